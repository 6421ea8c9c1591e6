"""The words of cards: what is done with feints, strikes, the Black Joker and Aces."""

from __future__ import annotations

import pytest

from duels import Table, showdown


def answering(when: str, effect: str, hands: str) -> Table:
    """Returns a duel in which seat 0 may answer feints or strikes with its two of Intellect."""
    return showdown(hands=hands, deck_0=f"cards: {{2I: {{react: {{when: {when}, effects: [{effect}]}}}}}}")


def acting(effect: str, lives: str = "", aces: str = "") -> Table:
    """Returns a duel in which seat 0 holds an Action that does something."""
    text = f"cards: {{6P: {{action: [{effect}]}}}}"
    return showdown(hands="6P 7P | 2C", lives=lives, aces=aces, phase="action", deck_0=text)


# Feints and strikes.


def test_swap_feint_takes_the_feint_back_for_another_card() -> None:
    duel = answering("feints", "swap-feint", "7P 9I 11I 2I | 5C 8P").fight("7P | 5C").play("0 react 2I")
    assert duel.offered() == ["choose 9I", "choose 11I"]
    duel.play("0 choose 11I").play("0 strike 7P", "1 strike 8P")
    assert duel.final_totals() == [18, 13]
    assert duel.told("feint_swapped") == [{"seat": 0, "card": "jack-of-diamonds"}]


def test_swap_feint_of_the_black_joker_leaves_it_in_its_place() -> None:
    duel = answering("feints", "swap-feint", "9I 11I 2I | 5C 8P").fight("BJ1 | 5C").play("0 react 2I", "0 choose 11I")
    assert duel.area(0).black_joker
    assert duel.offered(0) == ["strike 9I"]


@pytest.mark.parametrize(
    ("hand", "feint", "offered"),
    [
        ("7P 2I", "7P", False),  # nothing to take instead
        ("7P 9I 2I", "7P", True),  # the feint comes back, for the strike
        ("9I 2I", "BJ1", False),  # it does not
        ("9I 11I 2I", "BJ1", True),
    ],
)
def test_swap_feint_must_leave_a_strike(hand: str, feint: str, offered: bool) -> None:
    duel = answering("feints", "swap-feint", f"{hand} | 5C 8P").fight(f"{feint} | 5C")
    assert ("react 2I" in duel.offered(0)) is offered


def test_strike_again_takes_the_strike_back_for_another_card() -> None:
    duel = answering("strikes", "strike-again", "7P 9I 11I 2I | 5C 8P").fight("7P | 5C", "9I | 8P").play("0 react 2I")
    assert duel.offered() == ["choose 11I"]
    duel.play("0 choose 11I")
    assert duel.final_totals() == [18, 13]
    assert "9I" in duel.hand(0)
    assert duel.told("strike_swapped") == [{"seat": 0, "card": "jack-of-diamonds"}]


def test_strike_again_needs_another_card() -> None:
    duel = answering("strikes", "strike-again", "7P 9I 2I | 5C 8P").fight("7P | 5C", "9I | 8P")
    assert duel.offered() == ["pass"]


@pytest.mark.parametrize(
    ("effect", "feints", "totals"),
    [
        ("turn-edge", "BJ1 | 5C", [16, 13]),
        ("turn-edge: {who: opponent}", "7P | BJ1", [16, 15]),
        ("turn-edge: {who: opponent}", "BJ1 | BJ1", [14, 15]),
    ],
)
def test_turn_edge_chooses_the_edge_of_a_black_joker(effect: str, feints: str, totals: list[int]) -> None:
    """Five Physical becomes seven Cunning."""
    duel = answering("feints", effect, "7P 9I 2I | 5C 8P").fight(feints).play("0 react 2I")
    assert duel.offered() == ["edge first", "edge second"]
    duel.play("0 edge second", "0 strike 9I", "1 strike 8P")
    assert duel.final_totals() == totals


def test_turn_edge_may_choose_the_first_edge() -> None:
    duel = answering("feints", "turn-edge", "9I 2I | 5C 8P").fight("BJ2 | 5C").play("0 react 2I", "0 edge first")
    assert duel.play("0 strike 9I", "1 strike 8P").final_totals() == [14, 13]


@pytest.mark.parametrize(("who", "feints"), [("you", "7P | BJ1"), ("opponent", "BJ1 | 5C")])
def test_turn_edge_needs_that_black_joker(who: str, feints: str) -> None:
    duel = answering("feints", f"turn-edge: {{who: {who}}}", "7P 9I 2I | 5C 8P").fight(feints)
    assert duel.offered(0) == ["pass"]


# Damage and Aces.


@pytest.mark.parametrize(
    ("effect", "lives"),
    [
        ("hurt", [4, 3]),
        ("hurt: 2", [4, 2]),
        ("hurt: {count: 3, who: you}", [1, 4]),
        ("hurt: {count: 2, who: both}", [2, 2]),
    ],
)
def test_hurt_deals_so_much_damage(effect: str, lives: list[int]) -> None:
    assert acting(effect).play("0 play 6P").lives() == lives


def test_heal_turns_so_many_open_aces_down() -> None:
    duel = acting("heal: 2", lives="1 | 2").play("0 play 6P")
    assert duel.offered() == ["heal 1", "heal 2", "heal 3"]
    duel.play("0 heal 2")
    assert duel.offered() == ["heal 1", "heal 3"]
    duel.play("0 heal 3")
    assert duel.asked == [1]
    assert duel.lives() == [3, 2]
    assert duel.aces(0) == ["clubs:up", "diamonds:down", "hearts:down", "?"]


def test_heal_and_shuffle_hides_which_ace_is_which() -> None:
    duel = acting("heal: {shuffle: true}", lives="2 | ").play("0 play 6P", "0 heal 1")
    assert duel.aces(0) == ["?", "diamonds:up", "?", "?"]
    assert duel.told("aces_shuffled") == [{"seat": 0}]


def test_there_must_be_an_open_ace_to_heal() -> None:
    assert acting("heal", aces="clubs:removed | clubs:up").offered() == ["pass"]
    assert acting("heal", aces="clubs:up | ").offered() == ["play 6P", "pass"]


@pytest.mark.parametrize(("effect", "healed"), [("heal", ["heal 1", "heal 2"]), ("heal: {other: true}", ["heal 1"])])
def test_heal_may_be_for_other_aces_only(effect: str, healed: list[str]) -> None:
    text = f"aces: {{diamonds: {{immediate: [{effect}]}}}}"
    hurts = "cards: {5P: {action: [hurt: 1]}}"
    duel = showdown(hands="5P | 2C", phase="action", aces=" | clubs:up", deck_0=hurts, deck_1=text).play("0 play 5P")
    assert duel.offered(1) == healed
