"""The longest worked example: free actions before, between and after the actions of one turn."""

from __future__ import annotations

import pytest

import prestol
from tests.games.ivan.table import asked, goods, pad, position, say, standing


@pytest.mark.rule("IVN-FRE-02", "IVN-FRE-03", "IVN-FRE-04", "IVN-FRE-05", "IVN-ACT-04", "IVN-PRJ-07", "IVN-PRJ-10")
def test_free_actions_in_a_long_turn() -> None:
    """WE-08, step by step; after each one the game can be saved and loaded."""
    belsky = {
        "goods": {"rye": 6, "wood": 5, "stone": 1},
        "estates": ["hunting_lodge", "service_settlement"],
        "tokens": ["tr07"],
        "warriors": {"putivl": 1},
        "chambers": {"projects": 0},
        "hand": ["c10_intercession_cathedral"],
    }
    other = {"chambers": {"projects": 0}}
    state = position(
        belsky,
        other,
        other,
        favour=[2, 0, 1],
        assignments={"projects": "assign_black"},
        projects=["m02_landed_levy", "c01_ostrog"],
        waterways={"w_seim": "tr01"},
        spoils=["s02_horses", "s01_glory"],
    )
    turn = [
        ("sell rye rye", {"rye": 4, "wood": 5, "stone": 1, "coin": 1}),
        ("sell rye wood", {"rye": 3, "wood": 4, "stone": 1, "coin": 2}),
        ("use hunting_lodge", {"rye": 3, "wood": 4, "stone": 1}),
        ("leave projects", {"rye": 3, "wood": 4, "stone": 1}),
        ("seal", {"rye": 3, "wood": 4, "stone": 1}),
        ("take m02_landed_levy", {"rye": 3, "wood": 4, "stone": 1}),
        ("complete m02_landed_levy", {"wood": 2, "stone": 1}),
        ("spoils s02_horses", {"wood": 2, "stone": 1}),
        ("move warrior putivl kursk", {"wood": 2, "stone": 1}),
        ("lay pad_4", {"wood": 2, "stone": 1, "rye": 1, "coin": 1}),
        ("trade-in tr01 tr07", {"wood": 2, "stone": 1, "rye": 1, "coin": 1}),
        ("take c01_ostrog", {"wood": 2, "stone": 1, "rye": 1, "coin": 1}),
        ("complete c01_ostrog", {"rye": 1, "coin": 1}),
        ("build kursk", {"rye": 1, "coin": 1}),
        ("enter novgorod_seversky", {"rye": 1, "coin": 1}),
        ("use service_settlement", {}),
        ("place novgorod_seversky", {}),
    ]
    for move, left in turn:
        say(state, f"0 {move}")
        assert goods(state, 0) == left, move
        state = prestol.load(prestol.dump(state))
    seen = state.view(0)
    assert seen["favour"] == [0, 2, 1]
    assert seen["vp"][0] == 9
    assert standing(state, 0) == {
        "kursk": {"warrior": 1, "building": 1},
        "novgorod_seversky": {"warrior": 1, "boyar": 1},
    }
    assert (seen["warrior_supply"][0], seen["field"][0]) == (7, 1)
    assert pad(state, 0) == [None] * 5
    assert len(seen["estates_used"][0]) == 2
    assert (asked(state), state.waiting) == ("leave", (1,))
