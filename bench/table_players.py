"""Those who play at the tables of the load test, four to a table, and what they notice of the server's speed."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from http.client import HTTPConnection
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from bench.line import Line
from gloaming.table.requests import Choose, Rematch, Request, Sit, Start
from gloaming.table.web.house import HASTE
from gloaming.table.web.limits import Bucket

PLAYERS = 4
SPREAD = 0.5  # think times lie between half the mean and one and a half times that

Version = tuple[str, int]  # a table, and the number of a change there

# Of what the server says only as much is read as is needed to play on.


class Table(Struct):
    phase: str
    next: str | None = None


class Option(Struct):
    token: str


class Decision(Struct):
    number: int
    options: list[Option]


class Sight(Struct, tag="sight", tag_field="type"):
    seq: int
    table: Table
    decision: Decision | None = None


class Done(Struct, tag="done", tag_field="type"):
    ref: int
    seq: int


class Refused(Struct, tag="refused", tag_field="type"):
    reason: str


HEARD = msgspec.json.Decoder(Sight | Done | Refused)


@dataclass
class Notes:
    """What was noticed while it counted."""

    counts: bool = False
    choices: int = 0
    games: int = 0
    bytes: int = 0
    delays: list[float] = field(default_factory=list)  # from a choice until another seat saw it
    errors: list[str] = field(default_factory=list)


class Doorman:
    """Asks the server's doors, no more often than it lets one address ask."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.bucket = Bucket(at_once=300, a_second=90)
        self.connection = HTTPConnection("127.0.0.1", port, timeout=10)

    async def ask(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """Posts something and returns the answer."""
        while not self.bucket.take():
            await asyncio.sleep(0.005)
        headers = {"content-type": "application/json", "origin": f"http://127.0.0.1:{self.port}"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        said = json.loads(answer.read())
        if answer.status != 201:
            raise RuntimeError(f"{path} was refused: {said}")
        return dict(said)

    def close(self) -> None:
        """Asks no more."""
        self.connection.close()


class Party:
    """Four players who play one game after the other."""

    def __init__(self, doorman: Doorman, notes: Notes, think: float, texts: bool, seed: int) -> None:
        self.doorman = doorman
        self.notes = notes
        self.think = think
        self.texts = texts
        self.rng = Random(seed)
        self.playing = False
        self.players = [Player(self) for _ in range(PLAYERS)]
        self.made: dict[Version, tuple[Player, float]] = {}  # choices by the change they made: whose, and when
        self.saw: dict[Version, dict[Player, float]] = {}  # when each player saw a change

    async def sit_down(self) -> None:
        """Makes a table, sits down at it and starts the game."""
        for player in self.players:
            player.token = (await self.doorman.ask("/api/token", {}))["token"]
        host, *guests = self.players
        plan = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
        request = {"game": "shadow-cards", "seats": plan, "private": True}
        table = (await self.doorman.ask("/api/tables", request, host.token))["id"]
        for seat, player in enumerate(self.players):
            await player.go_to(table)
            if player is not host:
                player.say(Sit(player.next_ref(), seat))
                await player.heard_done()
        host.say(Start(host.next_ref()))
        await host.heard_done()

    def begin(self) -> None:
        """Has everyone answer what they are asked from now on."""
        self.playing = True
        for player in self.players:
            player.consider()

    def chosen(self, version: Version, player: Player, sent: float) -> None:
        """Notes which change somebody's choice made."""
        self.notes.choices += self.notes.counts
        self.made[version] = player, sent
        self.settle(version)

    def seen(self, version: Version, player: Player) -> None:
        """Notes when somebody saw a change."""
        self.saw.setdefault(version, {}).setdefault(player, perf_counter())
        self.settle(version)

    def settle(self, version: Version) -> None:
        """Notes how long a choice took to reach the others, once it has reached all who were at the table already."""
        moments = self.saw.get(version, {})
        here = [player for player in self.players if player.was_there(version)]
        if version in self.made and all(player in moments for player in here):
            chooser, sent = self.made.pop(version)
            self.saw.pop(version, None)
            if self.notes.counts:
                self.notes.delays += [moments[player] - sent for player in here if player is not chooser]

    def next_game(self) -> None:
        """Notes that a game is over and another begins."""
        self.saw = {}
        self.notes.games += self.notes.counts

    @property
    def unsettled(self) -> int:
        """How many choices somebody has not seen yet."""
        return len(self.made) + sum(len(player.sent) for player in self.players)


class Player:
    """Somebody at a table."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.token = ""
        self.table = ""
        self.first: int | None = None  # the number of the change that was the first one seen at this table
        self.line: Line | None = None
        self.ref = 0
        self.done = asyncio.Event()
        self.decision: Decision | None = None
        self.answered = -1  # the number of the last question that was thought about
        self.sent: dict[int, float] = {}  # choices that are not confirmed yet, and when they were sent
        self.last = 0.0
        self.moving: asyncio.Task[None] | None = None

    async def go_to(self, table: str) -> None:
        """Connects to a table."""
        path = f"/api/tables/{table}/socket?texts={'true' if self.party.texts else 'false'}"
        before, self.line = self.line, None
        if before is not None:
            before.hang_up()
        self.table, self.first, self.answered = table, None, -1
        self.decision = None
        self.line = await Line.to(self.party.doorman.port, path, self.token, self.hear, self.cut_off)
        self.consider()  # the table may have been seen before the line was known

    def was_there(self, version: Version) -> bool:
        """Tells whether the player looked at a table before it changed."""
        table, seq = version
        return self.table == table and self.first is not None and self.first < seq

    def leave(self) -> None:
        """Goes home."""
        if self.line is not None:
            self.line.hang_up()

    def next_ref(self) -> int:
        """Returns a reference for a request."""
        self.ref += 1
        return self.ref

    def say(self, request: Request) -> None:
        """Sends a request."""
        self.done.clear()
        if self.line is not None:
            self.line.send(msgspec.json.encode(request))

    async def heard_done(self) -> None:
        """Waits until the last request has been carried out."""
        await asyncio.wait_for(self.done.wait(), 30)

    def cut_off(self) -> None:
        """Notes that the server closed the line."""
        self.party.notes.errors.append("a line was closed")

    def hear(self, message: bytes) -> None:
        """Takes note of what the server says."""
        if self.party.notes.counts:
            self.party.notes.bytes += len(message)
        heard = HEARD.decode(message)
        if isinstance(heard, Done):
            self.done.set()
            if heard.ref in self.sent:
                self.party.chosen((self.table, heard.seq), self, self.sent.pop(heard.ref))
        elif isinstance(heard, Refused):
            self.party.notes.errors.append(heard.reason)
        else:
            self.look(heard)

    def look(self, sight: Sight) -> None:
        """Looks at the table."""
        self.first = sight.seq if self.first is None else self.first
        self.party.seen((self.table, sight.seq), self)
        self.decision = sight.decision
        if sight.table.phase == "playing":
            self.consider()
        elif sight.table.phase == "over":
            self.play_again(sight.table.next)

    def consider(self) -> None:
        """Thinks about a question that is new, and answers it after a while."""
        if self.line is None or not self.party.playing:
            return
        if self.decision is None or self.decision.number == self.answered:
            return
        self.answered = self.decision.number
        pause = self.party.think * self.party.rng.uniform(1 - SPREAD, 1 + SPREAD)
        soonest = self.last + 1 / HASTE - perf_counter()  # the server tells hasty ones to wait
        token = self.party.rng.choice(self.decision.options).token
        choice = Choose(self.next_ref(), self.decision.number, token)
        asyncio.get_running_loop().call_later(max(pause, soonest), self.choose, choice)

    def choose(self, choice: Choose) -> None:
        """Makes a choice."""
        if self.party.playing:
            self.last = self.sent[choice.ref] = perf_counter()
            self.say(choice)

    def play_again(self, next: str | None) -> None:
        """Asks for another game, and goes to its table when everybody has."""
        if next is None and self.answered >= 0:
            self.answered = -1
            self.say(Rematch(self.next_ref()))
        elif next is not None and self.moving is None:
            self.moving = asyncio.create_task(self.move_on(next))

    async def move_on(self, table: str) -> None:
        """Goes to the table of the next game."""
        if all(player.table != table for player in self.party.players):
            self.party.next_game()
        try:
            await self.go_to(table)
        except OSError as error:
            self.party.notes.errors.append(f"the next table could not be reached: {error}")
        self.moving = None
