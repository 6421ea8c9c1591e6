"""Shadows & Syndicates as the terminal's shared parts know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gloaming.games.syndicates.terminal.field import COVERS, IMMUNE, RESTING, STOPS, WAITS
from gloaming.games.syndicates.terminal.texts import piles_page, texts_page
from gloaming.terminal.face import Face, Leaf
from gloaming.words.scene import Scene

if TYPE_CHECKING:
    from gloaming.terminal.layout import Layout

LEAVES = {"t": texts_page, "p": piles_page}


SIGNS = f"""\
Signs: {IMMUNE} immune   {RESTING} cannot act   {COVERS}1 a Bodyguard, one underneath
  {STOPS}10 an FX card that still stops 10 KT   {WAITS} an FX card that holds back   t names them"""


class SyndicatesFace(Face):
    """The look of Shadows & Syndicates."""

    signs = SIGNS
    leaves = (Leaf("t", "Texts", "Texts"), Leaf("p", "Piles", "Piles"))

    def leaf(self, key: str, scene: Scene) -> Text:
        """Returns the texts or the piles."""
        return LEAVES[key](scene)

    def layout(self) -> Layout:
        """Returns a fresh widget that shows the table."""
        from gloaming.games.syndicates.terminal.layout import SyndicatesLayout

        return SyndicatesLayout()
