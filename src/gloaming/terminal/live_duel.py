"""A duel of a tournament that is being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from gloaming.kernel.events import Event
from gloaming.terminal.live_game import LiveGame
from gloaming.tournament.playing import Choices, Sitting, started
from gloaming.words.seating import Seating


class LiveDuel(LiveGame):
    """A game in which every choice stays and is kept with the tournament, and nobody is advised."""

    serious = True
    keeping: Callable[[Choices], None] | None = None  # None where the tournament is not kept

    @classmethod
    def sit_down(cls, sitting: Sitting, keeping: Callable[[Choices], None] | None) -> Self:
        """Seats both and their teammates, at a duel that was left where it stood then."""
        heard: list[Event] = []
        seated = sitting.seats().values()
        names = [entrant.name for entrant in seated]
        bots = [None if entrant.is_person else entrant.bot for entrant in seated]
        live = cls(started(sitting, heard.append), Seating(names, bots), heard, None)
        live.keeping = keeping
        return live

    def keep(self) -> None:
        if self.keeping is not None:
            self.keeping(self.game.choices)
