"""Chapter 2: predicting the trick points."""

import pytest

import gloaming
from gloaming.games.shadow_cards.rules.game import ShadowCards
from positions import (
    before_prediction,
    dealt,
    earned,
    finish_predictions,
    finish_tricks,
    offered,
    play,
    play_on,
    round_scored,
    shadow_cards,
)
from rule import rule


def predict(players: int, cards: str) -> ShadowCards:
    """Has seat 0 set these cards aside."""
    game = before_prediction(players, hands=f"{cards} ...")
    play(game, *(f"0 predict {card}" for card in cards.split()))
    return game


@rule("SC-PRED-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_cards_are_set_aside(players: int) -> None:
    game = before_prediction(players, hands="red-1 blue-2 green-3 ...")
    play(game, "0 predict red-1")
    assert game.view(0).predicted[0] is False
    assert game.decision_of(0) is not None
    play(game, "0 predict blue-2")
    assert game.view(0).predicted[0] is True
    with pytest.raises(gloaming.IllegalChoice):
        play(game, "0 predict green-3")


@rule("SC-PRED-1", "SC-PRED-2")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_tricks_begin_when_all_have_set_aside_enough(players: int, cards: int) -> None:
    game = dealt(players)
    for seat in range(players):
        for _ in range(cards):
            assert game.view(None).phase == "predict"
            play(game, f"{seat} predict {offered(game, seat)[0]}")
    assert game.view(None).phase == "play"
    assert [len(game.view(seat).prediction_cards) for seat in range(players)] == [cards] * players


@rule("SC-PRED-2")
def test_two_players_set_three_aside() -> None:
    game = before_prediction(2, hands="red-1 blue-2 green-3 yellow-4 ...")
    play(game, "0 predict red-1", "0 predict blue-2")
    assert game.view(0).predicted[0] is False
    play(game, "0 predict green-3")
    assert game.view(0).predicted[0] is True
    with pytest.raises(gloaming.IllegalChoice):
        play(game, "0 predict yellow-4")


@rule("SC-PRED-3")
@pytest.mark.parametrize("cards", ["red-14 red-13", "red-0 blue-0", "green-7 green-8", "yellow-7 blue-7"])
def test_any_cards_may_be_set_aside(cards: str) -> None:
    assert sorted(predict(4, cards).view(0).prediction_cards) == sorted(cards.split())


@rule("SC-PRED-3")
def test_the_whole_hand_is_offered() -> None:
    game = dealt(4)
    for seat in range(4):
        assert offered(game, seat) == game.view(seat).hand


@rule("SC-PRED-4")
def test_all_choose_at_the_same_time() -> None:
    game = dealt(4)
    assert [decision.seat for decision in game.decisions] == [0, 1, 2, 3]
    for seat in (2, 0, 2):
        play(game, f"{seat} predict {offered(game, seat)[0]}")
    assert {decision.seat for decision in game.decisions} == {0, 1, 3}
    assert game.view(None).phase == "predict"


@rule("SC-PRED-4")
def test_others_see_only_that_somebody_is_ready() -> None:
    first, second = dealt(4), dealt(4)
    hand = first.view(0).hand
    play(first, f"0 predict {hand[0]}", f"0 predict {hand[1]}")
    play(second, f"0 predict {hand[7]}", f"0 predict {hand[9]}")
    for seat in (1, 2, 3, None):
        assert first.view(seat).predicted == [True, False, False, False]
        assert first.view(seat).to_json() == second.view(seat).to_json()
        assert gloaming.events(first, seat) == gloaming.events(second, seat)
    assert first.view(0).to_json() != second.view(0).to_json()


@rule("SC-PRED-4")
def test_a_prediction_half_made_is_not_noticed() -> None:
    game = dealt(4)
    before = [game.view(seat).to_json() for seat in (1, 2, 3)]
    play(game, f"0 predict {offered(game, 0)[4]}")
    assert [game.view(seat).to_json() for seat in (1, 2, 3)] == before


@rule("SC-PRED-4")
def test_a_prediction_half_made_is_not_counted_or_heard() -> None:
    game = dealt(4)
    before = [gloaming.events(game, seat) for seat in (1, 2, 3, None)]
    play(game, f"0 predict {offered(game, 0)[4]}")
    assert [gloaming.events(game, seat) for seat in (1, 2, 3, None)] == before
    assert [game.view(seat).hand_sizes[0] for seat in (0, 1, 2, 3, None)] == [14, 15, 15, 15, 15]


@rule("SC-PRED-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_predictions_stay_secret_during_the_tricks(players: int) -> None:
    game = finish_predictions(dealt(players, seed=9))
    for trick in range(9):
        finish_tricks(game, trick)
        for seat in range(players):
            secret = [f'"{card}"' for card in game.view(seat).prediction_cards]
            for other in [*range(seat), *range(seat + 1, players), None]:
                seen = game.view(other).to_json().decode()
                assert not any(card in seen for card in secret)
    told = str([gloaming.events(game, None), *(gloaming.events(game, 1))])
    assert not any(f"'{card}'" in told for card in game.view(0).prediction_cards)


@rule("SC-PRED-6")
@pytest.mark.parametrize(
    ("cards", "prediction"),
    [("blue-14 green-7", 21), ("yellow-9 red-12", 21), ("red-13 red-14", 27), ("green-13 blue-14", 27)],
)
def test_the_prediction_is_the_sum(cards: str, prediction: int) -> None:
    assert predict(4, cards).view(0).prediction == prediction


@rule("SC-PRED-6", "SC-PAD-1")
def test_the_sum_is_what_is_written_down() -> None:
    game = round_scored(points="=30 | =10 | =9 | =8", predictions="14 7 | 9 12 | 13 14 | 0 1")
    assert game.view(0).sheet[0].predictions == [21, 21, 27, 1]


@rule("SC-PRED-7")
def test_toms_27_is_a_13_and_a_14() -> None:
    pairs = {(low, high) for low in range(15) for high in range(low, 15) if low + high == 27}
    assert pairs == {(13, 14)}
    game = predict(4, "yellow-13 blue-14")
    assert game.view(0).prediction == 27


@rule("SC-PRED-8")
def test_the_own_prediction_can_always_be_looked_at() -> None:
    game = finish_predictions(dealt(4, seed=5))
    mine, sum = game.view(2).prediction_cards, game.view(2).prediction
    assert len(mine) == 2
    while game.view(2).round == 1:
        assert (game.view(2).prediction_cards, game.view(2).prediction) == (mine, sum)
        play_on(game)


@rule("SC-PRED-9")
def test_a_card_set_aside_is_never_played_or_scored() -> None:
    game = predict(4, "red-14 blue-3")
    finish_predictions(game)
    while game.view(0).round == 1:
        assert not {"red-14", "blue-3"} & {card for decision in game.decisions for card in offered(game, decision.seat)}
        play_on(game)


@rule("SC-PRED-9")
def test_playing_a_card_set_aside_is_refused() -> None:
    game = shadow_cards(hands="green-1 | green-2 | green-3 | green-4", predictions="red-14 red-13", lead=0)
    with pytest.raises(gloaming.IllegalChoice, match="lies in the seat's prediction"):
        play(game, "0 play red-14")


@rule("SC-PRED-10")
def test_a_prediction_cannot_be_changed_once_all_are_in() -> None:
    game = finish_predictions(dealt(4))
    before = game.clone()
    for seat in range(4):
        for card in game.view(seat).hand:
            with pytest.raises(gloaming.IllegalChoice):
                play(game, f"{seat} predict {card}")
    assert game == before


@rule("SC-PRED-11")
@pytest.mark.parametrize(
    ("players", "cards", "prediction"),
    [
        (4, "red-0 blue-0", 0),
        (4, "red-14 blue-14", 28),
        (2, "red-0 blue-0 green-0", 0),
        (2, "red-14 blue-14 green-14", 42),
    ],
)
def test_least_and_most_that_can_be_predicted(players: int, cards: str, prediction: int) -> None:
    assert predict(players, cards).view(0).prediction == prediction


@rule("SC-PRED-12")
def test_suits_of_a_prediction_do_not_count() -> None:
    one = round_scored(points="=21 | =30 | =9 | =8", predictions="red-7 blue-14")
    other = round_scored(points="=21 | =30 | =9 | =8", predictions="green-7 yellow-14")
    assert earned(one) == earned(other)
    assert earned(one)[0] == 63
