"""The table of Shadow Cards on the screen."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.widgets import Static

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.terminal.suits import paint, short, shorts
from gloaming.games.shadow_cards.words.cards import view_of
from gloaming.games.shadow_cards.words.foretelling import way_to_go
from gloaming.terminal.cards import CardRow, Spot, keyed
from gloaming.terminal.dusk import EMBER, GLOW, MUTED, PANEL, TEXT
from gloaming.terminal.face import Face
from gloaming.terminal.layout import Layout
from gloaming.terminal.log import RecentLog
from gloaming.terminal.seats import Seats, Sitter, newest, short_names
from gloaming.words.english import counted, does, sentence, whose
from gloaming.words.scene import Scene

LAID = 9  # columns of a card of the trick
BAR = 14
TAKEN = 20  # characters of one's own point cards
LESSONS = {
    "first lesson": ["", "First lesson: win at least as many", "points as you predict."],
    "second lesson": ["", "Second lesson: win exactly as many", "points as you predict."],
    "normal": [],
}


class ShadowCardsLayout(Layout):
    """Opponents above, the trick in the middle, one's own prediction beside it, the hand below."""

    titles = Layout.titles | {"#middle": "The trick"}

    def compose(self) -> ComposeResult:
        yield Seats(id="seats")
        with Horizontal(id="centre"):
            with Container(id="middle", classes="framed"):
                yield CardRow(paint, (LAID, LAID), raised=False, id="trick")
            yield Static(id="mine", classes="framed")
            yield RecentLog(id="story")
        yield from self.hand_below(paint, (5, 7))

    def lay_out(self, scene: Scene) -> None:
        view = view_of(scene)
        self.query_one(Seats).show(sitters(scene, view))
        self.query_one("#trick", CardRow).show(trick_spots(scene, view))
        self.query_one("#hand", CardRow).show(hand_spots(scene, view))
        self.query_one("#mine", Static).update(mine(scene, view))
        whose_side = "" if view.seat is None else f"{sentence(whose(scene.names[view.seat]))} side"
        self.query_one("#mine").border_title = whose_side or "The last trick"

    def active_row(self) -> CardRow:
        """Returns the trick while its winner picks the card that counts, the hand otherwise."""
        scoring = self.scene is not None and self.scene.verb == "score"
        return self.query_one("#trick" if scoring else "#hand", CardRow)


class ShadowCardsFace(Face):
    """The look of Shadow Cards."""

    table = ShadowCardsLayout


def others(view: ShadowCardsView) -> list[int]:
    """Returns the seats across the table, clockwise."""
    if view.seat is None:
        return list(range(view.players))
    return [(view.seat + step) % view.players for step in range(1, view.players)]


def sitters(scene: Scene, view: ShadowCardsView) -> list[Sitter]:
    """Returns what is said of the others."""
    sitting = []
    for seat in others(view):
        prediction = Text("✓ predicted", GLOW) if view.predicted[seat] else Text("… predicting", MUTED)
        points = Text(counted(view.trick_points[seat], "point"), TEXT)
        facts = Text(f"{counted(view.hand_sizes[seat])} {view.scores[seat]} XP", MUTED)
        lines = [facts, prediction if view.phase == "predict" else points]
        cards = [short(card) for card in view.point_cards[seat]]
        sitting.append(Sitter.at(scene, seat, marks(view, seat), lines, cards))
    return sitting


def marks(view: ShadowCardsView, seat: int) -> str:
    """Returns the signs of who started the round and who leads the trick."""
    lead = "→" if seat == view.leader and view.phase in ("play", "score") else ""
    return f"{'x' if seat == view.starter else ''}{lead}"


def trick_spots(scene: Scene, view: ShadowCardsView) -> list[Spot]:
    """Returns the cards of the trick from the lead on, then the places still empty, then the open card."""
    leader, wins = view.leader or 0, "wins now" if view.phase == "play" else "wins"
    places: list[tuple[str | None, str, str]] = []
    names = short_names(scene.names, LAID - 1)
    for place in range(view.players if view.phase in ("play", "score") else 0):
        laid = view.trick[place].card if place < len(view.trick) else None
        below = wins if place == view.holds else "leads" if place == 0 else ""
        places.append((laid, names[(leader + place) % view.players], below))
    if view.open_card is not None:
        places.append((view.open_card, "open", ""))
    tokens = {card: f"score {card}" for card in offered_to(scene, "score")}
    return keyed(
        [Spot(card, above, below, tokens.get(card or "", ""), lit=card is not None) for card, above, below in places]
    )


def hand_spots(scene: Scene, view: ShadowCardsView) -> list[Spot]:
    """Returns the hand; the cards that may be chosen are lit and have keys."""
    verb = "predict" if view.phase == "predict" else "play"
    offered = offered_to(scene, verb)
    return keyed([Spot(card, token=f"{verb} {card}", lit=card in offered) for card in view.hand])


def offered_to(scene: Scene, verb: str) -> list[str]:
    """Returns the cards that can be chosen now for some purpose."""
    return [option.touches[0] for option in scene.choices] if scene.verb == verb else []


def mine(scene: Scene, view: ShadowCardsView) -> Text:
    """Returns one's own prediction and points, and the last trick."""
    lines = [] if view.seat is None else own_lines(scene, view, view.seat)
    if view.tricks:
        last = view.tricks[-1]
        cards = [laid.card for laid in last.cards] + ([last.open_card] if last.open_card else [])
        won = (f"{does(scene.names[last.winner], 'scores')} ", TEXT)
        lines += [line("Last trick", won, short(last.scored)), line("", shorts(cards))]
    return Text("\n").join(lines)


def line(title: str, *parts: Text | tuple[str, str]) -> Text:
    """Returns a line that begins with what it is about."""
    return Text.assemble((f"{title:<11}", MUTED), *parts)


def own_lines(scene: Scene, view: ShadowCardsView, seat: int) -> list[Text]:
    """Returns the seat's own side of the table."""
    points, signs = view.trick_points[seat], marks(view, seat)
    head = Text.assemble(
        (scene.names[seat], f"bold {EMBER if seat in view.waiting_for else TEXT}"),
        (f"  {view.scores[seat]} experience", MUTED),
        (f"  {signs}" if signs else "", GLOW),
    )
    prediction = line("Prediction", shorts(view.prediction_cards))
    if len(view.prediction_cards) < view.prediction_size:
        so_far = Text(" …" if view.prediction_cards else "not made yet", MUTED)
        return [head, prediction + so_far, *(Text(words, GLOW) for words in LESSONS[view.scoring])]
    reached = (f"{points} of {view.prediction}", f"bold {GLOW}")
    return [
        head,
        prediction + Text(f" = {view.prediction}", f"bold {TEXT}"),
        line("Points", reached, (f"  {way_to_go(view, points)}", TEXT)),
        line("", bar(points, view.prediction, view.scoring == "first lesson")),
        line("", newest([short(card) for card in view.point_cards[seat]], TAKEN)),
    ]


def bar(points: int, prediction: int, more_is_fine: bool) -> Text:
    """Draws how far the points are on the way to the prediction."""
    full = BAR if prediction == 0 else min(BAR, points * BAR // prediction)
    colour = EMBER if points > prediction and not more_is_fine else GLOW
    return Text.assemble(("━" * full, colour), ("━" * (BAR - full), PANEL))
