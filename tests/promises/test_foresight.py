"""What is foretold of a choice as certain happens, and says nothing that a seat cannot know."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gloaming
from duels import Table, showdown
from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.showdown.rules.view import ShowdownView
from gloaming.kernel.choices import Option
from gloaming.kernel.events import Event
from gloaming.kernel.foresight import foretell
from gloaming.kernel.game import Game
from gloaming.words.foretelling import prospect
from gloaming.words.scene import Scene, words_of
from gloaming.words.seating import numbered
from promises.games import games, whole_game, whole_games


class Eyewitness:
    """A seat that makes a choice, and sees what happens then."""

    def __init__(self, game: Game, seat: int, option: Option, certain: int) -> None:
        self.game = game.clone()
        self.seat = seat
        self.certain = certain  # how much of what happens has been foretold for certain
        self.seen: list[Event] = []
        self.view = self.game.view(seat)  # when all that has happened
        self.game.listen(self.hear)
        self.game.choose(seat, option)

    def hear(self, event: Event) -> None:
        shown = event.shown_to(self.seat)
        if shown is not None:
            self.seen.append(shown)
            if len(self.seen) <= self.certain:
                self.view = self.game.view(self.seat)


def asked(game: Game, seat: int) -> list[str]:
    """Returns what a seat can choose."""
    decision = game.decision_of(seat)
    return [] if decision is None else [option.token for option in decision.options]


def comes_true(game: Game, seed: int) -> None:
    """Sees that what is foretold of each option as certain happens, and just that where all of it is sure."""
    for decision in game.decisions:
        seat = decision.seat
        for option in decision.options:
            told = foretell(game, seat, option, Random(seed))
            real = Eyewitness(game, seat, option, len(told.certain))
            if told.sure:
                assert real.seen == told.certain, option.token
                assert real.game.view(seat) == told.view, option.token
                assert asked(real.game, seat) == asked(told.game, seat), option.token
            else:
                assert real.seen[: len(told.certain)] == told.certain, option.token
                assert real.view == told.view, option.token


@given(game=games(finished=False), seed=st.integers(0, 2**32))
def test_what_is_foretold_as_certain_happens(game: Game, seed: int) -> None:
    comes_true(game, seed)


@whole_games
def test_what_is_foretold_as_certain_happens_in_the_course_of_a_game(name: str, seed: int) -> None:
    for game in whole_game(name, seed):
        comes_true(game, game.number)


def is_certain_everywhere(game: Game, seed: int, other: int) -> None:
    """Sees that the same is foretold as certain in every game that could be the real one for all the seat knows."""
    for decision in game.decisions:
        elsewhere = game.imagine(decision.seat, Random(other))
        for option in decision.options:
            one, two = (foretell(each, decision.seat, option, Random(seed)) for each in (game, elsewhere))
            assert (one.certain, one.sure, one.view) == (two.certain, two.sure, two.view), option.token
            three = foretell(game, decision.seat, option, Random(other))  # in which other things are made up
            assert (one.certain, one.sure, one.view) == (three.certain, three.sure, three.view), option.token


@given(game=games(finished=False), seed=st.integers(0, 2**32), other=st.integers(0, 2**32))
def test_nothing_certain_depends_on_what_is_hidden(game: Game, seed: int, other: int) -> None:
    is_certain_everywhere(game, seed, other)


@whole_games
def test_nothing_certain_depends_on_what_is_hidden_in_the_course_of_a_game(name: str, seed: int) -> None:
    luck = Random(seed)
    for game in whole_game(name, seed):
        is_certain_everywhere(game, luck.getrandbits(32), luck.getrandbits(32))


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


def looking(effect: str) -> Table:
    """Returns a duel in which seat 0 holds an Action that looks at the top of its deck."""
    text = f"cards: {{6P: {{action: [{effect}]}}}}"
    return showdown(hands="6P 7P | 2C", tops="9I 10I 11I |", phase="action", deck_0=text)


@pytest.mark.parametrize("effect", ["reorder: 3", "take-from-top: 3"])
def test_a_look_at_the_top_of_the_deck_is_certain_and_what_lies_there_is_not(effect: str) -> None:
    duel = looking(effect)
    told = foretell(duel.game, 0, duel.game.decisions[0].options[0], Random(1))
    assert [event.kind for event in told.certain] == ["action", "ability"]
    assert told.possible[0].kind == "looked_at_top"
    assert isinstance(told.view, ShowdownView)
    assert told.view.known_top == []
    assert not told.sure


@pytest.mark.parametrize(("effect", "certain"), [("reorder: 3", []), ("take-from-top: 3", ["took"])])
def test_what_is_done_with_cards_that_were_looked_at_is_certain(effect: str, certain: list[str]) -> None:
    duel = looking(effect).play("0 play 6P")
    told = foretell(duel.game, 0, duel.game.decisions[0].options[0], Random(1))
    assert [event.kind for event in told.certain] == certain
    assert told.sure


def test_who_starts_is_not_certain_before_all_have_predicted() -> None:
    game = gloaming.start("shadow-cards", players=3, seed=3, announce_starter_before_prediction=False)
    while len(game.decisions) > 1 or game.view(0).prediction_cards == []:  # type: ignore[attr-defined]
        game.choose(game.decisions[-1].seat, game.decisions[-1].options[0])
    told = foretell(game, 0, game.decisions[0].options[0], Random(1))
    assert [event.kind for event in told.certain] == ["set_aside", "predicted"]
    assert isinstance(told.view, ShadowCardsView)
    assert told.view.starter is None


def test_only_who_is_asked_can_be_foretold_anything() -> None:
    game = gloaming.start("syndicates", seed=1)
    asked = game.decisions[0]
    with pytest.raises(gloaming.IllegalChoice):
        foretell(game, 1 - asked.seat, asked.options[0], Random(1))


def is_said_everywhere(game: Game, seed: int, other: int) -> None:
    """Sees that the same is said in every game that could be the real one for all the seat knows."""
    words = words_of(game.rulebook.name)
    for decision in game.decisions:
        seat = decision.seat
        elsewhere = game.imagine(seat, Random(other))
        scene = Scene(game.view(seat), decision, numbered(game.players), game.setting.options)
        for option in decision.options[:12]:
            here, there = (prospect(words, scene, each, seat, option, Random(seed)) for each in (game, elsewhere))
            assert here == there, option.token


@given(game=games(finished=False), seed=st.integers(0, 2**32), other=st.integers(0, 2**32))
def test_nothing_that_is_said_depends_on_what_is_hidden(game: Game, seed: int, other: int) -> None:
    is_said_everywhere(game, seed, other)


@whole_games
def test_nothing_that_is_said_depends_on_what_is_hidden_in_the_course_of_a_game(name: str, seed: int) -> None:
    luck = Random(seed)
    for game in whole_game(name, seed):
        is_said_everywhere(game, luck.getrandbits(32), luck.getrandbits(32))
