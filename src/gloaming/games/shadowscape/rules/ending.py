"""The end of the game: scoring, and how a team wins or loses (SHS-END-1 to SHS-TIE-1, SHS-COOP-5, SHS-COOP-6)."""

from __future__ import annotations

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.kernel.flow import Step


def finish_game(game: Shadowscape) -> None:
    """Counts the Shards: those on cards, and that of the room where a Hero stands (SHS-SCO-1, SHS-SCO-3)."""
    game.score()
    if not game.coop:
        for hero in range(game.heroes):
            game.scores[hero] += game.box.rooms.shards[game.at[hero]]
    game.report(events.Scored, game.scores[:])


def lose_together(game: Shadowscape) -> Step:
    """Ends a cooperative game whose Fate deck has run out (SHS-COOP-6)."""
    game.report(events.TeamLost)
    return game.end()
