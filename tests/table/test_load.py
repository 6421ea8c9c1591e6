"""The load test itself works: everyone plays, nobody is refused, and what it measures makes sense."""

from __future__ import annotations

import os
import sys
from io import StringIO
from pathlib import Path

import pytest
from bench.table import Load, run
from rich.console import Console

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the load test reads /proc")


@pytest.mark.parametrize("texts", [False, True], ids=["programs", "browsers"])
def test_two_tables_are_played_without_a_refusal(texts: bool, tmp_path: Path) -> None:
    cores = os.sched_getaffinity(0)
    said = StringIO()
    outcome = run(Load(tables=2, seconds=1.5, think=0.1, texts=texts), tmp_path, Console(file=said))
    assert outcome.errors == 0, said.getvalue()
    assert outcome.choices > 0
    assert 0 < outcome.median <= outcome.p99 <= outcome.slowest
    assert outcome.started > 1
    assert os.sched_getaffinity(0) == cores
