"""What a careful explorer of the dungeon does."""

from __future__ import annotations

import pytest

import gloaming
from dungeons import Dungeon, delve
from gloaming.bots import Eyes, SearchBot, bot, play_bots
from gloaming.bots.instinct import instinct

SEEDS = range(4)


def chosen(dungeon: Dungeon, seat: int = 0) -> set[str]:
    """Returns what careful bots of different luck choose."""
    eyes = Eyes(dungeon.game, seat)
    return {bot("careful", "shadowscape", seed).choose(eyes).token for seed in SEEDS}


def verbs(dungeon: Dungeon, seat: int = 0) -> set[str]:
    """Returns the kinds of what they choose."""
    return {token.split()[0] for token in chosen(dungeon, seat)}


def turn_of(dungeon: Dungeon, seat: int = 0) -> list[str]:
    """Lets a careful bot play a seat's turn, as long as it is asked, and returns what it chose."""
    player = bot("careful", "shadowscape", 1)
    turn, taken = dungeon.game.turn, []
    while dungeon.game.turn == turn and dungeon.asked == [seat]:
        taken.append(player.choose(Eyes(dungeon.game, seat)).token)
        dungeon.play(f"{seat} {taken[-1]}")
    return taken


def test_a_whisper_that_is_fulfilled_is_claimed_at_once() -> None:
    dungeon = delve(trophies="grave-levy bristlemaw", whispers="two-of-a-kind well-equipped", enemies="grave-levy@33")
    assert chosen(dungeon) == {"claim two-of-a-kind"}


def test_of_two_fulfilled_whispers_the_one_with_more_shards_is_claimed() -> None:
    dungeon = delve(
        trophies="grave-levy bristlemaw redsand-thrall", whispers="two-of-a-kind three-shadows well-equipped hoard"
    )
    assert chosen(dungeon) == {"claim three-shadows"}


def test_the_way_leads_to_the_room_of_a_whisper() -> None:
    dungeon = delve(rooms="34=hall-of-names", whispers="a-name-on-the-wall", hands="move")
    assert {token.split()[-1] for token in chosen(dungeon)} == {dungeon.room("34")}


def test_a_treasure_that_can_be_found_is_taken() -> None:
    dungeon = delve(faces="morning-prayer", treasures="2@33", whispers="something-shiny")
    assert chosen(dungeon) == {"search with morning-prayer"}
    dungeon.play("0 search with morning-prayer")
    assert verbs(dungeon) == {"take"}


def test_the_enemy_that_can_be_eliminated_is_attacked_and_no_other() -> None:
    dungeon = delve(
        enemies="barrow-knight-1@33 redsand-thrall-1@33",
        hands="battle",
        trophies="grave-levy",
        whispers="two-of-a-kind",
    )
    assert chosen(dungeon) == {"attack redsand-thrall-1 with mace-of-dawn"}


def test_a_boost_is_spent_where_it_eliminates_an_enemy() -> None:
    dungeon = delve(enemies="redsand-thrall-1@33", hands="battle battle")
    dungeon.play("0 attack redsand-thrall-1 with mace-of-dawn")
    assert verbs(dungeon) == {"boost"}


def test_no_boost_is_wasted_on_an_attack_that_must_fail() -> None:
    dungeon = delve(enemies="barrow-knight-1@33", hands="battle battle")
    dungeon.play("0 attack barrow-knight-1 with mace-of-dawn")
    assert chosen(dungeon) == {"enough"}


def test_whoever_can_hardly_act_heals() -> None:
    dungeon = delve(wounds="mace-of-dawn:1 blinding-light:1 morning-prayer:1")
    assert chosen(dungeon) == {"heal with lay-on-hands"}


def test_whoever_holds_no_cards_prepares() -> None:
    dungeon = delve(hands="", whispers="hoard", treasures="")
    assert "prepare with morning-prayer" in turn_of(dungeon)


def test_wounds_go_where_they_hinder_least() -> None:
    dungeon = delve(enemies="toll-captain-1@33", deck="brigand").end_turn()
    assert chosen(dungeon) == {"wound arani"}


def test_an_enemy_is_sent_against_a_rival() -> None:
    dungeon = delve("arani@33 durgen@33", enemies="toll-captain-1@33", deck="brigand").end_turn()
    assert chosen(dungeon) == {"choose durgen"}


def test_in_a_team_whoever_can_bear_it_is_attacked() -> None:
    dungeon = delve("arani@33 durgen@33", enemies="toll-captain-1@33", deck="brigand", mode="coop", wounds="arani:3")
    assert chosen(dungeon.end_turn()) == {"choose durgen"}


def test_the_lord_is_slain_if_that_is_possible() -> None:
    hand = "battle battle battle battle battle battle"
    dungeon = delve(lord="the-toll-taker", hands=hand, mode="coop", enemies="redsand-thrall-1@33")
    assert chosen(dungeon) == {"attack the-toll-taker with mace-of-dawn"}
    turn_of(dungeon)
    assert dungeon.game.over
    assert dungeon.game.winners == [0, 1]


def test_a_hero_goes_where_it_can_slay_the_lord_in_the_same_turn() -> None:
    hand = "battle battle battle battle battle battle"
    dungeon = delve("arani@32 durgen@15", lord="the-toll-taker", hands=hand, mode="coop")
    assert {token.split()[-1] for token in chosen(dungeon)} == {dungeon.room("33")}


def test_no_hero_stays_where_it_can_only_be_hurt() -> None:
    dungeon = delve(
        "arani@33 durgen@15", enemies="barrow-knight-1@33 barrow-knight-2@33", hands="move", whispers="hoard"
    )
    assert dungeon.where("arani") == "33"
    turn_of(dungeon)
    assert dungeon.where("arani") != "33"


def test_a_search_tries_one_card_for_each_way() -> None:
    dungeon = delve(hands="move battle", enemies="redsand-thrall-1@34")
    tried = SearchBot(instinct("shadowscape"), 1, playouts=100).weigh(Eyes(dungeon.game, 0))
    ways = [each.option.token.split()[-1] for each in tried if each.option.token.startswith("move ")]
    assert len(ways) == len(set(ways)) > 0


@pytest.mark.parametrize(("players", "mode"), [(2, "competitive"), (3, "coop")])
def test_a_seed_settles_what_careful_bots_do(players: int, mode: str) -> None:
    games = [gloaming.start("shadowscape", players=players, seed=5, mode=mode) for _ in range(2)]
    for game in games:
        play_bots(game, {seat: bot("careful", "shadowscape", seat) for seat in range(players)})
    assert games[0].choices == games[1].choices
    assert games[0].over
