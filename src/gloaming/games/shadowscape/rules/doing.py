"""What cards have Heroes do that takes several answers: discarding, giving away, walking."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.dungeon import room_towards
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import DIRECTIONS, NONE, Hero, Room
from gloaming.games.shadowscape.rules.tabletop import HANDS, MOST_TOKENS
from gloaming.kernel.cards.using import ENOUGH
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, Flow, Step

NOBODY: Final[list[Hero]] = []


class Discarding(Flow):
    """Heroes discard Fate Cards, one Hero after the other."""

    steps: ClassVar[tuple[str, ...]] = ("discard",)

    def __init__(self, heroes: list[Hero] = NOBODY, count: int = 1) -> None:
        super().__init__()
        self.heroes: list[Hero] = heroes
        self.count = count
        self.place = 0
        self.done = 0

    def discard(self, game: Shadowscape) -> Step:
        """Asks the next Hero that has cards left."""
        if self.place == len(self.heroes):
            return DONE
        hero = self.heroes[self.place]
        hand = game.hand(hero)
        if self.done == self.count or not hand:
            self.place += 1
            self.done = 0
            return AGAIN
        return game.ask_hero(hero, game.box.questions.discard.offer(hand))

    def on_discard(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Discards one."""
        game.discard_fate(self.heroes[self.place], option.value)
        self.done += 1
        return AGAIN


class Walking(Flow):
    """A Hero walks through a few rooms; Enemies stop it as they do in a Move."""

    steps: ClassVar[tuple[str, ...]] = ("walk",)

    def __init__(self, hero: Hero = 0, points: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.points = points

    def walk(self, game: Shadowscape) -> Step:
        """Asks how far the Hero goes."""
        rooms = game.rooms_in_reach(self.hero, self.points)
        return game.ask_hero(self.hero, game.box.questions.go.offer(rooms))

    def on_walk(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Goes there."""
        return put_hero(game, self.hero, option.value)


def put_hero(game: Shadowscape, hero: Hero, room: Room) -> Step:
    """Puts a Hero into a room; cards may answer that it has entered it."""
    if game.at[hero] == room:
        return NEXT
    game.at[hero] = room
    game.tell_of(events.HeroLed, hero, game.box.rooms.names[room])
    return game.let_answer("entered", hero, room, 1)


class Leading(Flow):
    """Somebody moves another Hero, or an Enemy, room by room through the doors it likes."""

    steps: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, active: Hero = 0, hero: Hero = NONE, token: int = NONE, count: int = 1) -> None:
        super().__init__()
        self.active = active
        self.hero = hero  # who is moved, or nobody
        self.token = token  # the Enemy that is, or none
        self.count = count
        self.gone = 0

    def room(self, game: Shadowscape) -> Room:
        """Returns where it is."""
        return game.at[self.hero] if self.hero != NONE else game.token_at(self.token)

    def step(self, game: Shadowscape) -> Step:
        """Asks for the next direction; after the first step one may stop."""
        room = self.room(game)
        if self.gone == self.count or room == NONE:
            return DONE
        ways = [way for way in range(len(DIRECTIONS)) if room_towards(game, room, way) != NONE]
        questions = game.box.questions
        if self.hero != NONE:
            options = [questions.lead.pair(game.hero_cards[self.hero], way) for way in ways]
        else:
            options = [questions.shift.pair(self.token, way) for way in ways]
        if self.gone:
            options.append(ENOUGH.options[0])
        return game.ask_hero(self.active, options)

    def on_step(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Goes one room on."""
        if option.question is ENOUGH:
            return DONE
        self.gone += 1
        room = room_towards(game, self.room(game), option.value % len(DIRECTIONS))
        if self.hero != NONE:
            put_hero(game, self.hero, room)
            return AGAIN
        game.put_enemy(self.token, room)
        if game.heard:
            game.tell(events.EnemyPlaced(game.box.enemies.names[self.token], game.box.rooms.names[room]))
        return AGAIN


class Giving(Flow):
    """A Hero gives another one a Fate Card, or a token or Equipment."""

    steps: ClassVar[tuple[str, ...]] = ("give",)

    def __init__(self, hero: Hero = 0, to: Hero = 0, fate: bool = True) -> None:
        super().__init__()
        self.hero = hero
        self.to = to
        self.fate = fate

    def give(self, game: Shadowscape) -> Step:
        """Asks what is given."""
        questions = game.box.questions
        if self.fate:
            hand = game.hand(self.hero)
            return game.ask_hero(self.hero, questions.give.offer(hand)) if hand else DONE
        things = self.things(game)
        return game.ask_hero(self.hero, questions.hand.offer(things)) if things else DONE

    def things(self, game: Shadowscape) -> list[int]:
        """Returns what can be handed over."""
        return things_to_give(game, self.hero, self.to)

    def on_give(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Gives it."""
        questions = game.box.questions
        if self.fate:
            give_fate(game, self.hero, self.to, option.value)
            return DONE
        gear = option.value - len(questions.take.names)
        if gear >= 0:
            game.gear[self.hero].remove(gear)
            game.gear[self.to].append(gear)
        else:
            game.lose_token(self.hero, option.value)
            game.gain_token(self.to, option.value)
        game.score()
        game.tell_of(events.Gave, self.hero, questions.hand.names[option.value], game.name(self.to))
        return DONE


def things_to_give(game: Shadowscape, hero: Hero, to: Hero) -> list[int]:
    """Returns the tokens and the Equipment that a Hero can hand over to another."""
    found = game.kept_tokens(hero) if game.tokens_of(to) < MOST_TOKENS else []
    kinds = [game.box.gear.kinds[gear] for gear in game.gear[to]]
    first = len(game.box.questions.take.names)
    return found + [first + gear for gear in game.gear[hero] if game.box.gear.kinds[gear] not in kinds]


def give_fate(game: Shadowscape, hero: Hero, to: Hero, card: int) -> None:
    """Moves a Fate Card from hand to hand."""
    game.move_fate(card, HANDS + to, HANDS + hero)
    if game.heard:
        watchers = sorted({*game.watchers(hero), *game.watchers(to)})
        names = game.box.fates.names
        game.tell(events.GaveFate(game.deciders[hero], game.name(hero), watchers, game.name(to), names[card]))
