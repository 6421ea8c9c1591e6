"""Extras: packages that only some commands need, and that are installed by name."""

from __future__ import annotations

from importlib.util import find_spec

from gloaming.kernel.errors import BadSetup


def need(package: str, extra: str, what: str) -> None:
    """Refuses what cannot be done without a package, and says how to get it."""
    if find_spec(package) is None:
        raise BadSetup(f"{what} needs {package}: pip install 'gloaming[{extra}]', or '.[{extra}]' in a checkout")
