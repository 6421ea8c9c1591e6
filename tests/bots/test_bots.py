"""The bots: legal, honest, repeatable, and each better than the one before."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.bots import CarefulBot, Eyes, RandomBot, SearchBot, bot, bots, play_bots
from gloaming.bots.instinct import instinct
from gloaming.bots.search import ranked
from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.syndicates.instinct.race import effects_of
from gloaming.games.syndicates.rules.printing import set_from_json
from gloaming.kernel.game import Game
from gloaming.lab.simulate import Series, simulate, tallies
from kernel.vigil import OPENING, vigil
from matches import cards_with
from promises.games import games


@pytest.mark.parametrize("name", ["random", "careful", "search:8"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_whole_games(name: str, players: int) -> None:
    game = gloaming.start("shadow-cards", players=players, seed=players)
    play_bots(game, {seat: bot(name, "shadow-cards", seat) for seat in range(players)})
    assert game.over


def test_bots_leave_other_seats_alone() -> None:
    game = gloaming.start("shadow-cards", players=4, seed=1)
    play_bots(game, {seat: bot("careful", "shadow-cards", seat) for seat in (0, 1, 3)})
    assert [decision.seat for decision in game.decisions] == [2]


@given(games(finished=False), st.data())
@settings(max_examples=25)
def test_bots_answer_with_an_option_and_change_nothing(game: Game, data: st.DataObject) -> None:
    before = game.state()
    decision = data.draw(st.sampled_from(game.decisions))
    for name in ("random", "careful", "search:4"):
        assert bot(name, game.rulebook.name, 1).choose(Eyes(game, decision.seat)) in decision.options
    assert game.state() == before


@given(games(finished=False), st.data())
@settings(max_examples=40)
def test_the_careful_bot_cannot_peek(game: Game, data: st.DataObject) -> None:
    """It chooses alike in every game that looks alike to its seat."""
    seat = data.draw(st.sampled_from(game.decisions)).seat
    other = game.imagine(seat, Random(data.draw(st.integers(0, 1000))))
    choices = [bot("careful", game.rulebook.name, 1).choose(Eyes(each, seat)) for each in (game, other)]
    assert choices[0] is choices[1]


@given(games(finished=False), st.data())
@settings(max_examples=40)
def test_believing_keeps_what_a_seat_sees(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(game.decisions)).seat
    world = game.imagine(seat, Random(1))
    instinct(game.rulebook.name).believe(world, seat, Random(2))
    assert world.view(seat).to_json() == game.view(seat).to_json()
    world.playout(Random(3))


def test_search_is_repeatable_within_its_playouts() -> None:
    game = gloaming.start("shadow-cards", players=3, seed=4)
    seat = game.decisions[0].seat
    weighed = [SearchBot(instinct("shadow-cards"), 9, playouts=60).weigh(Eyes(game, seat)) for _ in range(2)]
    assert weighed[0] == weighed[1]
    tries = [each.tries for each in weighed[0]]
    assert tries == sorted(tries, reverse=True)
    assert sum(tries) <= 60


def test_an_option_that_was_dropped_early_is_compared_in_the_worlds_it_has_seen() -> None:
    """The first world was lucky for everybody; what was tried there only must not look better for it."""
    kept, close, poor = gloaming.start("shadow-cards", seed=4).decisions[0].options[:3]
    weighed = {each.option: each for each in ranked({poor: [0.8], close: [0.9, 0.0], kept: [1.0, 0.0, 0.0, 0.2]}, kept)}
    assert [weighed[option].chance for option in (kept, close, poor)] == [1.0, 0.0, 0.0]
    assert [weighed[option].worth for option in (kept, close, poor)] == pytest.approx([0.3, 0.25, 0.1])
    assert [weighed[option].tries for option in (kept, close, poor)] == [4, 2, 1]


@pytest.mark.parametrize(
    ("ahead", "chosen"), [([0.1, 0.2, 0.1, 0.2], "other"), ([0.9, -0.8, 0.9, -0.8], "liked"), ([0.5], "liked")]
)
def test_what_instinct_likes_is_given_up_only_for_what_luck_does_not_explain(ahead: list[float], chosen: str) -> None:
    liked, other = gloaming.start("shadow-cards", seed=4).decisions[0].options[:2]
    weighed = {each.option: each for each in ranked({liked: [0.0] * len(ahead), other: ahead}, liked)}
    assert weighed[{"liked": liked, "other": other}[chosen]].chance == 1.0
    assert weighed[liked].worth <= weighed[other].worth or chosen == "liked"
    assert max(each.worth for each in weighed.values()) == weighed[other if chosen == "other" else liked].worth


@pytest.mark.parametrize("game", ["shadow-cards", "syndicates"])
def test_what_search_would_choose_is_worth_most(game: str) -> None:
    table = gloaming.start(game, seed=4)
    for _ in range(12):
        decision = table.decisions[0]
        weighed = SearchBot(instinct(game), 9, playouts=40).weigh(Eyes(table, decision.seat))
        assert weighed[0].worth == max(each.worth for each in weighed)
        table.choose(decision.seat, weighed[0].option)


def test_search_stops_when_its_time_is_up() -> None:
    game = gloaming.start("shadow-cards", players=4, seed=4)
    weighed = SearchBot(instinct("shadow-cards"), 9, playouts=10**9, seconds=1e-9).weigh(Eyes(game, 0))
    assert sum(each.tries for each in weighed) <= 15


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_careful_beats_random(players: int) -> None:
    series = Series("shadow-cards", ("careful", *["random"] * (players - 1)), seed=1, options={})
    first, *others = tallies(list(simulate(series, games=60)))
    assert first.score.low > max(other.score.high for other in others)


def test_search_beats_careful() -> None:
    series = Series("shadow-cards", ("search:24", "careful", "careful"), seed=1, options={})
    first, *others = tallies(list(simulate(series, games=16)))
    assert first.score.mean > max(other.score.mean for other in others)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("carefull", "did you mean 'careful'"),
        ("oracle", "Known: random, careful, search"),
        ("random:5", "takes no budget"),
        ("search:many", "cannot be read"),
        ("search:0", "cannot be read"),
        ("search:10:-1", "cannot be read"),
        ("search:1:2:3", "cannot be read"),
        (None, "a bot is named by a word, not NoneType"),
    ],
)
def test_bad_names_are_refused(name: Any, complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=complaint):
        bot(name, "shadow-cards", 0)


def test_careful_knows_what_a_lesson_pays() -> None:
    """In the first lesson only reaching the prediction counts, so nobody tries for a round without points."""
    rounds = []
    for seed in range(10):
        game = gloaming.start("shadow-cards", players=5, seed=seed, teaching=True)
        play_bots(game, {seat: bot("careful", "shadow-cards", seat) for seat in range(5)})
        view = game.view(None)
        assert isinstance(view, ShadowCardsView)
        rounds.extend(view.sheet[0].experience)
    assert sum(earned > 0 for earned in rounds) > len(rounds) / 2


def test_search_needs_no_instinct() -> None:
    game = vigil()
    searchers = {seat: SearchBot(instinct("vigil"), seat, playouts=30) for seat in (0, 2)}
    others = {seat: RandomBot(seat) for seat in (1, 3)}
    play_bots(game, {**searchers, **others})
    assert game.over


def test_search_takes_the_winning_answer() -> None:
    """With both rivals out of shields, not shielding is all there is to know."""
    game = vigil(*OPENING, "0 name seat-1", "0 pass now")
    game.shields[0] = game.shields[2] = game.shields[3] = 0
    chosen = SearchBot(instinct("vigil"), 5, playouts=200).choose(Eyes(game, 1))
    assert chosen.token.startswith("shield")


def test_all_names_are_known() -> None:
    assert bots() == ["random", "careful", "search"]


def test_a_set_of_cards_that_was_forgotten_is_never_taken_for_another() -> None:
    for kt in (10, 20, 30, 40, 50) * 5:
        cards = set_from_json.__wrapped__(cards_with(f"41: {{effects: [gain: {{kt: {kt}, who: teammate}}]}}"))
        found = effects_of(cards)
        assert found.cards is cards
        assert found.of[40][0][1] == kt


OF_A_GAME: dict[str, Callable[[str, Eyes], object]] = {
    "random by name": lambda game, eyes: bot("random", game, 1).choose(eyes),
    "careful by name": lambda game, eyes: bot("careful", game, 1).choose(eyes),
    "careful by hand": lambda game, eyes: CarefulBot(instinct(game), 1).choose(eyes),
    "search by name": lambda game, eyes: bot("search:20", game, 1).choose(eyes),
    "search by hand": lambda game, eyes: SearchBot(instinct(game), 1, playouts=20).choose(eyes),
    "search for a hint": lambda game, eyes: SearchBot(instinct(game), 1, playouts=20).weigh(eyes),
}


@pytest.mark.parametrize("asked", OF_A_GAME.values(), ids=OF_A_GAME)
def test_a_bot_of_another_game_is_refused_however_it_was_made(asked: Callable[[str, Eyes], object]) -> None:
    for game, other in permutations(gloaming.games(), 2):
        table = gloaming.start(other, seed=1)
        with pytest.raises(gloaming.BadSetup, match=f"this bot plays {game}, not {other}"):
            asked(game, Eyes(table, table.decisions[0].seat))


@pytest.mark.parametrize("name", ["random", "careful", "search:20"])
def test_a_bot_without_an_instinct_for_its_game_plays_no_other_either(name: str) -> None:
    table = gloaming.start("showdown", seed=1)
    with pytest.raises(gloaming.BadSetup, match="this bot plays vigil, not showdown"):
        bot(name, "vigil", 1).choose(Eyes(table, table.decisions[0].seat))


@pytest.mark.parametrize("name", ["random", "careful", "search:20"])
def test_a_bot_that_is_not_asked_is_refused(name: str) -> None:
    game = gloaming.start("syndicates", seed=1)
    [asked] = [seat for decision in game.decisions for seat in decision.seats]
    with pytest.raises(gloaming.BadSetup, match="is not asked anything now"):
        bot(name, "syndicates", 1).choose(Eyes(game, 1 - asked))


@pytest.mark.parametrize("seat", [9, -1])
def test_there_are_no_eyes_where_nobody_sits(seat: int) -> None:
    with pytest.raises(gloaming.BadSetup, match=f"there is no seat {seat}: with 2 players, seats are 0 to 1"):
        Eyes(gloaming.start("syndicates", seed=1), seat)
