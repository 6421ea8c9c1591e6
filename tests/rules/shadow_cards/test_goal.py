"""How long a game lasts and who wins it."""

import pytest

import gloaming
from positions import dealt, earned, finish_game, finish_round, round_scored
from rule import rule


@rule("SC-GOAL-1")
def test_most_experience_wins() -> None:
    # The third round brings 3, 4 and, to the one with the most trick points, 9.
    game = round_scored(points="3 | 4 | 9", predictions="=20 | =21 | =22", sheet="57 57 | 46 46 | 55 56")
    assert game.scores == [117, 96, 120]
    assert game.over
    assert game.winners == [2]


@rule("SC-GOAL-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_rounds_with_three_to_five(players: int) -> None:
    game = dealt(players)
    for round in (1, 2, 3):
        assert game.view(0).round == round
        assert not game.over
        finish_round(game)
    assert game.over
    assert game.decisions == ()
    assert len(game.view(0).sheet) == 3


@rule("SC-GOAL-3")
def test_four_rounds_with_two() -> None:
    game = dealt(2)
    for round in (1, 2, 3, 4):
        assert game.view(0).round == round
        assert not game.over
        finish_round(game)
    assert game.over
    assert len(game.view(0).sheet) == 4


@rule("SC-GOAL-4")
def test_equal_totals_share_the_victory() -> None:
    game = round_scored(points="1 | 2 | 9", predictions="=20 | =21 | =22", sheet="50 50 | 50 49 | 40 39")
    assert game.scores == [101, 101, 88]
    assert game.winners == [0, 1]


@rule("SC-GOAL-4")
def test_nobody_has_won_before_the_end() -> None:
    game = finish_round(dealt())
    assert game.winners == []
    assert finish_game(game).winners == [seat for seat in range(4) if game.scores[seat] == max(game.scores)]


@rule("SC-GOAL-1", "SC-GOAL-4")
def test_the_winners_are_announced() -> None:
    game = finish_game(dealt(seed=4))
    assert gloaming.events(game)[-1] == {"event": "game_over", "scores": game.scores, "winners": game.winners}


@rule("SC-GOAL-5")
@pytest.mark.parametrize(("points", "experience"), [("13 7", 20), ("14 7", 63), ("14 8", 43)])
def test_the_exact_prediction_stands_out(points: str, experience: int) -> None:
    game = round_scored(points=f"{points} | =40 | =9 | =8", predictions="=21")
    assert earned(game)[0] == experience
