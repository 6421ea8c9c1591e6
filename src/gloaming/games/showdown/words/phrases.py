"""The facts of a duel as they stand in the sentences about it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.words import decks
from gloaming.games.showdown.words.decks import CHAMPION, deck_at, view_of
from gloaming.kernel.cards.reader import reader_of
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
from gloaming.words.english import counted
from gloaming.words.said import NOTHING, NamedCard, Said, Sayable, listed, quoted, say, who
from gloaming.words.scene import Scene
from gloaming.words.telling import Teller

PLACES: Final = {"top": "on the deck", "bottom": "under the deck"}
# What a card is to those who may not know which.
HIDDEN: Final[dict[type[Event], str]] = {events.Strike: "a strike", events.Took: "one", events.PutBack: "a card"}


def fact(event: Any, field: str, form: str, scene: Scene) -> Sayable:
    """Returns a fact of an event as its place in a sentence asks for it."""
    match field:
        case "other":
            return who(scene.names, 1 - event.seat, form)
        case "winners" | "losers" | "seats":  # where there is one
            return who(scene.names, getattr(event, field)[0], form)
        case "card" if form == "text":
            return quoted(as_read(event.card, event.seat, scene), event.seat, event.card)
        case "card":
            return HIDDEN[type(event)] if event.card is UNSET else card_in(form, event.seat, event.card, scene)
        case "cards":
            owner = 1 - event.seat if isinstance(event, events.Looked) else event.seat
            named = listed([card_in("plain", owner, name, scene) for name in event.cards or []])
            if form == "after":
                return say(": {}", named) if named else NOTHING
            return named or counted(event.count)
        case "champion":
            return NamedCard(champion(event.champion).name, event.seat, CHAMPION)
        case "discipline" if form == "trigger":
            return NamedCard(f"{event.discipline.capitalize()} trigger", event.seat, CHAMPION)
        case "discipline" if form == "text":
            return quoted(trigger_as_read(event.discipline, event.seat, scene), event.seat, CHAMPION)
        case "discipline":
            return str(event.discipline.capitalize())
        case "to":
            return PLACES[event.to]
    return Teller(scene.view.game, scene.names).in_form(event, field, form)


def card_in(form: str, seat: Seat, name: str, scene: Scene) -> Said:
    """Returns a card of a seat by its title, by its suit and rank alone, as it is printed, or with what it is worth.

    Before other words, `within` a sentence, that stands in brackets.
    """
    deck = deck_at(scene, seat)
    if form == "printed":
        discipline = "" if deck is None else f" ({decks.discipline_of(name, deck).capitalize()})"
        return say("{}{}", NamedCard(decks.unarticled(name), seat, name), discipline)
    if form == "title" and decks.title_of(name, deck):
        return say("{}", NamedCard(decks.titled(name, deck), seat, name))
    card = say("the {}", NamedCard(decks.unarticled(name, deck), seat, name))
    if form in ("plain", "title") or deck is None or decks.is_edge(name):
        return card
    return say("{} ({})" if form == "within" else "{}, {}", card, decks.worth(name, deck))


def as_read(name: str, seat: int, scene: Scene) -> str:
    """Returns the rules text of a seat's card as it reads for whoever looks."""
    return decks.rules_text(name, deck_at(scene, seat), reader_of(seat, view_of(scene).seat))


def trigger_as_read(discipline: str, seat: int, scene: Scene) -> str:
    """Returns what the trigger of a seat's champion does as it reads for whoever looks."""
    return decks.trigger_text(discipline, deck_at(scene, seat), reader_of(seat, view_of(scene).seat))
