"""Work beside the screen, in threads that nobody waits for when the table is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Thought(Generic[Answer]):
    """Work in a daemon thread, and the answer that the loop waits for."""

    def __init__(self, work: Callable[[], Answer]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Answer] = self.loop.create_future()
        Thread(target=self.run, name="thought", daemon=True).start()

    def run(self) -> None:
        """Works, and hands over the answer or what went wrong."""
        try:
            found = self.work()
        except Exception as error:
            self.deliver(self.answer.set_exception, error)
        else:
            self.deliver(self.answer.set_result, found)

    def deliver(self, settle: Callable[..., None], outcome: object) -> None:
        """Passes the outcome to the loop, unless everybody has left."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.settle, settle, outcome)

    def settle(self, settle: Callable[..., None], outcome: object) -> None:
        """Settles the answer, if somebody still waits for it."""
        if not self.answer.done():
            settle(outcome)


async def in_background(work: Callable[[], Answer]) -> Answer:
    """Returns the answer of work that is done in a daemon thread, so that leaving never waits for it."""
    return await Thought(work).answer
