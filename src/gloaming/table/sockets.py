"""The socket over which a client plays."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gloaming.kernel.errors import GloamingError
from gloaming.table.clients import Client
from gloaming.table.hall import Elsewhere
from gloaming.table.house import House
from gloaming.table.limits import Bucket
from gloaming.table.protocol import AnyRequest, Refused
from gloaming.table.relaying import relay
from gloaming.table.store.store import StoreDown
from gloaming.table.table import Table
from gloaming.table.visits import Visit

MOST_BYTES: Final = 4096
AT_ONCE: Final = 40
A_SECOND: Final = 15.0
WARNINGS: Final = 50  # refusals for haste before the line is cut

# Why a line is closed, by the numbers of RFC 6455 and our own from 4000 on.
TRY_AGAIN: Final = 1012
TOO_HASTY: Final = 4008
NOT_ALLOWED: Final = 4003
NO_SUCH_TABLE: Final = 4004

REQUESTS: Final = msgspec.json.Decoder(AnyRequest)


async def serve_socket(house: House, socket: WebSocket) -> None:
    """Lets a client look at a table and play, until it goes."""
    visit = Visit(socket, house.store, house.identity)
    id = socket.path_params["id"]
    if not (visit.is_program or visit.from_this_site):
        await turn_away(socket, NOT_ALLOWED, "this page belongs to another site")
        return
    try:
        person = await visit.person()
        if person is None:
            await turn_away(socket, NOT_ALLOWED, "nobody knows you here yet")
            return
        table = await house.hall.table(id)
    except Elsewhere as elsewhere:
        await relay(socket, elsewhere.home, visit, id)
        return
    except StoreDown:
        await turn_away(socket, TRY_AGAIN, "the database does not answer")
        return
    except GloamingError as error:
        await turn_away(socket, NO_SUCH_TABLE, str(error))
        return
    await socket.accept()
    client = Client(person, socket.query_params.get("texts", "true") != "false")
    writer = asyncio.create_task(write(socket, client))
    try:
        await table.join(client)
        await read(socket, client, table)
    except (WebSocketDisconnect, StoreDown):
        pass
    finally:
        await table.part(client)
        client.hang_up()
        with suppress(Exception):
            await writer


async def turn_away(socket: WebSocket, code: int, reason: str) -> None:
    """Closes a line with a reason that the client can show."""
    await socket.accept()
    await socket.close(code, reason[:120])


async def write(socket: WebSocket, client: Client) -> None:
    """Sends what is posted to a client, until it hangs up."""
    try:
        while await send_posted(socket, client):
            pass
    except (WebSocketDisconnect, RuntimeError, OSError):
        client.lost = True
    with suppress(Exception):
        if socket.application_state is not WebSocketState.DISCONNECTED:
            await socket.close(TRY_AGAIN)


async def send_posted(socket: WebSocket, client: Client) -> bool:
    """Sends what is posted next; returns whether there was anything. Keeps nothing of it while it waits."""
    messages = await client.posted()
    for message in messages:
        await socket.send_text(message.decode())
    return bool(messages)


async def read(socket: WebSocket, client: Client, table: Table) -> None:
    """Carries out what a client asks, one wish after the other."""
    bucket, warned = Bucket(AT_ONCE, A_SECOND), 0
    while not client.lost:
        text = await socket.receive_text()
        if not bucket.take():
            warned += 1
            client.post(Refused(None, "busy", "too fast; wait a moment"))
            if warned > WARNINGS:
                await socket.close(TOO_HASTY, "too many messages")
                return
            continue
        if len(text) > MOST_BYTES:
            client.post(Refused(None, "unreadable", f"a message may have {MOST_BYTES} bytes"))
            continue
        try:
            request = REQUESTS.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            client.post(Refused(None, "unreadable", f"the message cannot be read: {error}"))
            continue
        client.post(await table.ask(client.person, request, client))
