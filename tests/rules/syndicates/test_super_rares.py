"""Super Rare FX cards: those that help may be kept."""

import pytest

from matches import arranged
from rule import rule

GREEN = "john-silver amy@20 | stach@40 rex-blaze@20 zuri-makena@20 pebble@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"
ECHO = "john-silver amy@20 | echo-nova-byte@60 rex-blaze@20 zuri-makena@20 stach@40"


@rule("SS-SR-1")
def test_super_rare_fx_cards_are_marked_as_such() -> None:
    cards = arranged(green=GREEN, red=RED).game.cards
    fx = [card for card in range(len(cards)) if not cards.is_character(card)]
    rare = sorted(cards.names[card] for card in fx if cards.rarities[card] == "SR")
    helping = ["pocket-weather-machine", "the-golden-praline"]
    assert rare == sorted([*helping, "group-identity-crisis", "the-forbidden-slushie"])
    assert sorted(cards.names[card] for card in fx if cards.may_be_held(card)) == helping


@rule("SS-SR-2")
def test_one_that_helps_may_be_kept() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="the-golden-praline").play("0 draw fx")
    assert sorted(match.offered(0)) == ["apply the-golden-praline", "keep the-golden-praline"]
    match.play("0 keep the-golden-praline")
    assert match.held(0) == ["the-golden-praline"]
    assert match.kt("amy") == 20
    assert match.asked == [1]
    assert match.told("kept") == [{"seat": 0, "card": "the-golden-praline"}]


@rule("SS-SR-2")
def test_each_side_keeps_its_own() -> None:
    match = arranged(green=GREEN, red=RED, turn="red", red_fx="the-golden-praline")
    match.play("1 draw fx", "1 keep the-golden-praline", "0 attack ignacio with stach")
    assert (match.held(0), match.held(1)) == ([], ["the-golden-praline"])
    match.play("1 play the-golden-praline", "1 choose whiz")
    assert match.kt("whiz") == 60
    assert match.held(1) == []


@rule("SS-SR-2")
def test_one_that_helps_may_be_used_at_once_as_well() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="the-golden-praline")
    match.play("0 draw fx", "0 apply the-golden-praline", "0 choose amy")
    assert match.kt("amy") == 60
    assert match.held(0) == []
    assert match.fx_used(0) == ["the-golden-praline"]


@rule("SS-SR-2")
def test_a_31_kept_cards_lie_open_and_there_may_be_several() -> None:
    match = arranged(green=GREEN, red=RED, green_fx="the-golden-praline pocket-weather-machine")
    match.play("0 draw fx", "0 keep the-golden-praline", "1 attack amy with whiz")
    match.play("0 draw fx", "0 keep pocket-weather-machine")
    kept = ["pocket-weather-machine", "the-golden-praline"]
    for seat in (0, 1, None):
        assert sorted(fx.card for fx in match.game.view(seat).sides[0].reserve) == kept
    match.play("1 attack amy with whiz")
    assert sorted(match.offered(0, "play")) == ["play pocket-weather-machine", "play the-golden-praline"]


@rule("SS-SR-2")
def test_a_31_kept_cards_are_gone_with_the_match() -> None:
    match = arranged(green=GREEN, red=RED, green_held="the-golden-praline", contest="best-of-3")
    match.play("0 surrender").set_up()
    assert match.game.reserves == [[], []]


@rule("SS-SR-3")
@pytest.mark.parametrize("fx", ["the-forbidden-slushie", "group-identity-crisis"])
def test_one_that_harms_is_used_right_away(fx: str) -> None:
    match = arranged(green=GREEN, red=RED, green_fx=fx).play("0 draw fx")
    assert match.asked == [1]
    assert match.held(0) == []
    assert match.told("kept") == []
    assert match.told("fx_applied") == [{"seat": 0, "card": fx}]


@rule("SS-SR-3")
def test_the_forbidden_slushie_and_the_group_identity_crisis() -> None:
    slushie = arranged(green=GREEN, red=RED, green_fx="the-forbidden-slushie").play("0 draw fx")
    assert slushie.kt("john-silver") == 40
    crisis = arranged(green=GREEN, red=RED, green_fx="group-identity-crisis vitamin-c-energy-shot")
    crisis.play("0 draw fx", "1 attack amy with whiz")
    assert crisis.offered(0) == ["draw fx"]  # nobody can act, but one can draw
    crisis.play("0 draw fx", "1 attack amy with whiz")
    assert crisis.fx_used(0).count("group-identity-crisis") == 1
    assert "attack ignacio with stach" in crisis.offered(0)


@rule("SS-SR-4")
def test_playing_a_kept_one_takes_the_turn() -> None:
    match = arranged(green=GREEN, red=RED, green_held="the-golden-praline")
    match.play("0 play the-golden-praline")
    assert set(match.offered(0)) == set(match.offered(0, "choose"))  # it is used now, and nothing else is done
    match.play("0 choose rex-blaze")
    assert match.kt("rex-blaze") == 60
    assert match.asked == [1]


@rule("SS-SR-2", "SS-TURN-7")
def test_a_32_one_that_a_skill_draws_may_be_kept_too() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="the-golden-praline vitamin-c-energy-shot")
    match.play("0 use echo-nova-byte")
    assert sorted(match.offered(0)) == [
        "apply the-golden-praline",
        "apply vitamin-c-energy-shot",
        "keep the-golden-praline",
    ]
    match.play("0 keep the-golden-praline", "0 choose rex-blaze")
    assert match.held(0) == ["the-golden-praline"]
    assert match.kt("rex-blaze") == 30
    assert match.asked == [1]


@rule("SS-SR-3")
def test_a_32_one_that_harms_works_at_once_when_a_skill_draws_it() -> None:
    match = arranged(green=ECHO, red=RED, green_fx="the-forbidden-slushie vitamin-c-energy-shot")
    match.play("0 use echo-nova-byte")
    assert match.offered(0, "keep") == []
    match.play("0 apply the-forbidden-slushie", "0 choose rex-blaze")
    assert match.kt("john-silver") == 40
    assert match.asked == [1]


@rule("SS-SR-2")
def test_a_32_the_one_picked_from_three_may_be_kept() -> None:
    row = "john-silver amy | mildred-mayhem@20 rex-blaze stach -"
    match = arranged(green=row, red=RED, green_fx="heat-wave the-golden-praline earworm").play("0 use mildred-mayhem")
    match.play("0 keep the-golden-praline")
    assert match.held(0) == ["the-golden-praline"]
    assert match.kt("mildred-mayhem") is None
    assert sorted(match.fx_used(0)) == ["earworm", "heat-wave"]
    assert match.told("will_skip") == []
