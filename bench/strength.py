"""How strong the bots are: each against the next weaker one at all other seats, for every number of players.

    python -m bench.strength shadow-cards --games 200 --jobs 2

Prints the table of docs/bots.md in Markdown.
"""

from __future__ import annotations

import argparse

import gloaming
from gloaming.lab.simulate import Series, Standing, simulate, standings
from gloaming.lab.statistics import Estimate, estimate

LADDER = (("careful", "random"), ("search", "careful"))


def others(found: list[Standing], results: list[dict[str, list[int]]]) -> tuple[Estimate, float]:
    """Returns the mean score of the rivals and their mean share of wins."""
    scores = [sum(result["scores"][1:]) / (len(result["scores"]) - 1) for result in results]
    wins = [standing.wins.mean for standing in found[1:]]
    return estimate(scores), sum(wins) / len(wins)


def row(game: str, players: int, strong: str, weak: str, games: int, jobs: int) -> str:
    """Plays a series and returns its line of the table."""
    series = Series(game, (strong, *[weak] * (players - 1)), seed=1, options={})
    results = list(simulate(series, games, jobs))
    found = standings(results)
    first = found[0]
    rivals, rival_wins = others(found, results)
    return (
        f"| {players} | {strong} against {players - 1} {weak} | {games} "
        f"| {first.score.mean:.1f} ({first.score.low:.1f} to {first.score.high:.1f}) "
        f"| {rivals.mean:.1f} ({rivals.low:.1f} to {rivals.high:.1f}) "
        f"| {first.wins.mean:.0%} ({first.wins.low:.0%} to {first.wins.high:.0%}) | {rival_wins:.0%} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=gloaming.games())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    print("| players | who | games | mean score (95%) | each rival (95%) | share of wins (95%) | each rival |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for strong, weak in LADDER:
        games = chosen.games if strong == "search" else 5 * chosen.games
        for players in gloaming.rulebook(chosen.game).seats:
            print(row(chosen.game, players, strong, weak, games, chosen.jobs), flush=True)


if __name__ == "__main__":
    main()
