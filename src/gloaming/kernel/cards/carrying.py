"""Card files as they travel with a game: as JSON, among the options of its setting."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeGuard

from gloaming.kernel.cards.tree import plain, tree_of
from gloaming.kernel.rulebook import OptionValue


def is_brought(value: OptionValue) -> TypeGuard[str]:
    """Tells whether cards do not come with the game, but as JSON with the setting; broken ones are refused later."""
    return isinstance(value, str) and value.startswith("{")


def carried(source: str, text: str, read: Callable[[str, str], object]) -> str:
    """Returns a card file, checked by reading it, in the form in which it travels with a game."""
    read(source, text)
    luggage = json.dumps(plain(tree_of(source, text)), separators=(",", ":"), ensure_ascii=False)
    read(source, luggage)  # which may be longer than the file
    return luggage
