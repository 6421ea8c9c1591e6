"""What a duellist who thinks ahead does about what others mostly strike."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from duels import Table, showdown
from gloaming.bots import Eyes, SearchBot
from gloaming.bots.instinct import Instinct, PlainInstinct
from gloaming.games.showdown.instinct.judging import ShowdownInstinct
from gloaming.kernel.cards.places import only
from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.game import Game


class Forgetful(PlainInstinct):
    """Judges a duel as well as anybody, but knows of no habits."""

    game: ClassVar[str | None] = "showdown"

    def __init__(self) -> None:
        self.own = ShowdownInstinct()

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        return self.own.judge(game, decision, rng)

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        return self.own.pick(game, decision, rng)

    def outcomes(self, game: Game) -> list[float]:
        return self.own.outcomes(game)


def about_to_strike() -> Table:
    """Returns a duel in which both have seen each other's hand: only the 9 Physical beats the 2 Intellect."""
    table = showdown(hands="5P 9P 10I 5I | 5P 2I 6C 9C").fight("5P | 5P")
    for seat in range(2):
        table.game.places[seat].show(table.game.hand_of(seat), only(1 - seat))
    return table


def chance_of(strike: str, knowing: Instinct) -> float:
    """Returns how likely seat 0 is to make a strike when it thinks ahead."""
    weighed = SearchBot(knowing, seed=1, playouts=150).weigh(Eyes(about_to_strike().game, 0))
    return {each.option.token: each.chance for each in weighed}[strike]


@pytest.mark.parametrize("seat", [0, 1])
def test_people_and_bots_mostly_strike_what_seems_best_at_a_glance(seat: int) -> None:
    game = about_to_strike().game
    decision = game.decision_of(seat)
    assert decision is not None
    for seed in range(20):
        habit = ShowdownInstinct().habit(game, decision, Random(seed))
        assert habit is ShowdownInstinct().pick(game, decision, Random(seed))
        assert habit in decision.options


def test_the_weakest_card_is_what_seat_1_mostly_strikes_with() -> None:
    game = about_to_strike().game
    decision = game.decision_of(1)
    assert decision is not None
    habits = {ShowdownInstinct().habit(game, decision, Random(seed)) for seed in range(20)}
    assert [habit and habit.token for habit in habits] == ["strike 2-of-diamonds"]


def test_the_mix_of_strikes_leans_towards_the_answer_to_a_habit() -> None:
    answer = "strike 9-of-clubs"
    assert chance_of(answer, ShowdownInstinct()) > chance_of(answer, Forgetful()) + 0.1
