"""A game among bots, watched."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType

from gloaming.terminal.bars import PromptBar
from gloaming.terminal.eyes import next_eyes, whose_eyes
from gloaming.terminal.live import LiveScreen
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.thinking import in_background
from gloaming.words.english import sentence
from gloaming.words.scene import Scene


class WatchScreen(LiveScreen):
    """The table with bots only: it runs, or goes on one choice at a time, or one beat."""

    keys_help = (
        "Keys: space run or pause, or skip ahead while a move is shown;\n"
        "  → one step   Tab switch view   s score sheet   l log   q quit"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "run", "Run or pause"),
        Binding("right,enter", "step", "Step"),
        Binding("tab,e", "eyes", "View", priority=True),
        Binding("q,escape", "leave", "Leave"),
    ]

    def __init__(self, live: LiveGame, delay: float, running: bool) -> None:
        super().__init__(live, None)
        self.delay = delay
        self.running = running
        self.skipped = False  # whether nobody wants to see what else the last choice set off
        self.pressed = asyncio.Event()
        self.finished = asyncio.Event()

    async def run_table(self) -> None:
        """Lets bots choose, each after a delay or a key."""
        while (decision := self.live.waiting_bot()) is not None:
            option = await in_background(partial(self.live.think, decision.seat))
            if self.live.would_be_heard(decision, option):
                await self.pause()
            self.live.choose(decision.seat, option)
            await self.show_change()
        self.finished.set()
        self.app.push_screen(self.sheet_page(self.scene().log[-1]))

    async def pause(self) -> None:
        """Waits for the delay, or for a key when the game stands still."""
        self.pressed.clear()
        if self.running and self.delay == 0:
            return
        try:
            await asyncio.wait_for(self.pressed.wait(), self.delay if self.running else None)
        except TimeoutError:
            return

    async def look(self) -> bool:
        """Leaves as much time for a beat as for a choice, unless the others are skipped."""
        self.skipped = False
        await self.pause()
        return not self.skipped

    def show_prompt(self, scene: Scene) -> None:
        """Shows who thinks, and through whose eyes this is seen."""
        how = "running" if self.running else "paused: → plays one move"
        note = f"{sentence(whose_eyes(self.eyes, self.seating))}, {how}."
        self.query_one(PromptBar).show(self.words.prompt(scene), note, False)

    def action_run(self) -> None:
        """Runs, or stops; at a beat it skips those that are left."""
        if self.beat is None:
            self.running = not self.running
        else:
            self.skipped = True
        self.pressed.set()
        self.show()

    def action_step(self) -> None:
        """Goes on by one choice."""
        self.pressed.set()

    def action_eyes(self) -> None:
        """Looks through the next seat's eyes."""
        self.eyes = next_eyes(self.eyes, self.live.game.players)
        self.show()

    def action_leave(self) -> None:
        """Leaves the table."""
        self.app.exit()
