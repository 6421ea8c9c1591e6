"""Connections to a PostgreSQL server, and what is said when there are none."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias
from urllib.parse import parse_qs, urlsplit

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from gloaming.table.store.schema import due, migrations
from gloaming.table.store.store import StoreDown

Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"

MOST = 10  # connections of a process
CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0

# Whoever brings the schema up to date holds this lock; the number only has to be the same everywhere.
MIGRATION_LOCK = 0x676C6F616D

# What a server says about itself and not about the question.
TROUBLES = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.InvalidTransactionStateError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    OSError,
    TimeoutError,
)


class Pool:
    """The connections of a process to a server."""

    def __init__(self, url: str) -> None:
        self._url = url
        parts = urlsplit(url)
        host = parts.hostname or parse_qs(parts.query).get("host", ["this machine"])[0]
        self._where = f"The database {parts.path.strip('/') or 'postgres'} at {host}"  # without the password
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    async def open(self) -> None:
        """Connects, and brings the schema up to date. Raises StoreDown."""
        await self.close()
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MOST,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                init=_prepare,
                # A server may be set up to answer before a commit is on disk.
                server_settings={"application_name": "gloaming", "synchronous_commit": "on"},
            )
        except (*TROUBLES, ValueError) as error:
            raise self._down(error) from error
        try:
            async with self.writing() as db:
                await self._migrate(db)
        except asyncpg.PostgresError as error:  # such as a table of that name which another program has made
            await self.close()
            raise self._down(error) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finishes what is being saved, and lets go of all connections."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    @asynccontextmanager
    async def writing(self, unique: Exception | None = None) -> AsyncIterator[Connection]:
        """Offers a connection whose changes happen whole or not at all. Raises `unique` if a value is taken."""
        try:
            async with self._connection() as db, db.transaction():
                yield db
        except asyncpg.UniqueViolationError as error:
            raise (unique or error) from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """Offers a connection that looks at one state of the database."""
        async with self._connection() as db, db.transaction(isolation="repeatable_read", readonly=True):
            yield db

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        if self._pool is None:
            raise StoreDown(f"{self._where} is not open.")
        try:
            async with self._pool.acquire(timeout=ANSWER_SECONDS) as db:
                yield db
        except TROUBLES as error:
            if isinstance(error, ValueError):  # a value of the wrong type, for which the server cannot be blamed
                raise
            raise self._down(error) from error

    def _down(self, error: Exception) -> StoreDown:
        if isinstance(error, asyncpg.DiskFullError):
            return StoreDown(f"{self._where} has a full disk: nothing more can be saved.")
        if isinstance(error, TimeoutError):
            return StoreDown(f"{self._where} is not responding.")
        if isinstance(error, OSError):
            return StoreDown(f"{self._where} cannot be reached: {error.strerror or error}.")
        return StoreDown(f"{self._where} cannot be used: {str(error).strip().rstrip('.')}.")

    async def _migrate(self, db: Connection) -> None:
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
        version = await db.fetchval("SELECT coalesce(max(version), 0) FROM schema")
        for step in due(migrations("postgres"), version, self._where):
            for statement in step.statements:
                await db.execute(statement)
            await db.execute("INSERT INTO schema VALUES ($1)", step.version)


async def _prepare(db: asyncpg.Connection[asyncpg.Record]) -> None:
    # PostgreSQL keeps no text with a zero byte in it, and a chat message may hold one.
    await db.set_type_codec("text", encoder=_without_zeros, decoder=str, schema="pg_catalog")


def _without_zeros(text: str) -> str:
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}")
