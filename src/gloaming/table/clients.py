"""Those who look at a table over a connection of their own."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from gloaming.table.match import Eyes
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
        self.decks: tuple[object, ...] = ()  # those whose card texts were sent
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.lost = False

    def post(self, answer: AnyAnswer) -> None:
        """Sends something, soon."""
        if self.outbox.qsize() >= MOST_UNSENT:
            self.hang_up()
        if not self.lost:
            self.outbox.put_nowait(msgspec.json.encode(answer))

    def hang_up(self) -> None:
        """Ends the connection after what is waiting."""
        if not self.lost:
            self.lost = True
            self.outbox.put_nowait(None)
