"""What the screen asks of a game's own layout of the table."""

from __future__ import annotations

from abc import abstractmethod

from textual.widget import Widget

from gloaming.terminal.cards import KEYS, CardRow
from gloaming.words.scene import Scene


class Layout(Widget):
    """A game's table on the screen. It is told what to show and knows which cards can be chosen."""

    @abstractmethod
    def show(self, scene: Scene) -> None:
        """Shows a moment of the game."""

    @abstractmethod
    def active_row(self) -> CardRow:
        """Returns the row of cards from which a choice is made now."""

    def narrow(self, token: str) -> bool:
        """Takes the first of two steps to a choice, if a token stands for one; most games have none."""
        return False

    def widen(self) -> bool:
        """Takes back the first of two steps; tells whether there was one."""
        return False

    def question(self, scene: Scene) -> str:
        """Asks for the second of two steps, once the first has been taken."""
        return ""

    def note(self, scene: Scene, token: str) -> str:
        """Says what the first of two steps leads to, if a token stands for one."""
        return ""

    def token_of(self, key: str) -> str | None:
        """Returns the choice behind a key."""
        spots = self.active_row().spots
        return next((spot.token for spot in spots if spot.key == key and key in KEYS), None)
