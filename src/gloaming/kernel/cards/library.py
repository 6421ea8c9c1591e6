"""A game's cards, for people who want to read them, write their own or check them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gloaming.kernel.cards.vocabulary import Vocabulary

if TYPE_CHECKING:
    from gloaming.kernel.cards.shelf import Shelf


@dataclass(frozen=True)
class Entry:
    """What is printed on a card."""

    id: str
    title: str
    facts: str
    texts: list[str]


class Library(ABC):
    """The card files of a game: those that come with it, and users' own."""

    vocabulary: Vocabulary  # the terms they are written in
    shelf: Shelf[Any]  # where decks are found, if they stand on one
    is_shared: bool = False  # whether all play with one set of cards, not everybody with a deck

    @abstractmethod
    def describe(self, deck: str) -> str:
        """Returns a deck in one line."""

    @abstractmethod
    def entries(self, deck: str) -> list[Entry]:
        """Returns the cards of a deck, by its name or as it travels with a game."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """Returns the JSON Schema of a card file."""

    def decks(self) -> list[str]:
        """Returns the names of the decks that come with the game."""
        return list(self.shelf.names)

    def title(self, deck: str) -> str:
        """Returns what a deck is called."""
        return str(self.shelf.named(deck).name)

    def pitch(self, deck: str) -> str:
        """Returns in one sentence why one would play with a deck."""
        return str(self.shelf.named(deck).pitch)

    def read(self, path: Path) -> str:
        """Returns a user's deck, checked, in the form in which it travels with a game."""
        return self.shelf.in_file(path)

    def carried(self, source: str, text: str) -> str:
        """Returns the deck in a text, checked, in the form in which it travels with a game."""
        return self.shelf.carried(source, text)
