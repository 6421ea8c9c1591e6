"""Why a choice in a duel is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.games.showdown.rules.cards import DOWN, FIRST_ACE, NAMES, UP, Card, is_edge
from gloaming.games.showdown.rules.questions import DISCARD, FEINT, PLAY, REACT, STRIKE, USE
from gloaming.kernel.cards.answering import Window
from gloaming.kernel.cards.using import PASS
from gloaming.kernel.choices import Option, Question, Seat
from gloaming.kernel.reasons import CardRefused, NotInHand, Reason

if TYPE_CHECKING:
    from gloaming.games.showdown.rules.game import Showdown

KINDS: Final = {"action": "an Action", "react": "a React"}  # as which cards can be played; all others are for combat


class LastCard(CardRefused, frozen=True):
    says = "{card} is the last card in hand and is needed for the strike"
    rules = ("SD-CMB-1", "B-11")


class Barred(CardRefused, frozen=True):
    says = "card text bars {card} from this combat"
    rules = ("B-49",)


class JokerBarred(Reason, frozen=True):
    says = "card text keeps the Black Joker from being the feint"
    rules = ("B-49",)


class OtherKind(CardRefused, frozen=True):
    says = "{card} is {kind}, not {wanted}"
    rules = ("SD-ACT-6", "SD-TYPE-5")
    kind: str
    wanted: str


class NotItsMoment(CardRefused, frozen=True):
    says = "this is not the moment that the text of {card} speaks of"
    rules = ("SD-TYPE-3", "SD-ACE-1")


class ChangesNothing(CardRefused, frozen=True):
    says = "{card} would change nothing now"


class NotOpen(CardRefused, frozen=True):
    says = "{card} is {lies}"
    rules = ("SD-ACE-5",)
    lies: str


def why_not(game: Showdown, seat: Seat, option: Option) -> Reason | None:
    """Returns the rule that stands against a card, if it is one of these."""
    card, question = option.value, option.question
    if question is USE and card >= FIRST_ACE and game.aces[seat]:
        return why_no_ace(game, seat, card)
    if question not in asked(game, seat):
        return None
    if question is FEINT and is_edge(card):
        return JokerBarred()
    if question in (FEINT, STRIKE, PLAY, REACT, DISCARD) and card not in game.hand_of(seat):
        return NotInHand(NAMES[card])
    if question in (PLAY, REACT):
        return why_no_ability(game, seat, option)
    if question in (FEINT, STRIKE):
        return Barred(NAMES[card]) if game.barred(seat, card) else LastCard(NAMES[card])
    return None


def asked(game: Showdown, seat: Seat) -> set[Question]:
    """Returns what a seat is asked; for an Action or an answer also where no card of the hand will do."""
    decision = game.decision_of(seat)
    found = set() if decision is None else {option.question for option in decision.options}
    if found <= {PLAY, REACT, USE, PASS}:
        found.add(REACT if isinstance(game.stack[-1], Window) else PLAY)
    return found


def why_no_ability(game: Showdown, seat: Seat, option: Option) -> Reason:
    """Returns why a card of the hand cannot be played for its text."""
    name, wanted, window = NAMES[option.value], "action" if option.question is PLAY else "react", game.stack[-1]
    kinds = [ability.kind for ability in game.abilities_of(seat, option.value)]
    if wanted not in kinds:
        kind = KINDS.get(kinds[0], "a Combat card") if kinds else "a plain card"
        return OtherKind(name, kind, KINDS[wanted])
    if isinstance(window, Window) and not game.answering(seat, option.value, window):
        return NotItsMoment(name)
    return ChangesNothing(name)


def why_no_ace(game: Showdown, seat: Seat, card: Card) -> Reason:
    """Returns why an Ace cannot be used."""
    lies = game.lies[seat][game.aces[seat].index(card - FIRST_ACE)]
    if lies == UP:
        return NotItsMoment(NAMES[card])
    return NotOpen(NAMES[card], "face down" if lies == DOWN else "removed from the game")
