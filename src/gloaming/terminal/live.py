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
        """Returns the game on the table, or as it was at the beat that is shown."""
        return self.table.game if self.beat is None else self.beat.game

    def seen(self) -> list[Event]:
        """Returns what the eyes have seen happen, up to the beat that is shown."""
        return self.table.seen_by(self.eyes, None if self.beat is None else self.beat.heard)

    async def show_change(self) -> None:
        """Shows the game at every beat of the last choice, and then as it is."""
        for beat in self.table.beats.seen_by(self.eyes):
            self.beat = beat
            self.show()
            if not await self.look():
                break
        self.beat = None
        self.table.beats.kept = []
        self.show()

    @abstractmethod
    async def look(self) -> bool:
        """Leaves time to look at a beat; tells whether there is time for the next one."""
