"""Information-set Monte Carlo tree search, for any game.

Each iteration imagines a game that could be the real one, walks down a tree of choices shared by all of them, adds a
node, plays on by instinct until scores are settled, and remembers how that ended for everybody on the way.
(Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012; here with progressive widening, and
with instinct instead of chance in the playouts.)
"""

from __future__ import annotations

from math import log, sqrt
from operator import itemgetter
from random import Random
from time import monotonic
from typing import Final

from gloaming.bots.bot import Bot
from gloaming.bots.eyes import Eyes
from gloaming.bots.instincts import Instinct
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.game import Game

EXPLORATION: Final = 0.7  # in standard deviations of the outcome
WALKS_A_WORLD: Final = 4  # imagining costs more than copying, and the same world makes choices comparable


class Node:
    """What the search has learned of a choice, in all worlds in which it was possible."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat  # who made the choice
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}

    def promise(self, curiosity: float) -> float:
        """Returns the mean outcome plus what is to be gained by knowing it better."""
        return self.total / self.visits + curiosity * sqrt(log(self.offered) / self.visits)


class SearchBot(Bot):
    """Thinks ahead, within a number of iterations and seconds."""

    def __init__(self, instinct: Instinct, seed: int, iterations: int = 400, seconds: float = float("inf")) -> None:
        self.instinct = instinct
        self.rng = Random(seed)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, eyes: Eyes) -> Option:
        """Returns the option that was tried most."""
        decision = eyes.decision
        if len(decision.options) == 1:
            return decision.options[0]
        children = self.grow(eyes).children
        return max(children, key=lambda option: (children[option].visits, children[option].total))

    def estimates(self, eyes: Eyes) -> list[tuple[Option, float, int]]:
        """Returns the options that were tried, each with its mean outcome and how often, best first."""
        children = self.grow(eyes).children
        found = [(option, node.total / node.visits, node.visits) for option, node in children.items()]
        return sorted(found, key=lambda row: row[2], reverse=True)

    def grow(self, eyes: Eyes) -> Node:
        """Grows a tree from the seat's decision until the budget is spent."""
        root = Node(eyes.seat)
        outcomes = Outcomes()
        end = monotonic() + self.seconds
        walks = 0
        while walks < self.iterations and (walks == 0 or monotonic() < end):
            world = eyes.imagine(self.rng)
            for _ in range(min(WALKS_A_WORLD, self.iterations - walks)):
                self.walk(root, world.clone(), eyes.seat, outcomes)
                walks += 1
        return root

    def walk(self, root: Node, world: Game, seat: Seat, outcomes: Outcomes) -> None:
        """Goes down the tree in one world, adds a node, plays on and remembers the outcome."""
        horizon = world.reckonings + 1
        decision = world.decision_of(seat)
        path = [root]
        while decision is not None and path[-1].visits > 0 or path[-1] is root:
            assert decision is not None
            child, option = self.step(path[-1], world, decision, outcomes)
            world.take(decision, option)
            path.append(child)
            if world.over or world.reckonings >= horizon:
                break
            decision = world.decisions[0]
        world.play_on(self.instinct.pick, self.rng, horizon)
        margins = margins_of(world)
        outcomes.add(margins[seat])
        for node in path:
            node.visits += 1
            node.total += margins[node.seat]

    def step(self, node: Node, world: Game, decision: Decision, outcomes: Outcomes) -> tuple[Node, Option]:
        """Chooses a child: a new one while the node is wide enough for it, else the most promising."""
        children = node.children
        known = [option for option in decision.options if option in children]
        if len(known) < min(1 + int(sqrt(node.visits)), len(decision.options)):
            option = self.best_new(node, world, decision)
            child = Node(decision.seat)
            child.offered = 1
            children[option] = child
            return child, option
        for option in known:
            children[option].offered += 1
        curiosity = EXPLORATION * outcomes.deviation
        option = max(known, key=lambda option: children[option].promise(curiosity))
        return children[option], option

    def best_new(self, node: Node, world: Game, decision: Decision) -> Option:
        """Returns the untried option that seems best by instinct."""
        judged = zip(self.instinct.judge(world, decision), decision.options, strict=True)
        return max(((worth, option) for worth, option in judged if option not in node.children), key=itemgetter(0))[1]


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


def margins_of(game: Game) -> list[float]:
    """Returns how far each seat is ahead of the others: of their mean, and of the best of them."""
    margins = []
    for seat, score in enumerate(game.scores):
        others = [other for place, other in enumerate(game.scores) if place != seat]
        margins.append(score - 0.5 * sum(others) / len(others) - 0.5 * max(others))
    return margins
