"""A row of cards that can be pointed at and chosen: a hand, a trick, a line of characters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from gloaming.terminal.dusk import EMBER, GLOW, GROUND, MUTED

Mood = Literal["lit", "quiet"]
Paint = Callable[[str | None, Mood, bool], list[Text]]

KEYS = "123456789abcdef"
BIG = Size(110, 36)
MARGIN = 2  # columns beside a row


def is_big(screen: Size) -> bool:
    """Tells whether a screen has room for large cards."""
    return screen.width >= BIG.width and screen.height >= BIG.height


@dataclass(frozen=True)
class Spot:
    """A place in a row: the card there, words above and below, and the choice it stands for."""

    card: str | None
    above: str = ""
    below: str = ""
    token: str = ""
    lit: bool = False
    key: str = ""


def keyed(spots: list[Spot]) -> list[Spot]:
    """Returns spots with a key for each that can be chosen, from left to right, as long as there are keys."""
    keys = iter(KEYS)
    return [replace(spot, key=next(keys, "")) if spot.lit and spot.token else spot for spot in spots]


class Sized(Widget):
    """A part of the table that is drawn larger where there is room."""

    @property
    def big(self) -> bool:
        """Whether there is room for large cards."""
        return is_big(self.app.size)


class CardRow(Sized):
    """Cards side by side. Lit ones can be chosen by key, click or Enter; the others say why not."""

    DEFAULT_CSS = "CardRow { text-wrap: nowrap; text-overflow: ellipsis; }"

    cursor: reactive[int] = reactive(-1)

    class Chosen(Message):
        """Somebody chose the card of a token."""

        def __init__(self, token: str) -> None:
            super().__init__()
            self.token = token

    class Pointed(Message):
        """The cursor went to another card."""

    def __init__(self, paint: Paint, widths: tuple[int, int], raised: bool, id: str) -> None:
        super().__init__(id=id)
        self.paint = paint
        self.widths = widths
        self.raised = raised  # whether lit cards stand out of the row
        self.spots: list[Spot] = []
        self.first = 0  # the leftmost card in sight, where not all have room

    @property
    def cell(self) -> int:
        """The width of a place."""
        return self.widths[1] if self.big else self.widths[0]

    @property
    def room(self) -> int:
        """How many cards have room on the screen."""
        return max(1, (self.app.size.width - MARGIN) // self.cell)

    def show(self, spots: list[Spot], widths: tuple[int, int] | None = None) -> None:
        """Shows other cards; the cursor stays on its card if that can be chosen, or goes to the nearest that can."""
        self.widths = widths or self.widths
        if spots != self.spots:
            before = self.pointed
            choosable = [place for place, spot in enumerate(spots) if spot.lit and spot.token]
            same = [place for place in choosable if before is not None and spots[place].token == before.token]
            self.spots = spots
            self.cursor = min(same or choosable, key=lambda place: abs(place - self.cursor), default=-1)
        self.keep_in_sight()
        self.refresh(layout=True)

    def watch_cursor(self) -> None:
        """Keeps the pointed card in sight, and tells that it is another one."""
        self.keep_in_sight()
        self.post_message(self.Pointed())

    def keep_in_sight(self) -> None:
        """Moves along a row that is longer than the screen is wide."""
        first = min(self.first, max(self.cursor, 0))
        first = max(first, self.cursor - self.room + 1)
        self.first = max(0, min(first, len(self.spots) - self.room))

    @property
    def in_sight(self) -> list[int]:
        """The places that are shown."""
        return list(range(self.first, min(len(self.spots), self.first + self.room)))

    @property
    def pointed(self) -> Spot | None:
        """The spot under the cursor."""
        return self.spots[self.cursor] if 0 <= self.cursor < len(self.spots) else None

    def point_at(self, token: str) -> None:
        """Puts the cursor on the card of a choice."""
        self.cursor = next((place for place, spot in enumerate(self.spots) if spot.token == token), self.cursor)

    def move(self, by: int) -> None:
        """Moves the cursor along the cards that can be pointed at."""
        places = [place for place, spot in enumerate(self.spots) if spot.token]
        if places and self.cursor in places:
            self.cursor = places[(places.index(self.cursor) + by) % len(places)]

    def move_down(self, by: int) -> None:
        """Moves the cursor down, in a row that has more than one line."""

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.cell * max(len(self.in_sight), 1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Returns the height of a card with the words above and below."""
        return 7 if self.big else 5

    def on_click(self, event: events.Click) -> None:
        """Chooses the card under the mouse."""
        place = self.first + event.x // self.cell
        if place in self.in_sight and self.spots[place].token:
            self.cursor = place
            self.post_message(self.Chosen(self.spots[place].token))

    def render(self) -> RenderResult:
        columns = [self.column(self.spots[place], place == self.cursor) for place in self.in_sight]
        lines = [Text.assemble(*(column[row] for column in columns)) for row in range(7 if self.big else 5)]
        return Text("\n").join(lines)

    def column(self, spot: Spot, pointed: bool) -> list[Text]:
        """Draws one place, line by line."""
        blank = Text(" " * self.cell)
        card = [centred(line, self.cell) for line in self.paint(spot.card, "lit" if spot.lit else "quiet", self.big)]
        key = Text(spot.key, key_style(pointed))
        if self.raised:
            mark = centred(Text("▼", EMBER), self.cell) if pointed else blank
            return [mark, *card, centred(key, self.cell)] if spot.lit else [blank, mark, *card][: len(card) + 2]
        above = Text(spot.above[: self.cell - 1], Style(color=EMBER if pointed else MUTED, bold=pointed))
        below = Text.assemble(key, " " if spot.key and spot.below else "", (spot.below, GLOW))
        below.truncate(self.cell - 1)
        return [centred(above, self.cell), *card, centred(below, self.cell)]


def key_style(pointed: bool) -> Style:
    """Returns how a key is written under its card."""
    return Style(color=GROUND, bgcolor=EMBER, bold=True) if pointed else Style(color=EMBER, bold=True)


def centred(text: Text, width: int) -> Text:
    """Returns a text with room on both sides."""
    room = width - text.cell_len
    return Text.assemble(" " * (room // 2), text, " " * (room - room // 2))
