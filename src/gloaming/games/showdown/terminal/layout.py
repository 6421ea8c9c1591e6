"""The table of a duel on the screen."""

from __future__ import annotations

from typing import Literal

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from gloaming.games.showdown.terminal.areas import ATTACK, area_text, is_fought, names_in_short, verdict_text
from gloaming.games.showdown.terminal.painting import COVERED, Painter, shape_and_letter, worded
from gloaming.games.showdown.terminal.texts import card_text, champion_text, deck_lines, pile_lines, reading, texts_page
from gloaming.games.showdown.words.asking import edge_owner, hand_verb, own_deck, thing, within_reach
from gloaming.games.showdown.words.combats import combats
from gloaming.games.showdown.words.decks import deck_at, in_order, view_of
from gloaming.kernel.choices import Option
from gloaming.terminal.cards import CardRow, Spot, keyed
from gloaming.terminal.dusk import Horizon
from gloaming.terminal.face import Face, Leaf
from gloaming.terminal.layout import Layout
from gloaming.terminal.log import RecentLog
from gloaming.terminal.pages import of_both_sides
from gloaming.terminal.reading import Reading
from gloaming.words.scene import Scene

NARROW_CARDS = (5, 9)
CHAMPIONS = (13, 19)
CLASH, HAND = 5, 5  # lines of a combat and of a hand on small screens
WITHOUT_KNOWLEDGE = 2  # lines of a side that does not say which cards are known
LONGEST_LOG = 4
LEAST_TEXT = 2  # lines of texts, if they have as many; the pointed card's has as many as it needs
STRIKE = "Play your strike, face down."  # without the rule, which leaves its room to a text on small screens


class ShowdownLayout(Layout):
    """The opponent above, the combat in the middle, one's own side and hand below, texts and log beside."""

    def __init__(self) -> None:
        super().__init__()
        self.painter = Painter()

    def compose(self) -> ComposeResult:
        with Horizontal(id="duel"):
            with Vertical(id="sides"):
                yield Static(id="theirs", classes="area")
                with Horizontal(id="clash"):
                    yield CardRow(self.painter.paint, (ATTACK, ATTACK), raised=False, id="combat")
                    yield Static(id="verdict")
                yield Static(id="ours", classes="area")
            with Vertical(id="aside"):
                with VerticalScroll(id="reading", classes="framed", can_focus=False):
                    yield Reading(id="text")
                yield RecentLog(id="story")
        yield from self.hand_below(self.painter.paint, NARROW_CARDS)

    def lay_out(self, scene: Scene) -> None:
        self.painter.decks = [deck_at(scene, seat) for seat in range(2)]
        for side, seat in zip(("#ours", "#theirs"), scene.own_first, strict=True):
            self.query_one(side, Static).update(area_text(scene, seat, self.big))
        row = self.query_one("#combat", CardRow)
        row.show(combat_spots(scene))
        row.display = bool(row.spots)
        picking, spots = scene.verb == "pick", hand_spots(scene)
        self.set_class(picking, "picking")
        self.query_one("#hand", CardRow).show(spots, CHAMPIONS if picking else widths(spots))

    def show_pointed(self, scene: Scene) -> None:
        whose, _, name = self.pointed_card.partition(":")
        verdict = champion_text(name) if whose == "champion" else verdict_text(scene, self.big)
        self.query_one("#verdict", Static).update(verdict)
        self.query_one(Reading).show(reading(scene, name, self.big))

    def share_room(self, scene: Scene) -> None:
        """Leaves the log what nothing else needs on a small screen, but always enough for the newest sentence."""
        log, horizon = self.query_one("#recent", RecentLog), self.query_one(Horizon)
        if self.big:
            log.styles.clear_rule("max_height")
            for part in self.query(".area"):
                part.styles.clear_rule("max_height")
            horizon.display = True
        elif self.size.height:
            texts, width = self.query_one(Reading), self.size.width - 2
            _, _, name = self.pointed_card.partition(":")
            pointed = sum(len(texts.wrapped(text, width)) for text in card_text(scene, name))
            sides = [len(area_text(scene, seat, False).plain.split("\n")) for seat in scene.own_first]
            room = self.size.height - CLASH - HAND
            for side, area in enumerate(("#ours", "#theirs")):  # what is known of the opponent's cards stays longer
                if room - sum(sides) < pointed + log.newest:
                    sides[side] = min(sides[side], WITHOUT_KNOWLEDGE)
                self.query_one(area).styles.max_height = sides[side]
            room -= sum(sides)
            room -= max(pointed, min(LEAST_TEXT, len(texts.lines(width))))
            horizon.display = room > log.newest
            log.styles.max_height = max(log.newest, min(LONGEST_LOG, room - horizon.display))

    def question(self, scene: Scene) -> str:
        return STRIKE if scene.verb == "strike" and not self.big else ""

    def active_row(self) -> CardRow:
        """Returns the row of the hand; whatever else can be chosen stands at its end."""
        return self.query_one("#hand", CardRow)


