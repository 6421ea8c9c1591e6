"""Heroes and Enemies that are moved about."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.box import ROOMS
from gloaming.games.shadowscape.rules.doing import Leading, Walking, put_hero
from gloaming.games.shadowscape.rules.enemies import EnemyAttack, walk
from gloaming.games.shadowscape.rules.spawning import next_enemy
from gloaming.games.shadowscape.rules.symbols import NONE, Room
from gloaming.games.shadowscape.rules.vocabulary.terms import BoxEffect, Foe, Steps, foe_number, target_hero
from gloaming.kernel.cards.english import number
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape


def rooms(count: int) -> str:
    """Returns so many rooms in words.

    >>> rooms(1), rooms(2)
    ('one room', 'two rooms')
    """
    return f"{number(count)} room{'' if count == 1 else 's'}"


class Walk(BoxEffect):
    """Moves you through a few rooms; you stop where Enemies are."""

    steps: Steps = 1

    def text(self, to: Reader = OWNER) -> str:
        return f"{to.you} may move one room" if self.steps == 1 else f"move up to {rooms(self.steps)}"

    def is_order(self) -> bool:
        return self.steps > 1

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(Walking(use.player, self.steps))


class Lead(BoxEffect):
    """Moves the Hero who was chosen through doors of your choice."""

    target: ClassVar[str] = "a-hero"
    steps: Steps = 1

    def text(self, to: Reader = OWNER) -> str:
        return f"move that Hero {'' if self.steps == 1 else 'up to '}{rooms(self.steps)}"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(Leading(use.player, target_hero(game, use), NONE, self.steps))


class Beckon(BoxEffect):
    """Has the Hero who was chosen walk as its own player likes."""

    target: ClassVar[str] = "a-hero"
    order: ClassVar[bool] = False
    steps: Steps = 1

    def text(self, to: Reader = OWNER) -> str:
        return f"that Hero may move up to {rooms(self.steps)}"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(Walking(target_hero(game, use), self.steps))


class Shift(BoxEffect):
    """Moves the Enemy that was chosen through doors of your choice."""

    target: ClassVar[str] = "an-enemy"
    steps: Steps = 1

    def text(self, to: Reader = OWNER) -> str:
        return f"move that Enemy {'' if self.steps == 1 else 'up to '}{rooms(self.steps)}"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(Leading(use.player, NONE, use.target, self.steps))


class Stir(BoxEffect):
    """Has the Enemy that was chosen move by its signs; it does not attack."""

    words: ClassVar[str] = "that Enemy moves by its signs, but does not attack"
    target: ClassVar[str] = "an-enemy"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        walk(game, use.target)
        return NEXT


class Rouse(BoxEffect):
    """Activates the Enemy that was chosen: it moves, and then attacks."""

    words: ClassVar[str] = "that Enemy is activated"
    target: ClassVar[str] = "an-enemy"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        walk(game, use.target)
        return game.enter_and_return(EnemyAttack(use.player, use.target)) if game.in_range(use.target) else NEXT


class Summon(BoxEffect):
    """Puts the next Enemy of a type into an empty room, or into an empty Lair of its own."""

    foe: Foe
    to: Literal["empty-room", "empty-lair"] = "empty-room"

    def text(self, to: Reader = OWNER) -> str:
        article = "an" if self.foe == "undead" else "a"
        where = "an empty room" if self.to == "empty-room" else "an empty Lair of its type"
        return f"put {article} {self.foe.capitalize()} into {where} of {to.your} choice"

    def fitting(self, game: Shadowscape) -> list[Room]:
        """Returns the rooms that it can be put into (SHS-FATE-4)."""
        foe = foe_number(self.foe)
        found = [room for room in range(ROOMS) if game.is_empty(room) and not game.box.rooms.is_start(room)]
        return found if self.to == "empty-room" else [room for room in found if game.box.rooms.lairs[room] == foe]

    def able(self, game: Shadowscape, use: Use) -> bool:
        foe = foe_number(self.foe)
        return len(game.piles[foe]) + len(game.dead[foe]) > 0 and len(self.fitting(game)) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        if not self.able(game, use):
            return NEXT
        return game.ask_hero(use.player, game.box.questions.inside.offer(self.fitting(game)))

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        token = next_enemy(game, foe_number(self.foe))
        game.put_enemy(token, option.value)
        if game.heard:
            game.tell(events.Summoned(game.box.enemies.names[token], game.box.rooms.names[option.value]))
        return NEXT


class Banish(BoxEffect):
    """Puts the Enemy that was chosen on the discards of its type; it is no Trophy."""

    words: ClassVar[str] = "put that Enemy on the discards of its type"
    target: ClassVar[str] = "an-enemy"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        token = use.target
        if game.token_at(token) != NONE:
            game.put_enemy(token, NONE)
            game.discard_token(token)
            game.report(events.EnemyRemoved, game.box.enemies.names[token])
        return NEXT


class SendHome(BoxEffect):
    """Puts the Enemy that was chosen into an empty Lair of its type."""

    words: ClassVar[str] = "put that Enemy into an empty Lair of its type"
    target: ClassVar[str] = "an-enemy"

    def fitting(self, game: Shadowscape, use: Use) -> list[Room]:
        """Returns the Lairs it can go to."""
        lairs = game.box.rooms.lairs
        foe = game.box.enemies.foes[use.target]
        return [room for room in range(ROOMS) if lairs[room] == foe and game.is_empty(room)]

    def begin(self, game: Shadowscape, use: Use) -> Step:
        fitting = self.fitting(game, use)
        return game.ask_hero(use.player, game.box.questions.inside.offer(fitting)) if fitting else NEXT

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        game.put_enemy(use.target, option.value)
        if game.heard:
            game.tell(events.EnemyPlaced(game.box.enemies.names[use.target], game.box.rooms.names[option.value]))
        return NEXT


class SwapPlaces(BoxEffect):
    """You and the Hero who was chosen change places."""

    words: ClassVar[str] = "change places with that Hero"
    target: ClassVar[str] = "a-hero"

    def begin(self, game: Shadowscape, use: Use) -> Step:
        other = target_hero(game, use)
        here, there = game.at[use.player], game.at[other]
        if here == there:
            return NEXT
        game.at[other] = here
        game.tell_of(events.HeroLed, other, game.box.rooms.names[here])
        return put_hero(game, use.player, there)


class Leap(BoxEffect):
    """Puts you into a room of a kind, wherever it is."""

    to: Literal["shrine", "start", "hero", "empty-lair", "treasure", "empty-room"]

    def text(self, to: Reader = OWNER) -> str:
        where = {
            "shrine": "a room with a Shrine and no Enemy",
            "start": "a starting room",
            "hero": "the room of another Hero",
            "empty-lair": "an empty Lair",
            "treasure": "an empty room with a Treasure",
            "empty-room": "any empty room",
        }
        return f"go to {where[self.to]}"

    def fitting(self, game: Shadowscape, use: Use) -> list[Room]:
        """Returns the rooms that one can get to."""
        here = game.at[use.player]
        return [room for room in range(ROOMS) if room != here and self.fits(game, room)]

    def fits(self, game: Shadowscape, room: Room) -> bool:
        """Tells whether a room is of the kind."""
        printed = game.box.rooms
        if self.to == "shrine":
            return printed.shrines[room] != NONE and game.foes[room] == 0
        if self.to == "start":
            return printed.is_start(room)
        if self.to == "hero":
            return room in game.at
        if not game.is_empty(room):
            return False
        if self.to == "empty-lair":
            return printed.lairs[room] != NONE
        return self.to == "empty-room" or game.treasure_at[room] != NONE

    def able(self, game: Shadowscape, use: Use) -> bool:
        return len(self.fitting(game, use)) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        fitting = self.fitting(game, use)
        return game.ask_hero(use.player, game.box.questions.go.offer(fitting)) if fitting else NEXT

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        return put_hero(game, use.player, option.value)
