"""A round from the deal to the score."""

import pytest

import gloaming
from positions import (
    TRICKS,
    dealt,
    finish_game,
    finish_predictions,
    finish_round,
    finish_tricks,
    heard,
    offered,
    play,
    shadow_cards,
)
from rule import rule

PLAYERS = [2, 3, 4, 5]


@rule("SC-FLOW-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_deal_predict_play_score_in_this_order(players: int) -> None:
    steps = {"dealt": "deal", "predicted": "predict", "played": "play", "scored": "play", "experience": "score"}
    game = finish_game(dealt(players))
    told = [steps[str(event["event"])] for event in gloaming.events(game) if event["event"] in steps]
    changes = [step for place, step in enumerate(told) if place == 0 or told[place - 1] != step]
    assert changes == ["deal", "predict", "play", "score"] * (4 if players == 2 else 3)


@rule("SC-FLOW-1")
def test_no_card_is_played_before_all_have_predicted() -> None:
    game = dealt()
    card = game.view(0).hand[0]
    with pytest.raises(gloaming.IllegalChoice, match="Set a card aside"):
        play(game, f"0 play {card}")
    finish_predictions(game)
    leader = game.decisions[0].seat
    with pytest.raises(gloaming.IllegalChoice, match="Play a card to the trick"):
        play(game, f"{leader} predict {offered(game)[0]}")


@rule("SC-FLOW-2")
@pytest.mark.parametrize("players", [4, 5])
def test_the_whole_deck_is_shuffled_for_every_round(players: int) -> None:
    rounds = heard(finish_game(dealt(players, seed=2)))
    for played in rounds:
        assert len({card for hand in played.hands for card in hand}) == 60
    deals = [played.hands for played in rounds]
    assert deals[0] != deals[1] != deals[2] != deals[0]


@rule("SC-FLOW-2")
def test_last_rounds_predictions_are_shuffled_in_again() -> None:
    game = finish_round(dealt())
    set_aside = [card for cards in game.view(0).sheet[0].prediction_cards for card in cards or []]
    dealt_again = [card for seat in range(4) for card in game.view(seat).hand]
    assert len(set_aside) == 8
    assert set(set_aside) <= set(dealt_again)


@rule("SC-FLOW-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_ends_after_the_last_trick_and_not_before(players: int) -> None:
    game = finish_tricks(finish_predictions(dealt(players)), TRICKS[players] - 1)
    assert game.view(0).round == 1
    assert game.view(0).hand_sizes == [1] * players
    finish_round(game)
    assert game.view(0).round == 2


@rule("SC-FLOW-4")
def test_the_round_goes_on_after_the_prediction_was_passed() -> None:
    game = shadow_cards(predictions="=5", points="5 7", hands="red-3 red-4 | ...", lead=0)
    assert game.view(0).trick_points[0] > game.view(0).prediction
    with pytest.raises(gloaming.IllegalChoice, match="waiting for seat 0"):
        play(game, f"1 play {game.view(1).hand[0]}")
    assert offered(game) == ["red-3", "red-4"]


@rule("SC-FLOW-5")
@pytest.mark.parametrize(("players", "tricks"), [(2, 12), (3, 13), (4, 13), (5, 10)])
def test_tricks_in_a_round(players: int, tricks: int) -> None:
    rounds = heard(finish_game(dealt(players)))
    assert [len(played.tricks) for played in rounds] == [tricks] * len(rounds)
