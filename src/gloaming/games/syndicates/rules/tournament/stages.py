"""The stages of a tournament, what is played in them, and its numbers (SS-FMT-7, -8, -9, -12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gloaming.games.syndicates.rules.formats import CONTROLLED, FIASCO, OF_TEAMS, SUMO_RUSH, Format
from gloaming.kernel.tournament.duels import Points, Shape, Stage

MATCHES: Final = 8  # that everybody plays in the qualification
ENOUGH: Final = 6  # points that qualify
FIELD: Final = 8  # in the knockout at least: with fewer nobody could win three duels in a row
WINS: Final = 3  # won duels that lead to the semifinals
SEMIFINALISTS: Final = 4

MATCH: Final = "match"
BEST_OF_3: Final = "best-of-3"
FORMAT: Final = "format"  # the options that go by the stage
CONTEST: Final = "contest"
RESULTS: Final[dict[str, tuple[Points, ...]]] = {
    MATCH: ((1, 0), (0, 1)),  # SS-FMT-10
    BEST_OF_3: ((3, 0), (3, 1), (1, 3), (0, 3)),  # two matches and the series (SS-FMT-11)
}


def stage(name: str, title: str, shape: Shape, format: Format, contest: str, each: str = "") -> Stage:
    """Returns a stage in a format."""
    return Stage(name, title, shape, each, {FORMAT: format.name, CONTEST: contest}, format.title)


def contest_of(stage: Stage) -> str:
    """Returns what a duel of a stage goes over."""
    return str(stage.options[CONTEST])


QUALIFICATION: Final = stage("qualification", "Qualification", "league", SUMO_RUSH, MATCH)
KNOCKOUT: Final = stage("knockout", "Knockout", "rounds", CONTROLLED, BEST_OF_3)
PLAY_OFFS: Final = stage("play-offs", "Play-offs", "rounds", FIASCO, BEST_OF_3)  # if more than four came through
SEMIFINALS: Final = stage("semifinals", "Semifinals", "tree", FIASCO, BEST_OF_3, "Semifinal")
FINAL: Final = stage("final", "Final", "tree", FIASCO, BEST_OF_3, "Final")

STAGES: Final = (QUALIFICATION, KNOCKOUT, PLAY_OFFS, SEMIFINALS, FINAL)
STRAIGHT: Final = (QUALIFICATION, FINAL)  # of two or three entrants, unless it is as printed
# As printed, of two only one can have six points, and of three only two, of whom the knockout leaves one.
FEW_AS_PRINTED: Final = {2: (QUALIFICATION,), 3: (QUALIFICATION, KNOCKOUT)}


def of_teams(stage: Stage) -> Stage:
    """Returns a stage as teams play it: in Controlled where it would be Fiasco, which they do not have (A-60)."""
    format = OF_TEAMS.get(str(stage.options[FORMAT]), OF_TEAMS[CONTROLLED.name])
    return replace(stage, options={**stage.options, FORMAT: format.name}, options_told=format.title)
