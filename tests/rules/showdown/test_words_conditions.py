"""The words of cards: conditions and counts, on both sides of where they begin to hold."""

from __future__ import annotations

import pytest

from duels import Table, showdown


def can_act(condition: str, hands: str = "6P 7P | 2C 3C 4C", aces: str = "", attacker: int = 0) -> bool:
    """Tells whether seat 0 may play an Action that has a condition."""
    text = f"cards: {{6P: {{action: {{if: {condition}, effects: [look-at-hand]}}}}}}"
    duel = showdown(hands=hands, aces=aces, attacker=attacker, phase="action", deck_0=text)
    if attacker == 1:
        duel.play("1 pass")
    return "play 6P" in duel.offered(0)


def can_react(condition: str, when: str, feints: str, strikes: str = "") -> bool:
    """Tells whether seat 0 may answer feints or strikes under a condition."""
    text = f"cards: {{2I: {{react: {{when: {when}, if: {condition}, effects: [look-at-hand]}}}}}}"
    duel = showdown(hands="6P 7P 8I 8C 2I | 5C 7C 8P 9P 10P 2C", deck_0=text).fight(feints, strikes)
    assert duel.asked == [0]
    return "react 2I" in duel.offered()


def raised(condition: str, feints: str, strikes: str) -> bool:
    """Tells whether a total of seat 0 that is raised under a condition gets its twenty."""
    text = f"aces: {{clubs: {{ongoing: [add: {{amount: 20, only-if: {condition}}}]}}}}"
    duel = showdown(hands="6P 7P 8I 8C | 5C 6I 7C 8P 8I", aces="clubs:up |", deck_0=text).fight(feints, strikes)
    own, other = duel.final_totals()
    assert other < 20
    return own > 20


# The state of the duel.


@pytest.mark.parametrize(
    ("aces", "holds"),
    [
        ("", False),
        ("clubs:up", False),
        ("clubs:up diamonds:up", True),
        ("clubs:up diamonds:up hearts:up", True),
        ("clubs:up diamonds:removed", False),
    ],
)
def test_wounded_counts_open_aces_from_its_number_on(aces: str, holds: bool) -> None:
    assert can_act("{wounded: 2}", aces=f"{aces} | clubs:up diamonds:up") is holds


@pytest.mark.parametrize(
    ("aces", "holds"),
    [
        ("clubs:up | ", True),
        ("clubs:up diamonds:up | clubs:up", True),
        (" | ", False),
        ("clubs:up | clubs:up", False),
        (" | clubs:up", False),
        ("clubs:removed | ", False),
    ],
)
def test_behind_is_to_have_more_open_aces_than_the_opponent(aces: str, holds: bool) -> None:
    assert can_act("behind", aces=aces) is holds


@pytest.mark.parametrize("attacker", [0, 1])
def test_attacking_and_defending_tell_whose_turn_it_is(attacker: int) -> None:
    assert can_act("attacking", attacker=attacker) is (attacker == 0)
    assert can_act("defending", attacker=attacker) is (attacker == 1)


@pytest.mark.parametrize(
    ("hands", "holds"), [("6P 7P | 2C 3C 4C", True), ("6P 7P | 2C 3C", False), ("6P 7P | 2C", False)]
)
def test_fewer_cards_are_fewer_than_the_opponents(hands: str, holds: bool) -> None:
    assert can_act("fewer-cards", hands) is holds


# The cards on the table.


@pytest.mark.parametrize(
    ("feints", "own", "others"),
    [("BJ1 | 5C", True, False), ("BJ2 | 5C", True, False), ("6P | BJ2", False, True), ("6P | 5C", False, False)],
)
def test_joker_feint_tells_whose_feint_is_the_black_joker(feints: str, own: bool, others: bool) -> None:
    assert can_react("joker-feint", "feints", feints) is own
    assert can_react("{joker-feint: you}", "feints", feints) is own
    assert can_react("{joker-feint: opponent}", "feints", feints) is others


@pytest.mark.parametrize(("strike", "match"), [("8P", True), ("8I", False), ("7C", False)])
def test_strikes_match_or_differ(strike: str, match: bool) -> None:
    assert raised("strikes-match", "8C | 5C", f"7P | {strike}") is match
    assert raised("strikes-differ", "8C | 5C", f"7P | {strike}") is not match


