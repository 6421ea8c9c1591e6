"""Holds what is foretold against what happens, for every option of many random games, and times it as at a table.

Example: python -m bench.foresight --games 500
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import process_time

import gloaming
from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.table.live.course import Course
from gloaming.table.live.sights import Onlooker
from gloaming.words.foretelling import prospect

LIMIT = 0.005  # seconds of CPU time in which somebody who points at an option is told what it leads to
SHARE = 0.99  # of the options that are to be told so soon


@dataclass
class Told:
    """What was foretold of the options of a game."""

    times: list[float] = field(default_factory=list)
    certain: int = 0  # options of which nothing is left open
    wrong: int = 0

    @property
    def late(self) -> float:
        """Which share of the options took longer than it should."""
        return sum(time > LIMIT for time in self.times) / len(self.times)

    def passes(self) -> bool:
        """Tells whether nothing was foretold wrongly, and enough of it soon."""
        return self.wrong == 0 and self.late <= 1 - SHARE

    def report(self) -> str:
        """Returns what there is to tell."""
        slow = sorted(self.times)[int(SHARE * len(self.times))]
        return (
            f"{len(self.times)} options, {self.certain / len(self.times):.0%} certain, {self.wrong} wrong; "
            f"{1e3 * median(self.times):.2f} ms each, {SHARE:.0%} under {1e3 * slow:.2f} ms, "
            f"{self.late:.2%} above {1e3 * LIMIT:.0f} ms: {'reached' if self.passes() else 'MISSED'}"
        )


def happens(game: Game, seat: int, option: Option) -> list[Event]:
    """Returns what a seat sees happen when it makes a choice."""
    real, heard = game.clone(), list[Event]()
    real.listen(heard.append)
    real.choose(seat, option)
    return [shown for event in heard if (shown := event.shown_to(seat)) is not None]


def try_out(name: str, seed: int, told: Told) -> None:
    """Plays a random game at a table and foretells every option."""
    book, rng = gloaming.rulebook(name), Random(seed)
    course = Course(name, book.setting(rng.choice(list(book.seats)), seed), [])
    lookers = [Onlooker(course, seat) for seat in range(course.game.players)]
    while not course.game.over:
        for decision in course.game.decisions:
            foretell_all(course, lookers[decision.seat], decision, rng, told)
        decision = rng.choice(course.game.decisions)
        course.choose(decision.seat, rng.choice(decision.options).token, None, 0.0)
        for looker in lookers:
            looker.watch()


def foretell_all(course: Course, looker: Onlooker, decision: Decision, rng: Random, told: Told) -> None:
    """Foretells the options of a decision to whoever is asked."""
    seat, names = decision.seat, [f"Player {seat}" for seat in range(course.game.players)]
    for option in decision.options:
        start = process_time()
        ahead = prospect(looker.words, looker.scene(names, seat), course.game, seat, option, rng)
        told.times.append(process_time() - start)
        told.certain += not ahead.maybe
        if happens(course.game, seat, option)[: len(ahead.certain)] != ahead.certain:
            told.wrong += 1
            print(f"  {course.name}, choice {course.game.number}: {option.token} is foretold wrongly")


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="how many of each game")
    asked = parser.parse_args()
    found = {name: Told() for name in gloaming.games()}
    for name, told in found.items():
        for seed in range(asked.games):
            try_out(name, seed, told)
        print(f"{name}: {asked.games} games, {told.report()}", flush=True)
    return 0 if all(told.passes() for told in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
