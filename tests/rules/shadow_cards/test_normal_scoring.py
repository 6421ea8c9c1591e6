"""Chapter 4, every normal round, and the table of worked scores for all three ways of scoring."""

from random import Random

import pytest

from positions import dealt, earned, round_scored
from rule import rule

# Prediction, point cards, the others' points, the left neighbour's prediction, and what it is worth in the first
# lesson, in the second, and in a normal round.
VECTORS = [
    pytest.param("=27", "8 4 9 2 5 0", "=30 | =20 | =15", "", 27, 55, 55, id="V1 Tom 27 and 28"),
    pytest.param("=27", "8 4 9 2 5 0", "=20 | =18 | =15", "", 27, 55, 16, id="V2 the same, but the most"),
    pytest.param("=20", "12 11 10 3 2 1", "=21 | =14 | =9", "", 20, 59, 27, id="V3 Tom 39"),
    pytest.param("=21", "14 7", "=30 | =25 | =9", "", 21, 63, 63, id="V4 exact, not the most"),
    pytest.param("=21", "14 7", "=20 | =18 | =9", "", 21, 63, 63, id="V5 exact and the most"),
    pytest.param("=21", "13 7", "=30 | =25 | =9", "", 0, 20, 20, id="V6 one short"),
    pytest.param("=28", "9 6 5 4 2", "=25 | =20 | =11", "", 0, 26, 14, id="V7 short and the most"),
    pytest.param("=21", "", "=40 | =30 | =20", "", 0, 0, 42, id="V8 no trick"),
    pytest.param("=21", "0 0", "=40 | =30 | =20", "", 0, 0, 42, id="V9 only zeros"),
    pytest.param("=0", "", "=40 | =30 | =20 | =9", "", 0, 0, 0, id="V10 nothing predicted and nothing won"),
    pytest.param("=0", "5", "=40 | =30 | =20 | =9", "", 0, 5, 5, id="V11 nothing predicted, missed"),
    pytest.param("=10", "14 12", "=25 | =25 | =20", "", 10, 36, 26, id="V12 the most with two cards"),
    pytest.param("=10", "13 9 4 2", "14 14 | =9 | =8", "=12", 10, 38, 24, id="V13a tie for the most"),
    pytest.param("=12", "14 14", "13 9 4 2 | =9 | =8", "=10", 12, 40, 28, id="V13b tie for the most"),
    pytest.param("=11", "10 8 6 4", "=28 | =9 | =8", "=28", 11, 39, 39, id="V14 tie, the other matched"),
    pytest.param("=4", "5 5 5 5 4 4 4 4", "=20 | =15", "", 4, 40, -6, id="V15 negative"),
    pytest.param("=30", "14 13 12 11 10 5 3", "=30", "", 30, 98, 52, id="V16 two players, the most"),
    pytest.param("=20", "10 9 8 7 4 2", "=40", "=25", 20, 60, 60, id="V17 two players, tie"),
    pytest.param("=42", "14 12 10 6", "=50", "", 42, 126, 126, id="V18 two players, exact"),
    pytest.param("=33", "", "=80", "", 0, 0, 66, id="V19 two players, zero"),
    pytest.param("=42", "9 8 7 6 5 4", "=30", "", 0, 39, 31, id="V20 two players, short and the most"),
    pytest.param("=13", "14", "=40 | =30 | =20 | =9", "", 13, 27, 27, id="V21 just over"),
    pytest.param("=13", "12", "=40 | =30 | =20 | =9", "", 0, 12, 12, id="V22 just under"),
]


@rule("SC-NORM-1", "SC-NORM-5", "SC-S1-2", "SC-S1-3", "SC-S2-1", "SC-S2-2", "SC-S2-3")
@pytest.mark.parametrize(("prediction", "points", "others", "neighbour", "first", "second", "normal"), VECTORS)
def test_worked_scores(
    prediction: str, points: str, others: str, neighbour: str, first: int, second: int, normal: int
) -> None:
    seats = 2 + others.count("|")
    sheets = [" | ".join(["0 " * rounds] * seats) if rounds else "" for rounds in range(3)]

    def scored(sheet: str, teaching: bool) -> int:
        game = round_scored(f"{points} | {others}", f"{prediction} | {neighbour}", sheet, teaching=teaching)
        return earned(game)[0]

    assert scored(sheets[0], teaching=True) == first
    assert scored(sheets[1], teaching=True) == second
    assert scored(sheets[2], teaching=True) == normal
    assert [scored(sheet, teaching=False) for sheet in sheets] == [normal] * 3


@rule("SC-NORM-1")
def test_the_third_round_of_a_first_game_is_normal() -> None:
    game = round_scored("12 11 10 3 2 1 | 0 0 | =9 | =8", "=20 | =21", "0 0 | 0 0 | 0 0 | 0 0", teaching=True)
    assert earned(game)[:2] == [27, 42]


@rule("SC-NORM-2")
def test_exact_comes_before_the_most() -> None:
    assert earned(round_scored("14 7 | =20 | =18 | =9", "=21"))[0] == 63


@rule("SC-NORM-3")
def test_over() -> None:
    assert earned(round_scored("8 4 9 2 5 0 | =30 | =20 | =15", "=27"))[0] == 55


@rule("SC-NORM-4")
def test_under() -> None:
    assert earned(round_scored("12 | =40 | =20 | =15", "=13"))[0] == 12


def expected(prediction: int, points: list[int], totals: list[int], matched: bool) -> int:
    """Returns a normal round's score, as a list of cases of which the first that fits counts."""
    total = sum(points)
    kept = 5 if len(totals) == 2 else 3
    best = sorted(points, reverse=True)
    level = len(totals) == 2 and totals[0] == totals[1]
    cases = [
        (total == prediction, 3 * prediction),
        (total == 0, 2 * prediction),
        (total == max(totals) and not matched and not level, sum(best[:kept]) - sum(best[kept:])),
        (total > prediction, prediction + total),
        (total < prediction, total),
    ]
    return next(score for fits, score in cases if fits)


@rule("SC-NORM-5", "SC-ZERO-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_case_fits_in_each_of_many_rounds(players: int) -> None:
    for seed in range(80):
        game = dealt(players, seed)
        game.playout(Random(seed))
        for line in game.view(None).sheet:
            totals = line.trick_points
            assert max(totals) > 0
            matched = any(
                total == max(totals) == prediction for total, prediction in zip(totals, line.predictions, strict=True)
            )
            for seat in range(players):
                points = [int(card.split("-")[1]) for card in line.point_cards[seat]]
                assert line.experience[seat] == expected(line.predictions[seat], points, totals, matched)
