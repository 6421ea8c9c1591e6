"""`gloaming serve`, except that chance is the same every time, and that a bot has all the time it needs.

The first table that somebody opens is always dealt alike, and so is the second. A bot that draws lots draws the same
ones where the game stands the same, and none chooses blindly because its machine is busy. So what a test clicks leads
to the same game however often, in whatever order and beside whichever other tests it runs.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from unittest.mock import patch

from gloaming.cli import main
from gloaming.kernel.choices import Seat
from gloaming.kernel.game import Game
from gloaming.table.live import gathering, hall, thinking
from gloaming.table.live.facts import Facts
from gloaming.table.live.thinking import Thinkers
from gloaming.table.live.tournaments import organiser
from gloaming.table.live.tournaments.facts import TournamentFacts
from gloaming.table.web import serving

opened = Counter[str]()  # by the person who opened the table or the tournament


def next_seed(host: str) -> int:
    """Returns how many a person has opened, with this one."""
    opened[host] += 1
    return opened[host]


class EvenFacts(Facts):
    """A table whose seed tells how many its host has opened."""

    def __post_init__(self) -> None:
        self.seed = next_seed(self.host)


class EvenTournamentFacts(TournamentFacts):
    """A tournament, the same way."""

    def __post_init__(self) -> None:
        self.seed = next_seed(self.host)


class EvenThinkers(Thinkers):
    """Bots that draw the same lots in the same game."""

    async def choose(self, game: Game, seat: Seat, kind: str) -> str:
        """Returns a bot's choice."""
        self.rng = Random(f"{game.setting.seed} {game.number} {seat}")
        return await super().choose(game, seat, kind)


if __name__ == "__main__":
    with (
        patch.object(gathering, "Facts", EvenFacts),
        patch.object(hall, "Facts", EvenFacts),
        patch.object(organiser, "TournamentFacts", EvenTournamentFacts),
        patch.object(serving, "Thinkers", EvenThinkers),
        patch.object(thinking, "PATIENCE", 600.0),
    ):
        main()
