"""The peer: OpenSpiel's C++ trick-takers, driven from Python and played whole in C++. Runs in its own environment.

    python bench/open_spiel.py drive hearts 200
    python bench/open_spiel.py whole hearts 200

Prints decisions and seconds of CPU time. Dealing is left out of the driven time, in the peer's favour; the bots that
play whole games in C++ deal for themselves.
"""

import random
import sys
import time
from typing import Any

import pyspiel

NAMES = {"oh_hell": "oh_hell(players=4)", "spades": "spades", "hearts": "hearts"}


def dealt(game: Any, rng: random.Random) -> Any:
    """Returns a state in which the cards are dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
    return state


def drive(game: Any, games: int) -> tuple[int, float]:
    rng = random.Random(1)
    roll = rng.random
    states = [dealt(game, rng) for _ in range(games)]
    decisions = 0
    begun = time.process_time()
    for state in states:
        legal_actions, apply_action, over = state.legal_actions, state.apply_action, state.is_terminal
        while not over():
            actions = legal_actions()
            apply_action(actions[int(roll() * len(actions))])
            decisions += 1
    return decisions, time.process_time() - begun


def whole(game: Any, games: int) -> tuple[int, float]:
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    states = [game.new_initial_state() for _ in range(games)]
    begun = time.process_time()
    for number, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, number)
    spent = time.process_time() - begun
    return sum(1 for state in states for step in state.full_history() if step.player >= 0), spent


if __name__ == "__main__":
    way, name, count = sys.argv[1:]
    play = {"drive": drive, "whole": whole}[way]
    loaded = pyspiel.load_game(NAMES[name])
    play(loaded, 20)
    print(*play(loaded, int(count)))
