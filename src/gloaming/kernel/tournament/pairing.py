"""Who meets whom in any tournament: all one after the other, the best and the last, those who have not met."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from gloaming.kernel.tournament.duels import Pairs
from gloaming.kernel.tournament.entrants import Number

Met = Callable[[Number, Number], bool]
Rather = Callable[[Number, Sequence[Number]], Iterable[Number]]  # whom somebody shall meet, rather the first of them


def turn_of_the_wheel(places: int, turn: int) -> Pairs:
    """Returns the pairs of one turn of a round robin, in which no two places meet twice before all have met.

    The places sit in a ring and those at the same distance from the turn's own place meet. With an even number the last
    place sits in the middle and meets the one that is left over.

    >>> turn_of_the_wheel(6, 0)
    [(1, 4), (2, 3), (0, 5)]
    """
    ring = places - 1 + places % 2
    pairs = [((turn + step) % ring, (turn - step) % ring) for step in range(1, ring // 2 + 1)]
    return pairs if places % 2 else [*pairs, (turn, places - 1)]


def folded(group: Sequence[Number]) -> Pairs:
    """Pairs the first with the last, the second with the last but one, and so on."""
    return [(group[place], group[-1 - place]) for place in range(len(group) // 2)]


def strangers(order: Sequence[Number], met: Met, rather: Rather) -> Pairs | None:
    """Pairs all without two who have met, if that can be done; the first of them choose first.

    >>> strangers([1, 2, 3, 4], met=lambda one, other: one + other == 5, rather=lambda first, others: reversed(others))
    [(1, 3), (2, 4)]
    """
    if not order:
        return []
    first, *others = order
    for other in rather(first, others):
        if not met(first, other):
            rest = strangers([entrant for entrant in others if entrant != other], met, rather)
            if rest is not None:
                return [(first, other), *rest]
    return None
