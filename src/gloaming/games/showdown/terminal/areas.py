"""The two sides of the table and the combat between them, in words and small drawings."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.events import DecidedBy
from gloaming.games.showdown.rules.view import PlayArea
from gloaming.games.showdown.terminal.painting import ACE_COLOUR, ace_card, ace_sign, joker, joker_card, pile, shorts
from gloaming.games.showdown.words.combats import Fought, combats, decided, reason, total_of
from gloaming.games.showdown.words.decks import deck_at, in_order, view_of
from gloaming.games.showdown.words.lasting import lasting_lines, source
from gloaming.kernel.cards.english import listed
from gloaming.terminal.drawing import beside
from gloaming.terminal.dusk import GLOW, MUTED, TEXT
from gloaming.terminal.seats import named, short_names
from gloaming.words.english import counted, does, sentence
from gloaming.words.scene import Scene

RULE = ["Same strike discipline:", "the lower total wins;", "different: the higher wins."]
SMALL_ROOM, WIDE_ROOM = (30, 5), (28, 9)  # columns and lines beside the cards of a combat
ATTACK = 12  # columns of a feint or strike
SHORTEST = 6  # letters that a name has room for before a total


def names_in_short(scene: Scene) -> list[str]:
    """Returns what both are called where there is no more room than above a card."""
    return short_names(scene.names, ATTACK - 1)


def area_text(scene: Scene, seat: int, wide: bool) -> Text:
    """Returns one side of the table."""
    area, deck = view_of(scene).areas[seat], deck_at(scene, seat)
    lines = [Text("")]
    if area.aces:
        lines = drawn_lines(scene, seat, area, deck) if wide else written_lines(scene, seat, area, deck)
    return Text("\n").join([head(scene, seat), *lines])


def head(scene: Scene, seat: int) -> Text:
    """Returns who sits there, the champion, and who attacks."""
    view, deck, kind = view_of(scene), deck_at(scene, seat), scene.seating.bots[seat]
    return Text.assemble(
        named(scene.names[seat], seat in view.waiting_for),
        (f" {kind}" if kind else "", MUTED),
        (" · attacking" if seat == view.attacker and not view.over else "", GLOW),
        *([] if deck is None else [(f"  {deck.name}", f"bold {GLOW}"), (f", {deck.epithet}", MUTED)]),
    )


def written_lines(scene: Scene, seat: int, area: PlayArea, deck: Deck | None) -> list[Text]:
    """Returns a side of the table in two lines, for small screens."""
    aces = Text(" ").join(ace_sign(ace.lies, ace.card) for ace in area.aces)
    edges = Text("on the table", MUTED) if deck is None or not area.black_joker else joker(deck)
    piles = f"   deck {area.deck}   discard {len(area.discards)}   hand {area.hand_size}"
    line = Text.assemble("  ", ("Aces ", MUTED), aces, ("   Joker ", MUTED), edges, (piles, MUTED))
    known = knowledge(scene, seat, area, deck)
    return [line, known] if known.plain.strip() else [line]


def drawn_lines(scene: Scene, seat: int, area: PlayArea, deck: Deck | None) -> list[Text]:
    """Returns a side of the table in small drawings, from left to right as its owner sees it."""
    top = area.discards[-1] if area.discards else None
    hand = Text("▐" * area.hand_size or "-", MUTED)
    columns = [
        (joker_card(deck, area.black_joker), "Joker"),
        *((ace_card(ace.lies, ace.card), "") for ace in area.aces),
        (pile(area.deck, None, deck), "Deck"),
        (pile(len(area.discards), top, deck), f"Discards {len(area.discards)}"),
        ([hand, hand, hand], counted(area.hand_size)),
    ]
    lines = [Text.assemble("  ", line) for line in beside(columns)]
    lines[3] = Text.assemble(lines[3][:11], ("Aces", MUTED), lines[3][15:])
    return [*lines, knowledge(scene, seat, area, deck)]


def knowledge(scene: Scene, seat: int, area: PlayArea, deck: Deck | None) -> Text:
    """Returns what is known of a hand and a deck that lie covered."""
    view, own = view_of(scene), seat == view_of(scene).seat
    known = {"Seen in your hand" if own else "Known in hand": in_order(area.seen_hand, deck)}
    if own:
        known |= {"Next in your deck": view.known_top, "Under your deck": view.known_bottom}
    parts = [Text.assemble((f"  {where}: ", MUTED), shorts(cards, deck)) for where, cards in known.items() if cards]
    return Text.assemble(*parts)


def verdict_text(scene: Scene, wide: bool) -> Text:
    """Returns how the combat stands, or the last one ended, what cards have left behind, and the rule if it fits."""
    width, lines = WIDE_ROOM if wide else SMALL_ROOM
    stands = verdict_lines(scene)
    lines -= wrapped(stands, width)
    left = [Text(line, ACE_COLOUR) for line in lasting_within(scene, width, lines)]
    rule = [Text(line, MUTED) for line in RULE]
    undecided = view_of(scene).same_discipline is None if is_fought(scene) else not combats(scene.seen)
    ruled = undecided and len(left) + wrapped(rule, width) <= lines
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


def is_fought(scene: Scene) -> bool:
    """Tells whether a combat is on the table."""
    return any(area.feint is not None for area in view_of(scene).areas)


def verdict_lines(scene: Scene) -> list[Text]:
    """Returns how the combat stands, or how the last one ended."""
    if is_fought(scene):
        return open_combat(scene)
    last = combats(scene.seen)
    return ended(scene, last[-1]) if last else [Text("No combat yet.", MUTED)]


def open_combat(scene: Scene) -> list[Text]:
    """Returns the totals as they stand, and who wins with them."""
    view, end = view_of(scene), decided(scene)
    lines = [total_line(scene, seat) for seat in reversed(scene.own_first)]
    if end is not None:
        return [*lines, *why(scene, end.decided_by, winner_of(end), False)]
    if view.decided_by is None:
        return lines
    return [*lines, *why(scene, view.decided_by, view.ahead, True)]


def total_line(scene: Scene, seat: int) -> Text:
    """Returns a seat's sum."""
    area, names, end = view_of(scene).areas[seat], names_in_short(scene), ""
    values = [None if attack is None else attack.value for attack in (area.feint, area.strike)]
    addition = " + ".join("?" if value is None else str(value) for value in values)
    total, beside = total_of(scene, seat)
    if total is not None:
        end = f" = {total}"
        addition += f" {beside:+d}" if beside and None not in values else ""
    name = names[seat].ljust(max(SHORTEST, *map(len, names)))
    return Text.assemble((f"{name} ", TEXT), (addition, MUTED), (end, f"bold {GLOW}"))


