"""Moves that name what does not exist are refused like any other."""

from __future__ import annotations

import pytest

import prestol
from prestol.games.rurik.moves import ATTACK, ATTACK_NEUTRAL, ATTACK_REBEL, ATTACK_REBELLION, REMOVE
from tests.games.rurik.table import asked, at_turn, say, with_points

rule = pytest.mark.rule
KIEV = {"leader": "boris", "at": "kiev", "troops": {"kiev": 2}}


@rule("RUR-ATK-01")
@pytest.mark.parametrize("move", [(ATTACK, 99, 1), (ATTACK_REBEL, 15), (ATTACK_REBELLION, 99), (ATTACK_NEUTRAL, 99)])
def test_an_attack_in_no_region(move: tuple[int, ...]) -> None:
    state = with_points({"attack": 1}, KIEV, KIEV | {"leader": "maria"})
    with pytest.raises(prestol.IllegalMove) as caught:
        state.play(0, move)
    assert caught.value.rule == "RUR-ATK-01"


@rule("RUR-R-39")
def test_a_figure_out_of_no_region() -> None:
    state = at_turn(KIEV | {"deeds": ["peace_maker"]}, {"leader": "maria"})
    say(state, "deed peace_maker")
    assert asked(state) == "remove"
    with pytest.raises(prestol.IllegalMove) as caught:
        state.play(0, (REMOVE, 0, 99))
    assert caught.value.rule == "RUR-R-39"
