"""How often an ability may be used."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from gloaming.kernel.cards.english import number

Whose = Literal["copy", "player"]

Times = Annotated[int, msgspec.Meta(ge=1, le=9)]

TIMES: Final = {1: "once", 2: "twice"}


class Limit:
    """So many uses in a period: of each copy of the ability, or of all copies by one player together."""

    count: int
    period: str
    whose: Whose

    def __init__(self, period: str, count: int = 1, whose: Whose = "copy") -> None:
        self.period = period
        self.count = count
        self.whose = whose

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Limit) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Limit{self.parts()!r}"

    def parts(self) -> tuple[str, int, str]:
        """Returns all that it is made of."""
        return (self.period, self.count, self.whose)

    def text(self) -> str:
        """Returns the limit as a sentence.

        >>> Limit("turn").text(), Limit("round", 3, "player").text()
        ('Once per turn.', 'Three times per round, whichever copy is used.')
        """
        times = TIMES.get(self.count, f"{number(self.count)} times").capitalize()
        return f"{times} per {self.period}{', whichever copy is used' if self.whose == 'player' else ''}."
