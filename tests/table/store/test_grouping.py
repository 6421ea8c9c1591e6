"""What is saved at the same time in SQLite is committed together, and nobody fails for another's fault."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gloaming.table.store.opening import store_at
from gloaming.table.store.sqlite import SqliteStore
from gloaming.table.store.store import Conflict, StoreDown
from table.store.given import HERE, THERE, change, table


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[SqliteStore]:
    store = store_at(sqlite_url)
    assert isinstance(store, SqliteStore)
    await store.open()
    yield store
    await store.close()


async def add_tables(store: SqliteStore, number: int) -> list[str]:
    ids = [f"t{i}" for i in range(number)]
    await asyncio.gather(*(store.add_table(table(id), HERE) for id in ids))
    return ids


async def lengths(store: SqliteStore, ids: list[str]) -> list[int]:
    found = [await store.load(id) for id in ids]
    return [len(saved.choices) for saved in found if saved is not None]


async def test_changes_of_one_tick_are_one_commit(store: SqliteStore) -> None:
    ids = await add_tables(store, 50)
    before = store.file.commits

    await asyncio.gather(*(store.save(change(2, 0, "a", id=id), HERE) for id in ids))

    assert store.file.commits == before + 1
    assert await lengths(store, ids) == [1] * 50


async def test_changes_of_different_ticks_are_all_saved(store: SqliteStore) -> None:
    ids = await add_tables(store, 10)

    async def play(id: str) -> None:
        for turn in range(10):
            await store.save(change(turn + 2, turn, f"turn {turn}", id=id), HERE)

    await asyncio.gather(*(play(id) for id in ids))

    assert await lengths(store, ids) == [10] * 10


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(right=st.lists(st.booleans(), min_size=1, max_size=20))
async def test_a_change_that_fails_fails_alone(store: SqliteStore, right: list[bool]) -> None:
    first = len(await store.tables("playing", limit=10**6))
    ids = [f"t{first + i}" for i in range(len(right))]
    await asyncio.gather(*(store.add_table(table(id), HERE) for id in ids))

    requests = [store.save(change(2, 0, "a", id=id), HERE if ok else THERE) for id, ok in zip(ids, right, strict=True)]
    answers = await asyncio.gather(*requests, return_exceptions=True)

    assert [answer is None for answer in answers] == right
    assert all(answer is None or isinstance(answer, Conflict) for answer in answers)
    assert await lengths(store, ids) == [int(ok) for ok in right]


async def test_a_change_that_makes_sqlite_give_up_everything_fails_alone(store: SqliteStore) -> None:
    ids = await add_tables(store, 5)
    trigger = (
        "CREATE TRIGGER poison BEFORE INSERT ON moves WHEN NEW.token = 'poison'"
        " BEGIN SELECT RAISE(ROLLBACK, 'everything is rolled back'); END"
    )
    await store.file.write(lambda db: db.execute(trigger) and None)

    tokens = ["a", "b", "poison", "c", "d"]
    requests = [store.save(change(2, 0, token, id=id), HERE) for id, token in zip(ids, tokens, strict=True)]
    answers = await asyncio.gather(*requests, return_exceptions=True)

    assert [type(answer) for answer in answers] == [type(None), type(None), StoreDown, type(None), type(None)]
    assert await lengths(store, ids) == [1, 1, 0, 1, 1]


async def test_a_large_change_on_a_full_disk_fails_alone(store: SqliteStore) -> None:
    ids = await add_tables(store, 5)

    def fill(db: sqlite3.Connection) -> None:
        [pages] = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages + 4}")

    await store.file.write(fill)

    tokens = ["a", "b", "long" * 25_000, "c", "d"]
    requests = [store.save(change(2, 0, token, id=id), HERE) for id, token in zip(ids, tokens, strict=True)]
    answers = await asyncio.gather(*requests, return_exceptions=True)

    assert [type(answer) for answer in answers] == [type(None), type(None), StoreDown, type(None), type(None)]
    assert await lengths(store, ids) == [1, 1, 0, 1, 1]


async def test_who_no_longer_waits_holds_nobody_up(store: SqliteStore) -> None:
    ids = await add_tables(store, 3)
    requests = [asyncio.create_task(store.save(change(2, 0, "a", "b", id=id), HERE)) for id in ids]
    await asyncio.sleep(0)

    requests[1].cancel()
    answers = await asyncio.gather(*requests, return_exceptions=True)

    assert [type(answer) for answer in answers] == [type(None), asyncio.CancelledError, type(None)]
    first, second, third = await lengths(store, ids)
    assert (first, third) == (2, 2)
    assert second in (0, 2)


async def test_what_is_begun_is_saved_before_the_file_is_closed(store: SqliteStore) -> None:
    ids = await add_tables(store, 20)
    requests = [asyncio.create_task(store.save(change(2, 0, "a", id=id), HERE)) for id in ids]
    await asyncio.sleep(0)

    await store.close()

    assert await asyncio.gather(*requests) == [None] * 20
    await store.open()
    assert await lengths(store, ids) == [1] * 20
