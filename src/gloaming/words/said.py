"""Sentences about what happened, in parts that know which card, seat or number they name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from string import Formatter
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec.structs import replace

from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event
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
    """What a card says, in quotation marks."""


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


def quoted(text: str) -> Said:
    """Returns what a card says, to follow the sentence about it, or nothing.

    >>> str(say("You draw it.{}", quoted("Win.")))
    'You draw it. “Win.”'
    """
    return Said((" ", Quote(f"“{text}”"))) if text else NOTHING


def listed(things: Sequence[Sayable]) -> Said:
    """Returns things one after the other.

    >>> str(listed(["an Ace", "a King", 7]))
    'an Ace, a King and 7'
    """
    if len(things) < 2:
        return say("{}" * len(things), *things)
    return say(", ".join(["{}"] * (len(things) - 1)) + " and {}", *things)


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


def does(names: Sequence[str], at: Seat, verb: str, yours: str | None = None) -> Said:
    """Returns who does something; a person is spoken to.

    >>> str(does(["You", "Wren"], 0, "plays")), str(does(["You", "Wren"], 1, "has", "have"))
    ('You play', 'Wren has')
    """
    return say("{} {}", seat(names, at), (yours or verb.removesuffix("s")) if names[at] == YOU else verb)


def whose(names: Sequence[str], at: Seat) -> Said:
    """Returns somebody as the owner of something.

    >>> str(whose(["You", "Wren"], 0)), str(whose(["You", "Wren"], 1))
    ('your', "Wren's")
    """
    return Said((NamedSeat("your" if names[at] == YOU else f"{names[at]}'s", at),))


Teller = TypeVar("Teller", bound=Callable[..., Said])


class Sentences:
    """The sentences of a game, one for each kind of event, by the record that a teller takes first."""

    def __init__(self, *others: Sentences) -> None:
        self.tellers: dict[type[Event], Callable[..., Said]] = {}
        for other in others:
            self.tellers |= other.tellers

    def __call__(self, teller: Teller) -> Teller:
        """Takes a teller up, for the kinds of events that it is written for."""
        kind: Any = next(iter(get_type_hints(teller).values()))
        for each in getattr(kind, "__args__", (kind,)):
            self.tellers[each] = teller
        return teller

    def told(self, event: Event, *around: object) -> Said:
        """Returns an event in a sentence."""
        return self.tellers[type(event)](event, *around)
