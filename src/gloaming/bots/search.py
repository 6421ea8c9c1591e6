"""Information-set Monte Carlo tree search, for any game.

Each walk goes through an imagined game that could be the real one: down a tree of choices shared by all such games, one
new node, then on by instinct until scores are settled; everybody on the way remembers how it ended for them.
(Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.)

At the root the budget is spent by sequential halving: all options are tried in the same imagined games, the worse half
is dropped, and so on, so that the last ones are compared where it matters and on equal terms. (Karnin, Koren and
Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013.) Below it nodes widen step by step, the choices that
instinct likes best coming first.
"""

from __future__ import annotations

from math import ceil, log, log2, sqrt
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


class Node:
    """What the search has learned of a choice, in all worlds in which it was possible."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat  # who made the choice
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[tuple[Seat, Option], Node] = {}  # in other worlds the same card may be another seat's

    @property
    def mean(self) -> float:
        """The mean outcome for the seat that made the choice."""
        return self.total / self.visits

    def promise(self, curiosity: float) -> float:
        """Returns the mean outcome plus what is to be gained by knowing it better."""
        return self.mean + curiosity * sqrt(log(self.offered) / self.visits)


class SearchBot(Bot):
    """Thinks ahead, within a number of iterations and seconds."""

    def __init__(self, instinct: Instinct, seed: int, iterations: int = 400, seconds: float = float("inf")) -> None:
        self.instinct = instinct
        self.rng = Random(seed)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, eyes: Eyes) -> Option:
        """Returns the option that ended best."""
        decision = eyes.decision
        return decision.options[0] if len(decision.options) == 1 else self.estimates(eyes)[0][0]

    def estimates(self, eyes: Eyes) -> list[tuple[Option, float, int]]:
        """Returns the options that were tried, best first, each with its mean outcome and how often it was tried."""
        children = self.grow(eyes).children
        found = [(option, node.mean, node.visits) for (_, option), node in children.items()]
        return sorted(found, key=lambda row: (row[2], row[1]), reverse=True)

    def grow(self, eyes: Eyes) -> Node:
        """Grows a tree from the seat's decision until the budget is spent."""
        root = Node(eyes.seat)
        outcomes = Outcomes()
        end = monotonic() + self.seconds
        options = self.best_first(eyes)
        stages = max(1, ceil(log2(len(options))))
        for _ in range(stages):
            for _ in range(max(1, self.iterations // (stages * len(options)))):
                world = self.imagine(eyes)
                for option in options:
                    self.walk(root, world.clone(), eyes.seat, option, outcomes)
                if monotonic() > end:
                    return root
            options.sort(key=lambda option: root.children[eyes.seat, option].mean, reverse=True)
            del options[ceil(len(options) / 2) :]
        return root

    def imagine(self, eyes: Eyes) -> Game:
        """Returns a likely game that could be the real one."""
        world = eyes.imagine(self.rng)
        self.instinct.believe(world, eyes.seat, self.rng)
        return world

    def best_first(self, eyes: Eyes) -> list[Option]:
        """Returns as many of the options as the budget is good for, the likeliest ones first."""
        world = self.imagine(eyes)
        decision = world.decision_of(eyes.seat)
        assert decision is not None
        judged = zip(self.instinct.judge(world, decision, self.rng), decision.options, strict=True)
        ranked = [option for _, option in sorted(judged, key=itemgetter(0), reverse=True)]
        return ranked[: max(2, int(sqrt(self.iterations) / 2))]

    def walk(self, root: Node, world: Game, seat: Seat, first: Option, outcomes: Outcomes) -> None:
        """Goes down the tree in one world, adds a node, plays on and remembers the outcome."""
        horizon = world.reckonings + 1
        decision = world.decision_of(seat)
        assert decision is not None
        world.take(decision, first)
        path = [root, root.children.setdefault((seat, first), Node(seat))]
        while path[-1].visits > 0 and world.reckonings < horizon and not world.over:
            decision = world.decisions[0]
            child, option = self.step(path[-1], world, decision, outcomes)
            world.take(decision, option)
            path.append(child)
        world.play_on(self.instinct.pick, self.rng, horizon)
        margins = margins_of(world)
        outcomes.add(margins[seat])
        for node in path:
            node.visits += 1
            node.total += margins[node.seat]

    def step(self, node: Node, world: Game, decision: Decision, outcomes: Outcomes) -> tuple[Node, Option]:
        """Chooses a child: a new one while the node is wide enough for it, else the most promising."""
        seat, children = decision.seat, node.children
        known = [option for option in decision.options if (seat, option) in children]
        if len(known) < min(1 + int(sqrt(node.visits)), len(decision.options)):
            option = self.best_new(node, world, decision)
            child = Node(seat)
            child.offered = 1
            children[seat, option] = child
            return child, option
        for option in known:
            children[seat, option].offered += 1
        curiosity = EXPLORATION * outcomes.deviation
        option = max(known, key=lambda option: children[seat, option].promise(curiosity))
        return children[seat, option], option

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


def margins_of(game: Game) -> list[float]:
    """Returns how far each seat is ahead of its rivals: of their mean, and of the best of them."""
    margins = []
    for seat, score in enumerate(game.scores):
        rivals = [game.scores[rival] for rival in game.rivals(seat)]
        ahead_of = 0.5 * sum(rivals) / len(rivals) + 0.5 * max(rivals) if rivals else 0.0
        margins.append(score - ahead_of)
    return margins
