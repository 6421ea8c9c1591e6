"""Effects that last, or wait for the end of a period: what a use leaves behind when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from gloaming.kernel.cards.using import Use
from gloaming.kernel.plain import Piece, known

if TYPE_CHECKING:
    from gloaming.kernel.cards.game import CardGame
    from gloaming.kernel.cards.moments import Player
    from gloaming.kernel.cards.terms import Effect


class Lasting(Piece):
    """One effect of one use that holds during a period: it never changes. Where its card has gone does not matter."""

    remembers: ClassVar[tuple[str, ...]] = ("read", "done")

    player: Player
    card: int
    number: int  # of the ability
    place: int  # of the effect among the ability's
    chosen: list[list[int]]
    period: str  # in which kind of period it holds
    stamp: int  # in which of those, counted through the game
    serial: i64  # in the order of use
    read: Use | None  # the use that left it behind, once its effect has been read,
    done: Effect | None  # and that effect

    def __init__(self) -> None:
        self.player = 0
        self.card = 0
        self.number = 0
        self.place = 0
        self.chosen = []
        self.period = ""
        self.stamp = 0
        self.serial = 0
        self.read = None
        self.done = None

    def concerns(self, card: int) -> bool:
        """Tells whether a card was chosen for it."""
        return any(card in cards for cards in self.chosen)

    def without(self, card: int) -> Lasting:
        """Returns the same for the other cards that were chosen."""
        other = self.clone()
        other.read = None
        other.chosen = [[each for each in cards if each != card] for cards in self.chosen]
        return other

    def use(self) -> Use:
        """Returns the use that left it behind, as its effect reads it."""
        if self.read is None:
            self.read = Use(self.player, self.card, self.number)
            self.read.place = self.place
            self.read.chosen = self.chosen
        return self.read

    def effect(self, game: CardGame) -> Effect:
        """Returns the effect."""
        if self.done is None:
            self.done = self.use().ability(game).effects[self.place]
        return self.done


known(Lasting)


def left_by(use: Use, place: int, period: str, stamp: int, serial: int) -> Lasting:
    """Returns what a use leaves behind."""
    lasting = Lasting()
    lasting.player, lasting.card, lasting.number = use.player, use.card, use.number
    lasting.place, lasting.chosen = place, [cards[:] for cards in use.chosen]
    lasting.period, lasting.stamp, lasting.serial = period, stamp, serial
    return lasting
