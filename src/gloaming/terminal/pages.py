"""Pages that lie over the table until they are put away: score sheet, log, help, the winner."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.visual import VisualType
from textual.widgets import Static

from gloaming.terminal.dusk import EMBER, GLOW, MUTED, TEXT
from gloaming.words.scene import Scene
from gloaming.words.sheets import Row, Tone, in_columns

TONES: dict[Tone, str] = {"names": f"bold {GLOW}", "first": MUTED, "plain": TEXT, "loud": f"bold {EMBER}"}


class Page(ModalScreen[str]):
    """A sheet of paper over the table; any of its keys puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,q", "put_away", "Close"),
        Binding("space", "scroll(10)", show=False),  # whoever hurries does not miss the page
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, content: VisualType, closing: str = "Enter close", end: bool = False) -> None:
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


class SurePage(Page):
    """A question before something that cannot be meant by mistake."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer('yes')", "Yes"),
        Binding("n,enter,escape,q", "answer('no')", "No"),
    ]

    def __init__(self, question: str) -> None:
        super().__init__("Are you sure?", question, "y yes   n no")

    def on_click(self) -> None:
        """Leaves the page open: a click is no answer here."""

    def action_answer(self, answer: str) -> None:
        """Closes the page with an answer."""
        self.dismiss(answer)


class WinnerPage(Page):
    """The last page of a game, from which another one starts."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "answer('again')", "Play again"),
        Binding("q", "answer('leave')", "Leave"),
        Binding("enter,escape", "answer('look')", "View the table"),
    ]

    def on_click(self) -> None:
        """Leaves the page open: a click is no answer here."""

    def action_answer(self, answer: str) -> None:
        """Closes the page with an answer."""
        self.dismiss(answer)


def score_grid(rows: list[Row]) -> Text:
    """Returns a score sheet in columns, the names and the totals standing out."""
    lines = [Text(words, TONES[row.tone]) for row, words in zip(rows, in_columns(rows), strict=True)]
    return Text("\n").join(lines)


def heading(words: str) -> Text:
    """Returns a line above a part of a page."""
    return Text(words, f"bold {EMBER}")


def in_parts(parts: list[list[Text]]) -> Text:
    """Returns the lines of a page, with an empty one between its parts."""
    return Text("\n\n").join(Text("\n").join(lines) for lines in parts)


def of_both_sides(lines: Callable[[Scene, int], list[Text]]) -> Callable[[Scene], Text]:
    """Returns what a page says that has a part for each of two sides, one's own first."""
    return lambda scene: in_parts([lines(scene, side) for side in scene.own_first])
