"""The command `gloaming lab balance`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gloaming.arguments import AS_USUAL, Jobs, NameOfGame, Setup
from gloaming.games import rulebook
from gloaming.kernel import files
from gloaming.kernel.spelling import printable
from gloaming.lab.balance.findings import find
from gloaming.lab.balance.plan import Plan
from gloaming.lab.balance.report import markdown, plain
from gloaming.lab.playing import play_all, prepared


def balance_command(
    game: NameOfGame,
    *,
    setup: Setup = AS_USUAL,
    seats: str = "careful",
    games: int = 500,
    seed: int = 1,
    jobs: Jobs = 1,
    out: Path | None = None,
    report: Path | None = None,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
) -> None:
    """Let a bot play all sides of a game, and report whether they are even and what each card is worth.

    After Ctrl-C, the same command continues where it stopped. The results do not depend on --jobs.

    Parameters
    ----------
    game
        The name of the game; `gloaming games` lists them.
    seats
        The bot that plays all sides: random, careful, search, search:1000.
    games
        How many games are played; game n uses the seed plus n.
    seed
        The seed of the first game.
    out
        The folder for the results; default: balance-GAME.
    report
        Where to write the report as a page of Markdown; default: report.md in that folder. It is always printed too.
    json_file
        Where to write all numbers as JSON.
    """
    plan = Plan(game, seats.strip(), games, seed, setup.options(rulebook(game)), setup.players)
    ledger = prepared(plan, jobs, out, report, json_file)
    try:
        play_all(ledger, jobs)
    except KeyboardInterrupt:
        if played := list(ledger.games()):  # what there is is worth looking at
            print(plain(find(played, plan), plan))
        raise
    found = find(ledger.games(), plan)
    if json_file is not None:
        files.write(json_file, json.dumps({**plan.facts(), "found": asdict(found)}, indent=2) + "\n")
    page = report or ledger.folder / "report.md"
    files.write(page, markdown(found, plan))
    print(plain(found, plan), f"\nReport: {printable(str(page))}", sep="\n")
