"""The parts of which the sentences about a match are made."""

from __future__ import annotations

from typing import Protocol

from gloaming.games.syndicates.words.cards import says, titled
from gloaming.games.syndicates.words.sides import slot_called
from gloaming.kernel.choices import Seat
from gloaming.words import said
from gloaming.words.said import NamedCard, NamedSeat, Said, capital, listed, mid, quoted, say
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU


class OfSeat(Protocol):
    """An event that is about a seat."""

    @property
    def seat(self) -> Seat:
        """The seat."""


class InSlot(Protocol):
    """An event that is about a card in a slot of a side."""

    @property
    def side(self) -> int:
        """The side."""

    @property
    def slot(self) -> str:
        """The slot."""

    @property
    def card(self) -> str:
        """The card."""


def does(event: OfSeat, scene: Scene, verb: str, yours: str | None = None) -> Said:
    """Returns whom an event is about, and what they do."""
    return said.does(scene.names, event.seat, verb, yours)


def card(scene: Scene, side: int, name: str) -> NamedCard:
    """Returns a side's card by its printed name."""
    return NamedCard(titled(scene, name), side, name)


def cards(scene: Scene, side: int, names: list[str]) -> Said:
    """Returns cards of a side by their printed names."""
    return listed([card(scene, side, name) for name in names])


def its_text(scene: Scene, seat: Seat, name: str) -> Said:
    """Returns what a card says to whoever reads it, in quotation marks."""
    return quoted(says(scene, name, seat % 2))


def team(scene: Scene, side: int) -> list[NamedSeat]:
    """Returns who plays on a side, whoever is spoken to first."""
    seats = [said.seat(scene.names, at) for at in range(side, len(scene.names), 2)]
    return sorted(seats, key=lambda seat: seat.words != YOU)


def side_does(scene: Scene, side: int, verb: str, many: str | None = None) -> Said:
    """Returns a side with its verb; the second form is the one for several, and for whoever is spoken to."""
    seats = team(scene, side)
    if len(seats) == 1:
        return said.does(scene.names, seats[0].seat, verb, many)
    return say("{} {}", listed(seats), many or verb.removesuffix("s"))


def side_mid(scene: Scene, side: int, verb: str, many: str | None = None) -> Said:
    """Returns a side with its verb for the middle of a sentence."""
    return mid(side_does(scene, side, verb, many))


def of_side(scene: Scene, side: int) -> Said:
    """Returns a side as the owner of something, such as `your` or `Ash and Moth's`."""
    seats = team(scene, side)
    if len(seats) == 1:
        return said.whose(scene.names, seats[0].seat)
    return say("your team's") if seats[0].words == YOU else say("{}'s", listed(seats))


def side_owns(scene: Scene, side: int) -> Said:
    """Returns the same at the beginning of a sentence."""
    return capital(of_side(scene, side))


def where(event: InSlot, scene: Scene) -> Said:
    """Returns the slot of an event, with its owner."""
    return say("{} {}", of_side(scene, event.side), slot_called(event.slot))
