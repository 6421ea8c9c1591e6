"""The beats of a change: moments on the way that are worth a look, each as the game was then."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event, seen
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

    def seen_by(self, eyes: Seat | None, tells: Callable[[Beat], bool]) -> list[Beat]:
        """Returns the beats that a pair of eyes noticed and that are worth a look."""
        noticed = [beat for beat in self.kept if seen(self.heard[beat.heard - 1 : beat.heard], eyes)]
        return worth_a_look(noticed, tells, self.game, eyes)


def worth_a_look(beats: list[Beat], tells: Callable[[Beat], bool], game: Game, eyes: Seat | None) -> list[Beat]:
    """Returns beats that tell a pair of eyes something, without the last one if the game has stayed as it was there."""
    telling = [beat for beat in beats if tells(beat)]
    stayed = bool(telling) and telling[-1].game.view(eyes).shows_the_same(game.view(eyes))
    return telling[:-1] if stayed else telling
