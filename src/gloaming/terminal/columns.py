"""Sentences side by side in columns, each of them whole."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

MOST_COLUMNS = 3


@dataclass(frozen=True)
class Columns:
    """Columns with their widths and lines; a line is the number of its sentence and as much of it as fits."""

    widths: list[int]
    lines: list[list[tuple[int, str]]]

    @property
    def height(self) -> int:
        """How many lines the longest column has."""
        return max(map(len, self.lines), default=0)

    @property
    def unbroken(self) -> bool:
        """Whether every sentence has room in one line."""
        return all(len({number for number, _ in column}) == len(column) for column in self.lines)

    def at(self, column: int, line: int) -> int | None:
        """Returns which sentence stands somewhere, if one does."""
        inside = 0 <= column < len(self.lines) and 0 <= line < len(self.lines[column])
        return self.lines[column][line][0] if inside else None

    def place(self, sentence: int) -> tuple[int, int]:
        """Returns in which column and line a sentence begins."""
        for at, column in enumerate(self.lines):
            for line, (number, _) in enumerate(column):
                if number == sentence:
                    return at, line
        return 0, 0


def arranged(sentences: list[str], breadth: int, margin: int, room: int) -> Columns:
    """Returns as many columns as have each sentence in one line, or the fewest lines where these have no room."""
    ways = [in_columns(sentences, count, breadth, margin) for count in range(MOST_COLUMNS, 0, -1)]
    unbroken = [way for way in ways if way.unbroken and way.height <= room]
    return unbroken[0] if unbroken else min(reversed(ways), key=lambda way: way.height)


def in_columns(sentences: list[str], count: int, breadth: int, margin: int) -> Columns:
    """Returns so many columns; a sentence that is longer than its column goes on in the next line."""
    each = max(1, -(-len(sentences) // count))
    parts = [range(first, min(first + each, len(sentences))) for first in range(0, len(sentences), each)]
    wanted = [max(len(sentences[number]) for number in part) + margin for part in parts]
    widths = shared(wanted, breadth)
    lines = [
        [(number, line) for number in part for line in wrap(sentences[number], max(1, width - margin)) or [""]]
        for part, width in zip(parts, widths, strict=True)
    ]
    return Columns(widths, lines)


def shared(wanted: list[int], breadth: int) -> list[int]:
    """Returns the width of each column: what it needs, or what those that need less leave to it."""
    widths, left = [0] * len(wanted), breadth
    for taken, column in enumerate(sorted(range(len(wanted)), key=lambda column: wanted[column])):
        widths[column] = min(wanted[column], left // (len(wanted) - taken))
        left -= widths[column]
    return widths
