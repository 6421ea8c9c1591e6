"""Damage: always to the uppermost card of a slot."""

import pytest

from matches import arranged
from rule import rule

OTHERS = "carlos-el-jefe-rojas ignacio |"


@rule("SS-DMG-1", "SS-FX-5")
def test_an_attached_card_is_hit_first() -> None:
    match = arranged(red=f"{OTHERS} vito-confetti@50+rested")
    match.play("0 attack vito-confetti with rex-blaze")
    assert match.slot(1, "s1") == "vito-confetti@50"
    assert match.fx_used(1) == ["rested"]
    assert match.happened("fx_gone", side=1, slot="s1", card="rested")
    assert match.told("hit") == []


@rule("SS-DMG-1")
def test_the_top_character_is_hit_where_nothing_lies_on_it() -> None:
    match = arranged(red=f"{OTHERS} vito-confetti<tuna-toni@30")
    match.play("0 attack tuna-toni with rex-blaze")
    assert match.slot(1, "s1") == "vito-confetti<tuna-toni@20"
    assert match.told("hit") == [{"side": 1, "slot": "s1", "card": "tuna-toni", "kt": 10}]


@rule("SS-DMG-1")
def test_a_timeout_stops_nothing() -> None:
    """A-9: a card without KT lets damage through to what lies below, be that a character or another card."""
    match = arranged(red=f"{OTHERS} vito-confetti@50+earworm tuna-toni@20+rested+mandatory-software-update")
    match.play("0 attack vito-confetti with rex-blaze")
    assert match.slot(1, "s1").startswith("vito-confetti@40")
    match = arranged(red=f"{OTHERS} tuna-toni@20+rested+mandatory-software-update")
    match.play("0 attack tuna-toni with rex-blaze")
    assert match.kt("tuna-toni") == 20
    assert match.fx_used(1) == ["rested"]


@rule("SS-DMG-2")
def test_two_boosts_on_four_characters_are_hit_one_after_the_other() -> None:
    """The example of the book."""
    stack = "tito-tambor<whiz<tuna-toni<vito-confetti@60"
    match = arranged(red=f"{OTHERS} {stack}+rested+zen-of-the-traffic-jam:10 sister-siesta")
    left = []
    for _ in range(3):
        match.play("0 attack vito-confetti with rex-blaze", "1 attack amy with sister-siesta")
        left.append(match.slot(1, "s1"))
    assert left == [f"{stack}+rested:10", stack, stack.replace("60", "50")]


@rule("SS-DMG-3")
def test_an_attached_card_counts_its_own_kt() -> None:
    """A-47."""
    match = arranged(red=f"{OTHERS} vito-confetti@50+rested:20 tuna-toni")
    match.play("0 attack vito-confetti with rex-blaze", "1 attack amy with tuna-toni")
    assert match.slot(1, "s1") == "vito-confetti@50+rested:10"
    assert match.happened("fx_hit", side=1, slot="s1", card="rested", kt=10)
    match.play("0 attack vito-confetti with rex-blaze")
    assert match.slot(1, "s1") == "vito-confetti@50"


@rule("SS-DMG-3")
@pytest.mark.parametrize(("fx", "kt"), [("rested", 10), ("armored-glass", 10), ("pep-talk-from-mum", 30)])
def test_an_attached_card_begins_with_its_printed_kt(fx: str, kt: int) -> None:
    """A-52: Rested and Armored Glass have 10 each."""
    match = arranged(green="john-silver amy | rex-blaze", fx=fx).play("0 draw fx", "0 choose rex-blaze")
    assert match.slot(0, "s1") == f"rex-blaze@20+{fx}:{kt}"


@rule("SS-DMG-4")
def test_damage_left_over_does_not_go_on_to_the_character() -> None:
    """A-38."""
    match = arranged(green="john-silver amy | rex-blaze@60", red=f"{OTHERS} vito-confetti@50+rested", dice=[2])
    match.play("0 use rex-blaze", "0 hit vito-confetti")
    assert match.slot(1, "s1") == "vito-confetti@50"


@rule("SS-DMG-4")
def test_damage_left_over_does_not_go_on_to_the_next_card() -> None:
    match = arranged(
        green="john-silver amy | rex-blaze@60", red=f"{OTHERS} vito-confetti@50+rested+armored-glass", dice=[2]
    )
    match.play("0 use rex-blaze", "0 hit vito-confetti")
    assert match.slot(1, "s1") == "vito-confetti@50+rested:10"


@rule("SS-DMG-1")
def test_a_card_on_an_emptied_slot_is_used_up() -> None:
    """A-42: a Timeout let the damage through, and nobody is left for it to lie on."""
    match = arranged(red=f"{OTHERS} vito-confetti@10+earworm")
    match.play("0 attack vito-confetti with rex-blaze")
    assert match.slot(1, "s1") == "-"
    assert match.game.attached[1][0] == []
    assert match.fx_used(1) == ["earworm"]


@rule("SS-DMG-1")
def test_what_the_own_side_loses_is_no_damage_to_the_uppermost_card() -> None:
    """A-13, A-39: a drain passes by a slot that an FX card makes inactive."""
    match = arranged(green="john-silver amy | rex-blaze+rested disco-lenny", fx="haunted-leftovers").play("0 draw fx")
    assert match.field(0) == "john-silver@50 amy@40 | rex-blaze@20+rested:10 disco-lenny@50 - -"


@rule("SS-DMG-1")
def test_an_fx_card_of_the_enemy_damages_the_uppermost_card() -> None:
    """A-39: it is no attack, so an immune Leader can be hit by it."""
    match = arranged(red="carlos-el-jefe-rojas ignacio | vito-confetti+rested", fx="flying-pizza").play("0 draw fx")
    assert "hit carlos-el-jefe-rojas" in match.offered(0)
    match.play("0 hit vito-confetti")
    assert match.slot(1, "s1") == "vito-confetti@60"
    match = arranged(red="carlos-el-jefe-rojas ignacio |", fx="flying-pizza")
    match.play("0 draw fx", "0 hit carlos-el-jefe-rojas")
    assert match.kt("carlos-el-jefe-rojas") == 50
