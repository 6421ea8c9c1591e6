"""A WebSocket client that does no more than a benchmark needs, so that it is the server that is measured."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from struct import pack
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
UNMASKED = bytes(4)  # a client has to mask what it sends; by zeros it stays as it is


class Line(asyncio.Protocol):
    """A line to a table. What comes in is heard as soon as it is there."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], cut: Callable[[], None]) -> None:
        self.request = request
        self.hear = hear
        self.cut = cut  # called when the other end closes the line
        self.unread = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, port: int, path: str, token: str, hear: Callable[[bytes], None], cut: Callable[[], None]) -> Line:
        """Opens a line to a path of the server, in the name of whoever has the token."""
        headers = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        ]
        request = "\r\n".join([*headers, "", ""]).encode()
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(request, hear, cut), "127.0.0.1", port)
        await asyncio.wait_for(line.opened, 10)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server closed the line"))
        elif self.transport is not None:
            self.transport = None
            self.cut()

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.opened.done():
            head, found, rest = self.unread.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.unread = rest
            self.opened.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        """Takes every whole frame out of what came in. Frames of a server are not masked."""
        unread, at = self.unread, 0
        while len(unread) >= at + 2:
            size, begin = unread[at + 1], at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, begin = int.from_bytes(unread[begin : begin + width]), begin + width
            if len(unread) < begin + size:
                break
            kind, at, payload = unread[at] & 0xF, begin + size, unread[begin : begin + size]
            if kind == TEXT:
                self.hear(payload)
            elif kind == PING:
                self.send(payload, PONG)
        self.unread = unread[at:]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Says something."""
        size = len(payload)
        head = pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else pack("!BBH", 0x80 | kind, 0xFE, size)
        if self.transport is not None:
            self.transport.write(head + UNMASKED + payload)

    def hang_up(self) -> None:
        """Closes the line."""
        if self.transport is not None:
            self.send(b"", CLOSE)
            self.transport.close()
            self.transport = None
