"""What instincts have in common that know at a glance what they would do."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.game import Game
from gloaming.kernel.plain import fields_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Glance:
    """Chooses what seems best at a glance, and takes everybody to do so."""

    def __reduce__(self) -> tuple[Any, ...]:
        return instinct_with, (type(self), {name: getattr(self, name) for name in fields_of(self)})

    @abstractmethod
    def glance(self, game: Game, decision: Decision, rng: Random) -> list[float]:
        """Returns how good the options of a decision seem without thinking long."""

    def pick(self, game: Game, decision: Decision, rng: Random) -> Option:
        """Returns the option that seems best at a glance."""
        if len(decision.options) == 1:
            return decision.options[0]
        return best_of(decision.options, self.glance(game, decision, rng))

    def habit(self, game: Game, decision: Decision, rng: Random) -> Option | None:
        """Returns what seems best at a glance: most choose that."""
        return self.pick(game, decision, rng)

    def believe(self, game: Game, seat: Seat, rng: Random) -> None:
        """Leaves an imagined game as it is: what has been chosen in secret tells little."""

    def play_on(self, game: Game, rng: Random, reckonings: int) -> None:
        """Plays on at a glance until scores are settled."""
        game.play_on(self.pick, rng, reckonings)

    def outcomes(self, game: Game) -> list[float]:
        """Returns by how much each seat is ahead."""
        return game.leads()


def instinct_with(kind: type[Glance], facts: dict[str, Any]) -> Glance:
    """Returns an instinct like another, by what that one goes by."""
    found = kind()
    for name, fact in facts.items():
        setattr(found, name, fact)
    return found


def best_of(options: list[Option], worths: list[float]) -> Option:
    """Returns the first option of the highest worth."""
    best = 0
    for index in range(1, len(options)):
        if worths[index] > worths[best]:
            best = index
    return options[best]
