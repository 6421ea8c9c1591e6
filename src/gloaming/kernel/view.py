"""What one seat may see of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

if TYPE_CHECKING:
    from gloaming.kernel.game import Game


class View(msgspec.Struct, kw_only=True):
    """The part of a view that every game has. Views are built up from what a seat may know, never stripped down."""

    game: str
    seat: int | None
    players: int
    over: bool
    scores: list[int]
    winners: list[int]  # whom the rules name: nobody as long as the game goes on, or if all have lost
    waiting_for: list[int]

    def shows_the_same(self, other: View) -> bool:
        """Tells whether another view shows the same table, whoever is asked."""
        return replace(self, waiting_for=other.waiting_for) == other

    def to_json(self) -> bytes:
        """Returns the view as JSON."""
        return msgspec.json.encode(self)


def every_view(game: Game, seat: int | None) -> dict[str, Any]:
    """Returns what the view of every game has, to build a game's own upon."""
    return {
        "game": game.rulebook.name,
        "seat": seat,
        "players": game.players,
        "over": game.over,
        "scores": game.scores[:],
        "winners": game.winners,
        "waiting_for": sorted(other for decision in game.decisions for other in decision.seats),
    }
