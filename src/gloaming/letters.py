"""Letters that an output does not know, written with those that every output knows."""

from __future__ import annotations

import codecs
from typing import Final
from unicodedata import normalize

# Others are written as they decompose: an accent is dropped, an ellipsis becomes three dots.
ALIKE: Final = str.maketrans("‘’“”«»–—·•×⁄↑↓♠♥♦♣", '\'\'""""---*x/^vshdc') | {ord("←"): "<-", ord("→"): "->"}  # noqa: RUF001
UNKNOWN: Final = "?"
PLAINLY: Final = "gloaming.plainly"


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Returns what to write in place of letters that an output does not know, and where to go on.

    >>> "“Gift” → Zoë…".encode("ascii", PLAINLY)
    b'"Gift" -> Zoe...'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(plain(letter) for letter in letters), error.end


def plain(letter: str) -> str:
    """Returns a letter in ASCII."""
    spelled = normalize("NFKD", letter.translate(ALIKE)).translate(ALIKE)
    return "".join(part for part in spelled if part.isascii()) or UNKNOWN


codecs.register_error(PLAINLY, plainly)
