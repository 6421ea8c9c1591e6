"""The bots that people can sit down with, by the names they know them under."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.bots.instinct import instinct
from gloaming.games import rulebook
from gloaming.kernel.cards.english import listed
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
    Level("moth", "Moth", "Plays whatever flutters by. Good for a first evening.", "random"),
    Level("wren", "Wren", "Plays soundly, but never thinks ahead.", "careful"),
    Level("fox", "Fox", "Thinks a little ahead, and quickly.", "search:120:1"),
    Level("owl", "Owl", "Thinks hard. The strongest bot here.", "search:400:2.5"),
)
STRONGEST: Final = LEVELS[-1].name

ALONE_AT_THE_TOP: Final = "Thinks ahead. The strongest here: {others} would play almost as well."


def level(name: str) -> Level:
    """Returns the level of a name."""
    for each in LEVELS:
        if each.name == name:
            return each
    raise BadSetup(unknown("bot", name, [each.name for each in LEVELS]))


def offered(game: str, name: str) -> Level:
    """Returns the level of a name, or refuses one that is not offered for a game."""
    known = [each.name for each in levels_in(game)]
    if name not in known and name in (each.name for each in LEVELS):
        raise BadSetup(f"{rulebook(game).title} has the bots {listed(known)}, not {name}")
    if name not in known:
        raise BadSetup(unknown("bot", name, known))
    return level(name)


def levels_in(game: str) -> list[Level]:
    """Returns the levels that differ in a game, weakest first; all of them where nobody has measured."""
    measured = instinct(game).beats
    return [each for each in LEVELS if measured is None or each is LEVELS[0] or each.name in measured]


def usual_in(game: str) -> str:
    """Returns the level of a bot for which nobody asked for another: the weakest that knows what it does."""
    return levels_in(game)[1].name


def levels_of(game: str) -> list[LevelInfo]:
    """Returns the levels as they are offered for a game."""
    offered = levels_in(game)
    strength = instinct(game).beats or {}
    others = " or ".join(f"a {each.title}" for each in LEVELS if each not in offered)
    pitches = {STRONGEST: ALONE_AT_THE_TOP.format(others=others)} if others else {}
    return [
        LevelInfo(each.name, each.title, pitches.get(each.name, each.pitch), strength.get(each.name))
        for each in offered
    ]
