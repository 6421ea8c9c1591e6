"""Chapter 4, the most trick points."""

import pytest

from positions import earned, round_scored
from rule import rule


def tom(prediction: int, points: str, others: str = "=20 | =15 | =9") -> int:
    """Returns what Tom receives in a normal round."""
    return earned(round_scored(f"{points} | {others}", f"={prediction}"))[0]


@rule("SC-MOST-1")
def test_three_best_minus_the_rest() -> None:
    assert tom(27, "9 8 5 4 2 0") == 16


@rule("SC-MOST-1")
def test_the_others_are_not_hit() -> None:
    game = round_scored("9 8 5 4 2 0 | =20 | =15 | =9", "=27 | =10 | =16 | =9")
    assert earned(game) == [16, 30, 15, 27]


@rule("SC-MOST-1")
@pytest.mark.parametrize("others", ["=20 | =15", "=20 | =15 | =9", "=20 | =15 | =9 | =8"])
def test_three_cards_are_kept_with_three_four_and_five(others: str) -> None:
    assert tom(27, "9 8 5 4 2 0", others) == 16


@rule("SC-MOST-2")
@pytest.mark.parametrize("points", ["12 11 10 3 2 1", "12 11 10 6", "12 11 10 5 1", "1 10 5 12 11"])
def test_toms_39(points: str) -> None:
    assert tom(20, points, "=38 | =14 | =9") == 27


@rule("SC-MOST-3")
def test_the_prediction_is_not_added() -> None:
    assert tom(20, "12 11 10 3 2 1") == 27
    assert tom(28, "12 11 10 3 2 1") == 27


@rule("SC-MOST-4")
@pytest.mark.parametrize(("points", "experience"), [("14 12", 26), ("14 12 10", 36), ("14", 14)])
def test_three_cards_or_fewer_count_in_full(points: str, experience: int) -> None:
    assert tom(10, points, "=13 | =9 | =8") == experience


@rule("SC-MOST-5")
def test_equal_values_count_card_by_card() -> None:
    assert tom(3, "10 10 10 10") == 20


@rule("SC-MOST-6")
def test_a_tie_hits_all() -> None:
    assert earned(round_scored("13 9 4 2 | 14 14 | =9 | =8", "=10 | =12"))[:2] == [24, 28]
    assert earned(round_scored("9 8 5 6 | 13 9 4 2 | 12 7 3 1 5 | =8", "=10 | =12 | =9"))[:3] == [18, 24, 20]


@rule("SC-MOST-7")
def test_the_most_as_predicted_is_an_exact_hit() -> None:
    assert tom(21, "14 7", "=20 | =18 | =9") == 63


@rule("SC-MOST-8")
def test_the_rule_does_not_pass_on_to_the_second() -> None:
    game = round_scored("14 14 | 9 7 6 5 | =8 | =5", "=28 | =11")
    assert earned(game)[:2] == [84, 38]


@rule("SC-MOST-9")
def test_one_who_matched_saves_all_who_tie() -> None:
    game = round_scored("=28 | 10 8 6 4 | =9 | =8", "=28 | =11")
    assert earned(game)[:2] == [84, 39]
    game = round_scored("=28 | 10 8 6 4 | =9 | =8", "=28 | =11", matched_leader_cancels_most=False)
    assert earned(game)[:2] == [84, 20]


@rule("SC-MOST-9")
def test_all_who_tie_have_matched() -> None:
    game = round_scored("14 12 | 13 13 | =9 | =8", "=26 | =26")
    assert earned(game)[:2] == [78, 78]


@rule("SC-MOST-10")
def test_the_most_is_hit_below_the_prediction_too() -> None:
    assert tom(28, "9 6 5 4 2", "=25 | =20 | =11") == 14


@rule("SC-MOST-11")
def test_the_result_may_be_negative() -> None:
    assert tom(4, "5 5 5 5 4 4 4 4", "=20 | =15") == -6


@rule("SC-MOST-12")
def test_a_negative_round_lowers_the_total() -> None:
    game = round_scored("5 5 5 5 4 4 4 4 | =20 | =15", "=4", sheet="63 | 0 | 0")
    assert game.scores[0] == 57
    assert game.view(0).sheet[-1].totals[0] == 57


@rule("SC-MOST-13")
def test_most_means_trick_points() -> None:
    game = round_scored("14 12 | 6 5 4 2 1 1 1 | =9 | =8", "=10 | =28")
    assert game.view(0).sheet[0].trick_points[:2] == [26, 20]
    assert earned(game)[:2] == [26, 20]  # the first is hit and keeps 26 instead of 36, the second is not


@rule("SC-MOST-13")
def test_most_does_not_mean_experience() -> None:
    game = round_scored("9 8 5 4 2 0 | 14 7 | =15 | =9", "=27 | =21")
    assert earned(game)[:2] == [16, 63]
