"""The peer: OpenSpiel's C++ trick-takers, driven from Python and played whole in C++. Runs in its own environment.

    python bench/open_spiel.py drive hearts 200
    python bench/open_spiel.py whole hearts 200

Prints decisions and seconds of CPU time, for `drive` also the seconds without dealing. Dealing is driven like the rest:
one of the legal actions, all of which are equally likely at these games' chance nodes.
"""

import random
import sys
import time
from typing import Any

import pyspiel

NAMES = {"oh_hell": "oh_hell(players=4)", "spades": "spades", "hearts": "hearts"}


def drive(game: Any, games: int) -> tuple[int, float, float]:
    roll = random.Random(1).random
    decisions = 0
    dealing = 0.0
    begun = time.process_time()
    for _ in range(games):
        before = time.process_time()
        state = game.new_initial_state()
        legal_actions, apply_action, over = state.legal_actions, state.apply_action, state.is_terminal
        while state.is_chance_node():
            actions = legal_actions()
            apply_action(actions[int(roll() * len(actions))])
        dealing += time.process_time() - before
        while not over():
            actions = legal_actions()
            apply_action(actions[int(roll() * len(actions))])
            decisions += 1
    spent = time.process_time() - begun
    return decisions, spent, spent - dealing


def whole(game: Any, games: int) -> tuple[int, float]:
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    states = []
    begun = time.process_time()
    for number in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        states.append(state)
    spent = time.process_time() - begun
    return sum(1 for state in states for step in state.full_history() if step.player >= 0), spent


if __name__ == "__main__":
    way, name, count = sys.argv[1:]
    play = {"drive": drive, "whole": whole}[way]
    loaded = pyspiel.load_game(NAMES[name])
    play(loaded, 20)
    print(*play(loaded, int(count)))
