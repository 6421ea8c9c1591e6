"""Bots at work, in processes of their own, so that no table waits for a bot at another."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from operator import attrgetter
from random import Random
from typing import cast

from gloaming.bots import SearchBot, bot
from gloaming.bots.eyes import Eyes
from gloaming.kernel.choices import Seat
from gloaming.kernel.game import Game
from gloaming.kernel.tournament.duels import Points
from gloaming.tournament.playing import Sitting, play_one
from gloaming.workers import cores, work_for_the_parent

PATIENCE = 3.0  # seconds; then any legal choice is better than more waiting

log = logging.getLogger(__name__)

Estimates = list[tuple[str, float, float | None]]  # tokens, worths, and how often lots would fall on them, if drawn


def choose(game: bytes, seat: Seat, kind: str, seed: int) -> str:
    """Returns what a bot chooses; runs in a worker."""
    loaded: Game = pickle.loads(game)
    return bot(kind, loaded.rulebook.name, seed).choose(Eyes(loaded, seat)).token


def estimate(game: bytes, seat: Seat, kind: str, seed: int) -> Estimates:
    """Returns how good a searching bot thinks the options are, the one it would choose first; runs in a worker."""
    loaded: Game = pickle.loads(game)
    thinker = bot(kind, loaded.rulebook.name, seed)
    assert isinstance(thinker, SearchBot)
    weighed = sorted(thinker.weigh(Eyes(loaded, seat)), key=attrgetter("chance", "worth"), reverse=True)
    draws_lots = any(0.0 < each.chance < 1.0 for each in weighed)
    return [(each.option.token, each.worth, each.chance if draws_lots else None) for each in weighed]


def play(sittings: list[Sitting]) -> list[Points]:
    """Returns what comes of duels between bots; runs in a worker."""
    return [play_one(sitting) for sitting in sittings]


class Thinkers:
    """Worker processes that are shared by all tables."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, cores() - 1)
        self.pool: Executor | None = None
        self.players: Executor | None = None  # a worker for whole games, so that no table's bot has to wait for them
        self.rng = Random()

    def started(self) -> Executor:
        """Returns the workers, which are started when the first bot has to think."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=only_think)
        return self.pool

    async def choose(self, game: Game, seat: Seat, kind: str) -> str:
        """Returns a bot's choice; if it fails or takes too long, any legal one."""
        decision = game.decision_of(seat)
        assert decision is not None
        if len(decision.options) > 1 and kind != "random":
            found = await self.work(choose, game, seat, kind)
            if isinstance(found, str):
                return found
        return self.rng.choice(decision.options).token

    async def estimate(self, game: Game, seat: Seat, kind: str) -> Estimates | None:
        """Returns how good a searching bot thinks the options are, or None if it took too long."""
        found = await self.work(estimate, game, seat, kind)
        return cast(Estimates, found) if found is not None else None

    async def work(self, task: Callable[..., object], game: Game, seat: Seat, kind: str) -> object | None:
        """Has a worker do something with a game."""
        loop = asyncio.get_running_loop()
        asking = loop.run_in_executor(self.started(), task, pickle.dumps(game), seat, kind, self.rng.getrandbits(48))
        try:
            return await asyncio.wait_for(asking, PATIENCE)
        except TimeoutError:
            log.warning("a bot of kind %s took longer than %s s", kind, PATIENCE)
        except BrokenProcessPool:
            log.warning("a bot's worker died; starting another")
            end(self.pool)
            self.pool = None
        except Exception:
            log.exception("a bot of kind %s failed", kind)
        return None

    async def play(self, sittings: list[Sitting]) -> list[Points]:
        """Has bots play duels to their end."""
        while True:
            if self.players is None:
                self.players = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=only_think)
            try:
                return await asyncio.get_running_loop().run_in_executor(self.players, play, sittings)
            except BrokenProcessPool:
                log.warning("a worker died in the midst of a duel; starting another")
                self.players = None

    def stop(self) -> None:
        """Ends the workers."""
        end(self.pool)
        end(self.players)
        self.pool = self.players = None


def end(pool: Executor | None) -> None:
    """Ends workers, if there are any."""
    if pool is not None:
        with suppress(Exception):
            pool.shutdown(wait=False, cancel_futures=True)


def only_think() -> None:
    """Prepares a worker, which leaves other work a head start."""
    work_for_the_parent()
    with suppress(OSError, AttributeError):
        os.nice(5)
