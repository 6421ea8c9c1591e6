"""What happens, and who may answer it before and after.

An occurrence is a chapter in three steps: whoever may prevent it speaks, it happens, whoever may answer it speaks. What
is done in an answer can happen and be answered in turn: windows nest as the stack does, the last to open closing first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from gloaming.kernel.cards.using import PASS
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, NEXT, Flow, Step

if TYPE_CHECKING:
    from gloaming.kernel.cards.game import CardGame

NOTHING: Final = -1  # no card, no seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Occurrence(Flow):
    """Something that happens in the game and may be answered. A kind of occurrence adds the step `happen`."""

    steps: ClassVar[tuple[str, ...]] = ("before", "happen", "after")
    kind: ClassVar[str] = ""

    subject: Seat  # whom it happens to, or who does it
    card: int  # the card it is about
    cancelled: bool

    def __init__(self, subject: Seat = NOTHING, card: int = NOTHING) -> None:
        super().__init__()
        self.subject = subject
        self.card = card
        self.cancelled = False

    def before(self, game: CardGame) -> Step:
        """Lets it be prevented or changed."""
        return self.open_window(game, True)

    def after(self, game: CardGame) -> Step:
        """Lets it be answered, if it happened."""
        return NEXT if self.cancelled else self.open_window(game, False)

    def open_window(self, game: CardGame, before: bool) -> Step:
        """Opens a window if any card of the game listens."""
        kind = type(self).kind
        if kind not in (game.answered_before if before else game.answered_after):
            return NEXT
        return game.enter(Window(kind, before, self.subject, self.card))


class Window(Flow):
    """The time to answer: every seat in turn may use an ability or pass, until all have passed in a row."""

    steps: ClassVar[tuple[str, ...]] = ("offer",)

    kind: str
    before: bool
    subject: Seat
    card: int
    turn: int  # how many chances there were
    passes: int

    def __init__(self, kind: str = "", before: bool = False, subject: Seat = NOTHING, card: int = NOTHING) -> None:
        super().__init__()
        self.kind = kind
        self.before = before
        self.subject = subject
        self.card = card
        self.turn = 0
        self.passes = 0

    def offer(self, game: CardGame) -> Step:
        """Asks the next seat that, as far as anyone can see, may have an answer; others pass unasked.

        Whether a seat is asked must not tell what it holds, so a seat without an answer may be asked and can only pass.
        """
        while self.passes < game.players:
            seat = game.speaker(self.turn)
            if game.might_answer(seat, self):
                return game.ask(seat, [*game.answers(seat, self), PASS.options[0]])
            self.turn += 1
            self.passes += 1
        return NEXT

    def on_offer(self, game: CardGame, seat: Seat, option: Option) -> Step:
        """Takes the answer, or the pass, and goes on with the next seat."""
        self.turn += 1
        if option.question is PASS:
            self.passes += 1
            return AGAIN
        self.passes = 0
        return game.enter_and_return(game.answer(seat, option))


def occurrence_answered(game: CardGame) -> Occurrence:
    """Returns what the innermost open window is about."""
    for place in range(len(game.stack) - 1, 0, -1):
        if isinstance(game.stack[place], Window):
            below = game.stack[place - 1]
            assert isinstance(below, Occurrence)
            return below
    raise AssertionError("nothing is being answered")
