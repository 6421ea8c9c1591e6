"""How a game looks in a terminal: what the shared parts ask of each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from gloaming.games import part
from gloaming.words.scene import Scene, Words, words_of

if TYPE_CHECKING:
    from gloaming.terminal.layout import Layout


@dataclass(frozen=True)
class Leaf:
    """A page of a game's own, such as its decks: the key that opens it, a word for the key, and the title."""

    key: str
    label: str
    title: str


class Face(ABC):
    """A game's look, and the words it has everywhere. There is one for each rulebook."""

    leaves: tuple[Leaf, ...] = ()  # the pages only this game has
    signs: str = ""  # what the signs on its table mean

    def __init__(self, words: Words) -> None:
        self.words = words

    @abstractmethod
    def leaf(self, key: str, scene: Scene) -> Text:
        """Returns what one of the game's own pages says."""

    @abstractmethod
    def layout(self) -> Layout:
        """Returns a fresh widget that shows the table."""

    @classmethod
    def styles(cls) -> list[Path]:
        """Returns the style sheets that lie beside the module of a face."""
        return sorted(Path(getfile(cls)).parent.glob("style.tcss"))


def face_of(game: str) -> Face:
    """Returns the face of a game."""
    own = part(game, "terminal")
    if own is None:
        from gloaming.terminal.plain_face import PlainFace

        return PlainFace(words_of(game))
    made: Face = own(words_of(game))
    return made
