"""What happens in Shadow Cards. Cards are told by their names."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event, Secret


class RoundBegins(Event, frozen=True):
    """A round begins."""

    opens: ClassVar[bool] = True

    round: int


class Starter(Event, frozen=True):
    """It is told who leads the first trick."""

    reveals: ClassVar[bool] = True

    seat: Seat


class Dealt(Event, frozen=True):
    """A seat is dealt its hand."""

    seat: Seat
    count: int
    cards: Secret[list[str]] = UNSET


class SetAside(Event, frozen=True):
    """A seat sets a card aside for its prediction."""

    private: ClassVar[bool] = True
    own: ClassVar[bool] = True

    seat: Seat
    card: str


class Predicted(Event, frozen=True):
    """A seat has made its prediction."""

    seat: Seat


class OpenCard(Event, frozen=True):
    """The side stack adds a card to the trick."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SC-OPEN-1"
    reveals: ClassVar[bool] = True

    card: str


class Played(Event, frozen=True):
    """A seat plays a card to the trick."""

    seat: Seat
    card: str


class TrickWon(Event, frozen=True):
    """A seat wins the trick."""

    beat: ClassVar[bool] = True

    seat: Seat
    cards: list[str]

    @property
    def rule(self) -> str:
        """The rule for a trick with a red card, or without one."""
        return "SC-TRICK-1" if any(card.startswith("red-") for card in self.cards) else "SC-TRICK-2"


class Scored(Event, frozen=True):
    """The winner of a trick scores one of its cards."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SC-PTS-2"

    seat: Seat
    card: str


class PredictionsShown(Event, frozen=True):
    """All predictions are turned up, by seat."""

    reveals: ClassVar[bool] = True

    predictions: list[list[str]]


class Experience(Event, frozen=True):
    """A line is written on the score sheet; all numbers are by seat."""

    beat: ClassVar[bool] = True
    cites: ClassVar[str] = "SC-PAD-1"
    reveals: ClassVar[bool] = True

    round: int
    predictions: list[int]
    trick_points: list[int]
    experience: list[int]
    totals: list[int]


class GameOver(Event, frozen=True):
    """The last round has been scored."""

    scores: list[int]
    winners: list[Seat]
