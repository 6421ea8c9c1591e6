"""What a game's view shows besides what every view has, as far as its declaration tells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

from gloaming.kernel.choices import SEAT, Seat
from gloaming.kernel.view import View

HAND = "hand"  # what the field with one's own cards is called

FieldKind = Literal["cards", "name", "number", "seat", "truth"]
PLAIN: dict[object, FieldKind] = {bool: "truth", int: "number", str: "name", list[str]: "cards"}


class Field(msgspec.Struct, frozen=True):
    """A field of a view: what it is called, what it holds, and whether it holds that for each seat or each role."""

    name: str
    title: str
    kind: FieldKind  # a name is that of a card, or any word
    by_seat: bool
    by_role: bool = False


class Shown(msgspec.Struct, frozen=True):
    """Something that can be seen: under which title, whose, and what."""

    title: str
    kind: FieldKind
    seat: Seat | None
    value: Any


def title(name: str) -> str:
    """Returns a name as people read it.

    >>> title("in_hand")
    'In hand'
    """
    return name.replace("_", " ").replace("-", " ").capitalize()


def kind_of(hint: Any) -> FieldKind | None:
    """Returns what a value of a declared type is, if that is something to be shown; none may be missing."""
    marked = get_origin(hint) is Annotated
    if marked and SEAT in hint.__metadata__:
        return "seat"
    if marked:
        return kind_of(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        given = [each for each in get_args(hint) if each not in (NoneType, UnsetType)]
        return kind_of(given[0]) if len(given) == 1 else None
    if get_origin(hint) is Literal:
        return "name"
    return PLAIN.get(hint)


@cache
def fields_of(kind: type[View]) -> tuple[Field, ...]:
    """Returns the fields of a view that can be shown; those that hold other records are left to a game's own words."""
    found = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in View.__struct_fields__:
            continue
        if shared := kind_of(hint):
            found.append(Field(name, title(name), shared, by_seat=False))
        elif get_origin(hint) is list and (each := kind_of(get_args(hint)[0])):
            found.append(Field(name, title(name), each, by_seat=True))
        elif get_origin(hint) is dict and (each := kind_of(get_args(hint)[1])):
            found.append(Field(name, title(name), each, by_seat=False, by_role=True))
    return tuple(found)


def shown(view: View) -> Iterator[Shown]:
    """Yields what a view shows, besides one's own hand; a list that is not one of seats is numbered."""
    for field in fields_of(type(view)):
        value = getattr(view, field.name)
        if field.by_seat and len(value) == view.players:
            yield from (Shown(field.title, field.kind, seat, each) for seat, each in enumerate(value))
        elif field.by_seat:
            yield from (Shown(f"{field.title} {place}", field.kind, None, each) for place, each in enumerate(value, 1))
        elif field.by_role:
            yield from (
                Shown(f"{title(role)}'s {field.title.lower()}", field.kind, None, value[role]) for role in value
            )
        elif field.name != HAND:
            yield Shown(field.title, field.kind, None, value)


def hand_of(view: View) -> list[str]:
    """Returns one's own cards, or none in a game without a hand."""
    held: list[str] = getattr(view, HAND, [])
    return held
