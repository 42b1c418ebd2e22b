"""Whole random games, counted a second time at every step: control, throne, points, legitimacy, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.forms import some
from tests.games.smuta.battlefield import smuta
from tests.games.smuta.recount import Recount
from tests.games.smuta.table import start

OTHER: dict[str, Any] = {
    "long_rule_for_starting_tsar": False,
    "swedish_doubling": "party_with_swedes",
    "sovereign_lavra": False,
    "proclaim_on_capture": True,
}
LONG_GAME = {"long_rule_for_starting_tsar": False}
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, OTHER), (4, LONG_GAME), (5, LONG_GAME), (5, OTHER)]
GAMES = 4 if prestol.COMPILED else 1


def follow(seats: int, seed: str, options: dict[str, Any]) -> str:
    """Play a random game to its end under a second pair of eyes; how it was won."""
    state = start(seats, seed, options)
    rng = prestol.stream(f"recount:{seats}:{seed}")
    known = {option.id: option.default for option in smuta().options} | options
    recount = Recount(state.view(), known, state.events)
    recount.check(state.view())
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        view = state.view()
        recount.hear(view, state.events)
        recount.check(view)
    return str(view["victory"])


@pytest.mark.rule("SMU-VIC-06", "SMU-PTY-03", "SMU-PTY-04", "SMU-VIC-03", "SMU-VIC-04", "SMU-VIC-13", "SMU-GEN-02")
@pytest.mark.parametrize(("seats", "options"), some(TABLES, TABLES[:2] + TABLES[3:4]))
def test_a_second_count_agrees_at_every_step(seats: int, options: dict[str, Any]) -> None:
    for game in range(GAMES):
        follow(seats, f"{game}", options)
