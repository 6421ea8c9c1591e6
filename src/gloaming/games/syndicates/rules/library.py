"""The cards of Shadows & Syndicates, for readers and authors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gloaming.games.syndicates.rules.printing import (
    MOST_CARDS,
    NUMBER,
    SETS,
    SHORT_NAME,
    WORDS,
    carried_set,
    set_in,
    set_named,
    texts_on,
)
from gloaming.games.syndicates.rules.sets import CHARACTERS, FACTIONS, FX_KINDS, NONE, RARITIES, CardSet
from gloaming.games.syndicates.rules.texts import KINDS, OTHER_FACE, ROLLS
from gloaming.games.syndicates.rules.vocabulary import VOCABULARY
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.kernel.cards.library import Entry, Library
from gloaming.kernel.cards.reading import LONGEST_TITLE
from gloaming.kernel.cards.schema import Schema, definitions, some_terms, values


class SyndicatesLibrary(Library):
    """The sets of cards."""

    vocabulary = VOCABULARY
    is_shared = True

    def decks(self) -> list[str]:
        """Returns the sets that come with the game."""
        return list(SETS)

    def title(self, deck: str) -> str:
        """Returns the name of a set."""
        return set_named(deck).name

    def pitch(self, deck: str) -> str:
        """Returns whom a set brings together."""
        return set_named(deck).pitch

    def describe(self, deck: str) -> str:
        """Returns a set in one line."""
        found = set_named(deck)
        return f"{found.name}: {len(found)} cards. {found.pitch}"

    def entries(self, deck: str) -> list[Entry]:
        """Returns all cards of a set."""
        found = set_named(deck)
        return [
            Entry(found.names[card], found.titles[card], facts_of(found, card), texts_on(found, card))
            for card in range(len(found))
        ]

    def read(self, path: Path) -> str:
        """Returns a user's set, checked."""
        return set_in(path)

    def carried(self, source: str, text: str) -> str:
        """Returns the set in a text, checked."""
        return carried_set(source, text)

    def schema(self) -> dict[str, Any]:
        """Returns the JSON Schema of a set."""
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "A set of Shadows & Syndicates",
            "type": "object",
            "properties": {
                **{word: line(longest) for word, longest in WORDS.items()},
                "set": {**line(WORDS["set"]), "pattern": f"^{SHORT_NAME}$"},
                "cards": {
                    "type": "object",
                    "propertyNames": {"pattern": f"^{NUMBER}$"},
                    "additionalProperties": {"anyOf": [character_schema(), fx_schema()]},
                    "maxProperties": MOST_CARDS,
                },
            },
            "required": [*WORDS, "cards"],
            "additionalProperties": False,
            "$defs": definitions(VOCABULARY),
        }


def spoken(kind: str) -> str:
    """Returns a kind of card as people write it.

    >>> spoken("energy-boost"), spoken("high-tech-stuff")
    ('energy boost', 'high-tech stuff')
    """
    return kind.replace("-", " ").replace("high tech", "high-tech")


def facts_of(found: CardSet, card: int) -> str:
    """Returns number, kind, rarity, KT and partner of a card."""
    facts = [f"{found.rarities[card]} {found.numbers[card]:02}/{len(found)}"]
    if found.factions[card] != NONE:
        facts.append(FACTIONS[found.factions[card]])
    facts.append(spoken(found.kinds[card]))
    if found.kt[card]:
        facts.append(f"{found.kt[card]} KT")
    if found.duos[card] != NONE:
        facts.append(f"duo with {found.titles[found.duos[card]]}")
    if not found.is_character(card):
        facts.append("helps" if found.helps[card] else "harms")
    return ", ".join(facts)


def line(longest: int = LONGEST_TITLE) -> Schema:
    """Returns the schema of a line of text that says something."""
    return {"type": "string", "pattern": "[^ ]", "maxLength": longest}


def character_schema() -> Schema:
    """Returns the schema of a character."""
    text: Schema = {
        "type": "object",
        "properties": {
            "name": line(),
            "while": line(),
            "roll": {"enum": list(ROLLS)},
            "effects": some_terms("effect", 1),
        },
        "required": ["name", "effects"],
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "properties": {
            "name": line(),
            "title": line(),
            "faction": {"enum": FACTIONS},
            "kind": {"enum": CHARACTERS},
            "rarity": {"enum": RARITIES},
            "kt": {"enum": list(range(10, 61, 10))},
            "duo": line(),
            **dict.fromkeys((*KINDS, OTHER_FACE), text),
        },
        "required": ["name", "title", "faction", "kind", "rarity", "kt"],
        "additionalProperties": False,
    }


def fx_schema() -> Schema:
    """Returns the schema of an FX card."""
    return {
        "type": "object",
        "properties": {
            "name": line(),
            "faction": {"enum": FACTIONS},
            "kind": {"enum": FX_KINDS},
            "rarity": {"enum": RARITIES},
            "helps": {"type": "boolean"},
            "may-wait": {"type": "boolean"},
            "roll": {"enum": list(ROLLS)},
            "effects": some_terms("effect", 1),
            "attach": values(Attach),
        },
        "required": ["name", "kind", "rarity", "helps"],
        "oneOf": [{"required": ["effects"]}, {"required": ["attach"]}],
        "additionalProperties": False,
    }
