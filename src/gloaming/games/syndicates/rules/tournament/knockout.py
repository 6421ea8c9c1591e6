"""Who meets whom in the knockout: those with equally many wins, the best with the last, and nobody twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gloaming.kernel.tournament.duels import Pairs
from gloaming.kernel.tournament.entrants import Number

Groups = Sequence[Sequence[Number]]  # of equal wins, each with the best first
Byes = Mapping[Number, int]  # how many each has had
Met = Callable[[Number, Number], bool]
WithBye = Callable[[Groups, Byes], Number]  # who has a bye, where one is left over


def best_of_last(groups: Groups, byes: Byes) -> Number:
    """Returns who has a bye where it is a duel won: the best with the fewest wins who has had the fewest byes."""
    return min(groups[-1], key=lambda entrant: byes[entrant])


def whose_turn_it_is(groups: Groups, byes: Byes) -> Number:
    """Returns who has a bye where it does nobody good: the last of all who have had the fewest."""
    return min((entrant for group in reversed(groups) for entrant in reversed(group)), key=lambda one: byes[one])


def draw_round(groups: Groups, byes: Byes, met: Met, with_bye: WithBye = best_of_last) -> tuple[Pairs, list[Number]]:
    """Returns the pairs of a round and who has a bye; the last of an odd group moves down to the next one.

    >>> draw_round([[4, 0, 5], [2, 1]], byes=dict.fromkeys(range(6), 0), met=lambda one, other: False)
    ([(4, 0), (5, 1)], [2])
    """
    pairs: Pairs = []
    pool: list[Number] = []
    free = [with_bye(groups, byes)] if sum(map(len, groups)) % 2 else []
    for group in groups:
        pool = [*pool, *(entrant for entrant in group if entrant not in free)]
        spare = [pool.pop()] if len(pool) % 2 else []
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
