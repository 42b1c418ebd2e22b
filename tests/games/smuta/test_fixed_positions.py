"""Perft of positions for which there is no formula: counted once, and changed only with the rules or the content."""

from __future__ import annotations

import json

import pytest

from tests.games.perft import perft
from tests.games.smuta.golden_write import PERFT, fixed

FIXED: dict[str, list[int]] = json.loads(PERFT.read_text(encoding="utf-8"))
"""By seats and moves of busy players; they hang on the luck of the seed as well."""


@pytest.mark.parametrize("name", FIXED)
def test_the_ways_to_go_on_are_as_many_as_ever(name: str) -> None:
    seats, after = name.split("-")
    state = fixed(int(seats), int(after))
    assert [perft(state, depth) for depth in range(1, len(FIXED[name]) + 1)] == FIXED[name]
