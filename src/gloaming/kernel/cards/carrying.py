"""Card files that travel with a game: as JSON, among the options of its setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

if TYPE_CHECKING:
    from gloaming.kernel.rulebook import OptionValue


def is_brought(value: OptionValue) -> TypeGuard[str]:
    """Tells whether cards do not come with the game, but as JSON with the setting; broken ones are refused later."""
    return isinstance(value, str) and value.startswith("{")
