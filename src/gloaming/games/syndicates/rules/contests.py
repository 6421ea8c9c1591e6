"""A contest: one match or several, and the points for them."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.formats import SUMO_RUSH
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.matches import Match
from gloaming.games.syndicates.rules.tabletop import Side
from gloaming.kernel.flow import DONE, REPEAT, Flow, Step

RUN: Final = 8  # matches of casual Sumo Rush (SS-FMT-4)
TO_WIN: Final = 2  # matches of a best of three
DUELS: Final = 3  # of casual Controlled and Fiasco (SS-FMT-5, SS-FMT-6)


class Contest(Flow):
    """Matches, until the contest has a winner (SS-FMT-4 to SS-FMT-6, A-2, A-4)."""

    steps: ClassVar[tuple[str, ...]] = ("play_match", "count_match")

    def play_match(self, game: Syndicates) -> Step:
        """Plays a match."""
        return game.enter(Match())

    def count_match(self, game: Syndicates) -> Step:
        """Counts the match, and plays another one if the contest is not over; a draw is played again (A-29)."""
        if game.drawn:
            return REPEAT
        game.matches[game.winner] += 1
        game.reckonings += 1
        kind = game.rulings.contest
        if kind == "casual" and game.format.name == SUMO_RUSH.name:
            over = self.count_in_run(game)
        else:
            game.score(game.winner, 1)  # SS-FMT-10
            over = kind == "match" or self.count_in_duel(game)
        if not over:
            return REPEAT
        game.report(events.ContestOver, list(game.scores))
        return DONE

    def count_in_run(self, game: Syndicates) -> bool:
        """Counts one of eight matches; after four wins each, a ninth is for the point of the series alone (A-2)."""
        played = sum(game.matches)
        if played <= RUN:
            game.score(game.winner, 1)
        if played < RUN or game.matches[0] == game.matches[1]:
            return False
        self.win_series(game, 0 if game.matches[0] > game.matches[1] else 1)
        return True

    def count_in_duel(self, game: Syndicates) -> bool:
        """Counts a match of a best of three, and the duels won in a casual contest (A-4)."""
        if game.matches[game.winner] < TO_WIN:
            return False
        self.win_series(game, game.winner)
        if game.rulings.contest == "best-of-3" or sum(game.series) == DUELS:
            return True
        game.matches = [0, 0]
        return False

    def win_series(self, game: Syndicates, side: Side) -> None:
        """Gives the point for a series (SS-FMT-11)."""
        game.series[side] += 1
        game.score(side, 1)
        game.report(events.SeriesWon, side)
