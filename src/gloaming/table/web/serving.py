"""Starting the server: where it keeps its things, and what it says when it cannot start."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EACCES, EADDRINUSE
from math import inf
from pathlib import Path
from typing import Final

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

import gloaming
from gloaming.games import troubles
from gloaming.kernel import files
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import printable
from gloaming.table.live.hall import LEASE, PACE, Hall
from gloaming.table.live.neighbours import LOOPBACK, address_of
from gloaming.table.live.thinking import Thinkers
from gloaming.table.store.opening import store_at
from gloaming.table.store.store import StoreDown
from gloaming.table.web.doors import why_not_offered
from gloaming.table.web.house import House
from gloaming.table.web.identity import Identity
from gloaming.workers import processes_for

NO_CLIENT: Final = (
    "this installation has no browser client, so only programs can play here; install it without "
    "GLOAMING_NO_CLIENT, or run `python web/build.py` in its sources"
)

log = logging.getLogger(__name__)


def client_folder() -> Path | None:
    """Returns where the browser client lies: inside the package, or built beside the sources."""
    here = Path(__file__).parents[1]
    for folder in (here / "client", here.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def data_folder(wanted: Path | None) -> Path:
    """Returns the folder for the database and the secrets, made if it is not there."""
    folder = wanted or Path("gloaming-table")
    try:
        files.make_folder(folder)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_text("")
        probe.unlink()
    except OSError as error:
        raise BadSetup(
            f"cannot write to the folder {folder}: {error.strerror}; choose another with --folder"
        ) from error
    return folder


def listening(host: str, port: int, option: str = "--host") -> socket.socket:
    """Returns a socket that listens at an address, which was told with an option."""
    if not 0 <= port < 2**16:
        raise BadSetup(f"a port must be a number from 0 to {2**16 - 1}, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(512)
    except OSError as error:
        listener.close()
        taken = error.errno in (EADDRINUSE, EACCES)
        remedy = "choose another port with --port" if taken else f"give an address of this machine with {option}"
        raise BadSetup(f"cannot listen on {host}:{port}: {error.strerror}; {remedy}") from error
    return listener


def listening_privately(reach: str | None) -> socket.socket:
    """Returns a socket at which other processes of ours reach the tables that live here."""
    return listening(reach or LOOPBACK, 0, "--reach")


@contextmanager
def plain_words() -> Iterator[None]:
    """Turns what a database says into a sentence for the person at the keyboard."""
    try:
        yield
    except StoreDown as error:
        raise BadSetup(str(error)) from error


def serve(
    host: str,
    port: int,
    url: str | None,
    folder: Path | None,
    browser: bool = False,
    pace: float = PACE,
    processes: int = 1,
    reach: str | None = None,
) -> None:
    """Runs the server until it is stopped."""
    from gloaming.table.web.processes import run_several

    processes = processes_for(processes, processes, "--processes")
    if not 0 <= pace < inf:
        raise BadSetup(f"a pace must be 0 or more seconds, not {pace}")
    listener = listening(host, port)

    def announce() -> None:
        where = "http://{}:{}".format(*listener.getsockname()[:2])
        playable = client_folder() is not None
        for trouble in [*troubles(), *([] if playable else [NO_CLIENT])]:
            print(f"gloaming: {printable(trouble)}", file=sys.stderr, flush=True)
        print(f"Gloaming is open at {where} - press Ctrl-C to close it.", flush=True)
        if browser and playable:
            threading.Timer(0.5, webbrowser.open, [where]).start()

    try:
        place = data_folder(folder)
        database = url or f"sqlite:///{place / 'gloaming.db'}"
        if processes > 1:
            run_several(processes, listener, database, place, pace, reach, announce)
        else:
            tidy_up_when_stopped()
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                runner.run(run(listener, database, place, pace, reach, announce))
    finally:
        listener.close()


def tidy_up_when_stopped() -> None:
    """Has SIGTERM end the process as its own end would: killed by it, it would leave the bots' semaphores behind."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def load_games() -> None:
    """Loads the rules, cards and words of all games, so that nobody's first visit has to wait for them."""
    for name in gloaming.games():
        if trouble := why_not_offered(name):
            log.warning("%s; it is not offered", trouble)


def spare_pauses() -> None:
    """Has Python look for garbage more rarely: with hundreds of tables a full search stops them all for 0.1 s."""
    gc.collect()
    gc.freeze()  # what was loaded once stays
    gc.set_threshold(10_000, 10, 50)


async def run(
    listener: socket.socket,
    url: str,
    folder: Path,
    pace: float,
    reach: str | None = None,
    announce: Callable[[], None] | None = None,
) -> None:
    """Opens the database and serves."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    store = store_at(url)
    if reach is not None and not store.shared:
        raise BadSetup("several machines need PostgreSQL to share their tables; give its address with --database")
    private = listening_privately(reach)
    identity = Identity.in_folder(folder)
    hall = Hall(store, Thinkers(), address_of(private), pace, lease=lease())
    with plain_words():
        await store.open()
        await hall.open()
    config = uvicorn.Config(
        House(store, identity, hall, client_folder()).app(),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        access_log=False,
    )
    load_games()
    spare_pauses()
    if announce is not None:
        announce()
    await uvicorn.Server(config).serve(sockets=[listener, private])


def lease() -> float:
    """Returns for how many seconds a process that says nothing is believed to live."""
    try:
        return max(0.1, float(os.environ.get("GLOAMING_LEASE", LEASE)))
    except ValueError:
        raise BadSetup("GLOAMING_LEASE must be a number of seconds") from None
