"""The table of a duel on the screen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from gloaming.games.showdown.rules.view import Attack
from gloaming.games.showdown.terminal.areas import SMALL_ROOM, WIDE_ROOM, area_text, verdict_text
from gloaming.games.showdown.terminal.painting import COVERED, Painter, worded
from gloaming.games.showdown.terminal.texts import champion_text, reading
from gloaming.games.showdown.words.asking import edge_owner, hand_verb, own_deck, thing, within_reach
from gloaming.games.showdown.words.combats import combats
from gloaming.games.showdown.words.decks import SHAPES, deck_at, in_order, view_of
from gloaming.kernel.choices import Option
from gloaming.terminal.cards import KEYS, CardRow, Spot, is_big
from gloaming.terminal.dusk import Horizon
from gloaming.terminal.layout import Layout
from gloaming.terminal.log import RecentLog
from gloaming.terminal.reading import Reading
from gloaming.words.scene import Scene

NARROW_CARDS = (5, 9)
CHAMPIONS = (13, 19)
CLASH, HAND = 5, 5  # lines of a combat and of a hand on small screens
LONGEST_LOG = 4
LEAST_TEXT = 2  # lines of a text, if it has as many


class ShowdownLayout(Layout):
    """The opponent above, the combat in the middle, one's own side and hand below, texts and log beside."""

    def __init__(self) -> None:
        super().__init__()
        self.painter = Painter()
        self.scene: Scene | None = None

    def compose(self) -> ComposeResult:
        """Lays the table."""
        with Horizontal(id="duel"):
            with Vertical(id="sides"):
                yield Static(id="theirs", classes="area")
                with Horizontal(id="clash"):
                    yield CardRow(self.painter.paint, (12, 12), raised=False, id="combat")
                    yield Static(id="verdict")
                yield Static(id="ours", classes="area")
            with Vertical(id="aside"):
                with VerticalScroll(id="reading", classes="framed", can_focus=False):
                    yield Reading(id="text")
                yield RecentLog(id="story")
        yield RecentLog(id="recent")
        yield Horizon()
        with Container(id="hand-place"):
            yield CardRow(self.painter.paint, NARROW_CARDS, raised=True, id="hand")

    def on_mount(self) -> None:
        """Names the parts of the table, where there is room for frames."""
        self.query_one("#reading").border_title = "Texts"
        self.query_one("#story").border_title = "What happened"

    def show(self, scene: Scene) -> None:
        """Shows a moment of the game."""
        self.scene = scene
        self.painter.decks = [deck_at(scene, seat) for seat in range(2)]
        below = view_of(scene).seat or 0
        wide = is_big(self.app.size)
        self.query_one("#theirs", Static).update(area_text(scene, 1 - below, wide))
        self.query_one("#ours", Static).update(area_text(scene, below, wide))
        row = self.query_one("#combat", CardRow)
        row.show(combat_spots(scene))
        row.display = bool(row.spots)
        picking = scene.decision is not None and scene.decision.question.verb == "pick"
        self.set_class(picking, "picking")
        hand = self.query_one("#hand", CardRow)
        spots = hand_spots(scene)
        hand.show(spots, CHAMPIONS if picking else widths(spots))
        for log in self.query(RecentLog):
            log.show(scene.log)
        self.show_texts()

    def on_resize(self) -> None:
        """Shares the room anew, such as when a longer sentence is asked below."""
        self.share_room()

    def share_room(self) -> None:
        """Leaves the log what nothing else needs on a small screen, but always enough for the newest sentence."""
        log, horizon = self.query_one("#recent", RecentLog), self.query_one(Horizon)
        if self.scene is None or is_big(self.app.size):
            log.styles.clear_rule("max_height")
            horizon.display = True
        elif self.size.height:
            sides = sum(len(area_text(self.scene, seat, False).plain.split("\n")) for seat in range(2))
            text = self.query_one(Reading)
            texts = min(LEAST_TEXT, len(text.lines(self.size.width - 2)))
            room = self.size.height - sides - CLASH - HAND - texts
            horizon.display = room > log.newest
            log.styles.max_height = max(log.newest, min(LONGEST_LOG, room - horizon.display))

    def show_texts(self) -> None:
        """Shows the text of the pointed card and of the open Aces, or the champion pointed at."""
        if self.scene is None:
            return
        wide, spot = is_big(self.app.size), self.active_row().pointed
        card = "" if spot is None or spot.card is None else spot.card
        if card.startswith("champion:"):
            self.query_one("#verdict", Static).update(champion_text(card.partition(":")[2]))
        else:
            self.query_one("#verdict", Static).update(verdict_text(self.scene, WIDE_ROOM if wide else SMALL_ROOM))
        self.query_one(Reading).show(reading(self.scene, card.partition(":")[2], wide))
        self.share_room()

    def on_card_row_pointed(self, message: CardRow.Pointed) -> None:
        """Shows the text of another card."""
        message.stop()
        self.show_texts()

    def active_row(self) -> CardRow:
        """Returns the row of the hand; whatever else can be chosen stands at its end."""
        return self.query_one("#hand", CardRow)


