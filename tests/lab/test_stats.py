"""Intervals, quantiles and clocks."""

from __future__ import annotations

import math
from collections import Counter

import pytest

import prestol
from prestol.lab import Clock, Estimate, difference, mean_of, mean_of_counts, quantile, share
from prestol.lab.stats import student


def test_a_share_of_half_a_hundred_has_wilsons_interval() -> None:
    found = share(50, 100)
    assert found.mean == 0.5
    assert (round(found.low, 4), round(found.high, 4)) == (0.4038, 0.5962)


@pytest.mark.parametrize(("hits", "low", "high"), [(0, 0.0, 0.1611), (20, 0.8389, 1.0)])
def test_a_share_of_none_or_all_still_has_an_interval(hits: int, low: float, high: float) -> None:
    found = share(hits, 20)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_without_trials_everything_is_possible() -> None:
    assert share(0, 0) == Estimate(0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (29, 2.0452), (999, 1.9623)],
)
def test_students_quantile_agrees_with_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.006)


def test_the_mean_of_values_has_students_interval() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0, 5.0])
    half = 2.7764 * math.sqrt(2.5 / 5)
    assert found.mean == 3.0
    assert found.high - found.mean == pytest.approx(half, rel=1e-3) == found.mean - found.low


def test_one_value_says_nothing_about_its_spread() -> None:
    assert mean_of([7.0]) == Estimate(7.0, -math.inf, math.inf)
    assert mean_of_counts(Counter([7])) == Estimate(7.0, -math.inf, math.inf)


@pytest.mark.parametrize("hits", [0, 1, 99, 100])
def test_values_of_yes_and_no_have_the_interval_of_a_share(hits: int) -> None:
    values = [1.0] * hits + [0.0] * (100 - hits)
    found = mean_of(values)
    assert found == share(hits, 100) == mean_of_counts(Counter(map(int, values)))
    assert 0.0 <= found.low < found.high <= 1.0


def test_an_interval_is_cut_to_what_is_possible() -> None:
    found = mean_of([0.0, 0.0, 0.5, 0.0], 0.0, 1.0)
    assert found.low == 0.0 and found.high < 1.0
    assert mean_of([1.0, 1.0, 2.0], 1.0, 4.0).low == 1.0


def test_values_that_are_all_alike_leave_doubt_within_their_bounds() -> None:
    found = mean_of([1.0] * 30 + [1.0], 1.0, 4.0)
    assert found.low == 1.0 == found.mean
    found = mean_of([2.5] * 30, 1.0, 4.0)
    assert 1.0 < found.low < 2.5 < found.high < 4.0


def test_nothing_has_no_mean() -> None:
    with pytest.raises(ValueError, match="nothing"):
        mean_of([])
    with pytest.raises(ValueError, match="nothing"):
        mean_of_counts(Counter())


def test_a_difference_has_the_interval_of_both() -> None:
    found = difference(Estimate(5.0, 2.0, 9.0), Estimate(1.0, -3.0, 4.0))
    assert found == pytest.approx((4.0, 4 - math.hypot(3, 3), 4 + math.hypot(4, 4)))


def test_counted_numbers_have_the_mean_and_interval_of_the_numbers_themselves() -> None:
    numbers = [3, 3, 4, 8, 8, 8, 11]
    counted, listed = mean_of_counts(Counter(numbers)), mean_of([float(number) for number in numbers])
    assert counted == pytest.approx(listed)


def test_a_95_percent_interval_holds_the_truth_about_95_times_in_a_hundred() -> None:
    rng = prestol.stream(1)
    held = 0
    for _ in range(1000):
        found = share(sum(rng.below(4) == 0 for _ in range(200)), 200)
        held += found.low <= 0.25 <= found.high
    assert 930 <= held <= 970


def test_quantiles_are_values_that_came_up() -> None:
    counts = Counter({1: 50, 2: 49, 100: 1})
    assert [quantile(counts, part) for part in (0.0, 0.5, 0.51, 0.99, 1.0)] == [1, 1, 2, 2, 100]
    with pytest.raises(ValueError, match="nothing"):
        quantile(Counter(), 0.5)


def test_a_clock_knows_times_to_one_percent_and_clocks_add_up() -> None:
    one, other = Clock(), Clock()
    for _ in range(99):
        one.note(0.25)
    other.note(4.0)
    one.add(other)
    assert one.counts.total() == 100
    assert one.at(0.5) == pytest.approx(0.25, rel=0.01)
    assert one.at(0.99) == pytest.approx(0.25, rel=0.01)
    assert one.at(1.0) == pytest.approx(4.0, rel=0.01)
    assert Clock().at(0.5) == 0.0
