"""The words Showdown's cards are written in."""

from __future__ import annotations

from typing import Final

from gloaming.games.showdown.vocabulary import conditions, effects, modifiers, moments
from gloaming.kernel.cards.shared import SHARED
from gloaming.kernel.cards.words import Kind

KINDS: Final = (
    Kind("action", "Action"),
    Kind("feint", "Combat, as your feint"),
    Kind("strike", "Combat, as your strike"),
    Kind("combat", "Combat"),
    Kind("react", "React", answers=True),
    Kind("remove", "Remove"),
    Kind("immediate", "Immediate"),
    Kind("ongoing", "Ongoing"),
    Kind("physical", "Physical trigger"),
    Kind("intellect", "Intellect trigger"),
    Kind("cunning", "Cunning trigger"),
)

VOCABULARY: Final = SHARED.extended(
    [
        *conditions.CONDITIONS,
        *conditions.COUNTS,
        *moments.MOMENTS,
        *effects.TARGETS,
        *effects.EFFECTS,
        *modifiers.MODIFIERS,
    ],
    KINDS,
)
