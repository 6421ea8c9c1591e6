"""Entrants as a person writes them, and names for bots."""

from __future__ import annotations

import re
from random import Random

from gloaming.bots import bots
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.spelling import LONG, unknown
from gloaming.kernel.tournament.entrants import BOT, USUAL_BOT, Entrant, check_number, person

YOU = "you"  # how a person is written in a list

MANNERS = (
    "Velvet", "Slippery", "Honest", "Two-Ton", "Hushed", "Lucky", "Sticky", "Polite", "Lopsided", "Midnight",
    "Buttered", "Squinting", "Golden", "Nervous", "Humming", "Crooked", "Sleepy", "Double", "Rubber", "Thirsty",
)  # fmt: skip
CALLED = (
    "Vinnie", "Dolores", "Gaspard", "Mitzi", "Orville", "Bettina", "Sal", "Mina", "Knuckles", "Pepper",
    "Augusto", "Trixie", "Barnaby", "Lorenza", "Moe", "Clem", "Waldo", "Philippa", "Ginger", "Mortimer",
)  # fmt: skip


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
        raise BadSetup(f"a number of entrants cannot be negative, like {word[:LONG]!r}")
    kind = word.partition(":")[0]  # what stands behind it is for the bot to read
    if kind not in (*bots(), YOU):
        raise BadSetup(unknown("bot", kind, bots()))
    return word, 1
