"""A record that can be wound to any of its choices."""

from __future__ import annotations

from pathlib import Path

import gloaming
from gloaming.kernel import record
from gloaming.kernel.beats import Beats
from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.terminal import saves
from gloaming.words.seating import Seating, numbered


class Tape:
    """A record, the game as it was after some of its choices, and what had been heard by then."""

    def __init__(self, path: Path) -> None:
        self.record = record.read(path)
        self.heard: list[Event] = []
        self.game: Game = gloaming.replay(self.record)  # the whole record is checked before any of it is shown
        self.seating: Seating = saves.read_note(path, self.game.players) or numbered(self.game.players)
        self.at = 0
        self.wind(0)

    @property
    def length(self) -> int:
        """How many choices the record has."""
        return len(self.record.choices)

    def wind(self, number: int) -> None:
        """Winds to the moment when so many choices had been made."""
        self.at = max(0, min(number, self.length))
        self.heard = []
        before = max(0, self.at - 1)
        self.game = gloaming.replay(self.record, before, self.heard.append)
        self.beats = Beats(self.game, self.heard)  # of the last choice
        for seat, token in self.record.choices[before : self.at]:
            self.game.choose(seat, token)

    def check_seat(self, seat: Seat | None) -> Seat | None:
        """Returns the seat if it was at the table."""
        if seat is not None and not 0 <= seat < self.game.players:
            raise BadSetup(f"the record has seats 0 to {self.game.players - 1}, not {seat}")
        return seat
