"""Shorts: options that have a word of their own behind a command, in whatever game has them."""

from __future__ import annotations

from typing import ClassVar

import pytest

import gloaming
from gloaming.arguments import Setup
from gloaming.kernel.rulebook import Ruling
from kernel.beacon import BeaconRulebook
from kernel.vigil import VigilRulebook


class LongNight(VigilRulebook):
    """Vigil with a mode and with grades of difficulty, which are numbers."""

    title: ClassVar[str] = "The Long Night"
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("mode", "open", "'open' or 'veiled'", ("open", "veiled"), "What is seen.", "It is a toy."),
        Ruling("difficulty", 1, "1 to 3", (1, 2, 3), "How dark it gets.", "It is a toy."),
        Ruling("fog", False, "true or false", (True, False), "Whether there is fog.", "It is a toy."),
    )


BOOK = LongNight()


def test_a_short_is_read_like_the_option_it_stands_for() -> None:
    assert Setup(mode="veiled", difficulty="3", option=["fog=yes"]).options(BOOK) == {
        "mode": "veiled",
        "difficulty": 3,
        "fog": True,
    }
    assert Setup(option=["mode=veiled", "difficulty=3"]).options(BOOK) == {"mode": "veiled", "difficulty": 3}
    assert Setup().options(BOOK) == {}


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        (Setup(difficulty="4"), "option difficulty cannot be '4': it takes 1 to 3"),
        (Setup(mode="veiled", option=["mode=open"]), "--mode and --option mode say the same thing: leave one out"),
        (
            Setup(format="short"),
            r"The Long Night has no --format; it has --mode \('open' or 'veiled'\) and --difficulty \(1 to 3\)",
        ),
        (Setup(deck=["any"]), "The Long Night has no --deck; it has --mode"),
    ],
)
def test_what_cannot_be_is_refused_with_what_there_is(setup: Setup, complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=complaint):
        setup.options(BOOK)


def test_what_there_is_reads_as_a_list() -> None:
    has = r"it has --mode \('together' or 'sides'\), --difficulty \(1 to 3\) and --players \(1 to 4\)"
    with pytest.raises(gloaming.BadSetup, match=f"Beacon has no --format; {has}"):
        Setup(format="short").options(BeaconRulebook())


def test_a_game_without_anything_to_choose_says_so() -> None:
    with pytest.raises(gloaming.BadSetup, match="Vigil has no --mode; it has nothing of the kind"):
        Setup(mode="veiled").options(VigilRulebook())


def test_decks_stand_one_by_one_or_with_commas_between_them() -> None:
    assert Setup(deck=["ann, bo", "cat"]).decks == ["ann", "bo", "cat"]
