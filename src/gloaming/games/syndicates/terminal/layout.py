"""The table of a match on the screen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from gloaming.games.syndicates.terminal.field import FieldRow
from gloaming.games.syndicates.terminal.steps import note, question, spots
from gloaming.games.syndicates.terminal.texts import reading
from gloaming.games.syndicates.words.cards import set_of
from gloaming.games.syndicates.words.sides import my_side
from gloaming.games.syndicates.words.steps import LEAD, first_steps
from gloaming.kernel.choices import Option
from gloaming.terminal.cards import CardRow, Spot, is_big
from gloaming.terminal.dusk import Horizon
from gloaming.terminal.layout import Layout
from gloaming.terminal.log import RecentLog
from gloaming.terminal.menu import Menu
from gloaming.words.scene import Scene

HORIZON = 1  # line between the sides and the choices


class SyndicatesLayout(Layout):
    """The other side above, one's own below it, then what can be chosen, with texts and log beside."""

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.begun = ""  # the first step of a choice that takes two
        self.asked = -1  # the question it belongs to
        self.asks = False  # whether anybody is asked anything here: who only watches needs no menu

    def compose(self) -> ComposeResult:
        """Lays the table."""
        yield FieldRow(id="theirs")
        yield FieldRow(id="ours")
        yield Horizon()
        with Horizontal(id="below"):
            yield Menu(id="menu")
            with VerticalScroll(id="reading", classes="framed", can_focus=False):
                yield Static(id="text")
            yield RecentLog(id="story")
        yield RecentLog(id="recent")

    def on_mount(self) -> None:
        """Names the parts of the table, where there is room for frames."""
        self.query_one("#reading").border_title = "Texts"
        self.query_one("#story").border_title = "What happened"

    def show(self, scene: Scene) -> None:
        """Shows a moment of the game."""
        number = -1 if scene.decision is None else scene.decision.number
        if number != self.asked:
            self.asked, self.begun = number, ""
        self.scene = scene
        menu = self.query_one(Menu)
        found, menu.leads = spots(scene, self.begun)
        menu.show(found)
        self.asks = self.asks or scene.decision is not None
        menu.display = self.asks  # its room stays empty while others choose, so that nothing jumps
        self.set_class(not self.asks, "watched")
        for log in self.query(RecentLog):
            log.show(scene.log)
        self.show_field()
        self.share_room()

    def on_resize(self) -> None:
        """Shares the room anew, such as when a longer sentence is asked below."""
        self.share_room()

    def share_room(self) -> None:
        """Leaves the menu what the sides and the newest sentence do not need, where it has no room of its own."""
        below = self.query_one("#below")
        if is_big(self.app.size):
            below.styles.clear_rule("max_height")
        elif self.size.height:
            taken = sum(1 + row.height for row in self.query(FieldRow)) + HORIZON
            below.styles.max_height = max(1, self.size.height - taken - self.query_one("#recent", RecentLog).newest)

    def show_field(self) -> None:
        """Shows both sides and the texts, with whatever is pointed at standing out."""
        if self.scene is None:
            return
        below, lit, pointed = my_side(self.scene), self.lit(), self.pointed()
        known = set_of(self.scene).names  # a slot that can be chosen is always one's own
        enemies = {name: token for name, token in lit.items() if name in known}
        self.query_one("#theirs", FieldRow).show(
            self.scene, 1 - below, enemies, [name for name in pointed if name in known]
        )
        self.query_one("#ours", FieldRow).show(self.scene, below, lit, pointed)
        self.query_one("#text", Static).update(reading(self.scene, pointed))

    def options_of(self, spot: Spot) -> list[Option]:
        """Returns the choices behind a spot."""
        if self.scene is None or self.scene.decision is None:
            return []
        found = self.scene.decision.find(spot.token)
        return [found] if found is not None else first_steps(self.scene, self.scene.decision).get(spot.token, [])

    def lit(self) -> dict[str, str]:
        """Returns what can be chosen now, by the names of characters and slots, with the token behind it."""
        lit: dict[str, str] = {}
        for spot in self.query_one(Menu).spots:
            if spot.token.startswith(LEAD):
                lit[spot.token.removeprefix(LEAD)] = spot.token
            else:
                touched = [name for option in self.options_of(spot) for name in option.touches]
                chosen = self.begun.removeprefix(LEAD)
                lit |= {name: spot.token for name in touched if name != chosen and name not in lit}
        return lit

    def pointed(self) -> list[str]:
        """Returns the characters and slots that the pointed choice is about."""
        spot = self.query_one(Menu).pointed
        if spot is None:
            return []
        if spot.token.startswith(LEAD):
            return [spot.token.removeprefix(LEAD)]
        return [name for option in self.options_of(spot) for name in option.touches]

    def on_card_row_pointed(self, message: CardRow.Pointed) -> None:
        """Shows what is pointed at now."""
        message.stop()
        self.show_field()

    def active_row(self) -> CardRow:
        """Returns the menu."""
        return self.query_one(Menu)

    def narrow(self, token: str) -> bool:
        """Takes the first step of a choice."""
        if not token.startswith(LEAD):
            return False
        self.begun = token
        return True

    def widen(self) -> bool:
        """Takes the first step back."""
        begun, self.begun = self.begun, ""
        return bool(begun)

    def question(self, scene: Scene) -> str:
        """Asks what a character does, or where to it moves."""
        return question(scene, self.begun)

    def note(self, scene: Scene, token: str) -> str:
        """Says what a first step leads to."""
        return note(scene, token) if token.startswith(LEAD) else ""
