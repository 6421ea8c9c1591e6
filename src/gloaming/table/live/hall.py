"""The hall: all tables that live in this process, and what they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import compress
from time import monotonic, time
from typing import Any, Final

from gloaming.games import why_missing
from gloaming.kernel.errors import GloamingError
from gloaming.table.live.facts import STOPPED, Facts, Seated, facts_of, fresh_id
from gloaming.table.live.gathering import begin, new_facts, whole_game
from gloaming.table.live.neighbours import Elsewhere, is_dead, new_process
from gloaming.table.live.table import Table
from gloaming.table.live.thinking import Thinkers
from gloaming.table.live.tournaments.organiser import Organiser
from gloaming.table.live.versions import NEWER, close_outdated, newest, why_gone
from gloaming.table.protocol import NewTable, Refused, SeatPlan, TableInfo
from gloaming.table.refusing import Refusal
from gloaming.table.store.store import Choice, Conflict, Home, Newer, PersonRow, SavedTable, Store, StoreDown

LEASE: Final = 10.0  # seconds for which a process that says nothing is still believed to live
PACE: Final = 0.6  # seconds a bot takes at least, so that people can follow
RETRY: Final = 1.0  # seconds until something is tried again that the database could not keep
IDLE: Final = 300.0  # seconds after which a table at which nothing happens is left on disk
STALE: Final = 3600.0  # seconds after which a table at which nobody waits is not offered any more
TOLD: Final = 7 * 24 * 3600.0  # seconds for which those who played find a game that stopped without a result
MOST_TABLES: Final = 20  # that one person may have waiting or running

log = logging.getLogger(__name__)


class Hall:
    """The tables of a process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        address: str = "",
        pace: float = PACE,
        now: Callable[[], float] = monotonic,
        lease: float = LEASE,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.home = Home(new_process(), address)
        self.pace = pace
        self.lease = lease
        self.believed = 0.0  # until when others believe that this process lives
        self.now = now  # the time by which clocks run, in seconds
        self.retry = RETRY
        self.tables: dict[str, Table] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.looking_back = asyncio.Lock()  # one game at a time is played again
        self.organiser = Organiser(self)  # of the tournaments
        self.missed: set[str] = set()  # games that tables wait for in vain
        self.is_open = False

    async def open(self) -> None:
        """Opens the doors, and goes on with the games that no living process plays."""
        if self.is_open:
            return
        await self.look_after()
        self.spawn(self.keep_alive())
        self.is_open = True

    async def close(self) -> None:
        """Lets go of all tables."""
        self.organiser.close()
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
        """Looks after things again and again."""
        while True:
            await asyncio.sleep(self.lease / 4)
            try:
                await self.look_after()
                self.forget_idle()
            except StoreDown as error:
                log.warning("the database does not answer: %s", error)
            except Exception:  # a process that says nothing any more would lose its tables
                log.exception("the hall cannot be kept in order")

    async def look_after(self) -> None:
        """Tells the other processes that this one lives, and takes over from those that do not."""
        await self.beat()
        others = await self.neighbours()
        dead = await asyncio.gather(*(is_dead(home, self.home) for home in others))
        for home in compress(others, dead):
            await self.strike_off(home)
        await self.adopt()
        await self.organiser.look_after()

    async def strike_off(self, home: Home) -> None:
        """Ends the lease of a process that is dead for certain, so that its tables need not wait until it runs out."""
        log.warning("the process at %s is dead; taking its tables over", home.address)
        await self.store.leave(home)

    async def beat(self) -> None:
        """Tells the other processes that this one lives."""
        begun = monotonic()
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
                self.noticed(await self.table(id))
            except (Elsewhere, GloamingError):
                continue

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

    async def pause(self, seconds: float) -> None:
        """Waits for some seconds; not at all where nobody has to follow."""
        if self.pace:
            await asyncio.sleep(seconds)

    # Tables.

    async def make(self, request: NewTable, person: PersonRow) -> str:
        """Makes a table as somebody requests it."""
        facts = new_facts(request, person)
        self.check_room(person)
        start = request.start and not any(seat.is_open for seat in facts.seats)
        return await self.add(facts, [], start)

    def check_room(self, person: PersonRow) -> None:
        """Refuses another table to somebody who has too many."""
        mine = [table for table in self.tables.values() if table.facts.host == person.id]
        if sum(table.facts.phase in ("gathering", "playing") for table in mine) >= MOST_TABLES:
            raise Refusal("busy", f"you already have {MOST_TABLES} tables waiting or running; finish one first")

    async def add(self, facts: Facts, choices: list[Choice], start: bool, id: str | None = None) -> str:
        """Adds a table, and starts its game if wanted. Raises Taken, if its id was told."""
        id = id or fresh_id()
        people = frozenset(facts.people)
        saved = SavedTable(id, facts.game, facts.phase, facts.private, 0, facts.to_json(), [], people=people)
        await self.store.add_table(saved, self.home)
        table = Table(id, facts, [], 0, self)
        self.tables[id] = table
        if start:
            async with table.lock:
                await self.start(table, choices)
        return id

    async def start(self, table: Table, choices: list[Choice]) -> None:
        """Starts the game of a fresh table; one that fails is told of there, or tried again by its tournament."""
        try:
            await begin(table, choices)
        except (GloamingError, StoreDown, Conflict):
            raise
        except Exception as error:
            if table.facts.tournament is not None:
                raise
            log.exception("table %s failed", table.id)
            await table.break_down(error)

    async def make_rematch(self, facts: Facts, staying: set[str]) -> str:
        """Makes a table for those who stay and the bots; who sat first sits last, who is gone leaves a seat open."""
        seats = [rematch_seat(seat, staying) for seat in facts.seats]
        again = Facts(
            game=facts.game,
            seats=[*seats[1:], seats[0]],
            host=facts.host
            if facts.host in staying
            else next(seat.person for seat in facts.seats if seat.person in staying),
            options=whole_game(facts),
            clock=facts.clock,
            private=facts.private,
            rated=facts.rated,
            open_hands=facts.open_hands,
            made=time(),
        )
        return await self.add(again, [], start=not any(seat.is_open for seat in seats))

    async def fork(self, facts: Facts, choices: list[Choice], person: PersonRow, seat: int, level: str) -> str:
        """Makes a table that goes on from a moment of a finished game, with bots at the other seats."""
        request = NewTable(
            game=facts.game,
            seats=[SeatPlan("me") if number == seat else SeatPlan("bot", level) for number in range(len(facts.seats))],
            options=dict(facts.options),
            private=True,
        )
        self.check_room(person)
        forked = new_facts(request, person)
        forked.seed, forked.forked = facts.seed, True
        return await self.add(forked, choices, start=True)

    async def table(self, id: str) -> Table:
        """Returns a table that lives here, or comes to live here because its process is dead. Raises Elsewhere."""
        return self.tables[id] if id in self.tables else await self.load(id)

    async def load(self, id: str) -> Table:
        """Loads a table from disk, unless somebody else does so at the same time and is faster.

        A running game whose rules have changed is closed.
        """
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
            table = Table(id, facts_of(saved.facts), saved.choices, saved.version, self, saved.rules)
            self.tables[id] = table
            if table.facts.phase == "playing" and table.outdated is None:
                table.after_change()
        except Exception as error:  # a table that cannot be opened must not take others with it, nor tell its secrets
            log.exception("table %s cannot be opened", id)
            self.tables.pop(id, None)
            raise Refusal("broken", f"table {id} cannot be opened; its moves are saved") from error
        if table.facts.phase == "playing" and table.outdated is not None:
            await self.close_outdated(table)
            return await self.load(id)
        return table

    async def close_outdated(self, table: Table) -> None:
        """Closes a table whose game cannot go on by the rules of today, and leaves it on disk."""
        async with table.lock:
            answer = await table.guarded(0, close_outdated(table))
        self.lose(table)
        if isinstance(answer, Refused):
            raise Refusal(answer.kind, answer.reason)

    async def claim(self, id: str) -> Home | None:
        """Returns where a table lives; if its process has died without a word, that is here."""
        home = await self.take(id)
        if home is None or home.process == self.home.process or not await is_dead(home, self.home):
            return home
        await self.strike_off(home)
        self.spawn(self.adopt())
        return await self.take(id)

    async def take(self, id: str) -> Home | None:
        """Takes a table if it lives nowhere else, and if its game can be played by the rules that are known here."""
        try:
            return await self.store.claim(id, self.home, newest())
        except Newer as error:
            if gone := why_gone(error.game):
                self.miss(error.game)
                raise Refusal("stale", gone) from error
            if await self.neighbours():  # one of them may know these rules
                raise Refusal("busy", f"{NEWER}; try again soon") from error
            raise Refusal("stale", f"{NEWER}; it goes on once the server is updated") from error

    async def neighbours(self) -> list[Home]:
        """Returns the other processes that share the tables and are alive."""
        return [home for home in await self.store.living() if home.process != self.home.process]

    def miss(self, game: str) -> None:
        """Tells, once, that there are tables or tournaments of a game that is not here."""
        if game not in self.missed:
            self.missed.add(game)
            log.warning("%s; its tables and tournaments are kept and wait for it", why_missing(game))

    def lose(self, table: Table) -> None:
        """Forgets a table that lives elsewhere now; its clients connect again and are led there."""
        table.close()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def noticed(self, table: Table) -> None:
        """Forgets a finished or closed table at which nobody is left."""
        if table.facts.phase in ("over", *STOPPED) and not table.clients:
            self.lose(table)

    def forget_idle(self) -> None:
        """Leaves tables on disk at which nobody has been for a while and nothing happens; they wake when asked for."""
        for table in list(self.tables.values()):
            if table.is_idle and self.now() - table.stirred > IDLE:
                self.lose(table)

    async def listing(self, person: str | None) -> list[TableInfo]:
        """Returns the tables that somebody plays at here, and those that anyone may join or watch."""
        mine = [table for table in self.tables.values() if awaits(table.facts, table.here, person)]
        infos = {table.id: await table.told_info(person) for table in mine}
        found = [] if person is None else await self.store.tables_of(person)
        for phase in ("gathering", "playing"):
            found += await self.store.tables(phase)
        for saved in found:
            info = self.listed(saved, person)
            if info is not None:
                infos.setdefault(saved.id, info)
        return list(infos.values())

    def listed(self, saved: SavedTable, person: str | None) -> TableInfo | None:
        """Returns a table on disk as it is listed, if somebody could want to go there: to play, or to watch."""
        table = self.tables.get(saved.id)
        here = table.here if table is not None else set()
        try:
            facts = facts_of(saved.facts)
            lively = bool(here & facts.people) or (facts.phase == "playing" and bool(here))
            fresh = not facts.private and time() - facts.made < STALE
            own = awaits(facts, here, person)
            gone = why_gone(facts.game)
            full = facts.phase == "gathering" and not any(seat.is_open for seat in facts.seats)
            stopped = facts.phase in STOPPED
            if own or ((lively or fresh) and not stopped and not gone and (not full or facts.host == person)):
                info = facts.info(saved.id, saved.length, here, person if own else None)
                info.asked = saved.asked if info.phase == "playing" else []
                return info
        except Exception:  # a table that cannot be read must not keep others from being found
            log.exception("table %s cannot be listed", saved.id)
        return None

    async def rename(self, person: PersonRow) -> None:
        """Gives somebody another name, wherever they sit here; elsewhere they are called by it when they come back."""
        marked = await self.store.rename(person.id, person.name)
        await self.call([*marked, person])

    async def add_account(self, person: PersonRow, login: str, password: str) -> PersonRow:
        """Gives a guest an account, with the hash of its password, and with it a name that no one else here bears."""
        marked = await self.store.add_account(person.id, login, password)
        found = await self.store.person(person.id)
        assert found is not None
        await self.call([*marked, found])
        return found

    async def call(self, people: list[PersonRow]) -> None:
        """Has seats here bear other names, in this order: who gives a name up goes before who takes it."""
        for person in people:
            for table in list(self.tables.values()):
                if person.id in table.here | table.facts.people:
                    await table.rename(person)


def awaits(facts: Facts, here: set[str], person: str | None) -> bool:
    """Tells whether somebody has a seat to go on with, or to learn at why their game does not go on.

    One that was left to a bot is theirs only while others are there.
    """
    seat = None if person is None else facts.seat_of(person)
    if seat is None or facts.phase == "over":
        return False
    if facts.phase in STOPPED and (facts.tournament is not None or time() - facts.stopped > TOLD):
        return False  # a duel begins anew at another table; a table that was closed before its game had none to stop
    return facts.seats[seat].level is None or bool(here)


def rematch_seat(seat: Seated, staying: set[str]) -> Seated:
    """Returns a seat as it is in the next game."""
    if seat.person is None:
        return Seated(name=seat.name, level=seat.level)
    return Seated(seat.person, seat.name) if seat.person in staying else Seated()
