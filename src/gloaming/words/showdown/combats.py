"""The combats of a duel, read from what was seen to happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from gloaming.kernel.events import Fact

Facts = Mapping[str, Any]
Deciding = Literal["lower", "higher", "tie", "card"]


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


def combats(seen: list[dict[str, Fact]]) -> list[Fought]:
    """Returns all combats so far, the one that is being fought last."""
    found: list[Fought] = []
    turn = 0
    for facts in cast(list[Facts], seen):
        event = str(facts["event"])
        if event == "turn":
            turn = facts["turn"]
        elif event == "feint" and (not found or found[-1].turn != turn):
            found.append(Fought(turn))
        if found and event in NOTED and not found[-1].over:
            NOTED[event](found[-1], facts)
    return found


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


def feinted(fought: Fought, facts: Facts) -> None:
    """Notes a feint, or another one in its place."""
    fought.feints[facts["seat"]] = facts["card"]


def revealed(fought: Fought, facts: Facts) -> None:
    """Notes the strikes."""
    fought.strikes = list(facts["strikes"])


def struck_again(fought: Fought, facts: Facts) -> None:
    """Notes a strike that took the place of another."""
    fought.strikes[facts["seat"]] = facts["card"]


def judged(fought: Fought, facts: Facts) -> None:
    """Notes who won."""
    fought.totals, fought.winner, fought.same = list(facts["totals"]), facts["winner"], facts["same_discipline"]


def found_unable(fought: Fought, facts: Facts) -> None:
    """Notes who could not strike."""
    fought.unable = list(facts["seats"])


def hit(fought: Fought, facts: Facts) -> None:
    """Notes an Ace that was turned."""
    fought.hits[facts["seat"]] += 1


def ended(fought: Fought, facts: Facts) -> None:
    """Notes that the table was cleared."""
    fought.over = True


NOTED: dict[str, Callable[[Fought, Facts], None]] = {
    "feint": feinted,
    "feint_swapped": feinted,
    "edge_turned": feinted,
    "revealed": revealed,
    "strike_swapped": struck_again,
    "verdict": judged,
    "unable": found_unable,
    "ace_turned": hit,
    "cleared": ended,
}
