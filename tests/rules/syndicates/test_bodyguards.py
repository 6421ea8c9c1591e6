"""Bodyguards: characters that lie on others."""

import pytest

from matches import Match, arranged, cards_with
from rule import rule

FULL = "john-silver amy | rex-blaze@10 disco-lenny zuri-makena lola-loophole"
FLYER = "all-you-can-eat-flyer"


def guarded(by: str, on: str, green: str = FULL) -> Match:
    """Has green draw a character and lay it on another."""
    return arranged(green=green, fx=FLYER, green_deck=by).play("0 draw fx", f"0 guard {on}")


def attack(match: Match, target: str, attacker: str = "tito-tambor") -> Match:
    return match.play(f"1 attack {target} with {attacker}")


@rule("SS-BG-1")
def test_a_character_on_another_is_a_bodyguard() -> None:
    match = guarded("pebble", "rex-blaze")
    assert match.slot(0, "s1") == "rex-blaze<pebble@40"
    assert match.card("pebble") in match.game.guards[0]


@rule("SS-BG-2")
def test_with_an_empty_slot_nobody_becomes_a_bodyguard() -> None:
    match = arranged(green="john-silver amy | rex-blaze -  zuri-makena", fx=FLYER, green_deck="pebble")
    match.play("0 draw fx", "0 enter s4")
    assert match.slot(0, "s4") == "pebble@40"
    assert match.game.guards == [[], []]


@rule("SS-BG-3")
def test_the_owner_picks_whom_it_protects() -> None:
    """A Supporter, the Leader, the Family, or another Bodyguard, but nobody below one."""
    match = arranged(
        green="john-silver amy | rex-blaze<stach disco-lenny zuri-makena lola-loophole", fx=FLYER, green_deck="pebble"
    )
    match.play("0 draw fx")
    names = {"stach", "disco-lenny", "john-silver", "amy", "zuri-makena", "lola-loophole"}
    assert set(match.offered(0)) == {f"guard {name}" for name in names}


@rule("SS-BG-3")
def test_the_closed_slot_of_the_family_cannot_be_guarded() -> None:
    match = arranged(
        green="john-silver - | rex-blaze disco-lenny zuri-makena lola-loophole", fx=FLYER, green_deck="pebble"
    )
    match.play("0 draw fx")
    assert len(match.offered(0)) == 5


@rule("SS-BG-4")
@pytest.mark.parametrize(("name", "kt"), [("pebble", 40), ("echo-nova-byte", 20), ("doc-marzipan", 60)])
def test_the_die_shows_the_bodyguards_kt(name: str, kt: int) -> None:
    """A-7: the printed KT of its own card, not what the die showed before."""
    match = guarded(name, "rex-blaze")
    assert match.slot(0, "s1") == f"rex-blaze<{name}@{kt}"


@rule("SS-BG-5")
def test_whoever_is_covered_has_recovered() -> None:
    match = guarded("pebble", "rex-blaze")
    assert match.kt("rex-blaze") == 60
    for _ in range(4):
        attack(match, "pebble")
        match.play("0 attack ignacio with disco-lenny")
    assert match.slot(0, "s1") == "rex-blaze@60"


@rule("SS-BG-6", "SS-ACT-6")
@pytest.mark.parametrize("kt", [10, 40, 50])
def test_a_bodyguard_that_is_not_rested_stays(kt: int) -> None:
    match = arranged(green=f"john-silver amy | rex-blaze<pebble@{kt} disco-lenny")
    assert match.offered(0, "move") == []
    assert match.refuses("0 move pebble to disco-lenny")


@rule("SS-BG-6", "SS-BG-8", "SS-ACT-6")
def test_a_bodyguard_at_60_may_go_to_any_other_character() -> None:
    match = arranged(green="john-silver amy | rex-blaze<pebble@60 disco-lenny zuri-makena<stach -")
    moves = {f"move pebble to {name}" for name in ("disco-lenny", "john-silver", "amy", "stach")}
    assert set(match.offered(0, "move")) == moves


@rule("SS-BG-6")
@pytest.mark.parametrize("fx", ["rested", "earworm"])
def test_a_bodyguard_under_an_fx_card_stays(fx: str) -> None:
    """A-8, A-43: rested is more than 60 KT."""
    match = arranged(green=f"john-silver amy | rex-blaze<pebble@60+{fx} disco-lenny")
    assert match.offered(0, "move") == []


@rule("SS-BG-6")
def test_only_bodyguards_move() -> None:
    match = arranged(green="john-silver amy | rex-blaze@60 disco-lenny@60")
    assert match.offered(0, "move") == []
    assert match.refuses("0 move rex-blaze to disco-lenny")


