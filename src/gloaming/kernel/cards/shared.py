"""Words that every game with cards shares."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from gloaming.kernel.cards.english import listed, some
from gloaming.kernel.cards.events import Cancelled
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.happening import occurrence_answered
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Amount, Condition, Effect, Vocabulary, amount_of
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step

Who = Literal["you", "opponent", "both"]
HAND: Final = "hand"


def seats_of(who: Who, game: CardGame, use: Use) -> list[Seat]:
    """Returns the seats a card means, in the order in which they act."""
    if who == "you":
        return [use.seat]
    return game.rivals(use.seat) if who == "opponent" else [use.seat, *game.rivals(use.seat)]


def does(who: Who, verb: str, to: Reader) -> str:
    """Returns a verb with who does it.

    >>> does("you", "draw", OWNER), does("opponent", "draw", OWNER), does("both", "draw", OWNER)
    ('draw', 'the opponent draws', 'both players draw')
    """
    return {"you": verb, "opponent": to.opponent_does(verb), "both": f"both players {verb}"}[who]


def how_many(amount: Amount, thing: str, to: Reader) -> str:
    """Returns an amount of things as text."""
    return some(amount, thing) if isinstance(amount, int) else f"{some(1, thing)} {amount.text(to)}"


class Draw(Effect, frozen=True):
    """Draws cards."""

    alone: ClassVar[str] = "count"
    count: Amount = 1
    who: Who = "you"

    def text(self, to: Reader = OWNER) -> str:
        """Says who draws how many."""
        return f"{does(self.who, 'draw', to)} {how_many(self.count, 'card', to)}"

    def is_order(self) -> bool:
        """Tells whether it is the owner who does."""
        return self.who == "you"

    def able(self, game: CardGame, use: Use) -> bool:
        """Tells whether there is anything to draw for."""
        return amount_of(self.count, game, use) > 0

    def begin(self, game: CardGame, use: Use) -> Step:
        """Draws."""
        return game.draw(seats_of(self.who, game, use), amount_of(self.count, game, use))


class Discard(Effect, frozen=True):
    """Has somebody discard from hand."""

    alone: ClassVar[str] = "count"
    count: Amount = 1
    who: Who = "you"
    random: bool = False

    def text(self, to: Reader = OWNER) -> str:
        """Says who discards how many, and whether chance picks."""
        what = how_many(self.count, "random card" if self.random else "card", to)
        return f"{does(self.who, 'discard', to)} {what}"

    def is_order(self) -> bool:
        """Tells whether it is the owner who does."""
        return self.who == "you"

    def gives_up(self) -> bool:
        """Tells whether it is one's own cards alone that are discarded."""
        return self.who == "you"

    def pile(self) -> str:
        """Returns the hand."""
        return HAND

    def takes(self, game: CardGame, use: Use, left: int) -> int:
        """Returns how many are discarded."""
        return amount_of(self.count, game, use)

    def able(self, game: CardGame, use: Use) -> bool:
        """Tells whether there are cards to discard: not the one whose ability this is."""
        if amount_of(self.count, game, use) == 0:
            return False
        own = self.who != "opponent" and use.ability(game).left(game, use, HAND) > 0
        return own or (self.who != "you" and any(game.hand_of(seat) for seat in game.rivals(use.seat)))

    def begin(self, game: CardGame, use: Use) -> Step:
        """Discards at random, or asks for the next card."""
        count = amount_of(self.count, game, use)
        seats = seats_of(self.who, game, use)
        for index, seat in enumerate(seats):
            if self.random:
                for _ in range(min(count, len(game.hand_of(seat)))):
                    game.discard(seat, game.hand_of(seat)[game.dice.below(len(game.hand_of(seat)))])
            elif use.done < (index + 1) * count:
                if game.hand_of(seat):
                    return game.ask(seat, game.questions["discard"].offer(game.hand_of(seat)))
                use.done = (index + 1) * count  # there were fewer cards than that
        return NEXT

    def answered(self, game: CardGame, use: Use, seat: Seat, option: Option) -> Step:
        """Discards the card, and looks whether there is more to discard."""
        game.discard(seat, option.value)
        use.done += 1
        return self.begin(game, use)

    def asks(self, use: Use) -> str:
        """Asks for one card after the other."""
        return "discard a card"


class DiscardHand(Effect, frozen=True):
    """Discards your whole hand."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"discard {to.your} hand"

    def gives_up(self) -> bool:
        """Tells that it does, however small the hand is."""
        return True

    def pile(self) -> str:
        """Returns the hand."""
        return HAND

    def takes(self, game: CardGame, use: Use, left: int) -> int:
        """Returns all there are."""
        return max(0, left)

    def able(self, game: CardGame, use: Use) -> bool:
        """Tells whether there are any."""
        return use.ability(game).left(game, use, HAND) > 0

    def begin(self, game: CardGame, use: Use) -> Step:
        """Discards all."""
        for card in game.hand_of(use.seat)[:]:
            game.discard(use.seat, card)
        return NEXT


class Cancel(Effect, frozen=True):
    """Stops what it answers."""

    stops: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return "cancel it"

    def able(self, game: CardGame, use: Use) -> bool:
        """Tells whether it has not been stopped yet."""
        return not occurrence_answered(game).cancelled

    def begin(self, game: CardGame, use: Use) -> Step:
        """Stops it."""
        occurrence_answered(game).cancelled = True
        if game.heard:
            game.tell(Cancelled(use.seat))
        return NEXT


class Every(Condition, frozen=True):
    """Several conditions at once."""

    alone: ClassVar[str] = "conditions"
    conditions: tuple[Condition, ...]

    def text(self, to: Reader = OWNER) -> str:
        """Says all of them."""
        return listed([condition.text(to) for condition in self.conditions])

    def weighs_totals(self) -> bool:
        """Tells whether one of them does."""
        return any(condition.weighs_totals() for condition in self.conditions)

    def reads_modifiers(self) -> bool:
        """Tells whether one of them does."""
        return any(condition.reads_modifiers() for condition in self.conditions)

    def holds(self, game: CardGame, use: Use) -> bool:
        """Tells whether all hold."""
        return all(condition.holds(game, use) for condition in self.conditions)


class Either(Condition, frozen=True):
    """One condition of several."""

    alone: ClassVar[str] = "conditions"
    conditions: tuple[Condition, ...]

    def text(self, to: Reader = OWNER) -> str:
        """Says all of them."""
        return listed([condition.text(to) for condition in self.conditions], "or")

    def weighs_totals(self) -> bool:
        """Tells whether one of them does."""
        return any(condition.weighs_totals() for condition in self.conditions)

    def reads_modifiers(self) -> bool:
        """Tells whether one of them does."""
        return any(condition.reads_modifiers() for condition in self.conditions)

    def holds(self, game: CardGame, use: Use) -> bool:
        """Tells whether one holds."""
        return any(condition.holds(game, use) for condition in self.conditions)


SHARED: Final = Vocabulary([Draw, Discard, DiscardHand, Cancel, Every, Either], [])
