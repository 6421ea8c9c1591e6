"""What happens at court."""

from __future__ import annotations

from typing import ClassVar

from gloaming.kernel.cards.events import AbilityUsed, Cancelled
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event, GameOver, Secret

__all__ = ["AbilityUsed", "Cancelled", "GameOver"]


class PlayerEvent(Event, frozen=True):
    """Something that a player does, or that happens to it."""

    player: int
    seat: Seat  # that leads it, or -1


class Drawn(PlayerEvent, frozen=True):
    """A player draws a card."""

    card: Secret[str]


class Shown(PlayerEvent, frozen=True):
    """A card leaves a hand: it is played, or discarded."""

    reveals: ClassVar[bool] = True

    card: str
    played: bool


class Bid(PlayerEvent, frozen=True):
    """A player bids in secret."""

    private: ClassVar[bool] = True

    amount: int


class Bids(Event, frozen=True):
    """All bids are turned up."""

    reveals: ClassVar[bool] = True

    bids: list[int]


class Wounded(Event, frozen=True):
    card: str
    amount: int


class Tired(Event, frozen=True):
    card: str


class LeftPlay(Event, frozen=True):
    card: str


class FavourLost(PlayerEvent, frozen=True):
    amount: int


class FavourGained(PlayerEvent, frozen=True):
    amount: int


class Challenged(Event, frozen=True):
    card: str


class ContestWon(PlayerEvent, frozen=True):
    card: str


class RoundEnds(Event, frozen=True):
    opens: ClassVar[bool] = True

    round: int
