"""Players made of code, by name.

A bot is named by a word, and a searching one may be given a budget: `search`, `search:1000` (playouts a choice) or
`search:1000:2.5` (and seconds at most).
"""

from __future__ import annotations

import re
from math import inf

from gloaming.bots.bot import Bot, RandomBot, play_bots
from gloaming.bots.careful import CarefulBot
from gloaming.bots.eyes import Eyes
from gloaming.bots.instinct import instinct
from gloaming.bots.search import SearchBot
from gloaming.games import rulebook
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import unknown

__all__ = ["Bot", "CarefulBot", "Eyes", "RandomBot", "SearchBot", "bot", "bots", "play_bots"]

BUDGET = re.compile(r"search(?::([0-9]{1,9})(?::([0-9]{0,9}\.?[0-9]{1,9}))?)?")
USUAL_PLAYOUTS = 400


def bots() -> list[str]:
    """Returns the names of all bots, weakest first."""
    return ["random", "careful", "search"]


def bot(name: str, game: str, seed: int) -> Bot:
    """Returns a fresh bot of this name for a game, which plays no other."""
    found = fresh(name, game, seed)
    found.game = rulebook(game).name
    return found


def fresh(name: str, game: str, seed: int) -> Bot:
    """Returns a bot with its instinct for a game."""
    rulebook(game)
    if not isinstance(name, str):
        raise BadSetup(f"a bot is named by a word, not {type(name).__name__}")
    kind, *budget = name.split(":")
    if kind not in bots():
        raise BadSetup(unknown("bot", kind, bots()))
    if budget and kind != "search":
        raise BadSetup(
            f"the bot {kind!r} takes no budget; only search does: 'search:PLAYOUTS' or 'search:PLAYOUTS:SECONDS'"
        )
    if kind == "random":
        return RandomBot(seed)
    if kind == "careful":
        return CarefulBot(instinct(game), seed)
    return SearchBot(instinct(game), seed, *budget_of(name))


def budget_of(name: str) -> tuple[int, float]:
    """Reads the budget of a searching bot."""
    found = BUDGET.fullmatch(name)
    playouts, seconds = (found[1] or USUAL_PLAYOUTS, found[2] or inf) if found else (0, 0)
    if not int(playouts) or not float(seconds):
        raise BadSetup(f"the budget of {name!r} cannot be read: it is 'search:PLAYOUTS' or 'search:PLAYOUTS:SECONDS'")
    return int(playouts), float(seconds)
