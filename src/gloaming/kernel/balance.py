"""What should be even in a game, as the lab measures it: its sides, whoever begins, and its cards.

A rulebook that tells nothing else has its seats compared with each other, and whoever begins with all others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game

if TYPE_CHECKING:
    from gloaming.kernel.rulebook import OptionValue


@dataclass(frozen=True)
class Measured:
    """A card as it is measured."""

    id: str
    title: str
    side: str  # the only group whose sides can have it, or none
    active: bool  # whether it has a text that is used by choice
    drawn: bool  # whether it comes out of a deck during the game, and is not there from the beginning
    helps: bool  # whether it is good for the side that draws it


@dataclass
class Fate:
    """What became of a card on one side of a game."""

    present: bool = False  # from the beginning: on the table, or in the deck it may be drawn from
    attacked: int = 0
    used: int = 0  # its text
    drawn: int = 0


class SideWitness:
    """Somebody who sees the whole of one game, hidden cards too, and tells what is measured of each side."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fates: dict[tuple[int, int], Fate] = {}  # by side, and a card's place among all that are measured

    def hear(self, event: Event) -> None:
        """Takes note of an event."""

    def groups(self) -> list[list[str]]:
        """Returns for each side the groups it belongs to: those that should win equally often."""
        sides = self.game.sides
        if len(sides) == 1:
            return [["everybody"]]
        return [[f"seat {side[0]}" if len(side) == 1 else f"the side of seat {side[0]}"] for side in sides]

    def first(self) -> int | None:
        """Returns which side began, where that is known and there is another."""
        if len(self.game.sides) == 1:
            return None
        began = self.game.rulebook.summary(self.game).get("first")
        return next((number for number, side in enumerate(self.game.sides) if began in side), None)

    def lengths(self) -> list[int]:
        """Returns how long the game was for each side."""
        seats = [seat for seat, _ in self.game.choices]
        return [sum(seats.count(seat) for seat in side) for side in self.game.sides]


class Balance:
    """What is measured of a game."""

    options: ClassVar[Mapping[str, OptionValue]] = {}  # those a measured game is played with, whatever else is chosen
    together: ClassVar[int] = 1  # how many games in a row treat all sides alike
    design: ClassVar[str] = ""  # says in a sentence what is not left to chance
    counted: ClassVar[str] = "moves"  # what the length of a game is counted in
    usual_length: ClassVar[tuple[int, int] | None] = None  # for a side, on average

    def cards(self, options: Mapping[str, OptionValue]) -> list[Measured]:
        """Returns all cards that can come up in a game with these options, if they are measured."""
        return []

    def even(self, group: str, sides: int) -> float | None:
        """Returns which share of its games a group should win, among so many sides; None if nobody can say."""
        return 1 / sides if sides > 1 else None

    def witness(self, game: Game) -> SideWitness:
        """Returns a witness of a game that is about to begin."""
        return SideWitness(game)

    def settles(self, number: int, decision: Decision) -> Option | None:
        """Returns the answer to what is not left to the bots in the game of a number."""
        return None
