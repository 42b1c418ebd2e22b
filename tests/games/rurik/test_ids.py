"""Every paragraph of the rulebook is covered by a test that names it, or listed as untestable with a reason."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from prestol.cli.coverage import Coverage, coverage_of

TESTS = Path(__file__).parents[2]


@cache
def coverage() -> Coverage:
    (found,) = coverage_of(["rurik"], TESTS)
    return found


def test_every_rule_has_a_test_or_a_reason() -> None:
    assert len(coverage().rules) == 336
    assert coverage().missing == []


def test_no_test_names_a_rule_that_is_not_in_the_book() -> None:
    assert coverage().unknown == []


def test_nothing_is_called_untestable() -> None:
    assert coverage().untestable == {}
