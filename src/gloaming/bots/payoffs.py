"""What two seats that choose at once have won from each other in imagined worlds."""

from __future__ import annotations

from collections import Counter
from operator import add
from typing import Final

from gloaming.bots.matrix import Solution, Type, solve
from gloaming.kernel.choices import Option

DOUBT: Final = 1.0  # a mean of so many tries is believed by half


class Payoffs:
    """My options against all that were open to the other in some world."""

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.columns: dict[Option, Column] = {}
        self.types: Counter[Type] = Counter()

    def add(self, option: Option, mine: list[float], others: list[float]) -> None:
        """Adds what an option of the other came to against all of mine in one world, for me and for it."""
        column = self.columns.setdefault(option, Column(self.rows))
        column.tries += 1
        column.mine = list(map(add, column.mine, mine))
        column.others = list(map(add, column.others, others))

    def meet(self, options: list[Option]) -> None:
        """Counts a world in which these options were open to the other."""
        places = list(self.columns)
        self.types[tuple(sorted(places.index(option) for option in options))] += 1

    @property
    def tries(self) -> int:
        """How often each of my options was tried."""
        return sum(column.tries for column in self.columns.values())

    def solve(self) -> Solution:
        """Returns how both should mix. Every world is a type of the other, which knows what it holds."""
        columns = self.columns.values()
        tries = [column.tries for column in columns]
        mine = believed([column.mine for column in columns], tries)
        others = believed([column.others for column in columns], tries)
        return solve(mine, others, self.types)


class Column:
    """One option of the other against all of mine: how often it was tried, and what that came to in all."""

    def __init__(self, rows: int) -> None:
        self.tries = 0
        self.mine = [0.0] * rows
        self.others = [0.0] * rows


def believed(totals: list[list[float]], tries: list[int]) -> list[list[float]]:
    """Returns the means of columns as rows, those tried seldom drawn towards what is usual for the row.

    >>> believed([[9.0, 0.0], [0.0, 1.0]], [9, 1])
    [[0.99, 0.45], [0.01, 0.55]]
    """
    rows = []
    for row in zip(*totals, strict=True):
        usual = sum(row) / sum(tries)
        rows.append([(total + DOUBT * usual) / (count + DOUBT) for total, count in zip(row, tries, strict=True)])
    return rows
