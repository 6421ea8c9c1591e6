"""The parts of which the sentences about a duel are made."""

from __future__ import annotations

from typing import Protocol

from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.words.decks import (
    deck_at,
    is_edge,
    rules_text,
    title_of,
    titled,
    trigger_text,
    unarticled,
    view_of,
    worth,
)
from gloaming.kernel.cards.reader import reader_of
from gloaming.kernel.choices import Seat
from gloaming.words import said
from gloaming.words.said import NamedCard, Said, say
from gloaming.words.scene import Scene


class OfSeat(Protocol):
    """An event that is about a seat."""

    @property
    def seat(self) -> Seat:
        """The seat."""


class OfCard(OfSeat, Protocol):
    """An event that is about a card of a seat."""

    @property
    def card(self) -> str:
        """The card."""


def does(event: OfSeat, scene: Scene, verb: str, yours: str | None = None) -> Said:
    """Returns whom an event is about, and what they do."""
    return said.does(scene.names, event.seat, verb, yours)


def whose(event: OfSeat, scene: Scene) -> Said:
    """Returns whom an event is about, as the owner of something."""
    return said.whose(scene.names, event.seat)


def as_read(name: str, seat: int, scene: Scene) -> str:
    """Returns the rules text of a seat's card as it reads for whoever looks."""
    return rules_text(name, deck_at(scene, seat), reader_of(seat, view_of(scene).seat))


def trigger_as_read(discipline: str, seat: int, scene: Scene) -> str:
    """Returns what the trigger of a seat's champion does as it reads for whoever looks."""
    return trigger_text(discipline, deck_at(scene, seat), reader_of(seat, view_of(scene).seat))


def card(seat: Seat, name: str, deck: Deck | None = None) -> Said:
    """Returns a card of a seat, called by its suit and rank, or an edge by what it is worth."""
    return say("the {}", NamedCard(unarticled(name, deck), seat, name))


def plainly(seat: Seat, name: str, scene: Scene) -> Said:
    """Returns the same, with the deck that the seat fights with."""
    return card(seat, name, deck_at(scene, seat))


def by_title(event: OfCard, scene: Scene) -> Said:
    """Returns the card of an event, called by its title."""
    deck = deck_at(scene, event.seat)
    titled_card = NamedCard(titled(event.card, deck), event.seat, event.card)
    return say("{}", titled_card) if title_of(event.card, deck) else card(event.seat, event.card, deck)


def its_text(event: OfCard, scene: Scene) -> Said:
    """Returns the rules text of an event's card, quoted."""
    return said.quoted(as_read(event.card, event.seat, scene))


def laid(event: OfCard, scene: Scene) -> Said:
    """Returns the card of an event with what it is worth."""
    return with_worth(event.seat, event.card, scene)


def with_worth(seat: Seat, name: str, scene: Scene) -> Said:
    """Returns a card with what it is worth."""
    deck = deck_at(scene, seat)
    if deck is None or is_edge(name):
        return plainly(seat, name, scene)
    return say("{}, {}", card(seat, name), worth(name, deck))


def named_all(seat: Seat, names: list[str]) -> Said:
    """Returns cards as a phrase."""
    return said.listed([card(seat, name) for name in names])
