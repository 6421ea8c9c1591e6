"""How a match starts, and what a turn is."""

import pytest

from matches import analysing, arranged, started
from rule import rule

GREEN = "john-silver amy | stach@40 rex-blaze@20 zuri-makena@20 captain-gravy@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"
GREEN_DRAW = "stach rex-blaze zuri-makena captain-gravy"
RED_DRAW = "tito-tambor whiz tuna-toni chalk"


@rule("SS-TURN-1")
def test_nobody_acts_before_both_are_ready() -> None:
    match = analysing(green=GREEN_DRAW, red=RED_DRAW)
    match.refuses("0 attack ignacio with stach")
    match.play("0 ready")
    assert match.asked == [1]
    match.refuses("0 attack ignacio with stach")
    match.refuses("1 attack amy with whiz")
    assert match.told("turn") == []
    match.play("1 ready")
    assert match.asked == [0]
    assert match.told("ready") == [{"side": 0}, {"side": 1}]
    match.play("0 attack ignacio with stach")
    assert match.kt("ignacio") == 40


@rule("SS-TURN-2")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("faction", ["green", "red"])
def test_who_lost_the_throw_begins(seed: int, faction: str) -> None:
    match = started(seed=seed)
    (winner,) = match.asked
    dice = {facts["side"]: facts["die"] for facts in match.told("rolled")}
    assert dice[winner] > dice[1 - winner]
    match.play(f"{winner} take {faction}").set_up()
    assert match.told("first") == [{"seat": 1 - winner}]
    assert match.asked == [1 - winner]


@rule("SS-TURN-3")
def test_the_sides_take_turns_with_one_action_each() -> None:
    match = arranged(green=GREEN, red=RED).play("0 attack ignacio with stach")
    assert match.asked == [1]
    match.refuses("0 attack ignacio with stach")
    match.play("1 attack amy with whiz")
    assert match.asked == [0]
    match.refuses("1 attack amy with whiz")
    assert [facts["seat"] for facts in match.told("turn")] == [1, 0]


@rule("SS-TURN-3")
def test_a_16_nobody_may_pass_who_can_do_something() -> None:
    match = arranged(green=GREEN, red=RED)
    assert "pass" not in match.offered(0)
    assert match.knows_no("0 pass")


@rule("SS-TURN-3")
def test_a_16_who_can_do_nothing_passes_unasked() -> None:
    row = "john-silver@50+mandatory-software-update amy+smart-lock-of-doom | zuri-makena+rested - - -"
    match = arranged(green=row, red=RED, turn="red", green_fx=".")
    match.play("1 attack amy with whiz")
    assert match.told("passed") == [{"seat": 0}]
    assert match.asked == [1]


@rule("SS-TURN-3")
def test_a_16_turns_with_nothing_to_do_count_only_in_a_row() -> None:
    match = arranged(
        green="john-silver amy | stach@10 - - -",
        red="carlos-el-jefe-rojas@50+rested - | - - - -",
        green_fx="vitamin-c-energy-shot unicornish-jelly-beans jalapeno-honey-chips beetroot-rocket",
        red_fx=".",
    )
    for _ in range(4):
        match.play("0 draw fx", "0 choose stach")
    assert match.told("passed") == [{"seat": 1}] * 4
    assert match.told("match_drawn") == []


@rule("SS-TURN-3")
def test_a_16_four_turns_with_nothing_to_do_end_the_match_in_a_draw() -> None:
    match = arranged(
        green="john-silver@50+rested - | - - - zuri-makena@20",
        red="carlos-el-jefe-rojas@50+rested - | whiz@20 - - -",
        green_fx=".",
        red_fx=".",
    )
    match.play("0 use zuri-makena", "0 hit whiz")  # both are gone now, and the Leaders cannot act
    assert match.told("match_drawn") == [{"why": "idle"}]
    assert [facts["seat"] for facts in match.told("passed")] == [1, 0, 1, 0]
    assert match.game.scores == [0, 0]
    assert not match.game.over


@rule("SS-TURN-4")
def test_a_turn_is_a_single_choice_among_all_actions() -> None:
    match = arranged(green="john-silver amy | doc-marzipan rex-blaze zuri-makena stach", red=RED)
    offered = match.offered(0)
    for token in ("attack whiz with stach", "use doc-marzipan", "use zuri-makena", "use john-silver", "draw fx"):
        assert token in offered
    turn = match.game.turn
    match.play("0 draw fx")
    while match.asked == [0]:
        match.play(f"0 {match.offered(0)[0]}")
    assert match.game.turn == turn + 1


@rule("SS-TURN-5", "SS-TURN-7")
def test_all_that_a_skill_brings_is_one_action() -> None:
    row = "john-silver amy | echo-nova-byte@60 rex-blaze@20 zuri-makena@20 stach@40"
    match = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot jalapeno-honey-chips")
    turn = match.game.turn
    match.play("0 use echo-nova-byte")
    assert match.asked == [0]
    match.play("0 apply vitamin-c-energy-shot", "0 choose rex-blaze", "0 choose echo-nova-byte")
    assert match.kt("rex-blaze") == 30
    assert match.kt("echo-nova-byte") == 60
    assert match.asked == [1]
    assert match.game.turn == turn + 1


@rule("SS-TURN-6")
def test_the_action_of_drawing_is_one_card_and_a_skill_may_draw_more() -> None:
    row = "john-silver amy | echo-nova-byte@60 rex-blaze@20 zuri-makena@20 stach@40"
    match = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot jalapeno-honey-chips")
    cards = len(match.game.fx_decks[0])
    match.play("0 draw fx", "0 choose stach")
    assert len(match.game.fx_decks[0]) == cards - 1
    assert match.told("drew_fx") == [{"seat": 0, "card": "vitamin-c-energy-shot"}]
    assert match.asked == [1]
    skill = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot jalapeno-honey-chips")
    skill.play("0 use echo-nova-byte")
    assert [facts["card"] for facts in skill.told("drew_fx")] == ["vitamin-c-energy-shot", "jalapeno-honey-chips"]
    assert len(skill.game.fx_decks[0]) == cards - 2


@rule("SS-TURN-7")
def test_whoever_is_given_an_fx_card_uses_it_right_away() -> None:
    row = "john-silver amy | echo-nova-byte@60 rex-blaze@20 zuri-makena@20 stach@40"
    match = arranged(green=row, red=RED, green_fx="sugar-crash jalapeno-honey-chips")
    match.play("0 use echo-nova-byte", "0 apply sugar-crash", "0 choose stach")
    assert match.kt("stach") == 10
    assert match.offered(0) == ["choose echo-nova-byte"]  # one card may be passed on, not two
    match.play("0 choose echo-nova-byte")
    assert match.game.reserves[0] == []
    assert match.asked == [1]
