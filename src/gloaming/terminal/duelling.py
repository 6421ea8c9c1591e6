"""A duel of a tournament: announced before it begins, played in earnest, and followed by the tournament."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual.binding import Binding, BindingType

from gloaming.terminal.live_duel import LiveDuel
from gloaming.terminal.pages import Page, SurePage
from gloaming.terminal.playing import PlayScreen


class AnnouncementPage(Page):
    """Whom one meets next, and how one stands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('sit')", "Sit down"),
        Binding("q,escape", "answer('leave')", "Leave the tournament"),
    ]

    def on_click(self) -> None:
        """Leaves the page open: a click is no answer here."""

    def action_answer(self, answer: str) -> None:
        """Closes the page with an answer."""
        self.dismiss(answer)


class ResultPage(AnnouncementPage):
    """How a duel ended."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q", "answer('on')", "Back to the tournament"),
        Binding("escape", "answer('look')", "View the table"),
    ]


class DuelScreen(PlayScreen):
    """The table of a duel. Nothing is undone at it, nobody is given hints, and there is no other game after it."""

    keys_help = (
        "Keys: arrows and Enter, or the key of a card or choice, or a click.\n"
        "  s score sheet   l log   space speed up   q leave the tournament"
    )

    def __init__(self, live: LiveDuel, title: str, announcement: str, pace: float) -> None:
        super().__init__(live, pace)
        self.kept = live.keeping is not None
        self.duel = title
        self.announcement = announcement

    async def run_table(self) -> None:
        """Announces the duel, and has it played if the person stays."""
        page = AnnouncementPage(self.duel, self.announcement, "Enter sit down   q leave the tournament")
        if await self.lay(page) == "leave":
            self.app.exit()
            await asyncio.Event().wait()
        await super().run_table()

    def action_leave(self) -> None:
        """Asks before the tournament is left in the middle of a duel."""
        if self.live.game.over:
            self.app.exit()
        else:
            self.run_worker(self.make_sure_to_leave(), name="leaving", exclusive=True, group="leaving")

    async def make_sure_to_leave(self) -> None:
        """Leaves the tournament once the person has confirmed it."""
        later = "You can resume this duel later." if self.kept else "It won't be saved."
        page = SurePage(f"Leave the tournament? {later}")
        if await self.app.push_screen(page, wait_for_dismiss=True) == "yes":
            self.app.exit()

    async def finish(self) -> None:
        """Tells how the duel ended, and goes back to the tournament."""
        keys = "Enter back to the tournament   Escape view the table"
        if await self.lay(ResultPage(self.scene().log[-1], self.sheet(), keys)) == "on":
            self.app.exit()
        await self.wait_for_person()
