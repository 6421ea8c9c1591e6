"""Why a choice in a match is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.games.syndicates.rules.questions import DRAW, SWAP
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.tabletop import FX, MOST_KT, Side
from gloaming.games.syndicates.rules.texts import ONE_TIME, OTHER_FACE
from gloaming.games.syndicates.rules.uses import CardUse
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.reasons import CardName, CardRefused, Reason

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.game import Syndicates

ACTIONS: Final = ("attack", "use", "draw", "play", "move")  # the questions of a turn


class NotOurs(CardRefused, frozen=True):
    says = "{card} is not on {seat:'s} field"


class NotTheirs(CardRefused, frozen=True):
    says = "{card} is not on the other side's field"
    rules = ("A-40",)


class Covered(CardRefused, frozen=True):
    says = "{card} lies under {guard}"
    rules = ("SS-CHR-8", "SS-CHR-10")
    guard: CardName


class Obeys(CardRefused, frozen=True):
    says = "{card} obeys {mate}"
    rules = ("A-35",)
    mate: Seat


class Inactive(CardRefused, frozen=True):
    says = "{card} cannot act under {fx}"
    rules = ("SS-FX-6",)
    fx: CardName


class Immune(CardRefused, frozen=True):
    says = "{card} is immune as long as {shield} is in play"
    rules = ("SS-ATK-4",)
    shield: CardName


class NoSkill(CardRefused, frozen=True):
    says = "{card} has no skill to use"


class TooWeak(CardRefused, frozen=True):
    says = "{card} needs {needs} KT for a {action} and has {has}"
    rules = ("SS-SKL-7", "SS-BG-6")
    action: str
    needs: int
    has: int


class OneTimeUsed(Reason, frozen=True):
    says = "{seat:'s} faction card is black: the one-time skill is used"
    rules = ("SS-ONE-8",)


class NeedsPartner(CardRefused, frozen=True):
    says = "{card} needs {partner} in play"
    rules = ("SS-DUO-7",)
    partner: CardName


class DoesNothing(CardRefused, frozen=True):
    says = "the skill of {card} could do nothing now"


class FamilyGone(CardRefused, frozen=True):
    says = "{family} is not in the Family slot, so {card} cannot send them away"
    rules = ("A-26",)
    family: CardName


class FamilyCovered(CardRefused, frozen=True):
    says = "{family} lies under {cover}, so {card} cannot send them away"
    rules = ("A-26",)
    family: CardName
    cover: CardName


class NobodyLeft(CardRefused, frozen=True):
    says = "there is no character left for {card} to draw"
    rules = ("A-17",)


class EmptyDeck(Reason, frozen=True):
    says = "{seat:'s} FX deck is empty, and used cards do not come back"
    rules = ("A-17",)


class KeptByMate(CardRefused, frozen=True):
    says = "{card} belongs to {mate}, who drew it"
    rules = ("A-31",)
    mate: Seat


class NotKept(CardRefused, frozen=True):
    says = "{card} was not kept"
    rules = ("SS-FX-7",)


class NoBodyguard(CardRefused, frozen=True):
    says = "{card} is no Bodyguard"
    rules = ("SS-ACT-6",)


class NowhereToGo(Reason, frozen=True):
    says = "a Bodyguard goes to another character of its own side"
    rules = ("SS-BG-8", "A-44")


class NotSwapped(Reason, frozen=True):
    says = "only two Supporter slots of one's own change places, and teammates keep to their flanks"
    rules = ("SS-SLOT-9",)


def why_not(game: Syndicates, seat: Seat, option: Option) -> Reason | None:
    """Returns the rule that stands against an option, if it is one of these."""
    questions, side, asked = game.cards.questions, game.side_of(seat), game.decision_of(seat)
    verbs = [] if asked is None else [each.question.verb for each in asked.options]
    verb = option.question.verb
    if verb not in (ACTIONS if verbs and verbs[0] in ACTIONS else verbs):
        return None
    if option.question is questions.attack:
        attacker, target = questions.attack.second(option), questions.attack.first(option)
        return why_not_act(game, seat, attacker) or why_not_target(game, 1 - side, target)
    if option.question is questions.use:
        return why_not_act(game, seat, option.value) or why_not_use(game, seat, option.value)
    if option.question is questions.move:
        guard = questions.move.first(option)
        return why_not_act(game, seat, guard) or why_not_move(game, side, guard)
    if option.question is questions.play:
        keepers = [mate for mate in game.team(side) if option.value in game.reserves[mate]]
        name = game.cards.names[option.value]
        return KeptByMate(name, keepers[0]) if keepers else NotKept(name)
    if option.question is questions.hit:
        return why_not_target(game, 1 - side, option.value)
    return EmptyDeck() if option.question is DRAW else NotSwapped() if option.question is SWAP else None


def why_not_act(game: Syndicates, seat: Seat, card: Card) -> Reason | None:
    """Returns why a character cannot act for a seat."""
    side, names = game.side_of(seat), game.cards.names
    slot = game.slot_of(side, card)
    if slot == NONE:
        return NotOurs(names[card])
    if game.top(side, slot) != card:
        return Covered(names[card], names[game.top(side, slot)])
    if not game.commands(seat, slot):
        return Obeys(names[card], (seat + 2) % game.players)  # mates sit opposite each other
    if not game.is_active(side, slot):
        return Inactive(names[card], names[game.attached[side][slot][-1][FX]])
    return None


def why_not_target(game: Syndicates, side: Side, card: Card) -> Reason | None:
    """Returns why a character of a side cannot be attacked."""
    names, slot = game.cards.names, game.slot_of(side, card)
    if slot == NONE:
        return NotTheirs(names[card])
    if game.top(side, slot) != card:
        return Covered(names[card], names[game.top(side, slot)])
    shields = [shield for shield in game.cards.shields[card] if game.slot_of(side, shield) != NONE]
    return Immune(names[card], names[shields[0]]) if shields else None


def why_not_use(game: Syndicates, seat: Seat, card: Card) -> Reason:
    """Returns why a character who can act cannot use its skill."""
    side, names, text = game.side_of(seat), game.cards.names, game.text_of(card)
    kt = game.kt[side][game.slot_of(side, card)]
    partner = game.cards.partners[card]
    if text is None or not text.chosen:
        return NoSkill(names[card])
    if game.costs(text) and kt < MOST_KT:
        return TooWeak(names[card], "skill", MOST_KT, kt)
    if text.kind in (ONE_TIME, OTHER_FACE) and game.black[side]:
        return OneTimeUsed()
    if partner != NONE and game.slot_of(side, partner) == NONE:
        return NeedsPartner(names[card], names[partner])
    use = CardUse(seat, card)
    unable = next((effect for effect in text.done if not effect.able(game, use)), None)
    return (unable and unable.why_unable(game, use)) or DoesNothing(names[card])


def why_not_move(game: Syndicates, side: Side, card: Card) -> Reason:
    """Returns why a character who can act cannot move as a Bodyguard."""
    slot = game.slot_of(side, card)
    if not game.is_bodyguard(side, slot):
        return NoBodyguard(game.cards.names[card])
    kt = game.kt[side][slot]
    return TooWeak(game.cards.names[card], "move", MOST_KT, kt) if kt < MOST_KT else NowhereToGo()
