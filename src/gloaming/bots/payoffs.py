"""What two seats that choose at once have won from each other in imagined worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import attrgetter
from typing import Final

from gloaming.bots.matrix import Solution, Type, solve
from gloaming.bots.tree import Tree
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.game import Game

DOUBT: Final = 1.0  # a mean of so many tries is believed by half


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


UNTRIED: Final = Pair()


class Payoffs:
    """All that was open to me against all that was open to the other in some world."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.pairs: dict[tuple[Option, Option], Pair] = {}
        self.mine = Hands()
        self.others = Hands()

    @property
    def walks(self) -> int:
        """How many pairs have been tried in all."""
        return self.tree.root.visits

    def tries(self, option: Option) -> int:
        """Returns how often one of my options was tried."""
        return sum(pair.tries for (mine, _), pair in self.pairs.items() if mine is option)

    def try_in(self, world: Game, mine: Decision, other: Decision, options: list[Option]) -> None:
        """Tries some of my options against all of the other's in one world."""
        for answer in other.options:
            for option in options:
                margins = self.tree.walk(world.clone(), {mine.number: option, other.number: answer})
                pair = self.pairs.setdefault((option, answer), Pair())
                pair.add(margins[self.tree.root.seat], margins[other.seat])

    def solve(self) -> Solution:
        """Returns how both should mix, by what they may hold."""
        mine, others = self.means(attrgetter("mine")), self.means(attrgetter("others"))
        return solve(mine, others, self.mine.types, self.others.types)

    def means(self, total: Callable[[Pair], float]) -> list[list[float]]:
        """Returns the mean of each pair; one that was tried seldom or never is thought to be as usual for my option."""
        table = []
        for mine in self.mine.places:
            row = [self.pairs.get((mine, other), UNTRIED) for other in self.others.places]
            usual = sum(map(total, row)) / sum(pair.tries for pair in row)
            table.append([(total(pair) + DOUBT * usual) / (pair.tries + DOUBT) for pair in row])
        return table


class Hands:
    """What may be open to a seat: the place of each option in the table, and how often each list of them was met."""

    def __init__(self) -> None:
        self.places: dict[Option, int] = {}
        self.types: Counter[Type] = Counter()

    def meet(self, options: list[Option], times: int = 1) -> Type:
        """Counts a world in which these options were open, and returns their places."""
        type = tuple(sorted(self.places.setdefault(option, len(self.places)) for option in options))
        self.types[type] += times
        return type


def sides(world: Game, seat: Seat) -> tuple[Decision, Decision]:
    """Returns the two decisions that are open, first the one for this seat."""
    first, second = world.decisions
    return (first, second) if first.asks(seat) else (second, first)
