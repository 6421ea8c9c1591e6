"""What a choice would lead to, found out by making it in a game that a seat imagines.

It is played as far as nothing new is asked. What happens before the first die is thrown, and before anything is turned
up or drawn that the seat does not know, happens in the real game as well; the rest may happen.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.kernel.view import View


@dataclass(frozen=True)
class Foretold:
    """What would happen, as the seat that chooses would see it."""

    certain: list[Event]
    possible: list[Event]  # in this imagined game; another one may see other things happen
    view: View  # what the seat would see for certain: afterwards, or when the last of what is certain has happened
    game: Game  # the imagined one, afterwards
    sure: bool  # whether nothing hidden counts, so that all of it is certain
    news: Event | None  # what the seat would learn first, without what that is, if no die is thrown before


class Foresight:
    """A listener that sorts what happens in an imagined game by whether it is certain."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.thrown = self.dice_thrown()
        self.sure = True
        self.view = game.view(seat)
        self.certain: list[Event] = []
        self.possible: list[Event] = []
        self.news: Event | None = None

    def dice_thrown(self) -> int:
        """Returns how often dice have been thrown so far."""
        return self.game.dice.drawn + self.game.setup_dice.drawn

    def hear(self, event: Event) -> None:
        """Takes note of an event."""
        if self.sure:
            known, learns = self.dice_thrown() == self.thrown, event.is_news_to(self.seat)
            self.sure = known and not learns
            self.news = event.without_secrets() if known and learns and not event.reveals else None
        shown = event.shown_to(self.seat)
        if shown is not None:
            (self.certain if self.sure else self.possible).append(shown)
        if self.sure:
            self.view = self.game.view(self.seat)


def foretell(game: Game, seat: Seat, option: Option, rng: Random) -> Foretold:
    """Returns what would happen if a seat that is asked chose one of its options."""
    world = game.imagine(seat, rng)
    ahead = Foresight(world, seat)
    world.listen(ahead.hear)
    world.choose(seat, option)
    sure = ahead.sure and ahead.dice_thrown() == ahead.thrown
    return Foretold(ahead.certain, ahead.possible, world.view(seat) if sure else ahead.view, world, sure, ahead.news)
