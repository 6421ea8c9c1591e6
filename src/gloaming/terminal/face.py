"""How a game looks in a terminal: what the shared parts ask of each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from rich.text import Text

from gloaming.kernel.errors import BadSetup
from gloaming.words.scene import Scene, Words, words_of

if TYPE_CHECKING:
    from gloaming.terminal.layout import Layout

HOMES = {
    "shadow-cards": ("gloaming.terminal.shadow_cards.face", "ShadowCardsFace"),
    "showdown": ("gloaming.terminal.showdown.face", "ShowdownFace"),
    "syndicates": ("gloaming.terminal.syndicates.face", "SyndicatesFace"),
}


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


def face_of(game: str) -> Face:
    """Returns the face of a game."""
    if game not in HOMES:
        raise BadSetup(f"{game} cannot be shown in a terminal yet")
    module, cls = HOMES[game]
    made: Face = getattr(import_module(module), cls)(words_of(game))
    return made
