"""The database in a file: what is asked of SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from gloaming.table.names import GUEST, is_marked, key
from gloaming.table.store.file import SqliteFile
from gloaming.table.store.rows import (
    FINISHED,
    TABLE,
    TOURNAMENT,
    Saved,
    check,
    check_rules,
    finished_row,
    finished_values,
    players,
    seats,
    table,
)
from gloaming.table.store.store import (
    Change,
    Choice,
    Conflict,
    FinishedRow,
    Home,
    Message,
    Outdated,
    PersonRow,
    RatingRow,
    SavedTable,
    SavedTournament,
    Store,
    Taken,
    Unknown,
)

NOW = "(julianday('now') - 2440587.5) * 86400"  # in seconds since 1970
LIVING = f"SELECT process FROM processes WHERE until > {NOW}"


class SqliteStore(Store):
    """A database in a file. What is saved in one tick is committed together."""

    shared: ClassVar[bool] = False

    def __init__(self, path: Path, *, synchronous: bool = True, wait: float = 5.0) -> None:
        self.file = SqliteFile(path, synchronous, wait)

    async def open(self) -> None:
        """Opens the file, and brings the schema up to date. Raises StoreDown."""
        await self.file.open()

    async def close(self) -> None:
        """Finishes what is being saved, and lets go of the file."""
        await self.file.close()

    # People.

    async def add_person(self, row: PersonRow) -> None:
        """Adds a guest. Raises Taken, also if an account has that name."""

        def work(db: sqlite3.Connection) -> None:
            _check_name(db, row.id, row.name)
            try:
                db.execute("INSERT INTO people VALUES (?, ?, ?, ?)", (row.id, row.name, row.login, row.password))
            except sqlite3.IntegrityError as error:
                raise Taken(f"There is somebody with the id {row.id} or that login already.") from error

        await self.file.write(work)

    async def person(self, id: str) -> PersonRow | None:
        return await self.file.read(partial(_person, "id = ?", id))

    async def is_borne(self, name: str) -> bool:
        return await self.file.read(partial(_person, "lower(name) = lower(?)", name)) is not None

    async def rename(self, id: str, name: str) -> list[PersonRow]:
        """Gives somebody another name, which with an account is theirs alone. Raises Unknown, and Taken."""

        def work(db: sqlite3.Connection) -> list[PersonRow]:
            found = _person("id = ?", id, db)
            if found is None:
                raise Unknown(f"There is nobody with the id {id}.")
            _check_name(db, id, name)
            db.execute("UPDATE people SET name = ? WHERE id = ?", (name, id))
            return [] if found.login is None else _reserve(db, id, found.login, name)

        return await self.file.write(work)

    async def add_account(self, id: str, login: str, password: str) -> list[PersonRow]:
        """Gives a guest a login and a password's hash. Raises Taken (logins differ by more than case), Unknown."""

        def work(db: sqlite3.Connection) -> list[PersonRow]:
            found = _person("id = ?", id, db)
            if found is None:
                raise Unknown(f"There is nobody with the id {id}.")
            if found.login is not None:
                raise Taken(f"{id} has a login already.")
            _check_name(db, id, login)
            name = login if is_marked(found.name) or _is_held(db, id, found.name) else found.name
            values = (name, login, password, id)
            db.execute("UPDATE people SET name = ?, login = ?, password = ? WHERE id = ?", values)
            return _reserve(db, id, login, name)

        return await self.file.write(work)

    async def account(self, login: str) -> PersonRow | None:
        return await self.file.read(partial(_person, "lower(login) = lower(?)", login))

    # Tables.

    async def add_table(self, table: SavedTable, home: Home) -> None:
        """Adds a table that lives in a process. Raises Taken."""

        def work(db: sqlite3.Connection) -> None:
            try:
                cursor = db.execute(
                    f"INSERT INTO tables ({TABLE}, length, home) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        table.id,
                        table.game,
                        table.phase,
                        table.private,
                        table.version,
                        table.facts,
                        table.rules,
                        seats(table.asked),
                        len(table.choices),
                        home.process,
                    ),
                )
            except sqlite3.IntegrityError as error:
                raise Taken(f"There is a table {table.id} already.") from error
            assert cursor.lastrowid is not None
            _add_choices(db, cursor.lastrowid, 0, table.choices)
            _seat(db, cursor.lastrowid, table.people)

        await self.file.write(work)

    async def save(
        self, change: Change, home: Home, finished: FinishedRow | None = None, ratings: Sequence[RatingRow] = ()
    ) -> None:
        """Saves a change, whole or not at all, with the result and the new ratings if the game is over now."""

        def work(db: sqlite3.Connection) -> None:
            query = "SELECT number, version, length, home FROM tables WHERE id = ?"
            row = db.execute(query, (change.table,)).fetchone()
            saved = check(change, home, Saved(*row) if row else None)
            db.execute(
                "UPDATE tables SET version = ?, phase = ?, facts = coalesce(?, facts), rules = ?, asked = ?, length = ?"
                " WHERE number = ?",
                (
                    change.version,
                    change.phase,
                    change.facts,
                    change.rules,
                    seats(change.asked),
                    change.keep + len(change.choices),
                    saved.number,
                ),
            )
            if change.keep < saved.length:
                db.execute("DELETE FROM moves WHERE table_number = ? AND place >= ?", (saved.number, change.keep))
            _add_choices(db, saved.number, change.keep, change.choices)
            if change.people is not None:
                _seat(db, saved.number, change.people)
            if finished is not None:
                _add_finished(db, finished)
            _save_ratings(db, ratings)

        await self.file.write(work)

    async def load(self, id: str) -> SavedTable | None:

        def work(db: sqlite3.Connection) -> SavedTable | None:
            query = f"SELECT number, {TABLE} FROM tables WHERE id = ?"
            row = db.execute(query, (id,)).fetchone()
            if row is None:
                return None
            found = table(row[1:])
            choices = db.execute("SELECT seat, token, at FROM moves WHERE table_number = ? ORDER BY place", row[:1])
            found.choices = [Choice(*choice) for choice in choices]
            return found

        return await self.file.read(work)

    async def tables(self, phase: str, limit: int = 100) -> list[SavedTable]:
        """Returns the newest tables of a phase that are not private, without their choices."""

        def work(db: sqlite3.Connection) -> list[SavedTable]:
            rows = db.execute(
                f"SELECT {TABLE}, length FROM tables WHERE phase = ? AND NOT private ORDER BY number DESC LIMIT ?",
                (phase, limit),
            )
            return [table(row) for row in rows]

        return await self.file.read(work)

    async def tables_of(self, person: str, limit: int = 100) -> list[SavedTable]:
        """Returns the newest tables at which somebody has a seat and no game is over, without their choices."""

        def work(db: sqlite3.Connection) -> list[SavedTable]:
            rows = db.execute(
                f"SELECT {TABLE}, length FROM seated JOIN tables ON number = table_number"
                " WHERE person = ? AND (phase IN ('gathering', 'playing', 'broken')"
                " OR (phase = 'closed' AND length > 0)) ORDER BY number DESC LIMIT ?",
                (person, limit),
            )
            return [table(row) for row in rows]

        return await self.file.read(work)

    async def orphans(self) -> list[str]:
        """Returns the tables that are gathering or being played and live in no process that is alive."""

        def work(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "SELECT id FROM tables"
                f" WHERE phase IN ('gathering', 'playing') AND home NOT IN ({LIVING}) ORDER BY number"
            )
            return [id for (id,) in rows]

        return await self.file.read(work)

    async def say(self, table: str, name: str, seat: int | None, text: str, at: float) -> Message:

        def work(db: sqlite3.Connection) -> Message:
            cursor = db.execute(
                "INSERT INTO messages (table_number, name, seat, text, at)"
                " SELECT number, ?, ?, ?, ? FROM tables WHERE id = ?",
                (name, seat, text, at, table),
            )
            if cursor.rowcount == 0 or cursor.lastrowid is None:
                raise Unknown(f"There is no table {table}.")
            return Message(cursor.lastrowid, table, name, seat, text, at)

        return await self.file.write(work)

    async def messages(self, table: str, limit: int = 100) -> list[Message]:
        """Returns the last things said at a table, oldest first."""

        def work(db: sqlite3.Connection) -> list[Message]:
            rows = db.execute(
                "SELECT messages.id, name, seat, text, at FROM messages JOIN tables ON table_number = number"
                " WHERE tables.id = ? ORDER BY messages.id DESC LIMIT ?",
                (table, limit),
            ).fetchall()
            return [Message(id, table, name, seat, text, at) for id, name, seat, text, at in reversed(rows)]

        return await self.file.read(work)

    # Tournaments.

    async def add_tournament(self, row: SavedTournament) -> None:

        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute(
                    "INSERT INTO tournaments (id, phase, version, facts, home) VALUES (?, ?, ?, ?, ?)",
                    (row.id, row.phase, row.version, row.facts, row.home),
                )
            except sqlite3.IntegrityError as error:
                raise Taken(f"There is a tournament {row.id} already.") from error

        await self.file.write(work)

    async def save_tournament(self, row: SavedTournament) -> None:
        """Saves a tournament, which must follow the saved one by a single version. Raises Conflict."""

        def work(db: sqlite3.Connection) -> None:
            cursor = db.execute(
                "UPDATE tournaments SET phase = ?, version = ?, facts = ?, home = ? WHERE id = ? AND version = ?",
                (row.phase, row.version, row.facts, row.home, row.id, row.version - 1),
            )
            if cursor.rowcount == 0:
                raise Conflict(f"Version {row.version} of tournament {row.id} cannot follow the one that is saved.")

        await self.file.write(work)

    async def tournament(self, id: str) -> SavedTournament | None:

        def work(db: sqlite3.Connection) -> SavedTournament | None:
            row = db.execute(f"SELECT {TOURNAMENT} FROM tournaments WHERE id = ?", (id,)).fetchone()
            return SavedTournament(*row) if row else None

        return await self.file.read(work)

    async def tournaments(self, limit: int = 100) -> list[SavedTournament]:

        def work(db: sqlite3.Connection) -> list[SavedTournament]:
            rows = db.execute(f"SELECT {TOURNAMENT} FROM tournaments ORDER BY number DESC LIMIT ?", (limit,))
            return [SavedTournament(*row) for row in rows]

        return await self.file.read(work)

    async def running_tournaments(self) -> list[tuple[str, str]]:
        """Returns the tournaments that are being played, and by which living process they are tended, or ""."""

        def work(db: sqlite3.Connection) -> list[tuple[str, str]]:
            rows = db.execute(
                f"SELECT id, CASE WHEN home IN ({LIVING}) THEN home ELSE '' END FROM tournaments"
                " WHERE phase = 'playing' ORDER BY number"
            )
            return [(id, home) for id, home in rows]

        return await self.file.read(work)

    # Processes.

    async def beat(self, home: Home, seconds: float) -> None:
        """Tells that a process is alive, and will be for so many seconds without another word."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                f"INSERT INTO processes VALUES (?, ?, {NOW} + ?)"
                " ON CONFLICT (process) DO UPDATE SET address = excluded.address, until = excluded.until",
                (home.process, home.address, seconds),
            )

        await self.file.write(work)

    async def living(self) -> list[Home]:
        """Returns the processes whose time without a word has not run out."""

        def work(db: sqlite3.Connection) -> list[Home]:
            return [Home(*row) for row in db.execute(f"SELECT process, address FROM processes WHERE until > {NOW}")]

        return await self.file.read(work)

    async def leave(self, home: Home) -> None:
        """Tells that a process is about to end, or is dead; its tables are orphans at once."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM processes WHERE process = ?", (home.process,))

        await self.file.write(work)

    async def claim(self, table: str, home: Home, rules: Mapping[str, int]) -> Home | None:
        """Takes a table if it lives in no living process; returns where it lives then, or None if there is none."""

        def work(db: sqlite3.Connection) -> Home | None:
            row = db.execute("SELECT home, game, rules FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            owner, game, version = row
            if owner == home.process:
                return home
            query = f"SELECT process, address FROM processes WHERE process = ? AND until > {NOW}"
            if living := db.execute(query, (owner,)).fetchone():
                return Home(*living)
            check_rules(table, game, version, rules)
            db.execute("UPDATE tables SET home = ? WHERE id = ?", (home.process, table))
            return home

        return await self.file.write(work)

    # Finished games.

    async def finished(self, id: str) -> FinishedRow | None:

        def work(db: sqlite3.Connection) -> FinishedRow | None:
            row = db.execute(f"SELECT {FINISHED} FROM finished WHERE id = ?", (id,)).fetchone()
            return finished_row(row) if row else None

        return await self.file.read(work)

    async def history(self, person: str | None, limit: int = 50, before: float | None = None) -> list[FinishedRow]:
        """Returns the last finished games of somebody, or all that are not private; the newest first."""
        until = float("inf") if before is None else before
        if person is None:
            query = f"SELECT {FINISHED} FROM finished WHERE NOT private AND finished < ?"
            values: tuple[object, ...] = (until, limit)
        else:
            query = (
                f"SELECT {FINISHED} FROM players JOIN finished USING (id, finished) WHERE person = ? AND finished < ?"
            )
            values = (person, until, limit)

        def work(db: sqlite3.Connection) -> list[FinishedRow]:
            return [finished_row(row) for row in db.execute(query + " ORDER BY finished DESC, id DESC LIMIT ?", values)]

        return await self.file.read(work)

    async def rating(self, person: str, game: str) -> RatingRow | None:
        found = [row for row in await self.ratings(person) if row.game == game]
        return found[0] if found else None

    async def ratings(self, person: str) -> list[RatingRow]:

        def work(db: sqlite3.Connection) -> list[RatingRow]:
            query = "SELECT person, game, value, deviation, games FROM ratings WHERE person = ? ORDER BY game"
            return [RatingRow(*row) for row in db.execute(query, (person,))]

        return await self.file.read(work)


def _person(where: str, value: str, db: sqlite3.Connection) -> PersonRow | None:
    row = db.execute(f"SELECT id, name, login, password FROM people WHERE {where}", (value,)).fetchone()
    return PersonRow(*row) if row else None


def _is_held(db: sqlite3.Connection, id: str, name: str) -> bool:
    row = db.execute("SELECT person FROM names WHERE key = ?", (key(name),)).fetchone()
    return row is not None and row[0] != id


def _check_name(db: sqlite3.Connection, id: str, name: str) -> None:
    if _is_held(db, id, name):
        raise Taken(f"The name {name} is somebody else's.")


def _reserve(db: sqlite3.Connection, id: str, login: str, name: str) -> list[PersonRow]:
    db.execute("DELETE FROM names WHERE person = ?", (id,))
    keys = [(key(each), id) for each in dict.fromkeys((login, name))]
    db.executemany("INSERT INTO names VALUES (?, ?) ON CONFLICT DO NOTHING", keys)
    marked = db.execute(
        "UPDATE people SET name = name || ? WHERE login IS NULL AND lower(name) IN (lower(?), lower(?))"
        " RETURNING id, name",
        (GUEST, login, name),
    )
    return [PersonRow(*row) for row in marked.fetchall()]


def _add_choices(db: sqlite3.Connection, number: int, place: int, choices: list[Choice]) -> None:
    rows = [(number, place + i, choice.seat, choice.token, choice.at) for i, choice in enumerate(choices)]
    db.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", rows)


def _seat(db: sqlite3.Connection, number: int, people: frozenset[str]) -> None:
    db.execute("DELETE FROM seated WHERE table_number = ?", (number,))
    db.executemany("INSERT INTO seated VALUES (?, ?)", [(person, number) for person in people])


def _add_finished(db: sqlite3.Connection, row: FinishedRow) -> None:
    # A game may end, go on because a choice is undone, and end again.
    db.execute("DELETE FROM players WHERE id = ?", (row.id,))
    db.execute(f"REPLACE INTO finished ({FINISHED}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", finished_values(row))
    db.executemany("INSERT INTO players VALUES (?, ?, ?)", players(row))


def _save_ratings(db: sqlite3.Connection, rows: Sequence[RatingRow]) -> None:
    for row in rows:
        cursor = db.execute(
            "INSERT INTO ratings VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game) DO UPDATE"
            " SET value = excluded.value, deviation = excluded.deviation, games = excluded.games"
            " WHERE ratings.games = excluded.games - 1",
            (row.person, row.game, row.value, row.deviation, row.games),
        )
        if cursor.rowcount == 0:
            raise Outdated(f"The rating of {row.person} for {row.game} has changed since it was read.")
