"""Penalties: who cannot stand whom, and who goes first."""

from matches import Match, analysing, arranged
from rule import rule

GREEN_DRAW = "rex-blaze zuri-makena echo-nova-byte captain-gravy"
GREEN = "john-silver amy | rex-blaze zuri-makena echo-nova-byte captain-gravy"


def red_analyses(red: str) -> Match:
    """Green is ready, and red looks at a team."""
    return analysing(green=GREEN_DRAW, red=red).play("0 ready")


@rule("SS-PEN-1", "SS-CARD-13")
def test_a_penalty_happens_by_itself() -> None:
    match = red_analyses("seraphim-kade jasper-lawkins whiz tuna-toni").play("1 ready")
    assert match.kt("seraphim-kade") is None
    assert [(facts["card"], facts["why"]) for facts in match.told("left")] == [("seraphim-kade", "penalty")]
    assert match.asked == [0]


@rule("SS-PEN-1")
def test_without_the_combination_nobody_leaves() -> None:
    match = red_analyses("seraphim-kade lorenzo-velvet whiz tuna-toni")
    assert match.offered(1, "dismiss") == []
    match.refuses("1 dismiss seraphim-kade")
    match.play("1 ready")
    assert match.told("left") == []


@rule("SS-PEN-2")
def test_the_owner_chooses_the_order_of_several_penalties() -> None:
    match = red_analyses("seraphim-kade bennett-frost jasper-lawkins whiz")
    assert sorted(match.offered(1, "dismiss")) == ["dismiss bennett-frost", "dismiss seraphim-kade"]
    match.play("1 ready")
    assert match.asked == [1]
    assert sorted(match.offered(1)) == ["dismiss bennett-frost", "dismiss seraphim-kade"]


@rule("SS-PEN-3", "SS-CARD-14")
def test_who_goes_first_may_save_another() -> None:
    match = red_analyses("seraphim-kade bennett-frost jasper-lawkins whiz").play("1 dismiss seraphim-kade")
    assert match.offered(1, "dismiss") == []
    match.play("1 ready")
    assert match.kt("bennett-frost") == 50
    assert match.kt("jasper-lawkins") == 50


@rule("SS-PEN-3")
def test_who_goes_in_the_wrong_order_saves_nobody() -> None:
    match = red_analyses("seraphim-kade bennett-frost jasper-lawkins whiz").play("1 dismiss bennett-frost")
    assert sorted(match.offered(1, "dismiss")) == ["dismiss seraphim-kade"]
    match.play("1 ready")
    assert match.kt("bennett-frost") is None
    assert match.kt("seraphim-kade") is None
    assert match.asked == [0]


@rule("SS-PEN-3")
def test_the_order_asked_for_at_the_end_saves_as_well() -> None:
    match = red_analyses("seraphim-kade bennett-frost jasper-lawkins whiz").play("1 ready", "1 dismiss seraphim-kade")
    assert match.asked == [0]
    assert match.kt("seraphim-kade") is None
    assert match.kt("bennett-frost") == 50


@rule("SS-PEN-4")
def test_who_left_lies_beside_the_deck_for_the_match() -> None:
    match = red_analyses("seraphim-kade jasper-lawkins whiz tuna-toni").play("1 ready")
    assert match.used(1) == ["seraphim-kade"]
    assert "seraphim-kade" not in match.deck(1)


@rule("SS-PEN-5")
def test_a_25_the_slot_stays_empty_until_a_character_is_drawn() -> None:
    match = red_analyses("whiz seraphim-kade jasper-lawkins tuna-toni").play("1 ready")
    assert match.slot(1, "s2") == "-"
    assert match.asked == [0]
    later = arranged(
        green=GREEN,
        red="carlos-el-jefe-rojas ignacio | whiz - jasper-lawkins tuna-toni",
        turn="red",
        red_deck="chalk",
        red_fx="all-you-can-eat-flyer",
    ).play("1 draw fx")
    assert later.slot(1, "s2") == "chalk@40"


@rule("SS-PEN-6", "SS-GLO-7")
def test_a_penalty_cannot_be_refused_and_is_no_action() -> None:
    match = red_analyses("seraphim-kade dakota-lawkins whiz tuna-toni").play("1 ready")
    assert match.kt("seraphim-kade") is None
    assert match.kinds("left", "first", "turn") == ["left", "first", "turn"]
    assert match.game.turn == 1


