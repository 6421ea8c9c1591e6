"""Plain data: the values a game's state is made of, and how they become JSON and come back."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Something small that a frame or a table holds: an object with plain facts of its own.

    It can be made without arguments. Its class is made known with `known`, so that it comes back from JSON. What it
    only remembers, so as not to work it out again, is no part of its facts.
    """

    remembers: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> Self:
        """Returns an equal piece that shares nothing with this one."""
        twin = type(self)()
        for name in fields_of(self):
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and written(self) == written(other)

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} changes, and cannot be looked up by what it is")

    def __repr__(self) -> str:
        facts = facts_of(self, type(self).remembers)
        return f"{type(self).__name__}({', '.join(f'{name}={fact!r}' for name, fact in facts.items())})"


# A fact of a game's state: a number, a text, a truth, nothing, a piece, or a list of facts.
Plain = int | str | bool | None | Piece | list[Any] | dict[str, Any]

PIECE: Final = "piece"  # under which JSON tells what kind of piece some facts are
_kinds: Final[dict[str, type[Piece]]] = {}


def known(kind: type[Piece]) -> None:
    """Makes a kind of piece known by its name."""
    _kinds[kind.__name__] = kind


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
    """Returns a value as JSON holds it, sharing nothing with it."""
    if isinstance(value, list):
        return [written(item) if isinstance(item, list | Kept | Piece) else item for item in value]
    if isinstance(value, Kept):
        return value.facts()
    if isinstance(value, Piece):
        return {PIECE: type(value).__name__, **facts_of(value, type(value).remembers)}
    return value  # type: ignore[no-any-return]


def copied(value: Any) -> Any:
    """Returns an equal value that shares nothing with the first that changes."""
    if isinstance(value, list):
        return [copied(item) if isinstance(item, list | Kept | Piece) else item for item in value]
    return value.clone() if isinstance(value, Kept | Piece) else value


def set_facts(thing: object, facts: dict[str, Plain]) -> None:
    """Gives an object the attributes of a set of facts."""
    for name, value in facts.items():
        setattr(thing, name, read(value, getattr(thing, name, None)) if isinstance(value, list | dict) else value)


def read(value: Any, now: object = None) -> Any:
    """Returns what was written down, as what it was: a piece, or else the same kind of thing as is there now."""
    if isinstance(now, Kept):
        return now.with_facts(value)
    if isinstance(now, list) and now and isinstance(now[0], Kept):
        return [now[min(place, len(now) - 1)].with_facts(facts) for place, facts in enumerate(value)]
    if isinstance(value, list):
        return [read(item) if isinstance(item, list | dict) else item for item in value]
    if isinstance(value, dict):
        piece = _kinds[value[PIECE]]()
        set_facts(piece, {name: fact for name, fact in value.items() if name != PIECE})
        return piece
    return value
