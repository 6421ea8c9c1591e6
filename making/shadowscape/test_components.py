"""Components, and what the rooms and Hero Areas are made of."""

from __future__ import annotations

import pytest

import gloaming
from dungeons import delve, started
from gloaming import rules
from gloaming.games.shadowscape.rules.reading.boxes import box_named
from gloaming.games.shadowscape.rules.symbols import FOES, HEALING, NONE, SHRINES
from gloaming.kernel.errors import BadSetup
from rule import rule

BOX = box_named("base")
WOUNDS, AIDS, HERO_TOKENS, LORD_TOKENS = 40, 4, 13, 5


@rule("SHS-CMP-1", "SHS-CMP-2", "SHS-CMP-5")
def test_the_box_holds_220_cards() -> None:
    heroes = len([owner for owner in BOX.actions.owners if owner != NONE])
    general = len(BOX.actions.names) - heroes
    counts = [len(BOX.fates.names), len(BOX.rooms.names), len(BOX.heroes.names), heroes, general]
    counts += [len(BOX.enemies.kind_names), len(BOX.gear.names), len(BOX.whispers.names), len(BOX.lords.names), AIDS]
    assert counts == [60, 25, 13, 52, 16, 9, 17, 19, 5, 4]
    assert sum(counts) == 220
    assert all(len(cards) == 4 for cards in BOX.heroes.cards)


@rule("SHS-CMP-3", "SHS-CMP-4")
def test_the_tokens_are_98_and_not_106() -> None:
    assert len(BOX.enemies.names) + len(BOX.treasures) + WOUNDS + HERO_TOKENS + LORD_TOKENS == 98 == 106 - 8
    assert [len(tokens) for tokens in BOX.enemies.of_foe] == [10, 10, 10]
    assert sorted(BOX.treasures) == [2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
    assert len(FOES) == 3


@rule("SHS-CMP-6")
def test_action_cards_have_two_sides_with_uses_of_their_own() -> None:
    from gloaming.games.shadowscape.rules.library import side_text

    for card in range(len(BOX.actions.names)):
        assert side_text(BOX, card, 0) != side_text(BOX, card, 1) or BOX.side(card, 0).boost != BOX.side(card, 1).boost


@rule("SHS-CMP-7", "SHS-COOP-3", "SHS-SET-17")
def test_the_lord_lies_with_the_side_of_the_mode_up_and_its_token_waits() -> None:
    for mode, side in (("competitive", 0), ("coop", 1)):
        game = delve(lord="sir-nobody@33", mode=mode).game
        assert game.enemy_attack(game.lord_token) == BOX.lords.attack[game.lord][side]
        assert game.enemy_defence(game.lord_token) == BOX.lords.defence[game.lord][side]
    lords = {started(seed=seed).game.lord for seed in range(40)}
    assert lords == set(range(5))
    assert started().game.lord_at == NONE


@rule("SHS-CMP-8")
def test_two_to_four_heroes_play() -> None:
    book = gloaming.rulebook("shadowscape")
    for players in (0, 5):
        with pytest.raises(BadSetup, match="1 to 4 players"):
            book.setting(players)
    with pytest.raises(BadSetup, match="for 2, 3 or 4 players, not 1"):
        book.setting(1, options={"mode": "competitive"})
    assert book.setting(1).options["mode"] == "coop"
    assert started(1).game.heroes == 2


@rule("SHS-ROOM-1", "SHS-ROOM-5")
def test_rooms_have_lairs_treasures_shards_and_shrines() -> None:
    rooms = BOX.rooms
    lairs = [lair for lair in rooms.lairs if lair != NONE]
    shrines = [shrine for shrine in rooms.shrines if shrine != NONE]
    assert [lairs.count(foe) for foe in range(3)] == [5, 5, 5]
    assert (sum(rooms.treasures), sum(rooms.shards), len(shrines)) == (7, 4, 9)
    assert set(shrines) == set(range(len(SHRINES)))
    for room in range(25):
        count = (rooms.lairs[room] != NONE) + rooms.treasures[room] + rooms.shards[room] + (rooms.shrines[room] != NONE)
        assert count <= 2
        assert not rooms.shards[room] or rooms.lairs[room] != NONE
        assert not rooms.is_start(room) or count == 0


@rule("SHS-ROOM-2")
def test_only_its_own_type_spawns_in_a_lair() -> None:
    dungeon = delve(deck="undead").end_turn()
    assert {dungeon.game.box.rooms.lairs[room] for room in dungeon.game.enemy_at if room != NONE} == {2}
    assert len([room for room in dungeon.game.enemy_at if room != NONE]) == 5


@rule("SHS-ROOM-4")
def test_a_shard_in_a_room_counts_only_at_the_end() -> None:
    dungeon = delve("arani@32 durgen@15", rooms="33=ossuary")
    dungeon.play("0 move mace-of-dawn to 33").enough()
    assert dungeon.where("arani") == "33"
    assert dungeon.game.scores == [0, 0]


@rule("SHS-AREA-1")
def test_the_fate_hand_is_no_part_of_the_hero_area() -> None:
    dungeon = delve(hands="battle battle move | heal", trophies="redsand-thrall grave-levy")
    mine, theirs = dungeon.game.view(1).heroes
    assert (len(mine.cards), mine.trophies, mine.in_hand, mine.hand) == (
        4,
        ["redsand-thrall-1", "grave-levy-1"],
        3,
        None,
    )
    assert theirs.hand is not None
    assert len(theirs.hand) == 1


@rule("SHS-HEAL-5")
def test_cards_that_heal_show_no_wounds() -> None:
    for card in range(len(BOX.actions.names)):
        if HEALING in (BOX.side(card, 0).kind, BOX.side(card, 1).kind):
            assert BOX.side(card, 0).slots == BOX.side(card, 1).slots == 0


@rule("SHS-OVR-4")
def test_the_most_shards_win_when_the_last_turns_are_played() -> None:
    dungeon = delve(
        "arani@33 durgen@15", whispers="the-last-whisper", deck="beast beast beast beast", enemies="barrow-knight@55"
    )
    dungeon.game.slayer = 0
    dungeon.game.ask_anew()
    dungeon.play("0 claim the-last-whisper").end_turn(0)
    dungeon.play_until(lambda played: played.game.over)
    assert dungeon.game.winners == [0]
    assert dungeon.game.scores[0] >= 3


def test_every_point_is_settled_and_every_option_belongs_to_one() -> None:
    points = [line for line in rules.settled("shadowscape") if line.startswith("- ")]
    assert [line.split("**")[1] for line in points] == [f"B-{number}" for number in range(1, 59)]
    named = {word for line in points for word in line.split("`")[1::2]}
    assert named == {"mode", *(ruling.name for ruling in gloaming.rulebook("shadowscape").rulings)}


def test_options_named_in_the_rules_exist() -> None:
    known = {ruling.name for ruling in gloaming.rulebook("shadowscape").rulings}
    named = {word for one in rules.rules_of("shadowscape") for word in one.text.split("`")[1::2]}
    assert named == known
    assert len(rules.rules_of("shadowscape")) == 209
