"""Special Actions: Claim and Alter Fate."""

from __future__ import annotations

import pytest

from dungeons import delve, started
from gloaming.games.shadowscape.rules.tabletop import DISCARDS
from rule import rule

MINE = "0 claim two-of-a-kind"


@rule("SHS-SPEC-1", "SHS-SPEC-4", "SHS-SPEC-2")
def test_claim_and_alter_fate_come_before_between_and_after_actions() -> None:
    dungeon = delve(
        trophies="grave-levy bristlemaw", whispers="two-of-a-kind", hands="quiet-hour-heal move", deck="beast beast"
    )
    dungeon.play("0 alter quiet-hour-heal", "0 move mace-of-dawn to 32").enough().play(MINE)
    assert "altered fate this turn" in dungeon.refuses("0 alter move")
    assert "claimed a card this turn" in dungeon.refuses("0 claim well-equipped")
    dungeon.play("0 move morning-prayer to 33").enough()
    assert dungeon.asked == [1]  # there is nothing left to do


@rule("SHS-SPEC-3")
def test_only_the_active_player_claims() -> None:
    dungeon = delve(trophies="grave-levy | bristlemaw redsand-thrall", whispers="two-of-a-kind")
    assert "not the seat's move" in dungeon.refuses("1 claim two-of-a-kind")


@rule("SHS-SPEC-6")
def test_special_actions_are_not_boosted() -> None:
    dungeon = delve(trophies="grave-levy bristlemaw", whispers="two-of-a-kind", hands="battle search move")
    dungeon.play(MINE)
    assert not dungeon.offered("boost")


@rule("SHS-CLM-1", "SHS-OVR-3")
def test_there_is_one_claim_a_turn_in_all() -> None:
    dungeon = delve(held="2", trophies="grave-levy bristlemaw", whispers="two-of-a-kind", hands="move")
    dungeon.play(MINE)
    gear = dungeon.game.box.gear.names[dungeon.game.gear_row[0]]
    assert "claimed a card this turn" in dungeon.refuses(f"0 claim {gear}")
    assert not dungeon.offered("claim")


@rule("SHS-CLM-2")
def test_only_open_cards_are_claimed() -> None:
    dungeon = delve(held="2")
    hidden = dungeon.game.box.gear.names[dungeon.game.gear_deck[0]]
    assert "does not lie open" in dungeon.refuses(f"0 claim {hidden}")


@rule("SHS-CLM-3", "SHS-CLA-1", "SHS-CLA-2", "SHS-CLM-4")
def test_a_general_action_is_paid_with_trophies_and_ready_at_once() -> None:
    dungeon = delve(trophies="grave-levy bristlemaw", hands="move", enemies="barrow-knight@33")
    game = dungeon.game
    _open(dungeon, "borrowed-steel")
    dungeon.play("0 claim borrowed-steel")
    assert dungeon.offered() == ["spend grave-levy-1", "spend bristlemaw-1"]
    dungeon.play("0 spend bristlemaw-1", "0 turn borrowed-steel to a")
    assert (dungeon.trophies(), game.dead[0], len(game.areas[0])) == (["grave-levy-1"], [4], 5)
    assert len(game.action_row) == 4
    dungeon.play("0 attack barrow-knight-1 with borrowed-steel").enough()
    assert dungeon.happened("attacked", damage=3)


def _open(dungeon, name: str) -> None:  # type: ignore[no-untyped-def]
    """Lays a General Action open."""
    game, card = dungeon.game, dungeon.card(name)
    if card not in game.action_row:
        game.action_deck[game.action_deck.index(card)] = game.action_row[0]
        game.action_row[0] = card
    game.ask_anew()


@rule("SHS-CLA-2")
def test_a_price_of_two_takes_two_trophies_of_the_type() -> None:
    for trophies, able in (("bristlemaw", False), ("bristlemaw grave-levy", False), ("bristlemaw mire-stalker", True)):
        dungeon = delve(trophies=trophies)
        _open(dungeon, "hunters-oath")
        assert ("claim hunters-oath" in dungeon.offered()) == able
        if able:
            dungeon.play("0 claim hunters-oath", "0 turn hunters-oath to b")
            assert dungeon.trophies() == []
        else:
            assert "what hunters-oath costs" in dungeon.refuses("0 claim hunters-oath")


def test_another_general_action_replaces_the_first_where_there_may_be_one() -> None:
    dungeon = delve(trophies="grave-levy", actions="deep-pockets", one_general_action=True)
    _open(dungeon, "borrowed-steel")
    dungeon.play("0 claim borrowed-steel", "0 turn borrowed-steel to a")
    assert dungeon.game.action_deck[0] == dungeon.card("deep-pockets")
    assert len(dungeon.game.areas[0]) == 5


