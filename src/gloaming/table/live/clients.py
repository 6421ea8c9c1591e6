"""Those who look at a table over a connection of their own."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from gloaming.table.live.course import Eyes
from gloaming.table.protocol import AnyAnswer
from gloaming.table.store.store import PersonRow

MOST_UNSENT: Final = 200  # messages that may wait for a slow connection before it is given up


class Client:
    """Somebody who looks at a table. What is posted waits here, so that no table waits for a slow connection."""

    def __init__(self, person: PersonRow, texts: bool = True) -> None:
        self.person = person
        self.texts = texts  # whether words are wanted beside the facts
        self.eyes: Eyes = None  # through whose eyes a spectator looks, where that is allowed
        self.up_to_date = False  # whether the whole log was sent
        self.readable: tuple[object, ...] | None = None  # what card texts were sent for, if any were
        self.unsent: list[bytes] = []
        self.waiting: asyncio.Future[None] | None = None  # for something to send; far smaller than a queue
        self.lost = False

    def post(self, answer: AnyAnswer) -> None:
        """Sends something, soon."""
        if len(self.unsent) >= MOST_UNSENT:
            self.hang_up()
        if not self.lost:
            self.unsent.append(msgspec.json.encode(answer))
            self.wake()

    def hang_up(self) -> None:
        """Ends the connection after what is waiting."""
        if not self.lost:
            self.lost = True
            self.wake()

    def wake(self) -> None:
        """Has the one who waits look again."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def posted(self) -> list[bytes]:
        """Returns what is to be sent, as soon as there is something; nothing once the connection has ended."""
        if not self.unsent and not self.lost:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
            self.waiting = None
        unsent, self.unsent = self.unsent, []
        return unsent
