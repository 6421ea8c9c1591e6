"""Information-set Monte Carlo tree search, for any game.

Each walk goes through an imagined game that could be the real one: down a tree of choices shared by all such games, one
new node, then on by instinct until scores are settled; everybody on the way remembers how it ended for them.
(Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.)

At the root the budget is spent by sequential halving: all options are tried in the same imagined games, the worse half
is dropped, and so on, so that the last ones are compared where it matters and on equal terms. (Karnin, Koren and
Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013.) By luck alone some option always looks best. So what
instinct likes best is tried to the end, and given up only for one that was ahead by more than the luck of the worlds.

Where two seats choose at once there may be no best option: whatever is sure to be chosen can be answered. There its
options are tried against some of the other's in every imagined game, until all have met, and the bot draws its choice
from the mix that solves the table.
"""

from __future__ import annotations

from math import ceil, log2, prod, sqrt
from operator import attrgetter, itemgetter
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Final, NamedTuple

from gloaming.bots.bot import Bot
from gloaming.bots.eyes import Eyes
from gloaming.bots.instinct import NO_BETTER, Instinct
from gloaming.bots.payoffs import Payoffs, sides
from gloaming.bots.tree import Tree
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.game import Game

# Two who choose at once mix if there are few pairs of options and all can be tried in some worlds; in a larger table
# the luck of single walks would count for more than the choices.
MOST_PAIRS: Final = 100
FEWEST_WORLDS: Final = 2
ANSWERS: Final = 3  # of the other are tried in one world
PAIRS: Final = 3  # are tried for one walk: they end where the sealed choices are opened


class Weighed(NamedTuple):
    """An option that was tried: the chance to choose it, the outcome to expect and how often it was tried."""

    option: Option
    chance: float
    worth: float
    tries: int


class SearchBot(Bot):
    """Thinks ahead, within a number of playouts and seconds."""

    def __init__(self, instinct: Instinct, seed: int, playouts: int = 400, seconds: float = float("inf")) -> None:
        self.game = instinct.game
        self.instinct = instinct
        self.rng = Random(seed)
        self.playouts = playouts
        self.seconds = seconds

    def choose(self, eyes: Eyes) -> Option:
        """Returns the option that ended best, or draws one where another seat chooses at the same time."""
        decision = self.asked(eyes)
        if len(decision.options) == 1:
            return decision.options[0]
        weighed = self.weigh(eyes)
        return self.rng.choices([each.option for each in weighed], [each.chance for each in weighed])[0]

    def weigh(self, eyes: Eyes) -> list[Weighed]:
        """Spends the budget and returns the options that were tried, the likeliest to be chosen first."""
        self.asked(eyes)
        world = self.imagine(eyes)
        pairs = prod(len(decision.options) for decision in world.decisions)
        if against_a_rival(world, eyes.seat) and pairs <= MOST_PAIRS and pairs * FEWEST_WORLDS <= self.playouts:
            weighed = self.mix(eyes)
        else:
            weighed = self.halve(eyes, self.best_first(world, eyes.seat))
        return sorted(weighed, key=attrgetter("chance", "tries", "worth"), reverse=True)

    def mix(self, eyes: Eyes) -> list[Weighed]:
        """Tries pairs of options of two who choose at once, and mixes so that knowing the mix is of little use.

        The other does not know what I hold. So what I might hold for all it knows is tried as well, and mixed.
        """
        payoffs = Payoffs(Tree(eyes.seat, self.instinct, self.rng))
        options = eyes.decision.options
        held = payoffs.mine.meet(options, times=0)
        outlooks: list[float] = []
        end = monotonic() + self.seconds
        while payoffs.walks + 2 * len(options) * ANSWERS <= self.playouts * PAIRS:
            world = self.imagine(eyes)
            mine, other = sides(world, eyes.seat)
            outlooks.append(self.instinct.outcomes(world)[eyes.seat])
            payoffs.others.meet(other.options)
            payoffs.others.follow(self.instinct.habit(world, other, self.rng))
            payoffs.try_in(world, mine, other, options, payoffs.others.least_tried(other.options, ANSWERS))
            guess = self.imagine(Eyes(world, other.seat))
            mine, other = sides(guess, eyes.seat)
            payoffs.mine.meet(mine.options)
            payoffs.mine.follow(self.instinct.habit(guess, mine, self.rng))
            unheld = [option for option in mine.options if option not in options]
            payoffs.try_in(guess, mine, other, unheld, payoffs.others.least_tried(other.options, ANSWERS))
            if monotonic() > end:
                break
        found = payoffs.solve()
        tries = [payoffs.tries(option) for option in options]
        worths = [fmean(outlooks) + worth for worth in found.worths]
        return list(map(Weighed, options, found.mine[held], worths, tries))

    def halve(self, eyes: Eyes, options: list[Option]) -> list[Weighed]:
        """Tries options against each other and drops the worse half of them, until the budget is spent.

        The first is what instinct likes best; it stays.
        """
        favourite = options[0]
        tree = Tree(eyes.seat, self.instinct, self.rng)
        outcomes: dict[Option, list[float]] = {option: [] for option in options}
        end = monotonic() + self.seconds
        stages = max(1, ceil(log2(len(options))))
        for _ in range(stages):
            for _ in range(max(1, self.playouts // (stages * len(options)))):
                world = self.imagine(eyes)
                decision = Eyes(world, eyes.seat).decision
                for option in options:
                    outcomes[option].append(tree.walk(world.clone(), {decision.number: option})[eyes.seat])
                if monotonic() > end:
                    return ranked(outcomes, favourite)
            options = sorted(options, key=lambda option: fmean(outcomes[option]), reverse=True)
            dropped = options[ceil(len(options) / 2) :]
            options = [option for option in options if option not in dropped or option is favourite]
        return ranked(outcomes, favourite)

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
        return liked[: max(2, int(sqrt(self.playouts) / 2))]


def against_a_rival(world: Game, seat: Seat) -> bool:
    """Tells whether two choose at once who play against each other; from a mate nobody needs to hide a choice."""
    return len(world.decisions) == 2 and sides(world, seat)[1].seat in world.rivals(seat)


def ranked(outcomes: dict[Option, list[float]], favourite: Option) -> list[Weighed]:
    """Returns options of which one is sure to be chosen: the best of those that lasted longest, or the favourite.

    What was dropped early has seen fewer worlds, and perhaps luckier ones. So it is worth what the chosen one is, less
    what it was behind in the worlds that both have seen; and what was ahead by luck alone is worth as much.
    """
    best = max(outcomes, key=lambda option: (len(outcomes[option]), fmean(outcomes[option])))
    if not is_better(outcomes[best], outcomes[favourite]):
        best = favourite
    most = outcomes[best]
    behind = {option: max(0.0, fmean(most[: len(each)]) - fmean(each)) for option, each in outcomes.items()}
    return [
        Weighed(option, float(option is best), fmean(most) - behind[option], len(each))
        for option, each in outcomes.items()
    ]


def is_better(some: list[float], others: list[float]) -> bool:
    """Tells whether outcomes are better than others in the same worlds by more than the standard error."""
    ahead = [mine - theirs for mine, theirs in zip(some, others, strict=True)]
    return len(ahead) > 1 and fmean(ahead) > stdev(ahead) / sqrt(len(ahead))