def gear_open(name: str, **more: object):  # type: ignore[no-untyped-def]
    """Sets up a dungeon in which a piece of Equipment lies open."""
    for seed in range(60):
        dungeon = delve(seed=seed, **more)  # type: ignore[arg-type]
        game = dungeon.game
        gear = game.box.gear.names.index(name)
        if gear in game.gear_deck:
            game.gear_deck[game.gear_deck.index(gear)] = game.gear_row[0]
            game.gear_row[0] = gear
            game.ask_anew()
        if gear in game.gear_row:
            return dungeon
    raise AssertionError


@rule("SHS-CLE-1", "SHS-CLM-4")
def test_equipment_costs_a_treasure() -> None:
    dungeon = gear_open("padded-coat", held="3")
    dungeon.play("0 claim padded-coat")
    game = dungeon.game
    assert (len(game.found[0]), len(game.gear[0]), len(game.gear_row), len(game.gear_deck)) == (0, 1, 4, 12)
    assert len(game.treasure_discards) == 1
    assert "what padded-coat costs" in gear_open("padded-coat").refuses("0 claim padded-coat")


@rule("SHS-CLE-2", "SHS-CLE-3")
def test_what_is_too_much_goes_under_the_deck() -> None:
    dungeon = gear_open("robe-of-hours", held="3", gear="padded-coat")
    dungeon.play("0 claim robe-of-hours")
    names = dungeon.game.box.gear.names
    assert [names[gear] for gear in dungeon.game.gear[0]] == ["robe-of-hours"]
    assert names[dungeon.game.gear_deck[0]] == "padded-coat"
    two = gear_open("gilded-sword", held="3", gear="versatile-blade")
    two.play("0 claim gilded-sword")
    assert len(two.game.gear[0]) == 2


def test_of_two_older_weapons_the_owner_chooses() -> None:
    dungeon = gear_open("gilded-sword", held="3", gear="versatile-blade dirk-and-buckler")
    dungeon.play("0 claim gilded-sword")
    assert dungeon.offered() == ["shed versatile-blade", "shed dirk-and-buckler"]
    one = gear_open("gilded-sword", held="3", gear="versatile-blade", one_weapon=True)
    one.play("0 claim gilded-sword")
    assert len(one.game.gear[0]) == 1


@rule("SHS-CLE-4", "SHS-CLE-5")
def test_equipment_that_one_cannot_use_can_be_claimed_and_counts_for_whispers() -> None:
    dungeon = gear_open("headsmans-axe", heroes="celenthia@33 durgen@15", held="3", whispers="a-blade-for-the-dark")
    dungeon.play("0 claim headsmans-axe")
    assert dungeon.game.bonus(0, 0) == 0
    assert dungeon.game.view(0).heroes[0].useless == ["headsmans-axe"]
    owner = delve("durgen@33 arani@15", gear="headsmans-axe")
    assert owner.game.bonus(0, 0) == 1
    other = delve("celenthia@33 durgen@15", gear="headsmans-axe", rooms="33=ossuary", whispers="a-blade-for-the-dark")
    assert "claim a-blade-for-the-dark" in other.offered()


@rule("SHS-CLE-6")
def test_example_vii_melekai_puts_his_light_bow_under_the_deck() -> None:
    dungeon = gear_open("versatile-blade", heroes="melekai@33 durgen@15", held="2", gear="light-bow")
    dungeon.play("0 claim versatile-blade")
    names = dungeon.game.box.gear.names
    assert [names[gear] for gear in dungeon.game.gear[0]] == ["versatile-blade"]
    assert names[dungeon.game.gear_deck[0]] == "light-bow"
    assert dungeon.game.found[0] == []


@rule("SHS-CLW-1", "SHS-CLW-2", "SHS-CLW-3")
def test_a_whisper_is_claimed_as_soon_as_it_is_fulfilled_and_takes_nothing() -> None:
    dungeon = delve(
        enemies="redsand-thrall@33", trophies="grave-levy", whispers="two-of-a-kind", faces="mace-of-dawn", hands="move"
    )
    assert "is not fulfilled" in dungeon.refuses(MINE)
    dungeon.play("0 attack redsand-thrall-1 with mace-of-dawn", "0 take redsand-thrall-1")
    assert dungeon.game.actions_left == 1
    dungeon.play(MINE)
    assert dungeon.trophies() == ["grave-levy-1", "redsand-thrall-1"]
    assert dungeon.game.scores == [1, 0]
    assert dungeon.game.view(0).heroes[0].whispers == ["two-of-a-kind"]
    assert "two-of-a-kind" not in dungeon.game.view(0).whisper_row


