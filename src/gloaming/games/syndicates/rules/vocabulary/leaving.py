"""Characters who go, and turns that are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.sets import NONE
from gloaming.games.syndicates.rules.vocabulary.effect import Effect, called
from gloaming.kernel.cards.english import listed
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.kernel.choices import Option
from gloaming.kernel.flow import NEXT, Step

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.game import Syndicates
    from gloaming.games.syndicates.rules.uses import Use


class Leave(Effect, frozen=True):
    """Makes the character, or one of your Supporters, leave the game."""

    order: ClassVar[bool] = False
    who: Literal["user", "one-supporter"] = "user"

    def text(self, to: Reader = OWNER) -> str:
        """Says who leaves."""
        return f"{called(self.who, to)} leaves"

    def sends_user_away(self) -> bool:
        """Tells whether no Supporter is chosen for it."""
        return self.who == "user"

    def able(self, game: Syndicates, use: Use) -> bool:
        """Tells whether anybody can leave."""
        return self.who == "user" or bool(use.own_slots(game, self.who))

    def begin(self, game: Syndicates, use: Use) -> Step:
        """Has the user leave, or asks who shall."""
        if self.who == "one-supporter":
            return use.ask_own(game, use.own_slots(game, self.who))
        if game.slot_of(use.side, use.card) != NONE:  # it may have fallen by its own use
            game.leave(use.side, use.card, "skill")
        return NEXT

    def answered(self, game: Syndicates, use: Use, option: Option) -> Step:
        """Has whom was named leave."""
        use.recipient(game, option.value)
        game.leave(use.side, option.value, "fx")
        return NEXT


class FamilyLeaves(Effect, frozen=True):
    """Makes your Family leave, who must be in their slot with no card on top."""

    order: ClassVar[bool] = False
    who: ClassVar[str] = "family"

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"{called(self.who, to)} leaves"

    def able(self, game: Syndicates, use: Use) -> bool:
        """Tells whether the Family stands there, uncovered (A-26)."""
        side, slot = use.side, game.format.family
        family = game.cards.families[game.factions[side]]
        return game.top(side, slot) == family and not game.attached[side][slot]

    def begin(self, game: Syndicates, use: Use) -> Step:
        """Has the Family leave, if it still can."""
        if not self.able(game, use):
            return use.miss(game)
        game.leave(use.side, game.cards.families[game.factions[use.side]], "skill")
        return NEXT


class SkipTurn(Effect, frozen=True):
    """Costs whoever draws the card their next turn."""

    def text(self, to: Reader = OWNER) -> str:
        """Says so."""
        return f"skip {to.your} next turn"

    def begin(self, game: Syndicates, use: Use) -> Step:
        """Notes the turn to be skipped (A-15)."""
        game.skips[use.seat] += 1
        if game.heard:
            game.tell(events.WillSkip(use.seat))
        return NEXT


class LeavesIf(Effect, frozen=True):
    """Makes the character leave as soon as somebody named is in play; for penalties."""

    alone: ClassVar[str] = "others"
    standing: ClassVar[bool] = True
    order: ClassVar[bool] = False
    others: tuple[str, ...]

    def text(self, to: Reader = OWNER) -> str:
        """Says who drives the character away."""
        return f"this character leaves if {listed(self.others, 'or')} is in play"

    def wrong(self) -> str:
        """Returns that nobody was named."""
        return "" if self.others else "say in whose presence the character leaves"

    def names(self) -> list[str]:
        """Returns those others."""
        return list(self.others)