@rule("SS-BG-7")
def test_moving_a_bodyguard_is_the_action_of_the_turn() -> None:
    match = arranged(green="john-silver amy | rex-blaze<pebble@60 disco-lenny").play("0 move pebble to john-silver")
    assert match.asked == [1]
    assert match.told("moved") == [{"seat": 0, "card": "pebble", "from": "s1", "to": "leader"}]


@rule("SS-BG-8", "SS-BG-12")
def test_a_bodyguard_may_go_to_another_bodyguard() -> None:
    match = arranged(green="john-silver<stach@30 amy | rex-blaze<pebble@60").play("0 move pebble to stach")
    assert match.slot(0, "leader") == "john-silver<stach<pebble@60"


@rule("SS-BG-8")
def test_a_bodyguard_does_not_step_into_an_empty_slot() -> None:
    """A-44."""
    match = arranged(green="john-silver amy | rex-blaze<pebble@60 - - -")
    assert match.refuses("0 move pebble to s2")
    assert set(match.offered(0, "move")) == {"move pebble to john-silver", "move pebble to amy"}


@rule("SS-BG-8")
def test_a_bodyguard_may_step_down_if_that_was_agreed() -> None:
    """A-44 with `bodyguard_may_step_down`; the Family's slot is not for it even then."""
    match = arranged(green="john-silver - | rex-blaze<pebble@60 - - disco-lenny", bodyguard_may_step_down=True)
    places = {"john-silver", "disco-lenny", "s2", "s3"}
    assert set(match.offered(0, "move")) == {f"move pebble to {place}" for place in places}
    match.play("0 move pebble to s3")
    assert match.slot(0, "s3") == "pebble@60"
    assert match.slot(0, "s1") == "rex-blaze@60"


@rule("SS-BG-9")
def test_whom_a_bodyguard_leaves_is_at_60() -> None:
    match = guarded("doc-marzipan", "rex-blaze")
    attack(match, "amy").play("0 move doc-marzipan to disco-lenny")
    assert match.slot(0, "s1") == "rex-blaze@60"
    assert match.happened("uncovered", side=0, slot="s1", card="rex-blaze")


@rule("SS-BG-9")
def test_moving_bodyguards_for_ever_ends_in_a_draw() -> None:
    """A-49: the same position for the third time; nobody gets a point, and the match is played again."""
    match = arranged(
        green="john-silver<pebble@60 amy@60 |",
        red="carlos-el-jefe-rojas<dakota-lawkins@60 ignacio@60 |",
        contest="best-of-3",
    )
    there = ["0 move pebble to amy", "1 move dakota-lawkins to ignacio"]
    back = ["0 move pebble to john-silver", "1 move dakota-lawkins to carlos-el-jefe-rojas"]
    match.play(*there, *back, *there, *back[:1])
    assert match.told("match_drawn") == []
    match.play(*back[1:])
    assert match.told("match_drawn") == [{"why": "repetition"}]
    assert match.game.scores == [0, 0]
    assert match.game.matches == [0, 0]
    assert "take green" in match.offered()


@rule("SS-BG-10")
def test_when_a_bodyguard_is_knocked_out_the_next_is_on_top_at_60() -> None:
    match = arranged(green="john-silver amy | rex-blaze<stach<pebble@10", turn="red")
    attack(match, "pebble")
    assert match.slot(0, "s1") == "rex-blaze<stach@60"
    assert match.used(0) == ["pebble"]
    assert match.happened("uncovered", side=0, slot="s1", card="stach")


@rule("SS-BG-11", "SS-BG-15")
def test_a_guarded_leader_cannot_be_attacked() -> None:
    match = arranged(green="john-silver<pebble@40 - |", turn="red")
    assert match.refuses("1 attack john-silver with tito-tambor")
    attack(match, "pebble")
    assert match.slot(0, "leader") == "john-silver<pebble@30"


@rule("SS-BG-12")
def test_only_the_uppermost_is_the_bodyguard() -> None:
    match = arranged(green="john-silver amy | rex-blaze<stach<pebble@60 disco-lenny")
    assert match.refuses("0 move stach to disco-lenny")
    assert match.refuses("0 attack ignacio with stach")
    match.play("0 move pebble to disco-lenny")
    assert match.slot(0, "s1") == "rex-blaze<stach@60"


@rule("SS-BG-13")
def test_a_covered_bodyguard_has_recovered_like_any_other() -> None:
    row = "john-silver amy | rex-blaze<stach@20 disco-lenny zuri-makena lola-loophole"
    match = guarded("professor-kettle", "stach", row)
    assert match.slot(0, "s1") == "rex-blaze<stach<professor-kettle@30"
    assert match.kt("stach") == 60
    for _ in range(3):
        attack(match, "professor-kettle")
        match.play("0 attack ignacio with disco-lenny")
    assert match.slot(0, "s1") == "rex-blaze<stach@60"


