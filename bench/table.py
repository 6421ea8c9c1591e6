"""How many tables one core serves: 200 tables of Shadow Cards, four clients each, over WebSockets.

    python -m bench.table
    python -m bench.table --seconds 20 --think 0 --no-texts

Starts `gloaming serve` with a database in a file, held to one core, and plays from another. Clients answer after a
think time, and meet again for another game when one is over; games begin at different moments. A delay is the time
from sending a choice until another seat has received the sight that holds it. Runs twice: with clients that are
programs, which get facts, and with clients like browsers, which get words as well. Exits with 1 if a bar is missed.
Writes .bench/table.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from bench.table_players import Doorman, Notes, Party
from gloaming.source import compiled

HOME = Path(__file__).parents[1] / ".bench"
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
APART = 20  # think times over which games begin, as those of strangers do; else all predict in the same second
SETTLED = 5.0  # seconds for which the last choices may be on their way
SLOWEST = 100.0  # milliseconds, at the 99th percentile
LARGEST = 200.0  # kB a table


@dataclass(frozen=True)
class Load:
    """What is asked of the server."""

    tables: int
    seconds: float
    think: float
    texts: bool


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    choices: float  # a second
    games: int
    median: float  # milliseconds
    p99: float
    slowest: float
    sight: float  # kB sent for each choice, to all
    server: float  # share of a core
    waited: float  # share of the time for which other programs had the server's core
    client: float
    started: float  # MB
    idle: float  # kB a table
    end: float
    errors: int

    @property
    def good(self) -> bool:
        """Whether the bars are met."""
        return self.errors == 0 and self.p99 < SLOWEST and max(self.idle, self.end) < LARGEST


class Server:
    """The server, as its process shows itself from outside."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.pid = process.pid
        self.port = port

    @property
    def seconds(self) -> float:
        """The CPU time it has taken."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    @property
    def waited(self) -> float:
        """The seconds for which other programs kept it from its core."""
        return int(Path(f"/proc/{self.pid}/schedstat").read_text().split()[1]) / 1e9

    @property
    def memory(self) -> int:
        """The bytes it has in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE


def cores() -> tuple[set[int], set[int]]:
    """Returns the server's core, and the others, for the clients."""
    first, *others = sorted(os.sched_getaffinity(0))
    return {first}, set(others) or {first}


@contextmanager
def served(errors: list[str], place: Path) -> Iterator[Server]:
    """Runs the server on a core of its own while somebody plays; what it complains about is an error."""
    ours = os.sched_getaffinity(0)
    server_core, client_cores = cores()
    with TemporaryDirectory(dir=place) as folder, (Path(folder) / "said").open("wb+") as said:
        command = [sys.executable, "-m", "gloaming.cli", "serve", "--port", "0", "--folder", folder]
        os.sched_setaffinity(0, server_core)  # a child and its threads stay where they were born
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said)
        os.sched_setaffinity(0, client_cores)
        try:
            assert process.stdout is not None
            opened = process.stdout.readline().decode()
            found = re.search(r"http://[^:]+:(\d+)", opened)
            if found is None:
                said.seek(0)
                raise SystemExit(f"The server did not start: {opened}{said.read().decode()}")
            yield Server(process, int(found[1]))
        finally:
            process.terminate()
            process.communicate()
            os.sched_setaffinity(0, ours)
            said.seek(0)
            errors += said.read().decode(errors="replace").splitlines()


