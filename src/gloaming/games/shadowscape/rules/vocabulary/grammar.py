"""All the terms of card files, and the kinds of abilities."""

from __future__ import annotations

from typing import Final

from gloaming.games.shadowscape.rules.vocabulary import (
    conditions,
    counts,
    deeds,
    fighting,
    goods,
    hands,
    moments,
    moving_about,
    standing,
    targets,
)
from gloaming.kernel.cards.abilities import Kind
from gloaming.kernel.cards.vocabulary import Vocabulary, terms_in

KINDS: Final = (
    Kind("ongoing", "Ongoing", constant=True),
    Kind("use", "Use", chosen=True),
    Kind("whenever", "Whenever", answers="must", opening="whenever {}"),
    Kind("red", "Competitive"),
    Kind("green", "Cooperative"),
    Kind("success", "If it succeeds", idle=True),
    Kind("then", "Then", idle=True),
)

VOCABULARY: Final = Vocabulary(
    terms_in(deeds, hands, moving_about, fighting, goods, standing, targets, conditions, counts, moments),
    KINDS,
    ("turn", "game"),
)
