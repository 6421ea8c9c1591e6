"""A server on the loopback address, and people who visit it: browsers with cookies and programs with tokens."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Self, TypeVar

import anyio
import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gloaming.table.live.hall import Hall
from gloaming.table.live.table import Table
from gloaming.table.live.thinking import Thinkers
from gloaming.table.store.sqlite import SqliteStore
from gloaming.table.web.house import House
from gloaming.table.web.identity import Identity
from gloaming.table.web.limits import Bucket, Buckets
from gloaming.table.web.serving import listening
from gloaming.table.web.visits import COOKIE

T = TypeVar("T")
Said = dict[str, Any]

PATIENCE = 30.0  # seconds; only a server that hangs takes so long

# What anyio loads when it is first needed is loaded now: pytest rewrites it, which two threads must not do at once.
for name in dir(anyio):
    getattr(anyio, name)


class OpenHouse:
    """A server that runs in a thread of its own, with bots that do not think."""

    def __init__(self, folder: Path, client: Path | None = None) -> None:
        self.listener = listening("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.store = SqliteStore(folder / "gloaming.db", synchronous=False)
        self.identity = Identity.in_folder(folder)
        self.hall = Hall(self.store, Guessers(), self.host, 0.0)
        self.house = House(self.store, self.identity, self.hall, client)
        self.house.requests = self.house.logins = self.house.makers = Buckets(10**9, 10**9)
        self.house.haste = partial(Bucket, 10**9, 10**9)
        self.loop = asyncio.new_event_loop()
        config = uvicorn.Config(
            self.house.app(), log_level="warning", ws="websockets-sansio", ws_max_size=16 * 1024, access_log=False
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.serve())
        self.loop.close()

    async def serve(self) -> None:
        await self.store.open()
        await self.server.serve(sockets=[self.listener])

    def __enter__(self) -> Self:
        self.thread.start()
        httpx.get(f"http://{self.host}/api/games", timeout=PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, id: str) -> Table:
        """Returns a table as the server knows it."""
        return self.do(self.hall.table(id))

    def state(self, id: str) -> tuple[object, ...]:
        """Returns all of a table that a refused request must not change."""

        async def look() -> tuple[object, ...]:
            table = await self.hall.table(id)
            while table.answering.thinking:  # a question with one answer is answered by itself
                await asyncio.wait(list(table.answering.thinking.values()))
            async with table.lock:
                saved = await self.store.load(id)
                assert saved is not None
                game = None if table.course is None else table.course.game.state()
                return table.version, table.facts.to_json(), game, saved.version, saved.facts, saved.choices

        return self.do(look())

    def guest(self) -> Guest:
        """Lets somebody new in."""
        return Guest(self)


class Guessers(Thinkers):
    """Bots that choose the first option, so that nobody waits for them."""

    async def work(self, *_: object) -> object | None:
        return None


class Guest:
    """Somebody with a browser."""

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        once = httpx.Limits(max_keepalive_connections=0)  # so that nobody has to leave in good order
        self.http = httpx.Client(base_url=f"http://{house.host}", timeout=PATIENCE, limits=once)
        self.me = self.http.get("/api/me").json()

    @property
    def cookie(self) -> str:
        return str(self.http.cookies[COOKIE])

    def token(self) -> str:
        return str(self.http.post("/api/token").json()["token"])

    def opens(self, game: str = "shadow-cards", seats: str = "me open open", **requests: object) -> str:
        """Makes a table; its seats are words: me, open, or the level of a bot."""
        plans = [{"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word} for word in seats.split()]
        answer = self.http.post("/api/tables", json={"game": game, "seats": plans, **requests})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @property
    def papers(self) -> dict[str, str]:
        """What a browser on one of our own pages sends."""
        return {"cookie": f"{COOKIE}={self.cookie}", "origin": f"http://{self.house.host}"}

    def at(self, table: str, texts: bool = True) -> Line:
        """Looks at a table."""
        return Line(self.house, table, self.papers, texts)


class Line:
    """A socket to a table."""

    def __init__(self, house: OpenHouse, table: str, headers: dict[str, str], texts: bool = True) -> None:
        words = "true" if texts else "false"
        self.opened = ExitStack()
        self.socket: ClientConnection = self.opened.enter_context(
            connect(
                f"ws://{house.host}/api/tables/{table}/socket?texts={words}",
                additional_headers=headers,
                max_size=None,
                max_queue=None,
                proxy=None,
                compression=None,
                open_timeout=PATIENCE,
            )
        )
        self.refs = count(1)
        self.heard: list[Said] = []
        self.bytes: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.close()

    def hear(self) -> Said:
        """Waits for the next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        said: Said = msgspec.json.decode(text)
        self.bytes.append(text)
        self.heard.append(said)
        return said

    def sight(self) -> Said:
        """Waits for the next sight."""
        while (said := self.hear())["type"] != "sight":
            pass
        return said

    def last_sight(self) -> Said:
        """Returns what was seen last."""
        return next(said for said in reversed(self.heard) if said["type"] == "sight")

    def newest(self) -> Said:
        """Waits until there is something to decide or nothing more to come, and returns what is seen then."""
        while not (sight := self.last_sight())["decision"] and sight["table"]["phase"] == "playing":
            self.sight()
        return sight

    def send(self, message: str | bytes) -> None:
        self.socket.send(message)

    def ask(self, type: str, **requests: object) -> Said:
        """Sends a request and waits for its answer."""
        ref = requests.setdefault("ref", next(self.refs))
        self.send(msgspec.json.encode({"type": type, **requests}).decode())
        while (said := self.hear()).get("ref") != ref:
            pass
        return said

    def settle(self) -> None:
        """Waits until everything that was said so far has been heard."""
        self.ask("ping", ref=2**52 + next(self.refs))

    def closed(self) -> tuple[int, str]:
        """Waits until the server hangs up, and returns why."""
        with self, suppress(ConnectionClosed):
            while True:
                self.hear()
        return self.socket.close_code or 0, self.socket.close_reason or ""


def playing(
    house: OpenHouse, game: str = "shadow-cards", players: int = 3, **requests: object
) -> tuple[str, list[Guest]]:
    """Seats so many people at a new table, and starts the game."""
    people = [house.guest() for _ in range(players)]
    table = people[0].opens(game, "me" + " open" * (players - 1), **requests)
    for seat, person in enumerate(people[1:], 1):
        with person.at(table) as line:
            assert line.ask("sit", seat=seat)["type"] == "done"
    with people[0].at(table) as line:
        assert line.ask("start")["type"] == "done"
    return table, people
