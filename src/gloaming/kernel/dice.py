"""Randomness as state: a seeded stream that any machine continues in the same way."""

from __future__ import annotations

from hashlib import shake_128
from random import Random
from typing import Any, Final

from mypy_extensions import i64


class Dice:
    """One stream of dice. Its state is a key and how often it was drawn from.

    Every draw hashes the state, so that nobody can infer the next shuffle from the cards of the last.

    >>> Dice("7", "deal").shuffled(5)
    [4, 0, 2, 3, 1]
    """

    key: str
    stream: str
    drawn: int

    def __init__(self, key: str, stream: str, drawn: int = 0) -> None:
        self.key = key
        self.stream = stream
        self.drawn = drawn

    def clone(self) -> Dice:
        """Returns a stream that will roll the same."""
        return Dice(self.key, self.stream, self.drawn)

    def __reduce__(self) -> tuple[Any, ...]:
        return Dice, (self.key, self.stream, self.drawn)

    def draw(self, size: int) -> bytes:
        """Returns fresh random bytes."""
        state = f"{self.key}/{self.stream}/{self.drawn}"
        self.drawn += 1
        return shake_128(state.encode()).digest(size)

    def below(self, limit: int) -> int:
        """Returns a number from 0 to limit - 1."""
        return int.from_bytes(self.draw(32), "big") % limit

    def shuffled(self, count: int) -> list[int]:
        """Returns the numbers 0 to count - 1 in random order."""
        order = list(range(count))
        noise = self.draw(3 * count)  # 24 bits a pick: a bias of 4 in a million for 60 cards
        last: i64
        for last in range(count - 1, 0, -1):
            at = 3 * last
            pick = (noise[at] * 65536 + noise[at + 1] * 256 + noise[at + 2]) % (last + 1)
            order[last], order[pick] = order[pick], order[last]
        return order


def mixed(cards: list[int], rng: Random) -> list[int]:
    """Returns cards in random order; they are sorted first, so that nothing is left of how they really lie."""
    order = sorted(cards)
    shuffle(order, rng)
    return order


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


FACTOR: Final[i64] = 1791398085  # FACTOR * 2**32 - 1 and half of what is below it are prime: the longest period
LOW_HALF: Final[i64] = 2**32 - 1


class Luck:
    """Quick random numbers for trying a game out, by multiplying with carry (Marsaglia). No game state hangs on it."""

    state: i64

    def __init__(self, rng: Random) -> None:
        self.state = 1 + rng.getrandbits(60)

    def below(self, limit: i64) -> i64:
        """Returns a number from 0 to limit - 1, for limits that are small against 2**31."""
        state = FACTOR * (self.state & LOW_HALF) + (self.state >> 32)
        self.state = state
        return ((state ^ state >> 32) & LOW_HALF) * limit >> 32
