"""The database on a server: PostgreSQL, which several processes share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from gloaming.table.names import GUEST, is_marked, key
from gloaming.table.store.pool import Connection, Pool
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

NAME_LOCK = 0x6E616D65  # only has to be the same everywhere

# now() is when the transaction began, which may have waited for a lock since.
LIVING = "SELECT process FROM processes WHERE until > clock_timestamp()"


class PostgresStore(Store):
    """A database on a server."""

    shared: ClassVar[bool] = True

    def __init__(self, url: str) -> None:
        self.pool = Pool(url)

    async def open(self) -> None:
        """Connects, and brings the schema up to date. Raises StoreDown."""
        await self.pool.open()

    async def close(self) -> None:
        """Finishes what is being saved, and lets go of all connections."""
        await self.pool.close()

    # People.

    async def add_person(self, row: PersonRow) -> None:
        """Adds a guest. Raises Taken, also if an account has that name."""
        async with self.pool.writing() as db:
            await _check_name(db, row.id, row.name)
            added = await db.fetchval(
                "INSERT INTO people VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id",
                row.id,
                row.name,
                row.login,
                row.password,
            )
            if added is None:
                raise Taken(f"There is somebody with the id {row.id} or that login already.")

    async def person(self, id: str) -> PersonRow | None:
        async with self.pool.reading() as db:
            row = await db.fetchrow("SELECT id, name, login, password FROM people WHERE id = $1", id)
        return PersonRow(*row) if row else None

    async def is_borne(self, name: str) -> bool:
        async with self.pool.reading() as db:
            return bool(await db.fetchval("SELECT EXISTS (SELECT 1 FROM people WHERE lower(name) = lower($1))", name))

    async def rename(self, id: str, name: str) -> list[PersonRow]:
        """Gives somebody another name, which with an account is theirs alone. Raises Unknown, and Taken."""
        async with self.pool.writing() as db:
            row = await db.fetchrow("SELECT login FROM people WHERE id = $1 FOR UPDATE", id)
            if row is None:
                raise Unknown(f"There is nobody with the id {id}.")
            await _check_name(db, id, name)
            await db.execute("UPDATE people SET name = $2 WHERE id = $1", id, name)
            return [] if row["login"] is None else await _reserve(db, id, row["login"], name)

    async def add_account(self, id: str, login: str, password: str) -> list[PersonRow]:
        """Gives a guest a login and a password's hash. Raises Taken (logins differ by more than case), Unknown."""
        async with self.pool.writing(unique=Taken(f"Somebody else has the login {login}.")) as db:
            row = await db.fetchrow("SELECT login, name FROM people WHERE id = $1 FOR UPDATE", id)
            if row is None:
                raise Unknown(f"There is nobody with the id {id}.")
            if row["login"] is not None:
                raise Taken(f"{id} has a login already.")
            await _check_name(db, id, login)
            name = login if is_marked(row["name"]) or await _is_held(db, id, row["name"]) else row["name"]
            query = "UPDATE people SET name = $2, login = $3, password = $4 WHERE id = $1"
            await db.execute(query, id, name, login, password)
            return await _reserve(db, id, login, name)

    async def account(self, login: str) -> PersonRow | None:
        async with self.pool.reading() as db:
            row = await db.fetchrow(
                "SELECT id, name, login, password FROM people WHERE lower(login) = lower($1)", login
            )
        return PersonRow(*row) if row else None

    # Tables.

    async def add_table(self, table: SavedTable, home: Home) -> None:
        """Adds a table that lives in a process. Raises Taken."""
        async with self.pool.writing() as db:
            number = await db.fetchval(
                f"INSERT INTO tables ({TABLE}, length, home)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING number",
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
            )
            if number is None:
                raise Taken(f"There is a table {table.id} already.")
            await _add_choices(db, number, 0, table.choices)
            await _seat(db, number, table.people)

    async def save(
        self, change: Change, home: Home, finished: FinishedRow | None = None, ratings: Sequence[RatingRow] = ()
    ) -> None:
        """Saves a change, whole or not at all, with the result and the new ratings if the game is over now."""
        async with self.pool.writing() as db:
            query = "SELECT number, version, length, home FROM tables WHERE id = $1 FOR UPDATE"
            row = await db.fetchrow(query, change.table)
            saved = check(change, home, Saved(*row) if row else None)
            await db.execute(
                "UPDATE tables SET version = $2, phase = $3, facts = coalesce($4, facts), rules = $5, asked = $6,"
                " length = $7 WHERE number = $1",
                saved.number,
                change.version,
                change.phase,
                change.facts,
                change.rules,
                seats(change.asked),
                change.keep + len(change.choices),
            )
            if change.keep < saved.length:
                await db.execute("DELETE FROM moves WHERE table_number = $1 AND place >= $2", saved.number, change.keep)
            await _add_choices(db, saved.number, change.keep, change.choices)
            if change.people is not None:
                await _seat(db, saved.number, change.people)
            if finished is not None:
                await _add_finished(db, finished)
            await _save_ratings(db, ratings)

    async def load(self, id: str) -> SavedTable | None:
        async with self.pool.reading() as db:
            query = f"SELECT number, {TABLE} FROM tables WHERE id = $1"
            row = await db.fetchrow(query, id)
            if row is None:
                return None
            number, *values = row
            found = table(values)
            choices = await db.fetch("SELECT seat, token, at FROM moves WHERE table_number = $1 ORDER BY place", number)
            found.choices = [Choice(*choice) for choice in choices]
            return found

    async def tables(self, phase: str, limit: int = 100) -> list[SavedTable]:
        """Returns the newest tables of a phase that are not private, without their choices."""
        async with self.pool.reading() as db:
            rows = await db.fetch(
                f"SELECT {TABLE}, length FROM tables WHERE phase = $1 AND NOT private ORDER BY number DESC LIMIT $2",
                phase,
                limit,
            )
        return [table(list(row)) for row in rows]

    async def tables_of(self, person: str, limit: int = 100) -> list[SavedTable]:
        """Returns the newest tables at which somebody has a seat and no game is over, without their choices."""
        async with self.pool.reading() as db:
            rows = await db.fetch(
                f"SELECT {TABLE}, length FROM seated JOIN tables ON number = table_number"
                " WHERE person = $1 AND (phase IN ('gathering', 'playing', 'broken')"
                " OR (phase = 'closed' AND length > 0)) ORDER BY number DESC LIMIT $2",
                person,
                limit,
            )
        return [table(list(row)) for row in rows]

    async def orphans(self) -> list[str]:
        """Returns the tables that are gathering or being played and live in no process that is alive."""
        async with self.pool.reading() as db:
            rows = await db.fetch(
                "SELECT id FROM tables"
                f" WHERE phase IN ('gathering', 'playing') AND home NOT IN ({LIVING}) ORDER BY number"
            )
        return [id for (id,) in rows]

    async def say(self, table: str, name: str, seat: int | None, text: str, at: float) -> Message:
        async with self.pool.writing() as db:
            id = await db.fetchval(
                "INSERT INTO messages (table_number, name, seat, text, at)"
                " SELECT number, $2, $3, $4, $5 FROM tables WHERE id = $1 RETURNING messages.id",
                table,
                name,
                seat,
                text,
                at,
            )
            if id is None:
                raise Unknown(f"There is no table {table}.")
        return Message(id, table, name, seat, text, at)

    async def messages(self, table: str, limit: int = 100) -> list[Message]:
        """Returns the last things said at a table, oldest first."""
        async with self.pool.reading() as db:
            rows = await db.fetch(
                "SELECT messages.id, name, seat, text, at FROM messages JOIN tables ON table_number = number"
                " WHERE tables.id = $1 ORDER BY messages.id DESC LIMIT $2",
                table,
                limit,
            )
        return [Message(id, table, name, seat, text, at) for id, name, seat, text, at in reversed(rows)]

    # Tournaments.

    async def add_tournament(self, row: SavedTournament) -> None:
        async with self.pool.writing() as db:
            added = await db.fetchval(
                "INSERT INTO tournaments (id, phase, version, facts, home) VALUES ($1, $2, $3, $4, $5)"
                " ON CONFLICT DO NOTHING RETURNING number",
                row.id,
                row.phase,
                row.version,
                row.facts,
                row.home,
            )
        if added is None:
            raise Taken(f"There is a tournament {row.id} already.")

    async def save_tournament(self, row: SavedTournament) -> None:
        """Saves a tournament, which must follow the saved one by a single version. Raises Conflict."""
        async with self.pool.writing() as db:
            saved = await db.fetchval(
                "UPDATE tournaments SET phase = $1, version = $2, facts = $3, home = $4"
                " WHERE id = $5 AND version = $6 RETURNING number",
                row.phase,
                row.version,
                row.facts,
                row.home,
                row.id,
                row.version - 1,
            )
        if saved is None:
            raise Conflict(f"Version {row.version} of tournament {row.id} cannot follow the one that is saved.")

    async def tournament(self, id: str) -> SavedTournament | None:
        async with self.pool.reading() as db:
            row = await db.fetchrow(f"SELECT {TOURNAMENT} FROM tournaments WHERE id = $1", id)
        return SavedTournament(*row) if row else None

    async def tournaments(self, limit: int = 100) -> list[SavedTournament]:
        async with self.pool.reading() as db:
            rows = await db.fetch(f"SELECT {TOURNAMENT} FROM tournaments ORDER BY number DESC LIMIT $1", limit)
        return [SavedTournament(*row) for row in rows]

    async def running_tournaments(self) -> list[tuple[str, str]]:
        """Returns the tournaments that are being played, and by which living process they are tended, or ""."""
        async with self.pool.reading() as db:
            rows = await db.fetch(
                f"SELECT id, CASE WHEN home IN ({LIVING}) THEN home ELSE '' END FROM tournaments"
                " WHERE phase = 'playing' ORDER BY number"
            )
        return [(id, home) for id, home in rows]

    # Processes.

    async def beat(self, home: Home, seconds: float) -> None:
        """Tells that a process is alive, and will be for so many seconds without another word."""
        async with self.pool.writing() as db:
            await db.execute(
                "INSERT INTO processes VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))"
                " ON CONFLICT (process) DO UPDATE SET address = excluded.address, until = excluded.until",
                home.process,
                home.address,
                seconds,
            )

    async def living(self) -> list[Home]:
        """Returns the processes whose time without a word has not run out."""
        async with self.pool.reading() as db:
            rows = await db.fetch("SELECT process, address FROM processes WHERE until > clock_timestamp()")
        return [Home(*row) for row in rows]

    async def leave(self, home: Home) -> None:
        """Tells that a process is about to end, or is dead; its tables are orphans at once."""
        async with self.pool.writing() as db:
            await db.execute("DELETE FROM processes WHERE process = $1", home.process)

    async def claim(self, table: str, home: Home, rules: Mapping[str, int]) -> Home | None:
        """Takes a table if it lives in no living process; returns where it lives then, or None if there is none."""
        async with self.pool.writing() as db:
            # Who waits for the lock must see the home that the one before has written, and who lives then.
            row = await db.fetchrow("SELECT home, game, rules FROM tables WHERE id = $1 FOR UPDATE", table)
            if row is None:
                return None
            owner, game, version = row
            if owner == home.process:
                return home
            query = "SELECT process, address FROM processes WHERE process = $1 AND until > clock_timestamp()"
            if living := await db.fetchrow(query, owner):
                return Home(*living)
            check_rules(table, game, version, rules)
            await db.execute("UPDATE tables SET home = $2 WHERE id = $1", table, home.process)
            return home

    # Finished games.

    async def finished(self, id: str) -> FinishedRow | None:
        async with self.pool.reading() as db:
            row = await db.fetchrow(f"SELECT {FINISHED} FROM finished WHERE id = $1", id)
        return finished_row(list(row)) if row else None

    async def history(self, person: str | None, limit: int = 50, before: float | None = None) -> list[FinishedRow]:
        """Returns the last finished games of somebody, or all that are not private; the newest first."""
        until = float("inf") if before is None else before
        newest = "finished < $1 ORDER BY finished DESC, id DESC LIMIT $2"
        async with self.pool.reading() as db:
            if person is None:
                rows = await db.fetch(f"SELECT {FINISHED} FROM finished WHERE NOT private AND {newest}", until, limit)
            else:
                query = (
                    f"SELECT {FINISHED} FROM players JOIN finished USING (id, finished) WHERE person = $3 AND {newest}"
                )
                rows = await db.fetch(query, until, limit, person)
        return [finished_row(list(row)) for row in rows]

    async def rating(self, person: str, game: str) -> RatingRow | None:
        found = [row for row in await self.ratings(person) if row.game == game]
        return found[0] if found else None

    async def ratings(self, person: str) -> list[RatingRow]:
        async with self.pool.reading() as db:
            query = "SELECT person, game, value, deviation, games FROM ratings WHERE person = $1 ORDER BY game"
            return [RatingRow(*row) for row in await db.fetch(query, person)]


