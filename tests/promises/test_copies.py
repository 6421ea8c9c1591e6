"""Promise 2: Python's own ways to copy a game work like `clone`, in the compiled form and in the pure one."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gloaming
from gloaming.bots import Bot, Eyes, bot
from gloaming.games.syndicates.rules.formats import FORMATS
from gloaming.games.syndicates.rules.printing import set_from_json
from gloaming.kernel.errors import BadCards, GloamingError
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.kernel.plain import fields_of
from matches import cards_with
from promises.games import games, play_randomly

Copier = Callable[[object], object]


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


def pickled_by(protocol: int) -> Copier:
    return lambda thing: pickle.loads(pickle.dumps(thing, protocol))


PROTOCOLS = [pytest.param(pickled_by(each), id=f"protocol-{each}") for each in range(pickle.HIGHEST_PROTOCOL + 1)]
COPIERS = st.sampled_from([copy.copy, copy.deepcopy, pickled])


@given(games(), COPIERS, st.integers(0, 1000))
def test_a_copy_is_equal_and_goes_its_own_way(game: Game, copier: Copier, seed: int) -> None:
    heard: list[Event] = []
    game.listen(heard.append)
    before = gloaming.to_json(game)
    twin = copier(game)
    assert isinstance(twin, Game)
    assert type(twin) is type(game)
    assert twin == game
    assert twin.choices == game.choices
    assert twin.rulebook is game.rulebook
    play_randomly(twin, Random(seed), 30)
    assert gloaming.to_json(game) == before
    assert heard == []  # nobody listens to a copy
    play_randomly(game, Random(seed), 30)
    assert twin == game


@given(games(finished=False), COPIERS, st.integers(0, 1000))
def test_a_copy_of_an_imagined_game_remembers_as_little(game: Game, copier: Copier, seed: int) -> None:
    imagined = game.imagine(game.decisions[0].seat, Random(seed))
    twin = copier(imagined)
    assert isinstance(twin, Game)
    assert twin == imagined
    assert not twin.remembered


@given(games(finished=False), COPIERS, st.data())
def test_there_is_one_object_for_each_answer(game: Game, copier: Copier, data: st.DataObject) -> None:
    decision = data.draw(st.sampled_from(game.decisions))
    option = data.draw(st.sampled_from(decision.options))
    assert copier(option) is option
    assert copier(option.question) is option.question
    assert copier({"chosen": [option]}) == {"chosen": [option]}
    twin = copier(game)
    assert isinstance(twin, Game)
    assert all(one is other for one, other in zip(decision.options, same(twin, decision).options, strict=True))
    twin.choose(decision.seat, copier(option))
    game.choose(decision.seat, option)
    assert twin == game


def same(game: Game, decision: gloaming.Decision) -> gloaming.Decision:
    """Returns the same decision in another game."""
    (found,) = [each for each in game.decisions if each.number == decision.number and each.seat == decision.seat]
    return found


@given(games(finished=False), COPIERS)
def test_a_copied_decision_can_be_answered(game: Game, copier: Copier) -> None:
    twin = game.clone()
    for decision in game.decisions:
        other = copier(decision)
        assert isinstance(other, gloaming.Decision)
        assert other == decision
        assert hash(other) == hash(decision)
        assert (other.seats, other.prompt, repr(other)) == (decision.seats, decision.prompt, repr(decision))
    decision = game.decisions[-1]
    copied = copier(decision)
    assert isinstance(copied, gloaming.Decision)
    game.take(decision, decision.options[-1])
    twin.take(copied, copied.options[-1])
    assert twin == game
    assert copied not in game.decisions


@given(games(), COPIERS)
def test_what_a_game_is_made_of_and_what_it_tells_can_be_copied(game: Game, copier: Copier) -> None:
    assert copier(game.rulebook) is game.rulebook
    assert copier(game.setting) == game.setting
    assert copier(game.view(0)) == game.view(0)
    heard: list[Event] = []
    gloaming.replay(gloaming.Record.of(game), listener=heard.append)
    for event in heard[-20:]:
        other = copier(event)
        assert isinstance(other, Event)
        assert repr(other) == repr(event)
        assert other.reveals == event.reveals
    twin = game.clone()
    twin.stack = [copier(frame) for frame in game.stack]  # type: ignore[misc]
    twin.dice, twin.setup_dice = copier(game.dice), copier(game.setup_dice)  # type: ignore[assignment]
    assert twin == game


@given(games(), st.sampled_from([copy.copy, copy.deepcopy, *(each.values[0] for each in PROTOCOLS)]))
def test_what_the_options_settle_can_be_copied(game: Game, copier: Callable[[Any], Any]) -> None:
    rulings = getattr(game, "rulings", None)  # which every game of ours has
    twin = copier(rulings)
    assert type(twin) is type(rulings)
    assert twin == rulings
    assert all(getattr(twin, name) == getattr(rulings, name) for name in fields_of(rulings))
    assert copier(game.clone()) == game


@pytest.mark.parametrize("copier", [copy.copy, copy.deepcopy, *PROTOCOLS])
def test_a_format_can_be_copied(copier: Copier) -> None:
    assert all(copier(each) == each for each in FORMATS.values())


@pytest.mark.parametrize("copier", [copy.deepcopy, *PROTOCOLS])
@pytest.mark.parametrize("kind", ["random", "careful", "search:30"])
@pytest.mark.parametrize("name", gloaming.games())
def test_a_copy_of_a_bot_chooses_alike(name: str, kind: str, copier: Copier) -> None:
    game = gloaming.start(name, seed=4)
    play_randomly(game, Random(4), 20)
    one = bot(kind, name, seed=1)
    other = copier(one)
    assert isinstance(other, Bot)
    eyes = Eyes(game, game.decisions[0].seat)
    assert other.choose(eyes) is one.choose(eyes)


def test_a_pickle_is_opened_by_another_process() -> None:
    for name in gloaming.games():
        game = gloaming.start(name, seed=4)
        play_randomly(game, Random(4), 20)
        decision = game.decisions[0]
        option = decision.options[-1]
        code = (
            "import pickle, sys; option, decision, game = pickle.load(sys.stdin.buffer); "
            "game.choose(decision.seat, option); print(sorted(game.scores), game.choices[-1])"
        )
        sent = pickle.dumps((option, decision, game))
        done = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
        game.choose(decision.seat, option)
        assert done.stdout.decode().strip() == f"{sorted(game.scores)} {game.choices[-1]}"


def test_a_refusal_comes_through_from_another_process() -> None:
    game = gloaming.start("showdown", seed=1)
    refusals: list[GloamingError] = [BadCards(["mine.yaml, line 1: no", "mine.yaml, line 2: no"])]
    for choice in ("pick nobody", "pass", None):
        with pytest.raises(gloaming.GloamingError) as refused:
            game.choose(0, choice)
        refusals.append(refused.value)
    with pytest.raises(gloaming.BadRecord) as broken:
        gloaming.from_json("[]")
    refusals.append(broken.value)
    for error in refusals:
        other = pickled(error)
        assert type(other) is type(error)
        assert str(other) == str(error)
        assert vars(other) == vars(error)


def test_an_option_that_was_pickled_is_legal_also_when_its_card_set_was_read_again() -> None:
    game = gloaming.start("syndicates", seed=1, card_set=cards_with("{}"))
    play_randomly(game, Random(1), 12)
    decision = game.decisions[0]
    written = pickle.dumps(decision.options[0])
    set_from_json.cache_clear()  # as after many games with other sets
    game.choose(decision.seat, pickle.loads(written))
    assert game.choices[-1] == (decision.seat, decision.options[0].token)


def test_a_pickled_option_tells_nothing_of_another_games_deck() -> None:
    """In a process of its own: whichever game asks a question first must not matter."""
    program = """
import pickle
from importlib.resources import files
import gloaming
from gloaming.games.showdown.rules.champions import carried_deck
ilse = (files("gloaming.games.showdown") / "champions" / "ilse.yaml").read_text(encoding="utf-8")
gloaming.start("showdown", seed=1, deck_0=carried_deck("mine.yaml", ilse))
other = gloaming.start("showdown", seed=2, deck_0="brannagh", deck_1="corvo")
print(b"Verrin" in pickle.dumps(other.decisions[0].options))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
