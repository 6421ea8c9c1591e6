"""How often one bot beats another in games for two.

    python -m bench.versus showdown search:120 careful --games 300 --jobs 2
    python -m bench.versus syndicates search careful --games 100 --option format=fiasco

Every seed is played twice, with the seats swapped, so that neither bot has the better deal. Prints a row of the tables
in docs/bots.md, with the number of games that were played: as many as asked for, or a few more to come out even.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import Pool
from typing import TYPE_CHECKING

import gloaming
from gloaming.bots import Bot, bot, play_bots
from gloaming.kernel.errors import GloamingError
from gloaming.lab.plan import check_games
from gloaming.lab.progress import bar
from gloaming.lab.simulate import leave_interrupts_to_the_parent, victories
from gloaming.lab.statistics import share
from gloaming.workers import processes_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gloaming.kernel.rulebook import OptionValue

Options = Mapping[str, "OptionValue"]
Task = tuple[Options, int, int]  # the options and the seed of a game, and where the first bot sits

# Both seats get a deck by chance, or the measure would be of what a bot likes to fight with. Formats count alike.
OPTIONS: Mapping[str, Sequence[Options]] = {
    "showdown": [{"deck_0": "random", "deck_1": "random"}],
    "syndicates": [{"format": "sumo-rush"}, {"format": "controlled"}, {"format": "fiasco"}],
}
HEADER = "| game | who | games | share of wins (95%) |\n|---|---|---|---|"


@dataclass(frozen=True)
class Versus:
    """Two bots of a game for two, and what they play with: whatever is not chosen is as in OPTIONS."""

    game: str
    first: str
    second: str
    chosen: Options = field(default_factory=dict)
    seed: int = 1
    player: Callable[[str, str, int], Bot] = bot  # makes a bot from its name, the game and a seed

    def row(self, games: int, jobs: int, who: str = "") -> str:
        """Plays at least so many games and returns the row that tells how they ended."""
        tasks = self.tasks(games)
        shares = []
        with (
            Pool(processes_for(jobs, len(tasks)), leave_interrupts_to_the_parent) as pool,
            bar(0, len(tasks)) as move_on,
        ):
            for part in pool.imap_unordered(self.play, tasks):
                shares.append(part)
                move_on(1)
        won = share(shares)
        interval = f"{won.mean:.0%} ({won.low:.0%} to {won.high:.0%})"
        return f"| {self.game} | {who or f'{self.first} against {self.second}'} | {len(tasks)} | {interval} |"

    def tasks(self, games: int) -> list[Task]:
        """Returns the games to be played, as many with each of the options and at each seat; refuses what cannot be."""
        check_games(games)
        settings: list[Options] = []
        for usual in OPTIONS.get(self.game, [{}]):
            if (options := {**usual, **self.chosen}) not in settings:
                settings.append(options)
        seeds = -(-games // (2 * len(settings)))
        for each in settings:
            gloaming.rulebook(self.game).setting(2, self.seed + seeds - 1, each)
        for name in (self.first, self.second):
            self.player(name, self.game, 0)
        return list(product(settings, range(self.seed, self.seed + seeds), range(2)))

    def play(self, task: Task) -> float:
        """Plays one game and returns what the first bot has of the victory; a draw counts half."""
        options, seed, seat = task
        book = gloaming.rulebook(self.game)
        game = book.start(book.setting(2, seed, options))
        names = (self.first, self.second) if seat == 0 else (self.second, self.first)
        play_bots(game, {each: self.player(name, self.game, seed * 8191 + each) for each, name in enumerate(names)})
        return victories(game)[seat] if game.winners else 0.5


def arguments(description: str | None, games: int) -> ArgumentParser:
    """Returns what reads the arguments of every measurement of one bot against another."""
    parser = ArgumentParser(description=description, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games, help="at least so many")
    parser.add_argument("--jobs", type=int, default=2)
    return parser


def write(rows: Iterable[str]) -> None:
    """Prints rows as they come, the first with a header above it, or the reason why there are none."""
    try:
        for place, row in enumerate(rows):
            print(row if place else f"{HEADER}\n{row}", flush=True)
    except GloamingError as error:
        sys.exit(str(error))


def rows(asked: Namespace) -> Iterator[str]:
    """Yields the row that was asked for."""
    chosen = gloaming.rulebook(asked.game).read_setup(asked.option)
    yield Versus(asked.game, asked.first, asked.second, chosen, asked.seed).row(asked.games, asked.jobs)


def main() -> None:
    parser = arguments(__doc__, 100)
    parser.add_argument("game", choices=gloaming.games())
    parser.add_argument("first", help="the bot whose wins are counted")
    parser.add_argument("second", help="the other one")
    parser.add_argument("--seed", type=int, default=1, help="the first of the seeds")
    parser.add_argument("--option", action="append", default=[], help="a house rule, as name=value; can be repeated")
    asked = parser.parse_args()
    write(rows(asked))


if __name__ == "__main__":
    main()
