"""What the Rebellion decides by its cards (RUR-SOL-17 to RUR-SOL-51)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    ACTIONS,
    against,
    banner,
    buildings,
    goods,
    leader_at,
    name,
    places,
    position,
    rows,
    say,
    seen,
    tally,
    told,
    troops,
)

rule = pytest.mark.rule
AWAY = {"leader": "boris", "at": "novgorod", "troops": {"novgorod": 3}}
# card 5: pereyaslavl smolensk polotsk chernigov kiev volyn rostov novgorod


# --- strategy


def placing(rebellion: dict[str, Any], human: list[dict[str, Any]], card: str = "rebellion_05", **at: Any) -> Any:
    """The Rebellion is about to place its first advisor by a card; the player stands on a banner already."""
    on = at.pop("on", "build")
    rebellion = {"cards": ["rebellion_02", card], "at": "kiev"} | rebellion
    return position(AWAY, rebellion=rebellion, phase="strategy", turn=1, banners={on: human}, **at)


@rule("RUR-SOL-17", "RUR-SOL-18", "RUR-R-49")
def test_rows_from_the_lowest_up_without_those_who_have_not_joined() -> None:
    state = placing({"priority": "build"}, [])
    assert told(state, "row-passed") == [{"advisor": 2}]
    assert told(state, "row-read") == [{"advisor": 0, "action": 4}]
    assert banner(state, "build") == [(1, "adv_1")]
    later = placing({"priority": "build"}, [], round=3)
    assert told(later, "row-read") == [{"advisor": 2, "action": 1}]


@rule("RUR-SOL-19", "RUR-R-50")
def test_a_full_banner_leads_to_the_next_on_its_right() -> None:
    full = [{"seat": 0, "advisor": one} for one in ("adv_5", "adv_4", "adv_2a")]
    state = placing({"priority": "build"}, full)
    assert told(state, "diverted") == [{"action": 4, "instead": 5}]
    state = placing({"priority": "tax"}, full, on="scheme")
    assert told(state, "diverted") == [{"action": 5, "instead": 0}]
    assert banner(state, "muster") == [(1, "adv_1")]


@rule("RUR-SOL-21", "RUR-R-51")
def test_it_bribes_to_stand_above_an_equal_advisor_of_the_player() -> None:
    equal = [{"seat": 0, "advisor": "adv_1"}]
    state = placing({"priority": "build"}, equal)
    assert banner(state, "build") == [(1, "adv_1"), (0, "adv_1")]
    assert seen(state, "coins", 1) == 2
    poor = placing({"priority": "build", "coins": 0}, equal)
    assert banner(poor, "build") == [(0, "adv_1"), (1, "adv_1")]
    bribed = placing({"priority": "build"}, [{"seat": 0, "advisor": "adv_1", "bribe": 1}])
    assert seen(bribed, "coins", 1) == 3


@rule("RUR-SOL-20", "RUR-R-51")
@pytest.mark.parametrize(
    ("bribe", "coins", "paid", "above"), [(0, 3, 2, True), (1, 3, 3, True), (2, 3, 0, False), (0, 1, 0, False)]
)
def test_a_coin_symbol_buys_the_top_space_or_nothing(bribe: int, coins: int, paid: int, above: bool) -> None:
    # card 1, attack and move: its 4 goes to attack with a coin symbol
    human = [{"seat": 0, "advisor": "adv_5", "bribe": bribe}]
    state = placing({"priority": "attack_move", "coins": coins}, human, card="rebellion_01", on="attack")
    assert seen(state, "coins", 1) == coins - paid
    assert banner(state, "attack") == ([(1, "adv_4"), (0, "adv_5")] if above else [(0, "adv_5"), (1, "adv_4")])


# --- muster


@rule("RUR-SOL-27", "RUR-SOL-28")
def test_muster_where_it_does_not_rule_then_where_it_rules_the_leader_first() -> None:
    rebellion = {"troops": {"kiev": 1, "polotsk": 1, "rostov": 1}}
    state = against(rebellion, AWAY | {"troops": {"polotsk": 1, "rostov": 1}}, options={"difficulty": "hard"})
    assert places(state, "reinforces") == ["polotsk", "rostov"]
    assert places(state, "strengthens") == ["polotsk"]
    assert leader_at(state, 1) == "polotsk"


@rule("RUR-SOL-27")
def test_muster_goes_round_and_round() -> None:
    rebellion = {"at": "polotsk", "troops": {"rostov": 1}}
    human = AWAY | {"troops": {"polotsk": 3, "rostov": 1}}
    state = against(rebellion, human, options={"difficulty": "hard"})
    assert places(state, "reinforces") == ["polotsk", "rostov", "polotsk"]


# --- move


@rule("RUR-X-12", "RUR-SOL-29", "RUR-SOL-30", "RUR-SOL-34", "RUR-SOL-35")
def test_the_example_of_the_move() -> None:
    rebellion = {"at": "kiev", "troops": {"kiev": 2, "novgorod": 2}, "priority": "attack_move"}
    above = [{"seat": 0, "advisor": "adv_5"}]
    state = against(rebellion, {"leader": "boris"}, banner="move", above=above)
    assert leader_at(state, 1) == "pereyaslavl"
    assert troops(state, 1) == {"kiev": 2, "novgorod": 1, "smolensk": 1}


@rule("RUR-SOL-34")
def test_of_equally_near_regions_the_latest_in_the_order_sends() -> None:
    rebellion = {"troops": {"kiev": 2, "chernigov": 2}, "priority": "attack_move"}
    above = [{"seat": 0, "advisor": "adv_5"}, {"seat": 0, "advisor": "adv_4"}]
    state = against(rebellion, {"leader": "boris"}, banner="move", above=above)
    assert troops(state, 1) == {"kiev": 1, "chernigov": 2, "pereyaslavl": 1}


@rule("RUR-SOL-31", "RUR-R-77")
@pytest.mark.parametrize(
    ("reading", "to"), [("all_points", {"pereyaslavl"}), ("until_ruled", {"pereyaslavl", "smolensk"})]
)
def test_one_target_where_it_does_not_rule(reading: str, to: set[str]) -> None:
    rebellion = {"troops": {"kiev": 6}, "priority": "tax"}
    above = [{"seat": 0, "advisor": "adv_5"}]
    options = {"solo_single_target": reading}
    state = against(rebellion, {"leader": "boris"}, banner="move", above=above, options=options)
    assert set(places(state, "marched", "target")) == to
    assert len(told(state, "marched")) == 2


@rule("RUR-SOL-32", "RUR-SOL-33", "RUR-R-76", "RUR-R-57")
@pytest.mark.parametrize(
    ("own", "human", "reading", "leaves"),
    [
        (1, 0, "after_move", False),
        (2, 0, "after_move", True),
        (2, 1, "after_move", True),
        (3, 3, "after_move", False),
        (2, 3, "after_move", False),
        (2, 3, "change_only", True),
        (3, 3, "change_only", False),
    ],
)
def test_who_may_leave_a_region(own: int, human: int, reading: str, leaves: bool) -> None:
    rebellion = {"troops": {"kiev": own}, "priority": "attack_move"}
    player = {"leader": "boris", "troops": {"kiev": human}}
    state = against(rebellion, player, banner="move", options={"solo_retreat_test": reading})
    assert bool(told(state, "marched")) == leaves
    assert bool(told(state, "idle")) != leaves


# --- attack


@rule("RUR-SOL-36", "RUR-SOL-37", "RUR-SOL-39")
@pytest.mark.parametrize(("priority", "region"), [("attack_move", "rostov"), ("tax", "kiev")])
def test_where_it_attacks_first(priority: str, region: str) -> None:
    rebellion = {"at": "smolensk", "troops": {"kiev": 2, "rostov": 1}, "priority": priority}
    above = [{"seat": 0, "advisor": "adv_5"}]
    state = against(rebellion, AWAY, banner="attack", above=above, neutrals=["kiev", "rostov"])
    assert places(state, "neutral-removed") == [region]
    assert seen(state, "war", 1) == 0


@rule("RUR-SOL-36", "RUR-SOL-38", "RUR-R-56")
def test_the_player_is_struck_before_neutral_troops_and_names_the_deck() -> None:
    rebellion = {"at": "smolensk", "troops": {"kiev": 4}, "priority": "tax"}
    human = AWAY | {"troops": {"kiev": 1}}
    state = against(rebellion, human, banner="attack", neutrals=["kiev"], left=["move_3"])
    assert troops(state) == {}
    assert state.waiting == (0,)
    say(state, "deck left")
    assert places(state, "loss") == ["kiev"]
    assert places(state, "neutral-removed") == ["kiev"]
    assert seen(state, "war", 1) == 1


@rule("RUR-R-64", "RUR-R-27")
def test_beside_its_leader_it_turns_a_card_less() -> None:
    state = against({"at": "kiev", "troops": {"kiev": 4}}, AWAY | {"troops": {"kiev": 1}}, banner="attack")
    assert told(state, "no-check") == [{"seat": 1}]


# --- build and tax


@rule("RUR-SOL-40", "RUR-SOL-41", "RUR-R-58")
def test_it_builds_class_by_class() -> None:
    rebellion = {
        "at": "kiev",
        "troops": {"kiev": 1, "volyn": 1},
        "buildings": {"kiev": ["market"]},
        "priority": "build",
    }
    state = against(rebellion, AWAY, banner="build")
    classes = [(name("region", args["region"]), args["class"]) for args in told(state, "builds-by-class")]
    assert classes == [("volyn", 0), ("kiev", 3)]
    assert buildings(state, 1) == {"volyn": {"market"}, "kiev": {"market", "stronghold"}}


@rule("RUR-SOL-40", "RUR-R-58")
def test_it_never_builds_twice_where_it_does_not_rule() -> None:
    rebellion = {"troops": {"kiev": 1}, "buildings": {"kiev": ["market"]}, "priority": "build"}
    state = against(rebellion, AWAY | {"troops": {"kiev": 2}}, banner="build")
    assert told(state, "idle") == [{"action": ACTIONS.index("build")}]
    fresh = against(rebellion | {"buildings": {}}, AWAY | {"troops": {"kiev": 2}}, banner="build")
    assert buildings(fresh, 1) == {"kiev": {"market"}}


@rule("RUR-SOL-43", "RUR-SOL-44", "RUR-R-58")
def test_it_taxes_class_by_class_and_markets_give_the_good() -> None:
    rebellion = {
        "at": "kiev",
        "troops": {"volyn": 1},
        "buildings": {"volyn": ["market"]},
        "goods": {"wood": 3},
        "priority": "tax",
    }
    state = against(rebellion, AWAY, banner="tax")
    assert places(state, "taxed") == ["volyn", "kiev"]
    assert [args["class"] for args in told(state, "taxes-by-class")] == [0, 2]
    assert goods(state, 1) == {"wood": 4, "fish": 2}


# --- scheme, claim phase, score


@rule("RUR-SOL-45", "RUR-SOL-46", "RUR-R-55")
@pytest.mark.parametrize(
    ("reading", "bare", "column", "count"), [("one", 0, 2, 1), ("per_card", 0, 2, 3), ("one", 2, 0, 1)]
)
def test_a_scheme_action_takes_coins_off_the_mat(reading: str, bare: int, column: int, count: int) -> None:
    rebellion = {"at": "kiev", "priority": "tax", "uncovered": {"tax": bare}}
    options = {"solo_scheme_uncovers": reading, "solo_last_uncovering": False}
    state = against(rebellion, AWAY, banner="scheme", options=options, round=4)
    uncovered = told(state, "uncovers")
    assert len(uncovered) == count
    assert uncovered[0] == {"priority": column}


@rule("RUR-SOL-47", "RUR-R-61")
@pytest.mark.parametrize(
    ("player", "priority"),
    [
        ({"troops": {"kiev": 1, "volyn": 1}}, 0),
        ({"troops": {"kiev": 1}, "buildings": {"kiev": ["market"]}}, 1),
        ({"troops": {"kiev": 1}, "goods": {"fur": 1}}, 2),
        ({"troops": {"kiev": 1}, "goods": {}}, 1),
    ],
)
def test_the_new_priority(player: dict[str, Any], priority: int) -> None:
    rebellion = {"at": "rostov", "priority": "tax"}
    state = position({"leader": "boris"} | player, rebellion=rebellion, phase="claim", round=4)
    (event,) = told(state, "new-priority")
    assert event["priority"] == priority


@rule("RUR-SOL-48", "RUR-SOL-49", "RUR-R-61", "RUR-R-64")
def test_lost_tracks_uncover_then_income_and_a_rebel_for_the_leader() -> None:
    player = {"leader": "boris", "troops": {"kiev": 1, "volyn": 1}}
    rebellion = {"at": "rostov", "goods": {"fur": 1, "ore": 2}}
    state = position(player, rebellion=rebellion, phase="claim")
    assert rows(state) == {"rule": 1, "build": 0, "trade": 0}
    assert rows(state, 1) == {"rule": 0, "build": 0, "trade": 1}
    assert told(state, "behind") == [{"track": 0}]
    assert {"seat": 1, "coins": 3} in told(state, "income")
    assert seen(state, "coins", 1) == 3 + 1 + 3
    say(state, f"pick {name('deed', state.view()['deed_row'][0])}")
    assert troops(state, 1) == {"rostov": 1}


@rule("RUR-R-61")
@pytest.mark.parametrize("reading", [True, False])
def test_the_uncovering_of_the_last_round(reading: bool) -> None:
    player = {"leader": "boris", "troops": {"kiev": 1, "volyn": 1}}
    options = {"solo_last_uncovering": reading}
    state = position(player, rebellion={"at": "rostov"}, phase="claim", round=4, options=options)
    assert bool(told(state, "uncovers")) == reading
    assert not told(state, "income")
    earlier = position(player, rebellion={"at": "rostov"}, phase="claim", round=3, options=options)
    assert told(earlier, "uncovers")


@rule("RUR-SOL-51", "RUR-R-75")
def test_the_score_of_the_rebellion() -> None:
    rebellion = {"at": "kiev", "coins": 4, "goods": {"fur": 5, "wood": 2}, "tracks": {"rule": 4}, "war": 2}
    state = position({"leader": "boris", "war": 1}, rebellion=rebellion, phase="scoring", round=4)
    assert tally(state, 1) == {"rule": 5, "war": 3, "coins": 2, "goods": 2}
    assert tally(state)["war"] == 1
    assert state.result().places[0] == 2
