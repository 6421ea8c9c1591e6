"""The game for two."""

import pytest

import gloaming
from gloaming.games.shadow_cards.rules.cards import NAMES
from positions import (
    before_prediction,
    dealt,
    earned,
    finish_game,
    finish_predictions,
    finish_round,
    finish_tricks,
    heard,
    play,
    round_scored,
    shadow_cards,
)
from rule import rule


@rule("SC-TWO-1")
def test_four_rounds() -> None:
    assert len(finish_game(dealt(2)).view(0).sheet) == 4


@rule("SC-TWO-2")
def test_shuffled_before_the_first_and_the_third_round() -> None:
    game = dealt(2, seed=4)
    first = [game.view(seat).hand for seat in (0, 1)]
    assert game.view(0).stacks == [15, 15]
    finish_round(finish_round(game))
    assert game.view(0).round == 3
    assert game.view(0).stacks == [15, 15]
    assert [game.view(seat).hand for seat in (0, 1)] != first
    assert game.view(0).memory.out == []


@rule("SC-TWO-2")
def test_the_third_round_mixes_the_cards_of_the_first_and_the_second() -> None:
    rounds = heard(finish_game(dealt(2, seed=4)))
    first, second, third = (set(played.hands[0] + played.hands[1]) for played in rounds[:3])
    assert third & first
    assert third & second


@rule("SC-TWO-3")
@pytest.mark.parametrize("seed", range(5))
def test_each_has_a_stack_of_their_own(seed: int) -> None:
    game = dealt(2, seed)
    mine, yours = game.view(0).hand, game.view(1).hand
    assert (len(mine), len(yours)) == (15, 15)
    assert not set(mine) & set(yours)


@rule("SC-TWO-4")
def test_three_cards_make_a_prediction() -> None:
    game = before_prediction(2, hands="blue-14 red-10 green-6 ...")
    play(game, "0 predict blue-14", "0 predict red-10", "0 predict green-6")
    assert game.view(0).prediction == 30
    assert game.decision_of(0) is None


@rule("SC-TWO-5")
def test_twelve_tricks_of_two_cards() -> None:
    for played in heard(finish_game(dealt(2))):
        assert [len(trick.cards) for trick in played.tricks] == [2] * 12


@rule("SC-TWO-6")
def test_scoring_is_as_usual() -> None:
    assert earned(round_scored("14 12 10 6 | =50", "=42"))[0] == 126
    assert earned(round_scored("14 11 | =40", "=20"))[0] == 45


@rule("SC-TWO-6")
def test_tricks_are_as_usual() -> None:
    game = shadow_cards(2, hands="green-5 blue-1 | green-3 red-9", lead=0)
    play(game, "0 play green-5")
    with pytest.raises(gloaming.IllegalChoice, match="green was led"):
        play(game, "1 play red-9")
    play(game, "1 play green-3", "0 score green-3", "0 play blue-1", "1 play red-9")
    assert [decision.seat for decision in game.decisions] == [1]


@rule("SC-TWO-7")
def test_five_best_minus_the_rest() -> None:
    assert earned(round_scored("14 13 12 11 10 5 3 | =30", "=30"))[0] == 52
    assert earned(round_scored("9 8 7 6 5 | =30", "=30"))[0] == 35


@rule("SC-TWO-8")
def test_a_tie_hits_neither() -> None:
    assert earned(round_scored("10 9 8 7 4 2 | =40", "=20 | =25")) == [60, 65]
    for cancels in (True, False):
        game = round_scored("10 9 8 7 4 2 | =40", "=20 | =40", matched_leader_cancels_most=cancels)
        assert earned(game) == [60, 120]


@rule("SC-TWO-9")
def test_the_second_round_takes_the_stacks_left_over() -> None:
    rounds = heard(finish_game(dealt(2, seed=4)))
    first, second = (set(played.hands[0] + played.hands[1]) for played in rounds[:2])
    assert len(first) == len(second) == 30
    assert not first & second


@rule("SC-TWO-9")
def test_the_stacks_are_not_shuffled_again() -> None:
    game = dealt(2, seed=4)
    waiting = [{NAMES[card] for card in stack} for stack in game.stacks]
    finish_round(game)
    assert [set(game.view(seat).hand) for seat in (0, 1)] == waiting
    assert game.view(0).stacks == []


@rule("SC-TWO-10")
def test_the_second_round_is_played_like_the_first() -> None:
    game = finish_predictions(finish_round(dealt(2)))
    assert game.view(0).round == 2
    assert [len(game.view(seat).prediction_cards) for seat in (0, 1)] == [3, 3]
    finish_tricks(game, 11)
    assert game.view(0).round == 2
    finish_round(game)
    assert [len(played.tricks) for played in heard(game)[:2]] == [12, 12]


@rule("SC-TWO-11")
@pytest.mark.parametrize("seed", range(5))
def test_the_fourth_round_takes_the_stacks_left_over_from_the_third(seed: int) -> None:
    rounds = heard(finish_game(dealt(2, seed)))
    third, fourth = (set(played.hands[0] + played.hands[1]) for played in rounds[2:])
    assert not third & fourth
    assert third | fourth == set(NAMES)


@rule("SC-TWO-12")
@pytest.mark.parametrize(("first", "starters"), [(0, [0, 1, 0, 1]), (1, [1, 0, 1, 0])])
def test_they_start_by_turns(first: int, starters: list[int]) -> None:
    assert [played.starter for played in heard(finish_game(dealt(2, first_starter=first)))] == starters


@rule("SC-TWO-13")
def test_the_most_as_predicted_is_an_exact_hit() -> None:
    assert earned(round_scored("12 9 6 4 3 2 | =20", "=36 | =10")) == [108, 30]


@rule("SC-TWO-14")
@pytest.mark.parametrize("rounds", [1, 3])
def test_who_remembers_the_round_before_knows_the_others_hand(rounds: int) -> None:
    game = dealt(2, seed=11)
    for _ in range(rounds):
        finish_round(game)
    for seat in (0, 1):
        view = game.view(seat)
        possible = set(NAMES) - set(view.memory.out) - set(view.hand)
        assert possible == set(game.view(1 - seat).hand)


@rule("SC-TWO-14")
def test_in_the_rounds_between_nobody_knows() -> None:
    game = finish_round(finish_round(dealt(2, seed=11)))
    view = game.view(0)
    assert len(set(NAMES) - set(view.memory.out) - set(view.hand)) == 45


@rule("SC-TWO-15")
def test_no_card_is_turned_up() -> None:
    game = finish_game(dealt(2))
    assert "open_card" not in {event["event"] for event in gloaming.events(game)}
    assert all(trick.open_card is None for played in heard(game) for trick in played.tricks)
