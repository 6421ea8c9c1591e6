"""What the file of a tournament says, as plain data."""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import OptionValue

LONGEST_TOKEN: Final = 200  # characters; no choice takes so many

Kind = TypeVar("Kind", bound=Struct)


class KeptEntrant(Struct):
    """An entrant."""

    name: str
    kind: str
    bot: str


class KeptResult(Struct):
    """What came of a duel."""

    duel: str
    points: list[int]


class KeptTournament(Struct):
    """How a tournament was set up, and the results so far."""

    tournament: int  # the version of this format
    seed: int
    options: dict[str, bool]
    entrants: list[KeptEntrant]
    results: list[KeptResult]


class RunningDuel(Struct, frozen=True):
    """A duel that a person has begun: the version of the rules it is played by, and its choices so far."""

    duel: str
    rules: int
    choices: list[tuple[Seat, Annotated[str, Meta(max_length=LONGEST_TOKEN)]]]


class KeptEvening(Struct):
    """What stands beside the tournament itself; older files know nothing of a duel that was begun."""

    game: str
    game_options: dict[str, OptionValue]
    running: RunningDuel | None = None
    anew: list[str] = []


def understood(facts: object, kind: type[Kind]) -> Kind:
    """Returns what plain data says, or refuses it with the place that makes no sense."""
    try:
        return msgspec.convert(facts, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(f"this is not a tournament: {error}") from error
    except UnicodeEncodeError as error:
        raise BadSetup("this is not a tournament: it contains an invalid character") from error
