"""What is kept of a tournament, as plain data."""

from __future__ import annotations

from msgspec import Struct


class KeptEntrant(Struct):
    """An entrant."""

    name: str
    kind: str
    bot: str


class KeptResult(Struct):
    """What came of a duel."""

    duel: str
    points: list[int | float]


class KeptTournament(Struct):
    """How a tournament was set up, and the results so far."""

    tournament: int  # the version of this format
    seed: int
    options: dict[str, bool]
    entrants: list[KeptEntrant]
    results: list[KeptResult]
