"""Chapter 4, a round without trick points."""

from random import Random

import pytest

from positions import dealt, earned, round_scored
from rule import rule


@rule("SC-ZERO-1", "SC-ZERO-3")
@pytest.mark.parametrize(("prediction", "experience"), [(21, 42), (28, 56), (1, 2)])
def test_twice_the_prediction_for_nothing(prediction: int, experience: int) -> None:
    assert earned(round_scored("| =40 | =30 | =20", f"={prediction}"))[0] == experience


@rule("SC-ZERO-2")
@pytest.mark.parametrize("points", ["", "0", "0 0", "0 0 0 0"])
def test_no_trick_or_only_zeros(points: str) -> None:
    assert earned(round_scored(f"{points} | =40 | =30 | =20", "=21"))[0] == 42


@rule("SC-ZERO-2")
def test_one_point_is_not_nothing() -> None:
    assert earned(round_scored("0 1 | =40 | =30 | =20", "=21"))[0] == 1


@rule("SC-ZERO-4")
@pytest.mark.parametrize("zero_reward", ["P", "2P", "3P", "9P"])
def test_nothing_predicted_and_nothing_won(zero_reward: str) -> None:
    assert earned(round_scored("| =40 | =30 | =20", "=0", zero_reward=zero_reward))[0] == 0


@rule("SC-ZERO-5")
def test_two_players_are_rewarded_too() -> None:
    assert earned(round_scored("| =80", "=33"))[0] == 66


@rule("SC-ZERO-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_somebody_always_has_trick_points(players: int) -> None:
    for seed in range(100, 180):
        game = dealt(players, seed)
        game.playout(Random(seed))
        for line in game.view(None).sheet:
            assert max(line.trick_points) > 0
            assert sum(1 for cards in line.point_cards for card in cards if not card.endswith("-0")) >= 6
