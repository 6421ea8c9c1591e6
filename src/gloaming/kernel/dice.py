"""Randomness as state: a seeded stream that any machine continues in the same way."""

from __future__ import annotations

from hashlib import shake_128
from random import Random
from typing import Any, Final

from mypy_extensions import i64

BLOCK: Final[i64] = 168  # bytes that one round of the hash gives


class Dice:
    """One stream of dice. Its state is a key and how many bytes have been drawn from it.

    The bytes come from a hash of the key, block by block, so that nobody can infer the next shuffle from the cards of
    the last. Every number is exactly as likely as any other.

    >>> Dice("7", "deal").shuffled(5)
    [4, 1, 2, 3, 0]
    """

    key: str
    stream: str
    drawn: i64
    block: bytes  # in which the next byte lies; nothing as long as it has not been looked at

    def __init__(self, key: str, stream: str, drawn: i64 = 0) -> None:
        self.key = key
        self.stream = stream
        self.drawn = drawn
        self.block = b""

    def clone(self) -> Dice:
        """Returns a stream that will roll the same."""
        twin = Dice(self.key, self.stream, self.drawn)
        twin.block = self.block
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return Dice, (self.key, self.stream, self.drawn)

    def state(self) -> dict[str, Any]:
        """Returns the stream as plain data."""
        return {"key": self.key, "stream": self.stream, "drawn": self.drawn}

    def byte(self) -> i64:
        """Returns a fresh random byte."""
        place = self.drawn % BLOCK
        if place == 0 or len(self.block) == 0:
            state = f"{self.key}/{self.stream}/{self.drawn // BLOCK}"
            self.block = shake_128(state.encode()).digest(BLOCK)
        self.drawn += 1
        return self.block[place]

    def below(self, limit: i64) -> i64:
        """Returns a number from 0 to limit - 1, below 2**48; bytes that would make some likelier are passed over."""
        while True:
            span: i64 = 1
            number: i64 = 0
            while span < 4 * limit:
                number = 256 * number + self.byte()
                span *= 256
            rest = number % limit
            if number - rest <= span - limit:
                return rest

    def shuffled(self, count: int) -> list[int]:
        """Returns the numbers 0 to count - 1 in random order."""
        order = list(range(count))
        last: i64
        for last in range(count - 1, 0, -1):
            pick = self.below(last + 1)
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
