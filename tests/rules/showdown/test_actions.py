"""The Action phase."""

from duels import showdown
from rule import rule

DRAW_TWO = "cards: {6P: {action: [draw: 2]}, 5P: {action: [look-at-hand]}, 4P: {action: [look-at-hand: 1]}}"


@rule("SD-ACT-1")
def test_only_the_attacker_may_act_first() -> None:
    duel = showdown(hands="6P | 6P", phase="action", attacker=1, decks=DRAW_TWO)
    assert duel.asked == [1]


@rule("SD-ACT-2")
def test_an_opportunity_is_one_action_or_a_pass() -> None:
    duel = showdown(hands="6P 7P 8I | 2P", phase="action", decks=DRAW_TWO)
    assert duel.offered() == ["play 6P", "pass"]
    duel.play("0 play 6P")
    assert duel.asked == [1]


@rule("SD-ACT-3")
def test_opportunities_alternate_until_both_pass_in_a_row() -> None:
    duel = showdown(hands="6P 7P 8I | 2P 3P", phase="action", decks=DRAW_TWO)
    duel.play("0 play 6P", "1 pass", "0 pass")
    assert duel.game.view(None).phase == "combat"
    assert duel.told("passed") == [{"seat": 1}, {"seat": 0}]


@rule("SD-ACT-4")
def test_a_pass_is_not_final() -> None:
    duel = showdown(hands="6P 7P 8I | 6P 3P 4I", phase="action", decks=DRAW_TWO)
    duel.play("0 pass", "1 play 6P")
    assert duel.offered(0) == ["play 6P", "pass"]
    duel.play("0 play 6P", "1 pass")
    assert duel.asked == [0]
    duel.play("0 pass")
    assert duel.game.view(None).phase == "combat"


@rule("SD-ACT-5", "SD-TYPE-1")
def test_an_action_is_carried_out_then_discarded() -> None:
    duel = showdown(hands="6P 7P 8P 9P 10P | 2P", phase="action", decks=DRAW_TWO).play("0 play 6P")
    assert duel.sizes()[0] == 6
    assert duel.discards(0) == "6P"


@rule("SD-ACT-5")
def test_an_action_lies_on_the_table_while_it_is_carried_out() -> None:
    discards = "cards: {6P: {action: [discard: 1, draw: 1]}}"
    duel = showdown(hands="6P 7P 8P | 2P", phase="action", deck_0=discards).play("0 play 6P")
    assert duel.area(0, seen_by=1).in_use == ["6-of-clubs"]
    assert duel.discards(0) == ""
    assert duel.play("0 discard 7P").discards(0) == "7P 6P"
    assert duel.area(0).in_use == []


@rule("SD-ACT-6")
def test_only_actions_may_be_played() -> None:
    cards = "cards: {6P: {strike: [add: 1]}, 7P: {react: {when: feints, effects: [draw: 1]}}, 8P: {feint: [add: 1]}}"
    duel = showdown(hands="6P 7P 8P 9P | 2P", phase="action", decks=cards)
    assert duel.offered() == ["pass"]


@rule("SD-ACT-7")
def test_any_number_of_actions_may_be_played() -> None:
    duel = showdown(hands="6P 5P 4P 9P | 2P", phase="action", decks=DRAW_TWO)
    duel.play("0 play 5P", "1 pass", "0 play 4P", "1 pass", "0 play 6P", "1 pass")
    assert [facts["card"] for facts in duel.told("action")] == ["5-of-clubs", "4-of-clubs", "6-of-clubs"]
    assert duel.asked == [0]


@rule("SD-ACT-8")
def test_actions_spent_are_missing_in_combat() -> None:
    duel = showdown(hands="5P 4P | 2P 3I", phase="action", decks=DRAW_TWO)
    duel.play("0 play 5P", "1 pass", "0 play 4P", "1 pass", "0 pass")
    assert duel.sizes() == [0, 2]
    duel.play("0 feint BJ1", "1 feint 2P")
    assert duel.told("unable") == [{"seats": [0]}]
    assert duel.lives() == [3, 4]
