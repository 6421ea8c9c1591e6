"""What is said at a table of Shadow Cards."""

from random import Random

import pytest

import gloaming
from gloaming.games.shadow_cards.rules.events import Dealt
from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.foretelling import way_to_go
from gloaming.games.shadow_cards.words.sentences import SENTENCES
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.game import Game
from gloaming.words.scene import CardText, Scene, words_of
from gloaming.words.seating import Seating, against_bots
from positions import before_prediction, dealt, finish_predictions, offered, play, shadow_cards
from words.scenes import LONGEST, last_acts, preview_in, scene_of, sentence_of

NAMES = ["You", "Ann", "Bo"]
WORDS = words_of("shadow-cards")


def among(*names: str) -> Scene:
    """Returns what a spectator of a game between these sees at its beginning."""
    view = gloaming.start("shadow-cards", players=len(names), seed=1).view(None)
    return Scene(view, None, Seating([*names], [None] * len(names)))


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
        ({"event": "open_card", "card": "blue-3"}, "The blue 3 is the open card."),
        ({"event": "played", "seat": 1, "card": "green-8"}, "Ann plays the green 8."),
        ({"event": "trick_won", "seat": 0, "cards": ["red-1"]}, "You win the trick."),
        ({"event": "scored", "seat": 1, "card": "green-8"}, "Ann scores the green 8."),
        (
            {
                "event": "predictions_shown",
                "predictions": [["red-1", "red-2"], ["blue-14", "red-0"], ["red-3", "red-4"]],
            },
            "You predict 1 + 2 = 3, Ann predicts 14 + 0 = 14 and Bo predicts 3 + 4 = 7.",
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
            "Round 1 scores: You get +9 (predicted 3, won 3), Ann gets -4 (predicted 14, won 20) "
            "and Bo gets +14 (predicted 7, won 0).",
        ),
        ({"event": "game_over", "scores": [9, 4, 7], "winners": [0]}, "You win the game with 9 experience."),
        (
            {"event": "game_over", "scores": [9, 9, 7], "winners": [0, 1]},
            "You and Ann share the win with 9 experience each.",
        ),
    ],
)
def test_every_event_is_a_sentence(facts: Facts, sentence: str) -> None:
    assert sentence_of("shadow-cards", facts, among(*NAMES)) == sentence


def test_no_event_of_a_game_is_without_a_sentence() -> None:
    for players in (2, 3, 4, 5):
        game = gloaming.start("shadow-cards", players=players, seed=1)
        while not game.over:
            decision = game.decisions[0]
            game.choose(decision.seat, decision.options[0])
        assert {facts["event"] for facts in gloaming.events(game, 0)} <= {
            event.__struct_config__.tag for event in SENTENCES.tellers
        }


def test_one_card_is_one_card() -> None:
    assert str(WORDS.sentence(Dealt(seat=1, count=1), among("You", "Ann"))) == "Ann is dealt 1 card."


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


def test_more_than_predicted_is_over_in_a_normal_round() -> None:
    view = view_after_prediction(teaching=False)
    assert way_to_go(view, view.prediction + 5) == "5 over"
    assert way_to_go(view, view.prediction) == "exact"


# Buttons, cards, and who did what.


def labels(game: Game, seat: int = 0) -> list[str]:
    decision = game.decision_of(seat)
    assert decision is not None
    return [WORDS.label(scene_of(game, [], seat), option) for option in decision.options]


def previews(game: Game, seat: int = 0) -> list[str]:
    decision = game.decision_of(seat)
    assert decision is not None
    return [preview_in(game, scene_of(game, [], seat), option, seat) for option in decision.options]


def test_it_is_told_how_the_prediction_grows() -> None:
    game = before_prediction(hands="red-7 green-8 ...")
    assert "Set the red 7 aside. 7 so far." in previews(game)
    play(game, "0 predict red-7")
    assert "Set the green 8 aside. You predict 15 trick points." in previews(game)


