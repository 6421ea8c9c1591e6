"""Stages, rounds and duels: who meets whom, what came of it, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.tournament.entrants import Number

Points = tuple[float, float]
Pairs = list[tuple[Number, Number]]

# How the duels of a stage follow each other. In a league all rounds are drawn before the first is played; in Swiss
# rounds those meet who stand alike; in other rounds some drop out; and in a tree winners meet winners.
Shape = Literal["league", "swiss", "rounds", "tree"]

State = Literal["playing", "through", "out"]  # how somebody stands in a stage: open, or settled for them


def told(points: float) -> str:
    """Returns points as people write them.

    >>> told(3), told(0.5), told(2.5)
    ('3', '½', '2½')
    """
    whole = int(points)
    return str(whole) if points == whole else f"{whole or ''}½"


@dataclass(frozen=True)
class Stage:
    """A stage: its name and title, how its duels follow each other, and what is played in it.

    Its options of the game go before those of whoever holds the tournament. A stage is the same stage with whichever
    options it is played.
    """

    name: str
    title: str
    shape: Shape
    each: str = ""  # what a duel of a tree is called
    options: Mapping[str, OptionValue] = field(default_factory=dict, compare=False)  # those of the game that go by it
    options_told: str = field(default="", compare=False)  # as people read them, such as the title of a format


@dataclass
class Duel:
    """Two entrants who meet, and their points once it is over."""

    id: str
    stage: Stage
    round: int
    place: int  # in its round, counted from 1; a duel that is played again keeps it
    entrants: tuple[Number, Number]
    seed: int  # of the game
    points: Points | None = None
    lot: Number | None = None  # who wins a drawn duel that is not played again

    @property
    def is_drawn(self) -> bool:
        """Whether both have the same points."""
        return self.points is not None and self.points[0] == self.points[1]

    @property
    def winner(self) -> Number | None:
        """Who has won, once it is over and not drawn."""
        if self.points is None or self.is_drawn:
            return self.lot
        return self.entrants[self.points[1] > self.points[0]]

    @property
    def loser(self) -> Number | None:
        """Who has lost, once it is over and not drawn."""
        return next((entrant for entrant in self.entrants if self.winner not in (None, entrant)), None)


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

    @property
    def winners(self) -> list[Number]:
        """Who has won a duel."""
        return [duel.winner for duel in self.duels if duel.winner is not None]

    @property
    def losers(self) -> list[Number]:
        """Who has lost a duel."""
        return [duel.loser for duel in self.duels if duel.loser is not None]


@dataclass(frozen=True)
class Status:
    """How somebody stands in a stage, and by its id the reason, where there is more to tell than the state."""

    state: State
    reason: str = ""  # which the words of the tournament know


@dataclass
class Rank:
    """How one entrant stands in a stage."""

    entrant: Number
    won: int = 0
    drawn: int = 0
    lost: int = 0
    byes: int = 0
    points: float = 0
    met: list[Number] = field(default_factory=list)  # in the stage
    opponents: list[Number] = field(default_factory=list)  # whose points count, once for each duel
    opponents_points: Fraction | float = 0  # what these make, which decides between equals


def counted(rounds: Iterable[Round], count: int, stage: Stage) -> list[Rank]:
    """Returns how every entrant stands after some rounds, in the order in which they entered.

    Points and opponents are those of all the rounds, everything else is of the stage.
    """
    found = [Rank(entrant) for entrant in range(count)]
    for round in rounds:
        of_stage = round.stage == stage
        for entrant in round.byes:
            found[entrant].byes += of_stage
        for duel in round.duels:
            for entrant, other, points in zip(duel.entrants, duel.entrants[::-1], duel.points or (), strict=False):
                rank = found[entrant]
                rank.points += points
                rank.opponents.append(other)
                if of_stage:
                    rank.won += duel.winner == entrant
                    rank.drawn += duel.is_drawn
                    rank.lost += duel.loser == entrant
                    rank.met.append(other)
    return found
