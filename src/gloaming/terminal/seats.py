"""The others at the table, each in a small box."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from gloaming.terminal.dusk import EMBER, GLOW, MUTED, TEXT

NARROW = 15


@dataclass(frozen=True)
class Sitter:
    """What a box says of somebody: a name, the kind of bot, marks, and lines of facts."""

    name: str
    kind: str
    acting: bool
    marks: str = ""
    lines: list[Text] = field(default_factory=list)
    cards: list[Text] = field(default_factory=list)  # on a line of their own, the newest, as many as fit

    def text(self, width: int) -> Text:
        """Returns the box's content; where it is narrow, the kind of bot is left out."""
        indent = "  " if width > NARROW else ""
        head = Text.assemble(
            ("▶ " if self.acting else "  ", EMBER),
            (self.name, f"bold {EMBER if self.acting else TEXT}"),
            (f" {self.kind}" if self.kind and indent else "", MUTED),
            (f" {self.marks}" if self.marks else "", GLOW),
        )
        head.truncate(width)
        lines = [*self.lines, newest(self.cards, width - len(indent))]
        return Text("\n").join([head, *(Text.assemble(indent, line) for line in lines)])


def newest(cards: list[Text], width: int) -> Text:
    """Returns the newest cards that fit into a line, with a sign for those left out."""
    for first in range(len(cards)):
        line = Text(" ").join([*([Text("…")] if first else []), *cards[first:]])
        if line.cell_len <= width:
            return line
    return Text("")


class Seats(Horizontal):
    """A row of boxes."""

    DEFAULT_CSS = """
    Seats { height: 4; }
    Seats Static { width: 1fr; height: 100%; padding: 0 0 0 1; background: $surface; border-left: outer $panel; }
    Seats Static.acting { border-left: outer $accent; background: $panel; }
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.sitters: list[Sitter] = []

    def compose(self) -> ComposeResult:
        """Makes a box for everyone shown when the row is built."""
        for sitter in self.sitters:
            yield Static(sitter.text(self.room), classes="acting" if sitter.acting else "")

    @property
    def room(self) -> int:
        """How many characters a line of a box has."""
        return self.app.size.width // max(len(self.sitters), 1) - 2

    def show(self, sitters: list[Sitter]) -> None:
        """Shows everyone anew."""
        fits = len(sitters) == len(self.sitters) == len(self.children)
        self.sitters = sitters
        if not fits:
            self.refresh(recompose=True)
            return
        for box, sitter in zip(self.query(Static), sitters, strict=True):
            box.update(sitter.text(self.room))
            box.set_class(sitter.acting, "acting")
