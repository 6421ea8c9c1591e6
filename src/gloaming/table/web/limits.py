"""How often somebody may ask for something."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

Time = Callable[[], float]  # in seconds, from any beginning


class Bucket:
    """So many requests at once, and so many a second after that."""

    def __init__(self, at_once: int, a_second: float, time: Time = monotonic) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.time = time
        self.left = float(at_once)
        self.filled = time()

    def take(self) -> bool:
        """Takes a request out, if one is left."""
        now = self.time()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.a_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for everyone who asks, by address or id; the oldest ones are forgotten."""

    def __init__(self, at_once: int, a_second: float, most: int = 10_000, time: Time = monotonic) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.most = most
        self.time = time
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Takes a request out of somebody's bucket, if one is left."""
        bucket = self.buckets.pop(who, None) or Bucket(self.at_once, self.a_second, self.time)
        self.buckets[who] = bucket  # the most recent one last
        if len(self.buckets) > self.most:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()
