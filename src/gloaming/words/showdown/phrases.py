"""The parts of which the sentences about a duel are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gloaming.games.showdown.cards import card_named
from gloaming.kernel.cards.english import listed
from gloaming.words.scene import Scene
from gloaming.words.showdown.decks import deck_at, is_edge, named, rules_text, titled, view_of, worth
from gloaming.words.turning import turned, turned_ability

Facts = Mapping[str, Any]
Teller = Callable[[Facts, Scene], str]


def who(facts: Facts, scene: Scene) -> str:
    """Returns the name of whom an event is about."""
    return scene.names[facts["seat"]]


def for_reader(text: str, seat: int, scene: Scene) -> str:
    """Returns the text of a seat's card as it reads for whoever looks."""
    reader = view_of(scene).seat
    return text if reader == seat else turned(text, to_opponent=reader is not None)


def as_read(name: str, seat: int, scene: Scene) -> str:
    """Returns the rules text of a seat's card as it reads for whoever looks."""
    deck, reader = deck_at(scene, seat), view_of(scene).seat
    if deck is None or is_edge(name) or reader == seat:
        return rules_text(name, deck)
    abilities = deck.abilities[card_named(name)]
    return " ".join(turned_ability(each.title, each.says(), to_opponent=reader is not None) for each in abilities)


def quoted(text: str) -> str:
    """Returns a text in quotation marks, or nothing."""
    return f" “{text}”" if text else ""


def plainly(facts: Facts, scene: Scene) -> str:
    """Returns the card of an event, called by its suit and rank."""
    return named(facts["card"], deck_at(scene, facts["seat"]))


def by_title(facts: Facts, scene: Scene) -> str:
    """Returns the card of an event, called by its title."""
    return titled(facts["card"], deck_at(scene, facts["seat"]))


def its_text(facts: Facts, scene: Scene) -> str:
    """Returns the rules text of an event's card, quoted."""
    return quoted(as_read(facts["card"], facts["seat"], scene))


def laid(facts: Facts, scene: Scene) -> str:
    """Returns the card of an event with what it is worth."""
    deck = deck_at(scene, facts["seat"])
    if deck is None or is_edge(facts["card"]):
        return named(facts["card"], deck)
    return f"{named(facts['card'])}, {worth(facts['card'], deck)}"


def named_all(names: list[str]) -> str:
    """Returns cards as a phrase."""
    return listed([named(name) for name in names])
