"""What is said at a table of Shadow Cards."""

import pytest

import gloaming
from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.kernel.errors import BadSetup, Refused
from gloaming.kernel.events import Fact
from gloaming.words.scene import Scene, words_of
from gloaming.words.seating import against_bots
from gloaming.words.shadow_cards.previews import preview_score, way_to_go
from gloaming.words.shadow_cards.sentences import SENTENCES, told

NAMES = ["You", "Ann", "Bo"]


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"event": "round_begins", "round": 2}, "Round 2 begins."),
        ({"event": "starter", "seat": 0}, "You start this round."),
        ({"event": "starter", "seat": 1}, "Ann starts this round."),
        ({"event": "dealt", "seat": 0, "count": 15, "cards": ["red-1"]}, "You are dealt 15 cards."),
        ({"event": "dealt", "seat": 1, "count": 15}, "Ann is dealt 15 cards."),
        ({"event": "set_aside", "seat": 0, "card": "green-8"}, "You set the green 8 aside."),
        ({"event": "predicted", "seat": 1}, "Ann has made a prediction."),
        ({"event": "predicted", "seat": 0}, "You have made a prediction."),
        ({"event": "open_card", "card": "blue-3"}, "The blue 3 is turned up beside the trick."),
        ({"event": "played", "seat": 1, "card": "green-8"}, "Ann plays the green 8."),
        ({"event": "trick_won", "seat": 0, "cards": ["red-1"]}, "You win the trick."),
        ({"event": "scored", "seat": 1, "card": "green-8"}, "Ann scores the green 8."),
        (
            {
                "event": "predictions_shown",
                "predictions": [["red-1", "red-2"], ["blue-14", "red-0"], ["red-3", "red-4"]],
            },
            "The predictions: You had 1 + 2 = 3, Ann had 14 + 0 = 14 and Bo had 3 + 4 = 7.",
        ),
        (
            {
                "event": "experience",
                "round": 1,
                "predictions": [3, 14, 7],
                "trick_points": [3, 20, 0],
                "experience": [9, -4, 14],
                "totals": [9, -4, 14],
            },
            "Round 1 is scored: You get +9 for 3 of 3, Ann gets -4 for 20 of 14 and Bo gets +14 for 0 of 7.",
        ),
        ({"event": "game_over", "scores": [9, 4, 7], "winners": [0]}, "You win the game with 9 experience."),
        (
            {"event": "game_over", "scores": [9, 9, 7], "winners": [0, 1]},
            "You and Ann share the win with 9 experience each.",
        ),
    ],
)
def test_every_event_is_a_sentence(facts: dict[str, Fact], sentence: str) -> None:
    assert told(facts, NAMES) == sentence


def test_no_event_of_a_game_is_without_a_sentence() -> None:
    for players in (2, 3, 4, 5):
        game = gloaming.start("shadow-cards", players=players, seed=1)
        while not game.over:
            decision = game.decisions[0]
            game.choose(decision.seat, decision.options[0])
        assert {str(facts["event"]) for facts in gloaming.events(game, 0)} <= set(SENTENCES)


def refusal(token: str) -> str:
    game = gloaming.start("shadow-cards", players=4, seed=7)
    scene = Scene(game.view(0), game.decision_of(0), against_bots(4, 0, "random", 7))
    with pytest.raises(Refused):
        game.choose(0, token)
    return words_of("shadow-cards").refusal(scene, token)


def test_nonsense_and_the_wrong_moment_are_refused_kindly() -> None:
    assert refusal("dance") == "Nothing here is called 'dance'."
    assert refusal("play red-7") == "Not now: set a card aside for your prediction first."


def test_one_card_is_one_card() -> None:
    assert told({"event": "dealt", "seat": 1, "count": 1}, ["You", "Ann"]) == "Ann is dealt 1 card."


def view_after_prediction(teaching: bool) -> ShadowCardsView:
    game = gloaming.start("shadow-cards", players=4, seed=7, teaching=teaching)
    while (decision := game.decision_of(0)) is not None and decision.question.verb == "predict":
        game.choose(0, decision.options[0])
    view = game.view(0)
    assert isinstance(view, ShadowCardsView)
    return view


def test_more_than_predicted_is_fine_in_the_first_lesson() -> None:
    view = view_after_prediction(teaching=True)
    assert way_to_go(view, view.prediction + 5) == "reached"
    view.prediction = 9
    assert preview_score(view, "red-14").endswith("14 of 9, your prediction is reached.")


def test_more_than_predicted_is_over_in_a_normal_round() -> None:
    view = view_after_prediction(teaching=False)
    assert way_to_go(view, view.prediction + 5) == "5 over"
    assert way_to_go(view, view.prediction) == "exact"


def test_a_game_without_words_is_refused() -> None:
    with pytest.raises(BadSetup, match="has no words yet"):
        words_of("bridge")
