"""How the tests run: the same examples every time, and no deadline on a loaded machine."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from gloaming.kernel.rulebook import opened
from kernel.beacon import BOOK

opened[BOOK.name] = BOOK  # a game of the tests' own is there for all of them, like those that are installed

settings.register_profile(
    "gloaming",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.register_profile("quick", parent=settings.get_profile("gloaming"), max_examples=8)
settings.register_profile("soak", parent=settings.get_profile("gloaming"), derandomize=False, max_examples=5000)
settings.load_profile(os.environ.get("GLOAMING_HYPOTHESIS", "gloaming"))