class ShowdownFace(Face):
    """The look of Showdown."""

    table = ShowdownLayout
    leaves = (
        Leaf("t", "Texts", "Texts", texts_page),
        Leaf("k", "Decks", "Decks", of_both_sides(deck_lines)),
        Leaf("p", "Piles", "Discard piles", of_both_sides(pile_lines)),
    )


def combat_spots(scene: Scene) -> list[Spot]:
    """Returns the feints and strikes on the table, or those of the last combat."""
    (below, above), names = scene.own_first, names_in_short(scene)
    if is_fought(scene):
        return [attack_spot(scene, seat, part) for seat in (above, below) for part in ("feint", "strike")]
    spots = []
    for last in combats(scene.seen)[-1:]:
        for seat in (above, below):
            for card, part in ((last.feints[seat], "feint"), (last.strikes[seat], "strike")):
                spots.append(Spot(None if card is None else f"{seat}:{card}", names[seat], part))
    return spots


def attack_spot(scene: Scene, seat: int, part: Literal["feint", "strike"]) -> Spot:
    """Returns a feint or strike with what it counts now."""
    name, area = names_in_short(scene)[seat], view_of(scene).areas[seat]
    attack = area.feint if part == "feint" else area.strike
    if attack is None:
        return Spot(None, name, part)
    if attack.card is None:
        return Spot(COVERED, name, part)
    counts = f"{attack.value}{shape_and_letter(str(attack.discipline))}"
    return Spot(f"{seat}:{attack.card}", name, f"{part} {counts}", lit=True)


def hand_spots(scene: Scene) -> list[Spot]:
    """Returns the hand, then whatever else can be chosen; what can be chosen is lit and has a key."""
    view = view_of(scene)
    if view.seat is None:
        return []
    options = {thing(option): option for option in scene.choices}
    reach = within_reach(scene)
    spots: list[Spot] = []
    chosen_elsewhere = scene.verb in ("choose", "pick") and not hand_verb(scene)  # such cards take the hand's place
    for name in [] if chosen_elsewhere else in_order(view.hand, own_deck(scene)):
        option = options.pop(name, None)
        token = reach.get(name, "") if option is None else option.token
        spots.append(Spot(f"{view.seat}:{name}", token=token, lit=option is not None))
    spots += [Spot(drawn(view.seat, scene, option), token=option.token, lit=True) for option in options.values()]
    return keyed(spots)


def widths(spots: list[Spot]) -> tuple[int, int]:
    """Returns the width of a place on small and on large screens, in which the words of every choice can be read."""
    words = max((len(worded(spot.card)) + 1 for spot in spots if spot.card and ":" not in spot.card), default=0)
    return max(NARROW_CARDS[0], words), max(NARROW_CARDS[1], words)


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
