"""Clocks: how long a seat may think, and when its time is up."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gloaming.kernel.choices import Seat
from gloaming.table.live.facts import Facts


class Running(Struct, frozen=True):
    """A clock that runs: since when, and how long it still stands while its player is gone."""

    since: float
    grace: float
    gone_since: float | None = None


class Clocks:
    """The running clocks of a table. What is left of a whole game's time is among the facts, as of the last choice."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.running: dict[Seat, Running] = {}

    def start_game(self) -> None:
        """Gives everyone the time agreed."""
        if self.facts.clock.kind == "game":
            for seat in self.facts.seats:
                seat.seconds_left = float(self.facts.clock.seconds)

    def run(self, thinking: set[Seat], gone: set[Seat], now: float) -> None:
        """Lets the clocks of those who are asked run, and stops the others."""
        if self.facts.clock.kind == "none":
            return
        for seat in list(self.running):
            if seat not in thinking:
                self.stop(seat, now)
        for seat in thinking:
            if seat not in self.running:
                self.running[seat] = Running(now, self.facts.clock.grace)
        self.notice(gone, now)

    def notice(self, gone: set[Seat], now: float) -> None:
        """Has the clocks of players who are gone stand for a while, and those of players who are back run again."""
        for seat, clock in list(self.running.items()):
            if seat in gone and clock.gone_since is None:
                self.running[seat] = replace(clock, gone_since=now)
            elif seat not in gone and clock.gone_since is not None:
                stood = min(now - clock.gone_since, clock.grace)
                self.running[seat] = Running(clock.since + stood, clock.grace - stood)

    def chosen(self, seat: Seat, now: float) -> None:
        """Stops a clock after a choice; the next question starts it anew."""
        if seat in self.running:
            self.stop(seat, now)
            if self.facts.clock.kind == "game":
                left = self.facts.seats[seat].seconds_left or 0.0
                self.facts.seats[seat].seconds_left = left + self.facts.clock.increment

    def stop(self, seat: Seat, now: float) -> None:
        """Stops a clock."""
        left = self.left(seat, now)
        del self.running[seat]
        if self.facts.clock.kind == "game":
            self.facts.seats[seat].seconds_left = left

    def given(self, seat: Seat) -> float | None:
        """Returns how many seconds a seat had when its clock was started."""
        kind = self.facts.clock.kind
        if kind == "move":
            return float(self.facts.clock.seconds) if seat in self.running else None
        return self.facts.seats[seat].seconds_left

    def left(self, seat: Seat, now: float) -> float | None:
        """Returns how many seconds a seat has left."""
        given, clock = self.given(seat), self.running.get(seat)
        if given is None or clock is None:
            return given
        stood = 0.0 if clock.gone_since is None else min(now - clock.gone_since, clock.grace)
        return max(0.0, given - (now - clock.since - stood))

    def deadline(self, seat: Seat) -> float | None:
        """Returns when a seat's time is up; who lost the connection has some grace."""
        given, clock = self.given(seat), self.running.get(seat)
        if given is None or clock is None:
            return None
        return clock.since + given + (0.0 if clock.gone_since is None else clock.grace)
