"""Showdown's cards, for readers and authors."""

from __future__ import annotations

from typing import Any, Final

from gloaming.games.showdown.rules import champions
from gloaming.games.showdown.rules.cards import DISCIPLINES, FIRST_ACE, FIRST_EDGE, NAMES, RED_JOKER, SUITS
from gloaming.games.showdown.rules.champions import deck_named, text_of
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards.library import Entry, Library
from gloaming.kernel.cards.schema import Schema, card_file, line, mapping

ABILITY: Final = {"$ref": "#/$defs/ability"}


class ShowdownLibrary(Library):
    """The champions' decks."""

    vocabulary = VOCABULARY
    shelf = champions.SHELF

    def describe(self, deck: str) -> str:
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

    def schema(self) -> dict[str, Any]:
        edge = {"type": "string", "pattern": f"^{champions.EDGE}$"}
        parts: Schema = {
            **{word: line(longest) for word, longest in champions.WORDS.items()},
            "champion": line(champions.WORDS["champion"], f"^{champions.SHORT_NAME}$"),
            "disciplines": every(SUITS, line(pattern="^ *[PIC]( +[PIC]){11} *$")),
            "black-joker": {"type": "array", "items": edge, "minItems": 2, "maxItems": 2},
            "triggers": every(DISCIPLINES, ABILITY),
            "aces": every(SUITS, card_schema(champions.ACE_KINDS)),
            "cards": {
                "type": "object",
                "propertyNames": {"enum": NAMES[:FIRST_ACE]},
                "additionalProperties": card_schema(champions.CARD_KINDS),
            },
        }
        return card_file("A champion of Showdown", VOCABULARY, parts, champions.KEYS)


def facts_of(deck: Deck, card: int) -> str:
    """Returns value and discipline of a card, or what it is."""
    if card == RED_JOKER:
        return "the champion"
    if FIRST_ACE <= card < RED_JOKER:
        return "Ace"
    return f"{deck.value(card)} {DISCIPLINES[deck.discipline(card)].capitalize()}"


def every(keys: list[str], value: Schema) -> Schema:
    """Returns the schema of a mapping that has each of some keys."""
    return mapping(dict.fromkeys(keys, value), keys)


def card_schema(kinds: tuple[str, ...]) -> Schema:
    """Returns the schema of a card with a title and an ability of some kind."""
    abilities = dict.fromkeys(kinds, ABILITY)
    return mapping({"title": line(), **abilities}, ["title"], minProperties=2)
