"""Characters who go, and turns that are lost."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.refusing import FamilyCovered, FamilyGone
from gloaming.games.syndicates.rules.sets import NONE
from gloaming.games.syndicates.rules.tabletop import FX
from gloaming.games.syndicates.rules.uses import CardUse
from gloaming.games.syndicates.rules.vocabulary.effect import FieldEffect
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import NEXT, Step
from gloaming.kernel.reasons import Reason


class Leave(FieldEffect):
    """Makes the character, or one of your Supporters, leave the game."""

    words: ClassVar[str] = "{who} leaves"
    who: Literal["user", "one-supporter"] = "user"

    def sends_user_away(self) -> bool:
        return self.who == "user"

    def able(self, game: Syndicates, use: CardUse) -> bool:
        return self.who == "user" or bool(use.own_slots(game, self.who))

    def begin(self, game: Syndicates, use: CardUse) -> Step:
        if self.who == "one-supporter":
            return use.ask_own(game, use.own_slots(game, self.who))
        if game.slot_of(use.side, use.card) != NONE:  # it may have fallen by its own use
            game.leave(use.side, use.card, "skill")
        return NEXT

    def answered(self, game: Syndicates, use: CardUse, seat: Seat, option: Option) -> Step:
        use.recipient(game, option.value)
        game.leave(use.side, option.value, "fx")
        return NEXT


class FamilyLeaves(FieldEffect):
    """Makes your Family leave, who must be in their slot with no card on top."""

    words: ClassVar[str] = "{who} leaves"
    who: ClassVar[str] = "family"

    def able(self, game: Syndicates, use: CardUse) -> bool:
        """Tells whether the Family stands there, uncovered (A-26)."""
        side, slot = use.side, game.format.family
        family = game.cards.families[game.factions[side]]
        return game.top(side, slot) == family and not game.attached[side][slot]

    def why_unable(self, game: Syndicates, use: CardUse) -> Reason:
        side, slot, names = use.side, game.format.family, game.cards.names
        family = game.cards.families[game.factions[side]]
        if family not in game.stacks[side][slot]:
            return FamilyGone(names[use.card], names[family])
        attached = game.attached[side][slot]
        cover = attached[-1][FX] if attached else game.top(side, slot)
        return FamilyCovered(names[use.card], names[family], names[cover])

    def begin(self, game: Syndicates, use: CardUse) -> Step:
        if not self.able(game, use):
            return use.miss(game)
        game.leave(use.side, game.cards.families[game.factions[use.side]], "skill")
        return NEXT


class SkipTurn(FieldEffect):
    """Costs whoever draws the card their next turn."""

    words: ClassVar[str] = "skip {your} next turn"

    def begin(self, game: Syndicates, use: CardUse) -> Step:
        """Notes the turn to be skipped (A-15)."""
        game.skips[use.player] += 1
        game.report(events.WillSkip, use.player)
        return NEXT
