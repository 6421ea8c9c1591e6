"""A choice that is not taken comes back with the reason, as facts and in plain English."""

from __future__ import annotations

import pickle
from random import Random

import msgspec
import pytest

from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import Refused
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import (
    AlreadyOver,
    CardName,
    NoneLeft,
    NoSuchOption,
    NotAsked,
    NotInHand,
    NotOffered,
    OtherQuestion,
    Reason,
)
from kernel.vigil import OPENING, vigil


class Promised(Reason, frozen=True):
    says = "{card} is promised to {seat} for {nights} nights"
    rules = ("V-1", "V-2")
    card: CardName
    seat: Seat
    nights: int


PROMISED = Promised("red-7", 2, 3)


def test_a_reason_says_its_facts_and_its_rules() -> None:
    assert str(PROMISED) == "red-7 is promised to seat 2 for 3 nights (V-1, V-2)"


def test_the_one_who_is_refused_is_the_seat() -> None:
    assert str(NotInHand("red-7")) == "red-7 is not in the seat's hand"
    assert str(NoneLeft("lanterns")) == "the seat has no lanterns left"


class Owed(Reason, frozen=True):
    says = "{debtor:owes} {cards} to {friends} and {debtor:...has} {debtor:'s} honour to keep"
    debtor: Seat
    cards: list[CardName]
    friends: list[Seat]


def test_seats_are_named_in_the_form_that_a_sentence_asks_for() -> None:
    owed = Owed(2, ["red-7", "blue-1"], [0, 1, 3])
    assert str(owed) == "seat 2 owes red-7 and blue-1 to seat 0, seat 1 and seat 3 and has seat 2's honour to keep"


def test_a_program_reads_it_as_data() -> None:
    assert msgspec.to_builtins(PROMISED) == {"reason": "promised", "card": "red-7", "seat": 2, "nights": 3}
    assert pickle.loads(pickle.dumps(PROMISED)) == PROMISED


def reason(game: Game, seat: int, choice: str) -> Reason:
    with pytest.raises(Refused) as refused:
        game.choose(seat, choice)
    assert str(refused.value).startswith(f"seat {seat} cannot choose {choice!r}: {refused.value.reason}. Legal now: ")
    assert game.reason_against(seat, choice) == refused.value.reason
    return refused.value.reason


def test_whoever_is_not_asked_hears_who_is() -> None:
    assert reason(vigil(*OPENING), 1, "name seat-1") == NotAsked([0, 2])  # either may answer for the team
    assert str(NotAsked([0, 3])).endswith("waiting for seat 0 and seat 3")


def test_whoever_is_asked_something_else_hears_what() -> None:
    assert reason(vigil(*OPENING), 0, "bid 1") == OtherQuestion("name", "Name a victim")


def test_what_is_not_offered_is_said_to_be_so() -> None:
    assert reason(vigil(*OPENING), 2, "name seat-0") == NotOffered("name seat-0")


def test_what_cannot_be_read_comes_back() -> None:
    assert reason(vigil(), 0, "dance") == NoSuchOption("dance")


def test_after_the_end_nothing_can_be_chosen() -> None:
    game = vigil(*OPENING)
    game.playout(Random(1))
    assert reason(game, 0, "bid 1") == AlreadyOver()
