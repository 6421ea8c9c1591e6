"""Putting cards in random order, as often as imagined games need it."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64


def shuffle(cards: list[int], rng: Random) -> None:
    """Puts up to 65,535 cards in random order, the same as a generator's own `shuffle` would, in less time.

    Numbers of 32 bits are drawn many at once, as many as will be needed at least, so that none is drawn in vain.

    >>> cards, others = list(range(60)), list(range(60))
    >>> shuffle(cards, Random(1)), Random(1).shuffle(others), cards == others
    (None, None, True)
    """
    drawn = b""
    at: i64 = 0
    unused: i64 = 16 - len(cards).bit_length()  # bits of the upper half of a number
    size: i64
    for size in range(len(cards), 1, -1):
        if size >> 15 - unused == 0:
            unused += 1
        pick = size
        while pick >= size:
            if at == len(drawn):
                drawn = rng.getrandbits(32 * (size - 1)).to_bytes(4 * (size - 1), "little")
                at = 0
            pick = drawn[at + 3] * 256 + drawn[at + 2] >> unused
            at += 4
        cards[size - 1], cards[pick] = cards[pick], cards[size - 1]
