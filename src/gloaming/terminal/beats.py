"""The beats of a change: moments on the way that are worth a look, each as the game was then."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game


class Beat(NamedTuple):
    """The game as it was at a beat, and how much had been heard by then."""

    heard: int
    game: Game


class Beats:
    """A listener that keeps a game as it is at every beat; it listens after whoever keeps what is heard."""

    def __init__(self, game: Game, heard: list[Event]) -> None:
        self.game = game
        self.heard = heard
        self.kept: list[Beat] = []
        game.listen(self.hear)

    def hear(self, event: Event) -> None:
        """Keeps the game at a beat."""
        if event.beat:
            self.kept.append(Beat(len(self.heard), self.game.clone()))

    def seen_by(self, eyes: Seat | None) -> list[Beat]:
        """Returns the beats that a pair of eyes noticed, but for one at which the game has stayed."""
        seen = [beat for beat in self.kept if self.heard[beat.heard - 1].shown_to(eyes) is not None]
        stayed = bool(seen) and seen[-1].game.view(eyes).shows_the_same(self.game.view(eyes))
        return seen[:-1] if stayed else seen
