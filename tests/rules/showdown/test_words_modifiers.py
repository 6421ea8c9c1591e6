"""The words of cards: effects that last and change how a combat is read."""

from __future__ import annotations

import pytest

from duels import Table, showdown

HANDS = "7P 9I 9P 7I 2I | 5C 7C 8P 8I 7I 10P 4C"


def lasting(effect: str, options: str = "") -> Table:
    """Returns a duel in which seat 0 has played an Action that changes the combat."""
    text = f"cards: {{6P: {{action: {{effects: [{effect}, look-at-hand]{options}}}}}}}"
    return showdown(hands=f"6P {HANDS}", phase="action", deck_0=text).play("0 play 6P")


def fought(effect: str, feints: str = "7P | 5C", strikes: str = "9I | 8P") -> Table:
    """Returns the duel after the combat."""
    return lasting(effect).pass_all().fight(feints, strikes)


def answer(effect: str, feints: str, strikes: str = "") -> bool:
    """Tells whether seat 0 may answer feints or strikes with an effect: whether it would change anything."""
    when = "strikes" if strikes else "feints"
    text = f"cards: {{2I: {{react: {{when: {when}, effects: [{effect}]}}}}}}"
    return "react 2I" in showdown(hands=HANDS, deck_0=text).fight(feints, strikes).offered(0)


# Values.


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("add: 3", [19, 13]),
        ("add: -3", [13, 13]),
        ("add: {amount: 3, who: opponent}", [16, 16]),
        ("add: {amount: 3, who: both}", [19, 16]),
        ("add: {amount: 3, only-if: strikes-differ}", [19, 13]),
        ("add: {amount: 3, only-if: strikes-match}", [16, 13]),
    ],
)
def test_add_changes_a_total(effect: str, expected: list[int]) -> None:
    assert fought(effect).final_totals() == expected


@pytest.mark.parametrize(
    ("to", "who", "feints", "strikes"),
    [
        ("feint", "you", [10, 5], [9, 8]),
        ("strike", "you", [7, 5], [12, 8]),
        ("feint", "opponent", [7, 8], [9, 8]),
        ("strike", "opponent", [7, 5], [9, 11]),
        ("total", "you", [7, 5], [9, 8]),
    ],
)
def test_add_changes_a_feint_or_a_strike(to: str, who: str, feints: list[int], strikes: list[int]) -> None:
    adds = f"9I: {{strike: [add: {{amount: 3, to: {to}, who: {who}}}]}}"
    text = f"cards: {{{adds}, 2C: {{react: {{when: strikes, effects: [draw: 1]}}}}}}"
    duel = showdown(hands="7P 9I 2C | 5C 8P", deck_0=text).fight("7P | 5C", "9I | 8P")
    shown = [(area.feint, area.strike) for area in duel.game.view(None).areas]
    assert [feint.value for feint, _ in shown if feint] == feints
    assert [strike.value for _, strike in shown if strike] == strikes
    assert duel.totals() == ([19, 13] if who == "you" else [16, 16])


@pytest.mark.parametrize(("until", "own"), [("combat", [19, 16]), ("next-combat", [16, 19])])
def test_add_holds_in_this_combat_or_in_the_next(until: str, own: list[int]) -> None:
    duel = fought(f"add: {{amount: 3, until: {until}}}").pass_all().fight("7I | 4C", "9P | 8I")
    assert [facts["totals"] for facts in duel.told("verdict")] == [[own[0], 13], [own[1], 12]]


def twice(effect: str) -> tuple[bool, bool]:
    """Tells whether seat 0 may answer strikes with an effect, and then once more."""
    react = f"react: {{when: strikes, effects: [{effect}]}}"
    duel = showdown(hands=HANDS, deck_0=f"cards: {{2I: {{{react}}}, 7I: {{{react}}}}}").fight("7P | 5C", "9I | 8P")
    first = "react 2I" in duel.offered(0)
    return first, first and "react 7I" in duel.play("0 react 2I").offered(0)


def test_blank_feints_leaves_feints_their_bonuses_only() -> None:
    assert fought("blank-feints").final_totals() == [9, 8]
    assert fought("blank-feints, add: {amount: 2, to: feint}").final_totals() == [11, 8]
    assert fought("add: {amount: 2, to: feint}, blank-feints").final_totals() == [11, 8]
    assert twice("blank-feints") == (True, False)


def test_exchange_feints_has_the_feints_change_values() -> None:
    assert fought("exchange-feints").final_totals() == [14, 15]
    assert fought("exchange-feints", "BJ1 | 7C").final_totals() == [16, 13]
    assert twice("exchange-feints") == (True, True)
    assert answer("exchange-feints", "7P | 5C")
    assert not answer("exchange-feints", "7P | 7C")


