"""Heroes with their Action Cards, and General Actions."""

from __future__ import annotations

from typing import Final

import yaml

from gloaming.games.shadowscape.rules.box import Box, Side
from gloaming.games.shadowscape.rules.reading.parts import (
    AN_ABILITY,
    Parts,
    abilities,
    line,
    number,
    slug,
    text_of,
    titled,
    word,
)
from gloaming.games.shadowscape.rules.symbols import FACES, FOES, HEALING, NONE, PROFESSIONS, SYMBOLS
from gloaming.games.shadowscape.rules.vocabulary.deeds import Deed
from gloaming.games.shadowscape.rules.vocabulary.grammar import VOCABULARY
from gloaming.kernel.cards import schema
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.cards.schema import Schema, mapping

DEEDS: Final = tuple(VOCABULARY.terms("deed"))
CARDS: Final = 4  # of a Hero (SHS-CMP-5)
MOST_SLOTS: Final = 10  # in a Hero Area, so that the Wounds of the box suffice for four
BOOSTS: Final = SYMBOLS[:4]  # what can stand at the bottom of an Action Card (SHS-BOOST-2)
EMPTY: Final = {kind: Ability(VOCABULARY.kinds[kind], ()) for kind in ("success", "then")}

SIDE_KEYS: Final = (*DEEDS, "boost", "skill", "slots", "success", "then")
HERO_NEEDS: Final = ("epithet", "pitch", "profession", "movement", "defence", "hand-size", "slots", "cards")
HERO_KEYS: Final = (*HERO_NEEDS, "ongoing", "use", "whenever")


def side_schema() -> Schema:
    """Returns the schema of a side of an Action Card."""
    deeds = {name: schema.values(term) for name, term in VOCABULARY.terms("deed").items()}
    small = {"type": "integer", "minimum": 0, "maximum": 3}
    return mapping(
        {**deeds, "boost": {"enum": BOOSTS}, "skill": small, "slots": small, "success": AN_ABILITY, "then": AN_ABILITY},
        (),
    )


def hero_schema() -> Schema:
    """Returns the schema of a Hero."""
    card = mapping({"number": {"type": "integer"}, "a": side_schema(), "b": side_schema()}, ("a", "b"))
    whole = {"type": "integer", "minimum": 0, "maximum": 6}
    return mapping(
        {
            "epithet": schema.line(),
            "pitch": schema.line(200),
            "profession": {"enum": PROFESSIONS},
            "movement": whole,
            "defence": whole,
            "hand-size": whole,
            "slots": whole,
            **dict.fromkeys(("ongoing", "use", "whenever"), AN_ABILITY),
            "cards": {"type": "object", "additionalProperties": card, "minProperties": CARDS, "maxProperties": CARDS},
        },
        HERO_NEEDS,
    )


class HeroPages:
    """The abilities of Heroes, kept until the Action Cards have their numbers."""

    def __init__(self) -> None:
        self.of_cards: list[tuple[Ability, ...]] = []
        self.of_heroes: list[tuple[Ability, ...]] = []


def read_heroes(file: CardFile, node: yaml.Node | None, box: Box, pages: HeroPages) -> None:
    """Reads Heroes into the box."""
    for title, entry in titled(file, node, "Heroes", box.heroes.names):
        with file.about(title):
            read_hero(file, title, entry, box, pages)


