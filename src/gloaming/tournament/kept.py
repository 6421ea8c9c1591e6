"""What the file of an evening says beside the tournament itself."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from gloaming.kernel.choices import Seat
from gloaming.kernel.rulebook import OptionValue

LONGEST_TOKEN: Final = 200  # characters; no choice takes so many


class RunningDuel(Struct, frozen=True):
    """A duel that a person has begun: the version of the rules it is played by, and its choices so far."""

    duel: str
    rules: int
    choices: list[tuple[Seat, Annotated[str, Meta(max_length=LONGEST_TOKEN)]]]


class KeptEvening(Struct):
    """What stands beside the tournament itself; older files know less."""

    game: str
    game_options: dict[str, OptionValue]
    running: RunningDuel | None = None
    anew: list[str] = []
    players: int | None = None
    decks: list[str] = []
