"""One measurement of the court: CPU time for decisions, clones and imagined games of a full position, and bytes."""

from __future__ import annotations

import gc
import time
import tracemalloc
from random import Random
from typing import cast

from kernel.court.game import Court
from kernel.court.positions import court

PLAYS = 300
COPIES = 2000
OFTEN = 20  # lasting effects


def full_position() -> Court:
    """Returns a position of four players: 200 cards, 54 of them in play, and twenty effects that last for the round."""
    workers = ("tutor", "agitator", "censor", "poisoner", "hypnotist")
    own = f"knight guard herald captain nurse page page2 sword>knight {' '.join(workers)}"
    game = court(own, own, own, own, seats=4, coins="9", favour="9", places="fountain gallows", hold=HELD)
    while len(game.lasting) < OFTEN:
        decision = game.decisions[game.number % len(game.decisions)]
        used = [each for each in decision.options if each.token.startswith(tuple(f"use {name}" for name in workers))]
        picked = [each for each in decision.options if each.question.verb == "pick"]
        among = used or picked[:8] or [decision.options[-1]]
        game.choose(decision.seat, among[game.number % len(among)])
        assert game.round == 1, f"only {len(game.lasting)} effects last"
    return game


HELD = " ".join(f"{card}-{player}" for player in "abcd" for card in ("parry", "rally", "feast", "ghost", "jester"))


def microseconds(begun: float, times: int) -> float:
    """Returns how long one of so many took."""
    return (time.process_time() - begun) / times * 1e6


def main() -> None:
    """Prints microseconds a decision, a clone, an imagined game, and bytes a copy."""
    game = full_position()
    decided = 0
    worlds = [cast(Court, game.clone()) for _ in range(PLAYS)]
    rng = Random(1)
    gc.collect()
    begun = time.process_time()
    for world in worlds:
        before = world.number
        while world.round == 1 and not world.over:  # as long as the effects last
            decision = world.decisions[0]
            world.take(decision, decision.options[int(rng.random() * len(decision.options))])
        decided += world.number - before
    a_decision = microseconds(begun, decided)
    begun = time.process_time()
    for _ in range(COPIES):
        game.clone()
    a_clone = microseconds(begun, COPIES)
    begun = time.process_time()
    for _ in range(COPIES):
        game.imagine(0, rng)
    an_imagined = microseconds(begun, COPIES)
    imagined = game.imagine(0, rng)  # which has no record
    gc.collect()
    tracemalloc.start()
    before_bytes = tracemalloc.get_traced_memory()[0]
    copies = [imagined.clone() for _ in range(100)]
    size = (tracemalloc.get_traced_memory()[0] - before_bytes) / len(copies)
    print(a_decision, a_clone, an_imagined, size)


if __name__ == "__main__":
    main()
