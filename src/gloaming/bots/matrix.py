"""Small games in which two choose at once, solved by regret matching.

I choose a row and the other a column, neither knowing the other's choice. The other may be of several types, such as
hands it could hold: it knows which it is, I do not, and each type has its own columns to choose from. So there is one
mix for me and one for each type. To solve the game against each type by itself and average my mixes would be wrong: I
would act as if I knew the type.

Both play over and over against each other's mix and choose more often what they regret not to have chosen. Where one's
gain is the other's loss, the averages of their mixes come to an equilibrium. (Hart and Mas-Colell, "A Simple Adaptive
Procedure Leading to Correlated Equilibrium", 2000. Regrets never fall below zero, the sides learn in turn and later
mixes count more, as in Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Final

Matrix = Sequence[Sequence[float]]  # rows are my choices, columns the other's
Type = tuple[int, ...]  # the columns open to it

TURNS: Final = 400  # enough to come within about a hundredth of the stakes


@dataclass(frozen=True)
class Solution:
    """How both should mix, and what each of my rows is worth against the other's mixes."""

    mix: list[float]
    others: dict[Type, list[float]]
    worths: list[float]


def solve(mine: Matrix, others: Matrix, types: Mapping[Type, float]) -> Solution:
    """Solves a game from my payoffs, the other's, and how often each type is met.

    Matching pennies, in which a match of heads pays me double:

    >>> mine = [[2.0, -1.0], [-1.0, 1.0]]
    >>> solution = solve(mine, [[-worth for worth in row] for row in mine], {(0, 1): 1.0})
    >>> [round(chance, 2) for chance in solution.mix]
    [0.4, 0.6]
    """
    me = Learner(len(mine))
    learners = {type: Learner(len(type)) for type in types}
    for turn in range(1, TURNS + 1):
        me.learn(row_worths(mine, types, {type: learner.mix for type, learner in learners.items()}), turn)
        worths = [sum(map(mul, me.mix, column)) for column in zip(*others, strict=True)]
        for type, learner in learners.items():
            learner.learn([worths[column] for column in type], turn)
    mixes = {type: learner.average for type, learner in learners.items()}
    return Solution(me.average, mixes, row_worths(mine, types, mixes))


def row_worths(mine: Matrix, types: Mapping[Type, float], mixes: Mapping[Type, Sequence[float]]) -> list[float]:
    """Returns what each of my rows is worth when every type chooses by its mix."""
    met = [0.0] * len(mine[0])
    everybody = sum(types.values())
    for type, weight in types.items():
        for column, chance in zip(type, mixes[type], strict=True):
            met[column] += weight * chance / everybody
    return [sum(map(mul, met, row)) for row in mine]


class Learner:
    """One who learns a mix from what each choice would have been worth."""

    def __init__(self, choices: int) -> None:
        self.regrets = [0.0] * choices
        self.mix = [1.0 / choices] * choices
        self.past = [0.0] * choices

    def learn(self, worths: Sequence[float], turn: int) -> None:
        """Regrets not to have chosen what was worth more, and mixes by the regrets from now on."""
        value = sum(map(mul, self.mix, worths))
        self.regrets = [max(0.0, regret + worth - value) for regret, worth in zip(self.regrets, worths, strict=True)]
        total = sum(self.regrets)
        if total > 0.0:
            self.mix = [regret / total for regret in self.regrets]
        self.past = [past + turn * chance for past, chance in zip(self.past, self.mix, strict=True)]

    @property
    def average(self) -> list[float]:
        """The mix over all turns, the later ones counting more."""
        total = sum(self.past)
        return [past / total for past in self.past]
