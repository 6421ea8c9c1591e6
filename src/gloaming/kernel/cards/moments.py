"""The moments of a rulebook: when, around everything that happens, cards may or must answer it."""

from __future__ import annotations

from typing import Final

Player = int  # who plays, whoever decides for it: a seat, a rule or the dice

NOTHING: Final = -1  # no card, no player, no place


class Moment:
    """A named moment before or after what happens. Forced abilities work by themselves, the others are offered."""

    name: str
    before: bool
    forced: bool

    def __init__(self, name: str, before: bool, forced: bool = False) -> None:
        self.name = name
        self.before = before
        self.forced = forced

    def window(self, kind: str) -> str:
        """Returns the id of the window in which such things are answered at this moment.

        >>> AFTER.window("strikes_stand")
        'after strikes_stand'
        """
        return f"{self.name} {kind}"

    def __repr__(self) -> str:
        return f"Moment({self.name!r}, before={self.before}, forced={self.forced})"


BEFORE: Final = Moment("before", before=True)
AFTER: Final = Moment("after", before=False)
