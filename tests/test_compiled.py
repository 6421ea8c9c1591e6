"""The compiled and the pure form of the same source play the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import gloaming

GAMES = """
import hashlib, json
from random import Random
import gloaming
from gloaming.bots import bot, Eyes
from gloaming.source import compiled

OTHERWISE = {
    "shadow-cards": {"reveal_predictions": False, "teaching": True, "zero_reward": "20"},
    "showdown": {"deck_0": "random", "ask_opening_cut": True, "mirror_allowed": False},
    "syndicates": {"format": "sumo-rush", "contest": "best-of-3", "leader_face": "bodyguard"},
}
trace = hashlib.sha256()
for name in gloaming.games():
    book = gloaming.rulebook(name)
    for players in book.seats:
        for seed in range(6):
            rng = Random(seed)
            heard = []
            options = {} if seed < 4 else OTHERWISE[name]
            game = gloaming.start(name, players=players, seed=seed, listener=heard.append, **options)
            thinker = bot("careful" if seed % 2 else "search:6", name, seed)
            while not game.over:
                decision = rng.choice(game.decisions)
                if decision.seat == 0 and (seed % 2 or game.number % 7 == 0):
                    option = thinker.choose(Eyes(game, 0))
                else:
                    option = rng.choice(decision.options)
                game.choose(decision.seat, option)
                trace.update(json.dumps(game.state(), sort_keys=True).encode())
                trace.update(game.view(players - 1).to_json())
            trace.update(repr([event.seen_by(0) for event in heard]).encode())
            game = gloaming.start(name, players=players, seed=seed)
            game.playout(rng)
            trace.update(repr((game.scores, game.choices)).encode())
print(compiled(), trace.hexdigest())
"""


def trace(pure: bool) -> tuple[bool, str]:
    """Plays many games in a process of its own; returns which form ran and a hash of all states."""
    surroundings = {**os.environ, "GLOAMING_PURE": "1" if pure else ""}
    done = subprocess.run([sys.executable, "-c", GAMES], capture_output=True, text=True, env=surroundings, check=True)
    form, digest = done.stdout.split()
    return form == "True", digest


def test_both_forms_play_alike() -> None:
    compiled, digest = trace(pure=False)
    uncompiled, pure_digest = trace(pure=True)
    assert digest == pure_digest
    assert not uncompiled
    assert compiled or not compilable()


def compilable() -> bool:
    """Tells whether an installation here must have been compiled."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which("cc") is not None and headers.exists() and "GLOAMING_PURE" not in os.environ


def test_this_form_is_the_one_asked_for() -> None:
    from gloaming.source import compiled

    asked_pure = os.environ.get("GLOAMING_PURE", "") not in ("", "0")
    assert gloaming.__file__.endswith(".py")
    assert not (asked_pure and compiled())
