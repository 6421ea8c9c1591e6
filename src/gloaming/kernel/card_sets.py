"""Sets of cards, each in one machine word: for games with at most 62 cards, numbered from 0.

A set is a number whose bits are its cards, and is changed by making another one. The functions below read it, in the
order of the cards. Compiled, each is a few instructions; uncompiled, where every step has its price, others take the
place of some of them at the end of the module.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final, TypeVar

from mypy_extensions import i64

CardSet = i64
Thing = TypeVar("Thing")

NO_CARDS: Final[CardSet] = 0
# Every second bit, every second pair, and so on, for counting.
PAIRS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def just(card: i64) -> CardSet:
    """Returns the set of a single card."""
    one = card - card + 1  # of 64 bits: compiled, the literal 1 would be shifted as a number of 32
    return one << card


def holds(cards: CardSet, card: i64) -> bool:
    """Tells whether a card is in a set."""
    return cards >> card & 1 == 1


def with_card(cards: CardSet, card: i64) -> CardSet:
    """Returns a set with one more card."""
    one = card - card + 1
    return cards | one << card


def without(cards: CardSet, card: i64) -> CardSet:
    """Returns a set without one of its cards."""
    one = card - card + 1
    return cards & ~(one << card)


def count_of(cards: CardSet) -> i64:
    """Returns how many cards a set has.

    >>> count_of(set_of([3, 14, 61]))
    3
    """
    cards = cards - (cards >> 1 & PAIRS)
    cards = (cards & FOURS) + (cards >> 2 & FOURS)
    cards = cards + (cards >> 4) & EIGHTS
    cards += cards >> 8
    cards += cards >> 16
    return cards + (cards >> 32) & 127


def lowest(cards: CardSet) -> i64:
    """Returns the first card of a set that has one."""
    return count_of((cards & -cards) - 1)


def card_at(cards: CardSet, place: i64) -> i64:
    """Returns a card of a set by its place among them, counted from 0.

    >>> card_at(set_of([3, 14, 61]), 1)
    14
    """
    while place > 0:
        cards &= cards - 1
        place -= 1
    return lowest(cards)


def cards_of(cards: CardSet) -> list[int]:
    """Returns the cards of a set in order.

    >>> cards_of(set_of([61, 3, 14]))
    [3, 14, 61]
    """
    found: list[int] = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def among(things: list[Thing], cards: CardSet) -> list[Thing]:
    """Returns those things that stand at the places of a set's cards.

    >>> among(list("abcd"), set_of([3, 0]))
    ['a', 'd']
    """
    found: list[Thing] = []
    while cards:
        found.append(things[lowest(cards)])
        cards &= cards - 1
    return found


def set_of(cards: list[int]) -> CardSet:
    """Returns the set of some cards."""
    found = NO_CARDS
    for card in cards:
        found |= just(card)
    return found


# Uncompiled, the cards of a set are looked up suit by suit, so to speak: fifteen at a time.
PARTS: Final = [0x7FFF << first for first in range(0, 62, 15)]
_found: Final[dict[int, list[int]]] = {}


def cards_looked_up(cards: int) -> list[int]:
    """Returns what `cards_of` returns."""
    found: list[int] = []
    for part in PARTS:
        there = cards & part
        if there:
            if there not in _found:
                _found[there] = [card for card in range(there.bit_length()) if there >> card & 1]
            found += _found[there]
    return found


def among_looked_up(things: list[Thing], cards: int) -> list[Thing]:
    """Returns what `among` returns."""
    return list(map(things.__getitem__, cards_looked_up(cards)))


def card_looked_up(cards: int, place: int) -> int:
    """Returns what `card_at` returns."""
    return cards_looked_up(cards)[place]


def first_bit(cards: int) -> int:
    """Returns what `lowest` returns."""
    return (cards & -cards).bit_length() - 1


def without_bit(cards: int, card: int) -> int:
    """Returns what `without` returns."""
    return cards & ~(1 << card)


if isinstance(just, FunctionType):
    globals().update(
        count_of=int.bit_count,
        lowest=first_bit,
        card_at=card_looked_up,
        cards_of=cards_looked_up,
        among=among_looked_up,
        without=without_bit,
    )
