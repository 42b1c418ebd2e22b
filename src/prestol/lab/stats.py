"""Figures with their uncertainty. Counts are whole numbers, so sums do not depend on the order of the games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

Z95 = 1.959963984540054
"""The normal quantile of a 95% interval."""
STEPS = 100
"""Steps of a clock for each factor of e: a time is known to one percent."""


class Estimate(NamedTuple):
    """A figure with its 95% interval."""

    mean: float
    low: float
    high: float

    def within(self, low: float, high: float) -> Estimate:
        """The same, cut to what is possible."""
        return Estimate(self.mean, max(low, self.low), min(high, self.high))


def share(hits: float, trials: int) -> Estimate:
    """A share of independent trials, with Wilson's interval. Split hits vary less, so for them it is a little wide."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    p, n = hits / trials, trials
    centre = (p + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n)
    half = Z95 / (1 + Z95 * Z95 / n) * math.sqrt(max(0.0, p * (1 - p)) / n + Z95 * Z95 / (4 * n * n))
    return Estimate(p, min(p, max(0.0, centre - half)), max(p, min(1.0, centre + half)))


def mean_of(values: Sequence[float], low: float = -math.inf, high: float = math.inf) -> Estimate:
    """The mean of independent values, with Student's interval cut to what is possible, from `low` to `high`.

    A single value says nothing about its spread. Values of nothing but 0 and 1 answer a question of yes or no, so they
    have Wilson's interval; so have values that are all alike, as far as their bounds are known.
    """
    n = len(values)
    if n == 0:
        raise ValueError("nothing was counted")
    mean = math.fsum(values) / n
    kinds = set(values)
    if n > 1 and kinds <= {0, 1} and (low, high) in ((-math.inf, math.inf), (0, 1)):
        return share(math.fsum(values), n)
    if len(kinds) == 1 and math.isfinite(low) and math.isfinite(high) and low < high:
        alike = share((mean - low) / (high - low) * n, n)
        return Estimate(mean, low + (high - low) * alike.low, low + (high - low) * alike.high)
    if n < 2:
        return Estimate(mean, low, high)
    variance = math.fsum((value - mean) ** 2 for value in values) / (n - 1)
    return spread(mean, variance, n).within(low, high)


def mean_of_counts(counts: Counter[int]) -> Estimate:
    """The mean of whole numbers that are given with how often each came up."""
    n = counts.total()
    if n == 0:
        raise ValueError("nothing was counted")
    total = sum(value * times for value, times in counts.items())
    mean = total / n
    if n < 2:
        return Estimate(mean, -math.inf, math.inf)
    if {value for value, times in counts.items() if times} <= {0, 1}:
        return share(total, n)
    squares = sum(value * value * times for value, times in counts.items())
    return spread(mean, (squares * n - total * total) / (n * (n - 1)), n)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much more one figure is than another, both measured independently."""
    mean = one.mean - other.mean
    low = math.hypot(one.mean - one.low, other.high - other.mean)
    high = math.hypot(one.high - one.mean, other.mean - other.low)
    return Estimate(mean, mean - low, mean + high)


def spread(mean: float, variance: float, n: int) -> Estimate:
    half = student(n - 1) * math.sqrt(variance / n)
    return Estimate(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """The quantile of Student's distribution for a 95% interval, by its expansion around the normal one."""
    if freedom < 3:
        return (12.706204736432095, 4.302652729911275)[freedom - 1]
    z, f = Z95, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / f + second / f**2 + third / f**3 + fourth / f**4


def quantile(counts: Counter[int], part: float) -> int:
    """The smallest value that at least this part of the counted ones does not exceed."""
    wanted = max(1, math.ceil(part * counts.total()))
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")


class Clock:
    """Times of decisions, counted on a scale of one percent, so that millions of them take little room."""

    def __init__(self, counts: Iterable[tuple[int, int]] = ()) -> None:
        self.counts: Counter[int] = Counter(dict(counts))

    def note(self, seconds: float) -> None:
        self.counts[round(math.log(max(seconds, 1e-9)) * STEPS)] += 1

    def add(self, other: Clock) -> None:
        self.counts.update(other.counts)

    def at(self, part: float) -> float:
        """Seconds that this part of the decisions did not exceed; 0 if there were none."""
        return math.exp(quantile(self.counts, part) / STEPS) if self.counts else 0.0
