"""Setup: decks, play areas, hands and who goes first."""

from collections import Counter
from functools import cache
from random import Random

import msgspec
import pytest

import gloaming
from duels import showdown, started
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import ROSTER
from rule import rule


@rule("SD-SETUP-1")
def test_both_choose_a_deck_at_the_same_time_unseen() -> None:
    duel = started(deck_0="choose", deck_1="choose")
    assert duel.asked == [0, 1]
    duel.play("1 pick corvo")
    assert duel.game.view(0).champions == [None, None]
    assert duel.game.view(1).champions == [None, "corvo"]
    duel.play("0 pick ilse")
    assert duel.game.view(0).champions == duel.game.view(1).champions == ["ilse", "corvo"]
    assert [duel.area(seat).red_joker for seat in range(2)] == ["ilse", "corvo"]


@rule("SD-SETUP-1")
def test_every_champion_can_be_chosen() -> None:
    duel = started(deck_0="choose")
    assert duel.offered(0) == [f"pick {name}" for name in ROSTER]


@rule("SD-SETUP-2")
def test_jokers_and_aces_are_taken_out_of_the_deck() -> None:
    duel = started()
    for seat in range(2):
        area = duel.area(seat)
        assert area.deck + area.hand_size == 48
        assert not [card for card in duel.game.view(seat).hand if "ace" in card or "joker" in card]
    assert not [name for name in drawn_in_a_whole_game(seed=3) if "ace" in name or "joker" in name or "edge" in name]


def drawn_in_a_whole_game(seed: int) -> list[str]:
    duel = started(seed).play_until(lambda duel: False)
    drawn = [facts.get("cards") for seat in range(2) for facts in duel.told("drew", seat)]
    return [str(card) for cards in drawn if isinstance(cards, list) for card in cards]


@rule("SD-SETUP-3")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_red_joker_lies_in_the_play_area_for_all_to_see(seat: int | None) -> None:
    duel = started(deck_0="brannagh", deck_1="twins")
    assert [area.red_joker for area in duel.game.view(seat).areas] == ["brannagh", "twins"]


@rule("SD-SETUP-4")
def test_the_aces_are_shuffled_and_laid_face_down() -> None:
    duel = started()
    assert [duel.count_aces(seat, "down") for seat in range(2)] == [4, 4]


@rule("SD-SETUP-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_order_of_the_aces_is_equally_likely(seat: int) -> None:
    orders = Counter(aces[seat] for _, aces in deals())
    assert len(orders) == 24
    for times in orders.values():
        assert 330 < times < 510  # 417 are to be expected


@cache
def deals() -> list[tuple[int, tuple[tuple[int, ...], ...]]]:
    """Returns who goes first, and both rows of Aces, in ten thousand duels that have just begun."""
    book = gloaming.rulebook("showdown")
    found = []
    for seed in range(10_000):
        game = book.start(book.setting(2, seed, {"deck_0": "ilse", "deck_1": "corvo"}))
        assert isinstance(game, Showdown)
        found.append((game.attacker, tuple(tuple(aces) for aces in game.aces)))
    return found


@rule("SD-SETUP-5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_knows_which_face_down_ace_is_which(seat: int | None) -> None:
    for area in started().game.view(seat).areas:
        assert [ace.card for ace in area.aces] == [None] * 4


@rule("SD-SETUP-5")
def test_a_seat_has_to_imagine_its_own_aces() -> None:
    game = started().game
    imagined = [game.imagine(0, Random(seed)) for seed in range(40)]
    assert len({tuple(each.aces[0]) for each in imagined if isinstance(each, Showdown)}) > 10


@rule("SD-SETUP-6")
def test_the_fourth_damage_is_fatal_the_third_is_not() -> None:
    duel = showdown(hands="7P 9I | 5C 8P", lives="4 | 2", feints="7P | 5C", strikes="9I | 8P")
    assert duel.lives() == [4, 1]
    assert not duel.game.over
    duel = showdown(hands="7P 9I | 5C 8P", lives="4 | 1", feints="7P | 5C", strikes="9I | 8P")
    assert duel.game.over
    assert duel.game.winners == [0]


@rule("SD-SETUP-7")
def test_the_black_joker_is_ready_from_the_first_combat() -> None:
    duel = started()
    assert [duel.area(seat).black_joker for seat in range(2)] == [True, True]
    first = duel.game.attacker
    duel.play(f"{first} pass", f"{1 - first} pass")
    assert {"feint BJ1", "feint BJ2"} <= set(duel.offered(first))


@rule("SD-SETUP-8")
def test_the_deck_is_shuffled_the_same_way_for_the_same_seed() -> None:
    assert drawn_in_a_whole_game(5) == drawn_in_a_whole_game(5)
    assert started(5).hand(0) == started(5).hand(0)
    assert len({started(seed).hand(0) for seed in range(20)}) == 20
    assert [facts["seat"] for facts in started(5).told("shuffled")] == [0, 1]


@rule("SD-SETUP-9")
def test_both_draw_five_cards() -> None:
    duel = started()
    assert duel.sizes() == [5, 5]
    assert duel.deck_sizes() == [43, 43]


@rule("SD-SETUP-10")
def test_a_random_player_goes_first() -> None:
    second = sum(first for first, _ in deals())
    assert 4800 < second < 5200


@rule("SD-SETUP-11")
def test_the_discard_piles_are_empty_places() -> None:
    duel = started()
    assert [duel.area(seat).discards for seat in range(2)] == [[], []]


@rule("SD-SETUP-12")
def test_there_is_no_second_chance_and_no_extra_card() -> None:
    duel = started()
    assert duel.offered() == ["pass"]
    assert duel.sizes() == [5, 5]
    assert [facts["count"] for facts in duel.told("drew")] == [5, 5]


@rule("SD-SETUP-13")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_the_game_is_for_two(players: int) -> None:
    with pytest.raises(gloaming.BadSetup):
        gloaming.start("showdown", players=players)
    assert gloaming.start("showdown", players=2).players == 2


@rule("SD-SETUP-14")
def test_a_play_area_is_laid_out_from_left_to_right() -> None:
    area = started(deck_0="ilse").area(0, seen_by=0)
    laid_out = list(msgspec.structs.asdict(area))
    assert laid_out[:5] == ["black_joker", "red_joker", "aces", "deck", "discards"]
    assert (area.black_joker, area.red_joker, len(area.aces), area.deck, area.discards) == (True, "ilse", 4, 43, [])
