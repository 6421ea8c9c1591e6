"""The stages of a tournament, what is played in them, and its numbers (SS-FMT-7, -8, -9, -12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
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
PLAY_OFFS: Final = Stage("play-offs", "Play-offs", "fiasco", "best-of-3")  # if more than four have won three duels

STAGES: Final = (QUALIFICATION, KNOCKOUT, PLAY_OFFS, SEMIFINALS, FINAL)
STRAIGHT: Final = (QUALIFICATION, FINAL)  # of two or three entrants, unless it is as printed
# As printed, of two only one can have six points, and of three only two, of whom the knockout leaves one.
FEW_AS_PRINTED: Final = {2: (QUALIFICATION,), 3: (QUALIFICATION, KNOCKOUT)}
IN_ROUNDS: Final = (QUALIFICATION, KNOCKOUT, PLAY_OFFS)  # the stages that may have more than one
FORMATS: Final = {"sumo-rush": "Sumo Rush", "controlled": "Controlled", "fiasco": "Fiasco"}


class Ending(StrEnum):
    """How a tournament ended: with a final, or because fewer than two were left to play on."""

    FINAL = "final"
    ONE_LEFT = "one left"
    NOBODY_LEFT = "nobody left"


def stages_for(entrants: int, as_printed: bool, through: int) -> tuple[Stage, ...]:
    """Returns the stages that anybody can reach, if so many have come through the knockout.

    As printed, all who have won three duels go on, also if they are too many for two semifinals. Otherwise two or three
    entrants go from the qualification to the final.
    """
    if entrants < SEMIFINALISTS:
        return FEW_AS_PRINTED[entrants] if as_printed else STRAIGHT
    return tuple(stage for stage in STAGES if stage != PLAY_OFFS or through > SEMIFINALISTS)
