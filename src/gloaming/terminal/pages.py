"""Pages that lie over the table until they are put away: score sheet, log, help, the winner."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.visual import VisualType
from textual.widgets import Static

from gloaming.terminal.dusk import EMBER, GLOW, MUTED, TEXT


class Page(ModalScreen[str]):
    """A sheet of paper over the table; any of its keys puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space,q", "put_away", "Close"),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(
        self, title: str, content: VisualType, closing: str = "Enter closes this page", end: bool = False
    ) -> None:
        super().__init__()
        self.heading = title
        self.content = content
        self.closing = closing
        self.opens_at_end = end

    def compose(self) -> ComposeResult:
        """Puts title, content and the way out on the page."""
        with Vertical(id="page"):
            yield Static(Text(self.heading, f"bold {EMBER}"), id="page-title")
            with VerticalScroll(id="page-content", can_focus=False):
                yield Static(self.content)
            yield Static(Text(self.closing, MUTED), id="page-closing")

    def on_mount(self) -> None:
        """Opens a log at its end."""
        if self.opens_at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_click(self) -> None:
        """Puts the page away with the mouse."""
        self.action_put_away()

    def action_put_away(self) -> None:
        """Puts the page away."""
        self.dismiss("")

    def action_scroll(self, lines: int) -> None:
        """Scrolls the content."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class WinnerPage(Page):
    """The last page of a game, from which another one starts."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter", "answer('again')", "Play again"),
        Binding("q,escape", "answer('leave')", "Leave"),
        Binding("space", "answer('look')", "Look at the table"),
    ]

    def on_click(self) -> None:
        """Leaves the page open: a click is no answer here."""

    def action_answer(self, answer: str) -> None:
        """Closes the page with an answer."""
        self.dismiss(answer)


def score_grid(rows: list[list[str]]) -> Text:
    """Returns rows of cells as a score sheet with headings and bold totals."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            row[0].ljust(widths[0]),
            *(cell.rjust(width + 2) for cell, width in zip(row[1:], widths[1:], strict=True)),
        ]
        lines.append(Text("".join(cells), row_style(row[0]), no_wrap=True))
    return Text("\n").join(lines)


def row_style(heading: str) -> str:
    """Returns how a row of a score sheet is written."""
    if heading.startswith("Round"):
        return EMBER
    return {"": f"bold {GLOW}", "total": f"bold {TEXT}", "prediction": MUTED}.get(heading, TEXT)
