"""Whole games at random: they end, every position on the way is possible, and it is saved and loaded as it is."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.engine.chance import Stream
from prestol.engine.step import Move
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
from tests.games.smuta.table import start
from tests.games.walking import positions

rule = pytest.mark.rule
OTHER_READINGS: dict[str, bool | str] = {
    "long_rule_for_starting_tsar": False,
    "melee_6_34": "2",
    "return_distance": "at_least_3",
    "sobor_rule": "most_vp",
    "swedish_doubling": "party_with_swedes",
    "siege_marker_on_plain_fortress": "4",
    "track_tests": "all",
    "resource_period": "year",
    "sovereign_lavra": False,
    "proclaim_on_capture": True,
    "cancel_scope": "anyone",
}
SLOW_REIGN: dict[str, bool | str] = {"long_rule_for_starting_tsar": False}


def any_move(state: Smuta, seat: int, moves: list[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))]


def busy(state: Smuta, seat: int, moves: list[Move], rng: Stream) -> Move:
    """Somebody who ends phases only after having done a good deal, and does not pass."""
    eager = [move for move in moves if state.game.notation.kinds[move[0]].name not in ("done", "pass")]
    wanted = eager if eager and rng.below(8) else moves
    return wanted[rng.below(len(wanted))]


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
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, SLOW_REIGN, OTHER_READINGS], ids=["usual", "slow", "other"])
@pytest.mark.parametrize("pick", [any_move, busy])
def test_games_at_random_end_and_every_position_is_possible(seats: int, options: dict[str, Any], pick: Any) -> None:
    state = start(seats, f"random {seats}", options)
    for number, here in enumerate(positions(state, prestol.stream(f"walk {seats}"), pick)):
        check(here)
        if number % 61 == 0:
            saved = prestol.dump(here)
            assert prestol.load(saved) == here
            assert len(saved) <= 8_000
    assert state.winner >= 0
    assert state.result().winners == (state.winner,)
    assert state.now <= 31
