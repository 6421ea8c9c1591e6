"""What is kept of games and tournaments as plain data: read again, or refused with the place that makes no sense."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup

Kind = TypeVar("Kind", bound=Struct)

IN_WORDS: Final = {
    "array": "a list",
    "bool": "true or false",
    "int": "a whole number",
    "null": "null",
    "object": "an object",
    "str": "text",
}


Count = Annotated[int, Meta(ge=0, le=2**62)]  # of whatever a compiled game counts


class KeptGame(Struct):
    """A whole game: how it was set up, the choices made, if it remembers them, and the state they led to."""

    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, Any]
    choices: list[tuple[Seat, str]] | None
    state: dict[str, Any]
    checksum: str | None = None  # of the state, if the game was imagined


class KeptFrame(Struct):
    """What all chapters in progress have in common."""

    chapter: str
    at: Count


class KeptDecision(Struct):
    """An open question; its options are verbs and values."""

    seat: Seat
    team: list[Seat]
    own: bool
    options: list[tuple[str, int]]
    number: Count
    branch: int


class KeptDice(Struct):
    """One stream of dice."""

    key: str
    stream: str
    drawn: Count


class KeptState(Struct):
    """What the states of all games have in common."""

    over: bool
    number: Count
    asked: Count
    reckonings: Count
    scores: list[int]
    table: dict[str, Any]
    stack: list[KeptFrame]
    decisions: list[KeptDecision]
    dice: tuple[KeptDice, KeptDice]


def understood(facts: object, kind: type[Kind], what: str) -> Kind:
    """Returns what plain data says, or tells why it is not what it should be."""
    try:
        return msgspec.convert(facts, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(f"this is not {what}: {in_words(str(error))}") from error
    except UnicodeEncodeError as error:
        raise BadSetup(f"this is not {what}: it contains an invalid character") from error


def in_words(complaint: str) -> str:
    """Returns what is wrong with plain data as a person would say it.

    >>> in_words("Expected `int`, got `str` - at `$.players`")
    'players is not a whole number'
    >>> in_words("Object missing required field `seed`")
    "it has no 'seed'"
    """
    told, _, place = complaint.partition(" - at ")
    where = place.strip("`$.") or "it"
    if missing := re.fullmatch(r"Object missing required field `(\w+)`", told):
        return f"{where} has no {missing[1]!r}"
    if expected := re.fullmatch(r"Expected `(.+?)`(.*?)(?:, got .+)?", told):
        kinds = [IN_WORDS.get(kind, kind) for kind in expected[1].split(" | ")]
        return f"{where} is not {' or '.join(kinds)}{expected[2]}"
    return f"{where}: {told}"
