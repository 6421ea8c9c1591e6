"""A house with tables for the tests, people who come to play, and a clock that stands until it is turned."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import gloaming
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue
from gloaming.table import requests
from gloaming.table.live.clients import Client
from gloaming.table.live.course import Course
from gloaming.table.live.facts import fresh_id
from gloaming.table.live.hall import Hall
from gloaming.table.live.table import Table
from gloaming.table.live.thinking import Thinkers
from gloaming.table.protocol import AnyAnswer, Clock, DecisionView, Done, NewTable, Refused, Said, SeatPlan
from gloaming.table.protocol import LogLine as Line
from gloaming.table.protocol import Sight as Sight
from gloaming.table.requests import AnyRequest
from gloaming.table.store.sqlite import SqliteStore
from gloaming.table.store.store import Change, FinishedRow, Home, PersonRow, RatingRow, StoreDown

ANSWERS = msgspec.json.Decoder(AnyAnswer)
NO_CLOCK = Clock()


class Disk(SqliteStore):
    """A database that can be told to wait, or to fail after some more changes."""

    full = False
    spare = 0
    gate: asyncio.Event | None = None

    async def save(
        self, change: Change, home: Home, finished: FinishedRow | None = None, ratings: Sequence[RatingRow] = ()
    ) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.full and self.spare == 0:
            await asyncio.sleep(0)
            raise StoreDown("The disk is full.")
        self.spare -= self.full
        await super().save(change, home, finished, ratings)

    @contextmanager
    def overfull(self, spare: int = 0) -> Iterator[None]:
        """Has nothing saved for a while, from some changes on."""
        self.full, self.spare = True, spare
        try:
            yield
        finally:
            self.full = False


class Evening:
    """A house that is open, on a database in a file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "house.db"
        self.time = 1000.0
        self.store = Disk(self.path, synchronous=False)
        self.hall = self.new_hall()

    def new_hall(self, address: str = "") -> Hall:
        thinkers = Thinkers()
        thinkers.pool = ThreadPoolExecutor(1)  # no processes have to be started for a test
        thinkers.players = ThreadPoolExecutor(1)
        thinkers.rng = Random(7)
        hall = Hall(self.store, thinkers, address, pace=0, now=lambda: self.time)
        hall.retry = 0.01
        return hall

    async def reopens(self) -> None:
        """Closes the house and opens it again; all that is left is on disk."""
        await self.hall.close()
        self.hall = self.new_hall()
        await self.hall.open()

    async def is_killed(self) -> None:
        """Ends the house without a word, wherever it stands; only its lease goes on."""
        for task in self.hall.tasks:
            task.cancel()
        for table in self.hall.tables.values():
            table.close()
        await self.store.close()

    async def opens(self, address: str = "") -> None:
        """Opens the house again, in another process."""
        self.store = Disk(self.path, synchronous=False)
        await self.store.open()
        self.hall = self.new_hall(address)
        await self.hall.open()

    async def person(self, name: str) -> Guest:
        row = PersonRow(fresh_id(16), name)
        await self.store.add_person(row)
        return Guest(self, row)

    async def passes(self, seconds: float) -> None:
        """Lets time pass; alarms that are due ring."""
        self.time += seconds
        for table in list(self.hall.tables.values()):
            await table.answering.time_is_up()
        await self.settled()

    async def settled(self) -> None:
        """Waits until no bot thinks, nothing is being saved and no alarm is due."""
        for _ in range(20000):
            busy = [table for table in self.hall.tables.values() if table.answering.thinking or table.lock.locked()]
            due = [
                end
                for table in self.hall.tables.values()
                for end in table.answering.deadlines().values()
                if end <= self.time
            ]
            if not (busy or due) and len(self.hall.tasks) <= 1:
                return
            await asyncio.sleep(0.001)
        raise AssertionError("the tables do not come to rest")


