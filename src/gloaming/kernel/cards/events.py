"""What happens in every game whose cards carry abilities."""

from __future__ import annotations

from msgspec import field

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event


class AbilityUsed(Event, frozen=True, tag="ability"):
    """A seat has paid for an ability of a card, which is carried out now."""

    seat: Seat
    card: str
    ability: str = field(name="kind")


class Cancelled(Event, frozen=True):
    """A seat stops what would happen."""

    seat: Seat
