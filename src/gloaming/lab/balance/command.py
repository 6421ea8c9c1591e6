"""The command `gloaming lab balance`."""

from __future__ import annotations

import json
from concurrent.futures import BrokenExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gloaming.arguments import NameOfGame
from gloaming.games import rulebook
from gloaming.kernel import files
from gloaming.kernel.errors import BadSetup
from gloaming.lab.balance.findings import Findings, find
from gloaming.lab.balance.plan import Plan
from gloaming.lab.balance.playing import Played, play
from gloaming.lab.balance.report import markdown, plain
from gloaming.lab.progress import bar
from gloaming.workers import processes_for


def balance_command(
    game: NameOfGame,
    *,
    format: str | None = None,
    seats: str = "careful",
    games: int = 500,
    seed: int = 1,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    deck: Annotated[list[str] | None, Parameter(negative="")] = None,
    jobs: int = 1,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
    out: Path | None = None,
) -> None:
    """Let a bot play both sides of a game, and report whether they are even and what each card is worth.

    The results do not depend on --jobs.

    Example: gloaming lab balance syndicates --format controlled --games 500

    Parameters
    ----------
    game
        The name of a game with two sides, such as syndicates.
    format
        The format, for games with several: short for --option format=...
    seats
        The bot that plays both sides: random, careful, search, search:1000.
    games
        How many games are played; game n uses the seed plus n.
    seed
        The seed of the first game.
    option
        A house rule, as name=value. Can be repeated.
    deck
        Your own card set, as a card file.
    jobs
        How many processes share the work.
    json_file
        Where to write all numbers as JSON.
    out
        Where to write the report as a page of Markdown; it is printed in any case.
    """
    processes_for(jobs, games)  # refuses what is no number of processes before anything is written
    chosen = rulebook(game).read_setup(option or [], deck or [], format)
    plan = Plan(game, seats.strip(), games, seed, chosen)
    plan.check()
    for path in (json_file, out):
        if path is not None:
            files.check_place(path)  # before the first game is played
    found = find(play_all(plan, jobs), plan)
    write_all(found, plan, json_file, out)
    print(plain(found, plan))


def play_all(plan: Plan, jobs: int) -> list[Played]:
    """Plays all games of a plan and shows how far they are; those before an interruption are worth looking at, too."""
    played: list[Played] = []
    try:
        portions = play(plan, jobs)
        played.extend(next(portions))  # the processes start before the bar, which has a thread of its own
        with bar(len(played), plan.games) as progress:
            for some in portions:
                played.extend(some)
                progress(len(some))
    except KeyboardInterrupt:
        if played:
            print(plain(find(played, plan), plan))
        raise
    except BrokenExecutor as error:
        raise BadSetup(f"a worker process was killed after {len(played)} games") from error
    return played


def write_all(found: Findings, plan: Plan, json_file: Path | None, out: Path | None) -> None:
    """Writes the numbers and the page, where they were asked for."""
    if json_file is not None:
        files.write(json_file, json.dumps({**plan.facts(), "found": asdict(found)}, indent=2) + "\n")
    if out is not None:
        files.write(out, markdown(found, plan))
