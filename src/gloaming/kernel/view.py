"""What one seat may see of a game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar, get_args

import msgspec
from msgspec.structs import fields, replace

if TYPE_CHECKING:
    from gloaming.kernel.game import Game

T = TypeVar("T")

# A part of a view that only says what its other fields already show: it may be said in another way some day.
FOLLOWS: Final = "follows from other fields"
Follows = Annotated[T, FOLLOWS]
Wording = Follows[str]


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


def facts_shown(shown: object) -> Any:
    """Returns what a view, or a part of one, shows as plain data: everything but its wording."""
    if isinstance(shown, msgspec.Struct):
        tag = type(shown).__struct_config__.tag
        return [tag, {name: facts_shown(getattr(shown, name)) for name in unworded(type(shown))}]
    if isinstance(shown, (list, tuple)):
        return [facts_shown(each) for each in shown]
    if isinstance(shown, dict):
        return {name: facts_shown(each) for name, each in shown.items()}
    return msgspec.to_builtins(shown)


@cache
def unworded(kind: type[msgspec.Struct]) -> list[str]:
    """Returns the fields of a part of a view that are more than wording, and do not follow from others."""
    return [field.name for field in fields(kind) if not is_worded(field.type)]


def is_worded(kind: Any) -> bool:
    """Tells whether a type is wording, or a fact that follows, or holds some: in a list, or where it may be missing."""
    return FOLLOWS in getattr(kind, "__metadata__", ()) or any(is_worded(each) for each in get_args(kind))
