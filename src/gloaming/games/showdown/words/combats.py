"""The combats of a duel, read from what was seen to happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from gloaming.games.showdown.rules import events
from gloaming.kernel.events import Event

Deciding = Literal["lower", "higher", "tie", "card"]
REASONS: Final[dict[Deciding, str]] = {
    "lower": "same discipline, the lower wins",
    "higher": "different disciplines, the higher wins",
    "tie": "a tie, and one side wins ties",
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
    same: bool = False
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
            fought.totals, fought.winner, fought.same = event.totals, event.winner, event.same_discipline
        case events.Unable():
            fought.unable = event.seats
        case events.AceTurned():
            fought.hits[event.seat] += 1
        case events.Cleared():
            fought.over = True


def deciding(one: int, other: int, same: bool, winner: int) -> Deciding:
    """Returns what decides between two totals: a rule, or a card that wins ties or names the winner.

    >>> deciding(9, 12, True, 0), deciding(9, 12, False, 0), deciding(9, 9, True, 1)
    ('lower', 'card', 'tie')
    """
    if one == other:
        return "tie"
    higher = 0 if one > other else 1
    if winner != (1 - higher if same else higher):
        return "card"
    return "lower" if same else "higher"


def reason(one: int, other: int, same: bool, winner: int) -> str:
    """Returns what decides between two totals, in words."""
    return REASONS[deciding(one, other, same, winner)]
