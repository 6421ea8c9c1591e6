"""What is foretold of a choice as certain happens, and says nothing that a seat cannot know."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gloaming
from gloaming.kernel.choices import Option
from gloaming.kernel.events import Event
from gloaming.kernel.foresight import foretell
from gloaming.kernel.game import Game
from gloaming.words.foretelling import prospect
from gloaming.words.scene import Scene, words_of
from gloaming.words.seating import numbered
from promises.games import games


def happens(game: Game, seat: int, option: Option) -> list[Event]:
    """Returns what a seat sees happen when it makes a choice."""
    real, heard = game.clone(), list[Event]()
    real.listen(heard.append)
    real.choose(seat, option)
    return [shown for event in heard if (shown := event.shown_to(seat)) is not None]


@given(game=games(finished=False), seed=st.integers(0, 2**32))
def test_what_is_foretold_as_certain_happens(game: Game, seed: int) -> None:
    for decision in game.decisions:
        for option in decision.options:
            told = foretell(game, decision.seat, option, Random(seed))
            assert happens(game, decision.seat, option)[: len(told.certain)] == told.certain, option.token


@given(game=games(finished=False), seed=st.integers(0, 2**32), other=st.integers(0, 2**32))
def test_nothing_certain_depends_on_what_is_hidden(game: Game, seed: int, other: int) -> None:
    for decision in game.decisions:
        elsewhere = game.imagine(decision.seat, Random(other))
        for option in decision.options:
            one, two = (foretell(each, decision.seat, option, Random(seed)) for each in (game, elsewhere))
            assert (one.certain, one.sure, one.view) == (two.certain, two.sure, two.view), option.token


@given(game=games(finished=False), seed=st.integers(0, 2**32))
def test_foretelling_changes_nothing(game: Game, seed: int) -> None:
    before, decision = game.clone(), game.decisions[0]
    foretell(game, decision.seat, decision.options[-1], Random(seed))
    assert game == before


def test_the_last_card_of_a_trick_is_certain_to_win_or_lose_it() -> None:
    game = gloaming.start("shadow-cards", players=4, seed=3)
    while game.decisions[0].question.verb == "predict" or len(game.view(None).trick) < 3:  # type: ignore[attr-defined]
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    decision = game.decisions[0]
    told = foretell(game, decision.seat, decision.options[0], Random(1))
    assert [event.kind for event in told.certain] == ["played", "trick_won"]
    assert told.sure


def test_a_draw_is_certain_and_what_is_drawn_is_not() -> None:
    for seed in range(20):
        game = gloaming.start("syndicates", seed=seed, format="sumo-rush")
        while not any(option.token == "draw fx" for option in game.decisions[0].options):
            game.choose(game.decisions[0].seat, game.decisions[0].options[0])
        decision = game.decisions[0]
        draw = next(option for option in decision.options if option.token == "draw fx")
        told = foretell(game, decision.seat, draw, Random(seed))
        assert told.certain == []
        assert told.possible[0].kind == "drew_fx"
        assert not told.sure


def test_only_who_is_asked_can_be_foretold_anything() -> None:
    game = gloaming.start("syndicates", seed=1)
    asked = game.decisions[0]
    with pytest.raises(gloaming.IllegalChoice):
        foretell(game, 1 - asked.seat, asked.options[0], Random(1))


@given(game=games(finished=False), seed=st.integers(0, 2**32), other=st.integers(0, 2**32))
def test_nothing_that_is_said_depends_on_what_is_hidden(game: Game, seed: int, other: int) -> None:
    words = words_of(game.rulebook.name)
    for decision in game.decisions:
        seat = decision.seat
        elsewhere = game.imagine(seat, Random(other))
        scene = Scene(game.view(seat), decision, numbered(game.players), game.setting.options)
        for option in decision.options[:12]:
            here, there = (prospect(words, scene, each, seat, option, Random(seed)) for each in (game, elsewhere))
            assert here == there, option.token