async def _is_held(db: Connection, id: str, name: str) -> bool:
    # Whoever wants the same name at the same time waits here until the one before has it.
    await db.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", NAME_LOCK, key(name))
    holder = await db.fetchval("SELECT person FROM names WHERE key = $1", key(name))
    return holder is not None and holder != id


async def _check_name(db: Connection, id: str, name: str) -> None:
    if await _is_held(db, id, name):
        raise Taken(f"The name {name} is somebody else's.")


async def _reserve(db: Connection, id: str, login: str, name: str) -> list[PersonRow]:
    await db.execute("DELETE FROM names WHERE person = $1", id)
    keys = [(key(each), id) for each in dict.fromkeys((login, name))]
    await db.executemany("INSERT INTO names VALUES ($1, $2) ON CONFLICT DO NOTHING", keys)
    query = (
        "UPDATE people SET name = name || $1 WHERE login IS NULL AND lower(name) IN (lower($2), lower($3))"
        " RETURNING id, name"
    )
    return [PersonRow(*row) for row in await db.fetch(query, GUEST, login, name)]


async def _add_choices(db: Connection, number: int, place: int, choices: list[Choice]) -> None:
    rows = [(number, place + i, choice.seat, choice.token, choice.at) for i, choice in enumerate(choices)]
    if rows:
        await db.executemany("INSERT INTO moves VALUES ($1, $2, $3, $4, $5)", rows)