@pytest.mark.parametrize(
    ("condition", "feints", "strikes", "holds"),
    [
        ("discipline: physical", "8I | 5C", "7P | 8I", True),
        ("discipline: physical", "6P | 5C", "8I | 8P", False),
        ("discipline: intellect", "6P | 5C", "8I | 8P", True),
        ("discipline: cunning, part: feint", "8C | 6I", "7P | 8P", True),
        ("discipline: cunning, part: feint", "7P | 5C", "8C | 7C", False),
        ("discipline: cunning, part: strike", "7P | 6I", "8C | 8P", True),
        ("discipline: physical, who: opponent", "8C | 5C", "8I | 8P", True),
        ("discipline: physical, who: opponent", "6P | 5C", "7P | 8I", False),
        ("discipline: cunning, part: feint, who: opponent", "6P | 5C", "8I | 8P", True),
        ("discipline: cunning, part: feint, who: opponent", "8C | 6I", "7P | 7C", False),
        ("discipline: intellect, who: both", "6P | 5C", "8I | 8I", True),
        ("discipline: intellect, who: both", "6P | 5C", "8I | 8P", False),
        ("discipline: intellect, who: both", "6P | 5C", "7P | 8I", False),
    ],
)
def test_shows_asks_for_a_discipline_of_a_card_on_the_table(
    condition: str, feints: str, strikes: str, holds: bool
) -> None:
    assert raised(f"{{shows: {{{condition}}}}}", feints, strikes) is holds


@pytest.mark.parametrize(("named", "total"), [("intellect", 26), ("physical", 16), ("cunning", 16)])
def test_shows_asks_for_the_discipline_that_was_named(named: str, total: int) -> None:
    effect = "add: {amount: 10, only-if: {shows: {discipline: named}}}"
    text = f"cards: {{5P: {{action: {{target: a-discipline, effects: [{effect}]}}}}}}"
    duel = showdown(hands="5P 7P 9I | 5C 8P", phase="action", deck_0=text).play("0 play 5P", f"0 name {named}")
    assert duel.pass_all().fight("7P | 5C", "9I | 8P").final_totals() == [total, 13]


@pytest.mark.parametrize(("strike", "holds"), [("8P", False), ("9P", False), ("10P", True)])
def test_lower_is_a_total_below_the_opponents(strike: str, holds: bool) -> None:
    """Six and eight against five and eight, nine or ten."""
    assert can_react("lower", "strikes", "6P | 5C", f"8I | {strike}") is holds


# Several at once.


@pytest.mark.parametrize(
    ("aces", "attacker", "both", "one"),
    [("clubs:up", 0, True, True), ("", 0, False, True), ("clubs:up", 1, False, True), ("", 1, False, False)],
)
def test_every_needs_all_of_its_conditions_and_either_one(aces: str, attacker: int, both: bool, one: bool) -> None:
    assert can_act("{every: [attacking, {wounded: 1}]}", aces=aces, attacker=attacker) is both
    assert can_act("[attacking, {wounded: 1}]", aces=aces, attacker=attacker) is both
    assert can_act("{either: [attacking, {wounded: 1}]}", aces=aces, attacker=attacker) is one


# Counts.


def wounded(aces: str, amount: str) -> Table:
    """Returns a duel in which seat 0 has fought with a total raised by a count."""
    text = f"cards: {{9I: {{strike: [add: {{amount: {amount}}}]}}}}"
    return showdown(hands="7P 9I | 5C 8P", aces=aces, deck_0=text).fight("7P | 5C", "9I | 8P")


@pytest.mark.parametrize(
    ("aces", "total", "at_most_two"),
    [
        (" | clubs:up", 16, 16),
        ("clubs:up | ", 17, 17),
        ("clubs:up diamonds:up | ", 18, 18),
        ("clubs:up diamonds:up hearts:up | ", 19, 18),
        ("clubs:up diamonds:removed | ", 17, 17),
    ],
)
def test_wounds_counts_open_aces_up_to_a_number(aces: str, total: int, at_most_two: int) -> None:
    assert wounded(aces, "wounds").final_totals() == [total, 13]
    assert wounded(aces, "{wounds: 2}").final_totals() == [at_most_two, 13]
