"""Many games on one process or several, always in the same order."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

from gloaming.bots import bot
from gloaming.kernel.errors import BadSetup
from gloaming.workers import processes_for, work_for_the_parent

T = TypeVar("T")

AT_ONCE = 8  # games that a process plays before it reports
AHEAD = 3  # such portions waiting for each process
MOST_GAMES = 10**9  # of one series, which would take years


def check_length(games: int) -> None:
    """Refuses a series that nobody will see the end of."""
    if games > MOST_GAMES:
        raise BadSetup(f"--games goes up to {MOST_GAMES:,}, not to {games:,}")


def check_bot(name: str, game: str) -> None:
    """Refuses a bot that cannot play both sides of a measured game, each time in the same way."""
    if "," in name:
        raise BadSetup(f"the same bot plays both sides: give one name, not {name!r}")
    bot(name, game, 0)
    if name.count(":") > 1:
        raise BadSetup(f"with a time limit {name!r} plays differently each time: give it only iterations")


def portion_for(bot: str) -> int:
    """Returns how many games a process plays before it reports: one, if that takes long."""
    return 1 if bot.startswith("search") else AT_ONCE


def in_portions(play_some: Callable[[range], list[T]], numbers: range, portion: int, jobs: int) -> Iterator[list[T]]:
    """Plays the games of some numbers and yields the results, a portion at a time, in order."""
    starts = range(0, len(numbers), portion)
    portions = (numbers[place : place + portion] for place in starts)
    processes = processes_for(jobs, len(starts))
    if processes == 1:
        for some in portions:
            yield play_some(some)
        return
    bystanders = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, initializer=work_for_the_parent)
    waiting: deque[Future[list[T]]] = deque()
    try:
        for some in portions:
            waiting.append(pool.submit(play_some, some))
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
