"""A menu: choices in words, each with its key, in as many columns as fit."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.geometry import Size

from gloaming.terminal.cards import CardRow, Mood, Spot, key_style
from gloaming.terminal.dusk import EMBER, GLOW, MUTED

MOST_COLUMNS = 3
NARROWEST = 24  # of a column in which words are cut off, so that no choice is out of sight
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
    def longest(self) -> int:
        """The width of a column in which everything can be read."""
        return max((len(spot.below) for spot in self.spots), default=1) + KEY + 1

    @property
    def widest(self) -> int:
        """The width of a column."""
        return min(self.longest, (self.size.width or self.app.size.width) // self.columns)

    @property
    def columns(self) -> int:
        """How many columns there are: as many as fit, or as are needed to have all choices in sight."""
        width = self.size.width or self.app.size.width
        needed = -(-len(self.spots) // self.size.height) if self.size.height else 1
        return max(1, min(MOST_COLUMNS, max(width // self.longest, min(needed, width // NARROWEST))))

    @property
    def lines(self) -> int:
        """How many lines the longest column has."""
        return -(-len(self.spots) // self.columns)

    @property
    def top(self) -> int:
        """The first line in sight, where not all have room."""
        room = max(1, self.size.height)
        line = max(0, self.cursor) % max(1, self.lines)
        return max(0, min(line - room // 2, self.lines - room))

    def show(self, spots: list[Spot], widths: tuple[int, int] | None = None) -> None:
        """Shows other choices; the cursor stays on its own or on what leads to it, or goes back to the first."""
        token = "" if self.pointed is None else self.leads.get(self.pointed.token, self.pointed.token)
        super().show(spots, widths)
        self.cursor = next((place for place, spot in enumerate(spots) if spot.token == token), 0 if spots else -1)

    def keep_in_sight(self) -> None:
        """Leaves it to the drawing which lines are shown."""

    def move(self, by: int) -> None:
        """Moves the cursor to the next column, if there is one there."""
        goal = self.cursor + by * self.lines
        if self.columns == 1:
            self.move_down(by)
        elif 0 <= goal < len(self.spots):
            self.cursor = goal

    def move_down(self, by: int) -> None:
        """Moves the cursor down, or up."""
        super().move(by)

    def point_at(self, token: str) -> None:
        """Puts the cursor on a choice, or on what leads to it."""
        super().point_at(self.leads.get(token, token))

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Takes all the room there is."""
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Returns the height of the longest column."""
        return max(1, self.lines)

    def place_at(self, x: int, y: int) -> int:
        """Returns which choice stands somewhere."""
        column, line = x // self.widest, self.top + y
        return column * self.lines + line if column < self.columns and line < self.lines else -1

    def on_click(self, event: events.Click) -> None:
        """Chooses what was clicked."""
        place = self.place_at(event.x, event.y)
        if 0 <= place < len(self.spots) and self.spots[place].token:
            self.cursor = place
            self.post_message(self.Chosen(self.spots[place].token))

    def render(self) -> RenderResult:
        """Draws the lines in sight, the last of which tells if there are more."""
        shown = range(self.top, min(self.lines, self.top + max(1, self.size.height)))
        drawn = [self.line(number) for number in shown]
        if len(drawn) > 1 and shown.stop < self.lines:
            drawn[-1] = Text("  ↓ more below", MUTED)
        return Text("\n").join(drawn)

    def line(self, number: int) -> Text:
        """Draws what stands side by side."""
        places = range(number, len(self.spots), max(1, self.lines))
        return Text.assemble(*(self.entry(self.spots[place], place == self.cursor) for place in places), no_wrap=True)

    def entry(self, spot: Spot, pointed: bool) -> Text:
        """Draws one choice."""
        style = Style(color=GLOW if spot.lit else MUTED, bold=pointed)
        words = Text(spot.below, style)
        words.truncate(self.widest - KEY, overflow="ellipsis", pad=True)
        mark = ("▸", EMBER) if pointed else " "
        return Text.assemble(mark, (spot.key or "·", key_style(pointed)), " ", words)
