"""What a tournament says of its stages to people: in a terminal, and on its page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gloaming.kernel.tournament.duels import Stage, Status
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.tournament import Ending, Tournament

Options = Mapping[str, bool]  # of the tournament itself


@dataclass(frozen=True)
class Chapter:
    """A part of a tournament, as it is explained before it begins."""

    title: str
    means: str


@dataclass(frozen=True)
class HouseRule:
    """A point one may settle otherwise: its option, what the form asks, and what the page says where it is so."""

    name: str
    title: str
    means: str
    told: str


class TournamentWords:
    """All that a kind of tournament says, and that a plain one leaves unsaid. It remembers nothing."""

    pitch: str = ""  # what is played, in a sentence
    sizes: str = ""  # what the number of entrants changes
    house_rules: tuple[HouseRule, ...] = ()
    opponents: str = "Opponents’ points"  # what decides between equals, above its column
    opponents_short: str = "opponents"
    reasons: Mapping[str, str] = {}  # why somebody stands as they do, by id

    def over(self, stage: Stage) -> str:
        """Returns what a duel of a stage goes over, such as `a best of 3`."""
        return "a single game"

    def plan(self, entrants: int, options: Options) -> list[Chapter]:
        """Returns what will be played by so many."""
        return []

    def means(self, stage: Stage, entrants: int, options: Options) -> str:
        """Returns what a stage with a table is for."""
        return ""

    def status(self, status: Status) -> str:
        """Returns how somebody stands in a stage, in a few words; there is nothing to say of who plays on.

        >>> TournamentWords().status(Status("out")), TournamentWords().status(Status("playing"))
        ('out', '')
        """
        why = self.reasons.get(status.reason, "")
        if status.state == "out":
            return f"out, {why}" if why else "out"
        return why or ("through" if status.state == "through" else "")

    def terms(self, tournament: Tournament, stage: Stage) -> list[str]:
        """Returns what a report says beside the title of a stage, and then in lines below it."""
        return []

    def through(self, tournament: Tournament, stage: Stage) -> tuple[str, list[Number]]:
        """Returns who came through the rounds of a stage, and what they are then; nobody if its table says so."""
        return "", []

    def without_final(self, tournament: Tournament) -> str:
        """Says in a report why there was no final, or why nobody has won."""
        return ""

    def because(self, tournament: Tournament) -> str:
        """Says on the page why there was no final, or why nobody has won."""
        return "Nobody else was left to play, so there was no final." if tournament.ending == Ending.ONE_LEFT else ""
