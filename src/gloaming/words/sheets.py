"""A score sheet as rows of words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Tone = Literal["names", "first", "plain", "loud"]


@dataclass(frozen=True)
class Row:
    """A row of a score sheet: a heading, a cell for each seat, how loud it is, and to which line it belongs."""

    heading: str
    cells: list[str]
    tone: Tone = "plain"
    line: int = 0  # counted from 1; the row with the names belongs to none


def in_columns(rows: list[Row]) -> list[str]:
    """Returns the rows of a score sheet as lines of text."""
    first = max(len(row.heading) for row in rows)
    widths = [max(len(row.cells[column]) for row in rows) for column in range(len(rows[0].cells))]
    return [
        "  ".join(
            [row.heading.ljust(first), *(cell.rjust(width) for cell, width in zip(row.cells, widths, strict=True))]
        )
        for row in rows
    ]
