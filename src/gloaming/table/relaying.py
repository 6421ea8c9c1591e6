"""Tables that live in another process: whatever is asked of them here is passed on to there, and the answer back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from gloaming.table.protocol import AnyAnswer, AnyRequest, Said, Sight
from gloaming.table.refusing import Refusal
from gloaming.table.store.store import Home
from gloaming.table.visits import Visit

PASSED_ON: Final = ("cookie", "authorization")
PATIENCE: Final = 5.0

ANSWERS: Final = msgspec.json.Decoder(AnyAnswer)


def line_to(home: Home, visit: Visit, table: str, texts: str = "false") -> connect:
    """Returns a connection to a table in another process, in the name of who asks here."""
    headers = {name: value for name in PASSED_ON if (value := visit.connection.headers.get(name)) is not None}
    headers["origin"] = f"http://{home.address}"
    address = f"ws://{home.address}/api/tables/{table}/socket?texts={texts}"
    return connect(address, additional_headers=headers, compression=None, max_size=None, proxy=None)


async def first_sight(home: Home, visit: Visit, table: str) -> Sight:
    """Returns what somebody sees of a table in another process."""
    async with asked(home, visit, table) as line:
        async for text in line:
            answer = ANSWERS.decode(text)
            if isinstance(answer, Sight):
                return answer
    raise Refusal("busy", "the table is being moved; ask again")


async def one_answer(home: Home, visit: Visit, table: str, request: AnyRequest) -> AnyAnswer:
    """Has a table in another process carry out a wish."""
    async with asked(home, visit, table) as line:
        await line.send(msgspec.json.encode(request).decode())
        async for text in line:
            answer: AnyAnswer = ANSWERS.decode(text)
            if not isinstance(answer, Sight | Said) and answer.ref == request.ref:
                return answer
    raise Refusal("busy", "the table is being moved; ask again")


class asked:  # noqa: N801  reads like the words it stands in
    """A short conversation with a table in another process."""

    def __init__(self, home: Home, visit: Visit, table: str) -> None:
        self.line = line_to(home, visit, table)

    async def __aenter__(self) -> ClientConnection:
        try:
            return await asyncio.wait_for(self.line.__aenter__(), PATIENCE)
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Refusal("busy", "the table is being moved; ask again") from error

    async def __aexit__(self, *problem: object) -> None:
        with suppress(OSError, WebSocketException):
            await self.line.__aexit__(None, None, None)


async def relay(socket: WebSocket, home: Home, visit: Visit, table: str) -> None:
    """Passes everything on between a client and the process in which its table lives."""
    texts = socket.query_params.get("texts", "true")
    try:
        async with line_to(home, visit, table, "false" if texts == "false" else "true") as line:
            await socket.accept()
            forth = asyncio.create_task(to_there(socket, line))
            back = asyncio.create_task(to_here(socket, line))
            _, waiting = await asyncio.wait([forth, back], return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            with suppress(RuntimeError):
                await socket.close(1012)
    except (OSError, WebSocketException, TimeoutError):
        with suppress(RuntimeError):
            await socket.close(1012)


async def to_there(socket: WebSocket, line: ClientConnection) -> None:
    """Passes on what the client says."""
    with suppress(WebSocketDisconnect, ConnectionClosed):
        while True:
            await line.send(await socket.receive_text())


async def to_here(socket: WebSocket, line: ClientConnection) -> None:
    """Passes on what the table says."""
    with suppress(ConnectionClosed, RuntimeError):
        async for text in line:
            await socket.send_text(text if isinstance(text, str) else text.decode())