@pytest.mark.parametrize(
    ("feints", "expected"), [("7P | 5C", [14, 13]), ("7P | BJ2", [16, 15]), ("BJ1 | 7C", [16, 15])]
)
def test_copy_feint_gives_ones_feint_the_value_of_the_others(feints: str, expected: list[int]) -> None:
    assert fought("copy-feint", feints).final_totals() == expected


def test_copy_feint_would_change_nothing_between_equals() -> None:
    assert answer("copy-feint", "7P | 5C")
    assert not answer("copy-feint", "7P | 7C")
    assert twice("copy-feint") == (True, False)


@pytest.mark.parametrize("effect", ["blank-feints", "exchange-feints", "copy-feint", "raise-edges: 3"])
def test_what_changes_feints_may_come_before_them(effect: str) -> None:
    text = f"cards: {{6P: {{action: [{effect}]}}}}"
    assert "play 6P" in showdown(hands=f"6P {HANDS}", phase="action", deck_0=text).offered()


@pytest.mark.parametrize(
    ("feints", "expected"), [("BJ1 | 5C", [17, 13]), ("BJ2 | BJ2", [19, 15]), ("7P | BJ1", [16, 13])]
)
def test_raise_edges_raises_ones_own_black_joker(feints: str, expected: list[int]) -> None:
    assert fought("raise-edges: 3", feints).final_totals() == expected


def test_raise_edges_would_change_nothing_about_a_hand_card() -> None:
    assert answer("raise-edges: 3", "BJ1 | 5C")
    assert not answer("raise-edges: 3", "7P | BJ1")


# Disciplines.


@pytest.mark.parametrize(
    ("discipline", "same", "matched"),
    [("physical", True, True), ("intellect", False, False), ("cunning", False, False)],
)
def test_count_as_gives_the_strike_a_discipline(discipline: str, same: bool, matched: bool) -> None:
    """A nine of Intellect against an eight of Physical, with a Physical feint."""
    text = f"{{cards: {{9I: {{strike: [count-as: {discipline}, add: -9]}}}}, triggers: {{physical: [draw: 1]}}}}"
    duel = showdown(hands="7P 9I | 5C 8P", deck_0=text).fight("7P | 5C", "9I | 8P")
    assert duel.told("verdict")[0]["same_discipline"] is same
    assert ("trigger physical" in duel.offered()) is matched


@pytest.mark.parametrize(("feint", "same"), [("7P", True), ("7C", False)])
def test_count_as_may_take_the_discipline_of_the_opponents_feint(feint: str, same: bool) -> None:
    text = "cards: {9I: {strike: [count-as: opponent-feint]}}"
    duel = showdown(hands="5C 9I | 7P 7C 8P", deck_0=text).fight(f"5C | {feint}", "9I | 8P")
    assert duel.told("verdict")[0]["same_discipline"] is same


@pytest.mark.parametrize(("part", "matched"), [("feint", True), ("strike", False)])
def test_count_as_may_be_about_the_feint(part: str, matched: bool) -> None:
    cards = f"{{7P: {{feint: [count-as: {{discipline-of: intellect, part: {part}}}]}}}}"
    text = f"{{cards: {cards}, triggers: {{intellect: [draw: 1]}}}}"
    duel = showdown(hands="7P 9I | 5C 8P", deck_0=text).fight("7P | 5C")
    shown = duel.area(0).feint
    assert shown is not None
    assert shown.discipline == ("intellect" if matched else "physical")
    duel.play("0 strike 9I", "1 strike 8P")
    assert ("trigger intellect" in duel.offered()) is matched


def test_count_as_needs_the_card() -> None:
    assert answer("count-as: {discipline-of: intellect, part: feint}", "7P | 5C")
    assert not answer("count-as: intellect", "7P | 5C")
    assert answer("count-as: physical", "7P | 5C", "9I | 8P")


def test_exchange_disciplines_is_between_ones_feint_and_strike() -> None:
    """Physical and Intellect become Intellect and Physical: the strikes match, and the lower total wins."""
    duel = fought("exchange-disciplines")
    assert duel.told("verdict")[-1] == {"winner": 1, "totals": [16, 13], "same_discipline": True, "decided_by": "lower"}
    duel = fought("exchange-disciplines", strikes="9I | 7I")
    assert duel.told("verdict")[-1] == {
        "winner": 0,
        "totals": [16, 12],
        "same_discipline": False,
        "decided_by": "higher",
    }


def test_exchange_disciplines_changes_the_feint_as_well() -> None:
    text = "cards: {9I: {strike: [exchange-disciplines]}, 2I: {react: {when: strikes, effects: [draw: 1]}}}"
    duel = showdown(hands="7P 9I 2I | 5C 8P", deck_0=text).fight("7P | 5C", "9I | 8P")
    mine, others = duel.game.view(None).areas
    assert mine.feint is not None
    assert others.feint is not None
    assert (mine.feint.discipline, others.feint.discipline) == ("intellect", "cunning")


