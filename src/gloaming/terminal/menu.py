"""A menu: choices in words, each with its key and never cut, in as many columns as fit."""

from __future__ import annotations

from itertools import accumulate

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.geometry import Size

from gloaming.terminal.cards import CardRow, Mood, Spot, key_style
from gloaming.terminal.columns import Columns, arranged
from gloaming.terminal.dusk import EMBER, GLOW, MUTED

ROOM = 6  # lines that a menu takes rather than break a choice in two
KEY = 3  # columns for a key and the room around it


def unpainted(card: str | None, mood: Mood, big: bool) -> list[Text]:
    """Draws nothing: a menu has words only."""
    return []


class Menu(CardRow):
    """Choices below each other. A spot's `below` is what it says; `leads` tells which spot leads to which choice."""

    def __init__(self, id: str) -> None:
        super().__init__(unpainted, (1, 1), raised=False, id=id)
        self.leads: dict[str, str] = {}

    @property
    def breadth(self) -> int:
        """How many characters a line has."""
        return self.size.width or self.app.size.width

    def arranged(self, room: int) -> Columns:
        """Returns the choices in columns, for so many lines."""
        return arranged([spot.below for spot in self.spots], self.breadth, KEY + 1, room)

    @property
    def columns(self) -> Columns:
        """The choices as they are shown."""
        return self.arranged(self.size.height or ROOM)

    def top(self, columns: Columns) -> int:
        """Returns the first line in sight, where not all have room."""
        room = max(1, self.size.height)
        _, line = columns.place(self.cursor)
        return max(0, min(line - room // 2, columns.height - room))

    def show(self, spots: list[Spot], widths: tuple[int, int] | None = None) -> None:
        """Shows other choices; the cursor stays on its own or on what leads to it, or goes back to the first."""
        token = "" if self.pointed is None else self.leads.get(self.pointed.token, self.pointed.token)
        super().show(spots, widths)
        self.cursor = next((place for place, spot in enumerate(spots) if spot.token == token), 0 if spots else -1)

    def keep_in_sight(self) -> None:
        """Leaves it to the drawing which lines are shown."""

    def move(self, by: int) -> None:
        """Moves the cursor to the next column, if there is one there."""
        columns = self.columns
        column, line = columns.place(self.cursor)
        if len(columns.lines) == 1:
            self.move_down(by)
        elif (goal := columns.at(column + by, line)) is not None:
            self.cursor = goal

    def move_down(self, by: int) -> None:
        super().move(by)

    def point_at(self, token: str) -> None:
        """Puts the cursor on a choice, or on what leads to it."""
        super().point_at(self.leads.get(token, token))

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, self.arranged(ROOM).height)

    def place_at(self, x: int, y: int) -> int:
        """Returns which choice stands somewhere."""
        columns = self.columns
        column = sum(x >= end for end in accumulate(columns.widths))
        place = columns.at(column, self.top(columns) + y)
        return -1 if place is None else place

    def on_click(self, event: events.Click) -> None:
        place = self.place_at(event.x, event.y)
        if 0 <= place < len(self.spots) and self.spots[place].token:
            self.cursor = place
            self.post_message(self.Chosen(self.spots[place].token))

    def render(self) -> RenderResult:
        """Draws the lines in sight, the last of which tells if there are more."""
        columns = self.columns
        top = self.top(columns)
        shown = range(top, min(columns.height, top + max(1, self.size.height)))
        drawn = [self.line(columns, number) for number in shown]
        if len(drawn) > 1 and shown.stop < columns.height:
            drawn[-1] = Text("  ↓ more below", MUTED)
        return Text("\n").join(drawn)

    def line(self, columns: Columns, number: int) -> Text:
        """Draws what stands side by side."""
        parts = [
            self.part(*column[number], first=number == 0 or column[number - 1][0] != column[number][0], width=width)
            if number < len(column)
            else Text(" " * width)
            for column, width in zip(columns.lines, columns.widths, strict=True)
        ]
        return Text.assemble(*parts)

    def part(self, place: int, words: str, first: bool, width: int) -> Text:
        """Draws a line of a choice, the first with its key."""
        spot, pointed = self.spots[place], place == self.cursor
        style = Style(color=GLOW if spot.lit else MUTED, bold=pointed)
        said = Text(words, style)
        said.truncate(width - KEY, pad=True)
        mark = ("▸", EMBER) if pointed and first else " "
        key = (spot.key or "·", key_style(pointed)) if first else " "
        return Text.assemble(mark, key, " ", said)