def why(scene: Scene, decided_by: DecidedBy, winner: int | None, may_change: bool) -> list[Text]:
    """Returns the rule that decides, and for whom."""
    if winner is None:
        return [Text("A tie: no damage.", f"bold {GLOW}")]
    rule = Text(f"{sentence(str(reason(scene.names, decided_by, winner)))}.", MUTED)
    name = names_in_short(scene)[winner]
    words = f"{does(name, 'is')} ahead" if may_change else f"{does(name, 'wins')} the combat"
    return [rule, Text(f"{words}.", f"bold {GLOW}")]


def ended(scene: Scene, fought: Fought) -> list[Text]:
    """Returns how the last combat ended."""
    lines = [Text(f"The last combat, turn {fought.turn}", MUTED)]
    if fought.unable:
        names = " and ".join(names_in_short(scene)[seat] for seat in fought.unable)
        return [*lines, Text(f"{names} could not strike.", f"bold {GLOW}")]
    if not fought.totals:
        return lines
    below, above = scene.own_first
    lines.append(Text(", ".join(f"{names_in_short(scene)[seat]}: {fought.totals[seat]}" for seat in (above, below))))
    return [*lines, *why(scene, fought.decided_by, winner_of(fought), False)]


def winner_of(fought: Fought) -> int | None:
    """Returns who won a combat, or None after a tie."""
    return None if fought.winner < 0 else fought.winner
