"""Who takes part: bots and people, each under a name of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import LONG

Number = int  # an entrant, by the order in which they entered, counted from 0

FEWEST: Final = 2  # entrants
MOST: Final = 256
BOT: Final = "bot"
PERSON: Final = "person"
USUAL_BOT: Final = "careful"
JOINER: Final = "\u200d"  # makes one picture of several, as in a family


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a bot of some kind, or a person."""

    name: str
    kind: str = BOT
    bot: str = USUAL_BOT  # nothing for a person

    @property
    def is_person(self) -> bool:
        """Whether a person plays."""
        return self.kind == PERSON


def person(name: str) -> Entrant:
    """Returns a person who takes part."""
    return Entrant(name, PERSON, "")


def check_entrants(entrants: Sequence[Entrant]) -> None:
    """Refuses a list of entrants with which no tournament can be held."""
    check_number(len(entrants))
    names: set[str] = set()
    for entrant in entrants:
        check_name(entrant.name)
        if entrant.name in names:
            raise BadSetup(f"two entrants are called {entrant.name!r}: nobody could tell them apart")
        if entrant.kind not in (BOT, PERSON) or bool(entrant.bot) != (entrant.kind == BOT) or len(entrant.bot) > LONG:
            raise BadSetup(f"{entrant.name!r} is neither a person nor a bot with a name")
        names.add(entrant.name)


def check_name(name: str) -> None:
    """Refuses a name that cannot be shown in a line."""
    if type(name) is not str or not name.strip():
        raise BadSetup("every entrant of a tournament needs a name")
    if len(name) > LONG:
        raise BadSetup(f"the name {name[:LONG]!r}... is too long: at most {LONG} letters")
    if not all(letter.isprintable() or letter == JOINER for letter in name):
        raise BadSetup(f"the name {name!r} has characters that cannot be printed")


def check_number(entrants: int) -> None:
    """Refuses too few entrants or too many."""
    if not FEWEST <= entrants <= MOST:
        raise BadSetup(f"a tournament is for {FEWEST} to {MOST} entrants, not {entrants}")
