"""Characters that enter during a match, and what characters may do."""

import pytest

from matches import arranged
from rule import rule

FULL = "john-silver amy | rex-blaze disco-lenny zuri-makena lola-loophole"
FLYER = "all-you-can-eat-flyer"


@rule("SS-CHR-1")
def test_nobody_draws_a_character_as_an_action() -> None:
    match = arranged(green="john-silver amy | rex-blaze")
    assert match.knows_no("0 draw character")
    assert {token.split(" ")[0] for token in match.offered(0)} <= {"attack", "use", "draw", "play", "move"}
    assert match.offered(0, "draw") == ["draw fx"]


@rule("SS-CHR-1")
def test_an_fx_card_that_says_so_brings_a_character() -> None:
    match = arranged(green="john-silver amy | rex-blaze disco-lenny zuri-makena -", fx=FLYER, green_deck="pebble")
    match.play("0 draw fx")
    assert match.told("drew_character") == [{"seat": 0, "card": "pebble"}]
    assert match.kt("pebble") == 40


@rule("SS-CHR-2")
def test_a_newcomer_fills_the_empty_slot() -> None:
    match = arranged(green="john-silver amy | rex-blaze - zuri-makena lola-loophole", fx=FLYER, green_deck="pebble")
    match.play("0 draw fx")
    assert match.slot(0, "s2") == "pebble@40"
    assert match.asked == [1]


@rule("SS-CHR-2")
def test_the_owner_picks_among_several_empty_slots() -> None:
    """A-50."""
    match = arranged(green="john-silver amy | - rex-blaze zuri-makena -", fx=FLYER, green_deck="pebble")
    match.play("0 draw fx")
    assert match.offered(0) == ["enter s1", "enter s4"]
    match.play("0 enter s4")
    assert match.slot(0, "s4") == "pebble@40"
    assert match.slot(0, "s1") == "-"


@rule("SS-CHR-2")
def test_the_familys_slot_is_no_place_for_a_newcomer() -> None:
    match = arranged(green="john-silver - | rex-blaze - zuri-makena lola-loophole", fx=FLYER, green_deck="pebble")
    match.play("0 draw fx")
    assert match.slot(0, "s2") == "pebble@40"
    assert match.slot(0, "family") == "-"


@rule("SS-CHR-3", "SS-BG-2")
def test_a_bodyguard_goes_where_it_is_sent() -> None:
    match = arranged(green="john-silver amy | captain-gravy@60 - zuri-makena", green_deck="pebble", dice=[4])
    match.play("0 use captain-gravy")
    assert match.slot(0, "leader") == "john-silver<pebble@40"
    assert match.slot(0, "s2") == "-"


@rule("SS-CHR-4", "SS-BG-2", "SS-BG-3")
def test_without_an_empty_slot_a_newcomer_becomes_a_bodyguard() -> None:
    match = arranged(green=FULL, fx=FLYER, green_deck="pebble").play("0 draw fx")
    names = ["rex-blaze", "disco-lenny", "john-silver", "amy", "zuri-makena", "lola-loophole"]
    assert sorted(match.offered(0)) == sorted(f"guard {name}" for name in names)
    match.play("0 guard zuri-makena")
    assert match.slot(0, "s3") == "zuri-makena<pebble@40"
    assert match.asked == [1]


@rule("SS-CHR-5")
def test_nobody_gives_kt_away_without_a_card() -> None:
    match = arranged(green="john-silver amy | disco-lenny@60 rex-blaze@10")
    assert match.refuses("0 give 10")
    assert not match.offered(0, "give")


@rule("SS-CHR-5")
def test_a_card_may_allow_to_give_kt_away() -> None:
    match = arranged(green="john-silver amy | pebble@60 grandma-boulder@10").play("0 use pebble")
    assert match.kt("grandma-boulder") == 20


@rule("SS-CHR-6")
def test_nobody_hands_an_fx_card_on() -> None:
    match = arranged(green="john-silver amy | disco-lenny+rested rex-blaze")
    assert match.knows_no("0 move rested to rex-blaze")
    assert not [token for token in match.offered(0) if "rested" in token]


@rule("SS-CHR-7", "SS-BG-11")
def test_only_the_top_character_attacks() -> None:
    match = arranged(green="john-silver amy | disco-lenny<rex-blaze")
    assert match.refuses("0 attack ignacio with disco-lenny")
    match.play("0 attack ignacio with rex-blaze")
    assert match.kt("ignacio") == 40


