"""Bots that choose at the same time as others do not notice who was asked first."""

from __future__ import annotations

from gloaming.bots import Bot, Eyes
from gloaming.kernel.choices import Option
from gloaming.terminal.live_game import LiveGame
from gloaming.words.seating import only_bots


class Spy(Bot):
    """Chooses the first option and remembers how many were asked at once, as it saw it."""

    def __init__(self) -> None:
        self.seen: dict[str, set[int]] = {}

    def choose(self, eyes: Eyes) -> Option:
        decision = eyes.decision
        self.seen.setdefault(decision.question.verb, set()).add(len(eyes._game.decisions))
        return decision.options[0]


def spied(name: str, players: int) -> Spy:
    """Lets spies play a game at a table and returns one of them."""
    table = LiveGame.start(name, only_bots(["random"] * players, 1), seed=1)
    spy = Spy()
    table.bots = dict.fromkeys(range(players), spy)
    while (decision := table.waiting_bot()) is not None:
        table.choose(decision.seat, table.think(decision.seat))
    assert table.game.over
    return spy


def test_both_strikes_are_chosen_with_both_open() -> None:
    seen = spied("showdown", 2).seen
    assert seen["strike"] == {2}
    assert seen["pick"] == {2}
    assert seen["feint"] == {1}


def test_all_predictions_are_begun_with_all_open() -> None:
    seen = spied("shadow-cards", 4).seen
    assert 4 in seen["predict"]
    assert seen["play"] == {1}