@rule("SS-PEN-3", "SS-DUO-2")
def test_a_22_a_character_with_a_penalty_may_pay_for_the_partner() -> None:
    match = analysing(green="ive-montana marty-caldwell zuri-makena rex-blaze", red="whiz tuna-toni chalk tito-tambor")
    match.play("0 fetch stach", "0 discard marty-caldwell", "0 ready")
    assert match.asked == [1]
    names = ("ive-montana", "stach", "zuri-makena", "rex-blaze")
    assert [match.kt(name) for name in names] == [50, 40, 20, 20]


@rule("SS-PEN-1")
def test_a_22_a_penalty_may_fall_due_by_a_search() -> None:
    match = red_analyses("jasper-lawkins bennett-frost whiz tuna-toni")
    assert match.offered(1, "dismiss") == []
    match.play("1 fetch dakota-lawkins", "1 discard whiz", "1 ready")
    assert match.asked == [0]
    assert match.kt("bennett-frost") == 50  # nobody named Kade is there


@rule("SS-PEN-1", "SS-GLO-7")
def test_a_23_a_newcomer_sets_off_the_penalty_of_those_already_there() -> None:
    match = arranged(
        green=GREEN,
        red="carlos-el-jefe-rojas ignacio | seraphim-kade whiz tuna-toni -",
        turn="red",
        red_deck="dakota-lawkins",
        red_fx="all-you-can-eat-flyer",
    ).play("1 draw fx")
    assert match.kt("dakota-lawkins") == 40
    assert match.kt("seraphim-kade") is None
    assert match.asked == [0]


@rule("SS-PEN-1", "SS-PEN-2")
def test_a_23_several_penalties_in_the_match_go_in_their_owners_order() -> None:
    match = arranged(
        green=GREEN,
        red="carlos-el-jefe-rojas ignacio | seraphim-kade bennett-frost tuna-toni -",
        turn="red",
        red_deck="dakota-lawkins",
        red_fx="all-you-can-eat-flyer",
    ).play("1 draw fx")
    assert match.asked == [1]
    assert sorted(match.offered(1, "dismiss")) == ["dismiss bennett-frost", "dismiss seraphim-kade"]
    match.play("1 dismiss seraphim-kade")
    assert match.kt("bennett-frost") == 50
    assert match.asked == [0]


@rule("SS-PEN-1")
def test_a_6_a_penalty_sees_covered_characters() -> None:
    match = arranged(
        green="john-silver amy | stach<rex-blaze zuri-makena echo-nova-byte -",
        red="carlos-el-jefe-rojas ignacio | whiz tuna-toni chalk tito-tambor",
        green_deck="marty-caldwell",
        green_fx="all-you-can-eat-flyer",
    ).play("0 draw fx")
    assert match.kt("marty-caldwell") is None


@rule("SS-PEN-6")
def test_a_57_a_newcomer_whose_penalty_is_due_is_never_laid_down() -> None:
    match = arranged(
        green="john-silver amy | stach@10 zuri-makena@10 echo-nova-byte@10 rex-blaze@10",
        red="carlos-el-jefe-rojas ignacio | whiz tuna-toni chalk tito-tambor",
        green_deck="marty-caldwell pebble",
        green_fx="all-you-can-eat-flyer",
    ).play("0 draw fx")
    assert match.asked == [1]  # nobody was asked whom to protect, and no other character is drawn
    assert match.kt("marty-caldwell") is None
    assert match.kt("pebble") is None
    assert match.told("entered") == []
    assert match.kt("stach") == 10
    assert match.used(0) == ["marty-caldwell"]


@rule("SS-PEN-6", "SS-ONE-6")
def test_a_57_out_of_concern_that_draws_such_a_newcomer_leaves_the_family_slot_closed() -> None:
    match = arranged(
        green="john-silver amy | stach zuri-makena echo-nova-byte rex-blaze",
        red="carlos-el-jefe-rojas ignacio | whiz tuna-toni chalk tito-tambor",
        green_deck="marty-caldwell",
    ).play("0 use john-silver")
    assert match.kt("amy") is None
    assert match.kt("marty-caldwell") is None
    assert match.slot(0, "family") == "-"
    assert match.game.closed[0]
    assert match.game.black[0]


@rule("SS-PEN-1")
def test_a_57_a_covered_character_leaves_from_under_its_bodyguard() -> None:
    match = arranged(
        green=GREEN,
        red="carlos-el-jefe-rojas ignacio | seraphim-kade<whiz@30 tuna-toni chalk -",
        turn="red",
        red_deck="dakota-lawkins",
        red_fx="all-you-can-eat-flyer",
    ).play("1 draw fx")
    assert match.kt("seraphim-kade") is None
    assert match.kt("whiz") == 30
    assert match.slot(1, "s1") == "whiz@30"
    match.play("0 attack chalk with rex-blaze")
    assert match.offered(1, "move") == []
