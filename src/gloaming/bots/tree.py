"""The tree of a search: choices, what followed them, and how that ended for those who made them.

A seat that chooses alone takes the choice that promises most, by its mean outcome and how little it is known yet. Seats
that choose at once do so at the same node, each by what it has learned itself, so that nobody answers a choice that is
still sealed. They draw by regret matching: two that always took the most promising choice would fall into step, meet
in few of the pairs that are possible, and learn a wrong worth from them.

Nodes widen step by step, the choices that instinct likes best coming first.
"""

from __future__ import annotations

from math import inf, log, sqrt
from operator import itemgetter
from random import Random
from typing import Final, NamedTuple

from gloaming.bots.instinct import Instinct
from gloaming.kernel.choices import MAIN, Decision, Option, Seat
from gloaming.kernel.game import Game

EXPLORATION: Final = 0.7  # in standard deviations of the outcome
CURIOSITY: Final = 0.1  # the share of sealed choices that are drawn evenly

Choice = tuple[Seat, Option]  # in other worlds the same card may be another seat's


class Node:
    """What the search has learned of a choice, in all worlds in which it was possible."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat  # whose outcomes are remembered
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.regret = 0.0  # of not having drawn the choice more often
        self.children: dict[Choice, Node] = {}
        self.revealed: dict[tuple[Choice, ...], Node] = {}  # what followed when sealed choices were opened

    def child(self, seat: Seat, option: Option) -> Node:
        """Returns the node of a choice made here."""
        return self.children.setdefault((seat, option), Node(seat))

    def remember(self, outcome: float) -> None:
        """Counts a walk that came by."""
        self.visits += 1
        self.total += outcome

    def promise(self, curiosity: float) -> float:
        """Returns the mean outcome plus what is to be gained by knowing it better."""
        if self.visits == 0:
            return inf
        return self.total / self.visits + curiosity * sqrt(log(self.offered) / self.visits)


class Draw(NamedTuple):
    """A sealed choice: what was offered, what was drawn, and how likely that was."""

    offered: list[Node]
    drawn: Node
    chance: float

    def learn(self, outcome: float) -> None:
        """Regrets what was not drawn after a bad outcome, and makes more of what was drawn after a good one.

        A choice drawn rarely counts for as many walks as it stands for, so that regrets are right on average.
        """
        usual = sum(node.total for node in self.offered) / sum(node.visits for node in self.offered)
        self.drawn.regret += (outcome - usual) / self.chance
        for node in self.offered:
            node.regret = max(0.0, node.regret - (outcome - usual))


class Tree:
    """A tree that grows walk by walk from the decision of a seat."""

    def __init__(self, seat: Seat, instinct: Instinct, rng: Random) -> None:
        self.root = Node(seat)
        self.instinct = instinct
        self.rng = rng
        self.outcomes = Outcomes()

    def walk(self, world: Game, first: dict[int, Option]) -> list[float]:
        """Goes down the tree in one world, plays on where it ends, and returns how far ahead each seat came out.

        The first choices are given, by the numbers of their questions.
        """
        horizon = world.reckonings + 1
        path = [self.root]
        draws: list[Draw] = []
        while (path[-1].visits > 0 or path[-1] is self.root) and world.reckonings < horizon and not world.over:
            if world.decisions[0].branch == MAIN:
                self.choose_alone(path, world, first)
            else:
                self.choose_at_once(path, draws, world, first)
        self.instinct.play_on(world, self.rng, horizon)
        margins = self.instinct.outcomes(world)
        self.outcomes.add(margins[self.root.seat])
        for node in path:
            node.remember(margins[node.seat])
        for draw in draws:
            draw.learn(margins[draw.drawn.seat])
        return margins

    def choose_alone(self, path: list[Node], world: Game, first: dict[int, Option]) -> None:
        """Goes one choice further."""
        decision = world.decisions[0]
        option = first.get(decision.number) or self.most_promising(path[-1], world, decision)
        path.append(path[-1].child(decision.seat, option))
        world.take(decision, option)

    def choose_at_once(self, path: list[Node], draws: list[Draw], world: Game, first: dict[int, Option]) -> None:
        """Goes on to where all sealed choices are opened, each seat down a branch of its own."""
        start, moment = path[-1], world.stack[-1]
        places: dict[int, Node] = {}
        sealed: list[Choice] = []
        while world.stack and world.stack[-1] is moment:
            decision = world.decisions[0]
            place = places.get(decision.branch, start)
            option = first.get(decision.number) or self.drawn(place, draws, world, decision)
            places[decision.branch] = place.child(decision.seat, option)
            path.append(places[decision.branch])
            sealed.append((decision.seat, option))
            world.take(decision, option)
        path.append(start.revealed.setdefault(tuple(sealed), Node(start.seat)))

    def most_promising(self, node: Node, world: Game, decision: Decision) -> Option:
        """Returns the choice with the best outlook."""
        children = self.considered(node, world, decision)
        for child in children.values():
            child.offered += 1
        curiosity = EXPLORATION * self.outcomes.deviation
        return max(children, key=lambda option: children[option].promise(curiosity))

    def drawn(self, node: Node, draws: list[Draw], world: Game, decision: Decision) -> Option:
        """Draws a choice, the likelier the more it was regretted not to have made it."""
        children = self.considered(node, world, decision)
        offered = list(children.values())
        regrets = [child.regret for child in offered]
        even = 1.0 / len(offered)
        total = sum(regrets)
        chances = [CURIOSITY * even + (1 - CURIOSITY) * (regret / total if total else even) for regret in regrets]
        (place,) = self.rng.choices(range(len(offered)), chances)
        draws.append(Draw(offered, offered[place], chances[place]))
        return list(children)[place]

    def considered(self, node: Node, world: Game, decision: Decision) -> dict[Option, Node]:
        """Returns the choices tried before; or a new one by itself, while the node is wide enough for it."""
        seat = decision.seat
        known = {option: node.children[seat, option] for option in decision.options if (seat, option) in node.children}
        visits = node.visits
        if decision.branch != MAIN:  # many seats and hands share the node, and each widens by what it has tried itself
            visits = sum(child.visits for child in known.values())
        if len(known) < min(1 + int(sqrt(visits)), len(decision.options)):
            option = self.best_new(node, world, decision)
            return {option: node.child(seat, option)}
        return known

    def best_new(self, node: Node, world: Game, decision: Decision) -> Option:
        """Returns the untried option that seems best by instinct."""
        judged = zip(self.instinct.judge(world, decision, self.rng), decision.options, strict=True)
        untried = [(worth, option) for worth, option in judged if (decision.seat, option) not in node.children]
        return max(untried, key=itemgetter(0))[1]


class Outcomes:
    """How much the outcomes of a search vary."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, outcome: float) -> None:
        """Counts an outcome (Welford's method)."""
        self.count += 1
        change = outcome - self.mean
        self.mean += change / self.count
        self.squares += change * (outcome - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation so far."""
        return sqrt(self.squares / self.count) if self.count > 1 else 1.0
