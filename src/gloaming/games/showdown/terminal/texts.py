"""Rules texts on the screen: of the pointed card, of open Aces, of whole decks."""

from __future__ import annotations

from rich.text import Text

from gloaming.games.showdown.rules.cards import ACES, DISCIPLINES, FIRST_ACE, NAMES, RANKS, SUITS
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.terminal.painting import COLOURS, short, shorts
from gloaming.games.showdown.words.asking import own_deck, source_of
from gloaming.games.showdown.words.decks import (
    RANK_SIGNS,
    SHAPES,
    SUIT_SIGNS,
    brief,
    deck_at,
    discipline_of,
    in_order,
    is_drawn,
    is_edge,
    rules_text,
    titled,
    trigger_text,
    view_of,
)
from gloaming.games.showdown.words.lasting import lasting_lines
from gloaming.games.showdown.words.phrases import as_read, trigger_as_read
from gloaming.terminal.dusk import EMBER, GLOW, GROUND, MUTED, TEXT, blend
from gloaming.words.english import sentence, whose
from gloaming.words.scene import Scene

ACE_NAMES = NAMES[FIRST_ACE : FIRST_ACE + ACES]
SOURCED = ("choose", "name", "edge", "discard", "heal")  # questions that a card's text asks
PER_LINE = 12


def entry(scene: Scene, seat: int, name: str, deck: Deck, whose_card: str = "") -> Text:
    """Returns the sign, title and text of a seat's card."""
    title = deck.titles[NAMES.index(name)]
    sign = short(name, deck) if is_drawn(name) else Text(brief(name), f"bold {GLOW}")
    return Text.assemble(
        (f"{whose_card} " if whose_card else "", MUTED),
        sign,
        (f" {title}" if title else "", f"bold {TEXT}"),
        (f"  {as_read(name, seat, scene)}", MUTED),
    )


def reading(scene: Scene, pointed: str, wide: bool) -> Text:
    """Returns what can be read beside the table: the pointed card, what asks, open Aces, triggers if there is room."""
    view, deck = view_of(scene), own_deck(scene)
    below = view.seat or 0
    lines: list[Text] = []
    if deck is not None and pointed in NAMES and not is_edge(pointed) and rules_text(pointed, deck):
        lines.append(entry(scene, below, pointed, deck))
    source = source_of(scene)
    if scene.decision is not None and source and scene.decision.question.verb in SOURCED:
        lines.append(Text.assemble((sentence(source.title), f"bold {TEXT}"), (f"  {source.text}", MUTED)))
    for seat in (below, 1 - below):
        lines += open_aces(scene, seat, pointed if seat == below else "")
    if deck is not None and (wide or not lines):
        lines.append(Text("\n").join(triggers(deck)))
    return Text("\n\n" if wide else "\n").join(lines)


def open_aces(scene: Scene, seat: int, but: str = "") -> list[Text]:
    """Returns the texts of a seat's Aces that lie face up, but for one that can be read already."""
    deck = deck_at(scene, seat)
    aces = [ace.card for ace in view_of(scene).areas[seat].aces if ace.lies == "up" and ace.card and ace.card != but]
    return [] if deck is None else [entry(scene, seat, card, deck, sentence(whose(scene.names[seat]))) for card in aces]


def champion_text(name: str) -> Text:
    """Returns what one should know of a champion before choosing."""
    deck = champion(name)
    counts = [deck.disciplines.count(number) for number in range(len(DISCIPLINES))]
    mixed = Text("  ").join(
        Text(f"{count} {SHAPES[word]}{word.capitalize()}", COLOURS[word])
        for word, count in zip(DISCIPLINES, counts, strict=True)
    )
    joker = Text.assemble(("   Joker ", MUTED), short("first-edge", deck), ("/", MUTED), short("second-edge", deck))
    who = Text.assemble((deck.name, f"bold {GLOW}"), (f", {deck.epithet}. ", MUTED), (deck.pitch, TEXT))
    return Text("\n").join([who, mixed + joker, *triggers(deck)])


def triggers(deck: Deck) -> list[Text]:
    """Returns a champion's three triggers, as the champion's player reads them."""
    return [trigger_line(word, trigger_text(word, deck)) for word in DISCIPLINES]


def triggers_at(scene: Scene, seat: int) -> list[Text]:
    """Returns the three triggers of a seat's champion as they read for whoever looks."""
    return [trigger_line(word, trigger_as_read(word, seat, scene)) for word in DISCIPLINES]


def trigger_line(discipline: str, says: str) -> Text:
    """Returns a trigger in the colour of its discipline."""
    return Text(f"{discipline.capitalize()} trigger: {says}", COLOURS[discipline])


