"""A record, stepped through forward and back."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from gloaming.kernel.beats import Beat
from gloaming.kernel.choices import Seat
from gloaming.terminal.bars import PromptBar
from gloaming.terminal.eyes import next_eyes, whose_eyes
from gloaming.terminal.screen import TableScreen
from gloaming.terminal.tape import Tape
from gloaming.words.scene import Scene


class ReplayScreen(TableScreen):
    """A game that was played, at any of its moments and through any eyes."""

    keys_help = (
        "Keys: ← → one move, PgUp PgDn ten, Home End first and last; Tab switch view.\n  s score sheet   l log   q quit"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "wind(-1)", "Back", key_display="←"),
        Binding("right,space,enter", "wind(1)", "Forward", key_display="→"),
        Binding("pageup", "wind(-10)", show=False),
        Binding("pagedown", "wind(10)", show=False),
        Binding("home", "wind(-100000)", show=False),
        Binding("end", "wind(100000)", show=False),
        Binding("tab,e", "eyes", "View", priority=True),
        Binding("q,escape", "leave", "Leave"),
    ]

    def __init__(self, tape: Tape, eyes: Seat | None) -> None:
        super().__init__(tape, eyes)
        self.tape = tape
        self.ahead: list[Beat] = []  # the beats of the last choice that are still to be shown

    def show_prompt(self, scene: Scene) -> None:
        last = scene.log[-1] if scene.log else ""
        note = f"Move {self.tape.at} of {self.tape.length}, {whose_eyes(self.eyes, self.seating)}."
        self.query_one(PromptBar).show(last, note, False)

    def action_wind(self, by: int) -> None:
        """Winds forward or back by so many choices; one step forward stops at every beat."""
        if by != 1:
            self.ahead = []
            self.tape.wind(self.tape.at + by)
        elif self.beat is None and self.tape.at < self.tape.length:
            self.tape.wind(self.tape.at + 1)
            self.ahead = self.tape.beats.seen_by(self.eyes, self.tells)
        self.beat = self.ahead.pop(0) if self.ahead else None
        self.show()

    def action_eyes(self) -> None:
        """Looks through the next seat's eyes."""
        self.eyes = next_eyes(self.eyes, self.tape.game.players)
        self.ahead, self.beat = [], None
        self.show()

    def action_leave(self) -> None:
        """Leaves the record."""
        self.app.exit()
