"""The points of a tournament that one may settle otherwise."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.rules.rulings import yes_or_no

RULINGS: Final = (
    yes_or_no(
        "as_printed",
        False,
        "Whether only those with six points, and then with three duels won, advance, however few they are.",
        "Among equals one in seven gets six points; a tournament for any number should end with a final.",
    ),
    yes_or_no(
        "series_bonus_counts",
        False,
        "Whether the eight matches of the qualification are a series, with a point for winning more than half.",
        "A series is between two, and with more the opponents differ; so six points take six wins (A-2).",
    ),
    yes_or_no(
        "single_elimination",
        False,
        "Whether one lost duel of Controlled is the end, in three rounds, instead of two, in four.",
        "Only with a duel to lose do the book's three duels, four rounds and three wins all make sense (A-3).",
    ),
)
