"""What happened, sentence by sentence."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text
from textual.app import RenderResult
from textual.geometry import Size
from textual.widget import Widget

from gloaming.terminal.dusk import EMBER, GLOW, MUTED

MARK = "▸ "  # of the newest sentence
MARGIN = 2  # columns beside the log


class RecentLog(Widget):
    """The last sentences, as many as there is room for."""

    DEFAULT_CSS = "RecentLog { height: 2; padding: 0 1; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.sentences: list[str] = []

    def show(self, sentences: list[str]) -> None:
        """Shows other sentences."""
        self.sentences = sentences
        self.refresh(layout=True)

    def lines_of(self, sentence: str) -> list[str]:
        """Returns a sentence in lines of the log's width."""
        return wrap(sentence, max(1, (self.size.width or self.app.size.width - MARGIN) - len(MARK)))

    @property
    def newest(self) -> int:
        """How many lines the newest sentence needs."""
        return len(self.lines_of(self.sentences[-1])) if self.sentences else 1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Returns the height in which the last two sentences can be read."""
        return sum(len(self.lines_of(sentence)) for sentence in self.sentences[-2:])

    def render(self) -> RenderResult:
        """Draws the newest sentence last and brightest; only the oldest may lose its end."""
        height = self.size.height
        lines: list[Text] = []
        for age, sentence in enumerate(reversed(self.sentences[-height:] if height else [])):
            if len(lines) == height:
                break
            told = self.lines_of(sentence)
            room = height - len(lines)
            if len(told) > room:
                told = wrap(sentence, max(map(len, told)), max_lines=room, placeholder=" …")
            style = GLOW if age == 0 else MUTED
            marks = [MARK if age == row == 0 else " " * len(MARK) for row in range(len(told))]
            lines = [
                *(Text.assemble((mark, EMBER), (line, style)) for mark, line in zip(marks, told, strict=True)),
                *lines,
            ]
        return Text("\n").join(lines)
