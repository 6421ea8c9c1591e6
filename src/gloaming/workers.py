"""Processes that work for another one, and end with it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

from gloaming.kernel.errors import BadSetup

FEWEST = 4  # processes that are given to whoever asks for them, however small the machine
FOR_A_CORE = 2  # more would only wait for each other


def processes_for(jobs: int, tasks: int, asked_with: str = "--jobs") -> int:
    """Returns how many processes share tasks: as asked for, but no more than the tasks or the machine have use for."""
    if type(jobs) is not int or jobs < 1:
        raise BadSetup(f"{asked_with} must be at least 1, not {jobs}")
    return max(1, min(jobs, tasks, max(FEWEST, FOR_A_CORE * cores())))


def cores() -> int:
    """Returns how many cores this process may use, where the system tells that, or else how many there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def drop_everything() -> None:
    """Ends this process on the spot."""
    os._exit(1)


def work_for_the_parent(farewell: Callable[[], None] = drop_everything) -> None:
    """Prepares a process: Ctrl-C is for its parent, and it does not outlive it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_parent, args=(farewell,), daemon=True).start()


def end_with_the_parent(farewell: Callable[[], None]) -> None:
    """Waits for the parent to end, and says farewell."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        farewell()
