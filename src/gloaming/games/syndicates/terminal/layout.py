"""The table of a match on the screen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from gloaming.games.syndicates.terminal.field import COVERS, IMMUNE, RESTING, STOPS, WAITS, FieldRow
from gloaming.games.syndicates.terminal.texts import pile_lines, reading, texts_page
from gloaming.games.syndicates.words.cards import rules_text, set_of, titled
from gloaming.games.syndicates.words.labels import LEAD, can_do, first_steps, label, words_for
from gloaming.games.syndicates.words.sides import top_of
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Option
from gloaming.terminal.cards import CardRow, Spot, keyed
from gloaming.terminal.dusk import Horizon
from gloaming.terminal.face import Face, Leaf
from gloaming.terminal.layout import Layout
from gloaming.terminal.log import RecentLog
from gloaming.terminal.menu import Menu
from gloaming.terminal.pages import of_both_sides
from gloaming.words.scene import Scene

HORIZON = 1  # line between the sides and the choices


class SyndicatesLayout(Layout):
    """The other side above, one's own below it, then what can be chosen, with texts and log beside."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = ""  # the first step of a choice that takes two
        self.asked = -1  # the question it belongs to
        self.asks = False  # whether anybody is asked anything here: who only watches needs no menu

    def compose(self) -> ComposeResult:
        yield FieldRow(id="theirs")
        yield FieldRow(id="ours")
        yield Horizon()
        with Horizontal(id="below"):
            yield Menu(id="menu")
            with VerticalScroll(id="reading", classes="framed", can_focus=False):
                yield Static(id="text")
            yield RecentLog(id="story")
        yield RecentLog(id="recent")

    def lay_out(self, scene: Scene) -> None:
        number = -1 if scene.decision is None else scene.decision.number
        if number != self.asked:
            self.asked, self.begun = number, ""
        menu = self.query_one(Menu)
        found, menu.leads = spots(scene, self.begun)
        menu.show(found)
        self.asks = self.asks or scene.decision is not None
        menu.display = self.asks  # its room stays empty while others choose, so that nothing jumps
        self.set_class(not self.asks, "watched")

    def share_room(self, scene: Scene) -> None:
        """Leaves the menu what the sides and the newest sentence do not need, where it has no room of its own."""
        below = self.query_one("#below")
        if self.big:
            below.styles.clear_rule("max_height")
        elif self.size.height:
            taken = sum(1 + row.height for row in self.query(FieldRow)) + HORIZON
            below.styles.max_height = max(1, self.size.height - taken - self.query_one("#recent", RecentLog).newest)

    def show_pointed(self, scene: Scene) -> None:
        spot, below, lit = self.query_one(Menu).pointed, scene.own_side, self.lit(scene)
        pointed = [] if spot is None else about(scene, spot.token)
        self.query_one("#theirs", FieldRow).show(scene, 1 - below, lit, pointed)
        self.query_one("#ours", FieldRow).show(scene, below, lit, pointed)
        self.query_one("#text", Static).update(reading(scene, pointed))

    def lit(self, scene: Scene) -> dict[str, str]:
        """Returns what can be chosen now, by the names of characters and slots, with the token behind it."""
        lit: dict[str, str] = {}
        for spot in self.query_one(Menu).spots:
            names = {name: spot.token for name in about(scene, spot.token) if name != self.begun.removeprefix(LEAD)}
            lit = lit | names if spot.token.startswith(LEAD) else names | lit
        return lit

    def active_row(self) -> CardRow:
        return self.query_one(Menu)

    def narrow(self, token: str) -> bool:
        if not token.startswith(LEAD):
            return False
        self.begun = token
        return True

    def widen(self) -> bool:
        begun, self.begun = self.begun, ""
        return bool(begun)

    def question(self, scene: Scene) -> str:
        doer, can = first_step(scene, self.begun)
        if not doer:
            return ""
        asked = f"{doer}: {listed(can, 'or')}" if can else f"Where does {doer} go"
        return f"{f'Whom does {doer} attack' if can == ['attack'] else asked}? Esc goes back."

    def note(self, scene: Scene, token: str) -> str:
        doer, can = first_step(scene, token)
        if can:
            return f"{doer}: {listed(can, 'or')}. {rules_text(scene, token.removeprefix(LEAD))}"
        return f"Move {doer}: then choose whom to swap with, or an empty slot." if doer else ""


class SyndicatesFace(Face):
    """The look of Shadows & Syndicates."""

    table = SyndicatesLayout
    leaves = (Leaf("t", "Texts", "Texts", texts_page), Leaf("p", "Piles", "Piles", of_both_sides(pile_lines)))
    signs = f"""\
Signs: {IMMUNE} immune   {RESTING} cannot act   {COVERS}1 a Bodyguard, one underneath
  {STOPS}10 an FX card that still stops 10 KT   {WAITS} an FX card that holds back   t names them"""


def spots(scene: Scene, begun: str) -> tuple[list[Spot], dict[str, str]]:
    """Returns the menu, and which of its spots leads to which choice."""
    steps = first_steps(scene)
    if begun in steps:
        found = {option.token: second_step(scene, option) for option in steps[begun]}
        leads = {}
    else:
        found = {step: words_for(scene, step, options) for step, options in steps.items()}
        leads = {option.token: step for step, options in steps.items() for option in options}
    return keyed([Spot(None, below=words, token=token, lit=True) for token, words in found.items()]), leads


def second_step(scene: Scene, option: Option) -> str:
    """Returns what a second step says: of an attack only whom it is on."""
    attack = option.question.verb == "attack"
    return f"Attack {titled(scene, option.touches[0])}" if attack else label(scene, option)


def about(scene: Scene, token: str) -> list[str]:
    """Returns the characters and slots that a spot of the menu is about."""
    if token.startswith(LEAD):
        return [token.removeprefix(LEAD)]
    return [name for option in scene.choices if option.token == token for name in option.touches]


def first_step(scene: Scene, step: str) -> tuple[str, list[str]]:
    """Returns who a first step is about, if it is one, and what they can do; whoever can do nothing is moved."""
    options = first_steps(scene).get(step, []) if step.startswith(LEAD) else []
    name = step.removeprefix(LEAD)
    if not options:
        return "", []
    if name not in set_of(scene).names:
        return top_of(scene, scene.own_side, name), []
    return titled(scene, name), can_do(scene, name, options)
