"""Chapter 4, the first two rounds of a first game."""

from random import Random

import pytest

from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.kernel.card_sets import cards_of
from positions import dealt, earned, finish_round, round_scored
from rule import rule

FIRST = ""  # nothing on the sheet yet
SECOND = "0 | 0 | 0 | 0"


def tom(prediction: int, points: str, sheet: str, teaching: bool = True, others: str = "=60 | =9 | =8") -> int:
    """Returns what Tom receives for his point cards; unless others are named, somebody else has far more."""
    return earned(round_scored(f"{points} | {others}", f"={prediction}", sheet, teaching=teaching))[0]


@rule("SC-S1-1")
def test_other_games_score_normally_from_the_first_round_on() -> None:
    assert tom(27, "8 4 9 2 5 0", FIRST, teaching=False) == 55
    assert tom(21, "14 7", FIRST, teaching=False) == 63
    assert tom(21, "", FIRST, teaching=False) == 42
    assert dealt().view(0).scoring == "normal"


@rule("SC-S1-1", "SC-S1-5", "SC-NORM-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_first_game_goes_through_its_lessons(players: int) -> None:
    game = dealt(players, teaching=True)
    lessons = []
    while not game.over:
        lessons.append(game.view(0).scoring)
        finish_round(game)
    assert lessons[:3] == ["first lesson", "second lesson", "normal"]
    assert lessons[3:] == (["normal"] if players == 2 else [])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_short_rounds_leave_most_cards_out(players: int) -> None:
    game = dealt(players, teaching=True, short_rounds=True)
    rounds = 0
    while not game.over:
        view = game.view(0)
        assert view.hand_sizes == [6] * players
        assert view.side_stack == (60 - 6 * players if players == 3 else 0)
        finish_round(game)
        rounds += 1
    assert rounds == (4 if players == 2 else 3)


def test_short_rounds_keep_what_was_not_dealt_to_themselves() -> None:
    game = dealt(2, short_rounds=True)
    finish_round(game)
    imagined = [game.imagine(0, Random(seed)) for seed in range(20)]  # in the second round of the same shuffle
    assert all(world.view(0) == game.view(0) for world in imagined)
    others = {card for world in imagined if isinstance(world, ShadowCards) for card in cards_of(world.hands[1])}
    assert len(others) > 12  # any card that was not seen


@rule("SC-S1-2")
@pytest.mark.parametrize("points", ["8 4 9 2 5 0", "14 13", "14 13 12"])
def test_first_lesson_reached(points: str) -> None:
    assert tom(27, points, FIRST) == 27


@rule("SC-S1-3")
@pytest.mark.parametrize("points", ["14 12", "1", ""])
def test_first_lesson_missed(points: str) -> None:
    assert tom(27, points, FIRST) == 0


@rule("SC-S1-4")
def test_first_lesson_surplus_is_worth_nothing() -> None:
    assert tom(10, "14 13 12 11 10", FIRST, others="=30 | =9 | =8") == 10
    assert tom(10, "10", FIRST) == tom(10, "11", FIRST) == 10


@rule("SC-S1-5")
def test_first_lesson_is_for_the_first_round_only() -> None:
    assert tom(27, "8 4 9 2 5 0", SECOND) == 55


@rule("SC-S1-6")
def test_first_lesson_has_no_triple_no_zero_and_no_most() -> None:
    assert tom(21, "14 7", FIRST, others="=20 | =9 | =8") == 21
    assert tom(21, "", FIRST) == 0
    assert tom(21, "0 0", FIRST) == 0
    assert tom(20, "12 11 10 3 2 1", FIRST, others="=30 | =9 | =8") == 20


@rule("SC-S1-7")
@pytest.mark.parametrize("points", ["", "0", "9"])
def test_first_lesson_prediction_of_0(points: str) -> None:
    assert tom(0, points, FIRST) == 0


@rule("SC-S2-1")
def test_second_lesson_too_few() -> None:
    assert tom(21, "13 7", SECOND) == 20


@rule("SC-S2-2")
def test_second_lesson_too_many() -> None:
    assert tom(27, "8 4 9 2 5 0", SECOND) == 55


@rule("SC-S2-3")
def test_second_lesson_exact() -> None:
    assert tom(21, "14 7", SECOND) == 63


@rule("SC-S2-4")
@pytest.mark.parametrize("points", ["14 11", "13 7", "14 7", "1"])
def test_normal_rounds_keep_the_second_lesson(points: str) -> None:
    assert tom(21, points, SECOND) == tom(21, points, SECOND, teaching=False)
    assert tom(21, "14 11", SECOND) == 46


@rule("SC-S2-5")
def test_second_lesson_has_no_reward_for_nothing() -> None:
    assert tom(21, "", SECOND) == 0
    assert tom(21, "0 0", SECOND) == 0


@rule("SC-S2-6")
def test_second_lesson_does_not_hit_the_most() -> None:
    assert tom(20, "12 11 10 3 2 1", SECOND, others="=30 | =9 | =8") == 59


@rule("SC-S2-7")
def test_second_lesson_adds_to_the_first() -> None:
    game = round_scored("8 4 9 2 5 0 | =30 | =9 | =8", "=27", sheet="27 | 0 | 0 | 0", teaching=True)
    assert game.scores[0] == 82
