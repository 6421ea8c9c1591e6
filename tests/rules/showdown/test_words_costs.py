"""The words of cards: what is paid for an ability, before it works and in full, or it is not offered."""

from __future__ import annotations

import pytest

from duels import Table, showdown
from gloaming.kernel.errors import BadSetup

FIVE = "2C 3C 4C 5C 6C"


def priced(cost: str, hands: str, deck_sizes: str = "", effect: str = "draw: 1") -> Table:
    """Returns a duel in which seat 0 holds an Action that has a price."""
    text = f"cards: {{6P: {{action: {{cost: [{cost}], effects: [{effect}]}}}}}}"
    return showdown(hands=hands, deck_sizes=deck_sizes, phase="action", deck_0=text)


def payable(duel: Table) -> bool:
    """Tells whether the Action may be played."""
    return duel.offered() == ["play 6P", "pass"]


@pytest.mark.parametrize(
    ("cost", "poor", "rich"),
    [
        ("discard: 1", "6P | 2C", "6P 7P | 2C"),
        ("discard: 2", "6P 7P | 2C 3C", "6P 7P 8P | 2C 3C"),
        ("discard: {count: 2, random: true}", "6P 7P | 2C", "6P 7P 8P | 2C"),
        ("remove-from-game: hand", "6P | 2C", "6P 7P | 2C"),
        ("remove-from-game: {cards: hand, count: 2}", "6P 7P | 2C", "6P 7P 8P | 2C"),
        ("put-back", "6P | 2C", "6P 7P | 2C"),
    ],
)
def test_a_price_in_cards_needs_the_cards(cost: str, poor: str, rich: str) -> None:
    """The card that has the price does not pay for itself."""
    assert not payable(priced(cost, poor))
    assert payable(priced(cost, rich))


def test_a_price_in_other_things_needs_these() -> None:
    hands = f"6P 7P | {FIVE}"
    assert not payable(priced("flip", hands, deck_sizes="0 | 9", effect="look-at-hand"))
    assert payable(priced("flip", hands, deck_sizes="1 | 9", effect="look-at-hand"))


def test_discard_is_paid_before_the_effect() -> None:
    duel = priced("discard: 2", "6P 7P 8P 9P | 2C").play("0 play 6P", "0 discard 7P")
    assert duel.told("drew") == []
    assert duel.offered() == ["discard 8P", "discard 9P"]
    duel.play("0 discard 9P")
    assert duel.sizes()[0] == 2
    assert "8P" in duel.hand(0)
    assert duel.discards(0) == "7P 9P 6P"
    assert duel.kinds("discarded", "drew") == ["discarded", "discarded", "drew"]


def test_discard_at_random_is_paid_without_a_question() -> None:
    duel = priced("discard: {count: 2, random: true}", "6P 7P 8P 9P | 2C").play("0 play 6P")
    assert duel.asked == [1]
    assert duel.sizes()[0] == 2
    assert len(duel.told("discarded")) == 2


@pytest.mark.parametrize("cost", ["discard: {who: opponent}", "discard: {who: both}", "draw: 1", "heal: 1", "recover"])
def test_only_what_one_gives_up_oneself_is_a_price(cost: str) -> None:
    with pytest.raises(BadSetup, match="cannot be a cost"):
        priced(cost, "6P 7P | 2C", effect="look-at-hand")


def test_a_hand_is_discarded_for_its_own_sake_only_if_there_is_one() -> None:
    text = "cards: {6P: {action: [discard-hand]}}"
    assert showdown(hands="6P | 2C", phase="action", deck_0=text).offered() == ["pass"]
    assert showdown(hands="6P 7P | 2C", phase="action", deck_0=text).offered() == ["play 6P", "pass"]


def test_discard_hand_takes_all_that_is_left() -> None:
    duel = priced("discard-hand", f"6P 7P 8P 9P | {FIVE}").play("0 play 6P")
    assert duel.sizes() == [1, 5]
    assert duel.discards(0) == "7P 8P 9P 6P"
    assert duel.kinds("discarded", "drew") == ["discarded", "discarded", "discarded", "drew"]


def test_discard_hand_may_be_the_price_of_an_ace() -> None:
    text = "aces: {clubs: {remove: {when: would-be-hit, cost: [discard-hand], effects: [cancel]}}}"
    duel = showdown(hands="7P 9I | 5C 8P 2C 3C", aces=" | clubs:up", deck_1=text).fight("7P | 5C", "9I | 8P")
    assert duel.offered(1) == ["use ace-of-clubs", "pass"]
    duel.play("1 use ace-of-clubs")
    assert duel.lives() == [4, 3]
    assert duel.discards(1) == "2C 3C 5C 8P"
    assert duel.sizes()[1] == 2  # of the Draw phase


def test_cards_removed_from_the_game_are_paid_for_good() -> None:
    duel = priced("remove-from-game: {cards: hand, count: 2}", "6P 7P 8P 9P | 2C")
    duel.play("0 play 6P", "0 choose 7P", "0 choose 9P")
    assert duel.area(0).removed == ["7-of-clubs", "9-of-clubs"]
    assert duel.discards(0) == "6P"
    assert duel.sizes()[0] == 2


def test_an_action_may_itself_be_the_price() -> None:
    duel = priced("remove-from-game", "6P | 2C").play("0 play 6P")
    assert duel.area(0).removed == ["6-of-clubs"]
    assert duel.discards(0) == ""
    assert duel.sizes()[0] == 1


def test_a_card_put_back_is_paid_before_the_draw() -> None:
    duel = priced("put-back: top", "6P 7P 8P | 2C").play("0 play 6P", "0 choose 7P")
    assert duel.hand(0) == "7P 8P"  # drawn again


def test_damage_may_be_a_price() -> None:
    duel = priced("hurt: {count: 2, who: you}", "6P 7P | 2C").play("0 play 6P")
    assert duel.lives() == [2, 4]
    assert duel.kinds("ace_turned", "drew") == ["ace_turned", "ace_turned", "drew"]


def test_a_price_is_paid_for_a_react_as_well() -> None:
    text = "cards: {2I: {react: {when: feints, cost: [discard: 1], effects: [draw: 2]}}}"
    duel = showdown(hands="7P 9I 2I | 5C 8P", deck_0=text).fight("7P | 5C")
    duel.play("0 react 2I", "0 discard 9I")
    assert duel.sizes()[0] == 2
    duel = showdown(hands="7P 2I | 5C 8P", deck_0=text).fight("7P | 5C")
    assert duel.offered() == ["pass"]
