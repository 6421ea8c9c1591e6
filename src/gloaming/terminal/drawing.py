"""What every game's cards are drawn with: ink, large numbers, empty places, and drawings side by side."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.terminal.cards import Mood, centred
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


def plate(words: list[str], colour: str, mood: Mood, size: tuple[int, int]) -> list[Text]:
    """Draws words on a plain card."""
    width, height = size
    above = (height - len(words)) // 2
    lines = [*[""] * above, *words, *[""] * (height - above - len(words))]
    return [Text(f"{line[:width]:^{width}}", style(colour, mood)) for line in lines]


def card_back(width: int, height: int) -> list[Text]:
    """Draws a card that lies face down."""
    back = Style(color=blend(MUTED, GROUND, 0.35), bgcolor=blend(MUTED, GROUND, 0.75))
    return [Text("▒" * width, back) for _ in range(height)]


def beside(columns: list[tuple[list[Text], str]]) -> list[Text]:
    """Puts drawings side by side, each with a caption below."""
    rows: list[list[Text]] = [[] for _ in range(len(columns[0][0]) + 1)]
    for drawing, caption in columns:
        width = max(drawing[0].cell_len, len(caption))
        for row, cell in zip(rows, [*drawing, Text(caption, MUTED)], strict=True):
            row.append(centred(cell, width))
    return [Text("  ").join(row) for row in rows]
