"""What happens in Shadow Cards. Cards are told by their names."""

from __future__ import annotations

from msgspec import UNSET

from gloaming.kernel.events import CardEvent, Event, SeatEvent, Secret


class RoundBegins(Event, frozen=True):
    says = "Round {round} begins."
    opens = True
    round: int


class Starter(SeatEvent, frozen=True):
    says = "{seat:starts} this round."
    reveals = True


class Dealt(SeatEvent, frozen=True):
    says = "{seat:is} dealt {count:card}."
    count: int
    cards: Secret[list[str]] = UNSET


class SetAside(CardEvent, frozen=True):
    says = "{seat:sets} {card:the} aside."
    private = True
    own = True


class Predicted(SeatEvent, frozen=True):
    says = "{seat:has} made a prediction."


class OpenCard(Event, frozen=True):
    says = "{card:the} is the open card."
    beat = True
    cites = "SC-OPEN-1"
    reveals = True
    card: str


class Played(CardEvent, frozen=True):
    says = "{seat:plays} {card:the}."


class TrickWon(SeatEvent, frozen=True):
    says = "{seat:wins} the trick."
    beat = True
    cards: list[str]

    @property
    def rule(self) -> str:
        """The rule for a trick with a red card, or without one."""
        return "SC-TRICK-1" if any(card.startswith("red-") for card in self.cards) else "SC-TRICK-2"


class Scored(CardEvent, frozen=True):
    says = "{seat:scores} {card:the}."
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
