"""Fresh databases of both kinds, and the stores on them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from gloaming.table.store.opening import store_at
from gloaming.table.store.store import Store
from table.store.server import Server, is_here

Opener = Callable[[], Awaitable[Store]]

_numbers = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    if not is_here():
        pytest.skip("pgserver has no PostgreSQL for this Python")
    server = Server()
    yield server
    server.stop()


@pytest.fixture
async def postgres_url(server: Server) -> AsyncIterator[str]:
    name = f"test{next(_numbers)}"
    db = await asyncpg.connect(server.url("postgres"))
    await db.execute(f"CREATE DATABASE {name}")
    yield server.url(name)
    await db.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await db.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
async def opened(url: str) -> AsyncIterator[Opener]:
    """Opens the database, as often as wanted, as several processes would."""
    stores: list[Store] = []

    async def open() -> Store:
        store = store_at(url)
        await store.open()
        stores.append(store)
        return store

    yield open
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opened: Opener) -> Store:
    return await opened()
