"""The points of a tournament that one may settle otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue, Ruling
from gloaming.kernel.spelling import unknown

RULINGS: Final = (
    Ruling(
        "as_printed",
        default=False,
        allowed="true or false",
        choices=(False, True),
        settles="Whether only those with six points, and then with three duels won, advance, however few they are.",
        reason="Among equals one in seven gets six points; a tournament for any number should end with a final.",
    ),
    Ruling(
        "series_bonus_counts",
        default=False,
        allowed="true or false",
        choices=(False, True),
        settles="Whether the eight matches of the qualification are a series, with a point for winning more than half.",
        reason="A series is between two, and with more the opponents differ; so six points take six wins (A-2).",
    ),
    Ruling(
        "single_elimination",
        default=False,
        allowed="true or false",
        choices=(False, True),
        settles="Whether one lost duel of Controlled is the end, in three rounds, instead of two, in four.",
        reason="Only with a duel to lose do the book's three duels, four rounds and three wins all make sense (A-3).",
    ),
)


def options_of(given: Mapping[str, OptionValue]) -> dict[str, bool]:
    """Returns the options of a tournament, with defaults for what was not asked for.

    >>> options_of({"single_elimination": True})
    {'as_printed': False, 'series_bonus_counts': False, 'single_elimination': True}
    """
    known = {ruling.name: ruling for ruling in RULINGS}
    for name in given:
        if name not in known:
            raise BadSetup(unknown("option of a tournament", name, list(known)))
    return {name: bool(ruling.checked(given.get(name, ruling.default))) for name, ruling in known.items()}