@rule("SHS-CLW-4")
def test_place_and_items_must_both_be_there() -> None:
    for place, able in (("33", True), ("32", False)):
        dungeon = delve(
            f"arani@{place} durgen@15", rooms="33=toll-bridge", trophies="grave-levy bristlemaw",
            whispers="blood-on-the-bridge",
        )  # fmt: skip
        assert ("claim blood-on-the-bridge" in dungeon.offered()) == able
    assert not delve(rooms="33=toll-bridge", whispers="blood-on-the-bridge").offered("claim")


@rule("SHS-CLW-5", "SHS-LORD-1")
def test_the_last_whisper_brings_the_lord_to_the_centre() -> None:
    dungeon = delve("arani@11 durgen@15", trophies="grave-levy bristlemaw", whispers="two-of-a-kind", hands="move")
    game = dungeon.game
    last = game.box.whispers.lords
    game.whisper_deck.remove(last)
    game.whisper_deck.append(last)
    assert game.lord_at == -1
    dungeon.play(MINE)
    assert dungeon.place(game.box.rooms.names[game.lord_at]) == "33"
    assert dungeon.happened("lord_appeared")


@rule("SHS-CLW-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_whisper_comes_after_two_claims_a_player_or_two_more(players: int) -> None:
    claims = set()
    for seed in range(30):
        game = started(players, seed).game
        claims.add(len(game.whisper_deck) - game.whisper_deck.index(game.box.whispers.lords))
    assert claims == {2 * players, 2 * players + 1, 2 * players + 2}


def test_two_kills_in_a_turn_answer_a_whisper() -> None:
    dungeon = delve(
        "durgen@33 arani@15", enemies="ghoren-slinger@33 ghoren-slinger@33", faces="hammerfall",
        whispers="no-time-to-breathe",
    )  # fmt: skip
    dungeon.play("0 attack ghoren-slinger-1 with hammerfall", "0 leave ghoren-slinger-1", "0 leave ghoren-slinger-2")
    assert "claim no-time-to-breathe" in dungeon.offered()


def test_a_search_counts_only_until_the_next_action() -> None:
    whisper = "what-the-moss-remembers"
    dungeon = delve("tamsin@33 durgen@15", rooms="33=moss-hall", whispers=whisper)
    dungeon.play("0 search with snatch", "0 go 33")
    assert f"claim {whisper}" in dungeon.offered()
    dungeon.play("0 move over-the-wall to 33").enough()
    assert f"claim {whisper}" not in dungeon.offered()


@rule("SHS-FATE-1", "SHS-FATE-5")
def test_one_fate_card_is_played_for_its_text_and_discarded() -> None:
    dungeon = delve(hands="quiet-hour-heal borrowed-time-search", deck="beast beast")
    card = dungeon.game.box.fates.names.index("quiet-hour-heal")
    dungeon.play("0 alter quiet-hour-heal")
    assert dungeon.game.fate.cards[DISCARDS] == [card]
    assert "altered fate" in dungeon.refuses("0 alter borrowed-time-search")
    assert len(dungeon.hand()) == 2  # one played, and one drawn by its text


@rule("SHS-FATE-2", "SHS-FATE-3", "SHS-COOP-4")
def test_the_mode_says_which_text_counts() -> None:
    red = delve("arani@33 durgen@33", hands="bad-air-heal move", wounds="arani:2")
    red.play("0 alter bad-air-heal")
    assert red.offered("wound")
    assert red.asked == [1]
    green = delve("arani@33 durgen@33", hands="bad-air-heal move", wounds="arani:2", mode="coop")
    green.play("0 alter bad-air-heal")
    assert green.game.hurt == [0, 0]
    assert not green.happened("wounded")


@rule("SHS-FATE-4")
def test_a_treasure_leaves_a_room_empty_and_an_enemy_or_a_hero_does_not() -> None:
    dungeon = delve("arani@32 durgen@34", enemies="redsand-thrall@23", treasures="2@43", lord="sir-nobody@33")
    empty = {place: dungeon.game.is_empty(dungeon.number(place)) for place in ("43", "32", "23", "33", "42")}
    assert empty == {"43": True, "32": False, "23": False, "33": False, "42": True}


def test_a_fate_card_that_could_do_nothing_is_not_played() -> None:
    dungeon = delve(hands="old-scars-heal")
    assert "could do nothing" in dungeon.refuses("0 alter old-scars-heal")
    assert "is not in the seat's hand" in dungeon.refuses("0 alter old-scars-battle")
