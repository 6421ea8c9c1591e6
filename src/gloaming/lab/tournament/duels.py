"""Duels and rounds: who meets whom, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from gloaming.lab.tournament.entrants import Number
from gloaming.lab.tournament.stages import Stage

Points = tuple[int, int]


@dataclass
class Duel:
    """Two entrants who meet, over one match or over a best of three, and their points once it is over."""

    id: str
    stage: Stage
    round: int
    entrants: tuple[Number, Number]
    seed: int  # of the game
    points: Points | None = None

    @property
    def winner(self) -> Number | None:
        """Who has won, once it is over."""
        return None if self.points is None else self.entrants[self.points[1] > self.points[0]]

    @property
    def loser(self) -> Number | None:
        """Who has lost, once it is over."""
        return None if self.points is None else self.entrants[self.points[0] > self.points[1]]


@dataclass
class Round:
    """The duels of a round, which do not depend on each other, and who is in the stage without a duel this time."""

    stage: Stage
    number: int
    duels: list[Duel]
    byes: list[Number] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether all duels of the round are over."""
        return all(duel.points is not None for duel in self.duels)
