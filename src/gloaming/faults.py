"""Whose fault it is that something failed: a stranger's game that fails while it is played is named in a line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb
from typing import Final

from gloaming.games import FAILURES, described, home_of, is_ours, registered, told
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.rulebook import opened

# What plays any game, and tells what its records declare: it fails only where a game leads it astray.
SHARED: Final = ("gloaming.kernel", "gloaming.words")


def at_fault(error: BaseException, playing: str = "") -> str:
    """Returns the stranger's game that failed, with its package; nothing if it was none.

    It is the game whose package an error comes from or, where what is shared fails, the one that is played: the only
    one that is open, unless somebody knows.
    """
    modules = [str(frame.f_globals.get("__name__")) for frame, _ in walk_tb(error.__traceback__)]
    strange = [name for name in opened if name in registered() and not is_ours(registered()[name])]
    for name in strange:
        if passes(modules, home_of(name).package):
            return described(name)
    played = playing or (next(iter(opened)) if len(opened) == 1 else "")
    astray = played in strange and any(passes(modules, package) for package in SHARED)
    return described(played) if astray else ""


def passes(modules: list[str], package: str) -> bool:
    """Tells whether one of some modules lies in a package."""
    return any(f"{module}.".startswith(f"{package}.") for module in modules)


@contextmanager
def faults_named() -> Iterator[None]:
    """Has a stranger's game that fails end what is done in one line; what the system refuses is no fault of a game."""
    try:
        yield
    except (GloamingError, OSError):
        raise
    except FAILURES as error:
        if game := at_fault(error):
            raise GloamingError(f"{game} failed: {told(error)}; PYTHONDEVMODE=1 shows where") from error
        raise
