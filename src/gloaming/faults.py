"""Whose fault it is that something failed: a stranger's game that fails while it is played is named in a line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb

from gloaming.games import FAILURES, described, home_of, is_ours, registered, told
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.rulebook import opened

KERNEL = "gloaming.kernel"


def at_fault(error: BaseException) -> str:
    """Returns the stranger's game that failed, with its package; nothing if it was none.

    It is the game whose package an error comes from, or the only one that is played where the kernel fails.
    """
    modules = [str(frame.f_globals.get("__name__")) for frame, _ in walk_tb(error.__traceback__)]
    strange = [name for name in opened if name in registered() and not is_ours(registered()[name])]
    for name in strange:
        if passes(modules, home_of(name).package) or (len(opened) == 1 and passes(modules, KERNEL)):
            return described(name)
    return ""


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
