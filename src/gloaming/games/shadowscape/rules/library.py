"""The cards of Shadowscape, for readers and authors."""

from __future__ import annotations

from typing import Any, Final

from gloaming.games.shadowscape.rules.box import Box
from gloaming.games.shadowscape.rules.reading.boxes import MOST_HEROES, MOST_WHISPERS, SHELF, SHORT_NAME, WORDS
from gloaming.games.shadowscape.rules.reading.heroes import hero_schema
from gloaming.games.shadowscape.rules.symbols import FACES, FOES, KINDS, NONE, PROFESSIONS, SHRINES, SIGNS, SYMBOLS
from gloaming.games.shadowscape.rules.vocabulary.grammar import VOCABULARY
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.english import listed, sentence, some
from gloaming.kernel.cards.library import Entry, Library
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.schema import card_file, line, mapping, some_terms

SHARDS: Final = "Shadow Shard"


class ShadowscapeLibrary(Library):
    """What is in the box, and what people add to it."""

    vocabulary = VOCABULARY
    shelf = SHELF
    is_shared = True

    def describe(self, deck: str) -> str:
        box = SHELF.named(deck)
        return f"{box.name}: {len(box.heroes.names)} Heroes, {len(box.whispers.names)} Whispers. {box.pitch}"

    def entries(self, deck: str) -> list[Entry]:
        box = SHELF.named(deck)
        return [
            *heroes(box),
            *actions(box),
            *fates(box),
            *gear(box),
            *whispers(box),
            *enemies(box),
            *lords(box),
            *rooms(box),
        ]

    def schema(self) -> dict[str, Any]:
        whisper = mapping(
            {"shards": {"type": "integer", "minimum": 1, "maximum": 3}, "needs": some_terms("condition", 1)},
            ("shards", "needs"),
        )
        properties = {
            **{word: line(longest) for word, longest in WORDS.items()},
            "box": line(WORDS["box"], f"^{SHORT_NAME}$"),
            "heroes": {"type": "object", "additionalProperties": hero_schema(), "maxProperties": MOST_HEROES},
            "whispers": {"type": "object", "additionalProperties": whisper, "maxProperties": MOST_WHISPERS},
        }
        return card_file("Heroes and Whispers for Shadowscape", VOCABULARY, properties, list(WORDS))


def texts_of(box: Box, card: int, to: Reader = OWNER) -> list[str]:
    """Returns the abilities of a card, a line for each."""
    return [ability_text(ability, to) for ability in box.abilities[card] if ability.effects]


def ability_text(ability: Ability, to: Reader = OWNER) -> str:
    """Returns an ability in words; what works by itself says so without a heading."""
    return ability.says(to) if ability.kind in ("ongoing", "whenever") else ability.text(to)


def side_text(box: Box, card: int, face: int, to: Reader = OWNER) -> str:
    """Returns what one side of an Action Card says, beside its symbols."""
    side = box.side(card, face)
    success, then = box.abilities[card][2 * face], box.abilities[card][2 * face + 1]
    said = [sentence(side.deed.text(to))] if side.deed is not None else []
    if success.effects:
        said.append(success.text(to))
    if then.effects:
        said.append(then.text(to) if said else then.says(to))
    return " ".join(said)


def side_facts(box: Box, card: int, face: int) -> str:
    """Returns the symbols on one side of an Action Card."""
    side = box.side(card, face)
    facts = [f"boost {SYMBOLS[side.boost].upper()}"] if side.boost != NONE else ["no boost"]
    if side.skill:
        facts.append(some(side.skill, "Skill Symbol"))
    if side.slots:
        facts.append(f"room for {some(side.slots, 'Wound')}")
    return ", ".join(facts)


def heroes(box: Box) -> list[Entry]:
    """Returns the Hero Cards."""
    printed = box.heroes
    return [
        Entry(
            printed.names[card],
            f"{printed.titles[card]}, {printed.epithets[card]}",
            f"{PROFESSIONS[printed.professions[card]]}, Movement {printed.movement[card]}, "
            f"Defence {printed.defence[card]}, "
            f"Hand Size {printed.hand_size[card]}, room for {some(printed.slots[card], 'Wound')}",
            texts_of(box, box.from_hero + card),
        )
        for card in range(len(printed.names))
    ]


def actions(box: Box) -> list[Entry]:
    """Returns the Action Cards, each with both sides."""
    printed = box.actions
    found = []
    for card in range(len(printed.names)):
        owner = printed.owners[card]
        facts = f"Action Card of {box.heroes.titles[owner]}" if owner != NONE else general_facts(box, card)
        lines = [
            f"{FACES[face].upper()} ({side_facts(box, card, face)}): {side_text(box, card, face)}" for face in range(2)
        ]
        found.append(Entry(printed.names[card], printed.titles[card], facts, lines))
    return found


