"""Golden playthroughs: whole games with every choice and every event, so that a change of behaviour shows in a diff.

`GLOAMING_GOLDEN=write pytest tests/test_golden.py` writes them anew.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

import gloaming
from gloaming.kernel.events import Event
from gloaming.kernel.rulebook import OptionValue

FOLDER = Path(__file__).parent / "golden"
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "shadow-cards-2": ("shadow-cards", 2, {}),
    "shadow-cards-3": ("shadow-cards", 3, {}),
    "shadow-cards-4-teaching": ("shadow-cards", 4, {"teaching": True}),
    "shadow-cards-5": ("shadow-cards", 5, {"reveal_predictions": False, "announce_starter_before_prediction": False}),
}


def playthrough(name: str, players: int, options: dict[str, OptionValue]) -> str:
    """Plays a game with random choices and writes down everything that happens."""
    lines: list[str] = []

    def listen(event: Event) -> None:
        secret = f" / {json.dumps(event.secret)} for {event.audience}" if event.audience else ""
        lines.append(f"    {event.kind} {json.dumps(event.open)}{secret}")

    book = gloaming.rulebook(name)
    game = book.start(book.setting(players, 7, options), listen)
    rng = Random(7)
    while not game.over:
        decision = rng.choice(game.decisions)
        option = rng.choice(decision.options)
        lines.append(f"{game.number} seat {decision.seat}: {option.token} of {len(decision.options)}")
        game.choose(decision.seat, option)
    lines.append(f"scores {game.scores} winners {game.winners}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("title", PLAYTHROUGHS)
def test_a_game_goes_as_it_always_went(title: str) -> None:
    written = FOLDER / f"{title}.txt"
    played = playthrough(*PLAYTHROUGHS[title])
    if os.environ.get("GLOAMING_GOLDEN") == "write":
        written.write_text(played)
    assert played == written.read_text()


def test_every_playthrough_is_checked() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLAYTHROUGHS)
    assert {name for name, _, _ in PLAYTHROUGHS.values()} == set(gloaming.games())
