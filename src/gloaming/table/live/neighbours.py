"""The other processes that share the tables: who they are, and whether they are still there."""

from __future__ import annotations

import asyncio
import secrets
import socket
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from gloaming.table.store.store import Home

PATIENCE: Final = 2.0
LOOPBACK: Final = "127.0.0.1"


class Elsewhere(Exception):
    """A table that lives in another process."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.address)
        self.home = home


def machine() -> str:
    """Returns what the processes that can reach each other over the loopback address have in common."""
    network = ""
    with suppress(OSError):
        network = str(Path("/proc/self/ns/net").readlink())
    return sha256(f"{socket.gethostname()} {network}".encode()).hexdigest()[:8]


def new_process() -> str:
    """Returns a name for this process that no other has."""
    return f"{machine()}-{secrets.token_hex(8)}"


def address_of(listener: socket.socket) -> str:
    """Returns where others reach a socket, as it is written in the address of a page."""
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def is_dead(home: Home, own: Home) -> bool:
    """Tells whether another process is dead for certain: nobody listens where it would.

    Of a process on another machine, or one that only does not answer, that cannot be known: its lease has to run out.
    """
    if home.process.partition("-")[0] != machine() or not home.address:
        return False
    if home.address == own.address:
        return True  # the port is ours now
    host, _, port = home.address.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            _, line = await asyncio.open_connection(host.strip("[]"), int(port))
    except ConnectionRefusedError:
        return True
    except (OSError, TimeoutError):
        return False
    line.close()
    return False