@rule("SS-CHR-8", "SS-BG-11")
def test_only_the_top_character_is_attacked() -> None:
    match = arranged(red="carlos-el-jefe-rojas ignacio | vito-confetti<tuna-toni@20")
    assert match.refuses("0 attack vito-confetti with rex-blaze")
    match.play("0 attack tuna-toni with rex-blaze")
    assert match.slot(1, "s1") == "vito-confetti<tuna-toni@10"


@rule("SS-CHR-9")
def test_only_the_top_character_uses_fx_cards() -> None:
    match = arranged(green="john-silver amy | disco-lenny<rex-blaze@30", fx="vitamin-c-energy-shot").play("0 draw fx")
    assert match.offered(0) == ["choose rex-blaze"]
    match.play("0 choose rex-blaze")
    assert match.slot(0, "s1") == "disco-lenny<rex-blaze@40"
    assert match.kt("disco-lenny") == 60


@rule("SS-CHR-10")
@pytest.mark.parametrize("name", ["rex-blaze", "lola-loophole"])
def test_those_below_do_nothing(name: str) -> None:
    """Rex below counts as being at 60 KT, but that does not let him use his skill."""
    match = arranged(green=f"john-silver amy | {name}<zuri-makena")
    assert match.refuses(f"0 use {name}")
    match = arranged(green=f"john-silver amy | {name}@60")
    assert f"use {name}" in match.offered(0)


@rule("SS-CHR-10")
def test_the_leader_below_does_nothing_either() -> None:
    match = arranged(green="john-silver<pebble amy |")
    assert match.refuses("0 use john-silver")
    assert match.refuses("0 attack ignacio with john-silver")


@rule("SS-CHR-10")
def test_passive_skills_work_from_below() -> None:
    """A-6: a covered Amy still protects John Silver."""
    match = arranged(green="john-silver amy<rex-blaze |", turn="red")
    assert match.refuses("1 attack john-silver with tito-tambor")


@rule("SS-CHR-11")
def test_a_newcomer_begins_with_its_printed_kt() -> None:
    row = "john-silver amy | rex-blaze - zuri-makena lola-loophole"
    match = arranged(green=row, fx=FLYER, green_deck="echo-nova-byte").play("0 draw fx")
    assert match.kt("echo-nova-byte") == 20
    assert match.told("entered") == [{"side": 0, "slot": "s2", "card": "echo-nova-byte", "kt": 20}]


@rule("SS-CHR-2", "SS-PEN-4")
def test_a_newcomer_whose_penalty_is_due_never_sits_down() -> None:
    """A-57: it goes straight beside the deck, and no other is drawn for it."""
    row = "john-silver amy | marty-caldwell - zuri-makena lola-loophole"
    match = arranged(green=row, fx=FLYER, green_deck="mc-collins-de-alpha pebble").play("0 draw fx")
    assert match.slot(0, "s2") == "-"
    assert match.used(0) == ["mc-collins-de-alpha"]
    assert match.told("entered") == []
    assert match.told("left") == [{"side": 0, "slot": "", "card": "mc-collins-de-alpha", "why": "penalty"}]
    assert match.asked == [1]


@rule("SS-CHR-4", "SS-PEN-4")
def test_such_a_newcomer_covers_nobody() -> None:
    """A-57: so nobody recovers."""
    row = "john-silver amy@10 | marty-caldwell rex-blaze zuri-makena lola-loophole"
    match = arranged(green=row, fx=FLYER, green_deck="mc-collins-de-alpha").play("0 draw fx")
    assert match.asked == [1]
    assert match.kt("amy") == 10
    assert match.game.guards == [[], []]


@rule("SS-CHR-2")
def test_a_slot_that_a_penalty_emptied_is_the_first_to_be_filled() -> None:
    """A-25: Stach drives Marty away, and whoever comes next takes that place."""
    row = "john-silver amy | rex-blaze marty-caldwell zuri-makena -"
    match = arranged(green=row, fx=f"{FLYER} rested", green_deck="stach pebble").play("0 draw fx")
    assert match.field(0) == "john-silver@60 amy@50 | rex-blaze@20 - zuri-makena@20 stach@40"
    assert match.used(0) == ["marty-caldwell"]
