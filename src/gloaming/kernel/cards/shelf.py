"""The card files that come with a game, by name, and those that people bring along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.cards.tree import carried, read_text
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import unknown


class Cards(Protocol):
    """A deck, or a set of cards."""

    name: str
    pitch: str


C = TypeVar("C", bound=Cards)


class Shelf(Generic[C]):
    """All decks or sets of a game; each card file is read once."""

    def __init__(
        self, package: str, folder: str, names: Sequence[str], called: str, read: Callable[[str, str], C], most: int
    ) -> None:
        self.package = package
        self.folder = folder
        self.names = names  # of those that come with the game
        self.called = called  # what one of them is, as people are told
        self.read = read
        self.printed = cache(self.read_printed)  # by name
        # By the form in which they travel with a game, as an option of its setting.
        self.brought = lru_cache(maxsize=most)(partial(read, f"the {called} of this game"))

    def text_of(self, name: str) -> str:
        """Returns the card file of one of those that come with the game."""
        return (files(self.package) / self.folder / f"{name}.yaml").read_text(encoding="utf-8")

    def read_printed(self, name: str) -> C:
        """Reads one of those that come with the game."""
        return self.read(f"{name}.yaml", self.text_of(name))

    def luggage(self, name: str) -> str:
        """Returns what the cards of any of them say, in the form in which they travel with a game."""
        return name if is_brought(name) else self.carried(f"{name}.yaml", self.text_of(name))

    def named(self, name: str) -> C:
        """Returns one by its name, or by the form in which it travels with a game."""
        return self.brought(name) if is_brought(name) else self.printed(name)

    def carried(self, source: str, text: str) -> str:
        """Returns what a card file holds, checked, in the form in which it travels with a game."""
        return carried(source, text, self.read)

    def in_file(self, path: Path) -> str:
        """Returns what a user's card file holds, in the same form."""
        return self.carried(str(path), read_text(path))

    def meant(self, word: str, kinds: str) -> str:
        """Returns a name as it is, and a user's card file in the form in which it travels with a game."""
        path = Path(word)
        if word in self.names:
            return word
        if not path.suffix and not path.exists():
            raise BadSetup(unknown(kinds, word, list(self.names)))
        return self.in_file(path)
