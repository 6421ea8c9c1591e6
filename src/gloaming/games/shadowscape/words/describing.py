"""The table in lines of plain text."""

from __future__ import annotations

from gloaming.games.shadowscape.rules.library import needs_text
from gloaming.games.shadowscape.rules.view import ActionView, EnemyView, HeroView, RoomView
from gloaming.games.shadowscape.words.cards import box_of, titled, type_name, view_of, with_symbol
from gloaming.games.shadowscape.words.heroes import hero_called
from gloaming.games.shadowscape.words.prompts import status
from gloaming.games.shadowscape.words.texts import side_brief
from gloaming.kernel.cards.english import listed, some
from gloaming.words.english import counted
from gloaming.words.said import capital
from gloaming.words.scene import Scene, Section

WAYS = ("north", "east", "south", "west")


def sections(scene: Scene) -> list[Section]:
    """Returns the table; a hand is told with its Hero, since one may have several."""
    lines = [
        *dungeon(scene),
        *[line for hero in view_of(scene).heroes for line in hero_lines(scene, hero)],
        *rows(scene),
    ]
    return [Section("status", [status(scene)]), Section("table", lines)]


def dungeon(scene: Scene) -> list[str]:
    """Returns the rooms row by row, each with its doors, its features and whatever is in it."""
    lines = ["The dungeon, five rows from the north, rooms from the west:"]
    return lines + [f"  {room.row + 1}.{room.column + 1} {in_words(scene, room)}" for room in view_of(scene).rooms]


def in_words(scene: Scene, room: RoomView) -> str:
    """Returns a room."""
    facts = features(room)
    parts = [titled(scene, room.name) + (f" ({', '.join(facts)})" if facts else "")]
    parts += [hero_of(scene, name) for name in room.heroes]
    parts += [enemy(scene, each) for each in room.enemies]
    if room.treasure is not None:
        parts.append("a Treasure" if room.treasure.value is None else f"a Treasure of value {room.treasure.value}")
    doors = [f"{way} {sign}" for way, sign in zip(WAYS, room.doors, strict=True) if sign]
    return f"{'; '.join(parts)}. Doors: {', '.join(doors)}."


def hero_of(scene: Scene, name: str) -> str:
    """Returns a Hero of the dungeon."""
    hero = next(each for each in view_of(scene).heroes if each.hero == name)
    return str(capital(hero_called(scene, hero.seat, name)))


def features(room: RoomView) -> list[str]:
    """Returns what is printed in a room."""
    found = ["Hero Starting Room"] if room.start else []
    found += [f"{type_name(room.lair)} Lair"] if room.lair else []
    found += ["Treasure symbol"] if room.treasure_symbol and room.treasure is None else []
    found += [some(room.shards, "Shadow Shard")] if room.shards else []
    return found + ([f"{room.shrine.capitalize()} Shrine"] if room.shrine else [])


def enemy(scene: Scene, each: EnemyView) -> str:
    """Returns an Enemy or the Lord."""
    if each.type == "lord":
        return f"{titled(scene, each.token)}, the Lord, attack {each.attack}, Defence {each.defence}"
    kind = f"{type_name(each.type)}, {'Ranged' if each.ranged else 'Melee'} {each.attack}, Defence {each.defence}"
    return f"{titled(scene, each.token)} ({kind}, goes by {', '.join(each.signs)})"


def hero_lines(scene: Scene, hero: HeroView) -> list[str]:
    """Returns a Hero with its Hero Area and, as far as it may be seen, its hand."""
    if hero.hero is None:
        return []
    name = str(capital(hero_called(scene, hero.seat, hero.hero)))
    if name == "You":
        name = f"You, {titled(scene, hero.hero)}"
    where = f" in {titled(scene, hero.room)}" if hero.room else ""
    skill = counted(hero.skill, "Skill Symbol")
    readings = f"Movement {hero.movement}, Defence {hero.defence}, Hand Size {hero.hand_size}, {skill}"
    wounds = f", {counted(hero.wounds, 'Wound')} of {hero.slots} on the Hero Card" if hero.wounds else ""
    lines = [f"{name}{where}: {readings}{wounds}, {counted(hero.shards, 'Shadow Shard')}."]
    lines += [f"  {action(scene, card)}." for card in hero.cards]
    kept = [f"{titled(scene, trophy)} (Trophy)" for trophy in hero.trophies]
    kept += [f"a Treasure of value {value}" for value in hero.treasures]
    kept += [titled(scene, gear) + (" (of no use)" if gear in hero.useless else "") for gear in hero.equipment]
    kept += [f"{titled(scene, whisper)} (Whisper)" for whisper in hero.whispers]
    if kept:
        lines.append(f"  Has {listed(kept)}.")
    if hero.hand is not None:
        held = listed([with_symbol(scene, card) for card in hero.hand])
        return [*lines, f"  Hand: {held or 'empty'}."]
    known = f", among them {listed([with_symbol(scene, card) for card in hero.hand_known])}" if hero.hand_known else ""
    return [*lines, f"  Hand: {counted(hero.in_hand, 'Fate Card') if hero.in_hand else 'empty'}{known}."]


def action(scene: Scene, card: ActionView) -> str:
    """Returns an Action Card with the side that is face up."""
    box = box_of(scene)
    facts = [side_brief(box, box.actions.names.index(card.card), "ab".index(card.side))]
    facts += [f"boost {card.boost.upper()}"] if card.boost else []
    facts += [some(card.skill, "Skill Symbol")] if card.skill else []
    facts += [f"disabled by {some(card.wounds, 'Wound')}"] if card.wounds else []
    facts += ["exhausted"] if card.exhausted else []
    return f"{titled(scene, card.card)}, side {card.side.upper()}: {', '.join(facts)}"


def rows(scene: Scene) -> list[str]:
    """Returns what lies open to be claimed, the decks, and the Lord."""
    view, box = view_of(scene), box_of(scene)
    lines = [f"Whispers, {view.whisper_deck} more in the deck:"] if view.whisper_row else []
    for name in view.whisper_row:
        place = box.whispers.names.index(name)
        lines.append(
            f"  {titled(scene, name)}, {some(box.whispers.shards[place], 'Shadow Shard')}: {needs_text(box, place)}"
        )
    for what, names, left in (
        ("Equipment", view.equipment_row, view.equipment_deck),
        ("General Actions", view.action_row, view.action_deck),
    ):
        if names:
            lines.append(f"{what}: {listed([titled(scene, name) for name in names])}; {left} more in the deck.")
    lines.append(f"Fate deck: {view.fate_deck}; discarded: {len(view.fate_discards)}.")
    if view.lord is not None and view.lord_room is None:
        lord = f"{titled(scene, view.lord)}, attack {view.lord_attack}, Defence {view.lord_defence}"
        lines.append(f"The Lord of the Dungeon waits: {lord}.")
    return lines
