"""Playing the games of a plan, on one process or several, always in the same order."""

from __future__ import annotations

import json
import multiprocessing
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor

from gloaming.bots import bot, play_bots
from gloaming.lab.pairings.plan import Plan
from gloaming.workers import work_for_the_parent

AT_ONCE = 8  # games that a process plays before it reports
AHEAD = 3  # such portions waiting for each process


def play_one(plan: Plan, number: int) -> str:
    """Plays one game and returns what came of it, as a line of JSON."""
    match = plan.match(number)
    watch = plan.contest.watch([plan.form(deck) for deck in match.decks])
    setting = plan.book.setting(len(match.decks), match.seed, plan.options_of(match.decks))
    game = plan.book.start(setting, watch.hear)
    play_bots(game, {seat: bot(plan.bot, plan.game, match.seed * 8191 + seat) for seat in range(len(match.decks))})
    result = {
        "game": number,
        "decks": match.decks,
        "seed": match.seed,
        "first": watch.first,
        "winner": game.winners[0] if len(game.winners) == 1 else None,
        "turns": watch.turns,
        "choices": game.number,
        "cards": watch.counts(),
    }
    return json.dumps(result, separators=(",", ":")) + "\n"


def play_some(plan: Plan, numbers: range) -> list[str]:
    """Plays some games."""
    return [play_one(plan, number) for number in numbers]


def play(plan: Plan, start: int, jobs: int) -> Iterator[list[str]]:
    """Plays the games of a plan from a number on and yields the results, a portion at a time, in order."""
    portion = 1 if plan.bot.startswith("search") else AT_ONCE
    portions = (range(place, min(place + portion, plan.total)) for place in range(start, plan.total, portion))
    if jobs == 1:
        for numbers in portions:
            yield play_some(plan, numbers)
        return
    bystanders = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, initializer=work_for_the_parent)
    waiting: deque[Future[list[str]]] = deque()
    try:
        for numbers in portions:
            waiting.append(pool.submit(play_some, plan, numbers))
            if len(waiting) > AHEAD * jobs:
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