def test_exchange_disciplines_twice_changes_nothing() -> None:
    assert fought("exchange-disciplines, exchange-disciplines").told("verdict")[-1]["same_discipline"] is False
    assert twice("exchange-disciplines") == (True, True)


def test_exchange_disciplines_needs_two() -> None:
    assert answer("exchange-disciplines", "7P | 5C", "9I | 8P")
    assert not answer("exchange-disciplines", "7P | 5C", "9P | 8P")
    assert not answer("exchange-disciplines", "7P | 5C")


@pytest.mark.parametrize(
    ("effect", "strikes", "winner"),
    [
        ("match-strikes", "9I | 8P", 1),
        ("match-strikes: true", "9I | 8P", 1),
        ("match-strikes: false", "9I | 8P", 0),
        ("match-strikes: false", "9P | 8P", 0),
        ("match-strikes: true", "9P | 8P", 1),
    ],
)
def test_match_strikes_fixes_whether_high_or_low_wins(effect: str, strikes: str, winner: int) -> None:
    assert fought(effect, strikes=strikes).verdict() == winner


def test_match_strikes_would_change_nothing_that_is_so_already() -> None:
    assert answer("match-strikes: true", "7P | 5C", "9I | 8P")
    assert not answer("match-strikes: true", "7P | 5C", "9P | 8P")
    assert answer("match-strikes: false", "7P | 5C", "9P | 8P")
    assert not answer("match-strikes: false", "7P | 5C", "9I | 8P")


# Who wins.


@pytest.mark.parametrize(
    ("feints", "strikes", "winner"), [("7P | 8P", "9I | 8I", 0), ("7P | 7C", "9I | 10P", 1), ("7P | 5C", "9P | 8P", 1)]
)
def test_win_ties_wins_a_tie_and_nothing_else(feints: str, strikes: str, winner: int) -> None:
    """Sixteen each, then a seventeen, then the lower of two alike."""
    assert fought("win-ties", feints, strikes).verdict() == winner


def test_win_combat_wins_whatever_the_totals_are() -> None:
    assert fought("win-combat", strikes="2I | 10P").told("verdict")[-1] == {
        "winner": 0,
        "totals": [9, 15],
        "same_discipline": False,
        "decided_by": "card",
    }


@pytest.mark.parametrize(
    ("effect", "feints", "strikes", "decided_by"),
    [
        ("draw: 1", "7P | 5C", "9I | 8P", "higher"),
        ("draw: 1", "7P | 5C", "9P | 8P", "lower"),
        ("draw: 1", "7P | 8P", "9I | 8I", "nothing"),
        ("win-ties", "7P | 8P", "9I | 8I", "ties"),
        ("win-combat", "7P | 8P", "9I | 8I", "card"),
        ("win-combat", "7P | 5C", "9I | 8P", "card"),
    ],
)
def test_the_verdict_says_what_decided_it(effect: str, feints: str, strikes: str, decided_by: str) -> None:
    assert fought(effect, feints, strikes).told("verdict")[-1]["decided_by"] == decided_by


# What is forbidden.


def test_bar_strike_keeps_the_opponent_from_striking() -> None:
    duel = lasting("bar-strike").pass_all().fight("7P | 5C")
    assert duel.told("unable") == [{"seats": [1]}]
    assert duel.lives() == [4, 3]
    assert not answer("bar-strike", "7P | 5C", "9I | 8P")
    assert answer("bar-strike", "7P | 5C")


@pytest.mark.parametrize(("limit", "discards"), [(5, 2), (8, 0)])
def test_hand_limit_sets_how_many_cards_one_may_keep(limit: int, discards: int) -> None:
    seven = "2P 3P 4P 5P 6P 7P 8P"
    text = f"aces: {{clubs: {{ongoing: [hand-limit: {limit}]}}}}"
    duel = showdown(hands=f"{seven} | {seven}", aces="clubs:up | ", phase="action", deck_0=text).pass_all()
    for _ in range(discards):
        assert duel.offered(0)[0].startswith("discard")
        duel.play(f"0 {duel.offered()[0]}")
    assert duel.offered()[0].startswith("feint")
    assert duel.sizes() == [7 - discards, 7]


def test_a_higher_hand_limit_is_filled_first() -> None:
    nine = "2P 3P 4P 5P 6P 7P 8P 9P 10P"
    text = "aces: {clubs: {ongoing: [hand-limit: 8]}}"
    duel = showdown(hands=f"{nine} | 2C", aces="clubs:up | ", phase="action", deck_0=text).pass_all()
    assert duel.offered(0)[0] == "discard 2P"
    assert duel.play("0 discard 2P").offered()[0] == "feint 3P"


