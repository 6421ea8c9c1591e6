"""A terminal at which a person sees how far a command is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO

import pytest


class Screen(StringIO):
    """Keeps what is shown."""

    def isatty(self) -> bool:
        """Tells that a person looks on."""
        return True


@contextmanager
def screen() -> Iterator[StringIO]:
    """Gives a terminal of 80 columns without colours; only what is no result goes there."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (("TERM", "xterm"), ("COLUMNS", "80"), ("NO_COLOR", "1")):
            patch.setenv(name, value)
        shown = Screen()
        patch.setattr("sys.stderr", shown)
        yield shown
