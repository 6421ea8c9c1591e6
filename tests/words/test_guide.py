"""The guide of a first game: the right word at the right moment, and silence once all is known."""

from __future__ import annotations

import gloaming
from gloaming.kernel.game import Game
from gloaming.words.scene import Scene, words_of
from gloaming.words.seating import Seating
from gloaming.words.shadow_cards import guide

WORDS = words_of("shadow-cards")


def heard(game: Game, seat: int = 0) -> str:
    scene = Scene(game.view(seat), game.decision_of(seat), Seating(["You", "Ann", "Ben", "Cleo"], [None] * 4))
    return WORDS.guide(scene)


def first_game() -> Game:
    return gloaming.start("shadow-cards", players=4, seed=3, teaching=True)


def test_the_promise_is_explained_before_the_first_card_and_the_loss_of_cards_before_the_second() -> None:
    game = first_game()
    assert heard(game) == guide.PREDICTING["first lesson"]
    game.choose(0, game.decisions[0].options[0])
    assert heard(game) == guide.SECOND_CARD


def test_every_way_to_play_is_explained_when_it_is_first_met_and_every_round_tells_its_news() -> None:
    game = first_game()
    said = []
    while not game.over:
        for decision in game.decisions:
            if decision.seat == 0 and (words := heard(game)) and words not in said:
                said.append(words)
        decision = game.decisions[0]
        game.choose(decision.seat, decision.options[0])
    said.append(heard(game))
    assert {*guide.PREDICTING.values(), guide.SECOND_CARD, guide.FOLLOWING, guide.FREE} <= {*said}
    assert said[-1].startswith("That was your first game")


def test_after_the_first_round_only_the_new_scoring_is_told() -> None:
    game = first_game()
    said = set()
    while not game.over:
        if game.view(0).round > 1 and game.decision_of(0) is not None:  # type: ignore[attr-defined]
            said.add(heard(game))
        decision = game.decisions[0]
        game.choose(decision.seat, decision.options[0])
    assert said == {"", guide.PREDICTING["second lesson"], guide.PREDICTING["normal"]}


def test_other_games_are_not_guided_yet() -> None:
    game = gloaming.start("showdown", seed=1)
    assert words_of("showdown").guide(Scene(game.view(0), None, Seating(["You", "Ann"], [None] * 2))) == ""
