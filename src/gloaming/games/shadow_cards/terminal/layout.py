"""The table of Shadow Cards on the screen."""

from __future__ import annotations

from typing import cast

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.widgets import Static

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.terminal.suits import paint, short, shorts
from gloaming.games.shadow_cards.words.foretelling import way_to_go
from gloaming.terminal.cards import KEYS, CardRow, Spot
from gloaming.terminal.dusk import EMBER, GLOW, MUTED, PANEL, TEXT, Horizon
from gloaming.terminal.layout import Layout
from gloaming.terminal.log import RecentLog
from gloaming.terminal.seats import Seats, Sitter, newest
from gloaming.words.english import counted, does
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU

BAR = 14
TAKEN = 20  # characters of one's own point cards
LESSONS = {
    "first lesson": ["", "First lesson: win at least as many", "points as you predict."],
    "second lesson": ["", "Second lesson: win exactly as many", "points as you predict."],
    "normal": [],
}


class ShadowCardsLayout(Layout):
    """Opponents above, the trick in the middle, one's own prediction beside it, the hand below."""

    def __init__(self) -> None:
        super().__init__()
        self.scoring = False

    def compose(self) -> ComposeResult:
        """Lays the table."""
        yield Seats(id="seats")
        with Horizontal(id="centre"):
            with Container(id="middle", classes="framed"):
                yield CardRow(paint, (9, 9), raised=False, id="trick")
            yield Static(id="mine", classes="framed")
            yield RecentLog(id="story")
        yield RecentLog(id="recent")
        yield Horizon()
        with Container(id="hand-place"):
            yield CardRow(paint, (5, 7), raised=True, id="hand")

    def on_mount(self) -> None:
        """Names the parts of the table, where there is room for frames."""
        self.query_one("#middle").border_title = "The trick"
        self.query_one("#story").border_title = "What happened"

    def show(self, scene: Scene) -> None:
        """Shows a moment of the game."""
        view = cast(ShadowCardsView, scene.view)
        self.scoring = scene.decision is not None and scene.decision.question.verb == "score"
        self.query_one(Seats).show(sitters(scene, view))
        self.query_one("#trick", CardRow).show(trick_spots(scene, view))
        self.query_one("#hand", CardRow).show(hand_spots(scene, view))
        self.query_one("#mine", Static).update(mine(scene, view))
        self.query_one("#mine").border_title = side_title(scene, view)
        for log in self.query(RecentLog):
            log.show(scene.log)

    def active_row(self) -> CardRow:
        """Returns the trick while its winner picks the card that counts, the hand otherwise."""
        return self.query_one("#trick" if self.scoring else "#hand", CardRow)


def others(view: ShadowCardsView) -> list[int]:
    """Returns the seats across the table, clockwise."""
    if view.seat is None:
        return list(range(view.players))
    return [(view.seat + step) % view.players for step in range(1, view.players)]


def sitters(scene: Scene, view: ShadowCardsView) -> list[Sitter]:
    """Returns what is said of the others."""
    sitting = []
    for seat in others(view):
        promise = Text("✓ predicted", GLOW) if view.predicted[seat] else Text("… predicting", MUTED)
        points = Text(f"{view.trick_points[seat]} points", TEXT)
        facts = Text(f"{counted(view.hand_sizes[seat])} {view.scores[seat]} exp", MUTED)
        lines = [facts, promise if view.phase == "predict" else points]
        cards = [short(card) for card in view.point_cards[seat]]
        kind = scene.seating.bots[seat] or ""
        sitting.append(Sitter(scene.names[seat], kind, seat in view.waiting_for, marks(view, seat), lines, cards))
    return sitting


def marks(view: ShadowCardsView, seat: int) -> str:
    """Returns the signs of who started the round and who leads the trick."""
    lead = "→" if seat == view.leader and view.phase in ("play", "score") else ""
    return f"{'x' if seat == view.starter else ''}{lead}"


