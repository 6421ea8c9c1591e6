"""Small games in which two choose at once, solved by regret matching.

I choose a row and the other a column, neither knowing the other's choice. Either may be of several types, such as hands
it could hold: it knows which it is, the other does not, and each type has its own choices. So there is a mix for each
type of each side. To solve the game for every pair of types by itself and average the mixes would be wrong: both would
act as if they knew.

Both play over and over against each other's mixes and choose more often what they regret not to have chosen. Where one
gains what the other loses, the averages of their mixes come to an equilibrium. (Hart and Mas-Colell, "A Simple Adaptive
Procedure Leading to Correlated Equilibrium", 2000. Regrets never fall below zero, the sides learn in turn and later
mixes count more, as in Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Final

Matrix = Sequence[Sequence[float]]  # rows are my choices, columns the other's
Type = tuple[int, ...]  # the rows or columns open to it
Mixes = dict[Type, list[float]]

TURNS: Final = 400  # enough to come within about a hundredth of the stakes


@dataclass(frozen=True)
class Solution:
    """How the types of both sides should mix, and what each row is worth against the other's mixes."""

    mine: Mixes
    others: Mixes
    worths: list[float]


def solve(mine: Matrix, others: Matrix, rows: Mapping[Type, float], columns: Mapping[Type, float]) -> Solution:
    """Solves a game from the payoffs of both, and how often each of their types is met.

    Matching pennies, in which a match of heads pays me double:

    >>> mine = [[2.0, -1.0], [-1.0, 1.0]]
    >>> others = [[-2.0, 1.0], [1.0, -1.0]]
    >>> [round(chance, 2) for chance in solve(mine, others, {(0, 1): 1.0}, {(0, 1): 1.0}).mine[0, 1]]
    [0.4, 0.6]
    """
    me, other = Side(rows, len(mine)), Side(columns, len(mine[0]))
    by_column = list(zip(*others, strict=True))
    for turn in range(1, TURNS + 1):
        me.learn(worths(mine, other.met(other.mixes)), turn)
        other.learn(worths(by_column, me.met(me.mixes)), turn)
    return Solution(me.averages, other.averages, worths(mine, other.met(other.averages)))


def worths(payoffs: Matrix, met: Sequence[float]) -> list[float]:
    """Returns what each choice is worth against choices that are met so often."""
    return [sum(map(mul, met, row)) for row in payoffs]


class Side:
    """One of the two: how often each of its types is met, and what it has learned."""

    def __init__(self, types: Mapping[Type, float], choices: int) -> None:
        self.types = types
        self.choices = choices
        self.learners = {type: Learner(len(type)) for type in types}

    @property
    def mixes(self) -> Mixes:
        """The mixes of the types by now."""
        return {type: learner.mix for type, learner in self.learners.items()}

    @property
    def averages(self) -> Mixes:
        """The mixes of the types over all turns."""
        return {type: learner.average for type, learner in self.learners.items()}

    def met(self, mixes: Mixes) -> list[float]:
        """Returns how often each choice is met when the types choose by these mixes."""
        met = [0.0] * self.choices
        everybody = sum(self.types.values())
        for type, often in self.types.items():
            for choice, chance in zip(type, mixes[type], strict=True):
                met[choice] += often * chance / everybody
        return met

    def learn(self, worths: Sequence[float], turn: int) -> None:
        """Lets every type learn from what its choices would have been worth."""
        for type, learner in self.learners.items():
            learner.learn([worths[choice] for choice in type], turn)


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