@pytest.mark.parametrize(("until", "first", "second"), [("combat", False, True), ("next-combat", True, False)])
def test_bar_joker_keeps_the_opponents_black_joker_away(until: str, first: bool, second: bool) -> None:
    duel = lasting(f"bar-joker: {{until: {until}}}").pass_all()
    assert "feint BJ1" in duel.offered(0)
    assert ("feint BJ1" in duel.play("0 feint 7P").offered(1)) is first
    duel.play("1 feint 5C", "0 strike 9I", "1 strike 8P").pass_all()
    assert ("feint BJ1" in duel.offered(1)) is second
    assert "feint BJ1" in duel.play("1 feint 4C").offered(0)


def test_bar_joker_comes_too_late_for_a_feint_on_the_table() -> None:
    assert not answer("bar-joker", "7P | 5C")
    assert answer("bar-joker: {until: next-combat}", "7P | 5C")


@pytest.mark.parametrize("discipline", ["physical", "cunning"])
def test_bar_forbids_hand_cards_of_a_discipline_where_the_ruling_lets_it(discipline: str) -> None:
    text = f"cards: {{6P: {{action: [bar: {discipline}]}}}}"
    hands = "6P 7P 9P 8C | 8P 5C 9C"
    free = showdown(hands=hands, phase="action", deck_0=text)
    assert free.offered() == ["pass"]
    duel = showdown(hands=hands, phase="action", deck_0=text, bars_bind_hand_cards=True).play("0 play 6P").pass_all()
    assert duel.offered(0)[:3] == ["feint 7P", "feint 9P", "feint 8C"]
    left = {"physical": ["feint 5C", "feint 9C"], "cunning": []}[discipline]
    assert duel.play("0 feint 7P").offered(1) == [*left, "feint BJ1", "feint BJ2"]


@pytest.mark.parametrize(("until", "first", "second"), [("combat", False, True), ("next-combat", True, False)])
def test_lock_trigger_keeps_the_opponent_from_a_trigger(until: str, first: bool, second: bool) -> None:
    text = f"cards: {{6P: {{action: [lock-trigger: {{until: {until}}}]}}}}"
    other = "triggers: {physical: [draw: 1]}"
    hands = "6P 2C 3I 2I 3C 9I | 8P 9P 10P 11P"
    duel = showdown(hands=hands, phase="action", deck_0=text, deck_1=other).play("0 play 6P").pass_all()
    duel.fight("2C | 8P", "3I | 9P")
    assert ("trigger physical" in duel.offered(1)) is first
    duel.pass_all().fight("2I | 10P", "3C | 11P")
    assert ("trigger physical" in duel.offered(1)) is second


def test_lock_trigger_leaves_ones_own() -> None:
    text = "{cards: {6P: {action: [lock-trigger]}}, triggers: {physical: [draw: 1]}}"
    duel = showdown(hands="6P 7P 9P | 5C 8I", phase="action", deck_0=text).play("0 play 6P").pass_all()
    assert duel.fight("7P | 5C", "9P | 8I").offered(0) == ["trigger physical", "pass"]


@pytest.mark.parametrize(
    ("discipline", "strike", "taxed"), [("physical", "8P", 1), ("physical", "8I", 0), ("intellect", "8I", 1)]
)
def test_tax_costs_the_opponent_a_card_for_a_strike_of_a_discipline(discipline: str, strike: str, taxed: int) -> None:
    duel = fought(f"tax: {discipline}", strikes=f"9P | {strike}")
    assert [facts["seat"] for facts in duel.told("discarded")] == [1] * taxed


@pytest.mark.parametrize(("until", "taxes"), [("combat", [1, 1]), ("next-combat", [0, 1])])
def test_tax_is_for_this_combat_or_the_next(until: str, taxes: list[int]) -> None:
    text = f"cards: {{6P: {{action: [tax: {{discipline-of: physical, until: {until}}}]}}}}"
    hands = "6P 7P 9I 7I 9P | 5C 8P 4C 10P"
    duel = showdown(hands=hands, phase="action", deck_0=text).play("0 play 6P").pass_all()
    duel.fight("7P | 5C", "9I | 8P")
    assert len(duel.told("discarded")) == taxes[0]
    if until == "next-combat":
        duel.pass_all().fight("7I | 4C", "9P | 10P")
    assert len(duel.told("discarded")) == taxes[1]


@pytest.mark.parametrize(("named", "taxed"), [("physical", 1), ("intellect", 0), ("cunning", 0)])
def test_a_discipline_is_named_before_the_effect_and_for_it(named: str, taxed: int) -> None:
    duel = lasting("tax: named", ", target: a-discipline")
    assert duel.told("looked") == []
    assert duel.offered() == ["name physical", "name intellect", "name cunning"]
    duel.play(f"0 name {named}").pass_all().fight("7P | 5C", "9I | 8P")
    assert len(duel.told("discarded")) == taxed
