"""Small games in which two choose at once, solved by regret matching.

I choose a row and the other a column, neither knowing the other's choice. Either may be of several types, such as hands
it could hold: it knows which it is, the other does not, and each type has its own choices. So there is a mix for each
type of each side. To solve the game for every pair of types by itself and average the mixes would be wrong: both would
act as if they knew.

Some of those I meet may be known: they choose by habit, whatever I do, and the rest do their best against me. A mix
learned against both gains from the known ones. (Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies",
2007.) It is followed only as far as it is safe: who knows all about me may gain a small part of the stakes by it.

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
LESSONS: Final = 40_000  # are enough where many types learn, for what they come to is known less well
FEWEST_TURNS: Final = 50
RISK: Final = 0.1  # of the stakes, at most, for what may be gained from those who are known


class Known:
    """Those whose choices are known beforehand: how often each column is met from them, by their share of everybody."""

    met: list[float]
    share: float

    def __init__(self, met: list[float]) -> None:
        self.met = met
        self.share = sum(met)

    def among(self, others: list[float]) -> list[float]:
        """Returns how often each column is met when these are among others who choose as they like."""
        return [known + (1.0 - self.share) * free for known, free in zip(self.met, others, strict=True)]


@dataclass(frozen=True)
class Solution:
    """How the types of both sides should mix, and what each row is worth against the other's mixes."""

    mine: Mixes
    others: Mixes
    worths: list[float]


def solve(
    mine: Matrix,
    others: Matrix,
    rows: Mapping[Type, float],
    columns: Mapping[Type, float],
    known: Known | None = None,
) -> Solution:
    """Solves a game from the payoffs of both, how often each of their types is met, and who is known beforehand.

    Matching pennies, in which a match of heads pays me double:

    >>> mine = [[2.0, -1.0], [-1.0, 1.0]]
    >>> others = [[-2.0, 1.0], [1.0, -1.0]]
    >>> [round(chance, 2) for chance in solve(mine, others, {(0, 1): 1.0}, {(0, 1): 1.0}).mine[0, 1]]
    [0.4, 0.6]
    """
    nobody = Known([0.0] * len(mine[0]))
    game = Bimatrix(mine, others)
    safe = game.learned(rows, columns, nobody)
    if known is None or known.share == 0.0:
        return game.solution(*safe, nobody)
    me, other = game.learned(rows, columns, known)
    risk = game.assured(*safe) - game.assured(me, other)
    bold = min(1.0, RISK * game.spread / risk) if risk > 0.0 else 1.0
    me.temper(safe[0], bold)
    return game.solution(me, other, known)


class Bimatrix:
    """The payoffs of both, mine and the other's."""

    def __init__(self, mine: Matrix, others: Matrix) -> None:
        self.mine = mine
        self.others = others
        self.by_column = [list(column) for column in zip(*others, strict=True)]

    @property
    def spread(self) -> float:
        """What lies between my best outcome and my worst."""
        return max(map(max, self.mine)) - min(map(min, self.mine))

    def learned(self, rows: Mapping[Type, float], columns: Mapping[Type, float], known: Known) -> tuple[Side, Side]:
        """Returns both sides after they have learned from each other, and I from those who are known."""
        me, other = Side(rows, len(self.mine)), Side(columns, len(self.by_column))
        turns = max(FEWEST_TURNS, min(TURNS, LESSONS // (me.lessons + other.lessons)))
        for turn in range(1, turns + 1):
            me.learn(worths(self.mine, known.among(other.met(other.mixes))), turn)
            other.learn(worths(self.by_column, me.met(me.mixes)), turn)
        return me, other

    def assured(self, me: Side, other: Side) -> float:
        """Returns what I get on average from one who knows my mixes and answers as well as each type can."""
        met = me.met(me.averages)
        answers = worths(self.by_column, met)
        best: Mixes = {}
        for type in other.types:
            answer = max(type, key=answers.__getitem__)
            best[type] = [float(choice == answer) for choice in type]
        return product(met, worths(self.mine, other.met(best)))

    def solution(self, me: Side, other: Side, known: Known) -> Solution:
        """Returns what both have learned."""
        return Solution(me.averages, other.averages, worths(self.mine, known.among(other.met(other.averages))))


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
    def lessons(self) -> int:
        """How many choices are learned of in a turn."""
        return sum(len(type) for type in self.types)

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

    def temper(self, safe: Side, bold: float) -> None:
        """Leaves only a part of what was learned, and puts what is safe in its place."""
        for type, learner in self.learners.items():
            pairs = zip(learner.average, safe.learners[type].average, strict=True)
            learner.past = [bold * mine + (1.0 - bold) * cautious for mine, cautious in pairs]

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
