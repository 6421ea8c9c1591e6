"""What comes before the effects of a card: when it answers what happens in a duel, and what it is aimed at."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import DISCIPLINES, NONE, is_edge
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import NAME
from gloaming.kernel.cards.happening import Window
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Moment, Target
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option, Seat


class OpponentActs(Moment):
    """The opponent plays an Action."""

    words: ClassVar[str] = "when {opponent:play} an Action"
    occurrence: ClassVar[str] = "action"
    before: ClassVar[bool] = True
    stoppable: ClassVar[bool] = True
    subject: ClassVar[str] = "opponent"


class OpponentJoker(Moment):
    """The opponent feints with the Black Joker."""

    words: ClassVar[str] = "after {opponent:feint} with the Black Joker"
    occurrence: ClassVar[str] = "feint"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        return window.subject != seat and is_edge(game.feints[game.opponent(seat)])


class Feints(Moment):
    """Both feints are on the table, and nobody has struck."""

    words: ClassVar[str] = "after both feints"
    occurrence: ClassVar[str] = "feints"


class Strikes(Moment):
    """Both strikes have been revealed."""

    words: ClassVar[str] = "after the strikes are revealed"
    occurrence: ClassVar[str] = "strikes"


class WouldLose(Moment):
    """The combat would be lost, by at most this many points."""

    occurrence: ClassVar[str] = "verdict"
    before: ClassVar[bool] = True
    by_at_most: Annotated[int, msgspec.Meta(ge=1, le=99)] = 99

    def text(self, to: Reader = OWNER) -> str:
        fewer = "1 point at most" if self.by_at_most == 1 else f"{self.by_at_most} or fewer points"
        return f"when {to.you} would lose a combat{f' by {fewer}' if self.by_at_most < 99 else ''}"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        return game.ahead() == game.opponent(seat) and abs(game.total(0) - game.total(1)) <= self.by_at_most


class WouldTie(Moment):
    """The combat would be a tie."""

    words: ClassVar[str] = "when a combat would be a tie"
    occurrence: ClassVar[str] = "verdict"
    before: ClassVar[bool] = True

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        return game.ahead() == NONE


class OpponentTriggers(Moment):
    """The opponent uses a trigger."""

    words: ClassVar[str] = "when {opponent:use} a trigger"
    occurrence: ClassVar[str] = "trigger"
    before: ClassVar[bool] = True
    stoppable: ClassVar[bool] = True
    subject: ClassVar[str] = "opponent"


class WouldBeHit(Moment):
    """You are about to take damage."""

    words: ClassVar[str] = "when {you} would take damage"
    occurrence: ClassVar[str] = "damage-looms"
    before: ClassVar[bool] = True
    stoppable: ClassVar[bool] = True
    subject: ClassVar[str] = "you"


class Hit(Moment):
    """You have taken damage."""

    words: ClassVar[str] = "after {you} take damage"
    occurrence: ClassVar[str] = "damage-taken"
    late: ClassVar[bool] = True
    subject: ClassVar[str] = "you"


class Drawn(Moment):
    """Both have drawn in the Draw phase."""

    words: ClassVar[str] = "after drawing in the Draw phase"
    occurrence: ClassVar[str] = "draw"
    late: ClassVar[bool] = True


class YouWin(Moment):
    """The combat in which the card is used is won. For feints and strikes only."""

    words: ClassVar[str] = "if {you} win the combat"
    late: ClassVar[bool] = True

    def fits(self, game: Showdown, seat: Seat, window: Window | None) -> bool:
        return game.winner == seat


class YouLose(Moment):
    """The combat in which the card is used is lost. For feints and strikes only."""

    words: ClassVar[str] = "if {you} lose the combat"
    late: ClassVar[bool] = True

    def fits(self, game: Showdown, seat: Seat, window: Window | None) -> bool:
        return game.winner == game.opponent(seat)


class ADiscipline(Target):
    """A discipline, named aloud."""

    words: ClassVar[str] = "name a discipline"

    def options(self, game: Showdown, use: Use) -> list[Option]:
        return NAME.options

    def announce(self, game: Showdown, use: Use) -> None:
        game.tell(events.Named(use.seat, DISCIPLINES[use.target]))
