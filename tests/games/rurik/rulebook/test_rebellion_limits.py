"""Where the Rebellion stops: regions worked off, points that do not suffice, buildings that Yaroslav silences."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    ACTIONS,
    against,
    banner,
    buildings,
    goods,
    name,
    places,
    position,
    say,
    seen,
    told,
    troops,
)

rule = pytest.mark.rule
# card 5: pereyaslavl smolensk polotsk chernigov kiev volyn rostov novgorod
AWAY = {"leader": "boris", "at": "novgorod"}


@rule("RUR-SOL-36", "RUR-R-56")
def test_a_region_is_worked_off_although_the_rebellion_has_come_to_rule_it() -> None:
    """Polotsk is not ruled before the first blow and ruled after it; Rostov is not ruled and has to wait."""
    rebellion = {"troops": {"polotsk": 2, "rostov": 1}, "priority": "attack_move"}
    state = against(rebellion, AWAY, banner="attack", neutrals=["polotsk", "polotsk", "rostov"])
    assert places(state, "neutral-removed") == ["polotsk", "polotsk"]
    assert told(state, "fights-unruled") == [{"region": 2}]


@rule("RUR-R-64")
def test_off_the_map_the_leader_gathers_nobody() -> None:
    state = position(AWAY, rebellion={"troops": {"kiev": 1}}, phase="claim")
    say(state, f"pick {name('deed', state.view()['deed_row'][0])}")
    assert troops(state, 1) == {"kiev": 1}
    assert troops(state) == {}
    assert not told(state, "mustered")


@rule("RUR-R-57", "RUR-SOL-31")
def test_the_target_of_a_move_sends_nobody_to_itself() -> None:
    """Pereyaslavl, the first region that it does not rule, holds two of its figures."""
    rebellion = {"troops": {"pereyaslavl": 2, "novgorod": 2}, "priority": "tax"}
    player = {"leader": "boris", "at": "pereyaslavl", "troops": {"pereyaslavl": 1}}
    above = [{"seat": 0, "advisor": "adv_5"}]
    state = against(rebellion, player, banner="move", above=above)
    assert troops(state, 1) == {"pereyaslavl": 3, "novgorod": 1}
    assert places(state, "marched") == ["novgorod"]


@rule("RUR-SOL-21", "RUR-R-51")
@pytest.mark.parametrize(("seat", "coins"), [(0, 2), (1, 3)])
def test_it_bribes_against_the_player_alone_not_against_its_own_advisors(seat: int, coins: int) -> None:
    """Card 5, build: its second 2 goes to move in round 3, where another 2 stands."""
    rebellion = {"cards": ["rebellion_02", "rebellion_05"], "at": "kiev", "priority": "build"}
    banners = {"move": [{"seat": seat, "advisor": "adv_2a"}]}
    state = position(AWAY, rebellion=rebellion, phase="strategy", turn=1, round=3, banners=banners)
    assert told(state, "row-read")[0] == {"advisor": 2, "action": ACTIONS.index("move")}
    assert seen(state, "coins", 1) == coins
    both = [(1, "adv_2b"), (0, "adv_2a")] if seat == 0 else [(1, "adv_2a"), (1, "adv_2b")]
    assert banner(state, "move") == both


# --- build and tax


@rule("RUR-SOL-24", "RUR-R-53", "RUR-R-58")
@pytest.mark.parametrize(("rows", "idle"), [(0, False), (1, True)])
@pytest.mark.parametrize("action", ["build", "tax"])
def test_one_point_is_too_little_where_it_does_not_rule(action: str, rows: int, idle: bool) -> None:
    rebellion = {"troops": {"kiev": 1}, "priority": "build"}
    player = AWAY | {"troops": {"kiev": 2}}
    above = [{"seat": 0, "advisor": "adv_5"}][:rows]
    state = against(rebellion, player, banner=action, above=above)
    assert bool(told(state, "idle")) == idle
    assert bool(buildings(state, 1) or goods(state, 1)) != idle


@rule("RUR-R-58")
def test_the_classes_are_gone_through_again_as_long_as_something_is_built() -> None:
    """Kiev is of class D alone: one building in the first pass, one in the second."""
    rebellion = {"at": "kiev", "buildings": {"kiev": ["church"]}, "priority": "build"}
    state = against(rebellion, AWAY, banner="build")
    built = [(name("region", one["region"]), one["class"]) for one in told(state, "builds-by-class")]
    assert built == [("kiev", 3)] * 2
    assert buildings(state, 1) == {"kiev": {"church", "market", "stronghold"}}


@rule("RUR-R-33", "RUR-SOL-42", "RUR-LDR-11")
@pytest.mark.parametrize(("leader", "driven"), [("boris", 1), ("yaroslav", 0)])
def test_a_church_of_the_rebellion_does_nothing_beside_yaroslav(leader: str, driven: int) -> None:
    rebellion = {"troops": {"kiev": 1}, "buildings": {"volyn": ["market"]}, "priority": "attack_move"}
    player = {"leader": leader, "at": "kiev", "troops": {"kiev": 2}, "buildings": {"kiev": ["market", "stronghold"]}}
    state = against(rebellion, player, banner="build")
    assert buildings(state, 1)["kiev"] == {"church"}
    assert troops(state) == {"kiev": 2 - driven}
    assert troops(state, 1) == {"kiev": 1 + driven}


@rule("RUR-R-33", "RUR-SOL-44", "RUR-LDR-11")
@pytest.mark.parametrize(("leader", "wood"), [("boris", 2), ("yaroslav", 1)])
def test_a_market_of_the_rebellion_gives_nothing_beside_yaroslav(leader: str, wood: int) -> None:
    rebellion: dict[str, Any] = {"troops": {"kiev": 3}, "buildings": {"kiev": ["market"]}, "priority": "tax"}
    state = against(rebellion, {"leader": leader, "at": "kiev"}, banner="tax")
    assert goods(state, 1) == {"wood": wood}
