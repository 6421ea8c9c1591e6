"""Plain data: the values a game's state is made of, and how they become JSON and come back."""

from __future__ import annotations

from typing import Any

# A fact of a game's state: a number, a text, a truth, nothing, or a list of facts.
Plain = int | str | bool | None | list[Any]


class Kept:
    """A part of a game that is more than a list, such as the places of its cards, and is written down as one."""

    def clone(self) -> Kept:
        """Returns an equal one that shares nothing with this one that changes."""
        raise NotImplementedError

    def facts(self) -> list[Any]:
        """Returns all that changes in it, as plain data that shares nothing with it."""
        raise NotImplementedError

    def with_facts(self, facts: list[Any]) -> Kept:
        """Returns one that is like this, but for the facts."""
        raise NotImplementedError


def fields_of(thing: object) -> list[str]:
    """Returns the names of an object's attributes, for interpreted and compiled classes alike."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    names = [name for name in compiled if name != "__dict__"]
    names.extend(getattr(thing, "__dict__", {}))
    return names


def facts_of(thing: object, leave_out: tuple[str, ...] = ()) -> dict[str, Plain]:
    """Returns an object's attributes as plain data, sharing nothing with it."""
    return {name: written(getattr(thing, name)) for name in sorted(fields_of(thing)) if name not in leave_out}


def written(value: Any) -> Plain:
    """Returns a value as plain data that shares nothing with it."""
    if isinstance(value, Kept):
        return value.facts()
    if isinstance(value, list):
        return [written(item) if isinstance(item, list | Kept) else item for item in value]
    return value  # type: ignore[no-any-return]


def copied(value: Any) -> Any:
    """Returns an equal value that shares nothing with the first that changes."""
    if isinstance(value, Kept):
        return value.clone()
    if isinstance(value, list):
        return [copied(item) if isinstance(item, list | Kept) else item for item in value]
    return value


def set_facts(thing: object, facts: dict[str, Plain]) -> None:
    """Gives an object the attributes of a set of facts."""
    for name, value in facts.items():
        setattr(thing, name, read(value, getattr(thing, name, None)) if isinstance(value, list) else value)


def read(value: list[Any], now: object) -> Any:
    """Returns what was written down as a list, as what it was: the same kind of thing as is there now."""
    if isinstance(now, Kept):
        return now.with_facts(value)
    if isinstance(now, list) and now and isinstance(now[0], Kept):
        return [now[min(place, len(now) - 1)].with_facts(facts) for place, facts in enumerate(value)]
    return copied(value)
