"""What the printed rules leave open: every ruling, its default and its alternatives."""

from random import Random
from typing import Literal

import pytest

import gloaming
from gloaming.games.shadow_cards.rules.cards import NAMES
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.kernel.rulebook import OptionValue
from positions import (
    Options,
    before_prediction,
    dealt,
    earned,
    finish_game,
    finish_predictions,
    finish_round,
    finish_tricks,
    offered,
    play,
    round_scored,
    shadow_cards,
)
from rule import rule

DEFAULTS: dict[str, OptionValue] = {
    "teaching": False,
    "short_rounds": False,
    "zero_reward": "2P",
    "exact_factor": 3,
    "exact_adds_trick_points": False,
    "over_bonus": "prediction",
    "most_keeps_prediction_bonus": False,
    "matched_leader_cancels_most": True,
    "round_floor": None,
    "first_starter": "random",
    "announce_starter_before_prediction": True,
    "reveal_predictions": True,
    "trick_history": "last",
}
REFUSED: dict[str, list[OptionValue]] = {
    "teaching": [1, "yes", None],
    "short_rounds": [1, "yes", None],
    "zero_reward": ["", "PP", "-5", 20, "2p", None],
    "exact_factor": [0, 10, True, "3", None],
    "exact_adds_trick_points": [0, None],
    "over_bonus": ["both", True, None],
    "most_keeps_prediction_bonus": [1, None],
    "matched_leader_cancels_most": [0, None],
    "round_floor": [1, -5, False, "0"],
    "first_starter": [-1, 4, 5, True, "tom", None],
    "announce_starter_before_prediction": [1, None],
    "reveal_predictions": ["no", None],
    "trick_history": ["some", 1, None],
}


def test_every_ruling_has_its_default() -> None:
    assert {ruling.name: ruling.default for ruling in gloaming.rulebook("shadow-cards").rulings} == DEFAULTS
    assert dealt().setting.options == DEFAULTS


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in REFUSED.items() for value in values])
def test_values_that_make_no_sense_are_refused(name: str, value: OptionValue) -> None:
    with pytest.raises(gloaming.BadSetup, match=name):
        gloaming.rulebook("shadow-cards").setting(players=4, options={name: value})


def test_an_unknown_ruling_is_refused_with_a_hint() -> None:
    with pytest.raises(gloaming.BadSetup, match="did you mean 'zero_reward'"):
        gloaming.start("shadow-cards", zero_rewards="2P")


@rule("SC-S1-1", "SC-S1-5")
@pytest.mark.parametrize(("options", "experience"), [({}, 55), ({"teaching": False}, 55), ({"teaching": True}, 27)])
def test_teaching(options: Options, experience: int) -> None:
    assert earned(round_scored("8 4 9 2 5 0 | =30 | =20 | =15", "=27", **options))[0] == experience


@rule("SC-ZERO-3")
@pytest.mark.parametrize(
    ("options", "experience"),
    [
        ({}, 42),
        ({"zero_reward": "2P"}, 42),
        ({"zero_reward": "P"}, 21),
        ({"zero_reward": "1P"}, 21),
        ({"zero_reward": "3P"}, 63),
        ({"zero_reward": "0P"}, 0),
        ({"zero_reward": "20"}, 20),
        ({"zero_reward": "0"}, 0),
    ],
)
def test_zero_reward(options: Options, experience: int) -> None:
    assert earned(round_scored("| =40 | =30 | =20", "=21", **options))[0] == experience


@rule("SC-ZERO-4")
def test_a_fixed_zero_reward_goes_to_a_prediction_of_0_too() -> None:
    assert earned(round_scored("| =40 | =30 | =20", "=0", zero_reward="20"))[0] == 20


@rule("SC-NORM-2", "SC-S2-3")
@pytest.mark.parametrize(
    ("options", "experience"),
    [
        ({}, 63),
        ({"exact_factor": 2}, 42),
        ({"exact_factor": 1}, 21),
        ({"exact_factor": 9}, 189),
        ({"exact_adds_trick_points": True}, 84),
        ({"exact_factor": 2, "exact_adds_trick_points": True}, 63),
    ],
)
def test_exact_factor_and_exact_adds_trick_points(options: Options, experience: int) -> None:
    assert earned(round_scored("14 7 | =20 | =18 | =9", "=21", **options))[0] == experience
    taught: Options = {**options, "teaching": True}
    assert earned(round_scored("14 7 | =20 | =18 | =9", "=21", sheet="0 | 0 | 0 | 0", **taught))[0] == experience


