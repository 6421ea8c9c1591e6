"""What happens in every game whose cards carry abilities."""

from __future__ import annotations

from msgspec import field

from gloaming.kernel.events import CardEvent, SeatEvent


class AbilityUsed(CardEvent, frozen=True, tag="ability"):
    """A seat has paid for an ability of a card, which is carried out now."""

    ability: str = field(name="kind")


class Cancelled(SeatEvent, frozen=True):
    """A seat stops what would happen."""

    what: str  # the kind of what does not happen, as its record is spelled
    card: str | None  # the card that it is about, if it is about one
