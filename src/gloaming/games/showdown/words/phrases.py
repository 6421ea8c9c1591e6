"""The parts of which the sentences about a duel are made."""

from __future__ import annotations

from typing import Protocol

from gloaming.games.showdown.words.decks import (
    deck_at,
    is_edge,
    named,
    rules_text,
    titled,
    trigger_text,
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


def card(words: str, seat: Seat, name: str) -> Said:
    """Returns a card of a seat in some words; its article is not part of its name."""
    article = "the " if words.startswith("the ") else ""
    return say("{}{}", article, NamedCard(words.removeprefix(article), seat, name))


def plainly(seat: Seat, name: str, scene: Scene) -> Said:
    """Returns a card, called by its suit and rank."""
    return card(named(name, deck_at(scene, seat)), seat, name)


def by_title(event: OfCard, scene: Scene) -> Said:
    """Returns the card of an event, called by its title."""
    return card(titled(event.card, deck_at(scene, event.seat)), event.seat, event.card)


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
    return say("{}, {}", card(named(name), seat, name), worth(name, deck))


def named_all(seat: Seat, names: list[str]) -> Said:
    """Returns cards as a phrase."""
    return said.listed([card(named(name), seat, name) for name in names])
