"""What comes before the effects of a card: when it answers what happens in a duel, and what it is aimed at."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import DISCIPLINES, NONE, is_edge
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import NAME
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.moments import Player
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Target, When
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Option


class OpponentActs(When):
    """The opponent plays an Action."""

    words: ClassVar[str] = "when {opponent:play} an Action"
    event: ClassVar[str] = "action"
    moment: ClassVar[str] = "before"
    stoppable: ClassVar[bool] = True
    subject: ClassVar[str] = "opponent"


class OpponentJoker(When):
    """The opponent feints with the Black Joker."""

    words: ClassVar[str] = "after {opponent:feint} with the Black Joker"
    event: ClassVar[str] = "feint"

    def fits(self, game: Showdown, player: Player, item: Item | None) -> bool:
        return item is not None and item.player != player and is_edge(game.feint_of(game.opponent(player)))


class Feints(When):
    """Both feints are on the table, and nobody has struck."""

    words: ClassVar[str] = "after both feints"
    event: ClassVar[str] = "feints_stand"


class Strikes(When):
    """Both strikes have been revealed."""

    words: ClassVar[str] = "after the strikes are revealed"
    event: ClassVar[str] = "strikes_stand"


class WouldLose(When):
    """The combat would be lost, by at most this many points."""

    window: ClassVar[str] = "before a combat is decided"
    event: ClassVar[str] = "verdict"
    moment: ClassVar[str] = "before"
    by_at_most: Annotated[int, msgspec.Meta(ge=1, le=99)] = 99

    def text(self, to: Reader = OWNER) -> str:
        fewer = "1 point at most" if self.by_at_most == 1 else f"{self.by_at_most} or fewer points"
        return f"when {to.you} would lose a combat{f' by {fewer}' if self.by_at_most < 99 else ''}"

    def fits(self, game: Showdown, player: Player, item: Item | None) -> bool:
        return game.ahead() == game.opponent(player) and abs(game.total(0) - game.total(1)) <= self.by_at_most


class WouldTie(When):
    """The combat would be a tie."""

    words: ClassVar[str] = "when a combat would be a tie"
    event: ClassVar[str] = "verdict"
    moment: ClassVar[str] = "before"

    def fits(self, game: Showdown, player: Player, item: Item | None) -> bool:
        return game.ahead() == NONE


class OpponentTriggers(When):
    """The opponent uses a trigger."""

    words: ClassVar[str] = "when {opponent:use} a trigger"
    event: ClassVar[str] = "trigger"
    moment: ClassVar[str] = "before"
    stoppable: ClassVar[bool] = True
    subject: ClassVar[str] = "opponent"


class WouldBeHit(When):
    """You are about to take damage."""

    words: ClassVar[str] = "when {you} would take damage"
    event: ClassVar[str] = "damage"
    moment: ClassVar[str] = "before"
    stoppable: ClassVar[bool] = True
    subject: ClassVar[str] = "you"


class Hit(When):
    """You have taken damage."""

    words: ClassVar[str] = "after {you} take damage"
    window: ClassVar[str] = "after damage is taken"
    event: ClassVar[str] = "damage_taken"
    late: ClassVar[bool] = True
    subject: ClassVar[str] = "you"


class Drawn(When):
    """Both have drawn in the Draw phase."""

    words: ClassVar[str] = "after drawing in the Draw phase"
    event: ClassVar[str] = "draw"
    late: ClassVar[bool] = True


class YouWin(When):
    """The combat in which the card is used is won. For feints and strikes only."""

    words: ClassVar[str] = "if {you} win the combat"
    late: ClassVar[bool] = True

    def fits(self, game: Showdown, player: Player, item: Item | None) -> bool:
        return game.winner == player


class YouLose(When):
    """The combat in which the card is used is lost. For feints and strikes only."""

    words: ClassVar[str] = "if {you} lose the combat"
    late: ClassVar[bool] = True

    def fits(self, game: Showdown, player: Player, item: Item | None) -> bool:
        return game.winner == game.opponent(player)


class ADiscipline(Target):
    """A discipline, named aloud."""

    words: ClassVar[str] = "name a discipline"

    def options(self, game: Showdown, use: Use) -> list[Option]:
        return NAME.options

    def announce(self, game: Showdown, use: Use) -> None:
        game.tell(events.Named(use.player, DISCIPLINES[use.target]))
