"""All that can be read in a game: cards, tokens and rooms, as they read for whoever looks."""

from __future__ import annotations

from functools import cache

from gloaming.games.shadowscape.rules.box import Box
from gloaming.games.shadowscape.rules.library import (
    SHARDS,
    ability_text,
    features,
    general_facts,
    needs_text,
    side_facts,
    side_text,
    texts_of,
)
from gloaming.games.shadowscape.rules.symbols import FACES, FOES, KINDS, NONE, PROFESSIONS, SHRINES, SIGNS, SYMBOLS
from gloaming.games.shadowscape.words.cards import box_of, thing, things_in, title_in, view_of
from gloaming.kernel.cards.english import listed, some
from gloaming.kernel.cards.reader import OWNER, SPECTATOR, Reader
from gloaming.kernel.choices import Seat
from gloaming.words.english import sentence
from gloaming.words.scene import CardText, Mark, Scene

OWNED = ("hero", "action", "fate", "gear")  # kinds of cards that somebody may have, so that they speak to their owner


def voice(scene: Scene, seat: Seat) -> Reader:
    """Returns how whoever looks reads the cards of a seat: only one's own speak to oneself."""
    return OWNER if seat == view_of(scene).seat else SPECTATOR


def printed(scene: Scene, seat: Seat, card: str) -> CardText:
    """Returns what is printed on a card of a seat."""
    owned = thing(scene, card).kind in OWNED
    return card_in(box_of(scene), card, voice(scene, seat) if owned else OWNER, view_of(scene).mode == "coop")


def texts(scene: Scene) -> dict[str, CardText]:
    """Returns everything in the box: what may have an owner by seat, and the rest as if it were the first one's."""
    view, found = view_of(scene), dict[str, CardText]()
    for name, (kind, _) in things_in(box_of(scene)).items():
        for seat in range(view.players if kind in OWNED else 1):
            found[f"{seat}:{name}"] = printed(scene, seat, name)
    return found


@cache
def card_in(box: Box, name: str, to: Reader, coop: bool) -> CardText:
    """Returns a card of a box for a reader."""
    kind, place = things_in(box).get(name, ("", 0))
    title = sentence(title_in(box, name))
    match kind:
        case "hero":
            return hero_card(box, place, to)
        case "action":
            return action_card(box, place, to)
        case "fate":
            return fate_card(box, place, to, coop)
        case "gear":
            return gear_card(box, place, to)
        case "whisper":
            shards = box.whispers.shards[place]
            facts = f"Whisper, {some(shards, SHARDS)}"
            return CardText(title, facts, needs_text(box, place, to), {"kind": kind, "shards": shards})
        case "enemy" | "kind":
            return enemy_card(box, place if kind == "enemy" else box.enemies.kinds.index(place), title)
        case "lord":
            return lord_card(box, place, coop)
        case "room":
            return room_card(box, place)
        case "treasure":
            value = box.treasures[place]
            return CardText("Treasure", f"Search value {value}", "", {"kind": kind, "value": value})
    return CardText(title, "", "")


def hero_card(box: Box, card: int, to: Reader) -> CardText:
    """Returns a Hero Card."""
    heroes = box.heroes
    facts = (
        f"{PROFESSIONS[heroes.professions[card]].capitalize()}, Movement {heroes.movement[card]}, "
        f"Defence {heroes.defence[card]}, Hand Size {heroes.hand_size[card]}, "
        f"room for {some(heroes.slots[card], 'Wound')}"
    )
    marks: dict[str, Mark] = {
        "kind": "hero",
        "epithet": heroes.epithets[card],
        "pitch": heroes.pitches[card],
        "profession": PROFESSIONS[heroes.professions[card]],
        "movement": heroes.movement[card],
        "defence": heroes.defence[card],
        "hand_size": heroes.hand_size[card],
        "slots": heroes.slots[card],
    }
    return CardText(heroes.titles[card], facts, " ".join(texts_of(box, box.from_hero + card, to)), marks)


def action_card(box: Box, card: int, to: Reader) -> CardText:
    """Returns an Action Card with both its sides."""
    actions, marks = box.actions, dict[str, Mark]()
    owner = actions.owners[card]
    facts = general_facts(box, card) if owner == NONE else f"Action Card of {box.heroes.titles[owner]}"
    marks["kind"] = "action"
    for face, name in enumerate(FACES):
        side = box.side(card, face)
        marks |= {
            f"{name}_says": side_text(box, card, face, to),
            f"{name}_boost": "" if side.boost == NONE else SYMBOLS[side.boost],
            f"{name}_skill": side.skill,
            f"{name}_slots": 0 if actions.heals[card] else side.slots,
            f"{name}_brief": side_brief(box, card, face),
        }
    if owner == NONE:
        foe = actions.cost_foes[card]
        marks |= {"cost": actions.costs[card], "cost_type": "" if foe == NONE else FOES[foe]}
        marks["shards"] = actions.shards[card]
    text = "\n".join(side_read(box, card, face, to) for face in range(len(FACES)))
    return CardText(actions.titles[card], facts, text, marks)


