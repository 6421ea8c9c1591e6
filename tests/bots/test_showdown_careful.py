"""What a careful duellist does."""

from __future__ import annotations

import pytest

import gloaming
from duels import Table, showdown
from gloaming.bots import Eyes, bot
from gloaming.games.showdown.rules.questions import ROSTER


def chosen(table: Table, seat: int = 0) -> set[str]:
    """Returns what careful bots of different luck choose."""
    eyes = Eyes(table.game, seat)
    return {bot("careful", "showdown", seed).choose(eyes).token for seed in range(8)}


def test_a_careful_bot_does_not_always_bring_the_same_champion() -> None:
    picks = {
        bot("careful", "showdown", seed).choose(Eyes(gloaming.start("showdown", seed=1), 0)).token for seed in range(60)
    }
    assert picks == {f"pick {name}" for name in ROSTER}


@pytest.mark.parametrize(("whose", "edge"), [("you", "edge second"), ("opponent", "edge first")])
def test_of_two_black_jokers_its_own_is_turned_up_and_the_other_down(whose: str, edge: str) -> None:
    turns = f"""
black-joker: [4 cunning, 6 physical]
cards: {{9P: {{react: {{when: feints, effects: [turn-edge: {{who: {whose}}}]}}}}}}
"""
    theirs = "black-joker: [3 physical, 5 intellect]"
    table = showdown(hands="9P 8P | 2P 4I", deck_0=turns, deck_1=theirs)
    table.play("0 feint first-edge", "1 feint second-edge", "0 react 9P")
    assert chosen(table) == {edge}


def test_the_best_card_is_taken_from_the_top() -> None:
    table = showdown(
        hands="8P 9P | 2P", tops="2I 13I 5I |", phase="action", deck_0="cards: {8P: {action: [take-from-top: 3]}}"
    )
    assert chosen(table.play("0 play 8P")) == {"choose king-of-diamonds"}


def test_the_best_card_is_put_where_it_is_drawn_first() -> None:
    table = showdown(
        hands="8P 9P | 2P", tops="2I 5I 13I |", phase="action", deck_0="cards: {8P: {action: [reorder: 3]}}"
    )
    assert chosen(table.play("0 play 8P")) == {"choose king-of-diamonds"}


def test_a_card_is_given_up_of_which_there_are_others_like_it() -> None:
    table = showdown(hands="8P 7P 7I 7C 6P | 2P", phase="action", deck_0="cards: {8P: {action: [discard: 1, draw: 2]}}")
    assert chosen(table.play("0 play 8P")) <= {"discard 7-of-clubs", "discard 6-of-clubs"}


def test_a_loss_is_turned_into_a_win() -> None:
    saves = "cards: {8P: {react: {when: {would-lose: 3}, effects: [add: 5]}}}"
    table = showdown(hands="8P 7P 6I | 9P 8C", deck_0=saves)
    table.play("0 feint 7P", "1 feint 9P", "0 strike 6I", "1 strike 8C")
    assert table.offered(0) == []
    table = showdown(hands="8P 7P 9I | 9P 8C", deck_0=saves)
    table.play("0 feint 7P", "1 feint 9P", "0 strike 9I", "1 strike 8C")
    assert chosen(table) == {"react 8-of-clubs"}
