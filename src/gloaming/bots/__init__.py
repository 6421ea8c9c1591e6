"""Players made of code, by name."""

from __future__ import annotations

from importlib import import_module

from gloaming.bots.bot import Bot
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import unknown

_HOMES = {
    "random": "gloaming.bots.bot:RandomBot",
}


def bots() -> list[str]:
    """Returns the names of all bots, weakest first."""
    return list(_HOMES)


def bot(name: str, game: str, seed: int) -> Bot:
    """Returns a fresh bot of this name for a game."""
    if name not in _HOMES:
        raise BadSetup(unknown("bot", name, bots()))
    module, cls = _HOMES[name].split(":")
    made: Bot = getattr(import_module(module), cls)(seed)
    return made
