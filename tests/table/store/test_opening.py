from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import gloaming.table.store.file
import gloaming.table.store.pool
from gloaming.table.store.opening import BadAddress, store_at
from gloaming.table.store.postgres import PostgresStore
from gloaming.table.store.schema import Dialect, Migration, migrations
from gloaming.table.store.sqlite import SqliteStore
from gloaming.table.store.store import PersonRow, Store, StoreDown
from table.store.conftest import Opener
from table.store.given import HERE, change, table


async def versions(store: Store) -> list[int]:
    if isinstance(store, SqliteStore):
        return await store.file.read(lambda db: [version for (version,) in db.execute("SELECT version FROM schema")])
    assert isinstance(store, PostgresStore)
    async with store.pool.reading() as db:
        return [version for (version,) in await db.fetch("SELECT version FROM schema")]


def add_migration(monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    """Makes a program that knows one migration more."""

    def more(dialect: Dialect) -> list[Migration]:
        known = migrations(dialect)
        return [*known, Migration(len(known) + 1, list(statements))]

    monkeypatch.setattr(gloaming.table.store.file, "migrations", more)
    monkeypatch.setattr(gloaming.table.store.pool, "migrations", more)


def test_both_databases_know_the_same_versions() -> None:
    numbers = [step.version for step in migrations("sqlite")]

    assert numbers == [step.version for step in migrations("postgres")]
    assert all(step.statements for dialect in ("sqlite", "postgres") for step in migrations(dialect))


async def test_an_empty_database_gets_the_newest_schema(store: Store) -> None:
    assert await versions(store) == [step.version for step in migrations("sqlite")]


async def test_what_was_saved_is_there_after_the_database_is_opened_again(opened: Opener) -> None:
    store = await opened()
    await store.add_table(table("t1", "a"), HERE)
    await store.save(change(2, 1, "b"), HERE)
    saved = await store.load("t1")
    await store.close()

    assert await (await opened()).load("t1") == saved
    await store.open()
    assert await store.load("t1") == saved


async def test_a_closed_database_says_so(store: Store) -> None:
    await store.close()
    await store.close()

    with pytest.raises(StoreDown, match="is not open"):
        await store.load("t1")
    with pytest.raises(StoreDown, match="is not open"):
        await store.add_person(PersonRow("amy", "Amy"))


async def test_of_many_who_open_a_database_one_makes_the_schema(url: str) -> None:
    stores = [store_at(url) for _ in range(6)]

    await asyncio.gather(*(store.open() for store in stores))

    assert await versions(stores[0]) == [step.version for step in migrations("sqlite")]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_newer_program_brings_the_schema_up_to_date_and_an_older_one_is_refused(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened()
    await store.add_person(PersonRow("amy", "Amy"))
    await store.close()
    newest = len(migrations("sqlite"))

    with monkeypatch.context() as newer:
        add_migration(newer, "ALTER TABLE ratings ADD COLUMN best DOUBLE PRECISION", "CREATE TABLE clubs (id TEXT)")
        await store.open()
        assert await versions(store) == list(range(1, newest + 2))
        assert await store.person("amy") == PersonRow("amy", "Amy")
        await store.close()

    with pytest.raises(StoreDown, match=rf"version {newest + 1} .* newer Gloaming; .* up to {newest}\.$"):
        await store.open()
    with pytest.raises(StoreDown, match="is not open"):
        await store.person("amy")


async def test_a_migration_happens_whole_or_not_at_all(opened: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await opened()
    await store.close()

    with monkeypatch.context() as newer:
        add_migration(newer, "CREATE TABLE clubs (id TEXT)", "ALTER TABLE guilds ADD COLUMN name TEXT")
        with pytest.raises(StoreDown, match="guilds"):
            await store.open()

    add_migration(monkeypatch, "CREATE TABLE clubs (id TEXT)")
    await store.open()
    assert len(await versions(store)) == len(migrations("sqlite")) + 1


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///tables.sqlite", "tables.sqlite"),
        ("sqlite:///data/tables.sqlite?synchronous=normal&wait=0.5", "data/tables.sqlite"),
        ("sqlite:////var/lib/a%20b/tables%3F.sqlite", "/var/lib/a b/tables?.sqlite"),
        ("sqlite:////var/lib/a#b", "/var/lib/a#b"),
    ],
)
def test_a_file_has_an_address(url: str, path: str) -> None:
    store = store_at(url)

    assert isinstance(store, SqliteStore)
    assert store.file.path == Path(path)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://amy:pass-word@there/tables", r"begins with sqlite:/// or postgresql://, not with mysql:\.$"),
        ("tables.sqlite", r"not with something else\.$"),
        ("postgresql://[half/tables", "cannot be read"),
        ("sqlite://", "names no file"),
        ("sqlite://host/tables", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///folder/", "names no file"),
        ("sqlite:///a?synchronous=off", "synchronous is full or normal, not off"),
        ("sqlite:///a?wait=long", "not long"),
        ("sqlite:///a?wait=-1", "not -1"),
        ("sqlite:///a?mode=ro", "there is no setting mode"),
    ],
)
def test_an_address_that_cannot_be_read_is_refused(url: str, reason: str) -> None:
    with pytest.raises(BadAddress, match=reason) as refused:
        store_at(url)

    assert "pass-word" not in str(refused.value)


@pytest.mark.parametrize(("setting", "level"), [("", 2), ("?synchronous=full", 2), ("?synchronous=normal", 1)])
async def test_a_power_cut_is_survived_unless_speed_is_wanted(sqlite_url: str, setting: str, level: int) -> None:
    store = store_at(sqlite_url + setting)
    assert isinstance(store, SqliteStore)
    await store.open()

    def settings(db: sqlite3.Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode", "foreign_keys")]

    assert await store.file.write(settings) == [level, "wal", 1]
    await store.close()


async def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    store = store_at(f"sqlite:///{tmp_path}/new/folder/tables.sqlite")

    await store.open()
    await store.close()

    assert (tmp_path / "new" / "folder" / "tables.sqlite").is_file()
