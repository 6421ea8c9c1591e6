"""Whole games in both modes and all sizes: they come to an end, and keep what every game promises."""

from __future__ import annotations

from random import Random

import pytest

import gloaming
from dungeons import Dungeon
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import NONE
from gloaming.kernel.record import Record, parse
from gloaming.kernel.rulebook import OptionValue

SIZES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"deal_heroes": True}),
    (3, {}),
    (4, {"one_general_action": True}),
    (2, {"advanced": True, "hidden_treasures": True}),
    (4, {"advanced": True, "deal_heroes": True}),
    (1, {}),
    (1, {"mode": "coop", "heroes": 3}),
    (1, {"mode": "coop", "heroes": 4}),
    (2, {"mode": "coop"}),
    (3, {"mode": "coop", "short_coop": True}),
    (4, {"mode": "coop", "open_hands": False}),
    (2, {"mode": "coop", "heroes": 4, "advanced": True, "two_fates": True, "difficulty": "very-difficult"}),
    (2, {"mode": "coop", "heroes": 3, "open_hands": False}),
]
whole = pytest.mark.parametrize(("players", "options"), SIZES)


def begun(players: int, options: dict[str, OptionValue], seed: int) -> Shadowscape:
    book = gloaming.rulebook("shadowscape")
    game = book.start(book.setting(players, seed, options))
    assert isinstance(game, Shadowscape)
    return game


def step(game: Shadowscape, luck: Random) -> None:
    decision = luck.choice(game.decisions)
    game.choose(decision.seat, luck.choice(decision.options))


def everything_is_somewhere(game: Shadowscape) -> None:
    """Sees that no card and no token is lost or there twice."""
    fates = sorted(card for place in game.fate.cards for card in place)
    assert fates == list(range(60))
    held = [token for trophies in game.trophies for token in trophies]
    here = [token for token in range(30) if game.enemy_at[token] != NONE]
    gone = [token for pile in (*game.piles, *game.dead) for token in pile]
    assert len(held) + len(here) + len(gone) <= 30
    assert len({*held, *here, *gone}) == len(held) + len(here) + len(gone)
    for room in range(25):
        there = [token for token in here if game.enemy_at[token] == room]
        assert game.foes[room] == len(there) + (game.lord_at == room)
    treasures = [treasure for found in game.found for treasure in found]
    treasures += [treasure for treasure in game.treasure_at if treasure != NONE]
    treasures += game.treasure_pile + game.treasure_discards
    assert sorted(treasures) == sorted(set(treasures))
    gear = [gear for worn in game.gear for gear in worn] + game.gear_row + game.gear_deck
    assert sorted(gear) == list(range(17)) or not game.gear_row
    assert all(game.tokens_of(hero) <= 3 for hero in range(game.heroes))


@whole
def test_a_game_comes_to_its_end_and_loses_nothing(players: int, options: dict[str, OptionValue]) -> None:
    for seed in range(2):
        game, luck, choices = begun(players, options, seed), Random(seed), 0
        while not game.over:
            step(game, luck)
            choices += 1
            if choices % 20 == 0:
                everything_is_somewhere(game)
            assert choices < 10_000
        assert game.winners or game.coop


@whole
def test_copies_json_and_records_are_the_same_game(players: int, options: dict[str, OptionValue]) -> None:
    game, luck = begun(players, options, 7), Random(7)
    while not game.over:
        for _ in range(40):
            if not game.over:
                step(game, luck)
        twin = game.clone()
        assert twin == game
        assert gloaming.from_json(gloaming.to_json(game)) == game
    assert gloaming.replay(parse(Record.of(game).text(), "test")) == game


@whole
def test_what_is_imagined_looks_the_same(players: int, options: dict[str, OptionValue]) -> None:
    game, luck = begun(players, options, 11), Random(11)
    while not game.over:
        for _ in range(25):
            if not game.over:
                step(game, luck)
        for seat in range(players):
            other = game.imagine(seat, Random(luck.getrandbits(32)))
            assert other.view(seat).to_json() == game.view(seat).to_json()
            assert other.view(None).to_json() == game.view(None).to_json()
            assert game.imagine(seat, Random(1)).state() == other.imagine(seat, Random(1)).state()
            asked = game.decision_of(seat)
            if asked is not None:
                twin = other.decision_of(seat)
                assert twin is not None
                assert [option.token for option in twin.options] == [option.token for option in asked.options]


def test_everything_that_happens_is_declared() -> None:
    kinds = gloaming.rulebook("shadowscape").events
    for players, options in SIZES[::3]:
        dungeon = Dungeon(begun(players, options, 5))
        dungeon.play_until(lambda played: played.game.over)
        assert {*dungeon.events} <= {*kinds}
