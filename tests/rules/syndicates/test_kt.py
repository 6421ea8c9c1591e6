"""KT: tens, from 10 to 60."""

import pytest

from matches import Match, arranged, started
from rule import rule


@rule("SS-KT-1")
def test_everything_is_counted_in_tens() -> None:
    """In a whole match no die ever shows anything but tens."""
    seen: set[int] = set()

    def look(match: Match) -> bool:
        for side in range(2):
            seen.update(match.game.kt[side])
            seen.update(facts[1] for slot in match.game.attached[side] for facts in slot)
        return False

    for seed in range(5):
        started(seed=seed + 1).play_until(look, seed)
    assert seen == {0, 10, 20, 30, 40, 50, 60}


@rule("SS-KT-1")
def test_what_is_given_is_counted_in_tens() -> None:
    match = arranged(green="john-silver amy | stach@60 ive-montana@10").play("0 use stach")
    assert match.offered(0) == [f"give {kt}" for kt in (10, 20, 30, 40, 50)]


@rule("SS-KT-2")
def test_damage_lowers_kt() -> None:
    match = arranged(red="carlos-el-jefe-rojas ignacio | tuna-toni@30")
    match.play("0 attack tuna-toni with rex-blaze")
    assert match.kt("tuna-toni") == 20


@rule("SS-KT-3", "SS-KT-6")
def test_nobody_rises_above_60() -> None:
    match = arranged(green="john-silver amy | rex-blaze@60 zuri-makena", fx="vitamin-c-energy-shot")
    match.play("0 draw fx", "0 choose rex-blaze")
    assert match.kt("rex-blaze") == 60


@rule("SS-KT-4")
def test_with_10_a_character_still_stands_and_fights() -> None:
    match = arranged(green="john-silver amy | rex-blaze@10", red="carlos-el-jefe-rojas ignacio | whiz@20")
    match.play("0 attack whiz with rex-blaze", "1 attack amy with whiz")
    assert match.kt("rex-blaze") == 10
    assert match.kt("whiz") == 10
    assert match.kt("amy") == 40


@rule("SS-KT-5", "SS-DECK-7")
def test_at_0_a_character_leaves() -> None:
    match = arranged(red="carlos-el-jefe-rojas ignacio | tito-tambor vito-confetti@10")
    match.play("0 attack vito-confetti with rex-blaze")
    assert match.kt("vito-confetti") is None
    assert match.slot(1, "s2") == "-"
    assert match.used(1) == ["vito-confetti"]
    assert match.told("left") == [{"side": 1, "slot": "s2", "card": "vito-confetti", "why": "ko"}]


@rule("SS-KT-6")
def test_what_would_lift_kt_over_60_counts_up_to_there() -> None:
    match = arranged(green="john-silver amy | rex-blaze@50", fx="cotton-candy-cumulus")
    match.play("0 draw fx", "0 choose rex-blaze")
    assert match.kt("rex-blaze") == 60


@rule("SS-KT-6")
def test_what_would_press_kt_under_0_counts_down_to_there() -> None:
    match = arranged(
        red="carlos-el-jefe-rojas ignacio | tuna-toni@20", green="john-silver amy | rex-blaze@60", dice=[2]
    )
    match.play("0 use rex-blaze", "0 hit tuna-toni")
    assert match.kt("tuna-toni") is None
    assert match.game.kt[1] == [0, 0, 60, 50, 0, 0]


@rule("SS-KT-7")
def test_points_left_over_hit_nobody_below() -> None:
    """A-38."""
    match = arranged(
        green="john-silver amy | rex-blaze@60",
        red="carlos-el-jefe-rojas ignacio | tito-tambor<tuna-toni@10",
        dice=[6],
    )
    match.play("0 use rex-blaze", "0 hit tuna-toni")
    assert match.slot(1, "s1") == "tito-tambor@60"


@rule("SS-KT-7")
def test_points_left_over_are_not_kept() -> None:
    match = arranged(
        green="john-silver amy | rex-blaze@50", red="carlos-el-jefe-rojas ignacio | whiz", fx="cotton-candy-cumulus"
    )
    match.play("0 draw fx", "0 choose rex-blaze", "1 attack rex-blaze with whiz")
    assert match.kt("rex-blaze") == 50


@rule("SS-KT-8", "SS-SETB-5")
def test_dice_begin_at_the_printed_kt() -> None:
    match = started()
    match.play(f"{match.asked[0]} take green")
    for side in range(2):
        for slot, stack in enumerate(match.game.stacks[side]):
            assert match.game.kt[side][slot] == match.game.cards.kt[stack[0]]
    assert match.kt("amy") == 50


@rule("SS-KT-9")
def test_a_character_may_grow_above_its_printed_kt() -> None:
    match = arranged(
        green="john-silver amy | rex-blaze",
        fx="vitamin-c-energy-shot unicornish-jelly-beans jalapeno-honey-chips",
    )
    for kt in (30, 40, 50):
        match.play("0 draw fx", "0 choose rex-blaze", "1 attack amy with tito-tambor")
        assert match.kt("rex-blaze") == kt


@rule("SS-KT-3", "SS-KT-9")
@pytest.mark.parametrize(("before", "after"), [(20, 60), (10, 50), (30, 60)])
def test_sixty_is_the_limit_for_everybody(before: int, after: int) -> None:
    match = arranged(green=f"john-silver amy | rex-blaze@{before}", fx="triple-thunder-lemonade")
    match.play("0 draw fx", "0 choose rex-blaze")
    assert match.kt("rex-blaze") == after
