"""Showdown as the terminal's shared parts know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gloaming.games.showdown.terminal.texts import decks_page, piles_page, texts_page
from gloaming.terminal.face import Face, Leaf
from gloaming.words.scene import Scene

if TYPE_CHECKING:
    from gloaming.terminal.layout import Layout

LEAVES = {"t": texts_page, "k": decks_page, "p": piles_page}


class ShowdownFace(Face):
    """The look of Showdown."""

    leaves = (Leaf("t", "Texts", "Texts"), Leaf("k", "Decks", "Decks"), Leaf("p", "Piles", "Discard piles"))

    def leaf(self, key: str, scene: Scene) -> Text:
        """Returns the texts, the decks or the discard piles."""
        return LEAVES[key](scene)

    def layout(self) -> Layout:
        """Returns a fresh widget that shows the table."""
        from gloaming.games.showdown.terminal.layout import ShowdownLayout

        return ShowdownLayout()
