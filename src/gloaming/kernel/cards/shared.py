"""Words that every game with cards shares."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.kernel.cards.english import listed
from gloaming.kernel.cards.events import Cancelled
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.happening import AHEAD, PREVENTED
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.reader import OWNER, Reader, Who
from gloaming.kernel.cards.terms import Amount, Condition, Effect, Phrases, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.cards.vocabulary import Vocabulary
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step

HAND: Final = "hand"


def players_of(who: Who, game: CardGame, use: Use) -> list[Player]:
    """Returns the players a card means, in the order in which they act."""
    if who == "you":
        return [use.player]
    return game.opponents(use.player) if who == "opponent" else [use.player, *game.opponents(use.player)]


def means(who: Who, own: bool) -> bool:
    """Tells whether a card of a game for two means its owner, or else the owner's opponent."""
    return who == "both" or (who == "you") == own


def hand_left(game: CardGame, use: Use) -> int:
    """Returns how many cards a user's hand holds once the costs are paid, without the one whose ability is used."""
    return use.ability(game).left(game, use, HAND)


class Draw(Effect):
    """Draws cards."""

    words: ClassVar[str] = "{who:draw} {count:card}"
    count: Amount = 1
    who: Who = "you"

    def able(self, game: CardGame, use: Use) -> bool:
        return amount_of(self.count, game, use) > 0

    def begin(self, game: CardGame, use: Use) -> Step:
        return game.draw(players_of(self.who, game, use), amount_of(self.count, game, use))


class Discard(Effect):
    """Has somebody discard from hand."""

    words: ClassVar[str] = "{who:discard} {random}"
    phrases: ClassVar[Phrases] = {True: "{count:random card}", False: "{count:card}"}
    prompt: ClassVar[str] = "discard a card"
    count: Amount = 1
    who: Who = "you"
    random: bool = False

    def pile(self) -> str:
        """Returns the hand, if it is one's own cards alone that are discarded."""
        return HAND if self.who == "you" else ""

    def takes(self, game: CardGame, use: Use, left: int) -> int:
        return amount_of(self.count, game, use)

    def able(self, game: CardGame, use: Use) -> bool:
        """Tells whether there are cards to discard: not the one whose ability this is."""
        if amount_of(self.count, game, use) == 0:
            return False
        own = self.who != "opponent" and hand_left(game, use) > 0
        return own or (self.who != "you" and any(game.hand_of(player) for player in game.opponents(use.player)))

    def begin(self, game: CardGame, use: Use) -> Step:
        count = amount_of(self.count, game, use)
        players = players_of(self.who, game, use)
        for index, player in enumerate(players):
            if self.random:
                for _ in range(min(count, len(game.hand_of(player)))):
                    game.discard(player, game.hand_of(player)[game.dice.below(len(game.hand_of(player)))])
            elif use.done < (index + 1) * count:
                if game.hand_of(player):
                    return game.decide(player, game.questions["discard"].offer(game.hand_of(player)))
                use.done = (index + 1) * count  # there were fewer cards than that
        return NEXT

    def answered(self, game: CardGame, use: Use, seat: Seat, option: Option) -> Step:
        """Discards the card, and looks whether there is more to discard."""
        players = players_of(self.who, game, use)
        game.discard(players[use.done // amount_of(self.count, game, use)], option.value)
        use.done += 1
        return self.begin(game, use)


class DiscardHand(Effect):
    """Discards your whole hand."""

    words: ClassVar[str] = "discard {your} hand"

    def pile(self) -> str:
        return HAND

    def takes(self, game: CardGame, use: Use, left: int) -> int:
        return max(0, left)

    def able(self, game: CardGame, use: Use) -> bool:
        return hand_left(game, use) > 0

    def begin(self, game: CardGame, use: Use) -> Step:
        for card in game.hand_of(use.player)[:]:
            game.discard(use.player, card)
        return NEXT


class Cancel(Effect):
    """Stops what it answers."""

    words: ClassVar[str] = "cancel it"
    stops: ClassVar[bool] = True

    def able(self, game: CardGame, use: Use) -> bool:
        item = use.answered_item(game)
        return item is not None and item.fate == AHEAD

    def begin(self, game: CardGame, use: Use) -> Step:
        item = use.answered_item(game)
        assert item is not None
        item.fate = PREVENTED
        if game.heard:
            card = None if item.card == NOTHING else game.name_of(item.card)
            game.tell(Cancelled(game.seat_of(use.player), item.kind, card))
        return NEXT


class Several(Condition):
    """Several conditions."""

    joint: ClassVar[str]
    conditions: tuple[Condition, ...]

    def text(self, to: Reader = OWNER) -> str:
        return listed([condition.text(to) for condition in self.conditions], self.joint)

    def weighs_totals(self) -> bool:
        return any(condition.weighs_totals() for condition in self.conditions)

    def reads_modifiers(self) -> bool:
        return any(condition.reads_modifiers() for condition in self.conditions)


class Every(Several):
    """Several conditions at once."""

    joint: ClassVar[str] = "and"

    def holds(self, game: CardGame, use: Use) -> bool:
        return all(condition.holds(game, use) for condition in self.conditions)


class Either(Several):
    """One condition of several."""

    joint: ClassVar[str] = "or"

    def holds(self, game: CardGame, use: Use) -> bool:
        return any(condition.holds(game, use) for condition in self.conditions)


SHARED: Final = Vocabulary([Draw, Discard, DiscardHand, Cancel, Every, Either], [])
