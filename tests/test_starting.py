"""Starting games: sensible defaults, and a clear refusal of what makes no sense."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming


def test_a_name_is_enough() -> None:
    game = gloaming.start("shadow-cards")
    assert game.players == 4
    assert gloaming.start("shadow-cards").setting.seed != game.setting.seed


@pytest.mark.parametrize("seed", [0, -5, 2**64, 10**38 - 1])
def test_any_reasonable_seed_will_do(seed: int) -> None:
    assert gloaming.start("shadow-cards", seed=seed) == gloaming.start("shadow-cards", seed=seed)


@pytest.mark.parametrize(
    ("name", "arguments", "complaint"),
    [
        ("shadow-card", {}, "did you mean 'shadow-cards'"),
        (None, {}, "unknown game"),
        (["shadow-cards"], {}, "unknown game"),
        ("shadow-cards", {"players": 1}, "2 to 5 players, not 1"),
        ("shadow-cards", {"players": 6}, "2 to 5 players, not 6"),
        ("shadow-cards", {"players": 3.0}, "2 to 5 players"),
        ("shadow-cards", {"players": True}, "2 to 5 players"),
        ("shadow-cards", {"seed": "7"}, "a seed is a whole number"),
        ("shadow-cards", {"seed": 10**5000}, "at most 38 digits"),
        ("shadow-cards", {"teaching": 1}, "true or false"),
        ("shadow-cards", {"teching": True}, "did you mean 'teaching'"),
        ("shadow-cards", {"first_starter": [1]}, "'random' or a seat"),
        ("shadow-cards", {"players": 3, "first_starter": 3}, "seats are 0 to 2"),
        ("shadow-cards", {"zero_reward": "٣P"}, "it takes"),
    ],
)
def test_what_makes_no_sense_is_refused(name: Any, arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=complaint):
        gloaming.start(name, **arguments)


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["teaching=yes", "round_floor=none"], {"teaching": True, "round_floor": None}),
        (["zero_reward=20", "exact_factor=2"], {"zero_reward": "20", "exact_factor": 2}),
        (["trick_history=none", "first_starter=1"], {"trick_history": "none", "first_starter": 1}),
    ],
)
def test_options_are_read_as_people_write_them(words: list[str], options: dict[str, object]) -> None:
    assert gloaming.rulebook("shadow-cards").read_options(words) == options


@pytest.mark.parametrize("word", ["exact_factor=--5", "exact_factor=²", "round_floor=1", "first_starter=left"])
def test_options_that_cannot_be_read_are_refused(word: str) -> None:
    book = gloaming.rulebook("shadow-cards")
    with pytest.raises(gloaming.BadSetup, match="it takes"):
        book.setting(options=book.read_options([word]))


def test_the_open_decisions_cannot_be_changed_from_outside() -> None:
    assert isinstance(gloaming.start("shadow-cards", seed=1).decisions, tuple)
