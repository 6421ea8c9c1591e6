"""The combats of a duel, read from what was seen to happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.events import DecidedBy
from gloaming.kernel.events import Event

REASONS: Final[dict[DecidedBy, str]] = {
    "lower": "same discipline, the lower wins",
    "higher": "different disciplines, the higher wins",
    "ties": "a tie, and one side wins ties",
    "card": "a card decides, not the totals",
}


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
    hits: list[int] = field(default_factory=lambda: [0, 0])
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
        case events.AceTurned():
            fought.hits[event.seat] += 1
        case events.Cleared():
            fought.over = True
