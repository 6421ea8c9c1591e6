"""What every game's cards are drawn with: ink, large numbers, empty places, piles."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.terminal.cards import Mood
from gloaming.terminal.dusk import GROUND, MUTED, blend

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


def large(number: str) -> list[str]:
    """Returns a number in three lines, to be read at arm's length."""
    return ["".join(DIGITS[digit][row] for digit in number) for row in range(3)]


def style(colour: str, mood: Mood) -> Style:
    """Returns bright ink for a card that can act, quiet for one that waits."""
    if mood == "lit":
        return Style(color=INK, bgcolor=colour, bold=True)
    return Style(color=blend(colour, GROUND, 0.25), bgcolor=blend(colour, GROUND, 0.84))


def empty_place(width: int, height: int) -> list[Text]:
    """Draws the place of a card that has not been laid yet."""
    edge = Style(color=blend(MUTED, GROUND, 0.5))
    middle = [Text("╎" + " " * (width - 2) + "╎", edge) for _ in range(height - 2)]
    return [Text("╭" + "╌" * (width - 2) + "╮", edge), *middle, Text("╰" + "╌" * (width - 2) + "╯", edge)]


def card_back(width: int, height: int) -> list[Text]:
    """Draws a card that lies face down."""
    back = Style(color=blend(MUTED, GROUND, 0.35), bgcolor=blend(MUTED, GROUND, 0.75))
    return [Text("▒" * width, back) for _ in range(height)]
