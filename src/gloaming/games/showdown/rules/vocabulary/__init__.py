"""The terms Showdown's cards are written in."""

from __future__ import annotations

from typing import Final

from gloaming.games.showdown.rules.vocabulary import attacks, conditions, modifiers, moments, piles
from gloaming.kernel.cards.abilities import Kind
from gloaming.kernel.cards.shared import SHARED
from gloaming.kernel.cards.vocabulary import terms_in

KINDS: Final = (
    Kind("action", "Action", chosen=True, meanwhile="in this combat"),
    Kind("feint", "Combat, as {your} feint", aftermath=True),
    Kind("strike", "Combat, as {your} strike", aftermath=True),
    Kind("combat", "Combat", aftermath=True),
    Kind("react", "React", answers="must", chosen=True),
    Kind("remove", "Remove", answers="may", chosen=True, fixed=True),
    Kind("immediate", "Immediate"),
    Kind("ongoing", "Ongoing", answers="may", chosen=True, constant=True),
    Kind("physical", "Physical trigger", chosen=True, late=True, idle=True, fixed=True),
    Kind("intellect", "Intellect trigger", chosen=True, late=True, idle=True, fixed=True),
    Kind("cunning", "Cunning trigger", chosen=True, late=True, idle=True, fixed=True),
)

VOCABULARY: Final = SHARED.extended(
    terms_in(conditions, moments, piles, attacks, modifiers),
    KINDS,
    ("combat", "turn", "game"),
)
