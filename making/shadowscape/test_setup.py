"""Setting up, step by step."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from dungeons import delve, ready, started
from gloaming.games.shadowscape.rules.dungeon import CORNERS, doors_in
from gloaming.games.shadowscape.rules.symbols import NONE
from gloaming.games.shadowscape.rules.tabletop import DECK, DISCARDS
from rule import rule


@rule("SHS-SET-1", "SHS-SET-2")
def test_starting_rooms_lie_in_the_corners_and_the_others_in_between() -> None:
    game = started().game
    assert sorted(game.cells) == list(range(25))
    starts = [cell for cell in range(25) if game.box.rooms.is_start(game.cells[cell])]
    assert starts == CORNERS
    assert started(seed=2).game.cells != game.cells


@rule("SHS-SET-3", "SHS-MOVE-5")
def test_the_doors_of_the_corners_meet_those_of_their_neighbours() -> None:
    game = started().game
    doors = {cell: [sign != NONE for sign in doors_in(game.box, game.cells[cell], cell)] for cell in CORNERS}
    assert doors == {  # north, east, south, west
        0: [False, True, True, False],
        4: [False, False, True, True],
        20: [True, True, False, False],
        24: [True, False, False, True],
    }
    for cell in range(25):
        row, column = divmod(cell, 5)
        beside = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        near = {game.cells[5 * r + c] for r, c in beside if r in range(5) and c in range(5)}
        assert set(game.neighbours[game.cells[cell]]) == near


@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 12), (4, 14)])
@rule("SHS-SET-4", "SHS-SET-5", "SHS-SET-6", "SHS-SET-7", "SHS-SET-8", "SHS-SET-9")
def test_the_whisper_deck_has_three_layers(players: int, size: int) -> None:
    game = started(players).game
    whispers = game.box.whispers
    assert Counter(whispers.shards) == {1: 10, 2: 8, 3: 1}
    layers = [whispers.shards[card] for card in [*game.whisper_deck, *reversed(game.whisper_row)]]
    assert len(layers) == size
    assert sorted(layers[:3]) == [2, 2, 3]
    assert layers[3 : 3 + players] == [2] * players
    assert layers[3 + players :] == [1] * (3 + players)
    assert len(game.whisper_row) == 4
    assert len(game.whisper_box) == 19 - size
    places = {started(players, seed).game.whisper_deck.index(whispers.lords) for seed in range(20)}
    assert places == {0, 1, 2}


@rule("SHS-SET-10", "SHS-SET-11", "SHS-SET-12")
def test_rows_of_four_and_a_deck_of_fate() -> None:
    game = started().game
    assert (len(game.gear_row), len(game.gear_deck)) == (4, 13)
    assert (len(game.action_row), len(game.action_deck)) == (4, 12)
    assert all(game.box.actions.owners[card] == NONE for card in game.action_row + game.action_deck)
    assert (len(game.fate.cards[DECK]), len(game.fate.cards[DISCARDS])) == (60, 0)


@rule("SHS-SET-13", "SHS-SET-14", "SHS-SET-15", "SHS-ROOM-3")
def test_tokens_lie_on_their_symbols() -> None:
    game = started().game
    for token, room in enumerate(game.enemy_at):
        if room != NONE:
            assert game.box.rooms.lairs[room] == game.box.enemies.foes[token]
    assert [len(pile) for pile in game.piles] == [5, 5, 5]
    assert [game.foes[room] for room in range(25)] == [int(lair != NONE) for lair in game.box.rooms.lairs]
    assert [room for room in range(25) if game.treasure_at[room] != NONE] == [
        room for room in range(25) if game.box.rooms.treasures[room]
    ]
    assert len(game.treasure_pile) == 3
    assert all(room.treasure is None or room.treasure.value for room in game.view(0).rooms)


def test_treasures_can_lie_face_down() -> None:
    game = started(hidden_treasures=True).game
    assert all(room.treasure is None or room.treasure.value is None for room in game.view(0).rooms)


@rule("SHS-SET-16", "SHS-ADV-1", "SHS-DIFF-1")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_enemy_cards_count_in_the_advanced_game_alone(mode: str) -> None:
    for advanced, defence in ((False, 3), (True, 4)):
        dungeon = delve(enemies="redsand-thrall@33 redsand-thrall@33", advanced=advanced, mode=mode)
        assert dungeon.game.enemy_defence(dungeon.game.enemies_in(dungeon.number("33"))[0]) == defence
        alone = delve(enemies="redsand-thrall@33", advanced=advanced, mode=mode)
        assert alone.game.enemy_defence(alone.game.enemies_in(alone.number("33"))[0]) == 3


@rule("SHS-SET-18")
def test_who_goes_first_is_drawn_by_lot() -> None:
    first = Counter(started(4, seed).game.starter for seed in range(200))
    assert sorted(first) == [0, 1, 2, 3]
    assert all(count >= 25 for count in first.values())


@rule("SHS-SET-19", "SHS-SET-22", "SHS-SET-23", "SHS-SET-26")
def test_heroes_are_chosen_and_placed_last_player_first() -> None:
    dungeon = started(3)
    order = [(dungeon.game.starter + place) % 3 for place in (2, 1, 0)]
    for place, name in enumerate(("durgen", "venda", "arani")):
        assert dungeon.asked == [order[place]]
        if place:
            assert "is played already" in dungeon.refuses(f"{order[place]} pick durgen")
        dungeon.play(f"{order[place]} pick {name}")
        while dungeon.offered("turn"):
            dungeon.play(f"{order[place]} {dungeon.offered()[0]}")
    assert [len(dungeon.offered("start")), dungeon.asked] == [4, [order[0]]]
    dungeon.play(f"{order[0]} start 11")
    assert "another Hero starts" in dungeon.refuses(f"{order[1]} start 11")
    dungeon.play(f"{order[1]} start 55", f"{order[2]} start 15")
    assert [dungeon.where(name) for name in ("durgen", "venda", "arani")] == ["11", "55", "15"]


@rule("SHS-SET-20", "SHS-SET-21")
def test_every_card_of_the_hero_starts_with_any_side_up() -> None:
    for sides in product("ab", repeat=4):
        dungeon = started()
        seat = dungeon.asked[0]
        dungeon.play(f"{seat} pick arani")
        cards = dungeon.game.areas[seat]
        names = [dungeon.game.box.actions.names[card] for card in cards]
        assert [dungeon.game.box.actions.numbers[card] for card in cards] == [141, 142, 143, 144]
        for name, side in zip(names, sides, strict=True):
            dungeon.play(f"{seat} turn {name} to {side}")
        assert "".join(dungeon.face(name) for name in names) == "".join(sides)


@rule("SHS-SET-24")
def test_miniatures_change_nothing() -> None:
    assert not any("miniature" in name for name in started().game.setting.options)


@rule("SHS-SET-25", "SHS-PREP-2")
def test_hands_are_as_large_as_the_hand_size() -> None:
    dungeon = started()
    for name in ("celenthia", "durgen"):
        seat = dungeon.asked[0]
        dungeon.play(f"{seat} pick {name}")
        while dungeon.offered("turn"):
            dungeon.play(f"{seat} {dungeon.offered()[0]}")
    for _ in range(2):
        dungeon.play(f"{dungeon.asked[0]} {dungeon.offered()[0]}")
    game = dungeon.game
    sizes = [game.box.heroes.hand_size[card] for card in game.hero_cards]
    assert sorted(sizes) == [3, 4]
    assert [len(game.hand(hero)) for hero in range(2)] == sizes
    assert len(game.fate.cards[DECK]) == 53


@rule("SHS-COOP-2")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_no_whisper_is_removed_from_a_cooperative_game(heroes: int) -> None:
    for short in (False, True):
        game = started(1, heroes=heroes, short_coop=short).game
        shards = [game.box.whispers.shards[card] for card in game.whisper_deck]
        assert (len(game.whisper_row), len(shards), game.whisper_box) == (4, 15, [])
        left = 19 - (6 + 2 * heroes) if short else 0
        assert sorted(shards[left : left + 3]) == [2, 2, 3]
        middle = heroes if short else 6
        assert shards[left + 3 : left + 3 + middle] == [2] * middle
        assert set(shards[left + 3 + middle :]) <= {1}


@pytest.mark.parametrize(("difficulty", "gone"), [("challenging", 5), ("difficult", 10), ("very-difficult", 15)])
@rule("SHS-DIFF-3")
def test_a_harder_game_begins_with_fewer_fate_cards(difficulty: str, gone: int) -> None:
    game = ready(1, heroes=3, mode="coop", difficulty=difficulty).game
    hands = sum(len(game.hand(hero)) for hero in range(3))
    assert (len(game.fate.cards[DECK]), len(game.fate.cards[DISCARDS])) == (60 - gone - hands, gone)


def test_dealt_heroes_are_not_chosen() -> None:
    dungeon = started(4, deal_heroes=True)
    assert not dungeon.offered("pick")
    assert {started(4, seed, deal_heroes=True).game.hero_cards[0] != NONE for seed in range(3)} <= {True, False}
