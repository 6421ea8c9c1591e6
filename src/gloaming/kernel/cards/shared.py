"""Words that every game with cards shares."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from gloaming.kernel.cards.english import listed, some
from gloaming.kernel.cards.game import CardGame
from gloaming.kernel.cards.using import Use
from gloaming.kernel.cards.words import Amount, Condition, Effect, Vocabulary, amount_of, unlikely
from gloaming.kernel.choices import Seat
from gloaming.kernel.flow import Step

Who = Literal["you", "opponent", "both"]


def seats_of(who: Who, game: CardGame, use: Use) -> list[Seat]:
    """Returns the seats a card means, in the order in which they act."""
    if who == "you":
        return [use.seat]
    return game.rivals(use.seat) if who == "opponent" else [use.seat, *game.rivals(use.seat)]


def does(who: Who, verb: str) -> str:
    """Returns a verb with who does it.

    >>> does("you", "draw"), does("opponent", "draw"), does("both", "draw")
    ('draw', 'the opponent draws', 'both players draw')
    """
    return {"you": verb, "opponent": f"the opponent {verb}s", "both": f"both players {verb}"}[who]


def how_many(amount: Amount, thing: str) -> str:
    """Returns an amount of things as text."""
    return some(amount, thing) if isinstance(amount, int) else f"{some(1, thing)} {amount.text()}"


class Draw(Effect, frozen=True):
    """Draws cards."""

    alone: ClassVar[str] = "count"
    count: Amount = 1
    who: Who = "you"

    def text(self) -> str:
        """Says who draws how many."""
        return f"{does(self.who, 'draw')} {how_many(self.count, 'card')}"

    def wrong(self) -> str:
        """Refuses to draw nothing, or too much."""
        return unlikely(self.count)

    def able(self, game: CardGame, use: Use) -> bool:
        """Tells whether there is anything to draw for."""
        return amount_of(self.count, game, use) > 0

    def begin(self, game: CardGame, use: Use) -> Step:
        """Draws."""
        return game.draw(seats_of(self.who, game, use), amount_of(self.count, game, use))


class Every(Condition, frozen=True):
    """Several conditions at once."""

    alone: ClassVar[str] = "conditions"
    conditions: tuple[Condition, ...]

    def text(self) -> str:
        """Says all of them."""
        return listed([condition.text() for condition in self.conditions])

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

    def text(self) -> str:
        """Says all of them."""
        return listed([condition.text() for condition in self.conditions], "or")

    def weighs_totals(self) -> bool:
        """Tells whether one of them does."""
        return any(condition.weighs_totals() for condition in self.conditions)

    def reads_modifiers(self) -> bool:
        """Tells whether one of them does."""
        return any(condition.reads_modifiers() for condition in self.conditions)

    def holds(self, game: CardGame, use: Use) -> bool:
        """Tells whether one holds."""
        return any(condition.holds(game, use) for condition in self.conditions)


SHARED: Final = Vocabulary([Draw, Every, Either], [])
