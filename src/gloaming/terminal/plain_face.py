"""The look of a game that has none of its own: seats, piles and numbers, the hand, and a menu of options."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from gloaming.terminal.cards import CardRow, Mood, Spot, keyed
from gloaming.terminal.drawing import empty_place, style
from gloaming.terminal.dusk import GLOW, MUTED, TEXT
from gloaming.terminal.face import Face
from gloaming.terminal.layout import Layout
from gloaming.terminal.menu import Menu
from gloaming.terminal.seats import Seats, Sitter
from gloaming.words.english import counted, sentence
from gloaming.words.fields import Shown, hand_of, shown
from gloaming.words.scene import Scene
from gloaming.words.telling import called

COLOURS = {
    "red": "#ff7043",
    "yellow": "#f4dc5c",
    "green": "#35c99a",
    "blue": "#62b6f2",
    "purple": "#b48cf2",
    "violet": "#b48cf2",
    "orange": "#ffae57",
    "black": "#8d88a8",
    "white": "#f3f0ff",
}
PAPER = "#d8d0f0"  # of a card that names no colour
CARD = 6  # columns of a small card
LARGE = 7


class PlainLayout(Layout):
    """The others above, what lies on the table, what happened, one's own hand, and what can be chosen."""

    def compose(self) -> ComposeResult:
        yield Seats(id="seats")
        yield Static(id="table")
        yield from self.hand_below(paint, (CARD + 1, LARGE + 1))
        yield Menu(id="menu")

    def lay_out(self, scene: Scene) -> None:
        self.query_one(Seats).show([sitter(scene, seat) for seat in range(scene.view.players)])
        self.query_one("#table", Static).update(on_the_table(scene))
        hand = hand_spots(scene)
        self.query_one("#hand", CardRow).show(hand)
        self.query_one("#hand-place").display = bool(hand)
        self.query_one(Menu).show(menu_spots(scene))

    def active_row(self) -> CardRow:
        return self.query_one(Menu)


class PlainFace(Face):
    """The look of any game."""

    table = PlainLayout


def sitter(scene: Scene, seat: int) -> Sitter:
    """Returns what is said of somebody: the points, and what the view tells of each seat."""
    own = [each for each in shown(scene.view) if each.seat == seat]
    led = [called(role) for role, leader in scene.roles.items() if leader == seat]
    scored = Text(counted(scene.view.scores[seat], "point"), TEXT)
    points = Text(" · ").join([scored, *(Text(role, MUTED) for role in led)])
    cards = [short(card) for each in own if each.kind == "cards" for card in each.value]
    facts = [*map(fact, numbers(own)), *(words(scene, each) for each in own if each.kind in ("name", "seat"))]
    lines = [points, Text(" · ").join(facts)]
    return Sitter.at(scene, seat, "", lines, cards)


def numbers(things: list[Shown]) -> list[Shown]:
    """Returns the numbers among some things, and what is true of them."""
    return [each for each in things if each.kind == "number" or (each.kind == "truth" and each.value)]


def fact(thing: Shown) -> Text:
    """Returns a number with its title, or what is true."""
    return Text(thing.title.lower() if thing.kind == "truth" else f"{thing.title.lower()} {thing.value}", MUTED)


def words(scene: Scene, thing: Shown) -> Text:
    """Returns a card, a word or a seat with its title."""
    if thing.value is None:
        return Text(f"{thing.title} none", MUTED)
    named = Text(scene.names[thing.value], TEXT) if thing.kind == "seat" else short(thing.value)
    return Text.assemble((f"{thing.title} ", MUTED), named)


def on_the_table(scene: Scene) -> Text:
    """Returns what lies in the middle: a line for each pile, and one for all the rest."""
    shared = [each for each in shown(scene.view) if each.seat is None]
    lines = []
    for title, piles in groupby([each for each in shared if each.kind == "cards"], key=lambda each: each.title):
        cards = [short(card) for pile in piles for card in pile.value]
        lines.append(Text.assemble((f"{title}  ", GLOW), Text(" ").join(cards) if cards else Text("none", MUTED)))
    rest = [*map(fact, numbers(shared)), *(words(scene, each) for each in shared if each.kind in ("name", "seat"))]
    return Text("\n").join([*lines, Text(" · ").join(rest)])


def hand_spots(scene: Scene) -> list[Spot]:
    """Returns the hand; a card that answers the question can be clicked."""
    answers = {thing: option.token for option in reversed(scene.choices) for thing in option.touches}
    return [Spot(card, token=answers.get(card, ""), lit=card in answers) for card in hand_of(scene.view)]


def menu_spots(scene: Scene) -> list[Spot]:
    """Returns all that can be chosen."""
    return keyed([Spot(None, below=option.label, token=option.token, lit=True) for option in scene.choices])


def colour_of(card: str) -> str:
    """Returns the colour that a card names, or that of paper."""
    return next((COLOURS[word] for word in card.split("-") if word in COLOURS), PAPER)


def short(card: str) -> Text:
    """Returns a card in its own colour."""
    return Text(called(card), colour_of(card))


def paint(name: str | None, mood: Mood, big: bool) -> list[Text]:
    """Draws a card: its words below each other, as far as there is room; the menu says them in full."""
    width, height = (LARGE, 5) if big else (CARD, 3)
    if name is None:
        return empty_place(width, height)
    parts = [sentence(word)[:width] for word in name.split("-")[:height]]
    lines = [*parts, *[""] * (height - len(parts))]
    return [Text(line.center(width), style(colour_of(name), mood)) for line in lines]