def combat_spots(scene: Scene) -> list[Spot]:
    """Returns the feints and strikes on the table, or those of the last combat."""
    view = view_of(scene)
    below = view.seat or 0
    on_table = any(area.feint is not None for area in view.areas)
    last = combats(scene.seen)
    spots = []
    for seat in (1 - below, below):
        area = view.areas[seat]
        if on_table:
            spots.append(attack_spot(scene, seat, area.feint, "feint"))
            spots.append(attack_spot(scene, seat, area.strike, "strike"))
        elif last:
            for card, part in ((last[-1].feints[seat], "feint"), (last[-1].strikes[seat], "strike")):
                spots.append(Spot(None if card is None else f"{seat}:{card}", scene.names[seat], part))
    return spots


def attack_spot(scene: Scene, seat: int, attack: Attack | None, part: str) -> Spot:
    """Returns a feint or strike with what it counts now."""
    name = scene.names[seat]
    if attack is None:
        return Spot(None, name, part)
    if attack.card is None:
        return Spot(COVERED, name, part)
    discipline = str(attack.discipline)
    counts = f"{attack.value}{SHAPES[discipline]}{discipline[0].upper()}"
    return Spot(f"{seat}:{attack.card}", name, f"{part} {counts}", lit=True)


def hand_spots(scene: Scene) -> list[Spot]:
    """Returns the hand, then whatever else can be chosen; what can be chosen is lit and has a key."""
    view = view_of(scene)
    if view.seat is None:
        return []
    options = {} if scene.decision is None else {thing(option): option for option in scene.decision.options}
    reach = within_reach(scene)
    spots: list[Spot] = []
    for name in in_order(view.hand, own_deck(scene)) if hand_verb(scene) or not chooses_elsewhere(scene) else []:
        option = options.pop(name, None)
        token = reach.get(name, "") if option is None else option.token
        spots.append(Spot(f"{view.seat}:{name}", token=token, lit=option is not None))
    spots += [Spot(drawn(view.seat, scene, option), token=option.token, lit=True) for option in options.values()]
    return keyed(spots)


def widths(spots: list[Spot]) -> tuple[int, int]:
    """Returns the width of a place on small and on large screens, in which the words of every choice can be read."""
    words = max((len(worded(spot.card)) + 1 for spot in spots if spot.card and ":" not in spot.card), default=0)
    return max(NARROW_CARDS[0], words), max(NARROW_CARDS[1], words)


def chooses_elsewhere(scene: Scene) -> bool:
    """Tells whether cards are chosen that are not in hand, so that these take its place."""
    return scene.decision is not None and scene.decision.question.verb in ("choose", "pick")


def keyed(spots: list[Spot]) -> list[Spot]:
    """Returns spots with a key for each that can be chosen, from left to right."""
    keys = iter(KEYS)
    return [
        Spot(spot.card, spot.above, spot.below, spot.token, spot.lit, next(keys, "") if spot.lit else "")
        for spot in spots
    ]


def drawn(seat: int, scene: Scene, option: Option) -> str:
    """Returns how a choice that is no card of the hand is drawn."""
    name, verb = thing(option), option.question.verb
    if verb == "pick":
        return f"champion:{name}"
    if verb in ("feint", "use", "choose"):
        return f"{seat}:{name}"
    if verb == "edge":
        return f"{edge_owner(scene)}:{name}-edge"
    if verb in ("turn", "heal"):
        ace = view_of(scene).areas[seat].aces[int(name) - 1]
        return f"{seat}:{ace.card}" if ace.card else COVERED
    return name
