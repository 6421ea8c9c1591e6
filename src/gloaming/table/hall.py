"""The hall: all tables that live in this process, and what they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from copy import deepcopy
from time import time
from typing import Any, Final

from gloaming.kernel.errors import GloamingError
from gloaming.table.facts import Facts, Seated, facts_of, fresh_id
from gloaming.table.gathering import begin, new_facts
from gloaming.table.neighbours import is_dead, new_process
from gloaming.table.protocol import NewTable, SeatPlan, TableInfo
from gloaming.table.ratings import rate
from gloaming.table.refusing import Refusal
from gloaming.table.store.store import Conflict, Home, Move, PersonRow, SavedTable, Store, StoreDown
from gloaming.table.table import Table
from gloaming.table.thinking import Thinkers

LEASE: Final = 10.0  # seconds for which a process that says nothing is still believed to live
PACE: Final = 0.6  # seconds a bot takes at least, so that people can follow
MOST_TABLES: Final = 20  # that one person may have waiting or running

log = logging.getLogger(__name__)


class Elsewhere(Exception):
    """A table that lives in another process."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.address)
        self.home = home


class Hall:
    """The tables of a process."""

    def __init__(
        self, store: Store, thinkers: Thinkers, address: str = "", pace: float = PACE, lease: float = LEASE
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.home = Home(new_process(), address)
        self.pace = pace
        self.lease = lease
        self.believed = 0.0  # until when others believe that this process lives
        self.tables: dict[str, Table] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_open = False

    async def open(self) -> None:
        """Opens the doors, and goes on with the games that no living process plays."""
        if self.is_open:
            return
        await self.beat()
        await self.adopt()
        self.spawn(self.keep_alive())
        self.is_open = True

    async def close(self) -> None:
        """Lets go of all tables."""
        for task in list(self.tasks):
            task.cancel()
        for table in list(self.tables.values()):
            table.close()
        self.tables = {}
        with suppress(StoreDown):
            await self.store.leave(self.home)
        self.thinkers.stop()
        self.is_open = False

    async def keep_alive(self) -> None:
        """Tells the other processes again and again that this one lives, and takes over from those that do not."""
        while True:
            await asyncio.sleep(self.lease / 4)
            try:
                await self.beat()
                await self.adopt()
            except StoreDown as error:
                log.warning("the database does not answer: %s", error)
            except Exception:  # whatever it was, a process that stops to say that it lives would lose its tables
                log.exception("could not look after the tables")

    async def beat(self) -> None:
        """Tells the other processes that this one lives."""
        begun = self.now()
        await self.store.beat(self.home, self.lease)
        if self.tables and begun > self.believed:
            # Silent for too long: others may have taken tables over and played on. Whoever is here connects again.
            log.warning("was silent for too long; opening all tables anew")
            for table in list(self.tables.values()):
                self.lose(table)
        self.believed = begun + self.lease

    async def adopt(self) -> None:
        """Takes over tables that live nowhere: their bots and clocks must go on."""
        for id in await self.store.orphans():
            try:
                await self.table(id)
            except (Elsewhere, GloamingError):
                continue
            except StoreDown:
                raise
            except Exception:  # a table that fails must not keep others from going on
                log.exception("table %s could not be taken over", id)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Does something beside."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Forgets work that is done, and tells what went wrong with it."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work beside a table failed", exc_info=task.exception())

    def now(self) -> float:
        """Returns the time by which clocks run."""
        return asyncio.get_running_loop().time()

    async def pause(self) -> None:
        """Waits as long as a bot should at least take."""
        if self.pace:
            await asyncio.sleep(self.pace)

    # Tables.

    async def make(self, wish: NewTable, person: PersonRow) -> str:
        """Makes a table as somebody wishes it."""
        facts = new_facts(wish, person)
        mine = [
            table for table in self.tables.values() if table.facts.host == person.id and table.facts.phase != "over"
        ]
        if len(mine) >= MOST_TABLES:
            raise Refusal("busy", f"you have {MOST_TABLES} tables waiting or running; finish one first")
        start = wish.start and not any(seat.is_open for seat in facts.seats)
        return await self.add(facts, [], start)

    async def add(self, facts: Facts, moves: list[Move], start: bool) -> str:
        """Adds a table, and starts its game if wanted."""
        id = fresh_id()
        saved = SavedTable(id, facts.game, facts.phase, facts.private, 0, facts.to_json(), [])
        await self.store.add_table(saved, self.home)
        table = Table(id, facts, [], 0, self)
        self.tables[id] = table
        if start:
            async with table.lock:
                await begin(table, moves)
        return id

    async def make_rematch(self, facts: Facts) -> str:
        """Makes a table for the same people; who sat first sits last."""
        seats = [Seated(seat.person, seat.name, seat.level if seat.person is None else None) for seat in facts.seats]
        again = Facts(
            game=facts.game,
            seats=[*seats[1:], seats[0]],
            host=facts.host,
            options=dict(facts.options),
            clock=facts.clock,
            private=facts.private,
            rated=facts.rated,
            open_hands=facts.open_hands,
            made=time(),
        )
        return await self.add(again, [], start=True)

    async def fork(self, facts: Facts, moves: list[Move], person: PersonRow, seat: int, level: str) -> str:
        """Makes a table that goes on from a moment of a finished game, with bots at the other seats."""
        wish = NewTable(
            game=facts.game,
            seats=[SeatPlan("me") if number == seat else SeatPlan("bot", level) for number in range(len(facts.seats))],
            options=dict(facts.options),
            private=True,
        )
        forked = new_facts(wish, person)
        forked.seed, forked.forked = facts.seed, True
        return await self.add(forked, deepcopy(moves), start=True)

    async def table(self, id: str) -> Table:
        """Returns a table that lives here, or comes to live here because its process is dead. Raises Elsewhere."""
        return self.tables[id] if id in self.tables else await self.load(id)

    async def load(self, id: str) -> Table:
        """Loads a table from disk, unless somebody else does so at the same time and is faster."""
        home = await self.claim(id)
        if home is None:
            raise Refusal("illegal", f"there is no table {id}")
        if home.process != self.home.process:
            raise Elsewhere(home)
        saved = await self.store.load(id)
        assert saved is not None
        if id in self.tables:
            return self.tables[id]
        try:
            table = Table(id, facts_of(saved.facts), saved.moves, saved.version, self)
        except Exception as error:  # a table that cannot be opened must not take others with it
            log.exception("table %s cannot be opened", id)
            raise Refusal("broken", f"table {id} cannot be opened; its choices are kept") from error
        self.tables[id] = table
        if table.facts.phase == "playing":
            await table.go_on()
        return table

    async def claim(self, id: str) -> Home | None:
        """Returns where a table lives; if its process has died without a word, that is here."""
        home = await self.store.claim(id, self.home)
        if home is None or home.process == self.home.process or not await is_dead(home, self.home):
            return home
        log.warning("the process at %s is dead; taking its tables over", home.address)
        await self.store.leave(home)
        self.spawn(self.adopt())
        return await self.store.claim(id, self.home)

    def lose(self, table: Table) -> None:
        """Forgets a table that lives elsewhere now; its clients connect again and are led there."""
        table.close()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def noticed(self, table: Table) -> None:
        """Forgets a finished table at which nobody is left."""
        if table.facts.phase in ("over", "broken") and not table.clients:
            self.lose(table)

    async def listing(self) -> list[TableInfo]:
        """Returns the tables that people may join or watch, here and in other processes."""
        infos: list[TableInfo] = []
        for phase in ("gathering", "playing"):
            for saved in await self.store.tables(phase):
                try:
                    here = self.tables.get(saved.id)
                    table = here or Table(saved.id, gathering(facts_of(saved.facts)), [], saved.version, self)
                    info = table.info()
                except Exception:  # a table that cannot be read must not keep others from being found
                    log.exception("table %s cannot be listed", saved.id)
                    continue
                info.phase = "gathering" if phase == "gathering" else "playing"
                infos.append(info)
        return infos

    # Ratings.

    def rate(self, table: Table) -> None:
        """Rates the players of a finished rated game, soon: the last choice counts whether or not that succeeds."""
        facts = table.facts
        if not facts.rated or table.match is None or None in [seat.person for seat in facts.seats]:
            return
        people = [seat.person for seat in facts.seats if seat.person is not None]
        self.spawn(self.keep_rating(people, facts.game, list(table.match.game.scores)))

    async def keep_rating(self, people: list[str], game: str, scores: list[int]) -> None:
        """Rates people, as soon as the database can be used."""
        while True:
            try:
                await rate(self.store, people, game, scores)
                return
            except (StoreDown, Conflict) as error:
                log.warning("a game of %s is not rated yet: %s", game, error)
                await asyncio.sleep(self.lease / 4)


def gathering(facts: Facts) -> Facts:
    """Returns the facts of a table without its game, to list it."""
    facts.phase = "gathering"
    return facts
