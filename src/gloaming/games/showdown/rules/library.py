"""Showdown's cards, for readers and authors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gloaming.games.showdown.rules.cards import DISCIPLINES, FIRST_ACE, FIRST_EDGE, NAMES, RED_JOKER, SUITS
from gloaming.games.showdown.rules.champions import (
    ACE_KINDS,
    CARD_KINDS,
    EDGE,
    KEYS,
    SHORT_NAME,
    WORDS,
    carried_deck,
    deck_in,
    deck_named,
    text_of,
)
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards.library import Entry, Library
from gloaming.kernel.cards.reading import LONGEST_TITLE
from gloaming.kernel.cards.schema import Schema, definitions


class ShowdownLibrary(Library):
    """The champions' decks."""

    vocabulary = VOCABULARY

    def decks(self) -> list[str]:
        """Returns the champions that come with the game."""
        return list(ROSTER)

    def title(self, deck: str) -> str:
        """Returns the champion's name."""
        return deck_named(deck).name

    def pitch(self, deck: str) -> str:
        """Returns how the champion fights."""
        return deck_named(deck).pitch

    def describe(self, deck: str) -> str:
        """Returns who the champion is."""
        found = deck_named(deck)
        return f"{found.name}, {found.epithet}. {found.pitch}"

    def entries(self, deck: str) -> list[Entry]:
        """Returns the fifty-four cards of a deck, the jokers last."""
        found = deck_named(deck)
        edges = " or ".join(facts_of(found, FIRST_EDGE + edge) for edge in range(2))
        cards = range(RED_JOKER + 1)
        printed = [
            Entry(NAMES[card], found.titles[card], facts_of(found, card), text_of(found, card)) for card in cards
        ]
        return [*printed, Entry("black-joker", "", edges, [])]

    def read(self, path: Path) -> str:
        """Returns a user's deck, checked."""
        return deck_in(path)

    def carried(self, source: str, text: str) -> str:
        """Returns the deck in a text, checked."""
        return carried_deck(source, text)

    def schema(self) -> dict[str, Any]:
        """Returns the JSON Schema of a champion's file."""
        parts: Schema = {
            **{word: line(longest) for word, longest in WORDS.items()},
            "champion": {**line(WORDS["champion"]), "pattern": f"^{SHORT_NAME}$"},
            "disciplines": every(SUITS, {**line(), "pattern": "^ *[PIC]( +[PIC]){11} *$"}),
            "black-joker": {
                "type": "array",
                "items": {"type": "string", "pattern": f"^{EDGE}$"},
                "minItems": 2,
                "maxItems": 2,
            },
            "triggers": every(DISCIPLINES, {"$ref": "#/$defs/ability"}),
            "aces": every(SUITS, card_schema(ACE_KINDS)),
            "cards": {
                "type": "object",
                "propertyNames": {"enum": NAMES[:FIRST_ACE]},
                "additionalProperties": card_schema(CARD_KINDS),
            },
        }
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "A champion of Showdown",
            "type": "object",
            "properties": parts,
            "required": list(KEYS),
            "additionalProperties": False,
            "$defs": definitions(VOCABULARY),
        }


def facts_of(deck: Deck, card: int) -> str:
    """Returns value and discipline of a card, or what it is."""
    if card == RED_JOKER:
        return "the champion"
    if FIRST_ACE <= card < RED_JOKER:
        return "Ace"
    return f"{deck.value(card)} {DISCIPLINES[deck.discipline(card)].capitalize()}"


def line(longest: int = LONGEST_TITLE) -> Schema:
    """Returns the schema of a line of text that says something."""
    return {"type": "string", "pattern": "[^ ]", "maxLength": longest}


def every(keys: list[str], value: Schema) -> Schema:
    """Returns the schema of a mapping that has each of some keys."""
    properties = dict.fromkeys(keys, value)
    return {"type": "object", "properties": properties, "required": keys, "additionalProperties": False}


def card_schema(kinds: tuple[str, ...]) -> Schema:
    """Returns the schema of a card with a title and an ability of some kind."""
    properties: Schema = {"title": line(), **{kind: {"$ref": "#/$defs/ability"} for kind in kinds}}
    return {
        "type": "object",
        "properties": properties,
        "required": ["title"],
        "minProperties": 2,
        "additionalProperties": False,
    }
