"""Enemy Spawn (SHS-ESP-1 to SHS-ESP-6)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.box import ROOMS
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import FOES, Hero, Room
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step


def next_enemy(game: Shadowscape, foe: int) -> int:
    """Draws the next token of a type; discarded ones become a new pile when there is no other (SHS-ESP-2, B-52)."""
    if not game.piles[foe] and game.dead[foe]:
        dead = game.dead[foe]
        game.piles[foe] = [dead[place] for place in game.dice.shuffled(len(dead))]
        game.dead[foe] = []
    return game.piles[foe].pop() if game.piles[foe] else -1


class Spawning(Flow):
    """One Enemy of a type appears in each of its Lairs, as far as there are tokens."""

    steps: ClassVar[tuple[str, ...]] = ("count", "spare", "place")

    def __init__(self, hero: Hero = 0, foe: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.foe = foe
        self.lairs: list[Room] = []

    def count(self, game: Shadowscape) -> Step:
        """Finds the Lairs of the type."""
        self.lairs = [room for room in range(ROOMS) if game.box.rooms.lairs[room] == self.foe]
        return NEXT

    def spare(self, game: Shadowscape) -> Step:
        """Asks the active player which Lairs stay empty if there are too few tokens (SHS-ESP-3, SHS-ESP-4)."""
        tokens = len(game.piles[self.foe]) + len(game.dead[self.foe])  # none that is a Trophy (SHS-ESP-6)
        if len(self.lairs) <= tokens:
            return NEXT
        if tokens == 0:
            self.lairs = []
            return NEXT
        return game.ask_hero(self.hero, game.box.questions.spare.offer(self.lairs))

    def on_spare(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Leaves one empty."""
        self.lairs.remove(option.value)
        return AGAIN

    def place(self, game: Shadowscape) -> Step:
        """Puts the tokens there, face up."""
        tokens: list[int] = []
        for room in self.lairs:
            token = next_enemy(game, self.foe)
            tokens.append(token)
            game.put_enemy(token, room)
        if tokens and game.heard:
            names = game.box.enemies.names
            rooms = [game.box.rooms.names[room] for room in self.lairs]
            game.tell(events.Spawned(FOES[self.foe], [names[token] for token in tokens], rooms))
        return NEXT
