"""Who is waited for, as every table says it."""

from __future__ import annotations

from typing import Final

from gloaming.words.said import all_do
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU

YOUR_TURN: Final = "your turn"


def turn_of(scene: Scene) -> str:
    """Returns whose turn it is, or nothing where several are waited for and whoever reads is not among them."""
    acting = [scene.names[seat] for seat in scene.view.waiting_for]
    if YOU in acting:
        return YOUR_TURN
    return f"{acting[0]}'s turn" if len(acting) == 1 else ""


def others_awaited(scene: Scene) -> list[str]:
    """Returns who is waited for besides whoever reads."""
    return [name for seat in scene.view.waiting_for if (name := scene.names[seat]) != YOU]


def awaited(scene: Scene, doing: str = "thinking") -> str:
    """Says who is waited for, and what they are doing."""
    others = others_awaited(scene)
    if not others:
        return "Your turn."
    return f"{all_do(others, 'is')} {doing} ..."
