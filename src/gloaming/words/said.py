"""Sentences about what happened, in parts that know which card, seat or number they name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from string import Formatter
from types import ModuleType
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec.structs import replace

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import ALONE, OWNER, Event, declared_in
from gloaming.words.english import for_you
from gloaming.words.seating import YOU

TEMPLATES = Formatter()


class Named(msgspec.Struct, frozen=True, tag_field="names"):
    """A part of a sentence that names something."""

    words: str

    def __str__(self) -> str:
        return self.words


class NamedCard(Named, frozen=True, tag="card"):
    """A card: in which words, whose it is, and which."""

    seat: Seat
    card: str


class NamedSeat(Named, frozen=True, tag="seat"):
    """Who sits at a seat, as the reader calls them."""

    seat: Seat


class NamedNumber(Named, frozen=True, tag="number"):
    """A number."""

    value: int


class Quote(Named, frozen=True, tag="text"):
    """What a card says: in which words, whose it is, and which."""

    seat: Seat
    card: str


Part = str | NamedCard | NamedSeat | NamedNumber | Quote


class Said(msgspec.Struct, frozen=True):
    """A sentence, or a piece of one."""

    parts: tuple[Part, ...] = ()

    def __str__(self) -> str:
        return "".join(map(str, self.parts))

    def __bool__(self) -> bool:
        return bool(self.parts)

    @property
    def in_short(self) -> Said:
        """The sentence without what cards say."""
        kept = [part for part in self.parts if not isinstance(part, Quote)]
        return self if len(kept) == len(self.parts) else Said((*kept[:-1], str(kept[-1]).rstrip()))


Sayable = Said | Part | int
NOTHING = Said()


def say(template: str, *things: Sayable) -> Said:
    """Returns a sentence with things in the places that a template leaves for them.

    >>> say("Round {} begins.", 3)
    Said(parts=('Round ', NamedNumber(words='3', value=3), ' begins.'))
    """
    left = iter(things)
    parts: list[Part] = []
    for text, field, spelling, _ in TEMPLATES.parse(template):
        parts.append(text)
        if field is not None:
            parts.extend(parts_of(next(left), spelling or ""))
    return Said(tuple(joined(parts)))


def parts_of(thing: Sayable, spelling: str = "") -> Iterable[Part]:
    """Returns the parts of something that can be said; a number as it is to be spelled, such as `+`."""
    if isinstance(thing, Said):
        return thing.parts
    return (NamedNumber(format(thing, spelling), thing),) if isinstance(thing, int) else (thing,)


def joined(parts: Iterable[Part]) -> list[Part]:
    """Returns parts with neighbouring words put together."""
    found: list[Part] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part != "":
            found.append(part)
    return found


def quoted(text: str, seat: Seat, card: str) -> Said:
    """Returns what a card of a seat says, to follow the sentence about it, or nothing.

    >>> str(say("You draw it.{}", quoted("Win.", 0, "red-7")))
    'You draw it. “Win.”'
    """
    return Said((" ", Quote(f"“{text}”", seat, card))) if text else NOTHING


def listed(things: Sequence[Sayable]) -> Said:
    """Returns things one after the other.

    >>> str(listed(["an Ace", "a King", 7]))
    'an Ace, a King and 7'
    """
    if len(things) < 2:
        return say("{}" * len(things), *things)
    return say(", ".join(["{}"] * (len(things) - 1)) + " and {}", *things)


def all_do(things: Sequence[Sayable], verb: str) -> Said:
    """Returns one thing or several with the verb that goes with so many.

    >>> str(all_do(["Wren"], "goes")), str(all_do(["Wren", "Ash"], "goes"))
    ('Wren goes', 'Wren and Ash go')
    """
    return say("{} {}", listed(things), verb if len(things) == 1 else for_you(verb))


def capital(said: Said) -> Said:
    """Returns a sentence with a capital letter first."""
    return with_first(said, lambda words: words[:1].upper() + words[1:])


def mid(said: Said) -> Said:
    """Returns a piece for the middle of a sentence: who reads it is `you` there.

    >>> str(mid(Said((NamedSeat(YOU, 0), " attack"))))
    'you attack'
    """
    named = bool(said.parts) and isinstance(said.parts[0], NamedSeat)
    return with_first(said, lambda words: words.lower() if named and words == YOU else words)


def with_first(said: Said, change: Callable[[str], str]) -> Said:
    """Returns a sentence with its first words changed."""
    if not said.parts:
        return said
    first, *others = said.parts
    changed = change(first) if isinstance(first, str) else replace(first, words=change(first.words))
    return Said((changed, *others))


def seat(names: Sequence[str], at: Seat) -> NamedSeat:
    """Returns who sits at a seat."""
    return NamedSeat(names[at], at)


def does(names: Sequence[str], at: Seat, verb: str) -> Said:
    """Returns who does something; a person is spoken to.

    >>> str(does(["You", "Wren"], 0, "plays")), str(does(["You", "Wren"], 1, "has"))
    ('You play', 'Wren has')
    """
    return say("{} {}", seat(names, at), verb_of(names, at, verb))


def verb_of(names: Sequence[str], at: Seat, verb: str) -> str:
    """Returns a verb as it goes with who sits at a seat."""
    return for_you(verb) if names[at] == YOU else verb


def whose(names: Sequence[str], at: Seat) -> Said:
    """Returns somebody as the owner of something.

    >>> str(whose(["You", "Wren"], 0)), str(whose(["You", "Wren"], 1))
    ('your', "Wren's")
    """
    return Said((NamedSeat("your" if names[at] == YOU else f"{names[at]}'s", at),))


def who(names: Sequence[str], at: Seat, form: str) -> Said:
    """Returns who sits at a seat in the form that a template asks for: a verb, the verb alone, `'s`, or just the name.

    >>> [str(who(["You", "Wren"], 0, form)) for form in ("draws", "...keeps", "'s", "")]
    ['You draw', 'keep', 'your', 'You']
    """
    if form.startswith(ALONE):
        return say(verb_of(names, at, form.removeprefix(ALONE)))
    if form == OWNER:
        return whose(names, at)
    return does(names, at, form) if form else say("{}", seat(names, at))


def filled(template: str, fill: Callable[[str, str], Sayable]) -> Said:
    """Returns a sentence whose places are filled in by their names and forms, such as `{seat:draws} it`.

    A name at the beginning stays as it is spelled, unless it is the owner of something.
    """
    parts: list[Part] = []
    for text, field, form, conversion in TEMPLATES.parse(template):
        parts.append(text)
        if field is not None:
            thing: Sayable = TEMPLATES.convert_field(fill(field, form or ""), conversion)
            if isinstance(thing, Said) and "".join(map(str, parts)):
                thing = mid(thing)
            elif isinstance(thing, Said) and form == OWNER:
                thing = capital(thing)
            parts.extend(parts_of(thing))
    whole = Said(tuple(joined(parts)))
    return capital(whole) if isinstance(next(iter(whole.parts), ""), str) else whole


Told = Said | str  # a sentence, or its template
Teller = TypeVar("Teller", bound=Callable[..., Told])
Fill = Callable[..., Sayable]  # what stands in a place of a sentence, by event, name, form and what is around


def whether(fact: str, template: str, other: str) -> Callable[..., str]:
    """Picks a template for events of which a fact is true, or known, and another for the others."""
    return lambda event, *around: template if getattr(event, fact) else other


class Sentences:
    """The sentences of a game, one for each kind of event.

    Most are templates, in which a game fills the places, or two of which a fact picks one: the records declare them, or
    a table tells them. Where there is more to tell apart, a function takes the record first and tells it, or picks a
    template.
    """

    def __init__(
        self,
        *others: Sentences,
        fill: Fill = getattr,
        told: Mapping[type[Event], str | Callable[..., Told]] | None = None,
        events: ModuleType | None = None,
    ) -> None:
        self.fill = fill
        self.tellers: dict[type[Event], Callable[..., Told]] = {}
        for other in others:
            self.tellers |= other.tellers
        records = [] if events is None else declared_in(events).values()
        declared = {kind: kind.says for kind in records if "says" in vars(kind)}
        for kind, teller in {**declared, **(told or {})}.items():
            self.tellers[kind] = partial(tell, teller, fill) if isinstance(teller, str) else teller

    def __call__(self, teller: Teller) -> Teller:
        """Takes a teller up, for the kinds of events that it is written for."""
        kind: Any = next(iter(get_type_hints(teller).values()))
        for each in getattr(kind, "__args__", (kind,)):
            self.tellers[each] = teller
        return teller

    def told(self, event: Event, *around: object) -> Said:
        """Returns an event in a sentence."""
        told = self.tellers[type(event)](event, *around)
        return tell(told, self.fill, event, *around) if isinstance(told, str) else told


def tell(template: str, fill: Fill, event: Event, *around: object) -> Said:
    """Tells an event by its template; an empty one tells nothing."""
    return filled(template, lambda field, form: fill(event, field, form, *around))
