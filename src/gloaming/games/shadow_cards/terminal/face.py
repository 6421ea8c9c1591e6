"""Shadow Cards as the terminal's shared parts know it."""

from __future__ import annotations

from gloaming.games.shadow_cards.terminal.layout import ShadowCardsLayout
from gloaming.terminal.face import Face


class ShadowCardsFace(Face):
    """The look of Shadow Cards."""

    table = ShadowCardsLayout
