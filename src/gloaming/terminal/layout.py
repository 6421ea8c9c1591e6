"""What the screen asks of a game's own layout of the table."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container

from gloaming.terminal.cards import KEYS, CardRow, Paint, Sized
from gloaming.terminal.dusk import Horizon
from gloaming.terminal.log import RecentLog
from gloaming.words.scene import Scene


class Layout(Sized):
    """A game's table on the screen. It is told what to show and knows which cards can be chosen."""

    titles: ClassVar[dict[str, str]] = {"#reading": "Texts", "#story": "What happened"}  # of parts that have frames

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None

    def on_mount(self) -> None:
        """Names the parts of the table, where there is room for frames."""
        for part, title in self.titles.items():
            for widget in self.query(part):
                widget.border_title = title

    def show(self, scene: Scene) -> None:
        """Shows a moment of the game, and what has happened."""
        self.scene = scene
        for log in self.query(RecentLog):
            log.show(scene.log)
        self.lay_out(scene)
        self.show_pointed(scene)
        self.share_room(scene)

    @abstractmethod
    def lay_out(self, scene: Scene) -> None:
        """Shows what lies on the table, and what can be chosen."""

    def show_pointed(self, scene: Scene) -> None:
        """Shows what there is to tell of whatever is pointed at; in most games nothing."""

    def share_room(self, scene: Scene) -> None:
        """Leaves each part of the table as much room as the others do not need, where that is not always the same."""

    def on_card_row_pointed(self, message: CardRow.Pointed) -> None:
        """Shows what there is to tell of another card."""
        message.stop()
        if self.scene is not None:
            self.show_pointed(self.scene)
            self.share_room(self.scene)

    def on_resize(self) -> None:
        """Shares the room anew, such as when a longer sentence is asked below."""
        if self.scene is not None:
            self.share_room(self.scene)

    def hand_below(self, paint: Paint, widths: tuple[int, int]) -> ComposeResult:
        """Puts what has happened and one's own hand below the table, where a game is played from a hand."""
        yield RecentLog(id="recent")
        yield Horizon()
        with Container(id="hand-place"):
            yield CardRow(paint, widths, raised=True, id="hand")

    @abstractmethod
    def active_row(self) -> CardRow:
        """Returns the row of cards from which a choice is made now."""

    @property
    def pointed_card(self) -> str:
        """The card that is pointed at, or nothing."""
        spot = self.active_row().pointed
        return "" if spot is None else spot.card or ""

    def narrow(self, token: str) -> bool:
        """Takes the first of two steps to a choice, if a token stands for one; most games have none."""
        return False

    def widen(self) -> bool:
        """Goes back to the first of two steps; tells whether the second was open."""
        return False

    def question(self, scene: Scene) -> str:
        """Asks in words of the layout's own, such as for the second of two steps once the first has been taken."""
        return ""

    def note(self, scene: Scene, token: str) -> str:
        """Says what the first of two steps leads to, if a token stands for one."""
        return ""

    def token_of(self, key: str) -> str | None:
        """Returns the choice behind a key."""
        spots = self.active_row().spots
        return next((spot.token for spot in spots if spot.key == key and key in KEYS), None)
