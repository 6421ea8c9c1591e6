"""Rules texts beside the table, as far as there is room."""

from __future__ import annotations

from itertools import accumulate

from rich.text import Text
from textual.app import RenderResult
from textual.geometry import Size
from textual.widget import Widget

from gloaming.terminal.dusk import EMBER

REST = " … t: all texts"


class Reading(Widget):
    """Texts; where they have no room they say which key shows them whole, but never in place of a text's last words."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.text = Text()

    def show(self, text: Text) -> None:
        """Shows another text."""
        self.text = text
        self.refresh(layout=True)

    def lines(self, width: int) -> list[Text]:
        """Returns the text in lines of a width."""
        return self.wrapped(self.text, width)

    def wrapped(self, text: Text, width: int) -> list[Text]:
        """Returns any text in lines of a width."""
        return list(text.wrap(self.app.console, max(1, width)))

    def ends(self, width: int) -> set[int]:
        """Returns the lines with which a text ends, by their numbers."""
        return {number - 1 for number in accumulate(len(self.wrapped(text, width)) for text in self.text.split())}

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width))

    def render(self) -> RenderResult:
        width, height = self.size
        lines = self.lines(width)
        shown = lines[:height]
        room = width - len(REST)
        if shown and len(lines) > height and (height - 1 not in self.ends(width) or shown[-1].cell_len <= room):
            shown[-1] = Text.assemble(cut(shown[-1], max(1, room)), (REST, EMBER))
        return Text("\n").join(shown)


def cut(line: Text, width: int) -> Text:
    """Returns the words of a line that fit in a width.

    >>> cut(Text("Your total gets -1 if both strikes"), 28).plain
    'Your total gets -1 if both'
    """
    words = line.plain
    if len(words) <= width:
        return line
    end = words.rfind(" ", 0, width + 1)
    return line[: end if end > 0 else width]
