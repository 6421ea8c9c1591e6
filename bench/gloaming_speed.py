"""Our side: random play of Shadow Cards, driven from Python and played out inside the engine.

    python -m bench.gloaming_speed drive 200
    python -m bench.gloaming_speed lean 200
    python -m bench.gloaming_speed whole 200
    python -m bench.gloaming_speed duel 200
    python -m bench.gloaming_speed careful 20
    python -m bench.gloaming_speed small

Prints decisions and seconds of CPU time, for duels (Showdown at random, and among careful bots) games and seconds;
`small` prints microseconds a clone, bytes of state and whether compiled.
Starting and dealing are part of the time.
"""

from __future__ import annotations

import sys
import time
import tracemalloc
from random import Random

import gloaming
from gloaming.bots import bot, play_bots
from gloaming.kernel.game import Game
from gloaming.source import compiled

PLAYERS = 4


def drive(games: int) -> tuple[int, float]:
    """Plays through the public API: decisions, options, choose; everything checked, the record kept."""
    roll = Random(1).random
    decisions = 0
    begun = time.process_time()
    for seed in range(games):
        game = gloaming.start("shadow-cards", players=PLAYERS, seed=seed)
        choose = game.choose
        while not game.over:
            for decision in game.decisions:
                options = decision.options
                choose(decision.seat, options[int(roll() * len(options))])
                decisions += 1
    return decisions, time.process_time() - begun


def lean(games: int) -> tuple[int, float]:
    """Plays by numbers, through the lean door: everything checked, the record kept."""
    roll = Random(1).random
    decisions = 0
    begun = time.process_time()
    for seed in range(games):
        game = gloaming.start("shadow-cards", players=PLAYERS, seed=seed)
        legal, act = game.legal, game.act
        while not game.over:
            act(int(roll() * len(legal())))
            decisions += 1
    return decisions, time.process_time() - begun


def whole(games: int) -> tuple[int, float]:
    """Plays whole games inside the engine."""
    rng = Random(1)
    decisions = 0
    begun = time.process_time()
    for seed in range(games):
        game = gloaming.start("shadow-cards", players=PLAYERS, seed=seed)
        game.playout(rng)
        decisions += game.number
    return decisions, time.process_time() - begun


def duel(games: int) -> tuple[int, float]:
    """Plays whole duels at random inside the engine."""
    rng = Random(1)
    begun = time.process_time()
    for seed in range(games):
        gloaming.start("showdown", seed=seed, deck_0="random", deck_1="random").playout(rng)
    return games, time.process_time() - begun


def careful(games: int) -> tuple[int, float]:
    """Lets careful bots duel."""
    begun = time.process_time()
    for seed in range(games):
        game = gloaming.start("showdown", seed=seed, deck_0="random", deck_1="random")
        play_bots(game, {seat: bot("careful", "showdown", seed + seat) for seat in range(2)})
    return games, time.process_time() - begun


def clone_microseconds(game: Game) -> float:
    """Returns the CPU time of a clone."""
    rounds = 2000
    best = float("inf")
    for _ in range(7):
        begun = time.process_time()
        for _ in range(rounds):
            game.clone()
        best = min(best, time.process_time() - begun)
    return best / rounds * 1e6


def state_bytes(game: Game) -> float:
    """Returns the memory that one more copy of a game takes, without a record."""
    copies = 50
    world = game.imagine(0, Random(1))
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [world.clone() for _ in range(copies)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def small() -> tuple[float, float, bool]:
    """Returns the time of a clone in mid-game, the largest state of a game and whether this is the compiled form."""
    game = gloaming.start("shadow-cards", players=PLAYERS, seed=1)
    rng = Random(1)
    largest = 0.0
    middle = 0.0
    while not game.over:
        decision = game.decisions[0]
        game.choose(decision.seat, rng.choice(decision.options))
        largest = max(largest, state_bytes(game))
        if game.number == 110:
            middle = clone_microseconds(game)
    return middle, largest, compiled()


def main() -> None:
    if sys.argv[1] == "small":
        print(*small())
        return
    play = {"drive": drive, "lean": lean, "whole": whole, "duel": duel, "careful": careful}[sys.argv[1]]
    play(10)
    print(*play(int(sys.argv[2])))


if __name__ == "__main__":
    main()
