"""Chapter 4, the score sheet."""

import pytest

import gloaming
from positions import Options, dealt, earned, finish_game, finish_predictions, finish_round, round_scored
from rule import rule


@rule("SC-PAD-1")
def test_tom_writes_27_and_28() -> None:
    game = round_scored(points="=30 | =20 | =15 | 8 4 9 2 5 0", predictions="| | | 13 14")
    for seat in (0, 1, 2, 3, None):
        line = game.view(seat).sheet[0]
        assert (line.predictions[3], line.trick_points[3]) == (27, 28)


@rule("SC-PAD-1")
def test_everything_on_the_sheet_is_read_out() -> None:
    game = finish_round(dealt(4, seed=2))
    line = game.view(None).sheet[0]
    told = [event for event in gloaming.events(game) if event["event"] == "experience"]
    assert told == [
        {
            "event": "experience",
            "round": 1,
            "predictions": line.predictions,
            "trick_points": line.trick_points,
            "experience": line.experience,
            "totals": line.totals,
        }
    ]


@rule("SC-PAD-2")
@pytest.mark.parametrize("options", [{}, {"teaching": True}])
def test_the_seat_makes_no_difference(options: Options) -> None:
    points = ["8 4 9 2 5 0", "=30", "=20", "0 0"]
    predictions = ["=27", "=12", "=20", "=14"]
    expected = earned(round_scored("|".join(points), "|".join(predictions), **options))
    for turn in range(1, 4):
        moved = round_scored(
            "|".join(points[turn:] + points[:turn]), "|".join(predictions[turn:] + predictions[:turn]), **options
        )
        assert earned(moved) == expected[turn:] + expected[:turn]


@rule("SC-PAD-3")
def test_the_running_total() -> None:
    game = round_scored(points="14 7 | =30 | =9 | =8", predictions="=21", sheet="27 | 0 | 0 | 0")
    assert [line.experience[0] for line in game.view(0).sheet] == [27, 63]
    assert [line.totals[0] for line in game.view(0).sheet] == [27, 90]
    assert game.scores[0] == 90


@rule("SC-PAD-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_totals_of_a_whole_game(players: int) -> None:
    game = finish_game(dealt(players, seed=3))
    lines = game.view(None).sheet
    for round in range(len(lines)):
        earned_so_far = [line.experience for line in lines[: round + 1]]
        assert lines[round].totals == [sum(seat) for seat in zip(*earned_so_far, strict=True)]
    assert game.scores == lines[-1].totals


@rule("SC-PAD-4")
def test_the_x_tells_who_starts_next() -> None:
    game = finish_round(dealt(4, first_starter=1))
    assert game.view(0).sheet[0].starter == 1
    finish_predictions(game)
    assert [decision.seat for decision in game.decisions] == [2]
