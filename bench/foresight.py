"""Holds what is foretold against what happens: every option of many random games, and how long it takes to foretell.

Example: python -m bench.foresight --games 500
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from statistics import median
from time import perf_counter

import gloaming
from gloaming.kernel.choices import Option
from gloaming.kernel.events import Event
from gloaming.kernel.foresight import foretell
from gloaming.kernel.game import Game


def happens(game: Game, seat: int, option: Option) -> list[Event]:
    """Returns what a seat sees happen when it makes a choice."""
    real, heard = game.clone(), list[Event]()
    real.listen(heard.append)
    real.choose(seat, option)
    return [shown for event in heard if (shown := event.shown_to(seat)) is not None]


def tried(name: str, seed: int, times: list[float]) -> tuple[int, int, int]:
    """Plays a random game and foretells every option; returns how many there were, and how many sure and wrong."""
    book, rng = gloaming.rulebook(name), Random(seed)
    game = book.start(book.setting(rng.choice(list(book.seats)), seed))
    options = sure = wrong = 0
    while not game.over:
        for decision in game.decisions:
            for option in decision.options:
                start = perf_counter()
                told = foretell(game, decision.seat, option, rng)
                times.append(perf_counter() - start)
                options += 1
                sure += told.sure
                if happens(game, decision.seat, option)[: len(told.certain)] != told.certain:
                    wrong += 1
                    print(f"  {name}, seed {seed}, choice {game.number}: {option.token} is foretold wrongly")
        decision = rng.choice(game.decisions)
        game.choose(decision.seat, rng.choice(decision.options))
    return options, sure, wrong


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="how many of each game")
    asked = parser.parse_args()
    for name in gloaming.games():
        times: list[float] = []
        counts = [tried(name, seed, times) for seed in range(asked.games)]
        options, sure, wrong = (sum(column) for column in zip(*counts, strict=True))
        times.sort()
        slow = times[int(0.99 * len(times))]
        print(
            f"{name}: {asked.games} games, {options} options, {sure / options:.0%} sure, {wrong} wrong; "
            f"{1e6 * median(times):.0f} us each, 99% under {1e6 * slow:.0f} us"
        )


if __name__ == "__main__":
    main()
