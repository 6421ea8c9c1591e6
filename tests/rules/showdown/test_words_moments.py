"""The words of cards: moments, each offered when it comes, to whom it concerns, and at no other time."""

from __future__ import annotations

import pytest

import gloaming
from duels import Table, showdown
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.words.scene import Scene, words_of
from gloaming.words.seating import Seating
from gloaming.words.windows import titles_in

LOOKS = "effects: [look-at-hand]"
ACTS = "6P: {action: [draw: 2]}"


def reacting(when: str, more: str = "", effects: str = LOOKS) -> str:
    """Returns a deck whose two of Intellect answers something."""
    return f"cards: {{2I: {{react: {{when: {when}, {effects}}}}}{more and ', '}{more}}}"


def reacts(duel: Table, seat: int) -> bool:
    """Tells whether a seat is offered its React now."""
    return "react 2I" in duel.offered(seat)


# Before and while they fight.


def test_opponent_acts_answers_an_action_of_the_opponent_before_it_works() -> None:
    text = reacting("opponent-acts", ACTS, "effects: [cancel, draw: 1]")
    duel = showdown(hands="6P 2I 9I | 6P 2I", phase="action", decks=text).play("0 play 6P")
    assert duel.asked == [1]
    assert reacts(duel, 1)
    assert duel.sizes() == [2, 2]
    duel.play("1 react 2I")
    assert duel.sizes() == [2, 2]  # one for seat 1, none for seat 0
    duel.play("1 play 6P")
    assert duel.asked == [0]
    assert reacts(duel, 0)


@pytest.mark.parametrize(
    ("feints", "seat"), [("BJ1 | 5C", 1), ("BJ2 | 5C", 1), ("7P | BJ1", 0), ("7P | BJ2", 0), ("7P | 5C", None)]
)
def test_opponent_joker_answers_a_black_joker_of_the_opponent(feints: str, seat: int | None) -> None:
    first, second = feints.split(" | ")
    duel = showdown(hands="7P 9I 2I | 5C 8P 2I", decks=reacting("opponent-joker")).play(f"0 feint {first}")
    assert [reacts(duel, each) for each in range(2)] == [False, seat == 1]
    if seat == 1:
        duel.play("1 pass")
    duel.play(f"1 feint {second}")
    assert [reacts(duel, each) for each in range(2)] == [seat == 0, False]


def test_feints_is_when_both_lie_there_and_nobody_has_struck() -> None:
    duel = showdown(hands="7P 9I 2I | 5C 8P 2I", decks=reacting("feints"))
    assert not reacts(duel.play("0 feint 7P"), 0)
    assert reacts(duel.play("1 feint 5C"), 0)
    assert reacts(duel.play("0 pass"), 1)
    duel.play("1 pass", "0 strike 9I", "1 strike 8P")
    assert len(duel.told("verdict")) == 1


def test_strikes_is_when_both_have_been_revealed_and_nobody_has_won() -> None:
    duel = showdown(hands="7P 9I 2I | 5C 8P 2I", decks=reacting("strikes")).fight("7P | 5C")
    assert duel.asked == [0, 1]
    assert reacts(duel.play("0 strike 9I", "1 strike 8P"), 0)
    assert reacts(duel.play("0 pass"), 1)
    assert duel.told("verdict") == []
    assert duel.totals() == [16, 13]
    duel.play("1 pass")
    assert len(duel.told("verdict")) == 1


# How the combat goes.


@pytest.mark.parametrize(
    ("strikes", "by_two", "at_all"),
    [
        ("9I | 8P", False, False),  # 16 to 14, won
        ("9I | 10P", False, False),  # 16 to 16, a tie
        ("9I | 11P", True, True),  # 16 to 17
        ("9I | 12P", True, True),
        ("9I | 13P", False, True),
        ("9P | 11P", False, False),  # the lower of two alike wins
        ("9P | 8P", True, True),  # and the higher one loses
        ("9P | 7P", False, True),
    ],
)
def test_would_lose_is_before_a_combat_is_lost_by_so_much(strikes: str, by_two: bool, at_all: bool) -> None:
    for when, offered in (("{would-lose: 2}", by_two), ("would-lose", at_all)):
        duel = showdown(hands="7P 9I 9P 2I | 6C 7P 8P 10P 11P 12P 13P 2I", deck_0=reacting(when))
        duel.fight("7P | 6C", strikes)
        assert reacts(duel, 0) is offered
        assert (duel.told("verdict") == []) is offered


def test_would_lose_is_offered_to_the_one_who_would() -> None:
    duel = showdown(hands="7P 9I 2I | 5C 8P 2I", decks=reacting("would-lose")).fight("7P | 5C", "9I | 8P")
    assert duel.asked == [1]
    assert reacts(duel, 1)


@pytest.mark.parametrize(("strike", "tie"), [("10P", False), ("11P", True), ("12P", False)])
def test_would_tie_is_before_a_tie(strike: str, tie: bool) -> None:
    """Sixteen against five and the strike; after a tie both are asked, the attacker first."""
    duel = showdown(hands="7P 9I 2I | 5C 10P 11P 12P 2I", decks=reacting("would-tie")).fight(
        "7P | 5C", f"9I | {strike}"
    )
    assert reacts(duel, 0) is tie
    assert (duel.told("verdict") == []) is tie
    if tie:
        assert reacts(duel.play("0 pass"), 1)


