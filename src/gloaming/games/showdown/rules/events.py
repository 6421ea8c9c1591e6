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
    """A seat shuffles its deck."""


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
    """It is known who attacks first."""


# Turns and combats.


class Turn(Event, frozen=True):
    """A turn begins."""

    opens = True
    turn: int
    attacker: Seat


class Passed(SeatEvent, frozen=True):
    """A seat passes."""


class Action(HandShown, frozen=True):
    """A seat plays an action from its hand."""

    beat = True
    cites = "SD-ACT-5"


class React(HandShown, frozen=True):
    """A seat answers with a card from its hand."""

    beat = True
    cites = "SD-TYPE-3"


class AceUsed(CardEvent, frozen=True):
    """A seat uses an open Ace."""

    beat = True
    cites = "SD-ACE-1"
    removed: bool


class Feint(HandShown, frozen=True):
    """A seat feints."""


class FeintSwapped(HandShown, frozen=True):
    """A seat puts another feint in the place of the first."""


class EdgeTurned(CardEvent, frozen=True):
    """A seat turns its edge card round."""


class Strike(SeatEvent, frozen=True):
    """A seat lays its strike face down."""

    own = True
    card: Secret[str] = UNSET


class StrikeTurned(HandShown, frozen=True):
    """The strike of a seat is turned up."""

    beat = True
    cites = "SD-CMB-6"


class Revealed(Event, frozen=True):
    """Both strikes are turned up, by seat."""

    reveals = True
    strikes: list[str]


class StrikeSwapped(HandShown, frozen=True):
    """A seat puts another strike in the place of the first."""


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
    """A seat uses the trigger of its champion for a discipline."""

    beat = True
    cites = "SD-CMB-12"
    discipline: str


class Prevented(SeatEvent, frozen=True):
    """A seat is spared a wound."""

    beat = True


class Cleared(Event, frozen=True):
    """The cards of a combat leave the table."""

    turn: int


# Aces.


class AceTurned(CardShown, frozen=True):
    """An Ace of a seat is turned up: a wound."""

    beat = True
    cites = "SD-DMG-1"


class AceHealed(CardEvent, frozen=True):
    """An Ace of a seat is turned down again."""

    beat = True
    cites = "SD-HEAL-1"


class AcesShuffled(SeatEvent, frozen=True):
    """A seat shuffles the Aces that lie face down."""


# Hands, decks and piles.


class Drew(SeatEvent, frozen=True):
    """A seat draws cards."""

    count: int
    cards: Secret[list[str]] = UNSET


class Discarded(CardShown, frozen=True):
    """A card of a seat is discarded."""


class Removed(CardShown, frozen=True):
    """A card of a seat is removed from the game."""


class Flipped(CardShown, frozen=True):
    """A seat turns up the top card of its deck, and may keep it."""

    beat = True
    cites = "SD-FLIP-1"
    kept: bool


class LookedAtTop(SeatEvent, frozen=True):
    """A seat looks at the top cards of its deck, the one it would draw next first."""

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
    """A seat shows a card from its hand."""


class ShowsNone(SeatEvent, frozen=True):
    """A seat has no card of a discipline to show."""

    reveals = True
    discipline: str


class Counted(SeatEvent, frozen=True):
    """A seat says how many cards of a discipline it holds."""

    reveals = True
    discipline: str
    count: int


class Recovered(CardShown, frozen=True):
    """A card of a seat comes back from a pile."""

    to: str


class PutBack(SeatEvent, frozen=True):
    """A seat puts a card from its hand back."""

    own = True
    to: str
    card: Secret[str] = UNSET


class Named(SeatEvent, frozen=True):
    """A seat names a discipline."""

    discipline: str


# The end.


class GameOver(Event, frozen=True):
    """The duel is over."""

    losers: list[Seat]
    scores: list[int]
    winners: list[Seat]
