"""Why a choice in Shadow Cards is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.shadow_cards.rules.cards import NAMES, SUITS, suit_of
from gloaming.games.shadow_cards.rules.tricks import SCORE
from gloaming.kernel.card_sets import holds
from gloaming.kernel.choices import Option
from gloaming.kernel.reasons import CardRefused, NotInHand, Reason

if TYPE_CHECKING:
    from gloaming.games.shadow_cards.rules.game import ShadowCards


class NotInTrick(CardRefused, frozen=True):
    says = "{card} is not part of the trick"
    rules = ("SC-PTS-1",)


class InPrediction(CardRefused, frozen=True):
    says = "{card} lies in {seat:'s} prediction"
    rules = ("SC-PRED-9",)


class FollowSuit(Reason, frozen=True):
    says = "{led} was led and {seat:has} {led} in hand"
    rules = ("SC-PLAY-2",)
    led: str


def why_not(game: ShadowCards, seat: int, option: Option) -> Reason | None:
    """Returns the rule that stands against a card, if the seat is asked for one."""
    asked, name = game.decision_of(seat), NAMES[option.value]
    if asked is None or option.question is not asked.question:
        return None
    if option.question is SCORE:
        return NotInTrick(name)
    if option.value in game.predictions[seat]:
        return InPrediction(name)
    return FollowSuit(SUITS[suit_of(game.trick[0])]) if holds(game.hands[seat], option.value) else NotInHand(name)
