"""Quick judgement for single games: what a good player does without thinking long.

An instinct looks at a whole game, but only at what the seat it plays for may know. It is the careful bot's judgement
and the search bot's idea of how everybody plays on.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final, Protocol, runtime_checkable

from gloaming.games import made
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.game import Game

TRIES: Final = 24  # of options in imagined games, by one who has no other instinct
FEWEST_WORLDS: Final = 2
TURNS: Final = 3  # of everybody that are waited for at most until one's own next
NO_BETTER: Final = float("-inf")  # the worth of an option that a search need not try: another comes to much the same


@runtime_checkable
class Instinct(Protocol):
    """How good each answer to a decision seems to be, in the game it is for, or in any if that is None.

    `beats` tells how often a level of the bots beats the one below it in games for two, by its name, where that was
    measured. A level that would not do so in 60% of games is left out: it would be another name for its neighbour.
    """

    game: ClassVar[str | None]
    beats: ClassVar[Mapping[str, float] | None]

    @abstractmethod
    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns a worth for each of the decision's options, in points of the game's scores; or NO_BETTER."""

    @abstractmethod
    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Makes an imagined game likelier: as good players would have made the choices hidden from the seat."""

    @abstractmethod
    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns the option that seems best at a glance: how a search plays on."""

    @abstractmethod
    def habit(self, game: Game, decision: Decision, rng: Random) -> Option | None:
        """Returns what people and bots mostly choose here, if anything is known of that."""

    @abstractmethod
    def play_on(self, game: Game, rng: Random, reckonings: int) -> None:
        """Plays on at a glance until scores have been settled so many times, or until more would tell little."""

    @abstractmethod
    def outcomes(self, game: Game) -> list[float]:
        """Returns how a game stands for each seat where a search stops looking ahead."""


class PlainInstinct:
    """For a game nobody has written an instinct for: tries every option and looks who leads before its next turn."""

    game: ClassVar[str | None] = None
    beats: ClassVar[Mapping[str, float] | None] = None

    def judge(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns how far the seat is ahead after each option, in the mean of a few games it takes for possible."""
        totals = [0.0] * len(decision.options)
        worlds = max(FEWEST_WORLDS, TRIES // len(totals))
        for _ in range(worlds):
            world = game.imagine(decision.seat, rng)
            asked = next(each for each in world.decisions if each.number == decision.number)
            luck = rng.getrandbits(32)  # the same for all options: they shall differ in nothing else
            for place, option in enumerate(asked.options):
                after = world.clone()
                after.take(asked, option)
                self.let_others_play(after, decision, Random(luck))
                totals[place] += after.leads()[decision.seat]
        return [total / worlds for total in totals]

    def let_others_play(self, world: Game, last: Decision, rng: Random) -> None:
        """Plays on at random until the seat is asked again, scores are settled, or everybody has had a few turns.

        The other roles that a seat leads are others, too.
        """
        settled = world.reckonings
        for _ in range(TURNS * max(world.players, len(world.roles))):
            others = [each for each in world.decisions if not each.asks(last.seat) or each.role != last.role]
            if not others or world.reckonings > settled:
                return
            world.take(others[0], self.pick(world, others[0], rng))

    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Leaves an imagined game as it is."""

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns any option."""
        return rng.choice(decision.options)

    def habit(self, game: Game, decision: Decision, rng: Random) -> Option | None:
        """Knows of no habits."""
        return None

    def play_on(self, game: Game, rng: Random, reckonings: int) -> None:
        """Plays on at random."""
        game.play_on(self.pick, rng, reckonings)

    def outcomes(self, game: Game) -> list[float]:
        """Returns who leads, and by how much."""
        return game.leads()


def instinct(game: str) -> Instinct:
    """Returns the instinct for a game, or a plain one."""
    return made(game, "instinct", Instinct) or PlainInstinct()  # type: ignore[type-abstract]