def trick_spots(scene: Scene, view: ShadowCardsView) -> list[Spot]:
    """Returns the cards of the trick from the lead on, then the places still empty, then the open card."""
    leader = view.leader or 0
    held = view.holds
    offered = (
        [option.touches[0] for option in scene.decision.options] if scene.decision and view.phase == "score" else []
    )
    spots = []
    for place in range(view.players if view.phase in ("play", "score") else 0):
        name = scene.names[(leader + place) % view.players]
        laid = view.trick[place].card if place < len(view.trick) else None
        below = "wins now" if place == held and view.phase == "play" else "wins" if place == held else ""
        spots.append(trick_spot(laid, name, below or ("leads" if place == 0 else ""), offered))
    if view.open_card is not None:
        spots.append(trick_spot(view.open_card, "open", "", offered))
    return spots


def trick_spot(card: str | None, above: str, below: str, offered: list[str]) -> Spot:
    """Returns one place of the trick; while a card is picked for points each has a key."""
    if card is None or card not in offered:
        return Spot(card, above, below, lit=card is not None)
    return Spot(card, above, below, f"score {card}", True, KEYS[offered.index(card)])


def hand_spots(scene: Scene, view: ShadowCardsView) -> list[Spot]:
    """Returns the hand; the cards that may be chosen are lit and have keys."""
    verb = "predict" if view.phase == "predict" else "play"
    asked = scene.decision is not None and scene.decision.question.verb == verb
    legal = [option.touches[0] for option in scene.decision.options] if asked and scene.decision else []
    return [
        Spot(card, token=f"{verb} {card}", lit=card in legal, key=KEYS[legal.index(card)] if card in legal else "")
        for card in view.hand
    ]


def side_title(scene: Scene, view: ShadowCardsView) -> str:
    """Returns whose side of the table is shown."""
    if view.seat is None:
        return "The last trick"
    return "Your side" if scene.names[view.seat] == YOU else f"{scene.names[view.seat]}'s side"


def mine(scene: Scene, view: ShadowCardsView) -> Text:
    """Returns one's own prediction and points, and the last trick."""
    lines: list[Text] = []
    if view.seat is not None:
        lines = own_lines(scene, view, view.seat)
    if view.tricks:
        last = view.tricks[-1]
        cards = shorts([laid.card for laid in last.cards] + ([last.open_card] if last.open_card else []))
        won = Text.assemble(
            ("Last trick ", MUTED), (f"{does(scene.names[last.winner], 'scores')} ", TEXT), short(last.scored)
        )
        lines += [won, Text.assemble("           ", cards)]
    return Text("\n").join(lines)


def own_lines(scene: Scene, view: ShadowCardsView, seat: int) -> list[Text]:
    """Returns the seat's own side of the table."""
    points = view.trick_points[seat]
    signs = marks(view, seat)
    head = Text.assemble(
        (scene.names[seat], f"bold {EMBER if seat in view.waiting_for else TEXT}"),
        (f"  {view.scores[seat]} exp", MUTED),
        (f"  {signs}" if signs else "", GLOW),
    )
    promise = Text.assemble(("Prediction ", MUTED), shorts(view.prediction_cards))
    if len(view.prediction_cards) < view.prediction_size:
        so_far = Text(" …" if view.prediction_cards else "not made yet", MUTED)
        return [head, promise + so_far, *(Text(line, GLOW) for line in LESSONS[view.scoring])]
    promise += Text(f" = {view.prediction}", f"bold {TEXT}")
    verdict = way_to_go(view, points)
    score = Text.assemble(
        ("Points     ", MUTED),
        (f"{points} of {view.prediction}", f"bold {GLOW}"),
        (f"  {verdict}", TEXT),
    )
    taken = Text.assemble("           ", newest([short(card) for card in view.point_cards[seat]], TAKEN))
    return [head, promise, score, bar(points, view.prediction, view.scoring == "first lesson"), taken]


def bar(points: int, prediction: int, more_is_fine: bool) -> Text:
    """Draws how far the points are on the way to the prediction."""
    full = BAR if prediction == 0 else min(BAR, points * BAR // prediction)
    colour = EMBER if points > prediction and not more_is_fine else GLOW
    return Text.assemble("           ", ("━" * full, colour), ("━" * (BAR - full), PANEL))
