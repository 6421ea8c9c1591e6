"""The stages of a tournament, what is played in them, and its numbers (SS-FMT-7, -8, -9, -12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FEWEST: Final = 2  # entrants
MOST: Final = 256
MATCHES: Final = 8  # that everybody plays in the qualification
ENOUGH: Final = 6  # points that qualify
FIELD: Final = 8  # in the knockout at least: with fewer nobody could win three duels in a row
WINS: Final = 3  # won duels that lead to the semifinals
SEMIFINALISTS: Final = 4

RESULTS: Final = {
    "match": ((1, 0), (0, 1)),  # SS-FMT-10
    "best-of-3": ((3, 0), (3, 1), (1, 3), (0, 3)),  # two matches and the series (SS-FMT-11)
}


@dataclass(frozen=True)
class Stage:
    """A stage: its name, its title, the format it is played in, and what a duel of it goes over."""

    name: str
    title: str
    format: str
    contest: str


QUALIFICATION: Final = Stage("qualification", "Qualification", "sumo-rush", "match")
KNOCKOUT: Final = Stage("knockout", "Knockout", "controlled", "best-of-3")
SEMIFINALS: Final = Stage("semifinals", "Semifinals", "fiasco", "best-of-3")
FINAL: Final = Stage("final", "Final", "fiasco", "best-of-3")

STAGES: Final = (QUALIFICATION, KNOCKOUT, SEMIFINALS, FINAL)
FORMATS: Final = {"sumo-rush": "Sumo Rush", "controlled": "Controlled", "fiasco": "Fiasco"}


def stages_for(entrants: int) -> tuple[Stage, ...]:
    """Returns the stages that are played: two or three entrants go from the qualification to the final."""
    return STAGES if entrants >= SEMIFINALISTS else (QUALIFICATION, FINAL)
