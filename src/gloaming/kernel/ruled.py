"""The rulings of one game, read once from its options: what the rules look at while they run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from gloaming.kernel.rulebook import OptionValue


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruled:
    """What the options of a game settle. Equal options settle the same."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.options = dict(options)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Ruled) and other.options == self.options

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options,)
