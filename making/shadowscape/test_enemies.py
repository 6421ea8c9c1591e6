"""The Enemy Phase: activation, movement, attacks, Spawn, and the Lord."""

from __future__ import annotations

import pytest

from dungeons import Dungeon, delve, token_of
from gloaming.games.shadowscape.rules.dungeon import way_through
from gloaming.games.shadowscape.rules.enemies import walk
from gloaming.games.shadowscape.rules.symbols import NONE, SIGNS
from gloaming.games.shadowscape.rules.tabletop import DECK, DISCARDS
from rule import rule


def guided(dungeon: Dungeon, name: str, signs: list[str]) -> Dungeon:
    """Moves an activated Enemy as if these signs stood on its token."""
    game, token = dungeon.game, token_of(dungeon, name)
    printed = game.box.enemies.steps[token]
    game.box.enemies.steps[token] = [SIGNS.index(sign) for sign in signs]
    try:
        walk(game, token)
    finally:
        game.box.enemies.steps[token] = printed
    return dungeon


def sign_to(dungeon: Dungeon, start: str, goal: str) -> str:
    """Returns the sign on the door that leads from a room into another one."""
    rooms = dungeon.number(start), dungeon.number(goal)
    return next(sign for sign in SIGNS if way_through(dungeon.game, rooms[0], SIGNS.index(sign)) == rooms[1])


FAR = "arani@11 durgen@15"


@rule("SHS-EPH-1", "SHS-EPH-2", "SHS-EPH-6")
def test_the_type_on_the_drawn_card_is_activated() -> None:
    dungeon = delve(
        FAR, enemies="bristlemaw@33 mire-stalker@43 bristlemaw@53 ghoren-slinger@44 barrow-knight@55 grave-levy@54",
        deck="beast",
    )  # fmt: skip
    before = dungeon.deck()
    dungeon.end_turn()
    assert (dungeon.deck(), dungeon.discards()) == (before - 1, 1)
    moved = {facts["enemy"] for facts in [*dungeon.told("enemy_moved"), *dungeon.told("sign_ignored")]}
    assert moved == {"bristlemaw-1", "bristlemaw-2", "mire-stalker-1", "ghoren-slinger-1"}
    assert not dungeon.happened("fate_altered")


@rule("SHS-EPH-3", "SHS-ESP-1", "SHS-ESP-5")
def test_without_an_enemy_of_the_type_there_is_a_spawn_that_does_nothing_yet() -> None:
    lair = "weeping-barrow"
    dungeon = delve("arani@33 durgen@15", enemies="bristlemaw@51", deck="undead", rooms=f"33={lair}").end_turn()
    rooms = dungeon.told("spawned")[0]["rooms"]
    assert len(rooms) == 5
    assert lair in rooms
    assert not dungeon.happened("enemy_attacked")
    assert not dungeon.happened("enemy_moved")


@rule("SHS-EPH-4", "SHS-EPH-5", "SHS-ROOM-3")
def test_when_the_deck_runs_out_it_is_shuffled_and_treasures_are_laid() -> None:
    dungeon = delve(FAR, deck="undead .", hands="move | heal")
    before = dungeon.discards()
    for room in list(range(25)):
        if dungeon.game.box.rooms.treasures[room]:
            dungeon.game.treasure_at[room] = dungeon.game.treasure_pile.pop()
            break
    dungeon.end_turn()
    assert (dungeon.deck(), dungeon.discards()) == (before, 1)
    assert dungeon.happened("fate_shuffled", count=before)
    assert len([room for room in dungeon.game.treasure_at if room != NONE]) == 7
    assert len(dungeon.told("treasures_laid")[0]["rooms"]) == 6


def test_too_few_treasures_leave_symbols_empty_as_the_active_player_likes() -> None:
    dungeon = delve(FAR, deck="undead .", held="2 2 2 | 3 3")
    dungeon.end_turn()
    assert dungeon.asked == [0]
    dungeon.play(f"0 {dungeon.offered('spare')[0]}").play(f"0 {dungeon.offered('spare')[0]}")
    assert len([room for room in dungeon.game.treasure_at if room != NONE]) == 5


def test_without_any_fate_card_nothing_is_drawn() -> None:
    dungeon = delve(FAR, deck="undead .", enemies="bristlemaw@33")
    dungeon.game.fate.cards[DECK].clear()
    dungeon.game.fate.cards[DISCARDS].clear()
    dungeon.end_turn()
    assert dungeon.asked == [1]
    assert not dungeon.happened("fate_drawn")


