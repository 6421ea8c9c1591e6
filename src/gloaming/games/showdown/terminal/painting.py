"""The cards of a duel, drawn with a colour, a shape and a letter for each discipline."""

from __future__ import annotations

from textwrap import wrap

from rich.style import Style
from rich.text import Text

from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.words import decks
from gloaming.games.showdown.words.decks import EDGES, SHAPES, brief, is_edge
from gloaming.terminal.cards import Mood
from gloaming.terminal.drawing import card_back, empty_place, large, plate, style
from gloaming.terminal.dusk import GLOW, GROUND, MUTED, TEXT, VIOLET, blend

COLOURS = {"physical": "#ff7043", "intellect": "#62b6f2", "cunning": "#f4dc5c"}
ACE_COLOUR = "#c9b8ff"
SMALL = (4, 3)
BIG = (8, 5)
COVERED = "covered"
WORDS = {"pass": "Pass", "accept": "Use", "deck": "Cut", "champion": ""}


class Painter:
    """Draws cards; it knows both decks. A card is written `seat:name`, anything else stands for itself."""

    def __init__(self) -> None:
        self.decks: list[Deck | None] = [None, None]

    def paint(self, card: str | None, mood: Mood, big: bool) -> list[Text]:
        """Draws a card, a covered one, an empty place, or a choice that is no card."""
        width, height = BIG if big else SMALL
        if card is None:
            return empty_place(width, height)
        if card == COVERED:
            return card_back(width, height)
        seat, colon, name = card.partition(":")
        if seat == "champion":
            width = 17 if big else 12
            return plate(wrap(champion(name).name, width), VIOLET, mood, (width, height))
        if not colon:
            words, colour = ([SHAPES[card]], COLOURS[card]) if card in SHAPES else ([], MUTED)
            return plate([*words, worded(card)], colour, mood, (max(width, len(worded(card))), height))
        deck = self.decks[int(seat)]
        if deck is None or not decks.has_discipline(name):
            return plate([brief(name), "Ace"], ACE_COLOUR, mood, (width, height))
        return drawn(name, deck, mood, big)


def worded(word: str) -> str:
    """Returns what is written for a choice that is no card: a discipline, a place, a word."""
    return WORDS.get(word, word.capitalize())


def sign(name: str, deck: Deck) -> str:
    """Returns the shape and the letter of a card's discipline."""
    return shape_and_letter(decks.discipline_of(name, deck))


def shape_and_letter(discipline: str) -> str:
    """Returns what a discipline is told by without its colour."""
    return f"{SHAPES[discipline]}{discipline[0].upper()}"


def ink(name: str, deck: Deck, mood: Mood) -> Style:
    """Returns how a card is written."""
    return style(COLOURS[decks.discipline_of(name, deck)], mood)


def drawn(name: str, deck: Deck, mood: Mood, big: bool) -> list[Text]:
    """Draws a card of a deck."""
    lines = big_lines(name, deck) if big else small_lines(name, deck)
    return [Text(line, ink(name, deck, mood)) for line in lines]


def small_lines(name: str, deck: Deck) -> list[str]:
    """Returns a card of four by three characters."""
    suit = "J" if is_edge(name) else brief(name)[-1]
    text = "✦" if decks.kinds_of(name, deck) else " "
    return [f"{decks.value_of(name, deck):<2} {suit}", f" {sign(name, deck)} ", f" {text}  "]


def big_lines(name: str, deck: Deck) -> list[str]:
    """Returns a card of eight by five characters, with a number to be read at arm's length."""
    corner = "joker" if is_edge(name) else brief(name)
    foot = "".join(f"✦{kind.capitalize()}" for kind in decks.kinds_of(name, deck)[:1])
    number = [f"{row:^8}" for row in large(str(decks.value_of(name, deck)))]
    return [f"{sign(name, deck)}{corner:>6}", *number, f"{foot:^8}"]


def short(name: str, deck: Deck | None) -> Text:
    """Returns a card in a few coloured characters."""
    if deck is None or not decks.has_discipline(name):
        return Text(brief(name), GLOW)
    what = str(decks.value_of(name, deck)) if is_edge(name) else brief(name)
    mark = "✦" if decks.kinds_of(name, deck) else ""
    return Text(f"{what}{sign(name, deck)}{mark}", COLOURS[decks.discipline_of(name, deck)])


def shorts(names: list[str], deck: Deck | None) -> Text:
    """Returns cards in a line."""
    return Text(" ").join(short(name, deck) for name in names)


def joker(deck: Deck) -> Text:
    """Returns both edges of a Black Joker."""
    return Text("/", MUTED).join(short(edge, deck) for edge in EDGES)


def ace_sign(lies: str, card: str | None) -> Text:
    """Returns an Ace in two characters, as it lies."""
    if lies == "removed":
        return Text("╌╌", blend(MUTED, GROUND, 0.4))
    if lies == "down":
        return Text(f"▒{brief(card)[-1]}" if card else "▒▒", MUTED)
    return Text(brief(card or ""), Style(color=GROUND, bgcolor=ACE_COLOUR, bold=True))


def ace_card(lies: str, card: str | None) -> list[Text]:
    """Draws an Ace of four by three characters, as it lies."""
    if lies == "removed":
        return empty_place(*SMALL)
    if lies == "up":
        return plate([brief(card or ""), "open"], ACE_COLOUR, "lit", SMALL)
    back = card_back(*SMALL)
    if card is not None:
        back[1] = Text(f" {brief(card)} ", f"bold {MUTED}")
    return back


def joker_card(deck: Deck | None, in_place: bool) -> list[Text]:
    """Draws the Black Joker with its two edges, or the place it left to be a feint."""
    if deck is None or not in_place:
        return empty_place(5, 3)
    edges = [Text(f"{decks.value_of(edge, deck):>2} {sign(edge, deck)}", ink(edge, deck, "quiet")) for edge in EDGES]
    return [edges[0], Text("─────", MUTED), edges[1]]


def pile(count: int, top: str | None, deck: Deck | None) -> list[Text]:
    """Draws a pile with its number: a deck face down, or discards with the last card on top."""
    if count == 0:
        return empty_place(*SMALL)
    if top is None:
        back = card_back(*SMALL)
        back[1] = Text(f"{count:^4}", f"bold {TEXT} on {blend(MUTED, GROUND, 0.75)}")
        return back
    return plate([brief(top)], MUTED, "quiet", SMALL) if deck is None else drawn(top, deck, "quiet", big=False)
