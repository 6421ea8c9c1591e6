"""The house: the server as a whole, with its doors, its socket and the client's files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from gloaming.table.live.hall import Hall
from gloaming.table.store.store import Store
from gloaming.table.web.identity import Identity
from gloaming.table.web.limits import Bucket, Buckets

# What a page of ours may load and do: nothing that is not ours, and no scripts or styles but those in files.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HASTE: Final = 15.0  # messages a second that one line may send for long
P = ParamSpec("P")
T = TypeVar("T")

A_YEAR: Final = "public, max-age=31536000, immutable"


class House:
    """What all requests share."""

    def __init__(self, store: Store, identity: Identity, hall: Hall, client: Path | None) -> None:
        self.store = store
        self.identity = identity
        self.hall = hall
        self.client = client  # the folder of the browser client, if it was built
        self.requests = Buckets(at_once=400, a_second=100)
        self.lines = Buckets(at_once=1000, a_second=50)
        self.haste = partial(Bucket, at_once=40, a_second=HASTE)  # of what is sent over one line
        self.logins = Buckets(at_once=10, a_second=0.1)
        self.makers = Buckets(at_once=30, a_second=0.5)
        # One thread: several would take turns with the tables more often than these get theirs.
        self.archive = ThreadPoolExecutor(1, "archive")

    @asynccontextmanager
    async def open_doors(self, app: Starlette) -> AsyncIterator[None]:
        """Opens the hall while the server runs."""
        await self.hall.open()
        try:
            yield
        finally:
            self.archive.shutdown(wait=False, cancel_futures=True)
            await self.hall.close()
            await self.store.close()

    async def apart(self, work: Callable[P, T], *words: P.args, **named: P.kwargs) -> T:
        """Does something long, such as playing a finished game again, while the tables go on."""
        return await asyncio.get_running_loop().run_in_executor(self.archive, partial(work, *words, **named))

    def app(self) -> ASGIApp:
        """Returns the server as an application."""
        from gloaming.table.web.plan import ROUTES
        from gloaming.table.web.sockets import serve_socket

        async def socket(connection: WebSocket) -> None:
            await serve_socket(self, connection)

        doors = [route.served(self) for route in ROUTES]
        routes: list[BaseRoute] = [*doors, WebSocketRoute("/api/tables/{id}/socket", socket)]
        routes.append(Mount("/api", no_such_door(doors)))
        if self.client is not None:
            routes.append(Mount("/assets", StaticFiles(directory=self.client / "assets")))
        routes.append(Route("/{path:path}", self.page))
        return with_headers(Starlette(routes=routes, lifespan=self.open_doors))

    async def page(self, request: Request) -> Response:
        """Returns a file of the client, or its page, which finds its way by itself."""
        if self.client is None:
            return PlainTextResponse("This server has no browser client, so only programs can play here.", 503)
        file = file_inside(self.client, request.path_params["path"])
        return FileResponse(file or self.client / "index.html", headers={"cache-control": "no-cache"})


def file_inside(folder: Path, wanted: str) -> Path | None:
    """Returns the file of a name if it lies in a folder, and nothing that lies outside of it."""
    try:
        file = (folder / wanted).resolve()
        return file if wanted and file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name too long, or with a zero in it
        return None


def no_such_door(doors: list[Route]) -> ASGIApp:
    """Returns what answers where no door is, or where a door opens only in another way."""

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        whole = {**scope, "root_path": ""}  # the path as it was before "/api" was looked at
        methods = {way for door in doors if door.matches(whole)[0] is not Match.NONE for way in door.methods or ()}
        if scope["type"] != "http":
            await WebSocketClose()(scope, receive, send)
        elif methods:
            allow = ", ".join(sorted(methods))
            reason = f"this address only takes {allow}"
            await JSONResponse({"reason": reason}, 405, {"allow": allow})(scope, receive, send)
        else:
            await JSONResponse({"reason": "there is no such address"}, 404)(scope, receive, send)

    return refuse


def with_headers(app: ASGIApp) -> ASGIApp:
    """Returns an application that tells browsers to be careful with its answers."""

    async def careful(scope: Scope, receive: Receive, send: Send) -> None:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = {**HEADERS, "cache-control": cache_of(scope["path"])}
                present = {name.lower() for name, _ in message["headers"]}
                added = [(name.encode(), value.encode()) for name, value in headers.items()]
                message["headers"] = [*message["headers"], *(pair for pair in added if pair[0] not in present)]
            await send(message)

        await app(scope, receive, answer if scope["type"] == "http" else send)

    return careful


def cache_of(path: str) -> str:
    """Returns how long something may be kept: files whose names change with their content for ever."""
    return A_YEAR if path.startswith("/assets/") else "no-store" if path.startswith("/api/") else "no-cache"
