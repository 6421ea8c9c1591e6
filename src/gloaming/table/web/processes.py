"""Several processes behind one address: each serves whoever comes, and their tables are kept by PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from gloaming.kernel.errors import BadSetup, GloamingError
from gloaming.table.store.opening import store_at
from gloaming.table.web.identity import Identity
from gloaming.table.web.serving import plain_words, run, tidy_up_when_stopped
from gloaming.workers import work_for_the_parent

REFUSED: Final = 2  # the exit code of a process that cannot start, and has said why
BREATH: Final = 1.0  # seconds between two starts of a process that dies at once
FAREWELL: Final = 10.0  # seconds for a process to end by itself

log = logging.getLogger(__name__)


def run_several(
    processes: int,
    listener: socket.socket,
    url: str,
    folder: Path,
    pace: float,
    reach: str | None,
    announce: Callable[[], None],
) -> None:
    """Runs several processes until they are stopped, and puts another in the place of one that dies."""
    asyncio.run(try_out(url))
    Identity.in_folder(folder)  # so that all find the same secret
    context = get_context("spawn")

    def start() -> SpawnProcess:
        child = context.Process(target=serve_along, args=(listener, url, folder, pace, reach))
        child.start()
        return child

    tidy_up_when_stopped()
    children: list[SpawnProcess] = []
    try:
        children.extend(start() for _ in range(processes))
        announce()
        while True:
            begun = monotonic()
            wait([child.sentinel for child in children])
            for place, child in enumerate(children):
                if not child.is_alive():
                    replace_dead(child, begun)
                    children[place] = start()
    finally:
        say_goodbye(children)


def replace_dead(child: SpawnProcess, begun: float) -> None:
    """Notes that a process has died; if it could not start, no other can."""
    if child.exitcode == REFUSED:
        sys.exit(REFUSED)
    log.warning("process %s died with %s; starting another", child.pid, child.exitcode)
    if monotonic() - begun < BREATH:
        sleep(BREATH)


def say_goodbye(children: list[SpawnProcess]) -> None:
    """Ends all processes, and waits for them."""
    for child in children:
        child.terminate()
    for child in children:
        child.join(FAREWELL)
        if child.is_alive():
            child.kill()


async def try_out(url: str) -> None:
    """Opens the database once, so that what is wrong with it is said once."""
    store = store_at(url)
    if not store.shared:
        raise BadSetup("several processes need PostgreSQL to share their tables; give its address with --database")
    with plain_words():
        await store.open()
    await store.close()


def serve_along(listener: socket.socket, url: str, folder: Path, pace: float, reach: str | None) -> None:
    """Serves beside others, in a process of its own."""
    work_for_the_parent(partial(os.kill, os.getpid(), signal.SIGTERM))  # so that tables are left in good order
    tidy_up_when_stopped()
    try:
        asyncio.run(run(listener, url, folder, pace, reach))
    except GloamingError as error:
        print(f"gloaming: {error}", file=sys.stderr)
        sys.exit(REFUSED)
