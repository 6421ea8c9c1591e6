"""A game that is being played, on the screen."""

from __future__ import annotations

from abc import abstractmethod

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.terminal.screen import TableScreen
from gloaming.terminal.table import Table


class LiveScreen(TableScreen):
    """The screen of a game at a table with bots, looked at through somebody's eyes."""

    def __init__(self, table: Table, eyes: Seat | None) -> None:
        super().__init__(table.game, table.seating, eyes)
        self.table = table

    def on_mount(self) -> None:
        """Shows the table and lets the bots begin."""
        self.show()
        self.run_worker(self.run_table(), name="bots")

    @abstractmethod
    async def run_table(self) -> None:
        """Lets the bots choose until the screen is left."""

    def current_game(self) -> Game:
        """Returns the game on the table."""
        return self.table.game

    def seen(self) -> list[Event]:
        """Returns what the eyes have seen happen."""
        return self.table.seen_by(self.eyes)
