"""The palette: a blue-violet ground that warms to ember at the horizon."""

from __future__ import annotations

from rich.text import Text
from textual.app import RenderResult
from textual.color import Color
from textual.theme import Theme
from textual.widget import Widget

GROUND = "#16122b"
SURFACE = "#1f1939"
PANEL = "#2b2350"
TEXT = "#efe9ff"
MUTED = "#9a90c4"
EMBER = "#ff9e5e"
GLOW = "#ffd29b"
VIOLET = "#7d6bd6"

DUSK = Theme(
    name="dusk",
    primary=VIOLET,
    secondary=MUTED,
    accent=EMBER,
    warning=GLOW,
    error="#ff6f6f",
    success="#35c99a",
    foreground=TEXT,
    background=GROUND,
    surface=SURFACE,
    panel=PANEL,
    variables={"footer-background": GROUND, "footer-key-foreground": EMBER, "footer-description-foreground": MUTED},
)


def blend(colour: str, other: str, share: float) -> str:
    """Returns a colour with a share of another mixed in."""
    return Color.parse(colour).blend(Color.parse(other), share).hex


class Horizon(Widget):
    """A line of light between the table and one's own cards."""

    DEFAULT_CSS = "Horizon { height: 1; width: 100%; }"

    def render(self) -> RenderResult:
        width = max(self.size.width, 1)
        line = Text()
        for column in range(width):
            share = abs(column * 2 / width - 1)
            line.append("━", blend(EMBER, PANEL, min(1.0, share * 1.15)))
        return line
