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

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Matrix = list[list[float]]  # rows are my choices, columns the other's
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
    by_column = [list(column) for column in zip(*others, strict=True)]
    for turn in range(1, TURNS + 1):
        me.learn(worths(mine, other.met(other.mixes)), turn)
        other.learn(worths(by_column, me.met(me.mixes)), turn)
    return Solution(me.averages, other.averages, worths(mine, other.met(other.averages)))


def worths(payoffs: Matrix, met: list[float]) -> list[float]:
    """Returns what each choice is worth against choices that are met so often."""
    return [product(met, row) for row in payoffs]


def product(some: list[float], others: list[float]) -> float:
    """Returns the sum of the products of numbers in the same places; compiled, this loop is the fastest way."""
    total = 0.0
    for one, other in zip(some, others, strict=True):
        total += one * other
    return total


class Side:
    """One of the two: how often each of its types is met, and what it has learned."""

    def __init__(self, types: Mapping[Type, float], choices: int) -> None:
        self.types = types
        self.choices = choices
        self.everybody = sum(types.values())
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
        for type, often in self.types.items():
            for choice, chance in zip(type, mixes[type], strict=True):
                met[choice] += often * chance / self.everybody
        return met

    def learn(self, worths: list[float], turn: int) -> None:
        """Lets every type learn from what its choices would have been worth."""
        for type, learner in self.learners.items():
            learner.learn([worths[choice] for choice in type], turn)


class Learner:
    """One who learns a mix from what each choice would have been worth."""

    def __init__(self, choices: int) -> None:
        self.regrets = [0.0] * choices
        self.mix = [1.0 / choices] * choices
        self.past = [0.0] * choices

    def learn(self, worths: list[float], turn: int) -> None:
        """Regrets not to have chosen what was worth more, and mixes by the regrets from now on."""
        value = product(self.mix, worths)
        total = 0.0
        for choice, worth in enumerate(worths):
            regret = self.regrets[choice] + worth - value
            self.regrets[choice] = regret if regret > 0.0 else 0.0
            total += self.regrets[choice]
        for choice, past in enumerate(self.past):
            if total > 0.0:
                self.mix[choice] = self.regrets[choice] / total
            self.past[choice] = past + turn * self.mix[choice]

    @property
    def average(self) -> list[float]:
        """The mix over all turns, the later ones counting more."""
        total = sum(self.past)
        return [past / total for past in self.past]
