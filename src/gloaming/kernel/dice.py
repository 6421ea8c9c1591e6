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
