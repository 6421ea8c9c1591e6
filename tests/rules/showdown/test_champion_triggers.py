"""The champions' cards as they are shipped: the triggers of the Red Jokers.

Seat 0 fights with the champion, seat 1 with a plain deck. Numbers are read off the cards by hand.
"""

from __future__ import annotations

import pytest

from duels import Table, showdown

DISCIPLINES = {"P": "physical", "I": "intellect", "C": "cunning"}
LOSING = {"P": ("2C", "3I"), "I": ("2C", "3P"), "C": ("2P", "3I")}  # a feint and a strike that lose to a matched pair


def won(champion: str, letter: str, aces: str = "", discards: str = "", tops: str = "") -> Table:
    """Returns a duel in which a champion has won with an eleven and a thirteen of a discipline; each holds more."""
    feint, strike = LOSING[letter]
    hands = f"11{letter} 13{letter} 2P 5P | {feint} {strike} 4P 4I 5C 6C"
    duel = showdown(hands=hands, aces=aces, discards=discards, tops=tops, deck_0=champion)
    return duel.fight(f"11{letter} | {feint}").pass_all().fight("", f"13{letter} | {strike}")


def triggered(champion: str, letter: str, aces: str = "", discards: str = "", tops: str = "") -> Table:
    """Returns the duel after the trigger was used."""
    duel = won(champion, letter, aces, discards, tops)
    assert duel.offered(0) == [f"trigger {DISCIPLINES[letter]}", "pass"]
    return duel.play(f"0 trigger {DISCIPLINES[letter]}")


@pytest.mark.parametrize(("champion", "letter"), [("ilse", "I"), ("twins", "C"), ("oduya", "C")])
def test_a_card_is_drawn(champion: str, letter: str) -> None:
    assert triggered(champion, letter).drawn() == [[1, 2], [2]]  # and two in the Draw phase


@pytest.mark.parametrize(("champion", "letter"), [("brannagh", "C"), ("corvo", "P")])
def test_the_opponent_discards_at_random(champion: str, letter: str) -> None:
    assert [facts["seat"] for facts in triggered(champion, letter).told("discarded")] == [1]


@pytest.mark.parametrize(("champion", "letter", "count"), [("ilse", "C", 1), ("corvo", "I", 2)])
def test_some_cards_of_the_opponent_are_looked_at(champion: str, letter: str, count: int) -> None:
    assert [facts["count"] for facts in triggered(champion, letter).told("looked")] == [count]


@pytest.mark.parametrize(
    ("champion", "feint", "strike"), [("brannagh", 2, 5 + 1), ("twins", 2 + 1, 5), ("aldous", 2, 5)]
)
def test_strike_feint_or_total_of_the_next_combat_gets_one_more(champion: str, feint: int, strike: int) -> None:
    duel = triggered(champion, "P").pass_all()
    assert duel.final_totals() == [11 + 13, 5]
    duel.play("1 feint 4I", "0 feint 2P").pass_all().play("0 strike 5P")
    area = duel.area(0, seen_by=0)
    assert [attack.value for attack in (area.feint, area.strike) if attack] == [feint, strike]
    assert duel.play("1 strike 5C").pass_all().final_totals() == [2 + 5 + 1, 9]


@pytest.mark.parametrize(("top", "kept"), [("7C", False), ("8C", True)])
def test_brannagh_flips_a_card(top: str, kept: bool) -> None:
    duel = triggered("brannagh", "I", tops=f"{top} | ")
    assert [facts["kept"] for facts in duel.told("flipped")] == [kept]


def test_ilse_orders_three_cards() -> None:
    duel = triggered("ilse", "P", tops="11I 12I 11C 12C | ")
    assert sorted(duel.offered(0)) == ["choose 11C", "choose 11I", "choose 12I"]
    duel.play("0 choose 11C", "0 choose 12I")
    drew = duel.told("drew", 0)[0]["cards"]
    assert isinstance(drew, list)
    assert duel.short(0, [str(card) for card in drew]) == "11C 12I"  # in this order


def test_corvo_draws_for_a_lower_total() -> None:
    """The lower of two Cunning strikes wins; so does the higher of two that differ, but for nothing."""
    duel = showdown(hands="3C 4C 13C | 10P 12C", deck_0="corvo").fight("3C | 10P", "4C | 12C")
    assert duel.offered(0) == ["trigger cunning", "pass"]
    assert duel.play("0 trigger cunning").drawn() == [[1, 2], [2]]
    assert "trigger cunning" not in won("corvo", "C").offered(0)


def test_aldous_puts_a_card_of_her_discard_pile_under_her_deck() -> None:
    duel = triggered("aldous", "I", discards="11C 11P | ")
    assert sorted(duel.offered(0)) == ["choose 11C", "choose 11P"]
    duel.play("0 choose 11P")
    assert duel.short(0, duel.game.view(0).known_bottom) == "11P"


@pytest.mark.parametrize(("aces", "offered"), [("clubs:up | ", True), ("clubs:up | clubs:up", False), ("", False)])
def test_aldous_draws_when_she_is_behind(aces: str, offered: bool) -> None:
    """Before the damage of the combat that she has won."""
    if offered:
        assert triggered("aldous", "C", aces=aces).drawn() == [[1, 2], [2]]
    else:
        assert "trigger cunning" not in won("aldous", "C", aces=aces).offered(0)


def test_the_twins_draw_a_card_and_put_one_on_their_deck() -> None:
    duel = triggered("twins", "I", tops="12C | ")
    assert duel.drawn() == [[1], []]
    duel.play("0 choose 12C")
    assert duel.drawn() == [[1, 2], [2]]
    assert "12C" in duel.hand(0)  # drawn again


@pytest.mark.parametrize(("strike", "taxed"), [("4P", [1]), ("4I", [])])
def test_oduya_taxes_a_physical_strike_of_the_next_combat(strike: str, taxed: list[int]) -> None:
    duel = triggered("oduya", "P").pass_all()
    assert duel.told("discarded") == []
    for move in ("1 feint 5C", "0 feint 2P", f"1 strike {strike}", "0 strike 5P"):
        duel.pass_all().play(move)
    assert [facts["seat"] for facts in duel.pass_all().told("discarded")] == taxed


@pytest.mark.parametrize(("named", "count", "top", "kept"), [("cunning", 2, "8I", True), ("intellect", 1, "7I", False)])
def test_oduya_counts_a_discipline_and_flips_a_card(named: str, count: int, top: str, kept: bool) -> None:
    duel = triggered("oduya", "I", tops=f"{top} | ").play(f"0 name {named}")
    assert duel.told("counted", 0) == [{"seat": 1, "discipline": named, "count": count}]
    assert [facts["kept"] for facts in duel.told("flipped")] == [kept]
