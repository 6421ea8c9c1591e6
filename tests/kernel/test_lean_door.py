"""The lean door: what may be answered as numbers, and an answer by its place; everything else as with `choose`."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import gloaming
from gloaming import IllegalChoice, StaleChoice
from kernel.vigil import OPENING, vigil
from positions import shadow_cards
from promises.games import GAMES


def values_of(game: gloaming.Game) -> list[int]:
    """Returns what is asked first, by looking at it."""
    return [option.value for option in game.decisions[0].options]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_with_choose(name: str) -> None:
    for players in gloaming.rulebook(name).seats:
        luck = Random(players)
        game = gloaming.start(name, players=players, seed=3)
        twin = game.clone()
        while not game.over and game.number < 400:
            place = luck.randrange(len(game.legal()))
            decision = twin.decisions[0]
            assert game.to_act == decision.seat
            assert game.legal() == values_of(twin)
            game.act(place)
            twin.choose(decision.seat, decision.options[place])
            assert game == twin
        assert game.choices == twin.choices
        assert gloaming.replay(gloaming.Record.of(game)) == game


@pytest.mark.parametrize("name", GAMES)
def test_looking_changes_nothing(name: str) -> None:
    game, other = (gloaming.start(name, seed=5) for _ in range(2))
    luck = Random(1)
    while not game.over and game.number < 100:
        assert other.legal() == values_of(game)
        restored = pickle.loads(pickle.dumps(game))
        assert restored.legal() == game.clone().legal() == other.legal()
        place = luck.randrange(len(other.legal()))
        other.act(place)
        game.act(place)
    assert game == other


def test_of_several_who_are_asked_together_the_first_answers() -> None:
    game = vigil()
    assert [decision.seat for decision in game.decisions] == [0, 1, 2, 3]
    assert (game.to_act, game.legal()) == (0, [0, 1, 2, 3])
    game.act(2)
    assert game.choices == [(0, "bid 2")]
    game.act(1)
    assert game.choices[-1] == (game.choices[-1][0], "bid 1")
    assert len({seat for seat, _ in game.choices}) in (1, 2)


def test_for_a_team_its_first_member_answers() -> None:
    game = vigil(*OPENING)
    [decision] = game.decisions
    assert len(decision.seats) == 2
    assert game.to_act == decision.seats[0]
    assert game.legal() == [1, 3]
    game.act(1)
    assert game.choices[-1] == (decision.seats[0], "name seat-3")


def test_mates_with_options_of_their_own_are_asked_for_the_first_of_them() -> None:
    game = gloaming.start("syndicates", players=4, seed=2)
    luck = Random(2)
    while not game.over and game.number < 600:
        decision = game.decisions[0]
        assert (game.to_act, game.legal()) == (decision.seat, values_of(game))
        place = luck.randrange(len(game.legal()))
        game.act(place)
        assert game.choices[-1] == (decision.seat, decision.options[place].token)


def test_a_number_is_the_card_it_stands_for() -> None:
    game = shadow_cards(hands="red-7 green-3 | red-2 blue-1 | red-0 blue-2 | red-1 blue-3")
    assert game.legal() == [7, 33]
    game.act(0)
    assert game.legal() == [2]  # red was led


@pytest.mark.parametrize("place", [-1, 4, 10**30, True, 0.0, "0", None])
def test_what_stands_at_no_place_is_refused(place: object) -> None:
    game = vigil()
    before = game.state()
    with pytest.raises(IllegalChoice, match=r"there is no place .* among 4 choices") as refused:
        game.act(place)
    assert refused.value.legal == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert game.state() == before
    assert game.choices == []


def test_a_place_of_a_single_seat_is_refused_alike() -> None:
    game = gloaming.start("showdown", seed=1)
    for _ in range(30):
        before = game.state()
        with pytest.raises(IllegalChoice):
            game.act(len(game.legal()))
        assert game.state() == before
        game.act(0)


def test_nothing_may_be_answered_when_the_game_is_over() -> None:
    game = vigil()
    game.playout(Random(1))
    assert (game.to_act, game.legal()) == (None, [])
    with pytest.raises(StaleChoice, match="the game is over"):
        game.act(0)
