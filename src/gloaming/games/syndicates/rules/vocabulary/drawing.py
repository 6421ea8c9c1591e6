"""Cards drawn by cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from gloaming.games.syndicates.rules.arrival import Arrival
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.refusing import NobodyLeft
from gloaming.games.syndicates.rules.sets import NONE
from gloaming.games.syndicates.rules.uses import CardUse, DrawnFx
from gloaming.games.syndicates.rules.vocabulary.effect import FieldEffect
from gloaming.kernel.cards.english import number, some
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.cards.terms import Few, Phrases
from gloaming.kernel.flow import Step
from gloaming.kernel.reasons import Reason


class DrawFx(FieldEffect):
    """Draws FX cards, all seen before they are used: some may be passed on, or only some are used at all."""

    spelled: ClassVar[Mapping[str, str]] = {"may_pass": "pass"}
    count: Few
    may_pass: Few | None = None
    use: Few | None = None

    def text(self, to: Reader = OWNER) -> str:
        drawn = f"draw {some(self.count, 'FX card')}"
        them = "it" if self.count == 1 else "them"
        if self.use is not None:
            return f"{drawn}, use {number(self.use)} of them and discard the rest"
        if self.may_pass is None:
            return f"{drawn} and use {them}"
        return f"{drawn} and use {them} on this character, or pass {self.passed(self.may_pass)} on {to.your} team"

    def passed(self, most: int) -> str:
        """Says how many may go to whom."""
        if most == 1:
            return f"{'it' if self.count == 1 else 'one'} to someone else"
        return f"{'any' if most == self.count else f'up to {number(most)}'} of them to others"

    def wrong(self) -> str:
        if (self.may_pass or 0) > self.count:
            return "more cannot be passed on than are drawn"
        if self.use is not None and self.use >= self.count:
            return "fewer are used than are drawn; leave 'use' out if all are"
        if self.use is not None and self.may_pass is not None:
            return "say either how many are used, or how many may be passed on"
        return ""

    def able(self, game: Syndicates, use: CardUse) -> bool:
        """Tells whether there is anything left to draw (A-17)."""
        return bool(game.fx_decks[use.side])

    def begin(self, game: Syndicates, use: CardUse) -> Step:
        user = use.card if self.may_pass is not None and use.is_attack(game) else NONE
        return game.enter_and_return(DrawnFx(use.player, self.count, user, self.may_pass or 0, self.use or self.count))


class DrawCharacter(FieldEffect):
    """Draws a character, who enters the field."""

    words: ClassVar[str] = "draw a character {to}"
    phrases: ClassVar[Phrases] = {
        "family": "into the Family slot",
        "bodyguard-of-leader": "and place it on {your} Leader as a Bodyguard",
        "slot": "into play",
    }
    to: Literal["family", "bodyguard-of-leader", "slot"]

    def able(self, game: Syndicates, use: CardUse) -> bool:
        """Tells whether there is anybody left to draw (A-17)."""
        return bool(game.decks[use.side])

    def why_unable(self, game: Syndicates, use: CardUse) -> Reason:
        return NobodyLeft(game.cards.names[use.card])

    def begin(self, game: Syndicates, use: CardUse) -> Step:
        return game.enter_and_return(Arrival(use.player, self.to))
