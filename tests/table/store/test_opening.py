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
from gloaming.table.store.store import PersonRow, Store, StoreDown, Taken
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


def forget_migrations(monkeypatch: pytest.MonkeyPatch, last: int) -> None:
    """Makes a program that knows the migrations up to one of them."""

    def fewer(dialect: Dialect) -> list[Migration]:
        return migrations(dialect)[:last]

    monkeypatch.setattr(gloaming.table.store.file, "migrations", fewer)
    monkeypatch.setattr(gloaming.table.store.pool, "migrations", fewer)


async def write(store: Store, *statements: str) -> None:
    """Changes a database as an older program would."""
    if isinstance(store, SqliteStore):
        await store.file.write(lambda db: [db.execute(statement) for statement in statements])
    else:
        assert isinstance(store, PostgresStore)
        async with store.pool.writing() as db:
            for statement in statements:
                await db.execute(statement)


async def test_games_from_before_versions_were_kept_were_played_by_the_first(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        forget_migrations(older, 3)
        store = await opened()
        no, facts = ("0", "x'7b7d'") if isinstance(store, SqliteStore) else ("false", "'{}'")
        await write(
            store,
            "INSERT INTO tables (id, game, phase, private, version, facts, length, home)"
            f" VALUES ('t1', 'shadow-cards', 'over', {no}, 1, {facts}, 0, 'here')",
            "INSERT INTO finished (id, game, names, people, scores, winners, choices, finished, rated, private)"
            f" VALUES ('t1', 'shadow-cards', '[]', '[]', '[]', '[]', 0, 2000.0, {no}, {no})",
        )
        await store.close()

    await store.open()
    saved, result = await store.load("t1"), await store.finished("t1")
    assert saved is not None
    assert result is not None
    assert (saved.rules, result.rules) == (1, 1)


async def test_accounts_from_before_names_were_their_own_get_theirs(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        forget_migrations(older, 5)
        store = await opened()
        await write(
            store,
            "INSERT INTO people VALUES ('a', 'Quiet Heron', 'amy', 'hash'), ('b', 'quiet heron', 'bo', 'hash')",
            "INSERT INTO people VALUES ('c', 'Quiet Heron', NULL, NULL), ('d', 'Dee', NULL, NULL)",
        )
        await store.close()

    await store.open()
    people = [await store.person(id) for id in "abcd"]
    assert [row.name for row in people if row] == ["Quiet Heron", "quiet heron", "Quiet Heron (guest)", "Dee"]
    for name in ("quietheron", "Amy", "BO"):
        with pytest.raises(Taken):
            await store.rename("d", name)
    await store.rename("b", "Heron")  # the other one has the name they shared


async def test_who_was_called_what_the_table_calls_others_is_called_something_else(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        forget_migrations(older, 6)
        store = await opened()
        for id, name in (("a", "You"), ("b", "Owl 2"), ("c", "you there"), ("d", "Youssef"), ("e", "Fox")):
            await store.add_person(PersonRow(id, name))
        await store.add_account("e", "erin", "hash")
        await store.close()

    await store.open()
    people = [await store.person(id) for id in "abcde"]
    assert [row.name for row in people if row] == [
        "You (guest)", "Owl 2 (guest)", "you there (guest)", "Youssef", "erin",
    ]  # fmt: skip


async def test_accounts_from_before_digits_counted_as_letters_keep_their_names(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        forget_migrations(older, 7)
        store = await opened()
        await write(
            store,
            "INSERT INTO people VALUES ('a', 'Iris 10', 'iris', 'hash'), ('b', 'Pedr0', 'pedr0', 'hash')",
            "INSERT INTO people VALUES ('c', 'Pedro', 'pedro', 'hash'), ('d', 'Dee', NULL, NULL)",
            "INSERT INTO names VALUES ('iris10', 'a'), ('iris', 'a'), ('pedr0', 'b'), ('pedro', 'c')",
        )
        await store.close()

    await store.open()
    people = [await store.person(id) for id in "abcd"]
    assert [row.name for row in people if row] == ["Iris 10", "Pedr0", "Pedro", "Dee"]
    for name in ("Iris 10", "lris 1o", "Iris", "Pedro", "PEDR0"):
        with pytest.raises(Taken):
            await store.rename("d", name)


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
        ("mysql://amy:pass-word@there/tables", r"starts with sqlite:/// or postgresql://, not with mysql:\.$"),
        ("tables.sqlite", r"not with something else\.$"),
        ("postgresql://[half/tables", "cannot be read"),
        ("sqlite://", "names no file"),
        ("sqlite://host/tables", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///folder/", "names no file"),
        ("sqlite:///a?synchronous=off", "synchronous must be full or normal, not off"),
        ("sqlite:///a?wait=long", "not long"),
        ("sqlite:///a?wait=-1", "not -1"),
        ("sqlite:///a?mode=ro", "unknown setting mode"),
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
