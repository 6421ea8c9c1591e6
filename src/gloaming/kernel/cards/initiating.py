"""Using an ability where one pays first and aims then, and where the use may itself be answered before it works."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from gloaming.kernel.cards.happening import Single
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import DONE, NEXT, Step

if TYPE_CHECKING:
    from gloaming.kernel.cards.game import CardGame
    from gloaming.kernel.cards.terms import Effect

NESTED: Final = 16  # more effects than stand beside each other


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardUse(Use):
    """One use of an ability: what it answers is pointed at, it is paid for, aimed, initiated, and takes effect."""

    steps: ClassVar[tuple[str, ...]] = (
        "consider",
        "point",
        "commit",
        "pay",
        "count_price",
        "aim",
        "initiate",
        "begin_work",
        "look_again",
        "take_effect",
    )

    prevented: int  # how many things that it did, or paid with, were prevented
    pointed: list[int]  # which items of what it answers it may be about
    initiated: bool

    def __init__(self, player: Player = 0, card: int = 0, number: int = 0) -> None:
        super().__init__(player, card, number)
        self.prevented = 0
        self.pointed = []
        self.initiated = False

    def point(self, game: CardGame) -> Step:
        """Asks which of several things that happen at once it answers, if they can be told apart."""
        cards: list[int] = []
        for at in self.pointed:
            card = game.happening_at(self.answers).items[at].card
            if card != NOTHING and card not in cards:
                cards.append(card)
        return NEXT if len(cards) < 2 else game.decide(self.player, game.questions["about"].offer(cards))

    def on_point(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Notes what it is about."""
        items = game.happening_at(self.answers).items
        self.item = next(at for at in self.pointed if items[at].card == option.value)
        return NEXT

    def count_price(self, game: CardGame) -> Step:
        """Leaves it if a part of the price was prevented, so that it is not paid."""
        return DONE if self.prevented else NEXT

    def initiate(self, game: CardGame) -> Step:
        """Lets the use be answered, and cancelled."""
        return game.enter(Initiating(self.player, self.card))

    def begin_work(self, game: CardGame) -> Step:
        """Goes on unless it was cancelled; what was paid stays paid."""
        return NEXT if self.initiated else DONE


class Initiating(Single):
    """An ability is used; it works unless that is cancelled."""

    steps: ClassVar[tuple[str, ...]] = ("before", "happen")
    kind: ClassVar[str] = "ability"

    def happen(self, game: CardGame) -> Step:
        """Tells the use that it may work."""
        use = game.stack[len(game.stack) - 2]
        assert isinstance(use, BoardUse)
        use.initiated = not self.stopped
        return NEXT


class Within(BoardUse):
    """The effects that stand within another: they come later, or under some condition."""

    steps: ClassVar[tuple[str, ...]] = ("take_effect",)

    outer: int  # where the effect stands that they are within

    def __init__(self, player: Player = 0, card: int = 0, number: int = 0) -> None:
        super().__init__(player, card, number)
        self.outer = 0

    def effects(self, game: CardGame) -> tuple[Effect, ...]:
        return effects_within(self.ability(game).effects, self.outer)

    def path(self) -> int:
        return (self.outer + 1) * NESTED + self.place


def effects_within(effects: tuple[Effect, ...], path: int) -> tuple[Effect, ...]:
    """Returns the effects that stand within one, by where that stands."""
    if path < NESTED:
        return effects[path].inner()
    return effects_within(effects, path // NESTED - 1)[path % NESTED].inner()
