"""Why a choice in a game is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.shadowscape.rules.symbols import ATTACKING, FACES, HEALING, PREPARING, SEARCHING, SPECIAL
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.reasons import CardName, CardRefused, NotInHand, Reason

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.game import Shadowscape


class NotYourCard(CardRefused, frozen=True):
    says = "{card} is not one of {seat:'s} Action Cards"
    rules = ("SHS-TURN-3",)


class NoActionsLeft(Reason, frozen=True):
    says = "{seat:has} performed all Actions of this turn"
    rules = ("SHS-TURN-2",)


class Disabled(CardRefused, frozen=True):
    says = "{card} is disabled: there are Wounds on it"
    rules = ("SHS-DIS-1",)


class Exhausted(CardRefused, frozen=True):
    says = "{card} is exhausted for the rest of this turn"
    rules = ("SHS-TURN-5",)


class OtherUse(CardRefused, frozen=True):
    says = "the side of {card} that is face up is for something else"
    rules = ("SHS-TURN-3",)
    side: str


class OutOfReach(Reason, frozen=True):
    says = "{room} is out of reach with a Movement of {points}"
    rules = ("SHS-MOVE-4", "SHS-MOVE-6")
    room: CardName
    points: int


class NotThere(Reason, frozen=True):
    says = "{enemy} is not where {card} reaches"
    rules = ("SHS-ATK-2",)
    enemy: CardName
    card: CardName


class NotHurt(Reason, frozen=True):
    says = "there are no Wounds to heal"
    rules = ("SHS-HEAL-1",)


class ClaimedAlready(Reason, frozen=True):
    says = "{seat:has} already claimed a card this turn"
    rules = ("SHS-CLM-1",)


class NotOpen(CardRefused, frozen=True):
    says = "{card} does not lie open"
    rules = ("SHS-CLM-2",)


class TooDear(CardRefused, frozen=True):
    says = "{seat:does} not have what {card} costs"
    rules = ("SHS-CLE-1", "SHS-CLA-2")


class NotHeard(CardRefused, frozen=True):
    says = "what {card} asks for is not fulfilled"
    rules = ("SHS-CLW-4",)


class FateAlteredAlready(Reason, frozen=True):
    says = "{seat:has} already altered fate this turn"
    rules = ("SHS-FATE-1",)


class DoesNothing(CardRefused, frozen=True):
    says = "{card} could do nothing now"


class WrongSymbol(CardRefused, frozen=True):
    says = "{card} does not have the symbol that boosts this"
    rules = ("SHS-BOOST-1",)


class HeroTaken(Reason, frozen=True):
    says = "{hero} is played already"
    rules = ("SHS-SET-26",)
    hero: CardName


class RoomTaken(Reason, frozen=True):
    says = "another Hero starts in {room}, or nobody can"
    rules = ("SHS-SET-23",)
    room: CardName


class NoPlaceForWounds(CardRefused, frozen=True):
    says = "{card} cannot take this Wound"
    rules = ("SHS-EAT-8", "SHS-HEAL-5")


def why_not(game: Shadowscape, seat: Seat, option: Option) -> Reason | None:
    """Returns the rule that stands against an option, if it is one of these."""
    asked = game.decision_of(seat)
    if asked is None:
        return None
    questions, verbs = game.box.questions, [each.question.verb for each in asked.options]
    question, name = option.question, option.question.names[option.value]
    if "end" in verbs:
        return why_not_act(game, game.first, option)
    if question is questions.boost and "enough" in verbs and not {"lead", "shift"} & set(verbs):
        return boost_refused(game, seat, option.value)
    if question.verb not in verbs:
        return None
    if question is questions.pick and option.value in game.hero_cards:
        return HeroTaken(name)
    if question is questions.start:
        return RoomTaken(name)
    if question is questions.wound:
        return NoPlaceForWounds(name)
    return NotInHand(name) if question in (questions.discard, questions.give) else None


def boost_refused(game: Shadowscape, seat: Seat, card: int) -> Reason:
    """Returns why a Fate Card does not boost what is being done, for a seat that knows its own hands."""
    name = game.box.fates.names[card]
    held = [hero for hero in range(game.heroes) if game.deciders[hero] == seat and card in game.hand(hero)]
    return WrongSymbol(name) if held else NotInHand(name)


def why_not_act(game: Shadowscape, hero: int, option: Option) -> Reason | None:
    """Returns why a Hero cannot do something in its Action Phase."""
    questions, question = game.box.questions, option.question
    name = question.names[option.value]
    if question is questions.claim:
        return why_not_claim(game, hero, option.value)
    if question is questions.alter:
        if game.fate_altered:
            return FateAlteredAlready()
        return DoesNothing(name) if option.value in game.hand(hero) else NotInHand(name)
    if question is questions.use:
        return DoesNothing(name)
    if question is questions.move:
        card = questions.move.first(option)
        room = game.box.rooms.names[questions.move.second(option)]
        return why_not_card(game, hero, card) or OutOfReach(room, game.movement_of(hero))
    if question is questions.attack:
        card = questions.attacker(option)
        enemy = questions.attack.firsts[questions.attack.first(option)]
        reached = why_not_card(game, hero, card) or why_not_kind(game, card, ATTACKING)
        return reached or NotThere(enemy, game.box.actions.names[card])
    kinds = {"search": SEARCHING, "prepare": PREPARING, "heal": HEALING, "act": SPECIAL}
    if question.verb in kinds:
        card = option.value
        against = why_not_card(game, hero, card) or why_not_kind(game, card, kinds[question.verb])
        return against or (NotHurt() if question is questions.heal else DoesNothing(name))
    return None


def why_not_card(game: Shadowscape, hero: int, card: int) -> Reason | None:
    """Returns why a Hero cannot use an Action Card at all."""
    name = game.box.actions.names[card]
    if card not in game.areas[hero]:
        return NotYourCard(name)
    if game.actions_left <= 0:
        return NoActionsLeft()
    if game.wounds[card] > 0:
        return Disabled(name)
    return Exhausted(name) if card in game.exhausted else None


def why_not_kind(game: Shadowscape, card: int, kind: int) -> Reason | None:
    """Returns why the side of a card that is face up is not for an Action."""
    if game.box.side(card, game.faces[card]).kind == kind:
        return None
    return OtherUse(game.box.actions.names[card], FACES[game.faces[card]])


def why_not_claim(game: Shadowscape, hero: int, claimed: int) -> Reason:
    """Returns why a Hero cannot claim a card."""
    questions = game.box.questions
    name = questions.claim.names[claimed]
    if game.claims_left <= 0:
        return ClaimedAlready()
    if claimed >= questions.claim_whispers:
        is_open = claimed - questions.claim_whispers in game.whisper_row
        return NotHeard(name) if is_open else NotOpen(name)
    if claimed >= questions.claim_actions:
        is_open = claimed - questions.claim_actions in game.action_row
    else:
        is_open = claimed in game.gear_row
    return TooDear(name) if is_open else NotOpen(name)
