"""Plain data: the values a game's state is made of, and how they become JSON and come back."""

from __future__ import annotations

from typing import Any

# A fact of a game's state: a number, a text, a truth, nothing, or a list of facts.
Plain = int | str | bool | None | list[Any]


def fields_of(thing: object) -> list[str]:
    """Returns the names of an object's attributes, for interpreted and compiled classes alike."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    names = [name for name in compiled if name != "__dict__"]
    names.extend(getattr(thing, "__dict__", {}))
    return names


def facts_of(thing: object, leave_out: tuple[str, ...] = ()) -> dict[str, Plain]:
    """Returns an object's attributes as plain data, sharing nothing with it."""
    return {name: copied(getattr(thing, name)) for name in sorted(fields_of(thing)) if name not in leave_out}


def copied(value: Plain) -> Plain:
    """Returns an equal value that shares no list with the first."""
    if isinstance(value, list):
        return [copied(item) if isinstance(item, list) else item for item in value]
    return value


def set_facts(thing: object, facts: dict[str, Plain]) -> None:
    """Gives an object the attributes of a set of facts."""
    for name, value in facts.items():
        setattr(thing, name, copied(value))
