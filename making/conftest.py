"""Tests of a game that is being made: whole in its rules, but not yet registered, since it lacks a table of its own.

It is there while its tests are gathered and while they run, and no longer: the tests over all games are not for it yet.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import pytest

from gloaming.games import GROUP, registered

NAME = "shadowscape"


@contextmanager
def offered() -> Iterator[None]:
    """Has the game be there for a while."""
    registered()[NAME] = EntryPoint(NAME, "gloaming.games.shadowscape:HOME", GROUP)
    try:
        yield
    finally:
        del registered()[NAME]


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Gathers the tests of a module, which may look the game up."""
    with offered():
        return (yield)


@pytest.fixture(autouse=True)
def the_game() -> Iterator[None]:
    """Runs a test."""
    with offered():
        yield
