"""A clear answer to a name nobody knows."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from os import fsencode
from shlex import quote

MANY = 20  # names that a person can still look through
LONG = 60  # characters of a name, or of anything else that stands in a file, that are told again


def printable(text: str) -> str:
    r"""Returns a text in which nothing can move a cursor or change a colour: what cannot be printed is spelled out.

    >>> printable("Ann\x1b[31m")
    'Ann\\x1b[31m'
    >>> printable("Ann\nBob")
    'Ann\\nBob'
    """
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def told(thing: object) -> str:
    """Returns whatever somebody brought as it can be told again: what is long is cut.

    >>> told("pass"), told(None), told("x" * 100_000) == repr("x" * LONG)
    ("'pass'", 'None', True)
    """
    if isinstance(thing, str):
        return repr(thing[:LONG])
    try:
        return printable(repr(thing)[:LONG])
    except ValueError:  # Python writes no number with thousands of digits
        return "a number with thousands of digits"


def for_shell(text: str) -> str:
    r"""Returns a text as it can be typed after a command, and printed: what cannot be printed is spelled out.

    >>> for_shell("evening.gloam"), for_shell("my evening.gloam"), for_shell("red\x1b[31m.gloam")
    ('evening.gloam', "'my evening.gloam'", "$'red\\x1b[31m.gloam'")
    """
    if text.isprintable():
        return quote(text)
    plain = text.replace("\\", r"\\").replace("'", r"\'")
    spelled = [
        letter if letter.isprintable() else "".join(map(r"\x{:02x}".format, fsencode(letter))) for letter in plain
    ]
    return f"$'{''.join(spelled)}'"


def printable_lines(text: str) -> str:
    """Returns a text of several lines, each of them as it can be printed."""
    return "\n".join(map(printable, text.split("\n")))


def nearest(name: str, known: Sequence[str], likeness: float = 0.6) -> str | None:
    """Returns the name that was probably meant, if one is so like it, from 0 for not at all to 1 for the same.

    >>> nearest("drw", ["draw", "discard"])
    'draw'
    """
    near = get_close_matches(name, known, n=1, cutoff=likeness)
    return near[0] if near else None


def unknown(kind: str, name: str, known: Sequence[str]) -> str:
    """Says that a name is unknown, which one was probably meant and which there are.

    >>> unknown("bot", "randm", ["random", "careful"])
    "unknown bot 'randm', did you mean 'random'? Known: random, careful"
    >>> unknown("deck of Dusk", "dawn", [])
    "unknown deck of Dusk 'dawn': there are none"
    """
    if not known:
        return f"unknown {kind} {str(name)[:LONG]!r}: there are none"
    near = nearest(str(name), known)
    guess = f", did you mean {near!r}?" if near is not None else "."
    more = f" and {len(known) - MANY} more" if len(known) > MANY else ""
    return f"unknown {kind} {str(name)[:LONG]!r}{guess} Known: {', '.join(known[:MANY])}{more}"
