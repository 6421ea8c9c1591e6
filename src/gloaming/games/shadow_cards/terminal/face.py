"""Shadow Cards as the terminal's shared parts know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gloaming.terminal.face import Face
from gloaming.words.scene import Scene

if TYPE_CHECKING:
    from gloaming.terminal.layout import Layout


class ShadowCardsFace(Face):
    """The look of Shadow Cards."""

    def leaf(self, key: str, scene: Scene) -> Text:
        """Refuses: there are no pages besides the shared ones."""
        raise KeyError(key)

    def layout(self) -> Layout:
        """Returns a fresh widget that shows the table."""
        from gloaming.games.shadow_cards.terminal.layout import ShadowCardsLayout

        return ShadowCardsLayout()
