"""Wording is rule: what a card says holds, and what nothing forbids is allowed."""

import pytest

from matches import arranged, cards_with
from rule import rule


@rule("SS-WORD-1")
def test_a_card_that_says_family_outranks_the_empty_slot() -> None:
    """A newcomer fills empty Supporter slots first, but Out of Concern sends it to the Family's place."""
    match = arranged(green="john-silver amy | rex-blaze - - -", green_deck="pebble").play("0 use john-silver")
    assert match.slot(0, "family") == "pebble@40"
    assert match.slot(0, "s2") == "-"


@rule("SS-WORD-1")
def test_a_card_that_says_so_leaves_its_character_active() -> None:
    """A-10: an FX card makes a slot inactive, unless its text says otherwise."""
    match = arranged(green="john-silver amy | rex-blaze+pep-talk-from-mum zuri-makena+rested")
    attackers = {token.split(" ")[3] for token in match.offered(0, "attack")}
    assert "rex-blaze" in attackers
    assert "zuri-makena" not in attackers


@rule("SS-WORD-2")
def test_a_character_may_be_given_up_on_purpose() -> None:
    match = arranged(green="john-silver amy | stach@60 ive-montana@10").play("0 use stach", "0 give 50")
    assert match.kt("stach") is None
    assert match.kt("ive-montana") == 60
    assert match.used(0) == ["stach"]


@rule("SS-WORD-2")
def test_kt_may_be_given_away_for_nothing() -> None:
    match = arranged(green="john-silver amy | stach@60 ive-montana@60").play("0 use stach", "0 give 50")
    assert match.kt("stach") is None
    assert match.kt("ive-montana") == 60


@rule("SS-WORD-3")
@pytest.mark.parametrize("names", [["rex-blaze"] * 3, ["rex-blaze", "disco-lenny", "echo-nova-byte"]])
def test_fx_cards_to_pass_on_may_be_shared_out_in_any_way(names: list[str]) -> None:
    generous = cards_with("7: {skill: {name: Gifts, effects: [draw-fx: {count: 3, pass: 3}]}}")
    match = arranged(
        green="john-silver amy | echo-nova-byte@60 rex-blaze@20 disco-lenny@20",
        fx="vitamin-c-energy-shot unicornish-jelly-beans jalapeno-honey-chips",
        card_set=generous,
    )
    match.play("0 use echo-nova-byte")
    match.play("0 apply vitamin-c-energy-shot", f"0 choose {names[0]}")
    match.play("0 apply unicornish-jelly-beans", f"0 choose {names[1]}")
    match.play(f"0 choose {names[2]}")
    start = {"rex-blaze": 20, "disco-lenny": 20, "echo-nova-byte": 50}
    for name, kt in start.items():
        assert match.kt(name) == kt + 10 * names.count(name)
    assert match.asked == [1]


@rule("SS-WORD-1")
def test_a_card_that_says_something_twice_asks_twice() -> None:
    gift = "give: {kt: 10, from: one-supporter, to: teammate}"
    match = arranged(
        green="john-silver@20 amy@20 | rex-blaze@30 stach@30",
        fx="two-straws",
        card_set=cards_with(f"45: {{effects: [{gift}, {gift}]}}"),
    )
    match.play("0 draw fx", "0 choose rex-blaze", "0 choose amy")
    assert sorted(match.offered(0)) == ["choose rex-blaze", "choose stach"]
    match.play("0 choose stach", "0 choose john-silver")
    assert match.field(0) == "john-silver@30 amy@30 | rex-blaze@20 stach@20 - -"
    assert match.asked == [1]


@rule("SS-WORD-1")
def test_a_broken_card_may_weaken_the_team_it_lay_on() -> None:
    """A-41: the attacker is named by the card, or somebody else is."""
    match = arranged(
        green="john-silver@60 amy@60 | rex-blaze@60+spring-loaded-umbrella:10 stach+rested",
        turn="red",
        card_set=cards_with("78: {attach: {to: teammate, kt: 20, gone: [lose: {kt: 10, who: team}]}}"),
    )
    match.play("1 attack rex-blaze with whiz")
    assert match.field(0) == "john-silver@50 amy@50 | rex-blaze@50 stach@40+rested:10 - -"
    assert match.kt("whiz") == 20
