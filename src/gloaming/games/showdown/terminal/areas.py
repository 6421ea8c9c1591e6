"""The two sides of the table and the combat between them, in words and small drawings."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from gloaming.games.showdown.rules.events import DecidedBy
from gloaming.games.showdown.rules.view import PlayArea, ShowdownView
from gloaming.games.showdown.terminal.painting import (
    ACE_COLOUR,
    ace_card,
    ace_sign,
    beside,
    joker_card,
    pile,
    short,
    shorts,
)
from gloaming.games.showdown.words.combats import REASONS, Fought, combats
from gloaming.games.showdown.words.decks import deck_at, in_order, view_of
from gloaming.games.showdown.words.lasting import lasting_lines, source
from gloaming.kernel.cards.english import listed
from gloaming.terminal.dusk import EMBER, GLOW, MUTED, TEXT
from gloaming.words.english import counted, does, sentence
from gloaming.words.scene import Scene

RULE = ["Same strike discipline:", "the lower total wins;", "different: the higher wins."]
SMALL_ROOM, WIDE_ROOM = (30, 5), (28, 9)  # columns and lines beside the cards of a combat


def area_text(scene: Scene, seat: int, wide: bool) -> Text:
    """Returns one side of the table."""
    area = view_of(scene).areas[seat]
    if not area.aces:
        return Text("\n").join([head(scene, seat), Text("")])
    lines = drawn_lines(scene, seat, area) if wide else written_lines(scene, seat, area)
    return Text("\n").join([head(scene, seat), *lines])


def head(scene: Scene, seat: int) -> Text:
    """Returns who sits there, the champion, and who attacks."""
    view = view_of(scene)
    acting = seat in view.waiting_for
    deck = deck_at(scene, seat)
    kind = scene.seating.bots[seat]
    parts = [
        ("▶ " if acting else "  ", EMBER),
        (scene.names[seat], f"bold {EMBER if acting else TEXT}"),
        (f" {kind}" if kind else "", MUTED),
        (role(view, seat), GLOW),
        ("" if deck is None else f"  {deck.name}", f"bold {GLOW}"),
        ("" if deck is None else f", {deck.epithet}", MUTED),
    ]
    return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")


def role(view: ShowdownView, seat: int) -> str:
    """Returns that a seat attacks."""
    return " · attacking" if seat == view.attacker and not view.over else ""


def written_lines(scene: Scene, seat: int, area: PlayArea) -> list[Text]:
    """Returns a side of the table in two lines, for small screens."""
    deck = deck_at(scene, seat)
    aces = Text(" ").join(ace_sign(ace.lies, ace.card) for ace in area.aces)
    joker = Text("on the table", MUTED)
    if area.black_joker and deck is not None:
        joker = Text.assemble(short("first-edge", deck), ("/", MUTED), short("second-edge", deck))
    piles = f"   deck {area.deck}   discard {len(area.discards)}   hand {area.hand_size}"
    line = Text.assemble("  ", ("Aces ", MUTED), aces, ("   Joker ", MUTED), joker, (piles, MUTED), no_wrap=True)
    known = knowledge(scene, seat, area)
    return [line, known] if known.plain.strip() else [line]


def drawn_lines(scene: Scene, seat: int, area: PlayArea) -> list[Text]:
    """Returns a side of the table in small drawings, from left to right as its owner sees it."""
    deck = deck_at(scene, seat)
    top = area.discards[-1] if area.discards else None
    columns: list[tuple[list[Text], str]] = [(joker_card(deck, area.black_joker), "Joker")]
    columns += [(ace_card(ace.lies, ace.card), "") for ace in area.aces]
    columns += [
        (pile(area.deck, None, deck), "Deck"),
        (pile(len(area.discards), top, deck), f"Discards {len(area.discards)}"),
        (hand_back(area.hand_size), counted(area.hand_size)),
    ]
    lines = [Text.assemble("  ", line, no_wrap=True) for line in beside(columns, 2)]
    lines[3] = Text.assemble(lines[3][:11], ("Aces", MUTED), lines[3][15:], no_wrap=True)
    return [*lines, knowledge(scene, seat, area)]


def hand_back(size: int) -> list[Text]:
    """Draws the back of a hand."""
    backs = Text("▐" * size if size else "-", MUTED)
    return [backs, backs.copy(), backs.copy()]


def knowledge(scene: Scene, seat: int, area: PlayArea) -> Text:
    """Returns what is known of a hand and a deck that lie covered."""
    view, deck = view_of(scene), deck_at(scene, seat)
    parts: list[Text | tuple[str, str]] = []
    if area.seen_hand:
        holder = "Seen in your hand: " if seat == view.seat else "Known in hand: "
        parts += [("  " + holder, MUTED), shorts(in_order(area.seen_hand, deck), deck)]
    if seat == view.seat and view.known_top:
        parts += [("  Next in your deck: ", MUTED), shorts(view.known_top, deck)]
    if seat == view.seat and view.known_bottom:
        parts += [("  Under your deck: ", MUTED), shorts(view.known_bottom, deck)]
    return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")


def verdict_text(scene: Scene, room: tuple[int, int] = SMALL_ROOM) -> Text:
    """Returns how the combat stands, or how the last one ended, and what cards have left behind, as far as it fits."""
    width, lines = room
    stands = verdict_lines(scene)
    lines -= wrapped(stands, width)
    left = [Text(line, ACE_COLOUR) for line in lasting_within(scene, width, lines)]
    rule = [Text(line, MUTED) for line in RULE]
    ruled = is_undecided(scene) and len(left) + wrapped(rule, width) <= lines
    return Text("\n").join([*stands, *left, *(rule if ruled else [])])


def lasting_within(scene: Scene, width: int, lines: int) -> list[str]:
    """Returns what lasts in a small space; what does not fit is named, and its text is on the page of texts."""
    full = [line for one in lasting_lines(scene) for line in wrap(one, width, subsequent_indent=" ")]
    if len(full) <= lines or lines < 1:
        return full[: max(lines, 0)]
    names = list(dict.fromkeys(source(scene, one.seat, one.card) for one in view_of(scene).lasting))
    return wrap(f"In effect (t): {listed(names)}", width, subsequent_indent=" ", max_lines=lines, placeholder=" …")


def wrapped(lines: list[Text], width: int) -> int:
    """Returns how many lines some lines become in so many columns."""
    return sum(len(wrap(line.plain, width)) for line in lines)


def is_undecided(scene: Scene) -> bool:
    """Tells whether a combat is still open, so that the rule is worth reading."""
    view = view_of(scene)
    fighting = any(area.feint is not None for area in view.areas)
    return view.same_discipline is None if fighting else not combats(scene.seen)


def verdict_lines(scene: Scene) -> list[Text]:
    """Returns how the combat stands, or how the last one ended."""
    if any(area.feint is not None for area in view_of(scene).areas):
        return open_combat(scene)
    last = combats(scene.seen)
    return ended(scene, last[-1]) if last else [Text("No combat yet.", MUTED)]


def open_combat(scene: Scene) -> list[Text]:
    """Returns the totals as they stand, and who wins with them."""
    view = view_of(scene)
    below = view.seat or 0
    lines = []
    for seat in (1 - below, below):
        area = view.areas[seat]
        values = [
            "?" if attack is None or attack.value is None else str(attack.value) for attack in (area.feint, area.strike)
        ]
        lines.append(total_line(scene, seat, values, area.total))
    if view.decided_by is None:
        return lines
    if view.winner is not None:
        return [*lines, *why(scene, combats(scene.seen)[-1].decided_by, view.winner, False)]
    return [*lines, *why(scene, view.decided_by, view.ahead, True)]


def total_line(scene: Scene, seat: int, values: list[str], total: int | None) -> Text:
    """Returns a seat's sum."""
    end = "" if total is None else f" = {total}"
    extra = ""
    if total is not None and "?" not in values and total != sum(map(int, values)):
        extra = f" {total - sum(map(int, values)):+d}"
    return Text.assemble((f"{scene.names[seat]:<7}", TEXT), (" + ".join(values) + extra, MUTED), (end, f"bold {GLOW}"))


def why(scene: Scene, decided_by: DecidedBy, winner: int | None, may_change: bool) -> list[Text]:
    """Returns the rule that decides, and for whom."""
    if winner is None:
        return [Text("A tie: no damage.", f"bold {GLOW}")]
    rule = Text(sentence(REASONS[decided_by]) + ".", MUTED)
    name = scene.names[winner]
    words = f"{does(name, 'is', 'are')} ahead" if may_change else f"{does(name, 'wins')} the combat"
    return [rule, Text(f"{words}.", f"bold {GLOW}")]


def ended(scene: Scene, fought: Fought) -> list[Text]:
    """Returns how the last combat ended."""
    lines = [Text(f"The last combat, turn {fought.turn}", MUTED)]
    if fought.unable:
        names = " and ".join(scene.names[seat] for seat in fought.unable)
        return [*lines, Text(f"{names} could not strike.", f"bold {GLOW}")]
    if not fought.totals:
        return lines
    below = view_of(scene).seat or 0
    lines.append(
        Text(f"{scene.names[1 - below]} {fought.totals[1 - below]}, {scene.names[below]} {fought.totals[below]}")
    )
    winner = None if fought.winner < 0 else fought.winner
    return [*lines, *why(scene, fought.decided_by, winner, False)]