@rule("SC-NORM-3", "SC-S2-2")
@pytest.mark.parametrize(
    ("options", "experience"),
    [({}, 55), ({"over_bonus": "prediction"}, 55), ({"over_bonus": "none"}, 28), ({"over_bonus": "only"}, 27)],
)
def test_over_bonus(options: Options, experience: int) -> None:
    assert earned(round_scored("8 4 9 2 5 0 | =30 | =20 | =15", "=27", **options))[0] == experience
    taught: Options = {**options, "teaching": True}
    game = round_scored("8 4 9 2 5 0 | =30 | =20 | =15", "=27", sheet="0 | 0 | 0 | 0", **taught)
    assert earned(game)[0] == experience


@rule("SC-MOST-3")
@pytest.mark.parametrize(
    ("options", "over", "under"),
    [
        ({}, 27, 14),
        ({"most_keeps_prediction_bonus": False}, 27, 14),
        ({"most_keeps_prediction_bonus": True}, 47, 14),
    ],
)
def test_most_keeps_prediction_bonus(options: Options, over: int, under: int) -> None:
    assert earned(round_scored("12 11 10 3 2 1 | =21 | =14 | =9", "=20", **options))[0] == over
    assert earned(round_scored("9 6 5 4 2 | =25 | =20 | =11", "=28", **options))[0] == under


@rule("SC-MOST-9")
@pytest.mark.parametrize(
    ("options", "experience"),
    [({}, 39), ({"matched_leader_cancels_most": True}, 39), ({"matched_leader_cancels_most": False}, 20)],
)
def test_matched_leader_cancels_most(options: Options, experience: int) -> None:
    game = round_scored("10 8 6 4 | =28 | =9 | =8", "=11 | =28", **options)
    assert earned(game)[:2] == [experience, 84]


@rule("SC-MOST-11")
@pytest.mark.parametrize(("options", "experience"), [({}, -6), ({"round_floor": None}, -6), ({"round_floor": 0}, 0)])
def test_round_floor(options: Options, experience: int) -> None:
    game = round_scored("5 5 5 5 4 4 4 4 | =20 | =15", "=4", sheet="63 | 0 | 0", **options)
    assert earned(game)[0] == experience
    assert game.scores[0] == 63 + experience


@rule("SC-LEAD-1")
def test_first_starter_at_random() -> None:
    assert {dealt(4, seed).view(0).starter for seed in range(40)} == {0, 1, 2, 3}
    assert dealt(4, seed=5, first_starter="random").view(0).starter == dealt(4, seed=5).view(0).starter