@rule("SHS-ENA-1", "SHS-EAT-1", "SHS-EAT-4")
def test_an_enemy_moves_in_and_attacks() -> None:
    dungeon = delve("arani@33 durgen@15", enemies="bristlemaw@43", deck="beast")
    _sign(dungeon, "bristlemaw-1", [sign_to(dungeon, "43", "33")])
    dungeon.end_turn()
    assert dungeon.kinds("enemy_moved", "enemy_attacked") == ["enemy_moved", "enemy_attacked"]
    assert dungeon.happened("enemy_attacked", hero="arani", damage=4, defence=1)


def _sign(dungeon: Dungeon, name: str, signs: list[str]) -> None:
    """Puts an Enemy where the first of its own signs leads the way of the first that is wanted."""
    game, token = dungeon.game, token_of(dungeon, name)
    game.enemy_at[token]
    room = game.enemy_at[token]
    wanted, own = SIGNS.index(signs[0]), game.box.enemies.steps[token][0]
    if wanted != own:  # the doors of this game change places; those of the box stay
        base = room * len(SIGNS)
        ways = game.ways[:]
        ways[base + wanted], ways[base + own] = ways[base + own], ways[base + wanted]
        game.ways = ways


@rule("SHS-ENA-2", "SHS-ENA-3")
def test_an_enemy_with_a_hero_in_its_room_stays_and_attacks() -> None:
    dungeon = delve("arani@33 durgen@34", enemies="bristlemaw@33", deck="beast").end_turn()
    assert dungeon.happened("enemy_stayed", enemy="bristlemaw-1")
    assert not dungeon.happened("enemy_moved")
    assert [facts["hero"] for facts in dungeon.told("enemy_attacked")] == ["arani"]


@rule("SHS-ENA-4", "SHS-EAT-5")
def test_a_ranged_enemy_attacks_next_door_without_moving() -> None:
    dungeon = delve("arani@33 durgen@15", enemies="renegade-flamecaster@32", deck="brigand").end_turn()
    assert not dungeon.happened("enemy_moved")
    assert dungeon.happened("enemy_attacked", hero="arani", damage=4)
    both = delve("arani@33 durgen@32", enemies="renegade-flamecaster@32", deck="brigand").end_turn()
    assert both.offered("choose") == ["choose durgen", "choose arani"]


@rule("SHS-ENA-5")
def test_an_enemy_stops_as_soon_as_a_hero_is_in_range() -> None:
    dungeon = delve("arani@43 durgen@15", enemies="mire-stalker@33")
    way = [sign_to(dungeon, "33", "43"), sign_to(dungeon, "43", "53"), sign_to(dungeon, "53", "54")]
    guided(dungeon, "mire-stalker-1", way)
    assert dungeon.where("mire-stalker-1") == "43"


@rule("SHS-EMV-1", "SHS-EMV-2", "SHS-EMV-4", "SHS-EMV-7")
def test_example_viii_an_enemy_follows_three_signs() -> None:
    dungeon = delve(FAR, enemies="mire-stalker@33")
    way = [sign_to(dungeon, "33", "43"), sign_to(dungeon, "43", "44"), sign_to(dungeon, "44", "54")]
    guided(dungeon, "mire-stalker-1", way)
    assert dungeon.where("mire-stalker-1") == "54"
    assert [facts["sign"] for facts in dungeon.told("enemy_moved")] == way


@rule("SHS-EMV-3")
def test_the_sign_on_the_other_side_of_a_doorway_does_not_matter() -> None:
    for start, goal in (("22", "23"), ("33", "43"), ("42", "32"), ("23", "24"), ("24", "34"), ("32", "33")):
        dungeon = delve(FAR, enemies=f"mire-stalker@{start}")
        own, other = sign_to(dungeon, start, goal), sign_to(dungeon, goal, start)
        if own != other:
            there = dungeon.game.box.rooms.names[way_through(dungeon.game, dungeon.number(start), SIGNS.index(own))]
            guided(dungeon, "mire-stalker-1", [own])
            assert dungeon.where("mire-stalker-1") == goal == dungeon.place(there)
            return
    raise AssertionError


@rule("SHS-EMV-5")
def test_a_sign_back_is_ignored_and_the_next_one_taken() -> None:
    dungeon = delve(FAR, enemies="mire-stalker@33")
    way = [sign_to(dungeon, "33", "43"), sign_to(dungeon, "43", "33"), sign_to(dungeon, "43", "53")]
    guided(dungeon, "mire-stalker-1", way)
    assert dungeon.where("mire-stalker-1") == "53"
    assert dungeon.happened("sign_ignored", why="back")


@rule("SHS-EMV-6")
def test_a_sign_that_leads_outside_is_ignored() -> None:
    dungeon = delve(FAR, enemies="mire-stalker@13")
    room = dungeon.number("13")
    outside = next(sign for sign in SIGNS if dungeon.game.outside[room] >> SIGNS.index(sign) & 1)
    guided(dungeon, "mire-stalker-1", [outside, sign_to(dungeon, "13", "23")])
    assert dungeon.where("mire-stalker-1") == "23"
    assert dungeon.happened("sign_ignored", why="outside")


