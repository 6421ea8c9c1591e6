"""The cards of Shadow Cards, drawn with a colour, a shape and a letter for each suit."""

from __future__ import annotations

from rich.text import Text

from gloaming.terminal.cards import Mood
from gloaming.terminal.drawing import empty_place, large, style

SHAPES = {"red": "▲", "yellow": "◆", "green": "●", "blue": "■"}
COLOURS = {"red": "#ff7043", "yellow": "#f4dc5c", "green": "#35c99a", "blue": "#62b6f2"}


def parts(name: str) -> tuple[str, str]:
    """Returns suit and value of a card."""
    suit, value = name.split("-")
    return suit, value


def short(name: str) -> Text:
    """Returns a card in two or three coloured characters."""
    suit, value = parts(name)
    return Text(f"{SHAPES[suit]}{value}", COLOURS[suit])


def shorts(names: list[str]) -> Text:
    """Returns cards in a line."""
    return Text(" ").join(short(name) for name in names)


def paint(name: str | None, mood: Mood, big: bool) -> list[Text]:
    """Draws a card, or the place of one that has not been laid yet."""
    if name is None:
        return empty_place(6 if big else 4, 5 if big else 3)
    suit, value = parts(name)
    lines = big_lines(suit, value) if big else small_lines(suit, value)
    return [Text(line, style(COLOURS[suit], mood)) for line in lines]


def small_lines(suit: str, value: str) -> list[str]:
    """Returns a card of four by three characters."""
    return [f"{SHAPES[suit]}  {suit[0].upper()}", f"{value:>3} ", f"{suit[0].upper()}  {SHAPES[suit]}"]


def big_lines(suit: str, value: str) -> list[str]:
    """Returns a card of six by five characters, with a number to be read at arm's length."""
    letter = suit[0].upper()
    return [f"{SHAPES[suit]}    {letter}", *(f"{row:^6}" for row in large(value)), f"{letter}    {SHAPES[suit]}"]
