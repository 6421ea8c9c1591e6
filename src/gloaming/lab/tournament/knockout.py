"""Who meets whom in the knockout: those with equally many wins, the best with the last, and nobody twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gloaming.lab.tournament.entrants import Number

Pairs = list[tuple[Number, Number]]
Met = Callable[[Number, Number], bool]


def draw_round(groups: Sequence[Sequence[Number]], byes: Mapping[Number, int], met: Met) -> tuple[Pairs, list[Number]]:
    """Returns the pairs of a round and who has a bye, from groups of equal wins, each with the best first.

    The last of an odd group moves down to the next one. If somebody is left over in the end, it is the best in the last
    group among those who have had the fewest byes.

    >>> draw_round([[4, 0, 5], [2, 1]], byes=dict.fromkeys(range(6), 0), met=lambda one, other: False)
    ([(4, 0), (5, 1)], [2])
    """
    pairs: Pairs = []
    pool: list[Number] = []
    free: list[Number] = []
    for number, group in enumerate(groups, start=1):
        pool = [*pool, *group]
        spare: list[Number] = []
        if len(pool) % 2 and number < len(groups):
            spare = [pool.pop()]
        elif len(pool) % 2:
            free = [min(group, key=lambda entrant: byes[entrant])]
            pool.remove(free[0])
        pairs += strangers(pool, met) or folded(pool)
        pool = spare
    return pairs, free


def folded(group: Sequence[Number]) -> Pairs:
    """Pairs the first with the last, the second with the last but one, and so on."""
    return [(group[place], group[-1 - place]) for place in range(len(group) // 2)]


def strangers(group: Sequence[Number], met: Met) -> Pairs | None:
    """Pairs a group as nearly so as possible without two who have met, if that can be done."""
    if not group:
        return []
    first, *others = group
    for other in reversed(others):
        if not met(first, other):
            rest = strangers([entrant for entrant in others if entrant != other], met)
            if rest is not None:
                return [(first, other), *rest]
    return None