def test_a_starting_room_lacks_two_signs() -> None:
    dungeon = delve("arani@33 durgen@15", enemies="mire-stalker@55")
    room = dungeon.number("55")
    missing = next(sign for sign in SIGNS if way_through(dungeon.game, room, SIGNS.index(sign)) == NONE)
    guided(dungeon, "mire-stalker-1", [missing])
    assert dungeon.happened("sign_ignored", why="missing")


@rule("SHS-EMV-8")
def test_example_ix_a_ghoren_slinger_moves_until_venda_is_next_door() -> None:
    dungeon = delve("arani@51 venda@24", enemies="ghoren-slinger@22", deck="beast")
    _sign(dungeon, "ghoren-slinger-1", [sign_to(dungeon, "22", "23")])
    dungeon.end_turn()
    assert dungeon.where("ghoren-slinger-1") == "23"
    assert len(dungeon.told("enemy_moved")) == 1
    assert dungeon.happened("enemy_attacked", enemy="ghoren-slinger-1", hero="venda")


@rule("SHS-EAT-2")
def test_the_active_player_orders_the_attacks() -> None:
    for first, second in (("bristlemaw-1", "mire-stalker-1"), ("mire-stalker-1", "bristlemaw-1")):
        dungeon = delve("arani@33 durgen@15", enemies="bristlemaw@33 mire-stalker@33", deck="beast").end_turn()
        assert sorted(dungeon.offered()) == ["strike bristlemaw-1", "strike mire-stalker-1"]
        dungeon.play(f"0 strike {first}")
        while len(dungeon.told("enemy_attacked")) < 2:
            dungeon.play(f"0 {dungeon.offered()[0]}")
        assert [facts["enemy"] for facts in dungeon.told("enemy_attacked")] == [first, second]


@rule("SHS-EAT-3")
def test_the_active_player_chooses_the_target() -> None:
    dungeon = delve("arani@33 durgen@33", enemies="bristlemaw@33", deck="beast").end_turn()
    assert (dungeon.asked, sorted(dungeon.offered())) == ([0], ["choose arani", "choose durgen"])
    dungeon.play("0 choose durgen")
    assert [facts["hero"] for facts in dungeon.told("enemy_attacked")] == ["durgen"]


@rule("SHS-EAT-6", "SHS-EAT-7", "SHS-SHR-5")
def test_defence_cancels_damage_and_is_boosted_out_of_turn() -> None:
    dungeon = delve("arani@15 durgen@33", enemies="renegade-flamecaster@33", deck="brigand", hands="|defence move")
    dungeon.end_turn()
    assert dungeon.happened("enemy_attacked", damage=4, defence=2)
    assert dungeon.asked == [1]
    dungeon.play("1 boost defence").enough()
    assert dungeon.game.view(1).damage_left == 1
    shrine = delve("arani@33 durgen@15", enemies="renegade-flamecaster@33", deck="brigand", rooms="33=gallows-court")
    shrine.end_turn()
    assert shrine.happened("enemy_attacked", damage=4, defence=2)


@rule("SHS-EAT-8", "SHS-EAT-9")
def test_each_wound_goes_where_its_owner_likes() -> None:
    dungeon = delve("durgen@33 arani@15", enemies="redsand-thrall@33", deck="brigand").end_turn()
    assert dungeon.offered() == [f"wound {name}" for name in ("shield-wall", "hammerfall", "keystone", "durgen")]
    dungeon.play("0 wound hammerfall")
    game = dungeon.game
    assert (game.wounds[dungeon.card("hammerfall")], game.hurt[0]) == (1, 0)
    other = delve("durgen@33 arani@15", enemies="redsand-thrall@33", deck="brigand").end_turn()
    other.play("0 wound durgen")
    assert [other.game.wounds[card] for card in other.game.areas[0]] == [0, 0, 0, 0]


@rule("SHS-EAT-10", "SHS-EAT-12")
def test_wounds_without_a_free_symbol_are_lost_and_nobody_dies() -> None:
    full = "arani:3 mace-of-dawn:2 blinding-light:1 morning-prayer:2"
    dungeon = delve("arani@33 durgen@15", enemies="bristlemaw@33", deck="beast", wounds=full).end_turn()
    assert dungeon.happened("wounds_ignored", count=3)
    assert dungeon.game.wounds_of(0) == 8
    dungeon.end_turn(1)
    assert dungeon.asked[0] in (0, 1)
    assert not dungeon.game.over


