"""Estimates with their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True)
class Estimate:
    """A mean and the 95% interval around it."""

    mean: float
    low: float
    high: float


def estimate(values: list[float]) -> Estimate:
    """Returns the mean of a sample with its normal 95% interval.

    >>> estimate([1.0, 1.0, 1.0])
    Estimate(mean=1.0, low=1.0, high=1.0)
    """
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    half = 1.96 * sqrt(variance / count)
    return Estimate(mean, mean - half, mean + half)
