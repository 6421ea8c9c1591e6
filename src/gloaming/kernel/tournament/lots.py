"""The lots of a tournament: drawn from its seed, each for a purpose, whatever else was drawn before."""

from __future__ import annotations

from hashlib import shake_128


class Lots:
    """Lots for one purpose. They must never fall otherwise: a tournament that was kept is drawn again from its seed.

    >>> Lots(7, "lots").shuffled(5)
    [0, 2, 4, 3, 1]
    """

    def __init__(self, seed: int, purpose: str) -> None:
        self.purpose = f"{seed}/tournament {purpose}"
        self.drawn = 0

    def draw(self, size: int) -> bytes:
        """Returns fresh random bytes."""
        state = f"{self.purpose}/{self.drawn}"
        self.drawn += 1
        return shake_128(state.encode()).digest(size)

    def below(self, limit: int) -> int:
        """Returns a number from 0 to limit - 1."""
        return int.from_bytes(self.draw(32), "big") % limit

    def shuffled(self, count: int) -> list[int]:
        """Returns the numbers 0 to count - 1 in random order."""
        order = list(range(count))
        noise = self.draw(3 * count)
        for last in range(count - 1, 0, -1):
            pick = int.from_bytes(noise[3 * last : 3 * last + 3], "big") % (last + 1)
            order[last], order[pick] = order[pick], order[last]
        return order
