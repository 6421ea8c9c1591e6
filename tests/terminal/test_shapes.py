"""Suits and disciplines are told apart without their colours."""

from __future__ import annotations

from gloaming.games.shadow_cards.terminal import suits
from gloaming.games.shadow_cards.words.help import help_in
from gloaming.games.showdown.words import decks
from gloaming.games.showdown.words.help import RULES
from gloaming.terminal.bars import ASKS


def test_no_suit_and_no_discipline_of_any_game_has_the_shape_of_another_or_of_the_prompt() -> None:
    shapes = [ASKS, *suits.SHAPES.values(), *decks.SHAPES.values()]
    assert len(set(shapes)) == len(shapes)


def test_the_rules_in_short_show_the_shapes_that_cards_have() -> None:
    for suit, shape in suits.SHAPES.items():
        assert f"{suit[1:]} {shape} {suit[0].upper()}" in help_in("normal")
    for discipline, shape in decks.SHAPES.items():
        assert f"{shape} {discipline[0].upper()} {discipline.capitalize()}" in RULES
