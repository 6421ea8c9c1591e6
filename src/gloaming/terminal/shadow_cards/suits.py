"""The cards of Shadow Cards, drawn with a colour, a shape and a letter for each suit."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.terminal.cards import Mood
from gloaming.terminal.dusk import GROUND, MUTED, blend

SHAPES = {"red": "▲", "yellow": "◆", "green": "●", "blue": "■"}
COLOURS = {"red": "#ff7043", "yellow": "#f4dc5c", "green": "#35c99a", "blue": "#62b6f2"}
INK = "#140f26"
DIGITS = {
    "0": ("┏━┓", "┃ ┃", "┗━┛"),
    "1": (" ┓ ", " ┃ ", " ┻ "),
    "2": ("╺━┓", "┏━┛", "┗━╸"),
    "3": ("╺━┓", " ━┫", "╺━┛"),
    "4": ("╻ ╻", "┗━┫", "  ╹"),
    "5": ("┏━╸", "┗━┓", "╺━┛"),
    "6": ("┏━╸", "┣━┓", "┗━┛"),
    "7": ("╺━┓", "  ┃", "  ╹"),
    "8": ("┏━┓", "┣━┫", "┗━┛"),
    "9": ("┏━┓", "┗━┫", "╺━┛"),
}


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
    width = 6 if big else 4
    if name is None:
        edge = Style(color=blend(MUTED, GROUND, 0.5))
        middle = [Text("╎" + " " * (width - 2) + "╎", edge) for _ in range(3 if big else 1)]
        return [Text("╭" + "╌" * (width - 2) + "╮", edge), *middle, Text("╰" + "╌" * (width - 2) + "╯", edge)]
    suit, value = parts(name)
    return [Text(line, style(suit, mood)) for line in (big_lines(suit, value) if big else small_lines(suit, value))]


def style(suit: str, mood: Mood) -> Style:
    """Returns bright ink for a card that can act, quiet for one that waits."""
    colour = COLOURS[suit]
    if mood == "lit":
        return Style(color=INK, bgcolor=colour, bold=True)
    return Style(color=blend(colour, GROUND, 0.25), bgcolor=blend(colour, GROUND, 0.84))


def small_lines(suit: str, value: str) -> list[str]:
    """Returns a card of four by three characters."""
    return [f"{SHAPES[suit]}  {suit[0].upper()}", f"{value:>3} ", f"{suit[0].upper()}  {SHAPES[suit]}"]


def big_lines(suit: str, value: str) -> list[str]:
    """Returns a card of six by five characters, with a number to be read at arm's length."""
    letter = suit[0].upper()
    rows = ["".join(DIGITS[digit][row] for digit in value) for row in range(3)]
    return [f"{SHAPES[suit]}    {letter}", *(f"{row:^6}" for row in rows), f"{letter}    {SHAPES[suit]}"]
