"""Putting cards in random order, as often as imagined games need it."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from gloaming.kernel.dice import Luck


def shuffle(cards: list[int], rng: Random) -> None:
    """Puts cards in random order, with one draw from the generator.

    >>> cards = list(range(5))
    >>> shuffle(cards, Random(1))
    >>> cards
    [0, 4, 3, 2, 1]
    """
    luck = Luck(rng)
    size: i64
    for size in range(len(cards), 1, -1):
        pick = luck.below(size)
        cards[size - 1], cards[pick] = cards[pick], cards[size - 1]
