"""The fifty-four cards of a champion's deck, by number."""

from __future__ import annotations

from typing import Final

# A card is a number. Cards 0 to 47 are drawn from the deck, suit by suit from 2 to king; the four Aces follow, then the
# Red Joker and the two edges of the Black Joker.
Card = int

SUITS: Final = ["clubs", "diamonds", "hearts", "spades"]
RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
DISCIPLINES: Final = ["physical", "intellect", "cunning"]  # SD-CARD-4

DECK: Final = 48
LOWEST: Final = 2  # the value of the first rank; jack, queen and king are 11, 12 and 13 (B-1)
HIGHEST: Final = 13
ACES: Final = 4
FIRST_ACE: Final = 48
RED_JOKER: Final = 52
FIRST_EDGE: Final = 53
SECOND_EDGE: Final = 54

NONE: Final = -1  # no card, nobody

# The places of a seat's cards; the Black Joker is its two edges, and Aces lie in a row of their own.
HAND: Final = 0
FEINT_AREA: Final = 1
STRIKE_AREA: Final = 2
IN_USE: Final = 3  # played from the hand and not yet discarded
LOOKED_AT: Final = 4  # lifted from the deck by its owner
JOKER_AREA: Final = 5
DISCARDS: Final = 6
GONE: Final = 7  # removed from the game
DRAW_DECK: Final = 8

# The two parts of an attack.
FEINTED: Final = 0
STRUCK: Final = 1
TOTAL: Final = 2  # and their sum
PARTS: Final = ["feint", "strike"]

# How an Ace lies.
DOWN: Final = 0
UP: Final = 1
REMOVED: Final = 2

NAMES: Final = [
    *[f"{rank}-of-{suit}" for suit in SUITS for rank in RANKS],
    *[f"ace-of-{suit}" for suit in SUITS],
    "red-joker",
    "first-edge",
    "second-edge",
]


def card_named(name: str) -> Card:
    """Returns the card of a name such as `7-of-clubs`."""
    return NAMES.index(name)


def names_of(cards: list[Card]) -> list[str]:
    """Returns cards as words.

    >>> names_of([0, 47, 48])
    ['2-of-clubs', 'king-of-spades', 'ace-of-clubs']
    """
    return [NAMES[card] for card in cards]


def rank_value(card: Card) -> int:
    """Returns the value of a card that is drawn from the deck.

    >>> rank_value(card_named("queen-of-hearts"))
    12
    """
    return card % len(RANKS) + LOWEST


def is_edge(card: Card) -> bool:
    """Tells whether a feint is the Black Joker."""
    return card >= FIRST_EDGE
