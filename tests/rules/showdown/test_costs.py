"""Costs: checked before, all of them together, and paid once by whoever uses the ability."""

import pytest

from duels import showdown


def offered(hand: str, ability: str) -> list[str]:
    """Returns what the owner of an Action may do with a hand."""
    return showdown(hands=f"{hand} | 2C", phase="action", deck_0=f"cards: {{6P: {{action: {ability}}}}}").offered()


@pytest.mark.parametrize(
    ("costs", "cards"),
    [
        ("discard: 2, remove-from-game: {cards: hand, count: 2}", 4),
        ("discard: 1, discard: 1", 2),
        ("discard: 1, put-back: top", 2),
        ("put-back: top, put-back: bottom", 2),
        ("remove-from-game: hand, discard: {count: 2, random: true}", 3),
        ("discard: 2, discard-hand", 2),
        ("remove-from-game, discard: 1", 1),
    ],
)
def test_no_card_pays_two_costs(costs: str, cards: int) -> None:
    hand = ["6P", "7P", "8P", "9P", "10P", "11P"]
    ability = f"{{cost: [{costs}], effects: [draw: 3]}}"
    assert offered(" ".join(hand[: cards + 1]), ability) == ["play 6P", "pass"]
    assert offered(" ".join(hand[:cards]), ability) == ["pass"]


def test_a_hand_that_was_discarded_pays_nothing_else() -> None:
    assert offered("6P 7P 8P", "{cost: [discard-hand, discard: 1], effects: [draw: 3]}") == ["pass"]


def test_two_flips_need_two_cards_to_flip() -> None:
    text = "cards: {6P: {action: {cost: [flip, flip], effects: [look-at-hand]}}}"
    for size, offer in ((1, ["pass"]), (2, ["play 6P", "pass"])):
        assert showdown(hands="6P | 2C", phase="action", deck_sizes=f"{size} | 9", deck_0=text).offered() == offer


def test_an_effect_has_what_the_costs_leave() -> None:
    for effect in ("put-back: top", "remove-from-game: hand", "discard: 2", "discard-hand"):
        ability = f"{{cost: [discard: 1], effects: [{effect}]}}"
        assert offered("6P 7P", ability) == ["pass"], effect
        assert offered("6P 7P 8P", ability) == ["play 6P", "pass"], effect
    assert offered("6P", "[discard-hand]") == ["pass"]


def test_an_empty_hand_can_be_discarded_as_a_cost() -> None:
    wards = "aces: {clubs: {remove: {when: would-be-hit, cost: [discard-hand], effects: [cancel]}}}"
    duel = showdown(hands=" | 5C", aces="clubs:up |", feints="BJ1 | BJ1", deck_0=wards)
    assert duel.offered(0) == ["use ace-of-clubs", "pass"]


def test_a_cost_that_can_no_longer_be_paid_buys_nothing() -> None:
    """The hand was lost to an answer in between."""
    text = "cards: {6P: {action: {cost: [discard: 1], effects: [draw: 3]}}}"
    takes = "cards: {2C: {react: {when: opponent-acts, effects: [discard: {who: opponent}]}}}"
    duel = showdown(hands="6P 7P | 2C 3C", phase="action", deck_0=text, deck_1=takes)
    duel.play("0 play 6P", "1 react 2C", "0 discard 7P")
    assert duel.told("drew") == []
    assert duel.told("ability") == [{"seat": 1, "card": "2-of-hearts", "kind": "react"}]
    assert duel.discards(0) == "7P 6P"


def test_an_ability_that_was_declined_has_not_been_used() -> None:
    text = "cards: {7P: {feint: {limit: game, optional: true, effects: [draw: 1]}}, 6P: {action: [recover: hand]}}"
    duel = showdown(hands="7P 9I 6P | 5C 8P 2C 3C", deck_0=text).play("0 feint 7P", "0 pass", "1 feint 5C")
    duel.play("0 strike 9I", "1 strike 8P", "1 pass", "0 play 6P", "0 choose 7P").pass_all()
    duel.play("1 feint 2C", "0 feint 7P")
    assert duel.offered(0) == ["accept", "pass"]
