"""Rules texts beside the table, as far as there is room."""

from __future__ import annotations

from rich.text import Text
from textual.app import RenderResult
from textual.geometry import Size
from textual.widget import Widget

from gloaming.terminal.dusk import EMBER

REST = " … t: all texts"


class Reading(Widget):
    """Texts; where they have no room they say which key shows them whole."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.text = Text()

    def show(self, text: Text) -> None:
        """Shows another text."""
        self.text = text
        self.refresh(layout=True)

    def lines(self, width: int) -> list[Text]:
        """Returns the text in lines of a width."""
        return list(self.text.wrap(self.app.console, max(1, width)))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Returns the height in which everything can be read."""
        return len(self.lines(width))

    def render(self) -> RenderResult:
        """Draws the lines that have room."""
        width, height = self.size
        lines = self.lines(width)
        shown = lines[:height]
        if shown and len(lines) > height:
            shown[-1] = Text.assemble(cut(shown[-1], max(1, width - len(REST))), (REST, EMBER))
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
