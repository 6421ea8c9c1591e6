"""What happens: one thing or several at once, which the cards may answer at the moments of the rulebook.

A happening is a chapter. At each moment before, whatever listens may prevent its items, change them or put something
else in their place; then what is left of them happens; and what has happened is answered at the moments after. What is
done in an answer can happen and be answered in turn: happenings nest as the stack does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.flow import NEXT, Flow, Step
from gloaming.kernel.plain import Piece, known

if TYPE_CHECKING:
    from gloaming.kernel.cards.game import CardGame

# What has become of an item.
AHEAD: Final[i64] = 0
HAPPENED: Final[i64] = 1
PREVENTED: Final[i64] = 2
REPLACED: Final[i64] = 3


class Item(Piece):
    """One thing that happens: the facts that a record of its kind would tell, and what became of it."""

    kind: str  # as its record is spelled
    card: int
    player: Player  # to whom it happens, or who does it
    amount: int
    cause: int  # the card whose ability does it
    fate: i64
    replaced_by: list[int]  # the cards that have put something else in its place, or in the place of what it replaces

    def __init__(
        self, kind: str = "", card: int = NOTHING, player: Player = NOTHING, amount: int = 0, cause: int = NOTHING
    ) -> None:
        self.kind = kind
        self.card = card
        self.player = player
        self.amount = amount
        self.cause = cause
        self.fate = AHEAD
        self.replaced_by = []

    @property
    def stopped(self) -> bool:
        """Whether it does not happen after all."""
        return self.fate == PREVENTED or self.fate == REPLACED

    def instead(self, item: Item, by: int) -> Item:
        """Puts another item in the place of this one, which no card does twice in a chain; returns the other."""
        self.fate = REPLACED
        item.replaced_by = [*self.replaced_by, by]
        return item


known(Item)


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Flow):
    """Something that happens, of one item or several; each kind has a step `happen` of its own."""

    steps: ClassVar[tuple[str, ...]] = ("before", "happen", "after")

    items: list[Item]
    moment: i64  # which of the rulebook's moments comes next

    def __init__(self, items: list[Item] | None = None) -> None:
        super().__init__()
        self.items = [] if items is None else items
        self.moment = 0

    @property
    def stopped(self) -> bool:
        """Whether nothing of it happens after all."""
        for item in self.items:
            if not item.stopped:
                return False
        return len(self.items) > 0

    def before(self, game: Any) -> Step:
        """Lets what is ahead be answered, as long as there is something ahead."""
        return self.pass_moments(game, True)

    def happen(self, game: Any) -> Step:
        """Lets what nothing has stopped come to pass, all of it at once."""
        table: CardGame = game
        for item in self.items:
            if item.fate == AHEAD:
                item.fate = HAPPENED
                table.come_to_pass(item)
        table.changed = True
        return NEXT

    def after(self, game: Any) -> Step:
        """Lets what has happened be answered."""
        return NEXT if self.stopped else self.pass_moments(game, False)

    def pass_moments(self, game: CardGame, before: bool) -> Step:
        """Opens the next moment before or after it at which any card of the game listens."""
        moments = game.moments
        while self.moment < len(moments):
            at = self.moment
            if moments[at].before != before:
                if before:
                    return NEXT
            elif self.stopped:
                return NEXT
            elif self.heard_at(game, at):
                self.moment += 1
                return game.enter_and_return(game.moment_of(at, len(game.stack) - 1))
            self.moment += 1
        return NEXT

    def heard_at(self, game: CardGame, at: i64) -> bool:
        """Tells whether any card of the game listens to such things at a moment."""
        heard = game.answered[at]
        return any(item.kind in heard and not item.stopped for item in self.items)


@mypyc_attr(allow_interpreted_subclasses=True)
class Single(Happening):
    """Something a player does, or that happens to it, of a single item whose kind the chapter names."""

    kind: ClassVar[str] = ""

    def __init__(self, player: Player = NOTHING, card: int = NOTHING) -> None:
        super().__init__([Item(type(self).kind, card, player)])

    @property
    def player(self) -> Player:
        """Who does it, or to whom it happens."""
        return self.items[0].player

    @property
    def card(self) -> int:
        """The card it is about."""
        return self.items[0].card
