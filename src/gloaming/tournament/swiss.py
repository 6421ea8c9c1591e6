"""Swiss rounds: those meet who stand alike, nobody meets twice if it can be helped, and nobody sits out twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby

from gloaming.kernel.tournament.duels import Pairs, Rank, Round, Stage, counted
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.pairing import strangers


def ranks(rounds: Iterable[Round], count: int, stage: Stage) -> list[Rank]:
    """Returns how every entrant stands in the Swiss rounds, in the order in which they entered.

    A bye is a win. Those whom one has met count for their points (Buchholz), and a bye for one's own points.
    """
    found = counted([round for round in rounds if round.stage == stage], count, stage)
    for rank in found:
        rank.won += rank.byes
        rank.points += rank.byes
        rank.opponents += [rank.entrant] * rank.byes
    for rank in found:
        rank.opponents_points = sum(found[other].points for other in rank.opponents)
    return found


def ranked(found: Sequence[Rank], rounds: Sequence[Round], lots: Sequence[int]) -> list[Rank]:
    """Returns the best first: by points, then by Buchholz, then by the duels among equals, then by lot."""

    def stand_alike(rank: Rank) -> tuple[float, float]:
        return -rank.points, -float(rank.opponents_points)

    ranking: list[Rank] = []
    for _, group in groupby(sorted(found, key=stand_alike), key=stand_alike):
        equals = list(group)
        won = partial(won_among, {rank.entrant for rank in equals}, rounds)
        ranking += sorted(equals, key=lambda one: (-won(one.entrant), lots[one.entrant]))
    return ranking


def won_among(equals: set[Number], rounds: Sequence[Round], entrant: Number) -> float:
    """Returns the points that somebody has from duels with some others."""
    duels = [duel for round in rounds for duel in round.duels if entrant in duel.entrants]
    return sum(
        duel.points[duel.entrants.index(entrant)]
        for duel in duels
        if duel.points is not None and equals.issuperset(duel.entrants)
    )


def draw_round(ranking: Sequence[Rank]) -> tuple[Pairs, list[Number]]:
    """Returns the pairs of a round, and who has a bye: the last who has had none, if the others can be paired then.

    >>> draw_round([Rank(4), Rank(1), Rank(0), Rank(3), Rank(2)])
    ([(4, 0), (1, 3)], [2])
    """
    points = {rank.entrant: rank.points for rank in ranking}
    met = {rank.entrant: rank.met for rank in ranking}
    order = [rank.entrant for rank in ranking]
    if len(order) % 2 == 0:
        return alike(order, points, met) or neighbours(order), []
    without = [rank.entrant for rank in reversed(ranking) if rank.byes == 0] or order[::-1]
    for free in without:
        pairs = alike([entrant for entrant in order if entrant != free], points, met)
        if pairs is not None:
            return pairs, [free]
    return neighbours([entrant for entrant in order if entrant != without[0]]), [without[0]]


def alike(order: list[Number], points: dict[Number, float], met: dict[Number, list[Number]]) -> Pairs | None:
    """Pairs all without two who have met, if that can be done: the upper half of those with as many points as the best
    meets their lower half, and whoever finds nobody there meets somebody with fewer points.
    """

    def rather(first: Number, others: Sequence[Number]) -> list[Number]:
        equals = 1 + sum(points[other] == points[first] for other in others)
        ideal = equals // 2 - 1  # the place among the others of the first of the lower half
        gaps = [(points[first] - points[other], abs(place - ideal)) for place, other in enumerate(others)]
        return [others[place] for place in sorted(range(len(others)), key=gaps.__getitem__)]

    return strangers(order, lambda one, other: other in met[one], rather)


def neighbours(order: Sequence[Number]) -> Pairs:
    """Pairs everybody with the next, the best first.

    >>> neighbours([3, 0, 2, 1])
    [(3, 0), (2, 1)]
    """
    return list(zip(order[::2], order[1::2], strict=True))
