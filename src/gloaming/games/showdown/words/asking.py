"""What lies behind a question of a duel: which card asks it, and which cards can answer it."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.games.showdown.rules.cards import DISCIPLINES, NAMES, card_named
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.view import PlayArea
from gloaming.games.showdown.words.decks import CHAMPION, deck_at, named, titled, view_of
from gloaming.games.showdown.words.phrases import as_read, trigger_as_read
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.terms import When
from gloaming.kernel.cards.using import ability_id
from gloaming.kernel.choices import Option
from gloaming.words.scene import Scene

HAND_VERBS = ("feint", "strike", "discard", "choose", "play", "react")
ANSWERS = {"react": ("react",), "use": ("remove", "ongoing")}  # the kinds of abilities that can answer something


def thing(option: Option) -> str:
    """Returns the card or word an option is about."""
    return option.touches[0] if option.touches else option.question.verb


def own_deck(scene: Scene) -> Deck | None:
    """Returns the deck of whoever looks."""
    seat = view_of(scene).seat
    return None if seat is None else deck_at(scene, seat)


def own_area(scene: Scene) -> PlayArea:
    """Returns the side of the table of whoever looks."""
    return view_of(scene).areas[scene.own_side]


def answered(scene: Scene) -> tuple[When, ...]:
    """Returns what is being answered, if a React or an Ace could answer it."""
    deck = own_deck(scene)
    for option in scene.choices:
        verb = option.question.verb
        if deck is not None and verb in ANSWERS:
            for ability in deck.abilities[card_named(thing(option))]:
                if ability.kind in ANSWERS[verb] and ability.triggers:
                    return ability.triggers
    return ()


def hand_verb(scene: Scene) -> str | None:
    """Returns what would be done with a card of the hand."""
    if scene.verb == "use":
        return "react" if answered(scene) else "play"
    if scene.verb == "choose" and not all(thing(option) in view_of(scene).hand for option in scene.choices):
        return None
    return scene.verb if scene.verb in HAND_VERBS else None


def within_reach(scene: Scene) -> dict[str, str]:
    """Returns the hand and one's own Aces, each with the token by which it would be used."""
    if scene.decision is None:
        return {}
    verb = hand_verb(scene) or "play"
    aces = [ace.card for ace in own_area(scene).aces if ace.card is not None]
    return {ace: f"use {ace}" for ace in aces} | {card: f"{verb} {card}" for card in view_of(scene).hand}


class Source(NamedTuple):
    """The ability that asks: its name, its text, and what it asks for."""

    title: str
    text: str
    asks: str


def source_of(scene: Scene) -> Source | None:
    """Returns the ability that is being carried out, if one is."""
    using = view_of(scene).using
    if using is None:
        return None
    deck = deck_at(scene, using.seat)
    if using.card == CHAMPION:
        discipline = DISCIPLINES[using.ability]
        says = trigger_as_read(discipline, using.seat, scene)
        return Source(f"{discipline.capitalize()} trigger", says, using.asks)
    return Source(titled(using.card, deck), as_read(using.card, using.seat, scene), using.asks)


def asked_about(scene: Scene) -> tuple[str, Ability]:
    """Returns the ability that its owner may use or leave, and its card."""
    using, deck = view_of(scene).using, own_deck(scene)
    assert using is not None
    assert deck is not None
    return using.card, deck.abilities[card_named(using.card)][using.ability]


def edge_owner(scene: Scene) -> int:
    """Returns whose Black Joker is being turned."""
    using = view_of(scene).using
    return scene.own_side if using is None else using.about


def ability_titles(scene: Scene) -> dict[str, str]:
    """Returns what the abilities of one's own cards are called; one of several on a card is told by its kind."""
    deck = own_deck(scene)
    if deck is None:
        return {}
    titles: dict[str, str] = {}
    for name, title, abilities in zip(NAMES, deck.titles, deck.abilities, strict=True):
        for number, ability in enumerate(abilities):
            kind = f" ({ability.kind_title()})" if len(abilities) > 1 else ""
            called = f"the {ability.kind_title()}" if name == CHAMPION else f"{title or named(name)}{kind}"
            titles[ability_id(name, number)] = called
    return titles
