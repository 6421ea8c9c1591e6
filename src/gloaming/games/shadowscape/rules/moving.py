"""Move (SHS-MOVE-1 to SHS-MOVE-9)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.dungeon import steps_to
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import MOVE, NONE, Hero, Room
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step


class Moving(CardAction):
    """A Move with any card, whose text is ignored (SHS-MOVE-1).

    One goes where the printed points lead; symbols generated then lead on from there, unless an Enemy stops the Hero.
    """

    steps: ClassVar[tuple[str, ...]] = ("go", "boost", "go_on", "finish")

    def __init__(self, hero: Hero = 0, card: int = NONE, room: Room = NONE) -> None:
        super().__init__(hero, card)
        self.room = room
        self.points = 0  # that are left
        self.stopped = False

    def symbol(self, game: Shadowscape) -> int:
        """Returns the Move symbol, whatever the card shows (SHS-MOVE-3)."""
        return MOVE

    def is_enough(self, game: Shadowscape) -> bool:
        return self.stopped

    def go(self, game: Shadowscape) -> Step:
        """Goes to a room that the Hero's Movement reaches."""
        self.announce(game, "move")
        self.points = game.movement_of(self.hero)
        return self.enter_room(game, self.room)

    def enter_room(self, game: Shadowscape, room: Room) -> Step:
        """Spends the points that are needed, and stops where Enemies are (SHS-MOVE-4, SHS-MOVE-6)."""
        here = game.at[self.hero]
        if room == here:
            return NEXT
        steps = steps_to(game, here, room, self.points, game.passes(self.hero))
        self.points -= steps
        self.stopped = game.foes[room] > 0 and not game.passes(self.hero)
        game.at[self.hero] = room
        game.tell_of(events.Moved, self.hero, game.box.rooms.names[room], steps)
        return game.let_answer("entered", self.hero, room, steps)

    def go_on(self, game: Shadowscape) -> Step:
        """Asks how far the symbols lead; not all points need be used (SHS-MOVE-7, SHS-MOVE-9)."""
        if self.boosts == 0:
            return NEXT
        rooms = game.rooms_in_reach(self.hero, self.points + self.boosts)
        return game.ask_hero(self.hero, game.box.questions.go.offer(rooms))

    def on_go_on(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Goes on."""
        self.points += self.boosts
        return self.enter_room(game, option.value)
