"""Playing the games of a plan, on one process or several, always in the same order; whatever is missing is played."""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from itertools import chain
from pathlib import Path

from gloaming.faults import faults_named
from gloaming.kernel import files
from gloaming.kernel.errors import BadSetup
from gloaming.lab.ledger import Ledger
from gloaming.lab.plan import Planned
from gloaming.lab.progress import bar
from gloaming.workers import processes_for, work_for_the_parent

AT_ONCE = 8  # games that a process plays before it reports; one, if that takes long
AHEAD = 3  # such portions waiting for each process


def prepared(plan: Planned, jobs: int, out: Path | None, *written: Path | None) -> Ledger:
    """Refuses what cannot be played or written before the first game, and returns the ledger of a plan."""
    processes_for(jobs, plan.games)
    plan.check()
    ledger = Ledger(out or Path(f"{plan.kind}-{plan.game}"), plan)
    for path in [*ledger.files, *written]:
        if path is not None and (path.parent != ledger.folder or ledger.folder.is_dir()):
            files.check_place(path)
    return ledger


def play_all(ledger: Ledger, jobs: int) -> None:
    """Plays the games that are still missing and writes each portion down at once."""
    plan = ledger.plan
    with ledger.open() as file:
        done = ledger.count(file)
        if done >= plan.total:
            return
        try:
            portions = play(plan, done, jobs)
            first = next(portions)  # the processes start before the bar, which has a thread of its own
            with bar(done, plan.total) as progress:
                for lines in chain([first], portions):
                    file.write("".join(lines).encode())
                    file.flush()
                    done += len(lines)
                    progress(len(lines))
        except KeyboardInterrupt:
            print(f"Stopped after {done} of {plan.total} games. Run the same command to continue.", file=sys.stderr)
            raise
        except BrokenExecutor as error:
            raise BadSetup(
                f"a worker process was killed after {done} games. Run the same command to continue"
            ) from error
        except OSError as error:
            raise BadSetup(f"{ledger.results} cannot be written: {error.strerror}") from error


def play(plan: Planned, start: int, jobs: int) -> Iterator[list[str]]:
    """Plays the games of a plan from a number on and yields a line of JSON for each, a portion at a time, in order."""
    portion = 1 if plan.bot.startswith("search") else AT_ONCE
    starts = range(start, plan.total, portion)
    portions = (range(first, min(first + portion, plan.total)) for first in starts)
    processes = processes_for(jobs, len(starts))
    if processes == 1:
        for some in portions:
            yield play_some(plan, some)
        return
    bystanders = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, initializer=work_for_the_parent)
    waiting: deque[Future[list[str]]] = deque()
    try:
        for some in portions:
            waiting.append(pool.submit(play_some, plan, some))
            if len(waiting) > AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
        pool.shutdown()
    except BaseException:  # whatever stopped us, nobody waits for games that are half played
        for process in multiprocessing.active_children():
            if process not in bystanders:
                process.terminate()
        pool.shutdown(cancel_futures=True)  # or its thread would complain when the program ends before it
        raise


@faults_named()
def play_some(plan: Planned, numbers: range) -> list[str]:
    """Plays some games."""
    return [json.dumps({"game": number, **plan.play(number)}, separators=(",", ":")) + "\n" for number in numbers]