def general_facts(box: Box, card: int) -> str:
    """Returns the price and the Shards of a General Action."""
    printed = box.actions
    foe = printed.cost_foes[card]
    kind = "Trophy" if foe == NONE else f"{FOES[foe].capitalize()} Trophy"
    price = some(printed.costs[card], kind).replace("Trophys", "Trophies")
    shards = f", {some(printed.shards[card], SHARDS)}" if printed.shards[card] else ""
    return f"General Action for {price}{shards}"


def fates(box: Box) -> list[Entry]:
    """Returns the Fate Cards."""
    printed = box.fates
    return [
        Entry(
            printed.names[card],
            printed.titles[card],
            f"{SYMBOLS[printed.symbols[card]].upper()}, {FOES[printed.foes[card]]}",
            texts_of(box, box.from_fate + card),
        )
        for card in range(len(printed.names))
    ]


def gear(box: Box) -> list[Entry]:
    """Returns the Equipment."""
    printed = box.gear
    found = []
    for card in range(len(printed.names)):
        facts = [KINDS[printed.kinds[card]]]
        if printed.hands[card] == 2:
            facts.append("two hands")
        if printed.professions[card] != NONE:
            facts.append(f"for a {PROFESSIONS[printed.professions[card]]}")
        if printed.shards[card]:
            facts.append(some(printed.shards[card], SHARDS))
        found.append(
            Entry(printed.names[card], printed.titles[card], ", ".join(facts), texts_of(box, box.from_gear + card))
        )
    return found


def needs_text(box: Box, card: int, to: Reader = OWNER) -> str:
    """Returns what a Whisper asks for."""
    return sentence(f"claim it when {listed([need.text(to) for need in box.whispers.needs[card]])}")


def whispers(box: Box) -> list[Entry]:
    """Returns the Whispers."""
    printed = box.whispers
    return [
        Entry(printed.names[card], printed.titles[card], some(printed.shards[card], SHARDS), [needs_text(box, card)])
        for card in range(len(printed.names))
    ]


def enemies(box: Box) -> list[Entry]:
    """Returns the kinds of Enemies, with what their Enemy Cards say."""
    printed = box.enemies
    found = []
    for kind in range(len(printed.kind_names)):
        tokens = [token for token in range(len(printed.names)) if printed.kinds[token] == kind]
        one = tokens[0]
        signs = "; ".join(" ".join(SIGNS[sign] for sign in printed.steps[token]) for token in tokens)
        facts = (
            f"{FOES[printed.foes[one]]}, {'Ranged' if printed.ranged[one] else 'Melee'} {printed.attack[one]}, "
            f"Defence {printed.defence[one]}, {len(tokens)} tokens: {signs}"
        )
        found.append(
            Entry(printed.kind_names[kind], printed.kind_titles[kind], facts, texts_of(box, box.from_kind + kind))
        )
    return found


def lords(box: Box) -> list[Entry]:
    """Returns the Lords with both sides of their cards."""
    printed = box.lords
    found = []
    for lord in range(len(printed.names)):
        lines = [printed.pitches[lord]]
        for side, name in enumerate(("Competitive", "Cooperative")):
            texts = [
                ability_text(box.abilities[box.from_lord + lord][number]) for number in printed.numbers[lord][side]
            ]
            values = f"attack {printed.attack[lord][side]}, Defence {printed.defence[lord][side]}"
            lines.append(" ".join([f"{name}: {values}.", *texts]))
        found.append(Entry(printed.names[lord], printed.titles[lord], "Lord of the Dungeon", lines))
    return found


def rooms(box: Box) -> list[Entry]:
    """Returns the rooms."""
    return [
        Entry(box.rooms.names[room], box.rooms.titles[room], ", ".join(features(box, room)) or "nothing there", [])
        for room in range(len(box.rooms.names))
    ]


def features(box: Box, room: int) -> list[str]:
    """Returns the features of a room (SHS-ROOM-1)."""
    printed = box.rooms
    found = [f"{FOES[printed.lairs[room]].capitalize()} Lair"] if printed.lairs[room] != NONE else []
    if printed.treasures[room]:
        found.append("Treasure")
    if printed.shards[room]:
        found.append(SHARDS)
    if printed.shrines[room] != NONE:
        found.append(f"{SHRINES[printed.shrines[room]].capitalize()} Shrine")
    return [*found, "Hero Starting Room"] if printed.is_start(room) else found
