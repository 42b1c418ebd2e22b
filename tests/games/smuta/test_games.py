"""Whole games at random: they end, every position on the way is possible, and it is saved and loaded as it is."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.games.smuta.checks import complaint
from prestol.games.smuta.parts import (
    COMMANDERS,
    FIGURES,
    INSIDE,
    ON_TRACK,
    POINTS,
    STACKING,
    UNIT_KINDS,
)
from prestol.games.smuta.state import Smuta
from tests.forms import some
from tests.games.smuta.table import OTHER_READINGS, SLOW_REIGN, any_move, busy, start
from tests.games.walking import positions

rule = pytest.mark.rule


PICKS = {"any": any_move, "busy": busy}
OPTIONS: dict[str, dict[str, Any]] = {"usual": {}, "slow": SLOW_REIGN, "other": OTHER_READINGS}
GAMES = [(pick, options, seats) for pick in PICKS for options in OPTIONS for seats in (2, 3, 4, 5)]
FEW = [("any", "usual", 2), ("busy", "other", 3), ("any", "slow", 4), ("busy", "usual", 5)]


def check(state: Smuta) -> None:
    """What holds at every question, beyond what a loaded state must keep."""
    assert complaint(state) is None
    for point in range(POINTS):
        here = [who for who in range(FIGURES) if state.at[who] == point]
        assert sum(state.marks[who] & INSIDE != 0 for who in here) <= 1
        if not state.moving and not state.battle:
            for seat in range(state.seats):
                assert sum(state.owner[who] == seat for who in here) <= STACKING
    for who in range(COMMANDERS):
        if sum(state.units[who * UNIT_KINDS : (who + 1) * UNIT_KINDS]):
            assert state.at[who] >= 0 or state.at[who] in (ON_TRACK, -7)


@rule("SMU-VIC-13", "SMU-SEQ-24", "SMU-GEN-06")
@pytest.mark.parametrize(("pick", "options", "seats"), some(GAMES, FEW))
def test_games_at_random_end_and_every_position_is_possible(pick: str, options: str, seats: int) -> None:
    state = start(seats, f"random {seats}", OPTIONS[options])
    for number, here in enumerate(positions(state, prestol.stream(f"walk {seats}"), PICKS[pick])):
        check(here)
        if number % 61 == 0:
            saved = prestol.dump(here)
            assert prestol.load(saved) == here
            assert len(saved) <= 8_000
    assert state.winner >= 0
    assert state.result().winners == (state.winner,)
    assert state.now <= 31
