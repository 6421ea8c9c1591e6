"""Showdown as the terminal's shared parts know it."""

from __future__ import annotations

from gloaming.games.showdown.terminal.layout import ShowdownLayout
from gloaming.games.showdown.terminal.texts import decks_page, piles_page, texts_page
from gloaming.terminal.face import Face, Leaf


class ShowdownFace(Face):
    """The look of Showdown."""

    table = ShowdownLayout
    leaves = (
        Leaf("t", "Texts", "Texts", texts_page),
        Leaf("k", "Decks", "Decks", decks_page),
        Leaf("p", "Piles", "Discard piles", piles_page),
    )
