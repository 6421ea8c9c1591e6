"""Rules texts on the screen: of the pointed card, of open Aces, of whole decks."""

from __future__ import annotations

from rich.text import Text

from gloaming.games.showdown.rules.cards import ACES, DISCIPLINES, FIRST_ACE, NAMES, RANKS, SUITS
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.terminal.painting import COLOURS, joker, short, shorts, sign
from gloaming.games.showdown.words import decks
from gloaming.games.showdown.words.asking import own_deck, source_of
from gloaming.games.showdown.words.decks import deck_at, view_of
from gloaming.games.showdown.words.lasting import lasting_lines
from gloaming.games.showdown.words.phrases import as_read
from gloaming.kernel.cards.reader import OWNER, Reader, reader_of
from gloaming.terminal.dusk import GLOW, GROUND, MUTED, TEXT, blend
from gloaming.terminal.pages import heading, in_parts
from gloaming.words.english import sentence, whose
from gloaming.words.scene import Scene

ACE_NAMES = NAMES[FIRST_ACE : FIRST_ACE + ACES]
SOURCED = ("choose", "name", "edge", "discard", "heal")  # questions that a card's text asks
PER_LINE = 12
NO_CHAMPION = "No champion has been chosen yet."


def entry(scene: Scene, seat: int, name: str, deck: Deck, whose_card: str = "") -> Text:
    """Returns the sign, title and text of a seat's card."""
    title = deck.titles[NAMES.index(name)]
    return Text.assemble(
        (f"{whose_card} " if whose_card else "", MUTED),
        short(name, deck) if decks.has_discipline(name) else (decks.brief(name), f"bold {GLOW}"),
        (f" {title}" if title else "", f"bold {TEXT}"),
        (f"  {as_read(name, seat, scene)}", MUTED),
    )


def reading(scene: Scene, pointed: str, wide: bool) -> Text:
    """Returns what can be read beside the table: the pointed card, what asks, open Aces, triggers if there is room."""
    (below, above), deck, source = scene.own_first, own_deck(scene), source_of(scene)
    lines = card_text(scene, pointed)
    if source and scene.verb in SOURCED:
        lines.append(Text.assemble((sentence(source.title), f"bold {TEXT}"), (f"  {source.text}", MUTED)))
    lines += open_aces(scene, below, pointed) + open_aces(scene, above)
    if deck is not None and (wide or not lines):
        lines.append(Text("\n").join(triggers(deck)))
    return Text("\n\n" if wide else "\n").join(lines)


def card_text(scene: Scene, pointed: str) -> list[Text]:
    """Returns the text of the pointed card, if it has one."""
    deck = own_deck(scene)
    return with_texts(scene, scene.own_side, [pointed], deck) if deck is not None and pointed in NAMES else []


def open_aces(scene: Scene, seat: int, but: str = "") -> list[Text]:
    """Returns the texts of a seat's Aces that lie face up, but for one that can be read already."""
    deck = deck_at(scene, seat)
    aces = [ace.card for ace in view_of(scene).areas[seat].aces if ace.lies == "up" and ace.card and ace.card != but]
    return [] if deck is None else [entry(scene, seat, card, deck, sentence(whose(scene.names[seat]))) for card in aces]


def champion_text(name: str) -> Text:
    """Returns what one should know of a champion before choosing."""
    deck = champion(name)
    mixed = Text("  ").join(
        Text(f"{deck.disciplines.count(number)} {decks.SHAPES[word]}{word.capitalize()}", COLOURS[word])
        for number, word in enumerate(DISCIPLINES)
    )
    who = Text.assemble((deck.name, f"bold {GLOW}"), (f", {deck.epithet}. ", MUTED), (deck.pitch, TEXT))
    return Text("\n").join([who, Text.assemble(mixed, ("   Joker ", MUTED), joker(deck)), *triggers(deck)])