def heading(words: str) -> Text:
    """Returns a line above a part of a page."""
    return Text(words, f"bold {EMBER}")


def texts_page(scene: Scene) -> Text:
    """Returns every text that matters now: the hand, the table, the Aces, the triggers."""
    view = view_of(scene)
    below = view.seat or 0
    lines: list[Text] = []
    deck = own_deck(scene)
    if deck is not None and view.hand:
        held = [name for name in in_order(view.hand, deck) if rules_text(name, deck)]
        lines += [
            heading("In your hand"),
            *([entry(scene, below, name, deck) for name in held] or [Text("only plain cards", MUTED)]),
        ]
    for seat in (below, 1 - below):
        deck = deck_at(scene, seat)
        if deck is not None:
            laid = [attack.card for attack in (view.areas[seat].feint, view.areas[seat].strike) if attack is not None]
            cards = [entry(scene, seat, name, deck) for name in laid if name is not None and rules_text(name, deck)]
            lines += [Text(""), heading(f"{deck.name} ({scene.names[seat]})"), *cards, *open_aces(scene, seat)]
            lines += triggers_at(scene, seat)
    lasts = lasting_lines(scene)
    if lasts:
        lines += [Text(""), heading("Ongoing effects"), *(Text(line, MUTED) for line in lasts)]
    return Text("\n").join(lines) if lines else Text("No champion has been chosen yet.", MUTED)


def decks_page(scene: Scene) -> Text:
    """Returns both deck lists; cards that lie on a discard pile or have left the game are dots."""
    below = view_of(scene).seat or 0
    lines: list[Text] = []
    for seat in (below, 1 - below):
        deck = deck_at(scene, seat)
        if deck is None:
            lines += [heading(scene.names[seat]), Text("No champion has been chosen yet.", MUTED), Text("")]
        else:
            lines += [*deck_lines(scene, seat, deck), Text("")]
    return Text("\n").join(lines[:-1])


def deck_lines(scene: Scene, seat: int, deck: Deck) -> list[Text]:
    """Returns one deck: joker, triggers, the forty-eight in a grid, then every text."""
    area = view_of(scene).areas[seat]
    out = {*area.discards, *area.removed, *area.in_use}
    name = heading(f"{deck.name}, {deck.epithet} ({scene.names[seat]})")
    joker = Text.assemble(("Black Joker ", MUTED), short("first-edge", deck), ("/", MUTED), short("second-edge", deck))
    joker.append("   a dot is a card in the discard pile or removed from the game", MUTED)
    texts = [entry(scene, seat, card, deck) for card in [*ACE_NAMES, *NAMES[:FIRST_ACE]] if rules_text(card, deck)]
    ranks = [RANK_SIGNS.get(rank, rank) for rank in RANKS]
    grid = [Text("   " + "".join(f"{rank:>4}" for rank in ranks), MUTED)]
    for suit in SUITS:
        cells = [cell(f"{rank}-of-{suit}", deck, out) for rank in RANKS]
        grid.append(Text.assemble((f"{SUIT_SIGNS[suit]}  ", GLOW), *cells))
    return [name, joker, *triggers_at(scene, seat), *grid, *texts]


def cell(card: str, deck: Deck, out: set[str]) -> Text:
    """Returns a card's discipline in the grid; one that is out of play is a dot."""
    discipline = discipline_of(card, deck)
    sign = f"{SHAPES[discipline]}{discipline[0].upper()}"
    if card in out:
        return Text("   ·", blend(COLOURS[discipline], GROUND, 0.6))
    return Text(f"{sign:>4}", COLOURS[discipline])


def piles_page(scene: Scene) -> Text:
    """Returns both discard piles, the last card last, and what has left the game."""
    view = view_of(scene)
    below = view.seat or 0
    lines: list[Text] = []
    for seat in (below, 1 - below):
        area, deck = view.areas[seat], deck_at(scene, seat)
        lines.append(heading(f"{sentence(whose(scene.names[seat]))} discard pile ({len(area.discards)})"))
        rows = [area.discards[first : first + PER_LINE] for first in range(0, len(area.discards), PER_LINE)]
        lines += [shorts(row, deck) for row in rows] or [Text("none", MUTED)]
        gone = [*area.removed, *(ace.card for ace in area.aces if ace.lies == "removed" and ace.card)]
        if gone:
            titles = ", ".join(titled(card, deck) for card in gone)
            lines.append(Text(f"Removed from the game: {titles}", MUTED))
        lines.append(Text(""))
    return Text("\n").join(lines[:-1])
