"""The games that are installed, by name. A game is loaded when somebody asks for it.

A package registers its game as an entry point of the group `gloaming.games`, named like the game, that leads to its
`Home`. Our own games are registered like anybody else's.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Literal, TypeVar

from gloaming.kernel.errors import BadSetup
from gloaming.kernel.rulebook import Rulebook, opened, rulebook_of
from gloaming.kernel.spelling import LONG, nearest, printable, unknown

GROUP: Final = "gloaming.games"

Part = Literal["instinct", "words", "terminal"]
Made = TypeVar("Made")
ALIKE: Final = 0.8  # names that are so alike may be a slip of the pen
FAILURES: Final = (Exception, SystemExit)  # whatever a stranger's package may do when it is loaded


@dataclass(frozen=True)
class Home:
    """Where a game lives: its package, and in it the classes of its parts, each as `module:Class`.

    Only the rulebook must be there. A game without an instinct, words, a terminal face or examples of its own gets
    plain ones.
    """

    package: str
    rulebook: str
    instinct: str = ""
    words: str = ""
    terminal: str = ""
    examples: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by command: what stands behind its name

    def __post_init__(self) -> None:
        if not isinstance(self.examples, Mapping) or not all(map(are_texts, self.examples.values())):
            raise TypeError("the examples of a Home are tuples of texts, by command")

    def load(self, place: str) -> Any:
        """Returns what lies at a place of the package."""
        module, _, name = place.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), name)


def are_texts(lines: object) -> bool:
    """Tells whether something is a tuple or a list of texts."""
    return isinstance(lines, (tuple, list)) and all(isinstance(line, str) for line in lines)


def games() -> list[str]:
    """Returns the names of all games that can be played, ours first."""
    return [name for name in registered() if not trouble_with(name)]


def rulebook(name: str) -> Rulebook:
    """Returns the rulebook of a game, always the same object."""
    if not isinstance(name, str) or name not in opened:
        if not isinstance(name, str) or name not in registered():
            raise BadSetup(unknown("game", name, games()))
        if trouble := trouble_with(name):
            raise BadSetup(trouble)
    return opened[name]


def why_missing(name: str) -> str:
    """Returns in one sentence why a game that was played once cannot be played here, or nothing."""
    if name in opened:
        return ""
    if name in registered():
        return trouble_with(name)
    near = nearest(name, list(registered()), ALIKE)
    return f"the game {name[:LONG]!r} is not installed" + (f", did you mean {near!r}?" if near else "")


def part(name: str, which: Part) -> Any:
    """Returns the class of a part of a game, or nothing if the game has none of its own."""
    if name not in registered():
        return None
    home = home_of(name)
    place: str = getattr(home, which)
    try:
        return home.load(place) if place else None
    except FAILURES as error:
        raise unloaded(name, which, error) from error


def made(name: str, which: Part, kind: type[Made], *of: object) -> Made | None:
    """Returns a part of a game's own, made of what it needs, or nothing if the game has none."""
    own = part(name, which)
    try:
        found = None if own is None else own(*of)
        if not isinstance(found, kind | None):
            raise TypeError(f"{own.__name__} is no {kind.__module__}.{kind.__name__}")
        return found
    except FAILURES as error:
        raise unloaded(name, which, error) from error


def unloaded(name: str, which: Part, error: BaseException) -> BadSetup:
    """Returns the refusal of a part of a game that fails."""
    return BadSetup(f"the {which} of the game {name!r} cannot be loaded: {told(error)}")


def package_of(name: str) -> str:
    """Returns the package in which a game lives."""
    return home_of(name).package if name in registered() else type(rulebook(name)).__module__.rpartition(".")[0]


def troubles() -> list[str]:
    """Returns a sentence for each registration that leads to no game."""
    double = [f"two games are called {point.name!r}: the one in {whose(point)} is left out" for point in found()[1]]
    return [*double, *(trouble for name in registered() if (trouble := trouble_with(name)))]


@cache
def registered() -> dict[str, EntryPoint]:
    """Returns the registrations by name, ours first."""
    return found()[0]


@cache
def found() -> tuple[dict[str, EntryPoint], list[EntryPoint]]:
    """Returns the first registration of each name, and those whose name was taken."""
    first: dict[str, EntryPoint] = {}
    points = sorted(entry_points(group=GROUP), key=lambda point: (not is_ours(point), point.name, whose(point)))
    double = [point for point in points if first.setdefault(point.name, point).value != point.value]
    return first, double


@cache
def home_of(name: str) -> Home:
    """Returns where a registered game lives."""
    point = registered()[name]
    if EntryPoint.pattern.match(point.value) is None:
        raise ValueError(f"{point.value!r} is no place of a Home, such as 'package:HOME'")
    home = point.load()
    if not isinstance(home, Home):
        raise TypeError(f"{point.value} is no gloaming.games.Home")
    return home


@cache
def trouble_with(name: str) -> str:
    """Opens a registered game's rulebook, which is tried out if it is a stranger's.

    Returns in one sentence why that fails, or nothing.
    """
    try:
        home = home_of(name)
        kind = home.load(home.rulebook)
        if not (isinstance(kind, type) and issubclass(kind, Rulebook)):
            raise TypeError(f"{home.rulebook} is no gloaming.kernel.rulebook.Rulebook")
        if getattr(kind, "name", None) != name:
            raise ValueError(f"its rulebook calls it {getattr(kind, 'name', None)!r}")
        if not is_ours(registered()[name]):
            from gloaming.trying import try_out

            try_out(kind, home)
        rulebook_of(kind)
    except FAILURES as error:
        return unopened(name, error)
    return ""


def unopened(name: str, error: BaseException) -> str:
    """Returns in one sentence that a registered game cannot be played here, and why."""
    return f"{described(name)} cannot be loaded: {told(error)}"


def described(name: str) -> str:
    """Returns a registered game and the package it comes from."""
    return f"the game {name!r} of {whose(registered()[name])}"


def told(error: BaseException) -> str:
    """Returns in a line what went wrong in a game's package; Python's development mode prints where, too."""
    if sys.flags.dev_mode:
        import traceback

        traceback.print_exception(error)
    return printable(f"{type(error).__name__}: {' '.join(str(error).split()) or 'for no stated reason'}")


def is_ours(point: EntryPoint) -> bool:
    """Tells whether a game came with Gloaming."""
    return point.value.startswith(f"{__name__}.")


def whose(point: EntryPoint) -> str:
    """Returns the name of the package that registers a game."""
    return (point.dist is not None and point.dist.name) or point.value
