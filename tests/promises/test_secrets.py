"""Promise 4: nobody sees what they may not."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.bots import bot, play_bots
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.showdown.rules.game import Showdown
from gloaming.kernel.card_sets import cards_of
from gloaming.kernel.events import Event
from gloaming.kernel.foresight import Foresight
from gloaming.kernel.game import Game
from night_ferry.rules import NightFerry
from promises.games import GAMES, games, play_randomly, whole_game, whole_games


def options_of(game: Game, seat: int) -> list[tuple[str, str]]:
    """Returns what a seat is offered, each option with the ability that it uses, if that is optional."""
    decision = game.decision_of(seat)
    offered = [] if decision is None else decision.options
    return [(option.token, game.optional_ability(seat, option)) for option in offered]


@given(games(), st.data())
def test_shuffling_what_is_hidden_changes_no_view(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, game.players - 1))
    imagined = game.imagine(seat, Random(data.draw(st.integers(0, 2**32))))
    assert imagined.view(seat).to_json() == game.view(seat).to_json()
    assert options_of(imagined, seat) == options_of(game, seat)
    assert imagined.view(None).to_json() == game.view(None).to_json()
    assert [decision.number for decision in imagined.decisions] == [decision.number for decision in game.decisions]


@given(games(), st.data())
def test_imagining_starts_from_nothing_but_what_a_seat_knows(game: Game, data: st.DataObject) -> None:
    """Two games that look alike to a seat are imagined alike by it, card by card."""
    seat = data.draw(st.integers(0, game.players - 1))
    other = game.imagine(seat, Random(data.draw(st.integers(0, 2**32))))
    assert game.imagine(seat, Random(1)).state() == other.imagine(seat, Random(1)).state()


@pytest.mark.parametrize("name", GAMES)
def test_no_game_makes_up_what_is_hidden_by_itself(name: str) -> None:
    book = gloaming.rulebook(name)
    assert type(book.start(book.setting(seed=1))).resample is Game.resample


@given(games(finished=False), st.data())
def test_shuffling_what_is_hidden_changes_no_view_at_a_beat(game: Game, data: st.DataObject) -> None:
    """People see the game in the middle of a change, too."""
    seat = data.draw(st.integers(0, game.players - 1))
    moments: list[Game] = []
    game.listen(lambda event: moments.append(game.clone()) if event.beat else None)
    while not game.over and not moments:
        asked = data.draw(st.sampled_from(game.decisions))
        game.choose(asked.seat, data.draw(st.sampled_from(asked.options)))
    for moment in moments:
        imagined = moment.imagine(seat, Random(1))
        assert imagined.view(seat).to_json() == moment.view(seat).to_json()
        assert imagined.view(None).to_json() == moment.view(None).to_json()


@given(games(finished=False), st.data())
def test_shuffling_what_is_hidden_changes_no_event(game: Game, data: st.DataObject) -> None:
    """Two games that a seat cannot tell apart go on with the same open choice, or with different hidden ones."""
    seat = data.draw(st.integers(0, game.players - 1))
    other = game.imagine(seat, Random(data.draw(st.integers(0, 2**32))))
    asked = data.draw(st.sampled_from(game.decisions))
    twin = other.decision_of(asked.seat)
    assert twin is not None
    ahead = [Foresight(world, seat) for world in (game, other)]
    for each in ahead:
        each.game.listen(each.hear)
    common = [option for option in asked.options if option in twin.options]
    hidden = game.rulebook.hides(asked.question) and asked.seat != seat and not lies_open(game)
    if not hidden and not common:
        return
    option = data.draw(st.sampled_from(asked.options if hidden else common))
    game.choose(asked.seat, option)
    other.choose(asked.seat, data.draw(st.sampled_from(twin.options)) if hidden else option)
    # From the first die on, or the first card that is news to the seat, the two games are no longer the same to it.
    assert ahead[0].certain == ahead[1].certain
    if all(each.sure and each.dice_thrown() == each.thrown for each in ahead):
        assert other.view(seat).to_json() == game.view(seat).to_json()


def lies_open(game: Game) -> bool:
    """Tells whether champions are chosen openly, one after the other, because they may not be the same."""
    return isinstance(game, Showdown) and game.phase == "setup" and not game.rulings.mirror_allowed


@given(games(finished=False), st.data())
def test_an_imagined_game_can_be_played_to_the_end(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, game.players - 1))
    imagined = game.imagine(seat, Random(data.draw(st.integers(0, 2**32))))
    play_randomly(imagined, Random(0), 10_000)
    assert imagined.over
    assert imagined.choices == []


@given(games(), st.data())
def test_imagining_changes_nothing(game: Game, data: st.DataObject) -> None:
    before = game.state()
    seat = data.draw(st.integers(0, game.players - 1))
    play_randomly(game.imagine(seat, Random(0)), Random(0), 20)
    assert game.state() == before


def only_asks(game: Game) -> None:
    """Sees that what is asked can be asked again, as in an imagined game, without anything being done or told twice."""
    again, heard = game.clone(), list[Event]()
    again.listen(heard.append)
    again.ask_anew()
    assert (again, heard) == (game, [])


@given(games(finished=False))
def test_a_question_that_is_asked_again_changes_nothing_and_tells_nobody(game: Game) -> None:
    only_asks(game)


@whole_games
def test_no_question_changes_or_tells_anything_in_the_course_of_a_game(name: str, seed: int) -> None:
    for game in whole_game(name, seed):
        only_asks(game)


@given(games(finished=False))
def test_imagining_does_not_foretell_the_dice(game: Game) -> None:
    imagined = game.imagine(0, Random(0))
    assert imagined.dice.key != game.dice.key
    assert imagined.setup_dice.key != game.setup_dice.key
    assert imagined.setting.seed != game.setting.seed


@given(games(finished=False), st.data())
@settings(max_examples=20)
def test_imagining_makes_up_everything_that_is_hidden(game: Game, data: st.DataObject) -> None:
    """Whatever others hold and this seat does not see is not always the same in imagined games."""
    seat = data.draw(st.integers(0, game.players - 1))
    imagined = [game.imagine(seat, Random(number)) for number in range(40)]
    for other in range(game.players):
        own = json.loads(game.view(seat).to_json())
        theirs = json.loads(game.view(other).to_json())
        held = {"hand", "prediction_cards", "bids"} & set(theirs)
        for fact in (name for name in held if theirs[name] and theirs[name] != own[name]):
            seen = {json.dumps(json.loads(each.view(other).to_json())[fact]) for each in imagined}
            assert len(seen) > 1 or deducible(game, seat), f"{fact} of seat {other}"


def deducible(game: Game, seat: int) -> bool:
    """Tells whether the cards hidden from a seat are few enough to be known for certain, or all of one place."""
    if isinstance(game, Showdown):
        return len(game.hand_of(1 - seat)) == len(game.seen_in_hand(1 - seat))
    if isinstance(game, NightFerry):
        others = [hand for other, hand in enumerate(game.hands) if other != seat and hand]
        return not game.queue and len(others) <= 1
    if not isinstance(game, ShadowCards):
        return False
    held = [cards_of(hand) for hand in game.hands]
    hidden = [len(cards) for place in (held, game.predictions) for other, cards in enumerate(place) if other != seat]
    places = [size for size in [*hidden, len(game.side), *map(len, game.stacks)] if size]
    return len(places) <= 1 or len(held[seat]) <= 1


@pytest.mark.parametrize("seed", [38, 85, 119])
def test_a_prediction_never_shown_is_imagined_with_a_hand_that_fits(seed: int) -> None:
    """With two players the second hand comes from the same shuffle, and its owner may have shown to lack a suit."""
    game = gloaming.start("shadow-cards", players=2, seed=seed, reveal_predictions=False)
    players = {seat: bot(name, "shadow-cards", seed) for seat, name in enumerate(("careful", "random"))}
    play_bots(game, players)
    assert game.over


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(seat: int) -> None:
    game = gloaming.start("shadow-cards", players=4, seed=1)
    for look in (game.view, lambda seat: game.imagine(seat, Random(1)), lambda seat: gloaming.events(game, seat)):
        with pytest.raises(gloaming.BadSetup, match="seats are 0 to 3"):
            look(seat)
