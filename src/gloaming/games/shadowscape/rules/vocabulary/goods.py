"""Treasures, Trophies, Equipment, and the Action Cards themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.boosting import turn_over
from gloaming.games.shadowscape.rules.box import ROOMS
from gloaming.games.shadowscape.rules.claiming import turn_up_action, turn_up_gear
from gloaming.games.shadowscape.rules.doing import Giving, things_to_give
from gloaming.games.shadowscape.rules.symbols import NONE, Room
from gloaming.games.shadowscape.rules.tokens import Gaining
from gloaming.games.shadowscape.rules.treasures import put_treasure, stock_up
from gloaming.games.shadowscape.rules.vocabulary.hands import meant
from gloaming.games.shadowscape.rules.vocabulary.terms import BoxEffect, target_hero
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Few
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape


class Loot(BoxEffect):
    """Takes the Treasure in your room if its value is low enough; this is no Search."""

    order: ClassVar[bool] = False
    most: Few

    def text(self, to: Reader = OWNER) -> str:
        return f"{to.you} may take the Treasure in {to.your} room if its value is {self.most} or less"

    def able(self, game: Shadowscape, use: Use) -> bool:
        room = game.at[use.player]
        treasure = game.treasure_at[room]
        return treasure != NONE and room not in game.unseen and game.box.treasures[treasure] <= self.most

    def begin(self, game: Shadowscape, use: Use) -> Step:
        if not self.able(game, use):
            return NEXT
        room = game.at[use.player]
        token = game.box.questions.first_treasure + game.treasure_at[room]
        return game.enter_and_return(Gaining(use.player, token, room))


class Bury(BoxEffect):
    """Puts the next Treasure of the pile on a Treasure symbol without one."""

    words: ClassVar[str] = "put a Treasure on a Treasure symbol that has none"

    def fitting(self, game: Shadowscape) -> list[Room]:
        """Returns where one can be put."""
        printed = game.box.rooms.treasures
        return [room for room in range(ROOMS) if printed[room] and game.treasure_at[room] == NONE]

    def able(self, game: Shadowscape, use: Use) -> bool:
        there = len(game.treasure_pile) + len(game.treasure_discards)
        return there > 0 and len(self.fitting(game)) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        if not self.able(game, use):
            return NEXT
        return game.ask_hero(use.player, game.box.questions.inside.offer(self.fitting(game)))

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        stock_up(game, 1)
        put_treasure(game, option.value)
        game.report(events.TreasurePlaced, game.box.rooms.names[option.value])
        return NEXT


class LoseToken(BoxEffect):
    """Has somebody discard a Trophy or a Treasure."""

    target: ClassVar[str] = "a-hero"
    target_value: ClassVar[str] = "target"
    who: Literal["you", "target"] = "you"

    def text(self, to: Reader = OWNER) -> str:
        return "discard a Trophy or a Treasure" if self.who == "you" else "that Hero discards a Trophy or a Treasure"

    def is_order(self) -> bool:
        return self.who == "you"

    def pile(self) -> str:
        return "tokens" if self.who == "you" else ""

    def able(self, game: Shadowscape, use: Use) -> bool:
        if self.who == "target" and not use.chosen:
            return True
        return any(game.tokens_of(hero) > 0 for hero in meant(game, use, self.who))

    def begin(self, game: Shadowscape, use: Use) -> Step:
        hero = use.player if self.who == "you" else target_hero(game, use)
        tokens = game.kept_tokens(hero)
        return game.ask_hero(hero, game.box.questions.spend.offer(tokens)) if tokens else NEXT

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        hero = use.player if self.who == "you" else target_hero(game, use)
        game.lose_token(hero, option.value)
        game.discard_token(option.value)
        game.tell_of(events.Dropped, hero, game.kept_name(option.value))
        return NEXT


class HandOver(BoxEffect):
    """Gives the Hero who was chosen a Trophy, a Treasure or a piece of Equipment."""

    words: ClassVar[str] = "give that Hero a Trophy, a Treasure or a piece of Equipment"
    target: ClassVar[str] = "a-hero"

    def able(self, game: Shadowscape, use: Use) -> bool:
        if not use.chosen:
            return game.tokens_of(use.player) + len(game.gear[use.player]) > 0
        return len(things_to_give(game, use.player, target_hero(game, use))) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        return game.enter_and_return(Giving(use.player, target_hero(game, use), False))


class Renew(BoxEffect):
    """Puts a piece of Equipment or a General Action that lies open under its deck; the next one is turned up."""

    words: ClassVar[str] = "put an open Equipment or General Action Card under its deck and turn up the next"

    def able(self, game: Shadowscape, use: Use) -> bool:
        return len(game.gear_row) + len(game.action_row) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        renew = game.box.questions.renew
        first = len(game.box.gear.names)
        return game.ask_hero(use.player, renew.offer([*game.gear_row, *[first + card for card in game.action_row]]))

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        card = option.value - len(game.box.gear.names)
        name = game.box.questions.renew.names[option.value]
        game.tell_of(events.PutUnder, use.player, name)
        if card < 0:
            game.gear_row.remove(option.value)
            game.gear_deck.insert(0, option.value)
            game.gear_under += 1
            turn_up_gear(game)
        else:
            game.action_row.remove(card)
            game.action_deck.insert(0, card)
            game.action_under += 1
            turn_up_action(game)
        return NEXT


class TurnOver(BoxEffect):
    """Turns one of your Action Cards over."""

    words: ClassVar[str] = "turn one of {your} other Action Cards over"

    def fitting(self, game: Shadowscape, use: Use) -> list[int]:
        """Returns the cards that can be turned: not the one in use."""
        return [card for card in game.areas[use.player] if card != use.card]

    def able(self, game: Shadowscape, use: Use) -> bool:
        return len(self.fitting(game, use)) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        cards = self.fitting(game, use)
        return game.ask_hero(use.player, game.box.questions.flip.offer(cards)) if cards else NEXT

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        turn_over(game, use.player, option.value)
        return NEXT


class Refresh(BoxEffect):
    """Makes one of your exhausted Action Cards ready again."""

    words: ClassVar[str] = "make one of {your} exhausted Action Cards ready"

    def fitting(self, game: Shadowscape, use: Use) -> list[int]:
        """Returns the exhausted cards."""
        return [card for card in game.areas[use.player] if card in game.exhausted]

    def able(self, game: Shadowscape, use: Use) -> bool:
        return len(self.fitting(game, use)) > 0

    def begin(self, game: Shadowscape, use: Use) -> Step:
        cards = self.fitting(game, use)
        return game.ask_hero(use.player, game.box.questions.ready.offer(cards)) if cards else NEXT

    def answered(self, game: Shadowscape, use: Use, seat: Seat, option: Option) -> Step:
        game.exhausted.remove(option.value)
        game.tell_of(events.CardReady, use.player, game.box.actions.names[option.value])
        return NEXT


class ExtraAction(BoxEffect):
    """Lets you perform one more Action this turn."""

    words: ClassVar[str] = "{you} may perform one more Action this turn"
    order: ClassVar[bool] = False

    def able(self, game: Shadowscape, use: Use) -> bool:
        return game.first == use.player

    def begin(self, game: Shadowscape, use: Use) -> Step:
        game.actions_left += 1
        return NEXT


class ExtraClaim(BoxEffect):
    """Lets you claim one more card this turn."""

    words: ClassVar[str] = "{you} may claim one more card this turn"
    order: ClassVar[bool] = False

    def able(self, game: Shadowscape, use: Use) -> bool:
        return game.first == use.player

    def begin(self, game: Shadowscape, use: Use) -> Step:
        game.claims_left += 1
        return NEXT
