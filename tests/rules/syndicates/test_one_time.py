"""The Leader's one-time skill."""

import pytest

from matches import arranged, cards_with
from rule import rule

GREEN = "john-silver amy | stach@40 rex-blaze@20 zuri-makena@20 pebble@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"


@rule("SS-ONE-1")
@pytest.mark.parametrize("kt", [10, 30, 50])
def test_the_leader_has_to_be_at_60(kt: int) -> None:
    match = arranged(green=f"john-silver@{kt} amy | stach rex-blaze zuri-makena -", red=RED)
    match.refuses("0 use john-silver")
    assert "use john-silver" in arranged(green=GREEN, red=RED).offered(0)


@rule("SS-ONE-2")
def test_it_costs_10() -> None:
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte").play("0 use john-silver")
    assert match.kt("john-silver") == 50
    assert match.told("paid") == [{"side": 0, "slot": "leader", "card": "john-silver", "kt": 10}]


@rule("SS-ONE-3")
def test_out_of_concern_sends_the_family_away() -> None:
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte").play("0 use john-silver")
    assert match.kt("amy") is None
    assert match.used(0) == ["amy"]


@rule("SS-ONE-4")
def test_the_newcomer_goes_to_the_family_slot_past_an_empty_one() -> None:
    row = "john-silver amy | stach - zuri-makena pebble"
    match = arranged(green=row, red=RED, green_deck="echo-nova-byte").play("0 use john-silver")
    assert match.slot(0, "family") == "echo-nova-byte@20"
    assert match.slot(0, "s2") == "-"
    assert match.asked == [1]


@rule("SS-ONE-5")
@pytest.mark.parametrize(("name", "kt"), [("echo-nova-byte", 20), ("captain-gravy", 40), ("disco-lenny", 60)])
def test_the_newcomer_begins_with_its_printed_kt(name: str, kt: int) -> None:
    match = arranged(green=GREEN, red=RED, green_deck=name).play("0 use john-silver")
    assert match.kt(name) == kt


@rule("SS-ONE-6")
def test_an_empty_family_slot_is_never_filled_again() -> None:
    row = "john-silver amy@10 | stach rex-blaze zuri-makena pebble"
    match = arranged(green=row, red=RED, turn="red", green_deck="echo-nova-byte", green_fx="all-you-can-eat-flyer")
    match.play("1 attack amy with whiz", "0 draw fx")
    guards = ["guard john-silver", "guard pebble", "guard rex-blaze", "guard stach", "guard zuri-makena"]
    assert sorted(match.offered(0)) == guards
    match.refuses("0 guard amy")
    match.play("0 guard stach")
    assert match.slot(0, "family") == "-"


@rule("SS-ONE-6")
def test_with_a_supporter_slot_free_the_family_slot_stays_empty_as_well() -> None:
    row = "john-silver - | stach rex-blaze - pebble"
    match = arranged(green=row, red=RED, green_deck="echo-nova-byte", green_fx="all-you-can-eat-flyer")
    match.play("0 draw fx")
    assert match.slot(0, "s3") == "echo-nova-byte@20"
    assert match.slot(0, "family") == "-"
    assert match.game.closed[0]


@rule("SS-ONE-6")
def test_a_27_whoever_took_the_place_closes_it_when_leaving() -> None:
    row = "john-silver amy | stach rex-blaze echo-nova-byte pebble"
    match = arranged(green=row, red=RED, green_deck="zuri-makena")
    match.play("0 use john-silver")
    assert not match.game.closed[0]
    match.play("1 attack zuri-makena with whiz", "0 use zuri-makena", "0 hit chalk")
    assert match.slot(0, "family") == "-"
    assert match.game.closed[0]


@rule("SS-ONE-4", "SS-BOOST-3", "SS-GLO-6")
def test_a_27_whoever_took_the_place_is_a_supporter() -> None:
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte", green_fx="jalapeno-honey-chips")
    match.play("0 use john-silver", "1 attack echo-nova-byte with whiz", "0 draw fx", "0 choose echo-nova-byte")
    assert match.kt("echo-nova-byte") == 20


