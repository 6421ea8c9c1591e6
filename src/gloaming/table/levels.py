"""The bots that people can sit down with, by the names they know them under."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import unknown
from gloaming.table.protocol import LevelInfo


@dataclass(frozen=True)
class Level:
    """A bot under a name that people remember: how it plays, and in what words it is offered."""

    name: str
    title: str
    pitch: str
    bot: str


# The search has two and a half seconds at most, so that nobody waits longer than three.
LEVELS: Final = (
    Level("moth", "Moth", "Plays whatever flutters by. For the first evening.", "random"),
    Level("wren", "Wren", "Plays soundly, and never thinks ahead.", "careful"),
    Level("fox", "Fox", "Thinks a little ahead, and is quick about it.", "search:120:1"),
    Level("owl", "Owl", "Thinks hard. The strongest here.", "search:400:2.5"),
)
USUAL: Final = "wren"
STRONGEST: Final = LEVELS[-1].name

# How often a level beats the one below it in a game for two, from docs/bots.md.
BEATS: Final[dict[tuple[str, str], float]] = {
    ("shadow-cards", "wren"): 0.73,
    ("shadow-cards", "fox"): 0.97,
    ("shadow-cards", "owl"): 0.70,
    ("showdown", "wren"): 0.86,
    ("showdown", "fox"): 0.51,
    ("showdown", "owl"): 0.57,
    ("syndicates", "wren"): 1.0,
    ("syndicates", "fox"): 0.57,
    ("syndicates", "owl"): 0.54,
}


def level(name: str) -> Level:
    """Returns the level of a name."""
    for each in LEVELS:
        if each.name == name:
            return each
    raise BadSetup(unknown("bot", name, [each.name for each in LEVELS]))


def levels_of(game: str) -> list[LevelInfo]:
    """Returns the levels as they are offered for a game, weakest first."""
    return [LevelInfo(each.name, each.title, each.pitch, BEATS.get((game, each.name))) for each in LEVELS]
