"""What a well balanced game should look like, and whether it does."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.lab.statistics import Estimate


@dataclass(frozen=True)
class Target:
    """What was wanted, what is, and whether that is good enough."""

    what: str
    wanted: str
    found: str
    met: bool
    unsure: bool = False  # whether more games are needed to tell

    @property
    def verdict(self) -> str:
        """Whether it is met, those that are missed the loudest."""
        return "unsure" if self.unsure else "met" if self.met else "MISSED"


def told(target: Target) -> str:
    """Returns a target in a line."""
    return f"{target.verdict:<6}  {target.what} ({target.wanted}): {target.found}"


def within(value: float, target: tuple[float, float]) -> bool:
    """Tells whether a value is on target."""
    return target[0] <= value <= target[1]


def percent(share: float) -> str:
    """Returns a share as text.

    >>> percent(0.4231)
    '42.3%'
    """
    return f"{100 * share:.1f}%"


def interval(found: Estimate) -> str:
    """Returns a share with its interval as text."""
    return f"{percent(found.mean)} ({100 * found.low:.1f} to {percent(found.high)})"


def between(target: tuple[float, float]) -> str:
    """Returns a target as text."""
    return f"{100 * target[0]:.0f} to {100 * target[1]:.0f}%"
