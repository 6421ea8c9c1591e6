"""A file of SQLite, with one thread that writes and one that reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from gloaming.kernel import files
from gloaming.table.store.schema import due, migrations
from gloaming.table.store.store import StoreDown
from gloaming.table.store.threads import Tasks, WorkThread, read_each, write_together

T = TypeVar("T")

TROUBLES = {
    sqlite3.SQLITE_BUSY: "Another program is using the database {path}.",
    sqlite3.SQLITE_LOCKED: "Another program is using the database {path}.",
    sqlite3.SQLITE_FULL: "The disk is full: nothing more can be saved in {path}.",
    sqlite3.SQLITE_READONLY: "The database {path} is read-only.",
    sqlite3.SQLITE_PERM: "The database {path} is read-only.",
    sqlite3.SQLITE_CANTOPEN: "The database {path} cannot be opened or created; is its folder writable?",
    sqlite3.SQLITE_NOTADB: "{path} is not a database.",
    sqlite3.SQLITE_CORRUPT: "The database {path} is damaged.",
}


class SqliteFile:
    """A database in a file. What is written in one tick is committed together, before anyone hears of it."""

    def __init__(self, path: Path, synchronous: bool, wait: float) -> None:
        self.path = path
        self.commits = 0  # since the database was opened
        self._synchronous = synchronous
        self._wait = wait
        self._writer: WorkThread | None = None
        self._reader: WorkThread | None = None

    async def open(self) -> None:
        """Connects, and brings the schema up to date. Raises StoreDown."""
        await self.close()
        writer = WorkThread("store-writer", self._connect_to_write, self._write_all)
        reader = WorkThread("store-reader", self._connect_to_read, read_each)
        try:
            await writer.start()
            self._writer = writer
            await reader.start()
            self._reader = reader
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise self._down(error) from error

    async def close(self) -> None:
        """Finishes what is being saved, and lets go of the file."""
        threads = [thread for thread in (self._reader, self._writer) if thread]
        self._reader = self._writer = None
        for thread in threads:
            await thread.stop()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Has something done by the thread that writes, whole or not at all, and waits until it is on disk."""
        return await self._do(self._writer, work)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Has something looked up."""
        return await self._do(self._reader, work)

    async def _do(self, thread: WorkThread | None, work: Callable[[sqlite3.Connection], T]) -> T:
        if thread is None:
            raise StoreDown(f"The database {self.path} is not open.")
        try:
            return await thread.do(work)
        except sqlite3.Error as error:
            raise self._down(error) from error

    def _write_all(self, db: sqlite3.Connection, tasks: Tasks) -> None:
        self.commits += write_together(db, tasks)

    def _down(self, error: Exception) -> StoreDown:
        # Extended codes hold the plain one in their last byte.
        trouble = TROUBLES.get(getattr(error, "sqlite_errorcode", -1) & 0xFF)
        if isinstance(error, OSError):
            where = f"{error.filename}: " if error.filename else ""
            return StoreDown(f"The database {self.path} cannot be used: {where}{files.reason(error)}.")
        if trouble is None:
            return StoreDown(f"The database {self.path} cannot be used: {error}.")
        return StoreDown(trouble.format(path=self.path))

    # Opening.

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, timeout=self._wait, isolation_level=None)

    def _connect_to_read(self) -> sqlite3.Connection:
        db = self._connect()
        db.execute("PRAGMA query_only = ON")
        return db

    def _connect_to_write(self) -> sqlite3.Connection:
        files.make_folder(self.path.parent)
        files.check_kind(self.path)
        db = self._connect()
        try:
            self._migrate(db)
            self._use_log(db)
            db.execute(f"PRAGMA synchronous = {'FULL' if self._synchronous else 'NORMAL'}")
            db.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            db.close()
            raise
        self.commits = 0
        return db

    def _migrate(self, db: sqlite3.Connection) -> None:
        db.execute("BEGIN IMMEDIATE")  # whoever opens the file at the same time waits here
        try:
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if names and "schema" not in names:
                raise StoreDown(f"{self.path} belongs to another program.")
            db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
            [version] = db.execute("SELECT coalesce(max(version), 0) FROM schema").fetchone()
            for step in due(migrations("sqlite"), version, f"The database {self.path}"):
                for statement in step.statements:
                    db.execute(statement)
                db.execute("INSERT INTO schema VALUES (?)", (step.version,))
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def _use_log(self, db: sqlite3.Connection) -> None:
        """Switches the file to a write-ahead log, so that readers and the writer do not wait for each other."""
        until = monotonic() + self._wait
        while True:
            try:
                db.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                # For this one statement SQLite does not wait on its own while another process opens the file.
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                    raise
                sleep(0.01)
