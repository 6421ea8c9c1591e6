"""Suits and disciplines are told apart without their colours."""

from __future__ import annotations

from gloaming.terminal.shadow_cards import suits
from gloaming.terminal.showdown import painting


def test_no_suit_and_no_discipline_of_any_game_has_the_shape_of_another() -> None:
    shapes = [*suits.SHAPES.values(), *painting.SHAPES.values()]
    assert len(set(shapes)) == len(shapes)
