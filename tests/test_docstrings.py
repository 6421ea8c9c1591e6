"""A method says what it does where it is first declared; below that, only if there is more to say."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import gloaming

SOURCE = Path(gloaming.__file__).parent


def undocumented(module: str, text: str) -> Iterator[str]:
    """Returns the public methods of a module's classes that neither they nor the classes above them describe."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            above = getattr(import_module(module), node.name).__mro__[1:]
            for method in node.body:
                if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef) and not method.name.startswith("_"):
                    described = ast.get_docstring(method) or any(method.name in vars(each) for each in above)
                    if not described:
                        yield f"{module}.{node.name}.{method.name}"


def modules() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCE.rglob("*.py")):
        name = ".".join(("gloaming", *path.relative_to(SOURCE).with_suffix("").parts))
        yield name.removesuffix(".__init__"), path.read_text(encoding="utf-8")


def test_every_method_is_described_where_it_is_first_declared() -> None:
    found = [each for name, text in modules() if not name.endswith("__main__") for each in undocumented(name, text)]
    assert found == []


class Above:
    def known(self) -> None:
        """Is described here."""


class Below(Above):
    def known(self) -> None: ...

    def new(self) -> None: ...


def test_a_new_method_without_a_word_is_found() -> None:
    text = "\n".join(inspect.getsource(each) for each in (Above, Below))
    assert list(undocumented(__name__, text)) == [f"{__name__}.Below.new"]