def triggers(deck: Deck, to: Reader = OWNER) -> list[Text]:
    """Returns a champion's three triggers as somebody reads them, each in the colour of its discipline."""
    said = {word: decks.trigger_text(word, deck, to) for word in DISCIPLINES}
    return [Text(f"{word.capitalize()} trigger: {text}", COLOURS[word]) for word, text in said.items()]


def texts_page(scene: Scene) -> Text:
    """Returns every text that matters now: the hand, the table, the Aces, the triggers."""
    hand, deck, lasts = view_of(scene).hand, own_deck(scene), lasting_lines(scene)
    parts: list[list[Text]] = []
    if deck is not None and hand:
        held = with_texts(scene, scene.own_side, decks.in_order(hand, deck), deck)
        parts.append([heading("In your hand"), *(held or [Text("only plain cards", MUTED)])])
    for seat in scene.own_first:
        area, deck = view_of(scene).areas[seat], deck_at(scene, seat)
        if deck is not None:
            laid = [attack.card for attack in (area.feint, area.strike) if attack is not None and attack.card]
            texts = [*with_texts(scene, seat, laid, deck), *open_aces(scene, seat)]
            texts += triggers(deck, reader_of(seat, view_of(scene).seat))
            parts.append([heading(f"{deck.name} ({scene.names[seat]})"), *texts])
    if lasts:
        parts.append([heading("Ongoing effects"), *(Text(line, MUTED) for line in lasts)])
    return in_parts(parts) if parts else Text(NO_CHAMPION, MUTED)


def with_texts(scene: Scene, seat: int, names: list[str], deck: Deck) -> list[Text]:
    """Returns those of a seat's cards that carry a text."""
    return [entry(scene, seat, name, deck) for name in names if decks.rules_text(name, deck)]


def deck_lines(scene: Scene, seat: int) -> list[Text]:
    """Returns one deck: joker, triggers, a grid with dots for cards that are out of play, then every text."""
    area, deck, sits = view_of(scene).areas[seat], deck_at(scene, seat), scene.names[seat]
    if deck is None:
        return [heading(sits), Text(NO_CHAMPION, MUTED)]
    out = {*area.discards, *area.removed, *area.in_use}
    edges = Text.assemble(("Black Joker ", MUTED), joker(deck))
    edges.append("   a dot is a card in the discard pile or removed from the game", MUTED)
    lines = [heading(f"{deck.name}, {deck.epithet} ({sits})"), edges]
    lines += triggers(deck, reader_of(seat, view_of(scene).seat))
    lines.append(Text("   " + "".join(f"{decks.RANK_SIGNS.get(rank, rank):>4}" for rank in RANKS), MUTED))
    for suit in SUITS:
        cells = [cell(f"{rank}-of-{suit}", deck, out) for rank in RANKS]
        lines.append(Text.assemble((f"{decks.SUIT_SIGNS[suit]}  ", GLOW), *cells))
    return lines + with_texts(scene, seat, [*ACE_NAMES, *NAMES[:FIRST_ACE]], deck)


def cell(card: str, deck: Deck, out: set[str]) -> Text:
    """Returns a card's discipline in the grid; one that is out of play is a dot."""
    colour = COLOURS[decks.discipline_of(card, deck)]
    return Text("   ·", blend(colour, GROUND, 0.6)) if card in out else Text(f"{sign(card, deck):>4}", colour)


def pile_lines(scene: Scene, seat: int) -> list[Text]:
    """Returns a discard pile, the last card last, and which cards of its owner have left the game."""
    area, deck = view_of(scene).areas[seat], deck_at(scene, seat)
    title = heading(f"{sentence(whose(scene.names[seat]))} discard pile ({len(area.discards)})")
    rows = [area.discards[first : first + PER_LINE] for first in range(0, len(area.discards), PER_LINE)]
    lines = [title, *([shorts(row, deck) for row in rows] or [Text("none", MUTED)])]
    gone = [*area.removed, *(ace.card for ace in area.aces if ace.lies == "removed" and ace.card)]
    if gone:
        lines.append(Text(f"Removed from the game: {', '.join(decks.titled(card, deck) for card in gone)}", MUTED))
    return lines
