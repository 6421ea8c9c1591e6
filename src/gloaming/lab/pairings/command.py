"""The command `gloaming lab pairings`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gloaming.arguments import NameOfGame
from gloaming.extras import need
from gloaming.games import rulebook
from gloaming.kernel import files
from gloaming.kernel.errors import BadSetup
from gloaming.lab.pairings.ledger import Ledger
from gloaming.lab.pairings.plan import Plan, contest_of, decks_named
from gloaming.lab.pairings.playing import play
from gloaming.lab.progress import bar
from gloaming.lab.targets import told
from gloaming.workers import processes_for

if TYPE_CHECKING:
    from gloaming.lab.pairings.findings import Findings


def pairings_command(
    game: NameOfGame,
    *,
    seats: str = "careful",
    games: int = 2000,
    decks: str | None = None,
    mirrors: Annotated[bool, Parameter(negative="")] = False,
    seed: int = 1,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    jobs: int = 1,
    out: Path | None = None,
    report: Path | None = None,
) -> None:
    """Pit every deck of a game against every other, and report who beats whom and which cards are used.

    After Ctrl-C, the same command continues where it stopped. The results do not depend on --jobs.

    Example: gloaming lab pairings showdown --seats careful --games 2000 --jobs 2

    Parameters
    ----------
    game
        The name of a game with decks, such as showdown.
    seats
        The bot that plays both sides: random, careful, search, search:1000.
    games
        How many games for each pair of decks, half with the seats swapped.
    decks
        The decks that take part, by name or as card files, separated by commas; default: all of the game's decks.
    mirrors
        Also have each deck fight itself.
    seed
        The seed of the first game.
    option
        A house rule, as name=value. Can be repeated.
    jobs
        How many processes share the work.
    out
        The folder for the results; default: pairings-GAME.
    report
        Where to write the report; default: report.html in that folder.
    """
    processes_for(jobs, games)  # refuses what is no number of processes before anything is written
    words = contest_of(game).decks() if decks is None else [word.strip() for word in decks.split(",")]
    names, brought = decks_named(game, words)
    chosen = rulebook(game).read_options(option or [])
    plan = Plan(game, seats.strip(), names, games, seed, mirrors, chosen, brought)
    plan.check()
    need("polars", "lab", "a report on pairings")  # before the first game, not after the last
    ledger = Ledger(out or Path(f"pairings-{game}"), plan)
    page = report or ledger.folder / "report.html"
    if report is not None and report.parent != ledger.folder:
        files.check_place(report)  # before the first game is played
    play_all(ledger, jobs)
    findings = write_all(ledger, page, report)
    print(summary(findings, plan))
    print(f"Report: {page}\nTables: {ledger.folder / 'games.parquet'}, {ledger.folder / 'cards.parquet'}")


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
                for lines in chained(first, portions):
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


def chained(first: list[str], others: Iterator[list[str]]) -> Iterator[list[str]]:
    """Yields the first portion, then the others."""
    yield first
    yield from others


def write_all(ledger: Ledger, page: Path, asked: Path | None) -> Findings:
    """Writes the tables and the report."""
    from gloaming.lab.pairings import findings, tables
    from gloaming.lab.pairings.report import html

    plan = ledger.plan
    results = tables.read_results(ledger.results, plan.total)
    games = tables.games_table(results, plan)
    cards = tables.cards_table(results, games, plan)
    found = findings.find(games, cards, tables.printed_table(plan), plan)
    command = plan.command() if asked is None else f"{plan.command()} --report {asked}"
    try:
        games.write_parquet(ledger.folder / "games.parquet")
        cards.write_parquet(ledger.folder / "cards.parquet")
    except OSError as error:
        raise BadSetup(f"the tables cannot be written: {error}") from error
    files.write(page, html(found, plan, command))
    return found


def summary(found: Findings, plan: Plan) -> str:
    """Returns the findings in a few lines."""
    pairs = len(plan.pairs)
    lines = [
        f"{plan.book.title}: {found.games} games, {plan.games} for each of {pairs} pairings, both sides {plan.bot}"
    ]
    lines.extend(told(target) for target in found.targets)
    return "\n".join(lines)
