"""How often each level of the table beats the one below it, in a game for two.

    python -m bench.levels shadow-cards --games 100 --jobs 2
    python -m bench.levels showdown --level owl --games 400

Every seed is played twice, with the seats swapped, so that neither level has the better deal. Prints the table of
docs/bots.md in Markdown.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from itertools import pairwise

import gloaming
from gloaming.kernel.rulebook import OptionValue
from gloaming.lab.simulate import Series, simulate
from gloaming.lab.statistics import Estimate, share
from gloaming.table.levels import LEVELS, Level, levels_in

# Both seats get a deck by chance, or the measure would be of what a level likes to fight with. Formats count alike.
OPTIONS: Mapping[str, Sequence[Mapping[str, OptionValue]]] = {
    "showdown": [{"deck_0": "random", "deck_1": "random"}],
    "syndicates": [{"format": "sumo-rush"}, {"format": "controlled"}, {"format": "fiasco"}],
}
QUICK = 10  # times as many games for levels that take no time


def wins(game: str, strong: Level, weak: Level, games: int, jobs: int) -> Estimate:
    """Plays half of the games at each seat and returns the share that the stronger level won."""
    shares: list[float] = []
    settings = OPTIONS.get(game, [{}])
    for options in settings:
        for seat, seats in enumerate([(strong.bot, weak.bot), (weak.bot, strong.bot)]):
            results = simulate(Series(game, seats, 1, options), games // (2 * len(settings)), jobs)
            shares += [result["wins"][seat] if result["winners"] else 0.5 for result in results]
    return share(shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=gloaming.games())
    parser.add_argument("--level", choices=[level.name for level in LEVELS[1:]], help="only this one")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    print("| game | who | games | share of wins (95%) |")
    print("|---|---|---|---|", flush=True)
    for weak, strong in pairwise(levels_in(chosen.game)):
        if chosen.level not in (None, strong.name):
            continue
        games = chosen.games if strong.bot.startswith("search") else QUICK * chosen.games
        won = wins(chosen.game, strong, weak, games, chosen.jobs)
        interval = f"{won.mean:.0%} ({won.low:.0%} to {won.high:.0%})"
        print(f"| {chosen.game} | {strong.title} against {weak.title} | {games} | {interval} |", flush=True)


if __name__ == "__main__":
    main()
