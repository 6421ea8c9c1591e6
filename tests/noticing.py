"""Whether tests would notice: the tests of some files, run by hand while something they speak of is bent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import gloaming
from duels import Table

FOLDER = Path(__file__).parent / "rules" / "showdown"


class Case:
    """A test function with the values of its parameters, and the duels that were fought in it."""

    def __init__(self, name: str, test: Callable[..., None], values: dict[str, Any]) -> None:
        self.name = name
        self.test = test
        self.values = values
        with duels_fought() as self.duels:
            self.run()

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
def duels_fought() -> Iterator[list[Table]]:
    """Collects the duels that are set up meanwhile."""
    found: list[Table] = []
    begin = Table.__init__

    def noted(table: Table, *given: Any) -> None:
        begin(table, *given)
        found.append(table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "__init__", noted)
        yield found


@cache
def cases(pattern: str) -> list[Case]:
    """Returns the tests of the files that fit a pattern, each once for all the values it is run with."""
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
    return found


def parameters(test: Callable[..., None]) -> list[dict[str, Any]]:
    """Returns the values a test is run with, one after the other, as its marks say."""
    choices: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names, rows = mark.args
            single = isinstance(names, str)
            choices.append([{names: row} if single else dict(zip(names, row, strict=True)) for row in rows])
    return [{name: value for part in parts for name, value in part.items()} for parts in product(*choices)]