def test_opponent_triggers_is_before_a_trigger_of_the_opponent_works() -> None:
    text = f"{{{reacting('opponent-triggers', effects='effects: [cancel]')}, triggers: {{physical: [draw: 1]}}}}"
    duel = showdown(hands="7P 9P 2I | 5C 8I 2I", decks=text).fight("7P | 5C", "9P | 8I").play("0 trigger physical")
    assert duel.asked == [1]
    assert reacts(duel, 1)
    assert duel.told("drew") == []
    duel.play("1 react 2I")
    assert duel.told("drew") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 2}]  # of the Draw phase


def test_would_be_hit_is_before_ones_own_damage() -> None:
    text = reacting("would-be-hit", effects="effects: [cancel]")
    duel = showdown(hands="7P 9I 2I | 5C 8P 2I", decks=text).fight("7P | 5C", "9I | 8P")
    assert duel.asked == [1]
    assert reacts(duel, 1)
    assert duel.lives() == [4, 4]
    assert duel.play("1 react 2I").lives() == [4, 4]
    duel = showdown(hands="7P 9I 2I | 5C 8P 2I", decks=text).fight("7P | 5C", "9I | 8P").play("1 pass")
    assert duel.lives() == [4, 3]


def test_hit_is_after_ones_own_damage() -> None:
    duel = showdown(hands="7P 9I 2I | 5C 8P 2I", decks=reacting("hit")).fight("7P | 5C", "9I | 8P")
    assert duel.lives() == [4, 3]
    assert duel.asked == [1]
    assert reacts(duel, 1)
    duel.play("1 pass")
    assert duel.game.phase == "action"


def test_drawn_is_after_both_have_drawn_in_the_draw_phase() -> None:
    text = reacting("drawn", ACTS)
    duel = showdown(hands="6P 7P 9I 2I | 5C 8P 2I", phase="action", decks=text).play("0 play 6P", "1 pass")
    assert duel.sizes() == [5, 3]
    duel.play("0 pass").fight("7P | 5C", "9I | 8P")
    assert duel.sizes() == [5, 3]
    assert reacts(duel, 0)
    assert reacts(duel.play("0 pass"), 1)
    duel.play("1 pass")
    assert duel.game.phase == "action"


@pytest.mark.parametrize(("strike", "looks"), [("8P", ["win"]), ("11P", []), ("12P", ["lose"])])
@pytest.mark.parametrize("kind", ["feint", "strike"])
def test_you_win_and_you_lose_tell_how_the_combat_of_the_card_went(kind: str, strike: str, looks: list[str]) -> None:
    """Sixteen against five and the strike: won, tied or lost; what waits for it works once."""
    card = "7P" if kind == "feint" else "9I"
    for how in ("win", "lose"):
        text = f"cards: {{{card}: {{{kind}: {{when: you-{how}, {LOOKS}}}}}}}"
        duel = showdown(hands="7P 9I | 5C 8P 11P 12P", deck_0=text).fight("7P | 5C", f"9I | {strike}")
        assert len(duel.told("looked")) == (how in looks)


def test_what_is_cancelled_cannot_be_cancelled_again() -> None:
    cancels = "{react: {when: opponent-acts, effects: [cancel]}}"
    twice = f"cards: {{2C: {cancels}, 3C: {cancels}}}"
    duel = showdown(hands="6P 7P | 2C 3C 4C", phase="action", deck_0="cards: {6P: {action: [draw: 1]}}", deck_1=twice)
    duel.play("0 play 6P")
    assert duel.offered(1) == ["react 2C", "react 3C", "pass"]
    duel.play("1 react 2C")
    assert "react 3C" not in duel.offered(1)


# What the windows are called in which cards answer.


def test_windows_are_called_in_the_words_of_the_cards() -> None:
    words = words_of("showdown")
    scene = Scene(gloaming.start("showdown", seed=1).view(None), None, Seating(["Ann", "Bob"], [None, None]))
    ids = ["before trigger", "after feints_stand", "before action", "before verdict", "after damage_taken"]
    assert list(words.windows(scene, ids).items()) == [
        ("before action", "When a player plays an Action"),
        ("after feints_stand", "After both feints"),
        ("before verdict", "Before a combat is decided"),
        ("before trigger", "When a player uses a trigger"),
        ("after damage_taken", "After damage is taken"),
    ]


def test_every_window_has_a_name_that_speaks_to_nobody() -> None:
    told = titles_in(VOCABULARY)
    assert {f"{term.moment} {term.event}" for term in VOCABULARY.moments() if term.event} == {*told}
    assert [title for title in told.values() if "you" in title.lower() or "opponent" in title] == []


def test_the_windows_of_a_duel_are_those_of_both_decks() -> None:
    duel = showdown(hands="7P 9I 2I | 5C 8P 2I", deck_0=reacting("feints"), deck_1=reacting("would-tie"))
    assert duel.game.windows() == ["before verdict", "after feints_stand"]
    duel.play("0 feint 7P", "1 feint 5C")
    assert duel.game.open_window() == "after feints_stand"
    duel.play("0 pass", "0 strike 9I")
    assert duel.game.open_window() == ""
