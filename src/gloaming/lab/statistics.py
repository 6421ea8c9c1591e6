"""Estimates with their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, inf, sqrt
from statistics import NormalDist

Z = 1.96  # standard deviations on either side of a mean that hold 95% of a normal distribution
MISSED = 0.05  # the part that lies beyond


@dataclass(frozen=True)
class Estimate:
    """A mean and the 95% interval around it."""

    mean: float
    low: float
    high: float


def share(parts: list[float]) -> Estimate:
    """Returns the mean of shares between 0 and 1 with its 95% interval, which stays between them (Wilson's).

    >>> share([1.0, 1.0])
    Estimate(mean=1.0, low=0.342, high=1.0)
    """
    return wilson(sum(parts) / len(parts), len(parts))


def wilson(mean: float, count: int, z: float = Z) -> Estimate:
    """Returns a mean of so many shares with its 95% interval, or with one of other standard deviations.

    >>> wilson(0.5, 2000), wilson(0.5, 2000, at_once(84))
    (Estimate(mean=0.5, low=0.478, high=0.522), Estimate(mean=0.5, low=0.462, high=0.538))
    """
    centre = (mean + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(mean * (1 - mean) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Estimate(mean, round(max(0.0, centre - half), 3), round(min(1.0, centre + half), 3))


def at_once(count: int) -> float:
    """Returns the standard deviations with which so many intervals hold all at once with 95% (Bonferroni's).

    >>> round(at_once(1), 2), round(at_once(84), 2)
    (1.96, 3.43)
    """
    return NormalDist().inv_cdf(1 - MISSED / (2 * count))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Returns how far a share lies above another one, with its 95% interval (Newcombe's, from both of Wilson's).

    >>> difference(wilson(0.75, 400), wilson(0.5, 400))
    Estimate(mean=0.25, low=0.183, high=0.313)
    """
    mean = one.mean - other.mean
    below = sqrt((one.mean - one.low) ** 2 + (other.high - other.mean) ** 2)
    above = sqrt((one.high - one.mean) ** 2 + (other.mean - other.low) ** 2)
    return Estimate(mean, round(mean - below, 3), round(mean + above, 3))


def quantile(values: list[int], part: float) -> int:
    """Returns the value below which a part of a sample lies.

    >>> quantile(list(range(1, 101)), 0.05), quantile([7], 0.95)
    (5, 7)
    """
    ordered = sorted(values)
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


def estimate(values: list[float]) -> Estimate:
    """Returns the mean of a sample with its normal 95% interval.

    >>> estimate([1.0, 1.0, 1.0])
    Estimate(mean=1.0, low=1.0, high=1.0)
    """
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    half = Z * sqrt(variance / count) if count > 1 else inf
    return Estimate(mean, mean - half, mean + half)
