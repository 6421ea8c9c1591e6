"""The socket over which a client plays."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gloaming.kernel.errors import GloamingError
from gloaming.table.live.clients import Client
from gloaming.table.live.neighbours import Elsewhere
from gloaming.table.live.table import Table
from gloaming.table.protocol import NO_SUCH_TABLE, NOT_ALLOWED, TOO_HASTY, TRY_AGAIN, Refused
from gloaming.table.refusing import Refusal, refused
from gloaming.table.requests import AnyRequest
from gloaming.table.store.store import PersonRow, StoreDown
from gloaming.table.web.house import House
from gloaming.table.web.limits import Bucket
from gloaming.table.web.relaying import relay
from gloaming.table.web.visits import Visit

MOST_BYTES: Final = 4096
WARNINGS: Final = 50  # refusals for haste before the line is cut
MOST_LINES: Final = 20  # that one person may have to one table

REQUESTS: Final = msgspec.json.Decoder(AnyRequest)


async def serve_socket(house: House, socket: WebSocket) -> None:
    """Lets a client look at a table and play, until it goes."""
    visit = Visit(socket, house.store, house.identity)
    id = socket.path_params["id"]
    if not (visit.is_program or visit.from_this_site):
        await turn_away(socket, NOT_ALLOWED, "this page belongs to another site")
        return
    if not (visit.is_relayed or house.lines.take(visit.address)):
        await turn_away(socket, TOO_HASTY, "too many connections; wait a little")
        return
    try:
        person = await visit.person()
        if person is None:
            await turn_away(socket, NOT_ALLOWED, "you are not known here yet")
            return
        try:
            table = await house.hall.table(id)
        except Elsewhere as elsewhere:
            if visit.is_relayed:
                await turn_away(socket, TRY_AGAIN, "the table is being moved")
            else:
                await relay(socket, elsewhere.home, visit, person, id)
            return
    except StoreDown:
        await turn_away(socket, TRY_AGAIN, "the database is not responding")
        return
    except GloamingError as error:
        later = isinstance(error, Refusal) and error.kind == "busy"
        await turn_away(socket, TRY_AGAIN if later else NO_SUCH_TABLE, str(error))
        return
    if len([each for each in table.clients if each.person.id == person.id]) >= MOST_LINES:
        await turn_away(socket, TOO_HASTY, "you have this table open in too many places")
        return
    await meet(socket, table, person, house.haste())


async def meet(socket: WebSocket, table: Table, person: PersonRow, bucket: Bucket) -> None:
    """Brings a client and a table together, until one of them goes."""
    await socket.accept()
    client = Client(person, socket.query_params.get("texts", "true") != "false")
    writer = asyncio.create_task(write(socket, client))
    try:
        await table.join(client)
        await read(socket, client, table, bucket)
    except (WebSocketDisconnect, StoreDown):
        pass
    finally:
        await table.part(client)
        client.hang_up()
        with suppress(Exception):
            await writer


async def turn_away(socket: WebSocket, code: int, reason: str) -> None:
    """Closes a line with a reason that the client can show."""
    with suppress(WebSocketDisconnect, RuntimeError):
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


async def read(socket: WebSocket, client: Client, table: Table, bucket: Bucket) -> None:
    """Carries out what a client asks, one request after the other."""
    warned = 0
    while not client.lost:
        text = await next_text(socket)
        if not bucket.take():
            warned += 1
            client.post(Refused(None, "busy", "too fast; wait a moment"))
            if warned > WARNINGS:
                await socket.close(TOO_HASTY, "too many messages")
                return
            continue
        try:
            request = understood(text)
        except Refusal as refusal:
            client.post(refused(None, refusal))
            continue
        client.post(await table.ask(client.person, request, client))


async def next_text(socket: WebSocket) -> str | None:
    """Returns the next message of a client, None for one that is not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    text: str | None = message.get("text")
    return text


def understood(text: str | None) -> AnyRequest:
    """Reads a request."""
    if text is None:
        raise Refusal("unreadable", "a message is text, not bytes")
    if len(text) > MOST_BYTES:
        raise Refusal("unreadable", f"a message may have at most {MOST_BYTES} bytes")
    try:
        request: AnyRequest = REQUESTS.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", f"the message cannot be read: {error}") from error
    return request