class Guest:
    """Somebody who plays or watches over a connection of their own."""

    def __init__(self, evening: Evening, row: PersonRow) -> None:
        self.evening = evening
        self.row = row
        self.table_id = ""
        self.client: Client | None = None
        self.seen: list[Sight] = []
        self.heard: list[Said] = []
        self.told: list[AnyAnswer] = []
        self.log: list[Line] = []
        self.refs = 0

    # Making and joining tables.

    async def makes(
        self,
        seats: str = "me moth",
        game: str = "shadow-cards",
        *,
        start: bool = True,
        join: bool = True,
        texts: bool = True,
        seed: int = 7,
        clock: Clock = NO_CLOCK,
        options: Mapping[str, OptionValue] | None = None,
        private: bool = False,
        rated: bool = False,
        open_hands: bool = False,
        lesson: bool = False,
    ) -> str:
        """Makes a table such as `me open owl`, and sits down to look at it."""
        plans = [
            SeatPlan("me") if word == "me" else SeatPlan("open") if word == "open" else SeatPlan("bot", word)
            for word in seats.split()
        ]
        request = NewTable(game, plans, dict(options or {}), private, rated, open_hands, clock, lesson=lesson)
        id = await self.evening.hall.make(request, self.row)
        table = self.evening.hall.tables[id]
        table.facts.seed = seed  # the same game every time
        if start:
            await table.ask(self.row, requests.Start(0))
        if join:
            await self.joins(id, texts)
            await self.evening.settled()
        return id

    async def joins(self, id: str, texts: bool = True) -> None:
        self.table_id = id
        self.client = Client(self.row, texts)
        await (await self.table()).join(self.client)

    async def sits(self, id: str, seat: int, texts: bool = True) -> None:
        await self.joins(id, texts)
        await self.does(requests.Sit(0, seat))

    async def parts(self) -> None:
        assert self.client is not None
        self.read()
        await (await self.table()).part(self.client)
        self.client = None

    async def table(self) -> Table:
        return await self.evening.hall.table(self.table_id)

    async def course(self) -> Course:
        course = (await self.table()).course
        assert course is not None
        return course

    async def game(self) -> Game:
        return (await self.course()).game

    # What they see.

    def read(self) -> None:
        """Reads what has come over the line."""
        unsent = [] if self.client is None else self.client.unsent
        while unsent:
            message = unsent.pop(0)
            answer = ANSWERS.decode(message)
            self.told.append(answer)
            if isinstance(answer, Sight):
                self.seen.append(answer)
                self.log = [*([] if answer.log_begins else self.log), *answer.log]
            elif isinstance(answer, Said):
                self.heard.append(answer)

    @property
    def sight(self) -> Sight:
        self.read()
        return self.seen[-1]

    @property
    def decision(self) -> DecisionView:
        decision = self.sight.decision
        assert decision is not None, f"{self.row.name} is not asked anything"
        return decision

    @property
    def facts(self) -> list[dict[str, Any]]:
        """All that happened, as the sights told it one after the other."""
        self.read()
        return [msgspec.to_builtins(line.facts) for line in self.log]

    @property
    def sentences(self) -> list[str]:
        self.read()
        return ["".join(map(str, line.said)) for line in self.log if line.said]

    # What they do.

    async def ask(self, request: AnyRequest) -> AnyAnswer:
        self.refs += 1
        ref = request.ref = self.refs
        answer = await (await self.table()).ask(self.row, request, self.client)
        assert getattr(answer, "ref", None) == ref
        return answer

    async def does(self, request: AnyRequest) -> Done:
        answer = await self.ask(request)
        assert isinstance(answer, Done), answer
        await self.evening.settled()
        return answer

    async def is_refused(self, request: AnyRequest) -> Refused:
        answer = await self.ask(request)
        assert isinstance(answer, Refused), answer
        return answer

    async def chooses(self, token: str | None = None) -> str:
        """Answers what is asked, with the first option if nothing else is said."""
        decision = self.decision
        chosen = decision.options[0].token if token is None else token
        await self.does(requests.Choose(0, decision.number, chosen))
        return chosen


async def pair(
    evening: Evening,
    game: str = "shadow-cards",
    bots: str = "",
    clock: Clock = NO_CLOCK,
    *,
    rated: bool = False,
    private: bool = False,
    open_hands: bool = False,
) -> tuple[Guest, Guest]:
    """Two people who play with each other, and with bots if wanted."""
    ann, bob = await evening.person("Ann"), await evening.person("Bob")
    id = await ann.makes(
        f"me open {bots}", game, start=False, clock=clock, rated=rated, private=private, open_hands=open_hands
    )
    await bob.sits(id, 1)
    await ann.does(requests.Start(0))
    return ann, bob


async def three(
    evening: Evening, game: str = "shadow-cards", *, open_hands: bool = False
) -> tuple[Guest, Guest, Guest]:
    """Two people who play with each other, and a third who watches."""
    ann, bob = await pair(evening, game, open_hands=open_hands)
    cat = await evening.person("Cat")
    await cat.joins(ann.table_id)
    return ann, bob, cat


async def play_on(people: list[Guest], choices: int | None = None) -> None:
    """Has people choose the first option whenever they are asked, until the game is over or so many were made."""
    made = 0
    while choices is None or made < choices:
        asked = [person for person in people if person.sight.decision is not None]
        if not asked:
            return
        await asked[0].chooses()
        made += 1


async def until_asked(people: list[Guest], who: Guest, verb: str, together: bool = False) -> None:
    """Has people play until one of them is asked for something, by itself or at the same time as the others."""
    for _ in range(500):
        asked = [person for person in people if person.sight.decision is not None]
        if who in asked and who.decision.verb == verb and (not together or len(asked) == len(people)):
            return
        await asked[0].chooses()
    raise AssertionError(f"{who.row.name} is never asked to {verb}")


async def rules_change(evening: Evening, by: int = 1) -> None:
    """Opens the house again with games on disk as old as if the rules had changed since."""
    await evening.hall.close()

    def work(db: sqlite3.Connection) -> None:
        for name in ("tables", "finished"):
            db.execute(f"UPDATE {name} SET rules = rules - ?", (by,))

    await evening.store.file.write(work)
    evening.hall = evening.new_hall()
    await evening.hall.open()


async def the_game_is_renamed(evening: Evening, name: str, another: str) -> None:
    """Opens the house again with the games of a name on disk as if they were of another, known here or not."""
    await evening.hall.close()

    def work(db: sqlite3.Connection) -> None:
        for table in ("tables", "finished"):
            db.execute(f"UPDATE {table} SET game = ? WHERE game = ?", (another, name))
        for number, facts in db.execute("SELECT number, facts FROM tables").fetchall():
            told = facts.replace(f'"game":"{name}"'.encode(), f'"game":"{another}"'.encode())
            db.execute("UPDATE tables SET facts = ? WHERE number = ?", (told, number))

    await evening.store.file.write(work)
    evening.hall = evening.new_hall()
    await evening.hall.open()


def history(game: Game, eyes: int | None) -> list[dict[str, Any]]:
    """Returns all that a pair of eyes has seen of a game, as it goes over the line."""
    return [msgspec.to_builtins(facts) for facts in gloaming.events(game, eyes)]


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[Evening]:
    evening = Evening(folder)
    await evening.store.open()
    await evening.hall.open()
    try:
        yield evening
    finally:
        await evening.hall.close()
        await evening.store.close()
