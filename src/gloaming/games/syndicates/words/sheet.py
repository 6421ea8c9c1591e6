"""The sheet of a contest: a few rows for each match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.contests import RUN
from gloaming.games.syndicates.rules.formats import SUMO_RUSH
from gloaming.games.syndicates.words.cards import view_of
from gloaming.kernel.events import Event
from gloaming.words.scene import Scene, Words
from gloaming.words.sheets import Row

WHY_DRAWN: Final = {"repetition": "going in circles", "length": "too long", "idle": "nobody can act"}


@dataclass
class Played:
    """A match that is over: who won it, how, and in which turn."""

    match: int
    winner: int | None
    how: str
    turn: int
    series: bool = False  # whether it decided a series

    def row(self, heading: str, players: int, ending: str, line: int) -> Row:
        """Returns who won, seat by seat."""
        won = ["draw" if self.winner is None else "won" if seat % 2 == self.winner else "-" for seat in range(players)]
        return Row(heading, [*won, ending], "plain", line)


class ContestSheet(Words):
    """What the sheet of a contest says."""

    unscored = "No matches yet."
    reckoned = (events.MatchWon, events.MatchDrawn)

    def sheet(self, scene: Scene) -> list[Row]:
        """Returns the names, then for each match who won it and how the points stand after it."""
        view = view_of(scene)
        rows, points, won = [Row("", [*scene.names, ""], "names")], [0, 0], 0
        run = view.format == SUMO_RUSH.name and view.contest == "casual"
        for line, played in enumerate(matches(scene.seen), start=1):
            ending = f"{played.how}, turn {played.turn}" if played.turn else played.how
            rows.append(played.row(f"Match {played.match}", view.players, ending, line))
            if played.winner is not None:
                won += 1
                points[played.winner] += 0 if run and won > RUN else 1
                if played.series:
                    points[played.winner] += 1
                    rows.append(played.row("Series", view.players, "", line))
            rows.append(Row("Points", [*(str(points[seat % 2]) for seat in range(view.players)), ""], "loud", line))
        return rows

    def sheet_title(self, lines: int) -> str:
        return "After 1 match" if lines == 1 else f"After {lines} matches"

    def reckonings(self, scene: Scene) -> int:
        """Returns how many matches were over before the last one; the end has a page of its own."""
        played = len(matches(scene.seen))
        return max(0, played - 1) if view_of(scene).over else played


def matches(seen: Sequence[Event]) -> list[Played]:
    """Returns the matches that are over."""
    found: list[Played] = []
    match, turn, given_up = 0, 0, False
    for event in seen:
        if isinstance(event, events.Match):
            match, turn, given_up = event.match, 0, False
        elif isinstance(event, events.Turn):
            turn = event.turn
        elif isinstance(event, events.Surrendered):
            given_up = True
        elif isinstance(event, events.MatchWon):
            found.append(Played(match, event.side, "surrender" if given_up else "the Leader fell", turn))
        elif isinstance(event, events.MatchDrawn):
            found.append(Played(match, None, WHY_DRAWN[event.why], turn))
        elif isinstance(event, events.SeriesWon) and found:
            found[-1].series = True
    return found
