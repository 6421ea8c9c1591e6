"""The command `gloaming lab pairings`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gloaming.arguments import AS_USUAL, Jobs, NameOfGame, Setup
from gloaming.extras import need
from gloaming.games import rulebook
from gloaming.kernel import files
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import printable
from gloaming.lab.ledger import Ledger
from gloaming.lab.pairings.plan import SEATS, Plan, deck_box_of, decks_named
from gloaming.lab.plan import counted, from_here
from gloaming.lab.playing import play_all, prepared
from gloaming.lab.targets import told

if TYPE_CHECKING:
    from gloaming.lab.pairings.findings import Findings


def pairings_command(
    game: NameOfGame,
    *,
    seats: str = "careful",
    games: int = 2000,
    setup: Setup = AS_USUAL,
    decks: str | None = None,
    mirrors: Annotated[bool, Parameter(negative="")] = False,
    seed: int = 1,
    jobs: Jobs = 1,
    out: Path | None = None,
    report: Path | None = None,
) -> None:
    """Pit every deck of a game against every other, and report who beats whom and which cards are used.

    After Ctrl-C, the same command continues where it stopped. The results do not depend on --jobs.

    Parameters
    ----------
    game
        The name of a game with decks.
    seats
        The bot that plays both sides: random, careful, search, search:1000.
    games
        How many games for each pair of decks, half with the seats swapped.
    decks
        The decks that take part, by name or as card files, separated by commas; default: all decks of the game.
    mirrors
        Also have each deck fight itself.
    seed
        The seed of the first game.
    out
        The folder for the results; default: pairings-GAME.
    report
        Where to write the report; default: report.html in that folder.
    """
    if setup.players not in (None, SEATS):
        raise BadSetup(f"decks meet two at a time, so --players is {SEATS}, not {setup.players}")
    words = [*setup.decks, *([] if decks is None else [word.strip() for word in decks.split(",")])]
    names, brought = decks_named(game, words or deck_box_of(game).decks())
    chosen = replace(setup, deck=None).options(rulebook(game))
    plan = Plan(game, seats.strip(), names, games, seed, mirrors, chosen, brought)
    ledger = prepared(plan, jobs, out, report)
    need("polars", "lab", "a report on pairings")  # before the first game, not after the last
    page = report or ledger.folder / "report.html"
    play_all(ledger, jobs)
    print(summary(write_all(plan, ledger, page, report), plan))
    tables = f"{ledger.folder / 'games.parquet'}, {ledger.folder / 'cards.parquet'}"
    print(f"Report: {printable(str(page))}\nTables: {printable(tables)}")


def write_all(plan: Plan, ledger: Ledger, page: Path, asked: Path | None) -> Findings:
    """Writes the tables and the report."""
    from gloaming.lab.pairings import findings, tables
    from gloaming.lab.pairings.report import html

    results = tables.read_results(ledger.results, plan.total)
    games = tables.games_table(results, plan)
    cards = tables.cards_table(results, games, plan)
    found = findings.find(games, cards, tables.printed_table(plan), plan)
    command = plan.command() if asked is None else f"{plan.command()} --report {from_here(asked)}"
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
        f"{plan.book.title}: {counted(found.games, 'game')}, {plan.games:,} for each of {counted(pairs, 'pairing')}, "
        f"both sides {plan.bot}"
    ]
    lines.extend(told(target) for target in found.targets)
    return "\n".join(lines)
