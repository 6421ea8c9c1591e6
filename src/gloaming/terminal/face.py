"""How a game looks in a terminal: what the shared parts ask of each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import getfile
from pathlib import Path
from typing import ClassVar

from rich.text import Text

from gloaming.games import made
from gloaming.terminal.layout import Layout
from gloaming.words.scene import Scene, Words, words_of


@dataclass(frozen=True)
class Leaf:
    """A page of a game's own, such as its decks: the key that opens it, a word for the key, the title, what it says."""

    key: str
    label: str
    title: str
    says: Callable[[Scene], Text]


class Face:
    """A game's look, and the words it has everywhere. There is one for each rulebook."""

    table: ClassVar[type[Layout]]
    leaves: ClassVar[tuple[Leaf, ...]] = ()  # the pages only this game has
    signs: ClassVar[str] = ""  # what the signs on its table mean

    def __init__(self, words: Words) -> None:
        self.words = words

    def leaf(self, key: str, scene: Scene) -> Text:
        """Returns what one of the game's own pages says."""
        return next(leaf.says(scene) for leaf in self.leaves if leaf.key == key)

    def layout(self) -> Layout:
        """Returns a fresh widget that shows the table."""
        return self.table()

    @classmethod
    def styles(cls) -> list[Path]:
        """Returns the style sheets that lie beside the module of a face."""
        return sorted(Path(getfile(cls)).parent.glob("style.tcss"))


def face_of(game: str) -> Face:
    """Returns the face of a game."""
    own = made(game, "terminal", Face, words_of(game))
    if own is None:
        from gloaming.terminal.plain_face import PlainFace

        return PlainFace(words_of(game))
    return own
