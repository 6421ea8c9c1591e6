"""A game that is being played, on the screen."""

from __future__ import annotations

from abc import abstractmethod

from gloaming.kernel.choices import Seat
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.screen import TableScreen


class LiveScreen(TableScreen):
    """The screen of a game at a table with bots, looked at through somebody's eyes."""

    def __init__(self, live: LiveGame, eyes: Seat | None) -> None:
        super().__init__(live, eyes)
        self.live = live

    def on_mount(self) -> None:
        self.show()
        self.run_worker(self.run_table(), name="bots")

    @abstractmethod
    async def run_table(self) -> None:
        """Lets the bots choose until the screen is left."""

    async def show_change(self) -> None:
        """Shows the game at every beat of the last choice, and then as it is."""
        for beat in self.live.beats.seen_by(self.eyes, self.tells):
            self.beat = beat
            self.show()
            if not await self.look():
                break
        self.beat = None
        self.live.beats.kept = []
        self.show()

    @abstractmethod
    async def look(self) -> bool:
        """Leaves time to look at a beat; tells whether there is time for the next one."""
