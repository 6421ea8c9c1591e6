"""Chapter 3, three players: the open card."""

import pytest

import gloaming
from positions import (
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


@rule("SC-OPEN-1")
def test_a_card_is_turned_up_before_the_lead() -> None:
    game = finish_predictions(dealt(3))
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view.trick == []
        assert view.open_card is not None
        assert view.side_stack == 14


@rule("SC-OPEN-1")
def test_no_card_is_turned_up_before_the_predictions_are_made() -> None:
    game = dealt(3)
    assert game.view(0).open_card is None
    finish_round(game)
    assert game.view(0).open_card is None


@rule("SC-OPEN-1")
def test_every_trick_begins_with_a_turned_card() -> None:
    told = [event["event"] for event in gloaming.events(finish_game(dealt(3))) if event["event"] in TRICK]
    assert told == TRICK * 39


TRICK = ["open_card", "played", "played", "played", "trick_won", "scored"]


@rule("SC-OPEN-2")
def test_the_open_card_sets_no_suit() -> None:
    game = shadow_cards(3, hands="green-3 yellow-1 | green-9 blue-2 | blue-5 blue-6", open_card="blue-9", lead=0)
    assert offered(game) == ["yellow-1", "green-3"]
    play(game, "0 play green-3")
    assert offered(game) == ["green-9"]
    play(game, "1 play green-9")
    assert offered(game) == ["blue-5", "blue-6"]


@rule("SC-OPEN-3")
def test_an_open_trump_does_not_win() -> None:
    game = shadow_cards(3, hands="green-3 | green-9 | red-0", open_card="red-14", lead=0)
    play(game, "0 play green-3", "1 play green-9", "2 play red-0")
    assert [decision.seat for decision in game.decisions] == [2]


@rule("SC-OPEN-4")
def test_the_winner_may_score_the_open_card() -> None:
    game = shadow_cards(3, hands="green-3 blue-1 | green-9 blue-2 | green-1 blue-3", open_card="red-14", lead=0)
    play(game, "0 play green-3", "1 play green-9", "2 play green-1")
    assert set(offered(game)) == {"red-14", "green-3", "green-9", "green-1"}
    play(game, "1 score red-14")
    assert game.view(0).trick_points == [0, 14, 0]


@rule("SC-OPEN-5")
def test_two_cards_are_never_seen() -> None:
    game = finish_game(dealt(3, seed=3))
    for played in heard(game):
        turned = {trick.open_card for trick in played.tricks}
        dealt_out = {card for hand in played.hands for card in hand}
        assert len(turned) == 13
        assert len(dealt_out) == 45
        assert not turned & dealt_out
    assert game.view(0).side_stack == 2


@rule("SC-OPEN-6")
def test_the_open_card_leaves_with_its_trick() -> None:
    game = shadow_cards(3, hands="green-3 blue-1 | green-9 blue-2 | green-1 blue-3", open_card="blue-9", lead=0)
    play(game, "0 play green-3", "1 play green-9", "2 play green-1", "1 score green-9")
    assert game.view(0).open_card not in (None, "blue-9")
    play(game, "1 play blue-2", "2 play blue-3", "0 play blue-1")
    assert "blue-9" not in offered(game)


@rule("SC-OPEN-6")
def test_every_trick_has_an_open_card_of_its_own() -> None:
    game = finish_predictions(dealt(3))
    seen = []
    for count in range(13):
        finish_tricks(game, count)
        seen.append(game.view(0).open_card)
        assert game.view(0).side_stack == 14 - count
    assert len(set(seen)) == 13
    assert None not in seen


@rule("SC-OPEN-7")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_with_other_numbers_of_players_there_is_none(players: int) -> None:
    game = finish_predictions(dealt(players))
    for count in range(10):
        finish_tricks(game, count)
        assert game.view(0).open_card is None
        assert game.view(0).side_stack == 0
    assert "open_card" not in {event["event"] for event in gloaming.events(finish_game(game))}
