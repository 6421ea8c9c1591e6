"""Threads that own a connection to SQLite, and how the event loop gives them work."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from gloaming.table.store.store import StoreDown

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Task(Generic[T]):
    """Something to do with a connection. It may be tried more than once, but is answered once."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.answer: Future[T] = Future()
        self._value: T
        self._error: Exception | None = None

    def attempt(self, db: sqlite3.Connection) -> None:
        """Does the work and remembers how it ended."""
        self._error = None
        try:
            self._value = self.work(db)
        except Exception as error:
            self._error = error

    @property
    def failed(self) -> bool:
        """Tells whether the last attempt failed."""
        return self._error is not None

    def fail(self, error: Exception) -> None:
        """Makes the last attempt a failure."""
        self._error = error

    def tell(self) -> None:
        """Lets the one who waits go on."""
        if self._error is None:
            self.answer.set_result(self._value)
        else:
            self.answer.set_exception(self._error)


Tasks = list[Task[Any]]


class WorkThread:
    """A thread that opens a connection and carries out one portion of tasks after another.

    Tasks given in one tick of the event loop, or while the thread is busy, make one portion.
    """

    def __init__(
        self,
        name: str,
        connect: Callable[[], sqlite3.Connection],
        carry_out: Callable[[sqlite3.Connection, Tasks], None],
    ) -> None:
        self._connect = connect
        self._carry_out = carry_out
        self._tick: Tasks = []
        self._portions: SimpleQueue[Tasks | None] = SimpleQueue()
        self._began: Future[None] = Future()
        self._ended: Future[None] = Future()
        self._open = False
        # A server that dies without closing its database must not hang on this thread.
        self._thread = Thread(target=self._live, name=name, daemon=True)

    async def start(self) -> None:
        """Starts the thread and waits for its connection. Raises whatever connecting raises."""
        self._thread.start()
        await asyncio.wrap_future(self._began)
        self._open = True

    async def do(self, work: Work[T]) -> T:
        """Has something done and returns its answer."""
        if not self._open:
            raise StoreDown("The database is not open.")
        task = Task(work)
        self._tick.append(task)
        if len(self._tick) == 1:
            asyncio.get_running_loop().call_soon(self._send)
        return await asyncio.wrap_future(task.answer)

    async def stop(self) -> None:
        """Finishes what is begun, and ends the thread."""
        if self._open:
            self._open = False
            self._send()
            self._portions.put(None)
            await asyncio.wrap_future(self._ended)

    def _send(self) -> None:
        if self._tick:
            self._portions.put(self._tick)
            self._tick = []

    def _live(self) -> None:
        try:
            db = self._connect()
        except BaseException as error:
            self._began.set_exception(error)
            return
        self._began.set_result(None)
        try:
            while (portion := self._next()) is not None:
                wanted = [task for task in portion if task.answer.set_running_or_notify_cancel()]
                self._answer(db, wanted)
        finally:
            db.close()
            self._ended.set_result(None)

    def _answer(self, db: sqlite3.Connection, tasks: Tasks) -> None:
        try:
            self._carry_out(db, tasks)
        except Exception as error:  # nobody may wait for ever, whatever happens here
            for task in tasks:
                task.fail(error)
        for task in tasks:
            task.tell()

    def _next(self) -> Tasks | None:
        portion = self._portions.get()
        while portion is not None and not self._portions.empty():
            more = self._portions.get()
            if more is None:
                self._portions.put(None)
                break
            portion += more
        return portion


def read_each(db: sqlite3.Connection, tasks: Tasks) -> None:
    """Carries out tasks that only read, each on one state of the database."""
    for task in tasks:
        try:
            db.execute("BEGIN")
            task.attempt(db)
            db.execute("ROLLBACK")
        except sqlite3.Error as error:
            task.fail(error)
            if db.in_transaction:
                db.execute("ROLLBACK")


class GivenUp(Exception):
    """A transaction that SQLite has rolled back on its own, as it may when the disk is full."""


def write_together(db: sqlite3.Connection, tasks: Tasks) -> int:
    """Carries out tasks in one transaction, so that each happens whole or not at all; returns the number of commits.

    If the transaction as a whole fails, each task is tried in one of its own, so that nobody fails for another's fault.
    """
    if not tasks:
        return 0
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        for task in tasks:
            task.fail(error)
        return 0
    try:
        for task in tasks:
            _in_savepoint(db, task)
        db.execute("COMMIT")
    except (sqlite3.Error, GivenUp) as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if len(tasks) > 1:
            return sum(write_together(db, [task]) for task in tasks)
        if isinstance(error, sqlite3.Error):
            tasks[0].fail(error)
        return 0
    return 1


def _in_savepoint(db: sqlite3.Connection, task: Task[Any]) -> None:
    db.execute("SAVEPOINT task")
    task.attempt(db)
    if task.failed:
        if not db.in_transaction:
            raise GivenUp
        db.execute("ROLLBACK TO task")
    db.execute("RELEASE task")
