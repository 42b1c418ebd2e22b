"""The claim phase (RUR-CLM), the final score (RUR-END) and the agendas (RUR-AG)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import names, position, rows, say, seen, tally, told

rule = pytest.mark.rule
NOBODY: dict[str, Any] = {"leader": "maria"}
RULED = ["kiev", "volyn", "polotsk", "smolensk", "rostov", "chernigov"]
LINE = ["novgorod", "polotsk", "volyn", "kiev", "pereyaslavl", "chernigov", "smolensk"]


def after(mine: dict[str, Any], **at: Any) -> Any:
    return position({"leader": "boris"} | mine, at.pop("theirs", NOBODY), phase="claim", **at)


@rule("RUR-CLM-03", "RUR-CLM-05", "RUR-R-01", "RUR-R-02", "RUR-R-04", "RUR-R-05")
@pytest.mark.parametrize(("count", "row"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_rule_track(count: int, row: int) -> None:
    assert rows(after({"troops": dict.fromkeys(RULED[:count], 1)}))["rule"] == row


@rule("RUR-CLM-05", "RUR-R-02")
def test_both_capitals_among_five_regions() -> None:
    capitals = dict.fromkeys([*RULED[:4], "novgorod"], 1)
    assert rows(after({"troops": capitals}))["rule"] == 5
    assert rows(after({"troops": dict.fromkeys(["kiev", "novgorod", "volyn", "rostov"], 1)}))["rule"] == 3


@rule("RUR-CLM-06", "RUR-R-03", "RUR-R-06")
@pytest.mark.parametrize(("count", "row"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_the_build_track(count: int, row: int) -> None:
    kinds = ["church", "market", "stronghold"]
    built = {region: [kinds[at % 3]] for at, region in enumerate(LINE[:count])}
    assert rows(after({"buildings": built}))["build"] == row
    apart = {"novgorod": kinds, "kiev": ["church"]}
    assert rows(after({"buildings": apart}))["build"] == 0


@rule("RUR-CLM-07", "RUR-CLM-04")
def test_the_trade_track_and_markers_that_never_fall() -> None:
    assert rows(after({"goods": {"wood": 9}}))["trade"] == 1
    full = {"wood": 3, "ore": 2, "fish": 3, "honey": 2, "fur": 1}
    assert rows(after({"goods": full}))["trade"] == 5
    assert rows(after({"goods": full | {"fur": 0, "honey": 1}}))["trade"] == 4
    assert rows(after({"tracks": {"trade": 3}}))["trade"] == 3


@rule("RUR-CLM-09", "RUR-CLM-10", "RUR-X-08", "RUR-CLM-14", "RUR-CLM-02")
def test_income_and_refill() -> None:
    state = after({"goods": {"ore": 2, "fur": 3, "wood": 2}, "war": 1}, bare=["kiev"])
    assert {"seat": 0, "coins": 2 + 2} in told(state, "income")
    assert {"seat": 1, "coins": 4} in told(state, "income")
    for _ in range(2):
        say(state, f"pick {names('deed', state.view()['deed_row'])[0]}")
    assert state.view()["stocked"][5] == 1
    assert state.view()["round"] == 2
    last = after({"goods": {"ore": 2}}, round=4)
    assert last.over
    assert not told(last, "income")


# --- score


def scored(*players: dict[str, Any], **at: Any) -> Any:
    return position(*players, phase="scoring", round=4, **at)


@rule("RUR-END-02", "RUR-END-03", "RUR-END-04", "RUR-END-05", "RUR-X-09")
def test_the_example_of_the_final_score() -> None:
    elena = {
        "tracks": {"rule": 3, "build": 4, "trade": 4},
        "war": 2,
        "agenda": "committed",
        "done": ["hoard", "trade_route"],
    }
    state = scored(elena, {"war": 1})
    assert sum(tally(state).values()) == 20
    assert state.result().scores[0] == 20


@rule("RUR-END-03", "RUR-R-35")
@pytest.mark.parametrize(
    ("war", "zero", "points"),
    [
        ([3, 2, 2, 1], False, [3, 1, 1, 0]),
        ([3, 3, 2, 1], False, [3, 3, 0, 0]),
        ([3, 0, 0, 0], False, [3, 0, 0, 0]),
        ([3, 0, 0, 0], True, [3, 1, 1, 1]),
        ([0, 0, 0, 0], False, [0, 0, 0, 0]),
    ],
)
def test_the_war_track(war: list[int], zero: bool, points: list[int]) -> None:
    state = scored(*({"war": one} for one in war), options={"war_zero_scores": zero})
    assert [tally(state, seat).get("war", 0) for seat in range(4)] == points


@rule("RUR-END-06", "RUR-R-38")
def test_ties_by_ruled_regions_then_coins_then_shared() -> None:
    assert scored({"coins": 1, "troops": {"kiev": 1}}, {"coins": 9}).result().places == (1, 2)
    assert scored({"coins": 1}, {"coins": 9}).result().places == (2, 1)
    assert scored({"coins": 1}, {"coins": 1}).result().places == (1, 1)


AGENDAS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("dignified", {"done": ["hoard"]}, {"done": ["tithe_payments", "capital_city"]}),
    ("regal", {"goods": {"fur": 2, "honey": 3}}, {"goods": {"fur": 1, "honey": 5, "wood": 1}}),
    ("courageous", {"defeated": ["rebel_01"]}, {"defeated": ["rebel_02", "rebel_03"]}),
    ("conquering", {"war": 1}, {"war": 2}),
    ("capable", {"goods": {"wood": 6}}, {"goods": {"fish": 7}}),
    ("committed", {"tracks": {"build": 1}}, {"tracks": {"build": 2}}),
    ("wealthy", {"coins": 4}, {"coins": 5}),
    ("esteemed", {"troops": {"kiev": 1}}, {"troops": {"volyn": 1, "rostov": 1}}),
    ("prosperous", {"tracks": {"trade": 1}}, {"tracks": {"trade": 2}}),
    ("successful", {"tracks": {"rule": 1}}, {"tracks": {"rule": 2}}),
]


@rule(
    "RUR-AG-01", "RUR-AG-02", "RUR-AG-03", "RUR-AG-04", "RUR-AG-05", "RUR-AG-07", "RUR-AG-08", "RUR-AG-09", "RUR-AG-10"
)
@rule("RUR-AG-11", "RUR-INF-01")
@pytest.mark.parametrize(("agenda", "some", "more"), AGENDAS, ids=[case[0] for case in AGENDAS])
def test_an_agenda(agenda: str, some: dict[str, Any], more: dict[str, Any]) -> None:
    won = scored(some | {"agenda": agenda}, {"coins": 0})
    assert tally(won)["agenda"] == 2
    assert "agenda" not in tally(scored(some | {"agenda": agenda}, more))


@rule("RUR-AG-06", "RUR-R-37")
def test_protective_counts_buildings_of_any_owner_in_ruled_regions() -> None:
    mine = {"agenda": "protective", "troops": {"kiev": 2}, "buildings": {"volyn": ["church", "market"]}}
    theirs = {"troops": {"volyn": 1}, "buildings": {"kiev": ["church", "market"]}}
    assert tally(scored(mine, theirs))["agenda"] == 2
    more = theirs | {"buildings": {"kiev": ["church"]}}
    assert "agenda" not in tally(scored(mine, more))


@rule("RUR-AG-12", "RUR-R-36")
@pytest.mark.parametrize("zero", [True, False])
def test_a_shared_best_is_enough_and_nothing_only_where_the_table_plays_so(zero: bool) -> None:
    assert tally(scored({"agenda": "conquering", "war": 2}, {"war": 2}))["agenda"] == 2
    state = scored({"agenda": "conquering"}, {}, options={"agenda_zero_counts": zero})
    assert tally(state).get("agenda", 0) == (2 if zero else 0)
    assert seen(state, "shown_agendas") >= 0
