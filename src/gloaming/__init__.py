"""Gloaming: shadow card games to play, script and measure.

>>> import gloaming
>>> game = gloaming.start(gloaming.games()[0], seed=7)
>>> while not game.over:
...     for decision in game.decisions:
...         game.choose(decision.seat, decision.options[0])
>>> len(game.scores) == game.players
True
"""

from gloaming import source

source.settle()

from gloaming.api import events, from_json, load, replay, rewind, save, start, to_json
from gloaming.games import games, rulebook
from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.errors import (
    BadRecord,
    BadSetup,
    GloamingError,
    IllegalChoice,
    StaleChoice,
    UnreadableChoice,
)
from gloaming.kernel.events import Event
from gloaming.kernel.game import Game
from gloaming.kernel.record import Record

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "BadSetup",
    "Decision",
    "Event",
    "Game",
    "GloamingError",
    "IllegalChoice",
    "Option",
    "Record",
    "StaleChoice",
    "UnreadableChoice",
    "events",
    "from_json",
    "games",
    "load",
    "replay",
    "rewind",
    "rulebook",
    "save",
    "start",
    "to_json",
]
