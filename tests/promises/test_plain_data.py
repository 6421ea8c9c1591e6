"""Promise 2: a game is plain data."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import gloaming
from gloaming.kernel.game import Game
from promises.games import games, play_randomly


@given(games())
def test_a_clone_is_equal(game: Game) -> None:
    assert game.clone() == game
    assert game.clone().choices == game.choices


@given(games(finished=False), st.integers(0, 1000))
def test_a_clone_goes_its_own_way(game: Game, seed: int) -> None:
    before = gloaming.to_json(game)
    play_randomly(game.clone(), Random(seed), 30)
    assert gloaming.to_json(game) == before


@given(games(finished=False), st.integers(0, 1000))
def test_a_clone_plays_on_alike(game: Game, seed: int) -> None:
    clone = game.clone()
    play_randomly(game, Random(seed), 60)
    play_randomly(clone, Random(seed), 60)
    assert clone == game


@given(games(), st.integers(0, 1000))
def test_json_brings_a_game_back(game: Game, seed: int) -> None:
    restored = gloaming.from_json(gloaming.to_json(game))
    assert restored == game
    assert restored.choices == game.choices
    play_randomly(game, Random(seed), 60)
    play_randomly(restored, Random(seed), 60)
    assert restored == game


@given(games(finished=False), st.integers(0, 1000))
def test_an_imagined_game_is_plain_data_too(game: Game, seed: int) -> None:
    imagined = game.imagine(game.decisions[0].seat, Random(seed))
    assert gloaming.from_json(gloaming.to_json(imagined)) == imagined
    assert imagined.clone() == imagined


@given(games())
def test_the_state_holds_nothing_but_json(game: Game) -> None:
    assert json.loads(json.dumps(game.state())) == game.state()


@given(games(finished=False))
def test_another_choice_makes_another_game(game: Game) -> None:
    decision = game.decisions[0]
    first, last = game.clone(), game.clone()
    first.choose(decision.seat, decision.options[0])
    last.choose(decision.seat, decision.options[-1])
    assert (gloaming.to_json(first) == gloaming.to_json(last)) == (len(decision.options) == 1)
    assert first != game
