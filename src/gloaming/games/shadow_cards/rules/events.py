"""What happens in Shadow Cards. Cards are told by their names."""

from __future__ import annotations

from msgspec import UNSET

from gloaming.kernel.events import CardEvent, Event, SeatEvent, Secret


class RoundBegins(Event, frozen=True):
    """A round begins."""

    opens = True
    round: int


class Starter(SeatEvent, frozen=True):
    """It is told who leads the first trick."""

    reveals = True


class Dealt(SeatEvent, frozen=True):
    """A seat is dealt its hand."""

    count: int
    cards: Secret[list[str]] = UNSET


class SetAside(CardEvent, frozen=True):
    """A seat sets a card aside for its prediction."""

    private = True
    own = True


class Predicted(SeatEvent, frozen=True):
    """A seat has made its prediction."""


class OpenCard(Event, frozen=True):
    """The side stack adds a card to the trick."""

    beat = True
    cites = "SC-OPEN-1"
    reveals = True
    card: str


class Played(CardEvent, frozen=True):
    """A seat plays a card to the trick."""


class TrickWon(SeatEvent, frozen=True):
    """A seat wins the trick."""

    beat = True
    cards: list[str]

    @property
    def rule(self) -> str:
        """The rule for a trick with a red card, or without one."""
        return "SC-TRICK-1" if any(card.startswith("red-") for card in self.cards) else "SC-TRICK-2"


class Scored(CardEvent, frozen=True):
    """The winner of a trick scores one of its cards."""

    beat = True
    cites = "SC-PTS-2"


class PredictionsShown(Event, frozen=True):
    """All predictions are turned up, by seat."""

    reveals = True
    predictions: list[list[str]]


class Experience(Event, frozen=True):
    """A line is written on the score sheet; all numbers are by seat."""

    beat = True
    cites = "SC-PAD-1"
    reveals = True
    round: int
    predictions: list[int]
    trick_points: list[int]
    experience: list[int]
    totals: list[int]
