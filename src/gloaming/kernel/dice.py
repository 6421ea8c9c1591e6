"""Randomness as state: a seeded stream that any machine continues in the same way."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

# A draw of 512 bits serves so many picks of a shuffle: up to 1024 cards the bias stays under 2**-192.
PICKS_A_DRAW: Final = 32


class Dice:
    """One stream of dice. Its state is a key and how often it was drawn from.

    Every draw hashes the state, so that nobody can infer the next shuffle from the cards of the last.

    >>> Dice("7", "deal").shuffled(5)
    [3, 4, 2, 0, 1]
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

    def draw(self) -> int:
        """Returns 512 fresh random bits."""
        state = f"{self.key}/{self.stream}/{self.drawn}"
        self.drawn += 1
        return int.from_bytes(blake2b(state.encode()).digest(), "big")

    def below(self, limit: int) -> int:
        """Returns a number from 0 to limit - 1."""
        return self.draw() % limit

    def shuffled(self, count: int) -> list[int]:
        """Returns the numbers 0 to count - 1 in random order."""
        order = list(range(count))
        self.shuffle(order)
        return order

    def shuffle(self, order: list[int]) -> None:
        """Shuffles a list in place."""
        bits = 0
        for last in range(len(order) - 1, 0, -1):
            if last % PICKS_A_DRAW == 0 or bits == 0:
                bits = self.draw()
            bits, pick = divmod(bits, last + 1)
            order[last], order[pick] = order[pick], order[last]
