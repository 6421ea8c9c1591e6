"""Who meets whom. In the qualification all play eight matches, against eight opponents if there are so many; in the
knockout those meet who have won equally often, the best and the last, and nobody twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gloaming.games.syndicates.rules.tournament.stages import MATCHES
from gloaming.kernel.tournament.duels import Pairs
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.pairing import Met, folded, strangers, turn_of_the_wheel

Groups = Sequence[Sequence[Number]]  # of equal wins, each with the best first
Byes = Mapping[Number, int]  # how many each has had
WithBye = Callable[[Groups, Byes], Number]  # who has a bye, where one is left over


# The qualification.


def schedule(places: int) -> list[Pairs]:
    """Returns the rounds of the qualification as pairs of places.

    With an odd number somebody sits out in every round. Where the wheel is not turned round completely, those who have
    sat out are a match short, and meet in a last round: no two of its pairs have met in the turns before it.

    >>> [len(pairs) for pairs in schedule(11)]
    [5, 5, 5, 5, 5, 5, 5, 5, 4]
    """
    wheel = [turn_of_the_wheel(places, turn) for turn in range(places - 1 + places % 2)]
    whole, rest = divmod(MATCHES, places - 1)
    rounds = wheel * whole + wheel[:rest]
    if places % 2 and rest:
        rounds.append([(place, rest - 1 - place) for place in range(rest // 2)])
    return rounds


# The knockout.


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
        pairs += strangers(pool, met, rather=lambda first, others: reversed(others)) or folded(pool)
        pool = spare
    return pairs, free
