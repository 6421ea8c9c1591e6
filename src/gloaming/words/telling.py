"""Sentences for the events of a game that has no words of its own, from what their records declare."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, get_args, get_type_hints

from msgspec import UNSET

from gloaming.games import rulebook
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import ARTICLE, Event
from gloaming.words.english import counted
from gloaming.words.fields import kind_of, title
from gloaming.words.said import NamedCard, NamedSeat, Said, Sayable, capital, does, filled, listed, say, seat, who

NOBODY: Final = 0  # a card that is nobody's counts as the first seat's


def called(name: str) -> str:
    """Returns a card as people say it.

    >>> called("red-7")
    'red 7'
    """
    return name.replace("-", " ")


@cache
def cards_in(game: str) -> frozenset[str]:
    """Returns the names of all that a game's questions can be answered with: its cards, above all."""
    return frozenset(name for question in rulebook(game).usual_game.questions.values() for name in question.names)


def result(names: Sequence[str], winners: list[Seat], scores: list[int], sides: list[list[Seat]]) -> Said:
    """Says who has won, and with how many points; those who play on one side win and lose together.

    >>> str(result(["You", "Wren"], [0], [7, 3], [[0], [1]])), str(result(["Ash", "Wren"], [], [7, 3], [[0, 1]]))
    ('You win with 7 points', 'Ash and Wren lose together')
    >>> str(result(["Ash", "Wren"], [0, 1], [3, 3], [[0], [1]]))
    'Ash and Wren share the win with 3 points each'
    """
    if not winners and len(sides) > 1:
        return say("nobody wins")
    told = winners or sides[0]
    best = scores[told[0]]
    points = "point" if best == 1 else "points"
    if len(told) == 1:
        return say("{} with {} {}", does(names, told[0], "wins" if winners else "loses"), best, points)
    everyone = listed([seat(names, each) for each in told])
    if not winners or sorted(winners) in map(sorted, sides):
        return say("{} {} together", everyone, "win" if winners else "lose")
    return say("{} share the win with {} {} each", everyone, best, points)


class Teller:
    """Tells the events of a game to whoever sits there."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.cards = cards_in(game)
        self.names = names

    def tell(self, event: Event) -> Said:
        """Returns an event as its record says it, or in plain words."""
        return capital(self.as_declared(event) if event.says else self.plainly(event))

    def as_declared(self, event: Event) -> Said:
        """Fills the facts of an event into its sentence, and speaks to a person who is named in it."""
        return filled(event.says, lambda field, form: self.in_form(event, field, form))

    def in_form(self, event: Event, field: str, form: str) -> Sayable:
        """Returns a fact as its place asks for it: with a verb, an article, what is counted, or words if it is true."""
        thing, fact = self.thing(event, field), getattr(event, field)
        if isinstance(thing, NamedSeat):
            return who(self.names, thing.seat, form)
        if form and isinstance(fact, bool):
            return form if fact else ""
        if form and isinstance(thing, int):
            return counted(thing, form)
        return say("the {}", thing) if form == ARTICLE and fact is not UNSET else thing

    def plainly(self, event: Event) -> Said:
        """Returns an event that declares no sentence: its kind and its facts."""
        facts = [
            self.thing(event, field) if field in ("seat", "card") else say("{} {}", title(field).lower(), thing)
            for field in event.__struct_fields__
            if getattr(event, field) is not UNSET
            for thing in [self.thing(event, field)]
        ]
        return say("{}: {}.", title(event.kind), listed(facts)) if facts else say("{}.", title(event.kind))

    def thing(self, event: Event, field: str) -> Sayable:
        """Returns a fact of an event as it is said."""
        value, hint = getattr(event, field), hints_of(type(event))[field]
        if value is UNSET:
            return "a card" if kind_of(hint) == "name" else "cards"
        owner = getattr(event, "seat", NOBODY)
        return self.one(value, kind_of(hint) or kind_in(hint), owner)

    def one(self, value: Any, kind: str, owner: Seat) -> Sayable:
        """Returns one thing as it is said."""
        if kind == "seat" and isinstance(value, int):
            return seat(self.names, value)
        if isinstance(value, str):
            return NamedCard(called(value), owner, value) if value in self.cards else called(value)
        if isinstance(value, list):
            return listed([self.one(each, kind, owner) for each in value]) if value else "nothing"
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        return {True: "yes", False: "no", None: "nobody" if kind == "seat" else "nothing"}[value]


@cache
def hints_of(kind: type[Event]) -> dict[str, Any]:
    """Returns the declared types of an event's facts."""
    return get_type_hints(kind, include_extras=True)


def kind_in(hint: Any) -> str:
    """Returns what a list holds."""
    return next((kind for each in get_args(hint) if (kind := kind_of(each))), "")