async def _seat(db: Connection, number: int, people: frozenset[str]) -> None:
    await db.execute("DELETE FROM seated WHERE table_number = $1", number)
    await db.executemany("INSERT INTO seated VALUES ($1, $2)", [(person, number) for person in people])


async def _add_finished(db: Connection, row: FinishedRow) -> None:
    # A game may end, go on because a choice is undone, and end again.
    await db.execute("DELETE FROM players WHERE id = $1", row.id)
    await db.execute("DELETE FROM finished WHERE id = $1", row.id)
    places = "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11"
    await db.execute(f"INSERT INTO finished ({FINISHED}) VALUES ({places})", *finished_values(row))
    if rows := players(row):
        await db.executemany("INSERT INTO players VALUES ($1, $2, $3)", rows)


async def _save_ratings(db: Connection, rows: Sequence[RatingRow]) -> None:
    # In the same order everywhere, so that two tables with the same people do not wait for each other.
    for row in sorted(rows, key=lambda row: (row.person, row.game)):
        kept = await db.fetchval(
            "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, game) DO UPDATE"
            " SET value = excluded.value, deviation = excluded.deviation, games = excluded.games"
            " WHERE ratings.games = excluded.games - 1 RETURNING games",
            row.person,
            row.game,
            row.value,
            row.deviation,
            row.games,
        )
        if kept is None:
            raise Outdated(f"The rating of {row.person} for {row.game} has changed since it was read.")
