"""How everybody stands: duels won and lost, points, and the points of those they met."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from gloaming.games.syndicates.rules.tournament.stages import KNOCKOUT, MATCHES, QUALIFICATION
from gloaming.kernel.tournament.duels import Round, Stage, Standing


def standings(
    rounds: Iterable[Round], count: int, stage: Stage, is_a_series: bool, byes_are_won: bool
) -> list[Standing]:
    """Returns how every entrant stands in a stage, in the order in which they entered.

    Points are those of the whole tournament so far, and those of the opponents the average of all whom one has met.
    """
    found = [Standing(entrant) for entrant in range(count)]
    matches = [0] * count  # won in the qualification
    for round in rounds:
        for duel in round.duels:
            if duel.points is None:
                continue
            for entrant, other, points in zip(duel.entrants, duel.entrants[::-1], duel.points, strict=True):
                standing = found[entrant]
                won = duel.winner == entrant
                standing.points += points
                standing.opponents.append(other)
                matches[entrant] += won and round.stage == QUALIFICATION
                if round.stage == stage:
                    standing.won += won
                    standing.lost += not won
                    standing.met.append(other)
        if round.stage == stage == KNOCKOUT:
            for entrant in round.byes:
                found[entrant].won += byes_are_won  # without points: no match was won
                found[entrant].byes += 1
    if is_a_series:
        for standing in found:
            standing.points += 2 * matches[standing.entrant] > MATCHES
    for standing in found:
        if standing.opponents:
            met = int(sum(found[other].points for other in standing.opponents))
            standing.opponents_points = Fraction(met, len(standing.opponents))
    return found


def by_points(standing: Standing, lots: Sequence[int]) -> tuple[float, Fraction | float, int]:
    """Orders by points, then by the points of the opponents, then by lot."""
    return -standing.points, -standing.opponents_points, lots[standing.entrant]


def by_duels(standing: Standing, lots: Sequence[int]) -> tuple[int, int, float, Fraction | float, int]:
    """Orders by duels won, then by fewer duels lost, then by points and so on."""
    return -standing.won, standing.lost, *by_points(standing, lots)
