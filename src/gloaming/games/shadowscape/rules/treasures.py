"""New Treasures when the Fate deck is shuffled (SHS-ROOM-3, SHS-EPH-5, B-25)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.box import ROOMS
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import NONE, Room
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step


def put_treasure(game: Shadowscape, room: Room) -> None:
    """Lays the next Treasure of the pile in a room."""
    game.treasure_at[room] = game.treasure_pile.pop()
    if game.rulings.hidden_treasures:
        game.unseen.append(room)
        game.unseen.sort()


def stock_up(game: Shadowscape, wanted: int) -> None:
    """Shuffles discarded Treasures into the pile if it holds too few."""
    if len(game.treasure_pile) < wanted and game.treasure_discards:
        pile = game.treasure_pile + game.treasure_discards
        game.treasure_discards = []
        game.treasure_pile = [pile[place] for place in game.dice.shuffled(len(pile))]


class Refilling(Flow):
    """A random Treasure goes on every symbol that has none; if there are too few, some stay empty."""

    steps: ClassVar[tuple[str, ...]] = ("count", "spare", "lay")

    def __init__(self) -> None:
        super().__init__()
        self.rooms: list[Room] = []

    def count(self, game: Shadowscape) -> Step:
        """Finds the symbols without a Treasure."""
        here = game.box.rooms.treasures
        self.rooms = [room for room in range(ROOMS) if here[room] and game.treasure_at[room] == NONE]
        stock_up(game, len(self.rooms))
        return NEXT

    def spare(self, game: Shadowscape) -> Step:
        """Asks the active player which of them stay empty."""
        if len(self.rooms) <= len(game.treasure_pile):
            return NEXT
        if not game.treasure_pile:
            self.rooms = []
            return NEXT
        return game.ask_hero(game.first, game.box.questions.spare.offer(self.rooms))

    def on_spare(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Leaves one empty."""
        self.rooms.remove(option.value)
        return AGAIN

    def lay(self, game: Shadowscape) -> Step:
        """Lays out the Treasures."""
        for room in self.rooms:
            put_treasure(game, room)
        if self.rooms and game.heard:
            game.tell(events.TreasuresLaid([game.box.rooms.names[room] for room in self.rooms]))
        return NEXT
