"""Information-set Monte Carlo tree search, for any game.

Each walk goes through an imagined game that could be the real one: down a tree of choices shared by all such games, one
new node, then on by instinct until scores are settled; everybody on the way remembers how it ended for them.
(Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.)

At the root the budget is spent by sequential halving: all options are tried in the same imagined games, the worse half
is dropped, and so on, so that the last ones are compared where it matters and on equal terms. (Karnin, Koren and
Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013.)

Where two seats choose at once there may be no best option: whatever is sure to be chosen can be answered. There all
pairs of options are tried in the same imagined games, and the bot draws its choice from the mix that solves the table.
"""

from __future__ import annotations

from math import ceil, log2, prod, sqrt
from operator import attrgetter, itemgetter
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final, NamedTuple

from gloaming.bots.bot import Bot
from gloaming.bots.eyes import Eyes
from gloaming.bots.instincts import NO_BETTER, Instinct
from gloaming.bots.payoffs import Payoffs, sides
from gloaming.bots.tree import Tree
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.game import Game

# Two who choose at once mix if there are few pairs of options and all can be tried in some worlds; in a larger table
# the luck of single walks would count for more than the choices.
MOST_PAIRS: Final = 100
FEWEST_WORLDS: Final = 2


class Weighed(NamedTuple):
    """An option that was tried: the chance to choose it, the outcome to expect and how often it was tried."""

    option: Option
    chance: float
    worth: float
    tries: int


class SearchBot(Bot):
    """Thinks ahead, within a number of iterations and seconds."""

    def __init__(self, instinct: Instinct, seed: int, iterations: int = 400, seconds: float = float("inf")) -> None:
        self.instinct = instinct
        self.rng = Random(seed)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, eyes: Eyes) -> Option:
        """Returns the option that ended best, or draws one where another seat chooses at the same time."""
        decision = eyes.decision
        if len(decision.options) == 1:
            return decision.options[0]
        weighed = self.weigh(eyes)
        return self.rng.choices([each.option for each in weighed], [each.chance for each in weighed])[0]

    def weigh(self, eyes: Eyes) -> list[Weighed]:
        """Spends the budget and returns the options that were tried, the likeliest to be chosen first."""
        world = self.imagine(eyes)
        pairs = prod(len(decision.options) for decision in world.decisions)
        if len(world.decisions) == 2 and pairs <= MOST_PAIRS and pairs * FEWEST_WORLDS <= self.iterations:
            weighed = self.mix(eyes, pairs)
        else:
            weighed = self.halve(eyes, self.best_first(world, eyes.seat))
        return sorted(weighed, key=attrgetter("chance", "tries", "worth"), reverse=True)

    def mix(self, eyes: Eyes, pairs: int) -> list[Weighed]:
        """Tries all pairs of options of two who choose at once, and mixes so that knowing the mix is of little use.

        The other does not know what I hold. So what I might hold for all it knows is tried as well, and mixed.
        """
        payoffs = Payoffs(Tree(eyes.seat, self.instinct, self.rng))
        options = eyes.decision.options
        held = payoffs.mine.meet(options, times=0)
        end = monotonic() + self.seconds
        while payoffs.walks + pairs <= self.iterations:
            world = self.imagine(eyes)
            mine, other = sides(world, eyes.seat)
            payoffs.try_in(world, mine, other, options)
            payoffs.others.meet(other.options)
            guess = self.imagine(Eyes(world, other.seat))
            mine, other = sides(guess, eyes.seat)
            payoffs.try_in(guess, mine, other, [option for option in mine.options if option not in options])
            payoffs.mine.meet(mine.options)
            if monotonic() > end:
                break
        found = payoffs.solve()
        tries = [payoffs.tries(option) for option in options]
        return list(map(Weighed, options, found.mine[held], found.worths, tries))

    def halve(self, eyes: Eyes, options: list[Option]) -> list[Weighed]:
        """Tries options against each other and drops the worse half of them, until the budget is spent."""
        tree = Tree(eyes.seat, self.instinct, self.rng)
        outcomes: dict[Option, list[float]] = {option: [] for option in options}
        end = monotonic() + self.seconds
        stages = max(1, ceil(log2(len(options))))
        for _ in range(stages):
            for _ in range(max(1, self.iterations // (stages * len(options)))):
                world = self.imagine(eyes)
                decision = Eyes(world, eyes.seat).decision
                for option in options:
                    outcomes[option].append(tree.walk(world.clone(), {decision.number: option})[eyes.seat])
                if monotonic() > end:
                    return ranked(outcomes)
            options.sort(key=lambda option: fmean(outcomes[option]), reverse=True)
            del options[ceil(len(options) / 2) :]
        return ranked(outcomes)

    def imagine(self, eyes: Eyes) -> Game:
        """Returns a likely game that could be the real one."""
        world = eyes.imagine(self.rng)
        self.instinct.believe(world, eyes.seat, self.rng)
        return world

    def best_first(self, world: Game, seat: Seat) -> list[Option]:
        """Returns as many of the options as the budget is good for, the likeliest ones first."""
        decision = Eyes(world, seat).decision
        judged = zip(self.instinct.judge(world, decision, self.rng), decision.options, strict=True)
        ordered = sorted(judged, key=itemgetter(0), reverse=True)
        liked = [option for worth, option in ordered if worth > NO_BETTER]
        return liked[: max(2, int(sqrt(self.iterations) / 2))]


def ranked(outcomes: dict[Option, list[float]]) -> list[Weighed]:
    """Returns options of which the one that lasted longest and ended best is sure to be chosen.

    What was dropped early has seen fewer worlds, and perhaps luckier ones. So it is worth what the best one is, less
    what it was behind in the worlds that both have seen.
    """
    best = max(outcomes, key=lambda option: (len(outcomes[option]), fmean(outcomes[option])))
    most = outcomes[best]
    return [
        Weighed(option, float(option is best), fmean(most) - (fmean(most[: len(each)]) - fmean(each)), len(each))
        for option, each in outcomes.items()
    ]