async def measure(load: Load, server: Server, notes: Notes, progress: Progress, task: TaskID) -> Outcome:
    """Opens the tables, plays for a while and returns what was noticed."""
    started = await settled_memory(server)
    doorman = Doorman(server.port)
    parties = [Party(doorman, notes, load.think, load.texts, seed) for seed in range(load.tables)]
    first, *others = parties
    await first.sit_down()  # whatever the process loads with its first table is not the table's
    base = await settled_memory(server)
    for party in others:
        await party.sit_down()
        progress.advance(task)
    idle = await settled_memory(server)
    for party in parties:
        party.begin()
        await asyncio.sleep(load.think * APART / load.tables)
    progress.update(task, total=load.seconds, completed=0, description=f"{progress.tasks[task].fields['who']} play")
    notes.counts = True
    server_cpu, waited, client_cpu, begun = server.seconds, server.waited, time.process_time(), time.perf_counter()
    while (passed := time.perf_counter() - begun) < load.seconds:
        progress.update(task, completed=passed)
        await asyncio.sleep(min(0.5, load.seconds - passed))
    server_cpu, waited = server.seconds - server_cpu, server.waited - waited
    client_cpu = time.process_time() - client_cpu
    notes.counts = False
    end = server.memory
    await go_home(parties, notes)
    doorman.close()
    delays = sorted(notes.delays) or [float("inf")]
    share = max(1, len(others))
    return Outcome(
        choices=notes.choices / passed,
        games=notes.games,
        median=delays[len(delays) // 2] * 1e3,
        p99=delays[int(len(delays) * 0.99)] * 1e3,
        slowest=delays[-1] * 1e3,
        sight=notes.bytes / max(1, notes.choices) / 1e3,
        server=server_cpu / passed,
        waited=waited / passed,
        client=client_cpu / passed,
        started=started / 1e6,
        idle=(idle - base) / share / 1e3,
        end=(end - base) / share / 1e3,
        errors=len(notes.errors),
    )


async def settled_memory(server: Server) -> int:
    """Returns the server's memory when it has nothing to do."""
    await asyncio.sleep(0.3)
    return server.memory


async def go_home(parties: list[Party], notes: Notes) -> None:
    """Stops playing; a choice that does not come through in the end is an error."""
    for party in parties:
        party.playing = False
    until = time.perf_counter() + SETTLED
    while any(party.unsettled for party in parties) and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    notes.errors += ["a choice never came through" for party in parties for _ in range(party.unsettled)]
    for party in parties:
        for player in party.players:
            player.leave()


def run(load: Load, place: Path, console: Console) -> Outcome:
    """Measures one kind of clients, with a server of their own."""
    notes = Notes()
    who = "browsers" if load.texts else "programs"
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    complaints: list[str] = []
    with Progress(*columns, console=console, transient=True) as progress, served(complaints, place) as server:
        task = progress.add_task(f"{who} sit down", total=load.tables - 1, who=who)
        outcome = uvloop.run(measure(load, server, notes, progress, task))
    for error in [*notes.errors, *complaints][:10]:
        console.print(f"  error: {error}", markup=False)
    return outcome


def report(outcomes: dict[str, Outcome], load: Load, console: Console) -> None:
    """Prints what came of it."""
    table = Table(title=f"{load.tables} tables of 4 clients, {load.seconds:g} s, {load.think:g} s thought a choice")
    table.add_column("")
    for who in outcomes:
        table.add_column(who, justify="right")
    table.add_column("bar", justify="right")

    def row(name: str, field: str, form: str, bar: str = "") -> None:
        table.add_row(name, *(form.format(getattr(each, field)) for each in outcomes.values()), bar)

    row("choices a second", "choices", "{:.0f}")
    row("games finished", "games", "{}")
    row("choice to others' view, median, ms", "median", "{:.1f}")
    row("choice to others' view, p99, ms", "p99", "{:.1f}", f"< {SLOWEST:g}")
    row("choice to others' view, slowest, ms", "slowest", "{:.1f}")
    row("sent for a choice, kB", "sight", "{:.1f}")
    row("server, share of its core", "server", "{:.0%}")
    row("server kept waiting for its core", "waited", "{:.0%}")
    row("clients, share of theirs", "client", "{:.0%}")
    row("server without tables, MB", "started", "{:.0f}")
    row("memory of an idle table, kB", "idle", "{:.0f}", f"< {LARGEST:g}")
    row("memory of a table at the end, kB", "end", "{:.0f}", f"< {LARGEST:g}")
    row("errors and refusals", "errors", "{}", "0")
    table.add_row("", *("ok" if each.good else "MISSED" for each in outcomes.values()), "")
    console.print(table)
    if not compiled():
        console.print("Note: Gloaming is not compiled here.")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is played, with each kind of clients")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a choice; 0 plays flat out")
    parser.add_argument("--disk", type=Path, default=HOME, help="where the database lies; /dev/shm leaves the disk out")
    parser.add_argument(
        "--texts",
        action=argparse.BooleanOptionalAction,
        help="only clients like browsers, or only programs; without it one after the other",
    )
    return parser.parse_args()


def main() -> None:
    chosen = read_arguments()
    console = Console()
    HOME.mkdir(exist_ok=True)
    outcomes: dict[str, Outcome] = {}
    for texts in (False, True) if chosen.texts is None else (chosen.texts,):
        load = Load(chosen.tables, chosen.seconds, chosen.think, texts)
        outcomes["browsers" if texts else "programs"] = run(load, chosen.disk, console)
    report(outcomes, load, console)
    (HOME / "table.json").write_text(json.dumps({who: vars(each) for who, each in outcomes.items()}, indent=2))
    sys.exit(0 if all(each.good for each in outcomes.values()) else 1)


if __name__ == "__main__":
    main()
