"""What one seat may see of a game."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, kw_only=True):
    """The part of a view that every game has. Views are built up from what a seat may know, never stripped down."""

    game: str
    seat: int | None
    players: int
    over: bool
    scores: list[int]
    winners: list[int]  # whom the rules name: nobody as long as the game goes on, or if all have lost
    waiting_for: list[int]

    def to_json(self) -> bytes:
        """Returns the view as JSON."""
        return msgspec.json.encode(self)
