"""What happened, sentence by sentence."""

from __future__ import annotations

from rich.text import Text
from textual.app import RenderResult
from textual.widget import Widget

from gloaming.terminal.dusk import EMBER, GLOW, MUTED


class RecentLog(Widget):
    """The last sentences, as many as there is room for."""

    DEFAULT_CSS = "RecentLog { height: 2; padding: 0 1; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.sentences: list[str] = []

    def show(self, sentences: list[str]) -> None:
        """Shows other sentences."""
        self.sentences = sentences
        self.refresh()

    def render(self) -> RenderResult:
        """Draws the newest sentence last and brightest."""
        width, height = max(self.size.width, 1), self.size.height
        lines: list[Text] = []
        for age, sentence in enumerate(reversed(self.sentences[-height:] if height else [])):
            wrapped = Text(sentence, GLOW if age == 0 else MUTED).wrap(self.app.console, max(width - 2, 1))
            mark = "▸ " if age == 0 else "  "
            lines = [*(Text.assemble((mark if line is wrapped[0] else "  ", EMBER), line) for line in wrapped), *lines]
        return Text("\n").join(lines[-height:])
