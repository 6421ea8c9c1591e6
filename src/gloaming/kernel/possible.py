"""Whether a game that was restored from a state can be in that state, as far as a kernel can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gloaming.kernel.flow import Flow, Together
from gloaming.kernel.game import Game


def is_possible(game: Game, state: dict[str, Any]) -> bool:
    """Tells whether a game is in a state and can be looked at, and its rules ask just what the state says they ask."""
    for seat in (None, *range(game.players)):
        game.view(seat).to_json()
    again = game.clone()
    again.ask_anew()
    fresh = game.rulebook.fresh_game(game.setting).state()
    return (
        game.state() == state == again.state()
        and game.over != bool(game.decisions)
        and len(game.scores) == game.players
        and state["table"].keys() == fresh["table"].keys()
        and all(0 <= decision.number <= game.asked for decision in game.decisions)
        and all(0 <= frame.at <= len(frame.chapter.steps) for frame in frames_in(game.stack))
    )


def frames_in(stack: list[Flow]) -> Iterator[Flow]:
    """Yields all chapters in progress."""
    for frame in stack:
        yield frame
        for branch in frame.branches if isinstance(frame, Together) else []:
            yield from frames_in(branch)
