"""Who takes part: bots and people, each under a name of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from gloaming.bots import bots
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import LONG, unknown
from gloaming.lab.tournament.stages import FEWEST, MOST

Number = int  # an entrant, by the order in which they entered, counted from 0

BOT = "bot"
PERSON = "person"
YOU = "you"  # how a person is written in a list
USUAL_BOT = "careful"
JOINER = "\u200d"  # makes one picture of several, as in a family

MANNERS = (
    "Velvet", "Slippery", "Honest", "Two-Ton", "Hushed", "Lucky", "Sticky", "Polite", "Lopsided", "Midnight",
    "Buttered", "Squinting", "Golden", "Nervous", "Humming", "Crooked", "Sleepy", "Double", "Rubber", "Thirsty",
)  # fmt: skip
CALLED = (
    "Vinnie", "Dolores", "Gaspard", "Mitzi", "Orville", "Bettina", "Sal", "Mina", "Knuckles", "Pepper",
    "Augusto", "Trixie", "Barnaby", "Lorenza", "Moe", "Clem", "Waldo", "Philippa", "Ginger", "Mortimer",
)  # fmt: skip


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a bot of some kind, or a person."""

    name: str
    kind: str = BOT
    bot: str = USUAL_BOT  # nothing for a person

    @property
    def is_person(self) -> bool:
        """Whether a person plays."""
        return self.kind == PERSON


def person(name: str) -> Entrant:
    """Returns a person who takes part."""
    return Entrant(name, PERSON, "")


def check_entrants(entrants: Sequence[Entrant]) -> None:
    """Refuses a list of entrants with which no tournament can be held."""
    check_number(len(entrants))
    names: set[str] = set()
    for entrant in entrants:
        check_name(entrant.name)
        if entrant.name in names:
            raise BadSetup(f"two entrants are called {entrant.name!r}: nobody could tell them apart")
        if entrant.kind not in (BOT, PERSON) or bool(entrant.bot) != (entrant.kind == BOT) or len(entrant.bot) > LONG:
            raise BadSetup(f"{entrant.name!r} is neither a bot of some name nor a person")
        names.add(entrant.name)


def check_name(name: str) -> None:
    """Refuses a name that cannot be shown in a line."""
    if type(name) is not str or not name.strip():
        raise BadSetup("every entrant of a tournament needs a name")
    if len(name) > LONG:
        raise BadSetup(f"the name {name[:LONG]!r}... is too long: it may have {LONG} letters")
    if not all(letter.isprintable() or letter == JOINER for letter in name):
        raise BadSetup(f"the name {name!r} has signs in it that cannot be printed")


def check_number(entrants: int) -> None:
    """Refuses too few entrants or too many."""
    if not FEWEST <= entrants <= MOST:
        raise BadSetup(f"a tournament is for {FEWEST} to {MOST} entrants, not {entrants}")


def invented_names(count: int, seed: int) -> list[str]:
    """Returns so many different names for bots, the same for the same seed.

    >>> invented_names(2, seed=3)
    ['Lucky Augusto', 'Buttered Philippa']
    """
    names = [f"{manner} {called}" for manner in MANNERS for called in CALLED]
    return Random(f"names of {seed}").sample(names, count)


def read_entrants(words: str, seed: int, usual: str = USUAL_BOT) -> list[Entrant]:
    """Reads a list of entrants: names of bots, `you`, and numbers for so many of the usual bots.

    >>> [entrant.bot or entrant.name for entrant in read_entrants("search, you, 2", seed=3)]
    ['search', 'You', 'careful', 'careful']
    """
    asked = [read_entrant(word.strip(), usual) for word in words.split(",")]
    if sum(kind == YOU for kind, _ in asked) > 1:
        raise BadSetup(f"only one person can play at this keyboard: write {YOU!r} once")
    check_number(sum(count for _, count in asked))
    kinds = [kind for kind, count in asked for _ in range(count)]
    names = invented_names(len(kinds), seed)
    return [
        person(YOU.title()) if kind == YOU else Entrant(name, BOT, kind)
        for name, kind in zip(names, kinds, strict=True)
    ]


def read_entrant(word: str, usual: str) -> tuple[str, int]:
    """Returns whom a word of such a list means, and how many of them.

    >>> read_entrant("search:100", "careful"), read_entrant("12", "careful")
    (('search:100', 1), ('careful', 12))
    """
    if re.fullmatch("[0-9]+", word):
        return usual, int(word[:LONG])
    if re.fullmatch("-[0-9]+", word):
        raise BadSetup(f"a number of entrants cannot be less than 0, as {word[:LONG]!r} is")
    kind = word.partition(":")[0]  # what stands behind it is for the bot to read
    if kind not in (*bots(), YOU):
        raise BadSetup(unknown("bot", kind, bots()))
    return word, 1
