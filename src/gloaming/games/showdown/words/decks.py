"""The two decks of a duel, and how their cards are called."""

from __future__ import annotations

from typing import cast

from gloaming.games.showdown.rules.cards import DISCIPLINES, FIRST_ACE, card_named
from gloaming.games.showdown.rules.champions import deck_named, text_of
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.view import ShowdownView
from gloaming.kernel.cards.carrying import is_brought
from gloaming.kernel.cards.reader import OWNER, Reader
from gloaming.words.scene import Scene

CHAMPION = "red-joker"
EDGES = ("first-edge", "second-edge")
SHAPES = {"physical": "✚", "intellect": "☼", "cunning": "☾"}
SUIT_SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
RANK_SIGNS = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}


def view_of(scene: Scene) -> ShowdownView:
    """Returns what is seen of the duel."""
    return cast(ShowdownView, scene.view)


def deck_at(scene: Scene, seat: int) -> Deck | None:
    """Returns the deck a seat fights with, once it is known."""
    brought = str(scene.options.get(f"deck_{seat}", ""))
    name = brought if is_brought(brought) else view_of(scene).champions[seat]
    return None if name is None else deck_named(name)


def is_edge(name: str) -> bool:
    """Tells whether a card is an edge of the Black Joker."""
    return name.endswith("-edge")


def named(name: str, deck: Deck | None = None) -> str:
    """Returns a card as people say it.

    >>> named("7-of-clubs"), named("first-edge")
    ('the 7 of clubs', 'the Black Joker')
    """
    return f"the {unarticled(name, deck)}"


def unarticled(name: str, deck: Deck | None = None) -> str:
    """Returns a card as people say it after whose it is, such as `7 of clubs`."""
    if is_edge(name):
        return "Black Joker" if deck is None else f"Black Joker's {worth(name, deck)} edge"
    return name.replace("-", " ")


def title_of(name: str, deck: Deck | None) -> str:
    """Returns the title of a card, if it has one."""
    return "" if deck is None else deck.titles[card_named(name)]


def titled(name: str, deck: Deck | None) -> str:
    """Returns a card with its title, if it has one."""
    title = title_of(name, deck)
    return f"{title} ({named(name)})" if title else named(name, deck)


def brief(name: str) -> str:
    """Returns a card in two or three characters.

    >>> brief("10-of-hearts"), brief("jack-of-clubs")
    ('10♥', 'J♣')
    """
    if is_edge(name):
        return "BJ"
    rank, _, suit = name.partition("-of-")
    return f"{RANK_SIGNS.get(rank, rank)}{SUIT_SIGNS[suit]}"


def discipline_of(name: str, deck: Deck) -> str:
    """Returns the printed discipline of a card or an edge."""
    return DISCIPLINES[deck.discipline(card_named(name))]


def value_of(name: str, deck: Deck) -> int:
    """Returns the printed value of a card or an edge."""
    return deck.value(card_named(name))


def worth(name: str, deck: Deck) -> str:
    """Returns value and discipline of a card or an edge, such as `7 Physical`."""
    return f"{value_of(name, deck)} {discipline_of(name, deck).capitalize()}"


def has_discipline(name: str) -> bool:
    """Tells whether a card can be a feint or a strike, which the Aces and the champion cannot."""
    return card_named(name) < FIRST_ACE or is_edge(name)


def kinds_of(name: str, deck: Deck) -> list[str]:
    """Returns the kinds of a card's abilities: action, react, feint ..."""
    return [ability.kind for ability in deck.abilities[card_named(name)]]


def rules_text(name: str, deck: Deck | None, to: Reader = OWNER) -> str:
    """Returns the rules text of a card, or nothing for a plain one."""
    return "" if deck is None else " ".join(text_of(deck, card_named(name), to))


def trigger_text(discipline: str, deck: Deck | None, to: Reader = OWNER) -> str:
    """Returns what a champion's trigger does, without naming it."""
    return "" if deck is None else deck.abilities[card_named(CHAMPION)][DISCIPLINES.index(discipline)].says(to)


def in_order(names: list[str], deck: Deck | None) -> list[str]:
    """Returns cards by discipline, low values first, as a hand is held."""
    if deck is None:
        return names
    return sorted(names, key=lambda name: (deck.discipline(card_named(name)), deck.value(card_named(name))))
