"""What happens in a duel. Cards and Aces are told by their names."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import CardEvent, Event, SeatEvent, Secret

# What decides a combat: the higher or the lower total, a text that wins ties, a text that names the winner, or nothing.
DecidedBy = Literal["higher", "lower", "ties", "card", "nothing"]


class CardShown(CardEvent, frozen=True):
    """Something that happens to a card which not everybody knew before."""

    reveals = True


class HandShown(CardShown, frozen=True):
    """The same, with a card that its seat has held."""

    own = True


# Before the first turn.


class Chose(SeatEvent, frozen=True):
    """A seat has chosen its champion."""

    own = True
    champion: Secret[str] = UNSET


class Champions(Event, frozen=True):
    """Both champions are turned up, by seat."""

    reveals = True
    champions: list[str]


class Shuffled(SeatEvent, frozen=True):
    says = "{seat:'s} deck is shuffled."


class CutOffered(SeatEvent, frozen=True):
    """A seat may cut the deck of the other."""

    asked: bool


class Cut(SeatEvent, frozen=True):
    """A seat cuts the deck of the other, or does not."""

    cut: bool


class CutForFirst(Event, frozen=True):
    """Both cut their decks for the first turn; the cards are by seat."""

    reveals = True
    cards: list[str]


class FirstPlayer(SeatEvent, frozen=True):
    says = "{seat:attacks} first."


# Turns and combats.


class Turn(Event, frozen=True):
    """A turn begins."""

    opens = True
    turn: int
    attacker: Seat


class Passed(SeatEvent, frozen=True):
    says = "{seat:passes}."


class Action(HandShown, frozen=True):
    says = "{seat:plays} {card:title}.{card:text}"
    beat = True
    cites = "SD-ACT-5"


class React(HandShown, frozen=True):
    says = "{seat:reacts} with {card:title}.{card:text}"
    beat = True
    cites = "SD-TYPE-3"


class AceUsed(CardEvent, frozen=True):
    says = "{seat:uses} {card:title}{removed:, which is removed from the game}.{card:text}"
    beat = True
    cites = "SD-ACE-1"
    removed: bool


class Feint(HandShown, frozen=True):
    says = "{seat:feints} with {card}."


class FeintSwapped(HandShown, frozen=True):
    says = "{seat:'s} feint is now {card}."


class EdgeTurned(CardEvent, frozen=True):
    says = "{seat:'s} feint is now {card}."


class Strike(SeatEvent, frozen=True):
    says = "{seat:plays} {card:plain} face down."
    own = True
    card: Secret[str] = UNSET


class StrikeTurned(HandShown, frozen=True):
    says = "{seat:'s} strike: {card:printed}."
    beat = True
    cites = "SD-CMB-6"


class Revealed(Event, frozen=True):
    """Both strikes are turned up, by seat."""

    says = ""  # each strike has been told
    reveals = True
    strikes: list[str]


class StrikeSwapped(HandShown, frozen=True):
    says = "{seat:'s} strike is now {card}."


class Unable(Event, frozen=True):
    """Some seats have nothing to strike with."""

    seats: list[Seat]


class Verdict(Event, frozen=True):
    """The totals, by seat, are compared; if nothing decides, nobody wins."""

    beat = True
    cites = "SD-CMB-7"
    winner: int
    totals: list[int]
    same_discipline: bool
    decided_by: DecidedBy


class Trigger(SeatEvent, frozen=True):
    says = "{seat:uses} the {discipline:trigger}.{discipline:text}"
    beat = True
    cites = "SD-CMB-12"
    discipline: str


class Prevented(SeatEvent, frozen=True):
    says = "{seat:takes} no damage after all."
    beat = True


class Cleared(Event, frozen=True):
    """The cards of a combat leave the table."""

    says = ""  # goes without saying
    turn: int


# Aces.


class AceTurned(CardShown, frozen=True):
    says = "{seat:reveals} {card:title}.{card:text}"
    beat = True
    cites = "SD-DMG-1"


class AceHealed(CardEvent, frozen=True):
    says = "{seat:heals} {card:title}: it is face down again."
    beat = True
    cites = "SD-HEAL-1"


class AcesShuffled(SeatEvent, frozen=True):
    says = "{seat:shuffles} the face-down Aces."


# Hands, decks and piles.


class Drew(SeatEvent, frozen=True):
    says = "{seat:draws} {cards}."
    count: int
    cards: Secret[list[str]] = UNSET


class Discarded(CardShown, frozen=True):
    says = "{seat:discards} {card}."


class Removed(CardShown, frozen=True):
    says = "{seat:removes} {card:title} from the game."


class Flipped(CardShown, frozen=True):
    """A seat turns up the top card of its deck, and may keep it."""

    beat = True
    cites = "SD-FLIP-1"
    kept: bool


class LookedAtTop(SeatEvent, frozen=True):
    says = "{seat:looks} at {count:card} on top of the deck{cards:after}."  # the next one first
    count: int
    cards: Secret[list[str]] = UNSET


class Took(SeatEvent, frozen=True):
    """A seat takes one of the cards it has looked at."""

    own = True
    of: int
    card: Secret[str] = UNSET


class Looked(SeatEvent, frozen=True):
    """A seat looks at cards of the other, who knows which."""

    count: int
    cards: Secret[list[str]] = UNSET

    def audience(self) -> tuple[int, ...]:
        return (0, 1)


class Shown(HandShown, frozen=True):
    says = "{seat:shows} {card}."


class ShowsNone(SeatEvent, frozen=True):
    says = "{seat:has} no {discipline} card."
    reveals = True
    discipline: str


class Counted(SeatEvent, frozen=True):
    """A seat says how many cards of a discipline it holds."""

    reveals = True
    discipline: str
    count: int


class Recovered(CardShown, frozen=True):
    """A seat takes a card out of its discard pile."""

    to: str


class PutBack(SeatEvent, frozen=True):
    says = "{seat:puts} {card:plain} {to}."
    own = True
    to: str
    card: Secret[str] = UNSET


class Named(SeatEvent, frozen=True):
    says = "{seat:names} {discipline}."
    discipline: str


# The end.


class GameOver(Event, frozen=True):
    """The duel is over."""

    losers: list[Seat]
    scores: list[int]
    winners: list[Seat]
