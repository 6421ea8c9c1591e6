"""How evenly a game is matched whose two sides play with different cards of one set."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game

if TYPE_CHECKING:
    from gloaming.kernel.rulebook import OptionValue


@dataclass(frozen=True)
class Measured:
    """A card as it is measured."""

    id: str
    title: str
    side: str  # the only side that can have it, or none
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


class Witness(ABC):
    """Somebody who sees the whole of one game, hidden cards too, and counts what becomes of the cards."""

    sides: list[str]  # by seat
    first: Seat  # who began
    actions: list[int]  # by seat
    fates: dict[tuple[Seat, int], Fate]  # by seat, and a card's place among all that are measured

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Takes note of an event."""


class Balance(ABC):
    """The two sides of a game and its cards, as the lab measures them."""

    sides: ClassVar[tuple[str, str]]
    options: ClassVar[Mapping[str, OptionValue]]  # those a measured game is played with, whatever else is chosen
    usual_actions: ClassVar[tuple[int, int]]  # how many a side should take on average
    design: ClassVar[str]  # says in a sentence what is not left to chance

    @abstractmethod
    def cards(self, options: Mapping[str, OptionValue]) -> list[Measured]:
        """Returns all cards that can come up in a game with these options."""

    @abstractmethod
    def witness(self, game: Game) -> Witness:
        """Returns a witness of a game that is about to begin."""

    @abstractmethod
    def settles(self, number: int, decision: Decision) -> Option | None:
        """Returns the answer to what is not left to the bots in the game of a number."""
