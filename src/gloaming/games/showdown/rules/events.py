"""What happens in a duel. Cards and Aces are told by their names."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import UNSET

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event, Secret

# What decides a combat: the higher or the lower total, a text that wins ties, a text that names the winner, or nothing.
DecidedBy = Literal["higher", "lower", "ties", "card", "nothing"]


class CardEvent(Event, frozen=True):
    """Something that happens to a card of a seat, in sight of everybody."""

    seat: Seat
    card: str


class CardShown(CardEvent, frozen=True):
    """The same, with a card that not everybody knew before."""

    reveals: ClassVar[bool] = True


class HandShown(CardShown, frozen=True):
    """The same, with a card that its seat has held."""

    own: ClassVar[bool] = True


# Before the first turn.


class Chose(Event, frozen=True):
    """A seat has chosen its champion."""

    own: ClassVar[bool] = True

    seat: Seat
    champion: Secret[str] = UNSET


class Champions(Event, frozen=True):
    """Both champions are turned up, by seat."""

    reveals: ClassVar[bool] = True

    champions: list[str]


class Shuffled(Event, frozen=True):
    """A seat shuffles its deck."""

    seat: Seat


class CutOffered(Event, frozen=True):
    """A seat may cut the deck of the other."""

    seat: Seat
    asked: bool


class Cut(Event, frozen=True):
    """A seat cuts the deck of the other, or does not."""

    seat: Seat
    cut: bool


class CutForFirst(Event, frozen=True):
    """Both cut their decks for the first turn; the cards are by seat."""

    reveals: ClassVar[bool] = True

    cards: list[str]


class FirstPlayer(Event, frozen=True):
    """It is known who attacks first."""

    seat: Seat


# Turns and combats.


class Turn(Event, frozen=True):
    """A turn begins."""

    opens: ClassVar[bool] = True

    turn: int
    attacker: Seat


class Passed(Event, frozen=True):
    """A seat passes."""

    seat: Seat


class Action(HandShown, frozen=True):
    """A seat plays an action from its hand."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-ACT-5"


class React(HandShown, frozen=True):
    """A seat answers with a card from its hand."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-TYPE-3"


class AceUsed(CardEvent, frozen=True):
    """A seat uses an open Ace."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-ACE-1"

    removed: bool


class Feint(HandShown, frozen=True):
    """A seat feints."""


class FeintSwapped(HandShown, frozen=True):
    """A seat puts another feint in the place of the first."""


class EdgeTurned(CardEvent, frozen=True):
    """A seat turns its edge card round."""


class Strike(Event, frozen=True):
    """A seat lays its strike face down."""

    own: ClassVar[bool] = True

    seat: Seat
    card: Secret[str] = UNSET


class StrikeTurned(HandShown, frozen=True):
    """The strike of a seat is turned up."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-CMB-6"


class Revealed(Event, frozen=True):
    """Both strikes are turned up, by seat."""

    reveals: ClassVar[bool] = True

    strikes: list[str]


class StrikeSwapped(HandShown, frozen=True):
    """A seat puts another strike in the place of the first."""


class Unable(Event, frozen=True):
    """Some seats have nothing to strike with."""

    seats: list[Seat]


class Verdict(Event, frozen=True):
    """The totals, by seat, are compared; if nothing decides, nobody wins."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-CMB-7"

    winner: int
    totals: list[int]
    same_discipline: bool
    decided_by: DecidedBy


class Trigger(Event, frozen=True):
    """A seat uses the trigger of its champion for a discipline."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-CMB-12"

    seat: Seat
    discipline: str


class Prevented(Event, frozen=True):
    """A seat is spared a wound."""

    beat: ClassVar[bool] = True

    seat: Seat


class Cleared(Event, frozen=True):
    """The cards of a combat leave the table."""

    turn: int


# Aces.


class AceTurned(CardShown, frozen=True):
    """An Ace of a seat is turned up: a wound."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-DMG-1"


class AceHealed(CardEvent, frozen=True):
    """An Ace of a seat is turned down again."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-HEAL-1"


class AcesShuffled(Event, frozen=True):
    """A seat shuffles the Aces that lie face down."""

    seat: Seat


# Hands, decks and piles.


class Drew(Event, frozen=True):
    """A seat draws cards."""

    seat: Seat
    count: int
    cards: Secret[list[str]] = UNSET


class Discarded(CardShown, frozen=True):
    """A card of a seat is discarded."""


class Removed(CardShown, frozen=True):
    """A card of a seat is removed from the game."""


class Flipped(CardShown, frozen=True):
    """A seat turns up the top card of its deck, and may keep it."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SD-FLIP-1"

    kept: bool


class Took(Event, frozen=True):
    """A seat looks at some cards of its deck and takes one."""

    seat: Seat
    of: int
    card: Secret[str] = UNSET


class Looked(Event, frozen=True):
    """A seat looks at cards of the other, who knows which."""

    seat: Seat
    count: int
    cards: Secret[list[str]] = UNSET

    def audience(self) -> tuple[int, ...]:
        """Returns both."""
        return (0, 1)


class Shown(HandShown, frozen=True):
    """A seat shows a card from its hand."""


class ShowsNone(Event, frozen=True):
    """A seat has no card of a discipline to show."""

    reveals: ClassVar[bool] = True

    seat: Seat
    discipline: str


class Counted(Event, frozen=True):
    """A seat says how many cards of a discipline it holds."""

    reveals: ClassVar[bool] = True

    seat: Seat
    discipline: str
    count: int


class Recovered(CardShown, frozen=True):
    """A card of a seat comes back from a pile."""

    to: str


class PutBack(Event, frozen=True):
    """A seat puts a card from its hand back."""

    own: ClassVar[bool] = True

    seat: Seat
    to: str
    card: Secret[str] = UNSET


class Named(Event, frozen=True):
    """A seat names a discipline."""

    seat: Seat
    discipline: str


# The end.


class GameOver(Event, frozen=True):
    """The duel is over."""

    losers: list[Seat]
    scores: list[int]
    winners: list[Seat]
