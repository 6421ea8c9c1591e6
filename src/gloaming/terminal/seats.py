"""The others at the table, each in a small box."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from gloaming.terminal.dusk import EMBER, GLOW, MUTED, TEXT
from gloaming.words.scene import Scene

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

    @classmethod
    def at(cls, scene: Scene, seat: int, marks: str, lines: list[Text], cards: list[Text]) -> Self:
        """Returns what is said of whoever has a seat."""
        kind = scene.seating.bots[seat] or ""
        return cls(scene.names[seat], kind, seat in scene.view.waiting_for, marks, lines, cards)

    def text(self, width: int) -> Text:
        """Returns the box's content; where it is narrow, the kind of bot is left out."""
        indent = "  " if width > NARROW else ""
        head = Text.assemble(
            named(self.name, self.acting),
            (f" {self.kind}" if self.kind and indent else "", MUTED),
            (f" {self.marks}" if self.marks else "", GLOW),
        )
        head.truncate(width)
        lines = [*self.lines, newest(self.cards, width - len(indent))]
        return Text("\n").join([head, *(Text.assemble(indent, line) for line in lines)])


def named(name: str, acting: bool) -> Text:
    """Returns a name at the beginning of a line, with a sign of whoever has to choose."""
    return Text.assemble(("▶ " if acting else "  ", EMBER), (name, f"bold {EMBER if acting else TEXT}"))


def short_names(names: list[str], width: int) -> list[str]:
    """Returns names of at most a width that still tell everybody apart: of a long one a word, or what fits of it.

    >>> short_names(["You", "Buttered Philippa"], 11), short_names(["Velvet Philippa", "Buttered Philippa"], 11)
    (['You', 'Philippa'], ['Velvet', 'Buttered'])
    >>> short_names(["Rumpelstiltskin", "You"], 11), short_names(["Rumpelstilzchen1", "Rumpelstilzchen2"], 11)
    (['Rumpelstil…', 'You'], ['Rumpelsti…1', 'Rumpelsti…2'])
    """
    ways = (lambda name: name.split()[-1], lambda name: name.split()[0], lambda name: f"{name[: width - 1]}…")
    for way in ways:
        short = [name if len(name) <= width else way(name) for name in names]
        if len(set(short)) == len(set(names)) and max(map(len, short)) <= width:
            return short
    return [name if len(name) <= width else f"{name[: width - 2]}…{name[-1:]}" for name in names]


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
    Seats Static { text-wrap: nowrap; text-overflow: ellipsis; }
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