@rule("SC-LEAD-1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_first_starter_by_seat(seat: int) -> None:
    for seed in range(5):
        game = finish_predictions(dealt(5, seed, first_starter=seat))
        assert [decision.seat for decision in game.decisions] == [seat]


@rule("SC-LEAD-1")
def test_the_draw_of_the_starter_does_not_change_the_deal() -> None:
    assert dealt(4, seed=5, first_starter=2).view(0).hand == dealt(4, seed=5).view(0).hand


@rule("SC-LEAD-1")
def test_the_starter_is_announced_before_the_predictions() -> None:
    game = dealt(4, seed=3)
    assert game.view(0).starter == game.view(0).leader
    assert game.view(0).starter is not None
    assert [event["event"] for event in gloaming.events(game)][:2] == ["round_begins", "starter"]


@rule("SC-LEAD-1")
def test_the_starter_may_stay_unknown_until_all_have_predicted() -> None:
    game = dealt(4, seed=3, announce_starter_before_prediction=False)
    assert [game.view(seat).starter for seat in (0, 1, 2, 3, None)] == [None] * 5
    assert [game.view(seat).leader for seat in (0, 1, 2, 3, None)] == [None] * 5
    assert "starter" not in {event["event"] for event in gloaming.events(game)}
    imagined = [game.imagine(0, Random(seed)) for seed in range(40)]
    assert {each.starter for each in imagined if isinstance(each, ShadowCards)} == {0, 1, 2, 3}
    finish_predictions(game)
    assert game.view(0).starter == dealt(4, seed=3).view(0).starter == game.decisions[0].seat
    assert gloaming.events(game)[-1] == {"event": "starter", "seat": game.view(0).starter}
    finish_round(game)
    assert game.view(0).starter is not None  # it passes to the left, as everyone knows


@rule("SC-LEAD-1")
def test_a_chosen_first_starter_is_no_secret() -> None:
    game = dealt(4, first_starter=2, announce_starter_before_prediction=False)
    assert game.view(0).starter == 2


@rule("SC-PRED-5", "SC-TWO-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_predictions_are_shown_when_the_round_is_scored(players: int) -> None:
    game = finish_predictions(dealt(players))
    made = [game.view(seat).prediction_cards for seat in range(players)]
    finish_round(game)
    for seat in (*range(players), None):
        assert game.view(seat).sheet[0].prediction_cards == made
    assert {"event": "predictions_shown", "predictions": made} in gloaming.events(game)


@rule("SC-PRED-5", "SC-TWO-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_predictions_may_stay_face_down_for_good(players: int) -> None:
    game = finish_predictions(dealt(players, reveal_predictions=False))
    made = [game.view(seat).prediction_cards for seat in range(players)]
    sums = [game.view(seat).prediction for seat in range(players)]
    finish_round(game)
    for seat in (*range(players), None):
        line = game.view(seat).sheet[0]
        assert line.predictions == sums
        assert line.prediction_cards == [cards if owner == seat else None for owner, cards in enumerate(made)]
    assert "predictions_shown" not in {event["event"] for event in gloaming.events(game)}


@rule("SC-TWO-14")
def test_without_the_predictions_the_others_hand_is_not_known_for_certain() -> None:
    game = finish_round(dealt(2, seed=11, reveal_predictions=False))
    view = game.view(0)
    own = view.sheet[0].prediction_cards[0] or []
    possible = set(NAMES) - set(view.memory.out) - set(view.hand) - set(own)
    assert len(possible) == 18  # the other's 15 cards and the 3 that were never shown


@rule("SC-PRED-5")
def test_predictions_never_shown_can_be_imagined() -> None:
    game = before_prediction(
        hands="yellow-3 yellow-4 ... | green-12 green-8 ... | red-14 yellow-14 ... | green-14 blue-14 ...",
        reveal_predictions=False,
    )
    play(game, "0 predict yellow-3", "0 predict yellow-4", "1 predict green-8", "1 predict green-12")
    play(game, "2 predict red-14", "2 predict yellow-14", "3 predict green-14", "3 predict blue-14")
    finish_round(game)
    for seed in range(40):
        assert game.imagine(0, Random(seed)).view(0).to_json() == game.view(0).to_json()


@rule("SC-PTS-5")
@pytest.mark.parametrize(("history", "shown"), [("none", 0), ("last", 1), ("all", 5)])
def test_trick_history(history: Literal["none", "last", "all"], shown: int) -> None:
    game = finish_tricks(finish_predictions(dealt(4, trick_history=history)), 5)
    whole = finish_tricks(finish_predictions(dealt(4, trick_history="all")), 5)
    for seat in (0, 1, 2, 3, None):
        assert game.view(seat).tricks == whole.view(seat).tricks[5 - shown :]


@rule("SC-PTS-5")
def test_the_last_trick_may_be_looked_at() -> None:
    game = shadow_cards(3, hands="green-3 blue-1 | green-9 blue-2 | green-1 blue-3", open_card="red-14", lead=0)
    assert game.view(0).tricks == []
    play(game, "0 play green-3", "1 play green-9", "2 play green-1", "1 score red-14")
    (trick,) = game.view(2).tricks
    assert [(laid.seat, laid.card) for laid in trick.cards] == [(0, "green-3"), (1, "green-9"), (2, "green-1")]
    assert (trick.open_card, trick.winner, trick.scored) == ("red-14", 1, "red-14")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rulings_about_the_score_change_no_card(players: int) -> None:
    plain = finish_game(dealt(players, seed=6))
    strange = finish_game(
        dealt(
            players,
            seed=6,
            zero_reward="20",
            exact_factor=2,
            exact_adds_trick_points=True,
            over_bonus="none",
            most_keeps_prediction_bonus=True,
            matched_leader_cancels_most=False,
            round_floor=0,
        )
    )
    assert strange.choices == plain.choices
    assert [line.point_cards for line in strange.view(0).sheet] == [line.point_cards for line in plain.view(0).sheet]


def test_offers_do_not_depend_on_what_is_shown() -> None:
    one = finish_predictions(dealt(4, seed=2))
    other = finish_predictions(dealt(4, seed=2, trick_history="none", reveal_predictions=False))
    assert offered(one) == offered(other)