def test_it_is_told_who_leads_who_is_ahead_and_who_takes_the_trick() -> None:
    game = shadow_cards(players=4, hands="blue-5 blue-6 | blue-2 red-1 | blue-4 blue-7 | blue-3 blue-8")
    assert labels(game) == ["Lead the blue 5", "Lead the blue 6"]
    play(game, "0 play blue-6", "1 play blue-2")
    names = scene_of(game, []).names
    behind, ahead = "You are ahead with the blue 6.", f"{names[2]} is ahead with the blue 7."
    assert previews(game, 2) == [f"Play the blue 4. {behind}", f"Play the blue 7. {ahead}"]
    play(game, "2 play blue-4")
    assert previews(game, 3) == ["Play the blue 3. You win the trick.", f"Play the blue 8. {names[3]} wins the trick."]


def test_it_is_told_how_many_points_there_are_then() -> None:
    game = shadow_cards(
        players=4, hands="red-9 | blue-2 | blue-4 | blue-14", predictions="red-5 red-6", points="red-7", lead=0
    )
    play(game, "0 play red-9", "1 play blue-2", "2 play blue-4", "3 play blue-14")
    assert sorted(previews(game)) == [
        "Score the blue 14. 21 of 11, 10 over.",
        "Score the blue 2. 9 of 11, 2 to go.",
        "Score the blue 4. 11 of 11, exact.",
        "Score the red 9. 16 of 11, 5 over.",
    ]


def test_red_is_trump_on_the_card() -> None:
    scene = scene_of(dealt(), [])
    assert WORDS.card_text(scene, 0, "red-7") == CardText("Red 7", "trump", "")
    assert WORDS.card_text(scene, 0, "green-12") == CardText("Green 12", "", "")


def test_the_last_act_of_every_seat_is_told() -> None:
    game, heard = dealt(players=3), list[Event]()
    game.listen(heard.append)
    assert last_acts(scene_of(game, heard)) == ["", "", ""]
    for seat in (0, 1):
        mine = offered(game, seat)
        play(game, f"{seat} predict {mine[0]}")
        play(game, f"{seat} predict {mine[1]}")
    assert last_acts(scene_of(game, heard)) == ["You have made a prediction.", "Rook has made a prediction.", ""]
    finish_predictions(game)
    leader, lead = game.decisions[0].seat, offered(game)[0]
    play(game, f"{leader} play {lead}")
    assert last_acts(scene_of(game, heard, None))[leader].endswith(f"the {lead.replace('-', ' ')}.")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_option_has_a_short_button_of_its_own(players: int) -> None:
    game, rng = dealt(players, seed=players), Random(players)
    while not game.over:
        decision = rng.choice(game.decisions)
        said = labels(game, decision.seat)
        assert len(set(said)) == len(decision.options)
        assert all(len(words) <= LONGEST for words in said)
        game.choose(decision.seat, rng.choice(decision.options))


def test_a_game_that_is_not_there_has_no_words() -> None:
    with pytest.raises(BadSetup, match="unknown game"):
        words_of("bridge")


# The table as text.


def test_the_table_is_told_in_plain_words() -> None:
    game = shadow_cards(
        players=2, hands="red-4 red-12 green-3 | green-5 green-8 blue-2", predictions="red-7 blue-4 yellow-2 |", lead=1
    )
    play(game, "1 play green-5")
    _, *lines = WORDS.describe(scene_of(game, []))
    them = against_bots(2, 0, "random", 3).names[1]
    assert lines == [
        f"You have 0 points this round and {them} has 0.",
        f"{them} led the green 5.",
        "You predicted 13, with the red 7, the yellow 2 and the blue 4: 13 to go.",
        "Your hand: red 4 and 12; green 3.",
    ]


def test_the_text_says_who_is_ahead_in_a_trick() -> None:
    game = shadow_cards(players=2, hands="red-4 green-9 | green-5 blue-2", lead=0)
    play(game, "0 play green-9", "1 play green-5")
    assert any(line.endswith("You are ahead.") for line in WORDS.describe(scene_of(game, [])))
