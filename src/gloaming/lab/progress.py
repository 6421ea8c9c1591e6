"""A bar on the terminal while many games are played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Progress(Protocol):
    """Moves a bar on by so many games."""

    def __call__(self, games: int, /) -> None:
        """Moves on."""


@contextmanager
def bar(done: int, total: int, doing: str = "Playing", counted: str = "games") -> Iterator[Progress]:
    """Shows on a terminal how far the games are, how fast they go and how long the rest will take."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich import progress
    from rich.console import Console

    columns = (
        progress.TextColumn(doing),
        progress.BarColumn(bar_width=None),
        progress.MofNCompleteColumn(),
        progress.TextColumn(f"{counted},"),
        progress.TimeRemainingColumn(compact=True),
        progress.TextColumn("left"),
    )
    with progress.Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=sys.stdout.isatty(),  # what goes to a file or to another command stays on its way there
    ) as shown:
        task = shown.add_task(doing, total=total, completed=done)
        yield lambda games: shown.advance(task, games)
