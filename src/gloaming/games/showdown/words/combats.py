"""The combats of a duel, read from what was seen to happen, and the sheet with a row for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.events import DecidedBy
from gloaming.games.showdown.words.decks import brief, deck_at, discipline_of, value_of, view_of
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
from gloaming.words.said import Said, does, mid, say
from gloaming.words.scene import Scene
from gloaming.words.sheets import Row

REASONS: Final[dict[DecidedBy, str]] = {
    "lower": "same discipline, the lower wins",
    "higher": "different disciplines, the higher wins",
    "card": "a card decides, not the totals",
}
BECAUSE: Final[dict[DecidedBy, str]] = {
    "lower": "the lower total",
    "higher": "the higher total",
    "ties": "who wins ties",
    "card": "by a card",
}


def reason(names: list[str], decided_by: DecidedBy, winner: Seat) -> Said:
    """Returns why somebody wins a combat, or is ahead in it."""
    if decided_by == "ties":
        return say("a tie, and {} ties", mid(does(names, winner, "wins")))
    return say(REASONS[decided_by])


@dataclass
class Fought:
    """One combat, seat by seat, as far as it went."""

    turn: int
    feints: list[str | None] = field(default_factory=lambda: [None, None])
    strikes: list[str | None] = field(default_factory=lambda: [None, None])
    totals: list[int] = field(default_factory=list)  # empty if it did not come to a comparison
    winner: int = -1
    decided_by: DecidedBy = "nothing"
    unable: list[int] = field(default_factory=list)
    over: bool = False


def combats(seen: Sequence[Event]) -> list[Fought]:
    """Returns all combats so far, the one that is being fought last."""
    found: list[Fought] = []
    turn = 0
    for event in seen:
        if isinstance(event, events.Turn):
            turn = event.turn
        elif isinstance(event, events.Feint) and (not found or found[-1].turn != turn):
            found.append(Fought(turn))
        if found and not found[-1].over:
            note(found[-1], event)
    return found


def decided(scene: Scene) -> Fought | None:
    """Returns the combat on the table once its totals have been compared: what counts later does not change them."""
    fought = [each for each in combats(scene.seen)[-1:] if each.totals and not each.over]
    return fought[0] if fought else None


def total_of(scene: Scene, seat: int) -> tuple[int | None, int]:
    """Returns a seat's total in the combat on the table, and what counts in it beside feint and strike."""
    area, end = view_of(scene).areas[seat], decided(scene)
    total = area.total if end is None or area.total is None else end.totals[seat]
    if total is None or area.total is None or area.beside is None:
        return None, 0
    return total, area.beside + total - area.total


def note(fought: Fought, event: Event) -> None:
    """Notes what an event adds to a combat."""
    match event:
        case events.Feint() | events.FeintSwapped() | events.EdgeTurned():
            fought.feints[event.seat] = event.card
        case events.Revealed():
            fought.strikes = [*event.strikes]
        case events.StrikeSwapped():
            fought.strikes[event.seat] = event.card
        case events.Verdict():
            fought.totals, fought.winner, fought.decided_by = event.totals, event.winner, event.decided_by
        case events.Unable():
            fought.unable = event.seats
        case events.Cleared():
            fought.over = True


def sheet(scene: Scene) -> list[Row]:
    """Returns the names, then what each laid in every combat and how it ended."""
    rows = [Row("", [*scene.names, ""], "names", 1)]
    for fought in combats(scene.seen):
        if fought.totals or fought.unable:
            cells = [cell(scene, fought, seat) for seat in range(2)]
            rows.append(Row(f"Turn {fought.turn}", [*cells, outcome(scene, fought)], "plain", 1))
    return rows


def cell(scene: Scene, fought: Fought, seat: int) -> str:
    """Returns what a seat laid, and its total."""
    laid = [written(scene, seat, card) for card in (fought.feints[seat], fought.strikes[seat]) if card is not None]
    total = f" = {fought.totals[seat]}" if fought.totals else ""
    return f"{' + '.join(laid)}{total}"


def written(scene: Scene, seat: int, card: str) -> str:
    """Returns a card with its discipline's letter; the Black Joker with the value of its edge."""
    deck = deck_at(scene, seat)
    if deck is None:
        return brief(card)
    letter = discipline_of(card, deck)[0].upper()
    return f"BJ {value_of(card, deck)}{letter}" if card.endswith("-edge") else f"{brief(card)} {letter}"


def outcome(scene: Scene, fought: Fought) -> str:
    """Returns who won, or who could not strike."""
    if fought.unable:
        return f"{' and '.join(scene.names[seat] for seat in fought.unable)} could not strike"
    if fought.winner < 0:
        return "a tie"
    return f"{scene.names[fought.winner]}, {BECAUSE[fought.decided_by]}"