@rule("SS-ONE-7")
def test_the_faction_card_is_turned_to_black() -> None:
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte")
    assert match.game.black == [False, False]
    match.play("0 use john-silver")
    for seat in (0, 1, None):
        assert [side.black for side in match.game.view(seat).sides] == [True, False]
    assert match.told("turned_black") == [{"side": 0}]


@rule("SS-ONE-8")
def test_it_can_be_used_once_in_a_match() -> None:
    match = arranged(
        green="john-silver amy<echo-nova-byte@60 | stach - zuri-makena pebble",
        red=RED,
        leader_face="bodyguard",
        green_deck="captain-gravy disco-lenny",
        green_fx="beetroot-rocket",
    )
    match.play("0 use john-silver")  # Captain Gravy lies on the Leader now
    match.play("1 attack captain-gravy with whiz", "0 draw fx", "0 choose captain-gravy")
    match.play("1 attack stach with whiz", "0 move captain-gravy to stach", "1 attack pebble with whiz")
    assert match.kt("john-silver") == 60
    assert match.game.black[0]
    match.refuses("0 use john-silver")


@rule("SS-ONE-9")
def test_the_leader_is_not_protected_any_more() -> None:
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte")
    match.play("0 use john-silver", "1 attack john-silver with whiz")
    assert match.kt("john-silver") == 40


@rule("SS-ONE-10")
def test_it_goes_in_its_order() -> None:
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte").play("0 use john-silver")
    order = match.kinds("skill", "paid", "left", "drew_character", "entered", "turned_black", "turn")
    assert order == ["skill", "paid", "left", "drew_character", "entered", "turned_black", "turn"]
    assert match.told("left") == [{"side": 0, "slot": "family", "card": "amy", "why": "skill"}]
    assert match.told("entered") == [{"side": 0, "slot": "family", "card": "echo-nova-byte", "kt": 20}]


@rule("SS-ONE-3")
@pytest.mark.parametrize(
    ("family", "reason"),
    [
        ("-", "amy is not in the Family slot"),
        ("echo-nova-byte", "amy is not in the Family slot"),
        ("amy<echo-nova-byte", "amy lies under echo-nova-byte"),
        ("amy+smart-lock-of-doom", "amy lies under smart-lock-of-doom"),
        ("amy+pep-talk-from-mum", "amy lies under pep-talk-from-mum"),
        ("amy+pep-talk-from-mum+smart-lock-of-doom", "amy lies under smart-lock-of-doom"),
    ],
)
def test_a_26_it_needs_the_family_in_its_slot_with_nothing_on_top(family: str, reason: str) -> None:
    match = arranged(green=f"john-silver {family} | stach rex-blaze zuri-makena pebble", red=RED)
    assert match.refuses("0 use john-silver") == f"{reason}, so john-silver cannot send them away (A-26)"


@rule("SS-ONE-3")
def test_a_26_a_family_that_has_just_fallen_cannot_leave_once_more() -> None:
    effects = "[lose: {kt: 60, who: family}, family-leaves, draw-character: {to: family}]"
    changed = cards_with(f"1: {{one-time: {{name: Farewell, effects: {effects}}}}}")
    match = arranged(green=GREEN, red=RED, green_deck="echo-nova-byte", card_set=changed).play("0 use john-silver")
    assert [facts["why"] for facts in match.told("left")] == ["ko"]
    assert match.told("no_target") == [{"card": "john-silver"}]
    assert match.slot(0, "family") == "echo-nova-byte@20"


@rule("SS-ONE-4")
def test_a_17_it_needs_a_character_to_draw() -> None:
    match = arranged(green=GREEN, red=RED, green_deck=".")
    assert match.refuses("0 use john-silver") == "there is no character left for john-silver to draw (A-17)"


@rule("SS-ONE-1")
@pytest.mark.parametrize(
    ("leader", "reason"),
    [
        ("john-silver<echo-nova-byte@60", "SS-CHR-10"),
        ("john-silver@60+mandatory-software-update", "SS-FX-6"),
        ("john-silver@50", "SS-SKL-7"),
    ],
)
def test_the_leader_has_to_be_rested_and_on_top(leader: str, reason: str) -> None:
    match = arranged(green=f"{leader} amy | stach rex-blaze zuri-makena pebble", red=RED)
    assert reason in match.refuses("0 use john-silver")
