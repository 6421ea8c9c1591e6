"""Search (SHS-SRCH-1 to SHS-SRCH-8)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import NONE, Hero
from gloaming.games.shadowscape.rules.tokens import Gaining
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step


class Searching(CardAction):
    """A Search of the own room, or of one next to it if the card allows that (SHS-SRCH-7, B-45)."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "aim", "boost", "look", "find", "follow", "finish")

    def __init__(self, hero: Hero = 0, card: int = NONE) -> None:
        super().__init__(hero, card)
        self.room = NONE

    def begin(self, game: Shadowscape) -> Step:
        """Begins the Search, with or without a Treasure there (SHS-SRCH-5)."""
        self.announce(game, "search")
        return NEXT

    def aim(self, game: Shadowscape) -> Step:
        """Asks which room is searched, if there is a choice."""
        here = game.at[self.hero]
        if not self.deed(game).reaches_next:
            self.room = here
            return NEXT
        return game.ask_hero(self.hero, game.box.questions.inside.offer([here, *game.neighbours[here]]))

    def on_aim(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Notes the room."""
        self.room = option.value
        return NEXT

    def points(self, game: Shadowscape) -> int:
        """Returns the points so far; the Hero counts as being in that room (SHS-SRCH-7)."""
        return self.base(game, self.room) + self.boosts

    def is_enough(self, game: Shadowscape) -> bool:
        treasure = game.treasure_at[self.room]
        if treasure == NONE:
            return True
        return self.room not in game.unseen and self.points(game) >= game.box.treasures[treasure]

    def look(self, game: Shadowscape) -> Step:
        """Searches; the value of a Treasure there is seen (SHS-SRCH-2, B-3)."""
        treasure, points = game.treasure_at[self.room], self.points(game)
        value = 0 if treasure == NONE else game.box.treasures[treasure]
        self.succeeded = treasure != NONE and points >= value
        turned_up = self.room in game.unseen
        if turned_up:
            game.unseen.remove(self.room)
        game.searched.append(self.room)
        game.tell_of(events.Searched, self.hero, game.box.rooms.names[self.room], points, value, turned_up)
        return game.let_answer("searched", self.hero, self.room, points)

    def find(self, game: Shadowscape) -> Step:
        """Lets the Hero take the Treasure (SHS-SRCH-3, SHS-SRCH-6)."""
        treasure = game.treasure_at[self.room]
        if not self.succeeded or treasure == NONE:
            return NEXT
        token = game.box.questions.first_treasure + treasure
        return game.enter(Gaining(self.hero, token, self.room))
