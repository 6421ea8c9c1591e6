"""The cards of Shadow Cards, drawn with a colour, a shape and a letter for each suit."""

from __future__ import annotations

from rich.text import Text

from gloaming.terminal.cards import Mood
from gloaming.terminal.drawing import empty_place, large, style

SHAPES = {"red": "▲", "yellow": "◆", "green": "●", "blue": "■"}
COLOURS = {"red": "#ff7043", "yellow": "#f4dc5c", "green": "#35c99a", "blue": "#62b6f2"}


def short(name: str) -> Text:
    """Returns a card in two or three coloured characters."""
    suit, value = name.split("-")
    return Text(f"{SHAPES[suit]}{value}", COLOURS[suit])


def shorts(names: list[str]) -> Text:
    """Returns cards in a line."""
    return Text(" ").join(short(name) for name in names)


def paint(name: str | None, mood: Mood, big: bool) -> list[Text]:
    """Draws a card, or the place of one that has not been laid yet; large numbers can be read at arm's length."""
    width, height = (6, 5) if big else (4, 3)
    if name is None:
        return empty_place(width, height)
    suit, value = name.split("-")
    shape, letter, edge = SHAPES[suit], suit[0].upper(), " " * (width - 2)
    number = [f"{row:^6}" for row in large(value)] if big else [f"{value:>3} "]
    lines = [f"{shape}{edge}{letter}", *number, f"{letter}{edge}{shape}"]
    return [Text(line, style(COLOURS[suit], mood)) for line in lines]
