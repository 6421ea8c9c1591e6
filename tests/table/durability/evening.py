"""An evening of many games on real servers, which may be killed, and players who come back and play on."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from gloaming.table.store.opening import store_at
from gloaming.table.web.visits import COOKIE

PATIENCE = 120.0
POLITENESS = 0.1  # seconds that a player waits who was told to be too fast


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Server:
    """A server process at an address that stays the same when it is started again."""

    def __init__(self, folder: Path, database: str, *words: str) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.folder = folder
        self.words = ["--port", str(self.port), "--folder", str(folder), "--database", database, "--pace", "0", *words]
        self.errors = folder / f"errors-{self.port}"
        self.open = asyncio.Event()

    async def start(self) -> None:
        with self.errors.open("a") as errors:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "gloaming.cli",
                "serve",
                *self.words,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
            )
        assert self.process.stdout is not None
        said = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        assert said.startswith(b"Gloaming is open"), self.errors.read_text()
        self.open.set()

    async def kill(self) -> None:
        """Kills the server where it stands."""
        self.open.clear()
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """Ends the server in good order."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(self.process.wait(), PATIENCE)


@dataclass
class Player:
    """Somebody who plays a game to its end, whatever happens to the server."""

    evening: Evening
    server: Server
    cookie: str
    table: str
    seat: int
    rng: Random
    acknowledged: list[str] = field(default_factory=list)
    visits: int = 0
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            await self.server.open.wait()
            headers = {"cookie": f"{COOKIE}={self.cookie}", "origin": f"http://{self.server.host}"}
            address = f"ws://{self.server.host}/api/tables/{self.table}/socket?texts=false"
            with suppress(OSError, WebSocketException):
                async with connect(address, additional_headers=headers, proxy=None, compression=None) as line:
                    self.visits += 1
                    await self.talk(line)

    async def talk(self, line: ClientConnection) -> None:
        """Answers what is asked, until the game is over or the line is cut."""
        sent: dict[int, str] = {}  # by the number of the question
        with suppress(ConnectionClosed):
            async for text in line:
                said = msgspec.json.decode(text)
                if said["type"] == "sight":
                    self.over = said["table"]["phase"] == "over"
                    assert said["table"]["phase"] != "broken"
                    if self.over:
                        return
                    await self.answer(line, said["decision"], sent)
                elif said["type"] == "done":
                    self.acknowledged.append(sent[said["ref"]])
                    self.evening.heard()
                elif said["kind"] == "busy":
                    await asyncio.sleep(POLITENESS)
                    return  # and come again
                else:
                    assert said["kind"] == "stale", said

    async def answer(self, line: ClientConnection, decision: dict[str, Any] | None, sent: dict[int, str]) -> None:
        if decision is not None and decision["number"] not in sent:
            token = self.rng.choice(decision["options"])["token"]
            sent[decision["number"]] = token
            request = {"type": "choose", "ref": decision["number"], "number": decision["number"], "token": token}
            await line.send(msgspec.json.encode(request).decode())


class Evening:
    """Many games at once, and a number of acknowledged choices after which something happens."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.players: list[Player] = []
        self.acknowledged = 0
        self.until = 0
        self.now = asyncio.Event()

    def heard(self) -> None:
        self.acknowledged += 1
        if self.acknowledged == self.until:
            self.now.set()

    async def after(self, choices: int) -> None:
        """Waits until so many more choices have been acknowledged."""
        self.until = self.acknowledged + choices
        self.now.clear()
        await asyncio.wait_for(self.now.wait(), PATIENCE)

    async def seat(self, made_at: Server, played_at: Server, game: str, people: int, bots: int) -> None:
        """Opens a table at one server, whose people play at the same or at another."""
        guests = [httpx.AsyncClient(base_url=f"http://{made_at.host}", timeout=PATIENCE) for _ in range(people)]
        for guest in guests:
            (await guest.get("/api/me")).raise_for_status()
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "level": "moth"}] * bots]
        made = await guests[0].post("/api/tables", json={"game": game, "seats": seats, "start": people == 1})
        table = made.json()["id"]
        for seat, guest in enumerate(guests[1:], 1):
            await request(guest, table, {"type": "sit", "ref": 1, "seat": seat})
        if people > 1:
            await request(guests[0], table, {"type": "start", "ref": 1})
        for seat, guest in enumerate(guests):
            rng = Random(self.rng.random())
            self.players.append(Player(self, played_at, guest.cookies[COOKIE], table, seat, rng))
            await guest.aclose()

    async def play(self, meanwhile: Callable[[], Any]) -> None:
        """Has everyone play to the end, while something happens."""
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as together:
            for player in self.players:
                together.create_task(player.play())
            together.create_task(meanwhile())

    async def assert_nothing_is_lost(self, database: str) -> None:
        """Every choice that was acknowledged is on disk, in its order."""
        store = store_at(database)
        await store.open()
        for player in self.players:
            acknowledged = player.acknowledged[:]  # by now: others play on while this is read
            saved = await store.load(player.table)
            assert saved is not None
            made = iter([choice.token for choice in saved.choices if choice.seat == player.seat])
            missing = [token for token in acknowledged if token not in made]
            assert missing == []
        await store.close()


async def request(guest: httpx.AsyncClient, table: str, request: dict[str, object]) -> None:
    answer = await guest.post(f"/api/tables/{table}/requests", json=request)
    assert answer.json()["type"] == "done", answer.text


def children(pid: int) -> list[int]:
    """Returns the processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
