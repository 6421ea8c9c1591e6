"""The champions' cards as they are shipped: Reacts.

Seat 0 fights with the champion, seat 1 with a plain deck. Numbers are read off the cards by hand.
"""

from __future__ import annotations

import pytest

from duels import showdown

ACTS = "cards: {6P: {action: [draw: 2]}}"


@pytest.mark.parametrize(
    ("champion", "react", "lost", "totals", "lost_by_more"),
    [
        # by 3 or fewer: +3
        ("brannagh", "brace-the-beam", "8C 10P", [15 + 3, 18], "8C 11P"),
        ("oduya", "rounding-up", "8C 10P", [15 + 3, 18], "8C 11P"),
        # by 2 or fewer: +2
        ("aldous", "not-this-one", "8C 9P", [15 + 2, 17], "8C 10P"),
        # by 2 or fewer: -3, for two strikes of Intellect, the higher of which loses
        ("corvo", "slip-the-noose", "6C 7I", [15 - 3, 13], "5C 7I"),
    ],
)
def test_a_combat_that_would_be_lost_by_little(
    champion: str, react: str, lost: str, totals: list[int], lost_by_more: str
) -> None:
    """Six and nine against a feint and a strike."""
    for cards, offered in ((lost, True), (lost_by_more, False)):
        feint, strike = cards.split()
        duel = showdown(hands=f"6P 9I {react} | {cards}", deck_0=champion).fight(f"6P | {feint}", f"9I | {strike}")
        assert (f"react {react}" in duel.offered(0)) is offered
        if offered:
            assert duel.play(f"0 react {react}").final_totals() == totals


@pytest.mark.parametrize(
    ("champion", "ace", "react", "drawn", "looked"),
    [
        ("brannagh", "immovable", "rubble-makes-cover", 2, []),
        ("aldous", "candles-in-the-dark", "blessed-are-the-bruised", 2, []),
        ("oduya", "open-ledger", "objection-noted", 1, [1]),
    ],
)
def test_damage_that_was_received(champion: str, ace: str, react: str, drawn: int, looked: list[int]) -> None:
    """It turns an Ace that says nothing to that."""
    duel = showdown(hands=f"6P 2I {react} | 8C 12P 3C 4C", aces=f"{ace} | ", deck_0=champion)
    duel.fight("6P | 8C", "2I | 12P")
    assert duel.offered(0) == [f"react {react}", "pass"]
    duel.play(f"0 react {react}")
    assert duel.lives() == [3, 4]
    assert duel.drawn() == [[drawn, 2], [2]]  # and two in the Draw phase
    assert [facts["count"] for facts in duel.told("looked")] == looked


@pytest.mark.parametrize(("champion", "react"), [("ilse", "that-was-foreseen"), ("oduya", "overruled")])
def test_an_action_of_the_opponent_is_cancelled(champion: str, react: str) -> None:
    hands = f"13P {react} | 6P 7P"
    duel = showdown(hands=hands, attacker=1, phase="action", deck_0=champion, deck_1=ACTS).play("1 play 6P")
    assert duel.offered(0) == [f"react {react}", "pass"]
    duel.play(f"0 react {react}")
    assert duel.drawn() == [[1], []]
    assert duel.hand(1) == "7P"


@pytest.mark.parametrize(("champion", "react"), [("ilse", "correction-of-course"), ("twins", "it-was-the-other-one")])
def test_the_feint_is_exchanged_for_a_card_of_the_hand(champion: str, react: str) -> None:
    duel = showdown(hands=f"13P 11C {react} | 5C 8I", deck_0=champion).fight("13P | 5C").play(f"0 react {react}")
    assert duel.offered() == ["choose 11C"]
    duel.play("0 choose 11C")
    assert duel.drawn() == [[1], []]
    assert duel.pass_all().play("0 strike 13P", "1 strike 8I").pass_all().final_totals() == [11 + 13, 13]


@pytest.mark.parametrize(("champion", "react"), [("corvo", "wrong-end-of-the-blade"), ("twins", "tug-the-sleeve")])
def test_the_opponents_black_joker_is_turned(champion: str, react: str) -> None:
    """Its edges are five and seven."""
    duel = showdown(hands=f"13P 11C {react} | 5C 8I", deck_0=champion).play("0 feint 13P").pass_all()
    duel.play("1 feint BJ2")
    assert duel.offered(0) == [f"react {react}", "pass"]
    duel.play(f"0 react {react}", "0 edge first")
    assert duel.drawn() == [[1], []]
    assert duel.pass_all().play("0 strike 11C", "1 strike 8I").pass_all().final_totals() == [13 + 11, 5 + 8]


@pytest.mark.parametrize(("feint", "offered"), [("BJ1", True), ("BJ2", True), ("13P", False)])
def test_in_step(feint: str, offered: bool) -> None:
    """Both edges are a six."""
    duel = showdown(hands="13P 11C in-step | 5C 8I", deck_0="twins").fight(f"{feint} | 5C")
    assert ("react in-step" in duel.offered(0)) is offered
    if offered:
        duel.play("0 react in-step").pass_all().play("0 strike 11C", "1 strike 8I")
        assert duel.pass_all().final_totals() == [6 + 3 + 11, 13]
