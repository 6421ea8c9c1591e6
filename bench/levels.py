"""How often each level of the table beats the one below it, in a game for two.

    python -m bench.levels shadow-cards --games 100 --jobs 2
    python -m bench.levels showdown --level owl --games 400

Every seed is played twice, with the seats swapped, so that neither level has the better deal. Prints the table of
docs/bots.md in Markdown.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from itertools import pairwise

import gloaming
from bench.versus import Versus, arguments, write
from gloaming.table.levels import LEVELS, levels_in

QUICK = 10  # times as many games for levels that take no time


def rows(asked: Namespace) -> Iterator[str]:
    """Measures the levels from the weakest on."""
    for weak, strong in pairwise(levels_in(asked.game)):
        if asked.level in (None, strong.name):
            games = asked.games if strong.bot.startswith("search") else QUICK * asked.games
            who = f"{strong.title} against {weak.title}"
            yield Versus(asked.game, strong.bot, weak.bot).row(games, asked.jobs, who)


def main() -> None:
    parser = arguments(__doc__, 100)
    parser.add_argument("game", choices=gloaming.games())
    parser.add_argument("--level", choices=[level.name for level in LEVELS[1:]], help="only this one")
    write(rows(parser.parse_args()))


if __name__ == "__main__":
    main()
