"""A tournament file and whatever may become of it on disk: taken as it is, or refused in one clear line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from gloaming.arguments import Setup
from gloaming.kernel.errors import BadRecord
from gloaming.tournament.command import prepared
from gloaming.tournament.evening import Evening, read
from gloaming.tournament.playing import started
from gloaming.tournament.text import summary

LONGEST_LINE = 2000  # characters of a refusal: one line, with all choices that were legal

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 9, 10**30, 10**400, 1.5, float("inf"), float("nan"), "", "you", "\x1b[2J", "a\nb",
    "\ud800", "\u202e", "x" * 10_000, "qualification-1-1", [], {}, [[]], {"": {}}, [0, "surrender"],
)  # fmt: skip


def left_in_a_duel() -> Evening:
    """Returns a tournament of two in which the person has left the second duel after eight choices."""
    evening = prepared("syndicates", "you,random", "random", 3, Setup(option=["rarities=CO+UC"]))
    evening.tournament.report("qualification-1-1", (1, 0))
    [duel] = evening.tournament.open
    game = started(evening.seat(duel))
    for _ in range(8):
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    evening.note(duel.id, game.choices)
    return evening


FILE = json.dumps(left_in_a_duel().as_json(), indent=1).encode()


def reason_to_refuse(data: bytes, folder: Path) -> str | None:
    """Reads a tournament file of these bytes; returns why it is refused, or None if it can be shown and kept again."""
    file = folder / "evening.json"
    file.write_bytes(data)
    try:
        evening = read(file)
    except BadRecord as error:
        told = str(error)
        assert told.startswith(str(file)), told
        assert told.isprintable(), repr(told)
        assert len(told) - len(str(file)) < LONGEST_LINE, told
        assert file.read_bytes() == data
        return told
    shown = summary(evening.tournament, evening.game)
    assert all(line.isprintable() for line in shown.splitlines()), repr(shown)
    file.write_text(json.dumps(evening.as_json()), encoding="utf-8")
    assert read(file) == evening
    return None


# What becomes of it.


def mutated(data: bytes, luck: Random) -> bytes:
    """Returns a file to which one to three things have happened."""
    for _ in range(luck.randint(1, 3)):
        data = luck.choice(MISHAPS)(data, luck)
    return data


def flip(data: bytes, luck: Random) -> bytes:
    """Changes a byte."""
    at = luck.randrange(len(data) + 1)
    return data[:at] + bytes([luck.randrange(256)]) + data[at + 1 :]


def cut(data: bytes, luck: Random) -> bytes:
    """Ends a file too early."""
    return data[: luck.randrange(len(data) + 1)]


def drop(data: bytes, luck: Random) -> bytes:
    """Loses some bytes in the middle."""
    at = luck.randrange(len(data) + 1)
    return data[:at] + data[at + luck.randint(1, 40) :]


def repeat(data: bytes, luck: Random) -> bytes:
    """Says some bytes twice."""
    at = luck.randrange(len(data) + 1)
    return data[: at + luck.randint(1, 200)] + data[at:]


def change_value(data: bytes, luck: Random) -> bytes:
    """Puts something strange, or something from elsewhere in the file, in the place of a value."""

    def change(holder: Any, key: Any, all_places: list[tuple[Any, Any]]) -> None:
        other, place = luck.choice(all_places)
        holder[key] = luck.choice([luck.choice(STRANGE), other[place]])

    return reshaped(data, luck, change)


def lose_value(data: bytes, luck: Random) -> bytes:
    """Leaves a value out."""

    def lose(holder: Any, key: Any, all_places: list[tuple[Any, Any]]) -> None:
        del holder[key]

    return reshaped(data, luck, lose)


def double_value(data: bytes, luck: Random) -> bytes:
    """Says an entry of a list twice."""

    def double(holder: Any, key: Any, all_places: list[tuple[Any, Any]]) -> None:
        if isinstance(holder, list):
            holder.insert(key, holder[key])

    return reshaped(data, luck, double)


def nest(data: bytes, luck: Random) -> bytes:
    """Wraps a value into more lists than anybody can unpack."""
    at = luck.randrange(len(data) + 1)
    deep = luck.choice([50, 5_000, 200_000])
    return data[:at] + b"[" * deep + b"]" * deep + data[at:]


MISHAPS = (flip, cut, drop, repeat, change_value, change_value, change_value, lose_value, double_value, nest)


def reshaped(data: bytes, luck: Random, change: Callable[[Any, Any, list[tuple[Any, Any]]], None]) -> bytes:
    """Changes a value of a file that can still be read, other than in the bracket, which nobody reads."""
    try:
        facts = json.loads(data)
    except (ValueError, RecursionError):
        return flip(data, luck)
    if isinstance(facts, dict):
        facts.pop("bracket", None)
    places = list(places_in(facts))
    if not places:
        return flip(data, luck)
    holder, key = luck.choice(places)
    change(holder, key, places)
    try:
        return json.dumps(facts).encode()
    except (ValueError, RecursionError):  # it holds itself, or a number that is too long to be written
        return data


def places_in(facts: Any) -> Iterator[tuple[Any, Any]]:
    """Yields where the values are, each as what holds it and its key."""
    keys = list(facts) if isinstance(facts, dict) else range(len(facts)) if isinstance(facts, list) else []
    for key in keys:
        yield facts, key
        yield from places_in(facts[key])