@rule("SS-BG-13")
def test_a_bodyguard_that_was_covered_may_move_again_later() -> None:
    match = arranged(green="john-silver amy | rex-blaze<stach<pebble@10 disco-lenny", turn="red")
    attack(match, "pebble")
    assert "move stach to disco-lenny" in match.offered(0)


@rule("SS-BG-14")
def test_a_bodyguard_takes_its_kt_along() -> None:
    match = arranged(green="john-silver amy | rex-blaze<pebble@60 disco-lenny@20").play("0 move pebble to disco-lenny")
    assert match.slot(0, "s2") == "disco-lenny<pebble@60"
    assert match.kt("disco-lenny") == 60


@rule("SS-BG-15")
def test_a_bodyguard_on_the_leader_is_a_supporter() -> None:
    """A-12: it may be given an Energy Boost that is for Supporters."""
    match = arranged(green="john-silver<pebble@40 amy |", fx="vitamin-c-energy-shot")
    match.play("0 draw fx", "0 choose pebble")
    assert match.slot(0, "leader") == "john-silver<pebble@50"


@rule("SS-BG-16")
def test_a_bodyguard_uses_its_skill() -> None:
    match = arranged(green="john-silver amy | zuri-makena<rex-blaze@60", dice=[4])
    match.play("0 use rex-blaze", "0 hit ignacio")
    assert match.slot(0, "s1") == "zuri-makena<rex-blaze@50"
    assert match.kt("ignacio") == 20


@rule("SS-BG-16")
def test_a_bodyguard_attacks_and_receives_fx_cards() -> None:
    match = arranged(green="john-silver amy | zuri-makena<rex-blaze@30", fx="cotton-candy-cumulus")
    match.play("0 attack ignacio with rex-blaze", "1 attack rex-blaze with tito-tambor")
    match.play("0 draw fx", "0 choose rex-blaze")
    assert match.slot(0, "s1") == "zuri-makena<rex-blaze@50"


@rule("SS-BG-10", "SS-DECK-7")
def test_a_bodyguard_that_leaves_by_its_own_act_uncovers_too() -> None:
    match = arranged(green="john-silver amy | rex-blaze<zuri-makena@30").play("0 use zuri-makena", "0 hit ignacio")
    assert match.slot(0, "s1") == "rex-blaze@60"
    assert match.kt("ignacio") == 20


@rule("SS-BG-2")
def test_a_newcomer_goes_under_the_fx_cards_of_a_slot() -> None:
    """A-42: characters lie below, FX cards above."""
    match = arranged(
        green="john-silver amy | rex-blaze+rested disco-lenny zuri-makena lola-loophole", fx=FLYER, green_deck="pebble"
    )
    match.play("0 draw fx", "0 guard rex-blaze")
    assert match.slot(0, "s1") == "rex-blaze<pebble@40+rested:10"
    attack(match, "pebble")
    assert match.slot(0, "s1") == "rex-blaze<pebble@40"


@rule("SS-BG-8")
def test_a_bodyguard_moves_under_the_fx_cards_of_a_slot() -> None:
    """A-42; and from there it does not move again (A-43)."""
    match = arranged(green="john-silver amy | rex-blaze<pebble@60 disco-lenny+rested")
    match.play("0 move pebble to disco-lenny")
    assert match.slot(0, "s2") == "disco-lenny<pebble@60+rested:10"
    attack(match, "amy")
    assert match.offered(0, "move") == []


@rule("SS-BG-11")
def test_a_bodyguard_cannot_be_immune_through_the_very_card_it_covers() -> None:
    """A-56: Jasper on Dakota would make that slot unassailable."""
    ring = arranged(red="carlos-el-jefe-rojas ignacio | dakota-lawkins<jasper-lawkins@60 tito-tambor")
    assert "attack jasper-lawkins with rex-blaze" in ring.offered(0)
    apart = arranged(red="carlos-el-jefe-rojas ignacio | dakota-lawkins<tuna-toni jasper-lawkins@60")
    assert "attack jasper-lawkins with rex-blaze" not in apart.offered(0)


@rule("SS-BG-11")
def test_two_who_would_protect_each_other_are_both_open_to_attack() -> None:
    """A-56: Dakota, in a set of its own, is immune because of Jasper, and he because of her."""
    mutual = cards_with(
        "25: {skill: null, passive: {name: Ring, while: Jasper Lawkins, effects: [immune: {who: self}]}}"
    )
    match = arranged(red="carlos-el-jefe-rojas ignacio | dakota-lawkins jasper-lawkins", card_set=mutual)
    assert "attack dakota-lawkins with rex-blaze" in match.offered(0)
    assert "attack jasper-lawkins with rex-blaze" in match.offered(0)
