"""What two seats that choose at once have won from each other in imagined worlds, and how they mostly choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import attrgetter
from typing import Final

from gloaming.bots.matrix import Known, Matrix, Solution, Type, product, solve
from gloaming.bots.tree import Tree
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.game import Game

DOUBT: Final = 0.25  # tries of what is usual for a pair's row and column, added to its own

# What the other may be like. The rest of them know how I mix, and answer it as well as they can.
FOLLOWERS: Final = 0.35  # of whom choose as they mostly do
READERS: Final = 0.2  # of whom choose what is best against how I would mostly choose


class Pair:
    """An option of mine against one of the other's: how often it was tried, and what that came to for both in all."""

    def __init__(self) -> None:
        self.tries = 0
        self.mine = 0.0
        self.others = 0.0

    def add(self, mine: float, others: float) -> None:
        """Adds what it came to once more."""
        self.tries += 1
        self.mine += mine
        self.others += others


class Payoffs:
    """All that was open to me against all that was open to the other in some world."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.pairs: dict[tuple[int, int], Pair] = {}  # by row and column
        self.mine = Hands()
        self.others = Hands()

    @property
    def walks(self) -> int:
        """How many pairs have been tried in all."""
        return self.tree.root.visits

    def tries(self, option: Option) -> int:
        """Returns how often one of my options was tried."""
        return self.mine.tries[self.mine.place(option)]

    def try_in(
        self, world: Game, mine: Decision, other: Decision, options: list[Option], answers: list[Option]
    ) -> None:
        """Tries some of my options against some of the other's in one world.

        Only what they change counts: how good a world is to begin with has nothing to do with what is chosen there.
        """
        me, before = self.tree.root.seat, self.tree.instinct.outcomes(world)
        for answer in answers:
            column = self.others.try_one(answer, len(options))
            for option in options:
                margins = self.tree.walk(world.clone(), {mine.number: option, other.number: answer})
                pair = self.pairs.setdefault((self.mine.try_one(option, 1), column), Pair())
                pair.add(margins[me] - before[me], margins[other.seat] - before[other.seat])

    def solve(self) -> Solution:
        """Returns how both should mix, by what they may hold."""
        mine, others = self.means(attrgetter("mine")), self.means(attrgetter("others"))
        return solve(mine, others, self.mine.types, self.others.types, self.known(others))

    def means(self, total: Callable[[Pair], float]) -> Matrix:
        """Returns the mean of each pair, or what is usual for its row and column if it was never tried."""
        rows, columns = Margins(len(self.mine.places)), Margins(len(self.others.places))
        for (row, column), pair in self.pairs.items():
            rows.add(row, pair.tries, total(pair))
            columns.add(column, pair.tries, total(pair))
        usual = rows.mean
        of_row, of_column = rows.means(usual), columns.means(usual)
        table = [[row + column - usual for column in of_column] for row in of_row]
        for (row, column), pair in self.pairs.items():
            table[row][column] = (total(pair) + DOUBT * table[row][column]) / (pair.tries + DOUBT)
        return table

    def known(self, others: Matrix) -> Known:
        """Returns how often each of the other's options is met from those who follow a habit, or answer mine."""
        met = [0.0] * len(self.others.places)
        for column, often in enumerate(self.others.habits()):
            met[column] += FOLLOWERS * often
        habits = self.mine.habits()
        if any(habits):
            worths = [product(habits, list(column)) for column in zip(*others, strict=True)]
            everybody = sum(self.others.types.values())
            for type, times in self.others.types.items():
                met[max(type, key=worths.__getitem__)] += READERS * times / everybody
        return Known(met)


class Margins:
    """The sums at the edge of a table."""

    def __init__(self, size: int) -> None:
        self.tries = [0] * size
        self.totals = [0.0] * size

    def add(self, place: int, tries: int, total: float) -> None:
        """Adds a pair's."""
        self.tries[place] += tries
        self.totals[place] += total

    @property
    def mean(self) -> float:
        """The mean of all tries."""
        return sum(self.totals) / sum(self.tries)

    def means(self, usual: float) -> list[float]:
        """Returns the mean of each row or column; one that was tried seldom is thought to be as usual."""
        return [(total + usual) / (tries + 1) for tries, total in zip(self.tries, self.totals, strict=True)]


class Hands:
    """What may be open to a seat: the place of each option in the table, how often each list was met, and habits."""

    def __init__(self) -> None:
        self.places: dict[Option, int] = {}
        self.tries: list[int] = []
        self.types: Counter[Type] = Counter()
        self.followed: Counter[int] = Counter()

    def place(self, option: Option) -> int:
        """Returns where an option stands in the table."""
        place = self.places.get(option)
        if place is None:
            place = self.places[option] = len(self.places)
            self.tries.append(0)
        return place

    def meet(self, options: list[Option], times: int = 1) -> Type:
        """Counts a world in which these options were open, and returns their places."""
        type = tuple(sorted([self.place(option) for option in options]))
        self.types[type] += times
        return type

    def follow(self, habit: Option | None) -> None:
        """Counts what the seat would mostly choose in a world, if that is known."""
        if habit is not None:
            self.followed[self.place(habit)] += 1

    def habits(self) -> list[float]:
        """Returns how often each option would mostly be chosen; nothing where no habits are known."""
        worlds = sum(self.followed.values())
        return [self.followed[place] / worlds if worlds else 0.0 for place in range(len(self.places))]

    def try_one(self, option: Option, times: int) -> int:
        """Counts tries of an option, and returns its place."""
        place = self.place(option)
        self.tries[place] += times
        return place

    def least_tried(self, options: list[Option], most: int) -> list[Option]:
        """Returns so many of the options, those tried least first."""
        return sorted(options, key=lambda option: self.tries[self.place(option)])[:most]


def sides(world: Game, seat: Seat) -> tuple[Decision, Decision]:
    """Returns the two decisions that are open, first the one for this seat."""
    first, second = world.decisions
    return (first, second) if first.asks(seat) else (second, first)
