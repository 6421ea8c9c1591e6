"""How strong the bots are: each against the next weaker one at all other seats, for every number of players.

    python -m bench.strength shadow-cards --games 200 --jobs 2

Prints the table of docs/bots.md in Markdown.
"""

from __future__ import annotations

import argparse

import gloaming
from gloaming.lab.simulate import Series, simulate, tallies
from gloaming.lab.statistics import estimate

LADDER = (("careful", "random"), ("search", "careful"))


def row(game: str, players: int, strong: str, weak: str, games: int, jobs: int) -> str:
    """Plays a series and returns its line of the table."""
    series = Series(game, (strong, *[weak] * (players - 1)), seed=1, options={})
    results = list(simulate(series, games, jobs))
    first = tallies(results)[0]
    rivals = estimate([sum(result["scores"][1:]) / (players - 1) for result in results])
    left = [(1 - share) / (players - 1) for share in (first.wins.mean, first.wins.high, first.wins.low)]
    return (
        f"| {players} | {strong} against {players - 1} {weak} | {games} "
        f"| {first.score.mean:.1f} ({first.score.low:.1f} to {first.score.high:.1f}) "
        f"| {rivals.mean:.1f} ({rivals.low:.1f} to {rivals.high:.1f}) "
        f"| {first.wins.mean:.0%} ({first.wins.low:.0%} to {first.wins.high:.0%}) "
        f"| {left[0]:.0%} ({left[1]:.0%} to {left[2]:.0%}) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=gloaming.games())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    print("| players | who | games | mean score (95%) | each rival (95%) | share of wins (95%) | each rival (95%) |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for strong, weak in LADDER:
        games = chosen.games if strong == "search" else 5 * chosen.games
        for players in gloaming.rulebook(chosen.game).seats:
            print(row(chosen.game, players, strong, weak, games, chosen.jobs), flush=True)


if __name__ == "__main__":
    main()
