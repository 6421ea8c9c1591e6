"""When cards answer what happens in a duel."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

import msgspec

from gloaming.games.showdown.rules.cards import NONE, is_edge
from gloaming.games.showdown.rules.game import Showdown
from gloaming.kernel.cards.happening import Window
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Moment
from gloaming.kernel.choices import Seat


class OpponentActs(Moment, frozen=True):
    """The opponent plays an Action."""

    occurrence: ClassVar[str] = "action"
    before: ClassVar[bool] = True
    stoppable: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return f"when {to.opponent_does('play')} an Action"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        """Tells whether it is the opponent's."""
        return window.subject != seat


class OpponentJoker(Moment, frozen=True):
    """The opponent feints with the Black Joker."""

    occurrence: ClassVar[str] = "feint"

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return f"after {to.opponent_does('feint')} with the Black Joker"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        """Tells whether it is the opponent's."""
        return window.subject != seat and is_edge(game.feints[game.opponent(seat)])


class Feints(Moment, frozen=True):
    """Both feints are on the table, and nobody has struck."""

    occurrence: ClassVar[str] = "feints"

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return "after both feints"


class Strikes(Moment, frozen=True):
    """Both strikes have been revealed."""

    occurrence: ClassVar[str] = "strikes"

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return "after the strikes are revealed"


class WouldLose(Moment, frozen=True):
    """The combat would be lost, by at most this many points."""

    occurrence: ClassVar[str] = "verdict"
    before: ClassVar[bool] = True
    alone: ClassVar[str] = "by_at_most"
    by_at_most: Annotated[int, msgspec.Meta(ge=1, le=99)] = 99

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        fewer = "1 point at most" if self.by_at_most == 1 else f"{self.by_at_most} or fewer points"
        return f"when {to.you} would lose a combat{f' by {fewer}' if self.by_at_most < 99 else ''}"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        """Tells whether it would."""
        return game.ahead() == game.opponent(seat) and abs(game.total(0) - game.total(1)) <= self.by_at_most


class WouldTie(Moment, frozen=True):
    """The combat would be a tie."""

    occurrence: ClassVar[str] = "verdict"
    before: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return "when a combat would be a tie"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        """Tells whether it would."""
        return game.ahead() == NONE


class OpponentTriggers(Moment, frozen=True):
    """The opponent uses a trigger."""

    occurrence: ClassVar[str] = "trigger"
    before: ClassVar[bool] = True
    stoppable: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return f"when {to.opponent_does('use')} a trigger"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        """Tells whether it is the opponent's."""
        return window.subject != seat


class WouldBeHit(Moment, frozen=True):
    """Damage is about to be received."""

    occurrence: ClassVar[str] = "damage-looms"
    before: ClassVar[bool] = True
    stoppable: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return f"when {to.you} would receive damage"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        """Tells whether it is one's own."""
        return window.subject == seat


class Hit(Moment, frozen=True):
    """Damage was received."""

    occurrence: ClassVar[str] = "damage-taken"
    late: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return f"after {to.you} receive damage"

    def fits(self, game: Showdown, seat: Seat, window: Window) -> bool:
        """Tells whether it is one's own."""
        return window.subject == seat


class Drawn(Moment, frozen=True):
    """Both have drawn in the Draw phase."""

    occurrence: ClassVar[str] = "draw"
    late: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return "after drawing in the Draw phase"


class YouWin(Moment, frozen=True):
    """The combat in which the card is used is won. For feints and strikes only."""

    late: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return f"if {to.you} win the combat"

    def fits(self, game: Showdown, seat: Seat, window: Window | None) -> bool:
        """Tells whether it is."""
        return game.winner == seat


class YouLose(Moment, frozen=True):
    """The combat in which the card is used is lost. For feints and strikes only."""

    late: ClassVar[bool] = True

    def text(self, to: Reader = OWNER) -> str:
        """Says when."""
        return f"if {to.you} lose the combat"

    def fits(self, game: Showdown, seat: Seat, window: Window | None) -> bool:
        """Tells whether it is."""
        return game.winner == game.opponent(seat)


MOMENTS: Final = (
    OpponentActs,
    OpponentJoker,
    Feints,
    Strikes,
    WouldLose,
    WouldTie,
    OpponentTriggers,
    WouldBeHit,
    Hit,
    Drawn,
    YouWin,
    YouLose,
)
