"""Whether tests would notice: the tests of some files, run by hand while something they speak of is bent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest

import gloaming
from duels import Table
from gloaming.source import compiled

# What bends a class must have its source before it: compiled, a method cannot be exchanged for another.
uncompiled = pytest.mark.skipif(compiled(), reason="bends the sources; runs with GLOAMING_PURE=1")

FOLDER = Path(__file__).parent / "rules" / "showdown"


class Fought:
    """A duel of a test, with the cards that lay open or were in hand at its beginning."""

    def __init__(self, table: Table) -> None:
        self.table = table
        game = table.game
        self.decks = [game.deck_of(seat) for seat in range(2)]
        self.held = [[*game.hand_of(seat), *game.open_aces(seat)] for seat in range(2)]


class Case:
    """A test function with the values of its parameters, and the duels that were fought in it."""

    def __init__(self, name: str, test: Callable[..., None], values: dict[str, Any]) -> None:
        self.name = name
        self.test = test
        self.values = values
        with duels_fought() as self.duels:
            self.sound = not self.fails()

    def run(self) -> None:
        """Runs the test, which fails by raising something."""
        self.test(**self.values)

    def fails(self) -> bool:
        """Tells whether the test fails now by what it checks, by a choice that is not there or a thing not heard of."""
        try:
            self.run()
        except (AssertionError, gloaming.GloamingError, IndexError):
            return True
        return False


@contextmanager
def duels_fought() -> Iterator[list[Fought]]:
    """Collects the duels that are set up meanwhile."""
    found: list[Fought] = []
    begin = Table.__init__

    def noted(table: Table, *given: Any) -> None:
        begin(table, *given)
        found.append(Fought(table))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "__init__", noted)
        yield found


@cache
def cases(pattern: str) -> list[Case]:
    """Returns the tests of the files that fit a pattern, each once for all the values it is run with.

    One that fails as it is tells nothing here, and enough elsewhere.
    """
    found: list[Case] = []
    for path in sorted(FOLDER.glob(pattern)):
        spec = spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        for name, test in vars(module).items():
            if name.startswith("test_"):
                found.extend(Case(name, test, values) for values in parameters(test))
    return [case for case in found if case.sound]


def parameters(test: Callable[..., None]) -> list[dict[str, Any]]:
    """Returns the values a test is run with, one after the other, as its marks say."""
    choices: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names, rows = mark.args
            single = isinstance(names, str)
            choices.append([{names: row} if single else dict(zip(names, row, strict=True)) for row in rows])
    return [{name: value for part in parts for name, value in part.items()} for parts in product(*choices)]


def misreadings(kind: Any) -> Iterator[tuple[str, Callable[[Any], object]]]:
    """Yields the ways in which a value of a kind, in a field of a word, is misread."""
    if kind is bool:
        yield "takes the opposite of", lambda value: not value
    elif get_origin(kind) is Literal:
        values = get_args(kind)
        yield "takes another", lambda value: values[values.index(value) - 1]
    elif get_origin(kind) is tuple:
        yield "forgets the last of", lambda value: value[:-1]
    elif kind is int or int in get_args(kind):
        yield "has one more of", lambda value: value + 1 if isinstance(value, int) else value
        yield "has one less of", lambda value: value - 1 if isinstance(value, int) else value
    else:
        yield "forgets", lambda value: None
