"""Clocks: how long a seat may think, and when its time is up."""

from __future__ import annotations

from gloaming.kernel.choices import Seat
from gloaming.table.facts import Facts


class Clocks:
    """The running clocks of a table. Times are those of the loop, in seconds."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.since: dict[Seat, float] = {}  # when each running clock was started

    def start_game(self) -> None:
        """Gives everyone the time agreed."""
        if self.facts.clock.kind == "game":
            for seat in self.facts.seats:
                seat.seconds_left = float(self.facts.clock.seconds)

    def run(self, thinking: set[Seat], now: float) -> None:
        """Lets the clocks of those who are asked run, and stops the others."""
        if self.facts.clock.kind == "none":
            return
        for seat in list(self.since):
            if seat not in thinking:
                self.stop(seat, now)
        for seat in thinking:
            if seat not in self.since:
                self.since[seat] = now
                if self.facts.clock.kind == "move":
                    self.facts.seats[seat].seconds_left = float(self.facts.clock.seconds)

    def chosen(self, seat: Seat, now: float) -> None:
        """Stops a clock after a choice; the next question starts it anew."""
        if seat in self.since:
            self.stop(seat, now)
            if self.facts.clock.kind == "game":
                left = self.facts.seats[seat].seconds_left or 0.0
                self.facts.seats[seat].seconds_left = left + self.facts.clock.increment

    def stop(self, seat: Seat, now: float) -> None:
        """Stops a clock."""
        left = self.left(seat, now)
        del self.since[seat]
        self.facts.seats[seat].seconds_left = left if self.facts.clock.kind == "game" else None

    def left(self, seat: Seat, now: float) -> float | None:
        """Returns how many seconds a seat has left."""
        left = self.facts.seats[seat].seconds_left
        return left if left is None or seat not in self.since else max(0.0, left - (now - self.since[seat]))

    def deadline(self, seat: Seat, away: bool) -> float | None:
        """Returns when a seat's time is up; who lost the connection has some grace."""
        left = self.facts.seats[seat].seconds_left
        if left is None or seat not in self.since:
            return None
        return self.since[seat] + left + (self.facts.clock.grace if away else 0)
