"""A clear answer to a name nobody knows."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

MANY = 20  # names that a person can still look through


def unknown(kind: str, name: str, known: Sequence[str]) -> str:
    """Says that a name is unknown, which one was probably meant and which there are.

    >>> unknown("game", "shadow-card", ["shadow-cards"])
    "unknown game 'shadow-card', did you mean 'shadow-cards'? Known: shadow-cards"
    """
    near = get_close_matches(str(name), known, n=1, cutoff=0.5)
    guess = f", did you mean {near[0]!r}?" if near else "."
    more = f" and {len(known) - MANY} more" if len(known) > MANY else ""
    return f"unknown {kind} {name!r}{guess} Known: {', '.join(known[:MANY])}{more}"
