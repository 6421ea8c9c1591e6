"""Who sits where: a person, bots with names, or bots only."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from gloaming.kernel.choices import Seat
from gloaming.kernel.errors import BadSetup

YOU = "You"
USUAL_BOT = "careful"  # sits down when nobody asked for another
INVENTED = ("Linnet", "Ash", "Marten", "Rook", "Fern", "Sable", "Lark", "Thorn", "Hazel", "Teal", "Onyx", "Flint")


@dataclass(frozen=True)
class Seating:
    """The name at every seat, and the kind of bot there, empty if it is not known; a person's seat has no bot."""

    names: list[str]
    bots: list[str | None]

    @property
    def person(self) -> Seat | None:
        """The seat of the person, if one plays."""
        return self.bots.index(None) if None in self.bots else None


def kinds(given: str | None, count: int, whose: str) -> list[str]:
    """Reads names of bots such as `careful,random`: one for all the seats, or one for each."""
    if given and not count:
        raise BadSetup(f"{whose} has no seat for a bot")
    asked = [word.strip() for word in given.split(",")] if given else [USUAL_BOT]
    if len(asked) == 1:
        return asked * count
    if len(asked) != count:
        raise BadSetup(f"{whose} takes 1 bot for all or {count} bots, not {len(asked)}")
    return asked


def against_bots(players: int, person: Seat, given: str | None, seed: int) -> Seating:
    """Seats a person among bots."""
    if not 0 <= person < players:
        raise BadSetup(f"with {players} players seats are 0 to {players - 1}, not {person}")
    seated: list[str | None] = [*kinds(given, players - 1, f"a table of {players}")]
    seated.insert(person, None)
    names = Random(seed).sample(INVENTED, players - 1)
    names.insert(person, YOU)
    return Seating(names, seated)


def only_bots(kinds: list[str], seed: int) -> Seating:
    """Seats nobody but bots."""
    return Seating(Random(seed).sample(INVENTED, len(kinds)), [*kinds])


def numbered(players: int) -> Seating:
    """Names seats by their numbers, where nobody knows who sat there."""
    return Seating([f"Seat {seat}" for seat in range(players)], [""] * players)
