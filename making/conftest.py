"""Tests of a game that is being made: whole in its rules, but not yet registered, since it lacks a table of its own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from gloaming.games import GROUP, registered


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    """Has Shadowscape be there while a test runs, and no longer: the tests over all games are not for it yet."""
    registered()["shadowscape"] = EntryPoint("shadowscape", "gloaming.games.shadowscape:HOME", GROUP)
    yield
    del registered()["shadowscape"]