@rule("SHS-EAT-11")
def test_example_x_durgen_cancels_three_of_four_and_takes_one_wound() -> None:
    dungeon = delve("arani@15 durgen@33", enemies="renegade-flamecaster@32", deck="brigand", hands="|defence")
    dungeon.end_turn()
    dungeon.play("1 boost defence", "1 wound durgen")
    assert dungeon.hand(1) == []
    assert dungeon.game.hurt == [0, 1]
    assert not any(dungeon.game.wounds)


@rule("SHS-ESP-2", "SHS-ESP-6")
@pytest.mark.parametrize(("pile", "dead", "held", "left"), [(2, 4, 4, 1), (0, 6, 4, 1), (4, 0, 6, 0)])
def test_discarded_enemies_become_a_new_pile_and_trophies_do_not(pile: int, dead: int, held: int, left: int) -> None:
    dungeon = delve(FAR, deck="undead")
    game = dungeon.game
    tokens = game.box.enemies.of_foe[2][:]
    game.piles[2], game.dead[2], game.trophies[1] = tokens[:pile], tokens[pile : pile + dead], tokens[pile + dead :]
    assert len(game.trophies[1]) == held
    dungeon.end_turn()
    while dungeon.offered("spare"):
        dungeon.play(f"0 {dungeon.offered()[0]}")
    placed = [token for token in tokens if game.enemy_at[token] != NONE]
    assert len(placed) == min(5, pile + dead)
    assert len(game.piles[2]) == left
    assert not set(placed) & set(game.trophies[1])


@rule("SHS-ESP-3", "SHS-ESP-4")
def test_with_three_tokens_for_five_lairs_the_active_player_leaves_two_empty() -> None:
    dungeon = delve(FAR, deck="undead")
    game = dungeon.game
    game.piles[2] = game.piles[2][:3]
    dungeon.end_turn()
    assert len(dungeon.offered("spare")) == 5
    spared = [dungeon.offered("spare")[0], dungeon.offered("spare")[1]]
    dungeon.play(f"0 {spared[0]}", f"0 {spared[1]}")
    rooms = dungeon.told("spawned")[0]["rooms"]
    assert len(rooms) == 3
    assert not {word.split(" ")[1] for word in spared} & set(rooms)


@rule("SHS-LORD-2")
def test_the_lord_is_attacked_like_an_enemy_and_its_token_cannot_be_declined() -> None:
    dungeon = delve(
        "durgen@33 arani@15", lord="the-antlered-king@33", faces="", hands="battle battle battle battle",
        trophies="grave-levy bristlemaw redsand-thrall", actions="borrowed-steel",
    )  # fmt: skip
    dungeon.play("0 attack the-antlered-king with borrowed-steel", *["0 boost battle"] * 3)
    assert dungeon.happened("lord_slain", lord="the-antlered-king")
    assert (dungeon.where("the-antlered-king"), dungeon.game.slayer) == ("", 0)
    assert len(dungeon.trophies()) == 3
    assert not dungeon.offered("drop")


@rule("SHS-LORD-3", "SHS-LORD-4", "SHS-LORD-5")
@pytest.mark.parametrize("foe", ["beast", "brigand", "undead"])
def test_the_lord_attacks_one_hero_in_its_room_whatever_is_drawn(foe: str) -> None:
    dungeon = delve("arani@33 durgen@33 venda@32", lord="sir-nobody@33", enemies="barrow-knight@55", deck=foe)
    dungeon.end_turn()
    dungeon.enough()
    assert sorted(dungeon.offered("choose")) == ["choose arani", "choose durgen"]
    dungeon.play("0 choose durgen")
    assert dungeon.happened("lord_acts", hero="durgen")
    assert dungeon.where("sir-nobody") == "33"
    alone = delve(FAR, lord="sir-nobody@33", enemies="barrow-knight@55", deck=foe).end_turn()
    assert alone.where("sir-nobody") == "33"
    assert not alone.happened("lord_acts")


@rule("SHS-SHR-6")
def test_a_foresight_shrine_lets_one_draw_and_keep_one_more() -> None:
    dungeon = delve("celenthia@33 durgen@15", hands="battle battle", faces="grimoire", rooms="33=lantern-room")
    dungeon.play("0 prepare with grimoire")
    assert len(dungeon.hand()) == 6
    dungeon.play(f"0 {dungeon.offered('discard')[0]}")
    assert len(dungeon.hand()) == 5
    assert not dungeon.offered("discard")


@rule("SHS-SHR-7", "SHS-SHR-1")
def test_a_hero_shrine_adds_a_skill_symbol() -> None:
    dungeon = delve("aseke@33 durgen@33", rooms="33=hall-of-names")
    assert dungeon.game.skill_of(0) == dungeon.game.skill(0) + 1 == 3
    elsewhere = delve("aseke@32 durgen@33", rooms="33=hall-of-names")
    assert elsewhere.game.skill_of(0) == 2
