"""Players made of code, by name.

A bot is named by a word, and a searching one may be given a budget: `search`, `search:1000` (iterations a choice) or
`search:1000:2.5` (and seconds at most).
"""

from __future__ import annotations

from gloaming.bots.bot import Bot, RandomBot, play_bots
from gloaming.bots.careful import CarefulBot
from gloaming.bots.eyes import Eyes
from gloaming.bots.instincts import instinct
from gloaming.bots.search import SearchBot
from gloaming.games import rulebook
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import unknown

__all__ = ["Bot", "CarefulBot", "Eyes", "RandomBot", "SearchBot", "bot", "bots", "play_bots"]


def bots() -> list[str]:
    """Returns the names of all bots, weakest first."""
    return ["random", "careful", "search"]


def bot(name: str, game: str, seed: int) -> Bot:
    """Returns a fresh bot of this name for a game."""
    rulebook(game)
    kind, *budget = name.split(":")
    if kind not in bots():
        raise BadSetup(unknown("bot", kind, bots()))
    if budget and kind != "search":
        raise BadSetup(f"the bot {kind!r} takes no budget, only 'search:ITERATIONS' and 'search:ITERATIONS:SECONDS' do")
    if kind == "random":
        return RandomBot(seed)
    if kind == "careful":
        return CarefulBot(instinct(game), seed)
    return SearchBot(instinct(game), seed, *budget_of(name, budget))


def budget_of(name: str, budget: list[str]) -> tuple[int, float]:
    """Reads the budget of a searching bot."""
    try:
        iterations = int(budget[0]) if budget else 400
        seconds = float(budget[1]) if len(budget) > 1 else float("inf")
    except ValueError:
        iterations, seconds = 0, 0.0
    if len(budget) > 2 or iterations < 1 or not seconds > 0:
        raise BadSetup(
            f"the budget of {name!r} cannot be read: it is 'search:ITERATIONS' or 'search:ITERATIONS:SECONDS'"
        )
    return iterations, seconds
