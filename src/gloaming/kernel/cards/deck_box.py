"""How decks are measured against each other: who brings which, and what becomes of their cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from gloaming.kernel.cards.library import Entry, Library
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event

if TYPE_CHECKING:
    from gloaming.kernel.rulebook import OptionValue


class CardWitness(ABC):
    """Somebody who sees the whole of one game, hidden cards too, and counts what becomes of the cards."""

    first: Seat | None = None  # who went first, in games where somebody does
    turns: int = 0

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Takes note of an event."""

    @abstractmethod
    def counts(self) -> list[list[int]]:
        """Returns a row for each card that was seen: the seat, the card's place in its deck, a number for each way."""


class DeckBox(Library):
    """The decks that come with a game, as they are offered and as the lab measures them."""

    ways: ClassVar[tuple[str, ...]]  # what can become of a card: first that it was held, then how it was used
    finer: ClassVar[tuple[str, ...]] = ()  # those of them that a report leaves out where there is little room
    legend: ClassVar[str]  # explains the ways
    usual_turns: ClassVar[tuple[int, int]]  # how long a game should be on average

    @abstractmethod
    def cards(self, deck: str) -> list[Entry]:
        """Returns all that is counted of a deck: cards, and what else there is to use."""

    @abstractmethod
    def fingerprint(self, deck: str) -> str:
        """Returns a short text that changes whenever the deck does."""

    @abstractmethod
    def options(self, decks: Sequence[str]) -> dict[str, OptionValue]:
        """Returns the options of a game in which each seat plays with the deck at its place."""

    @abstractmethod
    def witness(self, decks: Sequence[str]) -> CardWitness:
        """Returns a witness of one game that is played with these decks."""