def read_hero(file: CardFile, title: str, entry: yaml.Node, box: Box, pages: HeroPages) -> None:
    """Reads one Hero."""
    parts = file.mapping(entry, HERO_KEYS, HERO_NEEDS, "a Hero")
    heroes, place = box.heroes, len(box.heroes.names)
    heroes.names.append(slug(title))
    heroes.titles.append(title)
    heroes.epithets.append(line(file, parts, "epithet"))
    heroes.pitches.append(line(file, parts, "pitch", 200))
    heroes.professions.append(word(file, parts, "profession", PROFESSIONS, 0))
    heroes.movement.append(number(file, parts, "movement", 1, 3, 1))
    heroes.defence.append(number(file, parts, "defence", 0, 3))
    heroes.hand_size.append(number(file, parts, "hand-size", 2, 6, 3))
    heroes.slots.append(number(file, parts, "slots", 1, 5, 1))
    own = abilities(file, parts)
    if not own:
        file.problem(entry, "a Hero has an ability: ongoing, use or whenever")
    pages.of_heroes.append(tuple(own))
    cards: list[int] = []
    slots = heroes.slots[-1]
    for name, card in titled(file, parts.get("cards"), "Action Cards", box.actions.names):
        cards.append(len(box.actions.names))
        read_card(file, name, card, box, pages, place)
        slots += max(side.slots for side in box.actions.sides[-1])
    heroes.cards.append(cards)
    if len(cards) != CARDS:
        file.problem(parts.get("cards", entry), f"a Hero has {CARDS} Action Cards, found {len(cards)}")
    if slots > MOST_SLOTS:
        file.problem(entry, f"{slots} Wounds are too many for a Hero Area: there are {MOST_SLOTS} for each Hero")


def read_actions(file: CardFile, node: yaml.Node | None, box: Box, pages: HeroPages) -> None:
    """Reads General Actions into the box."""
    for title, entry in titled(file, node, "General Actions", box.actions.names):
        read_card(file, title, entry, box, pages, NONE)


def read_card(file: CardFile, title: str, entry: yaml.Node, box: Box, pages: HeroPages, owner: int) -> None:
    """Reads one Action Card."""
    general = owner == NONE
    keys = (*FACES, "number", "cost", "of", "shards") if general else (*FACES, "number")
    with file.about(title):
        parts = file.mapping(entry, keys, FACES, "an Action Card")
        actions = box.actions
        actions.names.append(slug(title))
        actions.titles.append(title)
        actions.numbers.append(number(file, parts, "number", 1, 999, NONE))
        actions.owners.append(owner)
        actions.costs.append(number(file, parts, "cost", 1, 2, 1) if general else 0)
        actions.cost_foes.append(word(file, parts, "of", FOES))
        actions.shards.append(number(file, parts, "shards", 0, 1))
        a, then_a = read_side(file, parts["a"]) if "a" in parts else (Side(None, NONE, 0, 0), tuple(EMPTY.values()))
        b, then_b = read_side(file, parts["b"]) if "b" in parts else (Side(None, NONE, 0, 0), tuple(EMPTY.values()))
        actions.sides.append((a, b))
        heals = HEALING in (a.kind, b.kind)
        actions.heals.append(heals)
        if heals and a.slots + b.slots:
            file.problem(entry, "a card that heals on either side shows no Wounds (SHS-HEAL-5, B-14)")
        pages.of_cards.append((*then_a, *then_b))


def read_side(file: CardFile, node: yaml.Node) -> tuple[Side, tuple[Ability, ...]]:
    """Reads a side of an Action Card."""
    parts: Parts = file.mapping(node, SIDE_KEYS, (), "a side")
    named = [name for name in DEEDS if name in parts]
    if len(named) > 1:
        file.problem(node, f"a side is one Action, not {' and '.join(named)}")
    deed: Deed | None = None
    if named:
        found = file.filled(VOCABULARY.terms("deed")[named[0]], parts[named[0]], parts[named[0]])
        deed = found if isinstance(found, Deed) else None
    texts = tuple(text_of(file, parts, kind, EMPTY[kind]) for kind in ("success", "then"))
    if not named and not texts[1].effects:
        file.problem(node, f"a side is an Action ({', '.join(DEEDS)}), or says under 'then' what it does")
    boost = word(file, parts, "boost", BOOSTS)
    if boost != NONE and (not named or named[0] == "prepare"):
        file.problem(node, "only attacks, Searches and Heals can be boosted (SHS-PREP-4)")
    return Side(deed, boost, number(file, parts, "skill", 0, 3), number(file, parts, "slots", 0, 3)), texts