def side_read(box: Box, card: int, face: int, to: Reader) -> str:
    """Returns one side with its symbols, such as `A (boost BATTLE, room for a Wound): ...`."""
    return f"{FACES[face].upper()} ({side_facts(box, card, face)}): {side_text(box, card, face, to)}"


def side_brief(box: Box, card: int, face: int) -> str:
    """Returns what a side is for in two or three words, such as `Attack 3` or `Prepare 2+`."""
    deed = box.side(card, face).deed
    if deed is None:
        return "special"
    name = getattr(deed, "title", type(deed).__name__).removeprefix("Regular ")
    return f"{name} {deed.amount}{'' if deed.plus is None else '+'}"


def fate_card(box: Box, card: int, to: Reader, coop: bool) -> CardText:
    """Returns a Fate Card with the text that counts in this mode."""
    fates = box.fates
    symbol, foe = SYMBOLS[fates.symbols[card]], FOES[fates.foes[card]]
    both = [ability.says(to) for ability in box.abilities[box.from_fate + card]]
    marks: dict[str, Mark] = {"kind": "fate", "symbol": symbol, "type": foe, "red": both[0], "green": both[1]}
    return CardText(fates.titles[card], f"{symbol.upper()}, {foe.capitalize()}", both[1 if coop else 0], marks)


def gear_card(box: Box, card: int, to: Reader) -> CardText:
    """Returns a piece of Equipment."""
    gear = box.gear
    facts = [KINDS[gear.kinds[card]].capitalize()]
    profession = "" if gear.professions[card] == NONE else PROFESSIONS[gear.professions[card]]
    if gear.hands[card] == 2:
        facts.append("two hands")
    if profession:
        facts.append(f"for a {profession.capitalize()}")
    if gear.shards[card]:
        facts.append(some(gear.shards[card], SHARDS))
    marks: dict[str, Mark] = {
        "kind": "gear",
        "slot": KINDS[gear.kinds[card]],
        "hands": gear.hands[card],
        "profession": profession,
        "shards": gear.shards[card],
    }
    return CardText(gear.titles[card], ", ".join(facts), " ".join(texts_of(box, box.from_gear + card, to)), marks)


def enemy_card(box: Box, token: int, title: str) -> CardText:
    """Returns an Enemy with the signs it follows, and what its Enemy Card says."""
    enemies = box.enemies
    foe, reach = FOES[enemies.foes[token]], "Ranged" if enemies.ranged[token] else "Melee"
    signs = [SIGNS[sign] for sign in enemies.steps[token]]
    facts = (
        f"{foe.capitalize()}, {reach} {enemies.attack[token]}, Defence {enemies.defence[token]}, "
        f"goes by {', '.join(signs)}"
    )
    said = " ".join(texts_of(box, box.from_kind + enemies.kinds[token]))
    marks: dict[str, Mark] = {
        "kind": "enemy",
        "type": foe,
        "attack": enemies.attack[token],
        "defence": enemies.defence[token],
        "ranged": int(enemies.ranged[token]),
        "signs": " ".join(signs),
    }
    return CardText(title, facts, f"Advanced game: {said}" if said else "", marks)


def lord_card(box: Box, lord: int, coop: bool) -> CardText:
    """Returns a Lord with the side that is played with."""
    lords, side = box.lords, 1 if coop else 0
    attack, defence = lords.attack[lord][side], lords.defence[lord][side]
    said = [ability_text(box.abilities[box.from_lord + lord][number]) for number in lords.numbers[lord][side]]
    marks: dict[str, Mark] = {"kind": "lord", "attack": attack, "defence": defence, "pitch": lords.pitches[lord]}
    facts = f"Lord of the Dungeon, attack {attack}, Defence {defence}"
    return CardText(lords.titles[lord], facts, " ".join(said), marks)


def room_card(box: Box, room: int) -> CardText:
    """Returns a room with its features."""
    rooms = box.rooms
    marks: dict[str, Mark] = {
        "kind": "room",
        "lair": "" if rooms.lairs[room] == NONE else FOES[rooms.lairs[room]],
        "treasure": int(rooms.treasures[room]),
        "shards": rooms.shards[room],
        "shrine": "" if rooms.shrines[room] == NONE else SHRINES[rooms.shrines[room]],
        "start": int(rooms.is_start(room)),
    }
    return CardText(rooms.titles[room], listed(features(box, room)) or "no features", "", marks)
