"""The sixty cards: four suits of fifteen, red above all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.kernel.card_sets import CardSet

# A card is a number: its suit times fifteen plus its value. Sorting cards sorts a hand by suit, then by value.
Card = int

SUITS: Final = ["red", "yellow", "green", "blue"]  # SC-COMP-3
TRIBES: Final = ["Ignis", "Desert Blades", "Emerald Serpents", "Soul Shadows"]  # SC-COMP-7
TRUMP: Final = 0  # red, in every round (SC-COMP-6)
VALUES: Final = 15  # 0 to 14 (SC-COMP-2)
DECK: Final = 60
WHOLE_SUIT: Final[CardSet] = 2**VALUES - 1
NAMES: Final = [f"{suit}-{value}" for suit in SUITS for value in range(VALUES)]


def suit_of(card: i64) -> i64:
    """Returns the index of a card's suit."""
    return card // VALUES


def value_of(card: Card) -> int:
    """Returns the number printed on a card."""
    return card % VALUES


def sum_of(cards: list[Card]) -> int:
    """Returns the sum of the cards' values."""
    total = 0
    for card in cards:
        total += card % VALUES
    return total


def names_of(cards: list[Card]) -> list[str]:
    """Returns the cards as words.

    >>> names_of([7, 44])
    ['red-7', 'green-14']
    """
    return [NAMES[card] for card in cards]


def of_suit(cards: CardSet, suit: i64) -> CardSet:
    """Returns the cards of a suit among some.

    >>> from gloaming.kernel.card_sets import cards_of, set_of
    >>> names_of(cards_of(of_suit(set_of([3, 14, 15, 44]), TRUMP)))
    ['red-3', 'red-14']
    """
    lowest = suit * VALUES
    return (cards >> lowest & WHOLE_SUIT) << lowest


def beats(card: i64, other: i64) -> bool:
    """Tells whether a card laid later takes the trick from one that holds it."""
    if card // VALUES == other // VALUES:
        return card > other
    return card // VALUES == TRUMP
