"""`gloaming simulate`: bots play many games against each other."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from cyclopts import Parameter

from gloaming.arguments import AS_USUAL, Jobs, NameOfGame, Setup
from gloaming.bots import bot, play_bots
from gloaming.faults import faults_named
from gloaming.games import rulebook
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue
from gloaming.lab.plan import check_games, counted, seeds
from gloaming.lab.progress import bar
from gloaming.lab.statistics import Estimate, estimate, share
from gloaming.workers import processes_for

Result = dict[str, Any]


@dataclass(frozen=True)
class Series:
    """What is simulated: a game, who sits where, and the first of the seeds."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: Mapping[str, OptionValue]

    def check(self, games: int = 1) -> None:
        """Refuses a series that cannot be played, before the first game."""
        check_games(games)
        for seed in (self.seed, self.seed + games - 1):
            rulebook(self.game).setting(len(self.seats), seed, self.options)
        for name in self.seats:
            bot(name, self.game, 0)


@faults_named()
def play_one(series: Series, number: int) -> Result:
    """Plays one game of a series and returns what came of it."""
    seed = series.seed + number
    book = rulebook(series.game)
    game = book.start(book.setting(len(series.seats), seed, series.options))
    bots = {seat: bot(name, series.game, seed * 8191 + seat) for seat, name in enumerate(series.seats)}
    play_bots(game, bots)
    return {
        "game": series.game,
        "seed": seed,
        "seats": list(series.seats),
        "scores": list(game.scores),
        "winners": game.winners,
        "wins": victories(game),
        "choices": game.number,
        **book.summary(game),
    }


def victories(game: Game) -> list[float]:
    """Returns what each seat has of the victory, if there is one: rivals share it, mates have all of it together."""
    winners = game.winners
    sides = sum(not set(side).isdisjoint(winners) for side in game.sides)
    return [(seat in winners) / max(sides, 1) for seat in range(game.players)]


def simulate(series: Series, games: int, jobs: int = 1) -> Iterator[Result]:
    """Plays a series and yields the results in the order of the seeds.

    >>> import gloaming
    >>> series = Series(gloaming.games()[0], ("random", "random"), seed=7, options={})
    >>> [result["seed"] for result in simulate(series, games=2)]
    [7, 8]
    """
    series.check(games)
    processes = processes_for(jobs, games)
    if processes == 1:
        yield from map(partial(play_one, series), range(games))
        return
    # A pool that ends its processes can wait for ever for what one of them held; here they end by themselves.
    with ProcessPoolExecutor(processes, initializer=leave_interrupts_to_the_parent) as pool:
        chunk = max(1, min(16, games // (50 * processes)))
        yield from pool.map(partial(play_one, series), range(games), chunksize=chunk)


def leave_interrupts_to_the_parent() -> None:
    """Keeps Ctrl-C from printing a traceback for every process; the parent ends them all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True)
class Tally:
    """How one seat did over a series."""

    seat: int
    bot: str
    score: Estimate
    wins: Estimate


def tallies(results: list[Result]) -> list[Tally]:
    """Returns how each seat did; a victory shared with rivals counts in parts."""
    found = []
    for seat, name in enumerate(results[0]["seats"]):
        shares = [result["wins"][seat] for result in results]
        scores = [float(result["scores"][seat]) for result in results]
        found.append(Tally(seat, name, estimate(scores), share(shares)))
    return found


def summary(results: list[Result]) -> str:
    """Returns the tallies as a plain table, with 95% intervals."""
    rows = [("seat", "bot", "mean score", "95% interval", "wins", "95% interval")]
    rows.extend(
        (
            str(tally.seat),
            tally.bot,
            f"{tally.score.mean:z.1f}",
            f"{tally.score.low:z.1f} to {tally.score.high:z.1f}" if len(results) > 1 else "-",
            f"{tally.wins.mean:z.1%}",
            f"{tally.wins.low:z.1%} to {tally.wins.high:z.1%}",
        )
        for tally in tallies(results)
    )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join(lines)


def seated(names: str, players: int | None) -> tuple[str, ...]:
    """Reads the bots of all seats; where the number of players is told, one name may stand for all.

    >>> seated("careful, random", None), seated("random", 3)
    (('careful', 'random'), ('random', 'random', 'random'))
    """
    found = tuple(name.strip() for name in names.split(","))
    if players is not None and len(found) == 1:
        found *= max(1, players)
    if players not in (None, len(found)):
        raise BadSetup(f"--players is {players}, and --seats names {len(found)} bots")
    return found


def simulate_command(
    game: NameOfGame,
    *,
    seats: str,
    games: int = 100,
    seed: int = 1,
    setup: Setup = AS_USUAL,
    json_lines: Annotated[bool, Parameter(name="--json", negative="")] = False,
    jobs: Jobs = 1,
) -> None:
    """Play many games between bots and show how each seat did, with 95% intervals.

    Parameters
    ----------
    game
        The name of the game; `gloaming games` lists them.
    seats
        A bot for each seat, separated by commas, or one for all with --players: random, careful, search, search:1000.
    games
        How many games are played; game n uses the seed plus n.
    seed
        The seed of the first game.
    json_lines
        Print one JSON object per line, one for each game, instead of the summary.
    """
    check_games(games)
    processes_for(jobs, games)  # refuses what is no number of processes before a bar is shown
    series = Series(game, seated(seats, setup.players), seed, setup.options(rulebook(game)))
    series.check(games)
    results: list[Result] = []
    try:
        with bar(0, games) as progress:
            for result in simulate(series, games, jobs):
                results.append(result)
                progress(1)
                if json_lines:
                    print(json.dumps(result, separators=(",", ":")), flush=True)
    finally:  # an interrupted series is worth looking at, too
        if results and not json_lines:
            stopped = "" if len(results) == games else f", stopped before the {games} asked for"
            played = f"{counted(len(results), 'game')}, {seeds(seed, len(results))}"
            print(f"{rulebook(game).title}: {played}{stopped}")
            print(summary(results))
