"""The cards of a duel, drawn with a colour, a shape and a letter for each discipline."""

from __future__ import annotations

from textwrap import wrap

from rich.style import Style
from rich.text import Text

from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.words.decks import (
    SHAPES,
    SUIT_SIGNS,
    brief,
    discipline_of,
    is_drawn,
    is_edge,
    kinds_of,
    rules_text,
    value_of,
)
from gloaming.terminal.cards import Mood, centred
from gloaming.terminal.drawing import card_back, empty_place, large, style
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
            return word_plate(card, mood, (max(width, len(worded(card))), height))
        deck = self.decks[int(seat)]
        if deck is None or not (is_drawn(name) or is_edge(name)):
            return plate([brief(name), "Ace"], ACE_COLOUR, mood, (width, height))
        lines = big_lines(name, deck) if big else small_lines(name, deck)
        return [Text(line, style(COLOURS[discipline_of(name, deck)], mood)) for line in lines]


def word_plate(word: str, mood: Mood, size: tuple[int, int]) -> list[Text]:
    """Draws a choice that is no card: a discipline, a place, a word."""
    if word in SHAPES:
        return plate([SHAPES[word], worded(word)], COLOURS[word], mood, size)
    return plate([worded(word)], MUTED, mood, size)


def worded(word: str) -> str:
    """Returns what is written for a choice that is no card."""
    return WORDS.get(word, word.capitalize())


def plate(words: list[str], colour: str, mood: Mood, size: tuple[int, int]) -> list[Text]:
    """Draws words on a plain card."""
    width, height = size
    above = (height - len(words)) // 2
    lines = [""] * above + words + [""] * (height - above - len(words))
    return [Text(f"{line[:width]:^{width}}", style(colour, mood)) for line in lines]


def small_lines(name: str, deck: Deck) -> list[str]:
    """Returns a card of four by three characters."""
    discipline = discipline_of(name, deck)
    suit = "J" if is_edge(name) else SUIT_SIGNS[name.partition("-of-")[2]]
    text = "✦" if rules_text(name, deck) else " "
    return [f"{value_of(name, deck):<2} {suit}", f" {SHAPES[discipline]}{discipline[0].upper()} ", f" {text}  "]


def big_lines(name: str, deck: Deck) -> list[str]:
    """Returns a card of eight by five characters, with a number to be read at arm's length."""
    discipline = discipline_of(name, deck)
    corner = "joker" if is_edge(name) else brief(name)
    kind = next((kind for kind in kinds_of(name, deck)), "")
    foot = f"✦{kind.capitalize()}" if kind else ""
    head = f"{SHAPES[discipline]}{discipline[0].upper()}{corner:>6}"
    return [head, *(f"{row:^8}" for row in large(str(value_of(name, deck)))), f"{foot:^8}"]


def short(name: str, deck: Deck | None) -> Text:
    """Returns a card in a few coloured characters."""
    if deck is None or not (is_drawn(name) or is_edge(name)):
        return Text(brief(name), GLOW)
    discipline = discipline_of(name, deck)
    value = value_of(name, deck) if is_edge(name) else ""
    what = str(value) if is_edge(name) else brief(name)
    mark = "✦" if rules_text(name, deck) else ""
    return Text(f"{what}{SHAPES[discipline]}{discipline[0].upper()}{mark}", COLOURS[discipline])


def shorts(names: list[str], deck: Deck | None) -> Text:
    """Returns cards in a line."""
    return Text(" ").join(short(name, deck) for name in names)


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
    edges = []
    for name in ("first-edge", "second-edge"):
        discipline = discipline_of(name, deck)
        words = f"{value_of(name, deck):>2} {SHAPES[discipline]}{discipline[0].upper()}"
        edges.append(Text(words, style(COLOURS[discipline], "quiet")))
    return [edges[0], Text("─────", MUTED), edges[1]]


def pile(count: int, top: str | None, deck: Deck | None) -> list[Text]:
    """Draws a pile with its number: a deck face down, or discards with the last card on top."""
    if count == 0:
        return empty_place(*SMALL)
    if top is None:
        back = card_back(*SMALL)
        back[1] = Text(f"{count:^4}", f"bold {TEXT} on {blend(MUTED, GROUND, 0.75)}")
        return back
    if deck is None:
        return plate([brief(top)], MUTED, "quiet", SMALL)
    return [Text(line, style(COLOURS[discipline_of(top, deck)], "quiet")) for line in small_lines(top, deck)]


def beside(columns: list[tuple[list[Text], str]], gap: int = 1) -> list[Text]:
    """Puts drawings side by side, each with a caption below."""
    lines: list[Text] = []
    for row in range(4):
        parts = []
        for drawing, caption in columns:
            width = max(drawing[0].cell_len, len(caption))
            cell = drawing[row] if row < 3 else Text(caption, MUTED)
            parts.append(centred(cell, width))
        lines.append(Text(" " * gap).join(parts))
    return lines
