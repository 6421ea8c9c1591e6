"""Files that something has happened to are refused with a reason, or can be played to their end."""

from __future__ import annotations

import pytest
from bench.fuzz import KINDS, survives

MUTANTS = 300  # of each kind; `python -m bench.fuzz` tries many more
PORTION = 50


@pytest.mark.parametrize("first", range(0, MUTANTS, PORTION))
@pytest.mark.parametrize("kind", KINDS)
def test_a_mutant_is_refused_or_plays_on(kind: str, first: int) -> None:
    for seed in range(first, first + PORTION):
        survives(KINDS[kind], seed)


@pytest.mark.parametrize("kind", ["records", "notes", "states", "ledgers", "cards"])
def test_some_mutants_are_let_in(kind: str) -> None:
    assert any(survives(KINDS[kind], seed) for seed in range(MUTANTS))
