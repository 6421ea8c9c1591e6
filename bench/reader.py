"""A duellist who reads the careful bot, and how often it wins.

    python -m bench.reader --games 300 --jobs 2

The reader plays like the careful bot but for its strikes. There it imagines the other hand, lets the careful bot's own
instinct strike for it, and answers that. So it shows what a bot gives away by striking as it mostly does. Every seed is
played twice, with the seats swapped. Prints the table of docs/bots.md in Markdown.
"""

from __future__ import annotations

import argparse
from functools import partial
from multiprocessing import Pool
from random import Random

from bench.levels import OPTIONS
from gloaming.bots import Bot, CarefulBot, Eyes, bot, play_bots
from gloaming.bots.instinct import instinct
from gloaming.bots.payoffs import sides
from gloaming.games import rulebook
from gloaming.games.showdown.rules.questions import STRIKE
from gloaming.kernel.choices import Option
from gloaming.lab.progress import bar
from gloaming.lab.simulate import victories
from gloaming.lab.statistics import share
from gloaming.workers import processes_for

GAME = "showdown"
WORLDS = 40
PAIRINGS = (("reader", "careful"), ("search", "careful"), ("search", "reader"))


class Reader(Bot):
    """Answers the strike that the careful bot would make with a hand the other may hold."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.instinct = instinct(GAME)
        self.careful = CarefulBot(self.instinct, seed)

    def choose(self, eyes: Eyes) -> Option:
        decision = eyes.decision
        if decision.question is not STRIKE or len(decision.options) == 1:
            return self.careful.choose(eyes)
        gains = dict.fromkeys(decision.options, 0.0)
        for _ in range(WORLDS):
            world = eyes.imagine(self.rng)
            mine, other = sides(world, eyes.seat)
            foreseen = self.instinct.pick(world, other, self.rng)
            for option in decision.options:
                after = world.clone()
                after.choose(other.seat, foreseen)
                after.choose(mine.seat, option)
                self.instinct.play_on(after, self.rng, world.reckonings + 1)
                gains[option] += self.instinct.outcomes(after)[eyes.seat]
        return max(gains, key=gains.__getitem__)


def player(name: str, seed: int) -> Bot:
    """Returns a bot of a name, the reader among them."""
    return Reader(seed) if name == "reader" else bot(name, GAME, seed)


def duel(first: str, second: str, number: int) -> float:
    """Plays one duel and returns what the first has of the victory."""
    book = rulebook(GAME)
    game = book.start(book.setting(2, number // 2 + 1, OPTIONS[GAME][0]))
    seat = number % 2
    play_bots(game, {seat: player(first, 2 * number), 1 - seat: player(second, 2 * number + 1)})
    return victories(game)[seat] if game.winners else 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    print("| who | duels | share of wins (95%) |")
    print("|---|---|---|", flush=True)
    with Pool(processes_for(chosen.jobs, chosen.games)) as pool, bar(0, len(PAIRINGS) * chosen.games) as move_on:
        for first, second in PAIRINGS:
            shares = []
            for part in pool.imap_unordered(partial(duel, first, second), range(chosen.games)):
                shares.append(part)
                move_on(1)
            won = share(shares)
            interval = f"{won.mean:.0%} ({won.low:.0%} to {won.high:.0%})"
            print(f"| {first} against {second} | {chosen.games} | {interval} |", flush=True)


if __name__ == "__main__":
    main()
