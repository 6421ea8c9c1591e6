"""What is kept of a tournament, as plain data."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from gloaming.kernel.errors import BadSetup

Kind = TypeVar("Kind", bound=Struct)


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


def understood(facts: object, kind: type[Kind]) -> Kind:
    """Returns what plain data says, or refuses it with the place that makes no sense."""
    try:
        return msgspec.convert(facts, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(f"this is not a tournament: {error}") from error
    except UnicodeEncodeError as error:
        raise BadSetup("this is not a tournament: it contains an invalid character") from error
