"""Shadows & Syndicates as the terminal's shared parts know it."""

from __future__ import annotations

from gloaming.games.syndicates.terminal.field import COVERS, IMMUNE, RESTING, STOPS, WAITS
from gloaming.games.syndicates.terminal.layout import SyndicatesLayout
from gloaming.games.syndicates.terminal.texts import piles_page, texts_page
from gloaming.terminal.face import Face, Leaf


class SyndicatesFace(Face):
    """The look of Shadows & Syndicates."""

    table = SyndicatesLayout
    leaves = (Leaf("t", "Texts", "Texts", texts_page), Leaf("p", "Piles", "Piles", piles_page))
    signs = f"""\
Signs: {IMMUNE} immune   {RESTING} cannot act   {COVERS}1 a Bodyguard, one underneath
  {STOPS}10 an FX card that still stops 10 KT   {WAITS} an FX card that holds back   t names them"""
