"""Tables that live in another process: whatever is asked of them here is passed on to there, and the answer back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from gloaming.table.protocol import TRY_AGAIN, AnyAnswer, Said, Sight
from gloaming.table.refusing import Refusal
from gloaming.table.requests import AnyRequest
from gloaming.table.store.store import Home, PersonRow
from gloaming.table.web.visits import COOKIE, RELAYED, Visit

PATIENCE: Final = 5.0
OWN_CODES: Final = range(4000, 5000)  # why a table closes a line; all else means that it cannot be reached

quiet = logging.getLogger(__name__)
quiet.setLevel(logging.INFO)  # below that, all headers would be logged, and with them who somebody is

ANSWERS: Final = msgspec.json.Decoder(AnyAnswer)


def line_to(home: Home, visit: Visit, person: PersonRow, table: str, texts: str = "false") -> connect:
    """Returns a connection to a table in another process, in the name of who asks here."""
    headers = {
        "cookie": f"{COOKIE}={visit.identity.sign_cookie(person.id)}",
        "origin": f"http://{home.address}",
        RELAYED: visit.identity.sign_token(RELAYED),
    }
    address = f"ws://{home.address}/api/tables/{table}/socket?texts={texts}"
    return connect(address, additional_headers=headers, compression=None, max_size=None, proxy=None, logger=quiet)


async def first_sight(home: Home, visit: Visit, person: PersonRow, table: str) -> Sight:
    """Returns what somebody sees of a table in another process."""
    with moving():
        async with asyncio.timeout(PATIENCE), line_to(home, visit, person, table, "true") as line:
            async for text in line:
                answer = ANSWERS.decode(text)
                if isinstance(answer, Sight):
                    return answer
    raise Refusal("busy", "the table is being moved; try again")


async def one_answer(home: Home, visit: Visit, person: PersonRow, table: str, request: AnyRequest) -> AnyAnswer:
    """Has a table in another process carry out a request."""
    with moving():
        async with asyncio.timeout(PATIENCE), line_to(home, visit, person, table) as line:
            await line.send(msgspec.json.encode(request).decode())
            async for text in line:
                answer: AnyAnswer = ANSWERS.decode(text)
                if not isinstance(answer, Sight | Said) and answer.ref == request.ref:
                    return answer
    raise Refusal("busy", "the table is being moved; try again")


@contextmanager
def moving() -> Iterator[None]:
    """Says that a table moves if the process in which it lived cannot be reached any more."""
    try:
        yield
    except (OSError, WebSocketException, TimeoutError) as error:
        raise Refusal("busy", "the table is being moved; try again") from error


async def relay(socket: WebSocket, home: Home, visit: Visit, person: PersonRow, table: str) -> None:
    """Passes everything on between a client and the process in which its table lives."""
    texts = "false" if socket.query_params.get("texts", "true") == "false" else "true"
    await socket.accept()
    code, reason = TRY_AGAIN, ""
    with suppress(OSError, WebSocketException, TimeoutError):
        async with line_to(home, visit, person, table, texts) as line:
            forth = asyncio.create_task(to_there(socket, line))
            back = asyncio.create_task(to_here(socket, line))
            _, waiting = await asyncio.wait([forth, back], return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            if line.close_code is not None and line.close_code in OWN_CODES:
                code, reason = line.close_code, line.close_reason or ""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code, reason)


async def to_there(socket: WebSocket, line: ClientConnection) -> None:
    """Passes on what the client says."""
    with suppress(WebSocketDisconnect, ConnectionClosed):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await line.send(message.get("text") or message.get("bytes") or "")


async def to_here(socket: WebSocket, line: ClientConnection) -> None:
    """Passes on what the table says."""
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        async for text in line:
            await socket.send_text(text if isinstance(text, str) else text.decode())
