"""Names: an account's is its own, no guest is given another's, at a table all differ, and some words name nobody."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from itertools import count
from typing import Final
from unicodedata import normalize

from gloaming.table.levels import LEVELS

MOODS: Final = (
    "Amber", "Brave", "Bright", "Calm", "Clever", "Dusky", "Early", "Gentle", "Hazy", "Late", "Lucky", "Merry",
    "Misty", "Nimble", "Pale", "Quick", "Quiet", "Rusty", "Sly", "Small", "Still", "Tawny", "Wary", "Wild",
)  # fmt: skip
ANIMALS: Final = (
    "Badger", "Bat", "Crane", "Curlew", "Deer", "Eider", "Finch", "Hare", "Heron", "Ibis", "Linnet", "Lynx",
    "Marten", "Mole", "Newt", "Otter", "Plover", "Raven", "Shrew", "Snipe", "Stoat", "Swift", "Toad", "Vole",
)  # fmt: skip
PLAIN: Final = 5  # so many names are tried before one gets a number

GUEST: Final = " (guest)"  # marks a guest whose name has become that of an account, or a word that names nobody

# What sentences at a table say instead of a name, and what bots and empty seats are called.
SPOKEN_TO: Final = "you"
RESERVED: Final = frozenset(
    {
        SPOKEN_TO, "your", "yours", "they", "them", "their", "theirs",
        "both", "everybody", "everyone", "nobody", "theopponent", "opponent", "seat",
        *(level.name for level in LEVELS),
    }
)  # fmt: skip
NUMBERED: Final = re.compile(r"(.+?) ([0-9]+)")

# Letters of other alphabets that nobody can tell from ours. A Greek capital may look like one
# of ours where its small letter looks like another or like none.
CAPITAL_TWINS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")  # noqa: RUF001
TWINS: Final = str.maketrans("авгеіјкмнорсѕтухԁԛԝ" + "αβεζηικμνορτυχ", "abreijkmhopcstyxdqw" + "abezhikmnoptux")
LIKE_LETTERS: Final = str.maketrans("01i", "oll")  # a capital i and a 1 are taken for an l; a 5 is told from an s
DIGITS: Final = "0123456789"


def key(name: str) -> str:
    """Returns what two names have in common that look the same.

    >>> key("Quiet Heron") == key("quiet  heron") == key("Quiet H\u0435ron") == key("QuIet Her0n")
    True
    """
    return spelled(name).translate(LIKE_LETTERS)


def spelled(name: str) -> str:
    """Returns a name without spaces, in small letters of our alphabet; a number that follows it is still one."""
    return "".join(normalize("NFKC", name).translate(CAPITAL_TWINS).casefold().split()).translate(TWINS)


RESERVED_KEYS: Final = frozenset(map(key, RESERVED))


def is_reserved(name: str) -> bool:
    """Tells whether a name, or the word before its number, stands for somebody else at every table.

    >>> [is_reserved(name) for name in ("You", "y o u", "You There", "Owl 2", "0w1 20", "Youssef", "Night Owl")]
    [True, True, True, True, True, False, False]
    """
    first = normalize("NFKC", name).split()[0]  # sentences that begin with the word speak to whoever reads them
    whole = spelled(name)
    ends = range(len(whole.rstrip(DIGITS)), len(whole) + 1)  # the last digit of `Ow1 2` that is read as a letter
    words = {key(whole[:end]) for end in ends}
    return key(first) == SPOKEN_TO or not words.isdisjoint(RESERVED_KEYS) or any(map(is_marked, words))


def is_marked(name: str) -> bool:
    """Tells whether a name is one that only the server gives, to a guest.

    >>> [is_marked(name) for name in ("Heron (guest)", "Heron(GUEST)", "Guest Heron")]
    [True, True, False]
    """
    return key(name).endswith(key(GUEST))


def distinct(wanted: str, taken: Iterable[str]) -> str:
    """Returns a name, with the next free number if somebody else has one that looks the same.

    >>> distinct("Heron", ["heron", "Otter"]), distinct("Heron 2", ["Heron", "Heron 2"])
    ('Heron 2', 'Heron 3')
    """
    keys = {key(name) for name in taken}
    if key(wanted) not in keys:
        return wanted
    found = NUMBERED.fullmatch(wanted)
    base, number = (found[1], int(found[2])) if found else (wanted, 1)
    return next(name for other in count(number + 1) if key(name := f"{base} {other}") not in keys)


def invented(attempt: int) -> str:
    """Returns a name for a guest who has none; after some attempts one with a number, of which there are enough."""
    name = f"{secrets.choice(MOODS)} {secrets.choice(ANIMALS)}"
    return name if attempt < PLAIN else f"{name} {2 + secrets.randbelow(10 ** (attempt - PLAIN + 2))}"
