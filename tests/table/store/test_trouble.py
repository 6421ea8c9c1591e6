"""A database that cannot be used says why in one sentence, changes nothing, and works again when the cause is gone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import pytest

import gloaming.table.store.pool
from gloaming.table.store.opening import store_at
from gloaming.table.store.sqlite import SqliteStore
from gloaming.table.store.store import Store, StoreDown
from table.store.given import HERE, change, table


async def refusal(store: Store) -> str:
    """Returns why a store cannot be opened."""
    with pytest.raises(StoreDown) as refused:
        await store.open()
    return str(refused.value)


@contextmanager
def held(path: Path, how: str) -> Iterator[None]:
    """Holds a file as another program would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"BEGIN {how}")
        yield
        other.execute("ROLLBACK")


class TestSqlite:
    async def test_a_file_that_is_no_database(self, tmp_path: Path) -> None:
        path = tmp_path / "notes.txt"
        path.write_text("Buy milk. " * 200)

        assert await refusal(SqliteStore(path)) == f"{path} is not a database."
        assert path.read_text() == "Buy milk. " * 200

    async def test_a_database_of_another_program(self, tmp_path: Path) -> None:
        path = tmp_path / "other.sqlite"
        with closing(sqlite3.connect(path)) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
        before = path.read_bytes()

        assert await refusal(SqliteStore(path)) == f"{path} belongs to another program."
        assert path.read_bytes() == before

    async def test_a_folder_in_place_of_a_file(self, tmp_path: Path) -> None:
        assert await refusal(SqliteStore(tmp_path)) == (
            f"The database {tmp_path} cannot be used: it is a folder, not a file."
        )

    async def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        path = tmp_path / "file" / "tables.sqlite"

        assert await refusal(SqliteStore(path)) in (
            f"The database {path} cannot be used: {path.parent}: it is a file, not a folder.",
            f"The database {path} cannot be used: {path.parent}: Not a directory.",
        )

    @pytest.mark.skipif(not Path("/proc/self").exists(), reason="a folder in which not even root may write")
    async def test_a_folder_that_cannot_be_written_to(self) -> None:
        path = Path("/proc/tables.sqlite")

        assert await refusal(SqliteStore(path)) == (
            "The database /proc/tables.sqlite cannot be opened or created; is its folder writable?"
        )

    async def test_a_file_that_another_program_holds_cannot_be_opened(self, tmp_path: Path) -> None:
        path = tmp_path / "tables.sqlite"
        store = SqliteStore(path, wait=0.0)

        with held(path, "EXCLUSIVE"):
            assert await refusal(store) == f"Another program is using the database {path}."

        await store.open()
        await store.close()

    async def test_a_file_that_another_program_holds_can_be_read(self, tmp_path: Path) -> None:
        path = tmp_path / "tables.sqlite"
        store = SqliteStore(path, wait=0.0)
        await store.open()
        await store.add_table(table(), HERE)

        with held(path, "IMMEDIATE"):
            with pytest.raises(StoreDown, match=r"^Another program is using the database .*tables\.sqlite\.$"):
                await store.save(change(2, 0, "a"), HERE)
            assert await store.load("t1") == table()

        await store.save(change(2, 0, "a"), HERE)
        await store.close()

    async def test_a_full_disk(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        await store.add_table(table(), HERE)
        long = change(2, 0, *["long" * 1000] * 100)

        def limit(more: int, db: sqlite3.Connection) -> None:
            [pages] = db.execute("PRAGMA page_count").fetchone()
            db.execute(f"PRAGMA max_page_count = {pages + more}")

        await store.file.write(lambda db: limit(10, db))
        with pytest.raises(StoreDown, match=r"^The disk is full: nothing more can be saved in .*tables\.sqlite\.$"):
            await store.save(long, HERE)
        assert await store.load("t1") == table()

        await store.file.write(lambda db: limit(1000, db))
        await store.save(long, HERE)
        await store.close()


class TestPostgres:
    async def test_a_server_that_is_not_there(self, tmp_path: Path) -> None:
        said = await refusal(store_at(f"postgresql://amy:pass-word@/tables?host={tmp_path}"))

        assert said.startswith(f"The database tables at {tmp_path} cannot be reached:")
        assert "pass-word" not in said

    async def test_a_database_that_is_not_there(self, postgres_url: str) -> None:
        said = await refusal(store_at(postgres_url.replace("/test", "/missing")))

        assert said.endswith("does not exist.")

    async def test_tables_of_another_program(self, postgres_url: str) -> None:
        db = await asyncpg.connect(postgres_url)
        await db.execute("CREATE TABLE people (name TEXT)")

        assert (await refusal(store_at(postgres_url))).endswith('relation "people" already exists.')

        assert await db.fetchval("SELECT to_regclass('schema')") is None
        await db.close()

    async def test_a_connection_that_is_lost_is_made_anew(self, postgres_url: str) -> None:
        store = store_at(postgres_url)
        await store.open()
        await store.add_table(table(), HERE)
        db = await asyncpg.connect(postgres_url)

        async with db.transaction():
            await db.execute("LOCK TABLE moves")
            saving = asyncio.create_task(store.save(change(2, 0, "a"), HERE))
            others = "FROM pg_stat_activity WHERE application_name = 'gloaming'"
            while not await db.fetchval(f"SELECT pid {others} AND wait_event_type = 'Lock'"):
                await asyncio.sleep(0)
                await db.execute("SELECT pg_stat_clear_snapshot()")
            await db.execute(f"SELECT pg_terminate_backend(pid) {others}")
            with pytest.raises(StoreDown, match="cannot be used"):
                await saving

        assert await store.load("t1") == table()
        await store.save(change(2, 0, "a"), HERE)
        await db.close()
        await store.close()

    async def test_a_full_disk(self, postgres_url: str) -> None:
        store = store_at(postgres_url)
        await store.open()
        await store.add_table(table(), HERE)
        db = await asyncpg.connect(postgres_url)
        # The server says what it would say about a full disk.
        await db.execute(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql"
            " AS $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;"
            "CREATE TRIGGER full_disk BEFORE INSERT ON moves EXECUTE FUNCTION full_disk()"
        )

        with pytest.raises(StoreDown, match=r"has a full disk: nothing more can be saved\.$"):
            await store.save(change(2, 0, "a"), HERE)
        assert await store.load("t1") == table()

        await db.execute("DROP TRIGGER full_disk ON moves")
        await store.save(change(2, 0, "a"), HERE)
        await db.close()
        await store.close()

    async def test_a_server_that_does_not_answer(self, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        store = store_at(postgres_url)
        monkeypatch.setattr(gloaming.table.store.pool, "ANSWER_SECONDS", 0.5)
        await store.open()
        await store.add_table(table(), HERE)
        db = await asyncpg.connect(postgres_url)

        async with db.transaction():
            await db.execute("LOCK TABLE moves")
            with pytest.raises(StoreDown, match=r"is not responding\.$"):
                await store.save(change(2, 0, "a"), HERE)

        assert await store.load("t1") == table()
        await db.close()
        await store.close()

    async def test_a_server_that_may_only_be_read(self, postgres_url: str) -> None:
        store = store_at(postgres_url)
        await store.open()
        await store.add_table(table(), HERE)
        await store.close()
        db = await asyncpg.connect(postgres_url)
        name = await db.fetchval("SELECT current_database()")
        await db.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")

        assert (await refusal(store)).endswith("in a read-only transaction.")

        await db.close()
