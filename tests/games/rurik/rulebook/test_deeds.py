"""Deeds (RUR-ADD-03 to RUR-ADD-05, RUR-DC): what each needs, what it costs and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    asked,
    at_turn,
    deeds,
    files,
    refused,
    say,
    seen,
)

rule = pytest.mark.rule
THEIRS = {"leader": "yaroslav", "at": "rostov"}
WAITING = {"tax": [{"seat": 1, "advisor": "adv_5"}]}
CHURCHES = {"kiev": ["church"], "polotsk": ["church"], "smolensk": ["church"]}
FORTS = {"kiev": ["stronghold"], "polotsk": ["stronghold"], "smolensk": ["stronghold"]}
MARKETS = {"kiev": ["market"], "polotsk": ["market"], "volyn": ["market"]}
SPREAD = dict.fromkeys(("novgorod", "rostov", "polotsk", "smolensk", "volyn", "chernigov", "pereyaslavl"), 1)

# deed, what is enough, what is just too little, the payments that leave a choice, and what follows
CASES: list[tuple[str, dict[str, Any], dict[str, Any], list[str], str]] = [
    ("market_day", {"buildings": MARKETS}, {"buildings": MARKETS | {"volyn": [], "novgorod": ["market"]}}, [], "look"),
    ("honorable_prince", {"hand": ["tax_a"]}, {"hand": []}, ["discard tax_a"], "muster"),
    (
        "master_beekeeper",
        {"hand": ["tax_a"], "goods": {"honey": 2}},
        {"hand": ["tax_a"], "goods": {"honey": 1}},
        ["discard tax_a"],
        "build 1",
    ),
    ("great_library", {"hand": ["tax_a"], "goods": {"ore": 1}}, {"goods": {"ore": 1}}, ["discard tax_a"], "build 1"),
    (
        "establish_fortress",
        {"goods": {"wood": 2}, "buildings": {"volyn": ["stronghold", "church"]}},
        {"goods": {"wood": 2}, "buildings": {"volyn": ["stronghold"], "kiev": ["church"]}},
        [],
        "look",
    ),
    ("grand_hunter", {"goods": {"fur": 2}}, {"goods": {"fur": 1}}, [], "move"),
    ("dispatch_messengers", {"troops": SPREAD}, {"troops": SPREAD | {"rostov": 0}}, [], "muster"),
    ("send_gifts", {"goods": {"fish": 1, "fur": 1}}, {"goods": {"fish": 1}}, [], "send"),
    ("tithe_payments", {"buildings": CHURCHES}, {"buildings": CHURCHES | {"polotsk": []}}, [], "coins 3"),
    (
        "border_patrols",
        {"troops": {"kiev": 1, "volyn": 1, "polotsk": 1}},
        {"troops": {"kiev": 3, "volyn": 3}},
        ["remove troop kiev", "remove troop volyn", "remove troop polotsk"],
        "send",
    ),
    (
        "law_giver",
        {"defeated": ["rebel_01", "rebel_02", "rebel_03"]},
        {"defeated": ["rebel_01", "rebel_02"]},
        [],
        "look",
    ),
    ("defensive_belt", {"buildings": FORTS}, {"buildings": FORTS | {"polotsk": []}}, [], "attack"),
    ("hoard", {"goods": {"fish": 3}}, {"goods": {"fish": 2, "wood": 2}}, ["spend fish"], "look"),
    ("wilderness_forts", {"goods": {"ore": 1, "fur": 1, "wood": 1}}, {"goods": {"ore": 1, "fur": 1}}, [], "build 1"),
    (
        "peace_maker",
        {"troops": {"kiev": 2}},
        {"at": "volyn", "troops": {"kiev": 1}},
        ["remove troop kiev", "remove troop kiev"],
        "look",
    ),
    ("reward_laborers", {"goods": {"fish": 1, "ore": 1}}, {"goods": {"fish": 1}}, ["pay ore fish"], "look"),
    ("new_beginning", {"buildings": {"volyn": ["market"]}}, {}, ["demolish market volyn"], "tax 2"),
    ("splendid_feast", {"goods": {"fish": 1, "honey": 1}}, {"goods": {"honey": 2}}, [], "look"),
    (
        "victory_march",
        {"hand": ["tax_a"], "troops": {"kiev": 2}},
        {"hand": ["tax_a"]},
        ["discard tax_a", "remove troop kiev", "remove leader kiev"],
        "send",
    ),
    ("hire_mercenaries", {"goods": {"fish": 1, "ore": 1}}, {"goods": {"fish": 2}}, [], "attack"),
    (
        "enforce_peace",
        {"goods": {"wood": 1, "honey": 1}, "defeated": ["rebel_01", "rebel_02"]},
        {"goods": {"wood": 1, "honey": 1}, "defeated": ["rebel_01"]},
        [],
        "attack",
    ),
    (
        "retire_veterans",
        {"troops": {"kiev": 1, "volyn": 1}},
        {"troops": {}},
        ["remove troop volyn", "remove troop kiev"],
        "look",
    ),
    ("amass_forces", {"troops": {"kiev": 5}}, {"troops": {"kiev": 4, "volyn": 5}}, [], "move"),
    (
        "capital_city",
        {"buildings": {"volyn": ["market", "stronghold", "church"]}},
        {"buildings": {"volyn": ["market", "stronghold"], "kiev": ["church"]}},
        [],
        "tax 1",
    ),
    (
        "trade_route",
        {"goods": {"fish": 1, "ore": 1, "fur": 2}},
        {"goods": {"fish": 3, "fur": 2}},
        ["pay ore fish fur"],
        "coins 2",
    ),
    ("generous_prince", {"coins": 4}, {"coins": 3}, [], "muster"),
]
PRICES = {
    "honorable_prince": 3,
    "send_gifts": 2,
    "law_giver": 3,
    "reward_laborers": 2,
    "splendid_feast": 2,
    "hire_mercenaries": 2,
    "retire_veterans": 2,
    "generous_prince": 4,
}
TWO_POINTS = {"market_day", "master_beekeeper", "grand_hunter", "dispatch_messengers", "capital_city"}


def before(deed: str, has: dict[str, Any]) -> Any:
    mine = {"leader": "boris", "at": "kiev", "deeds": [deed], "coins": 4} | has
    return at_turn(mine, THEIRS, banner="scheme", banners=WAITING, rebels={"kiev": "rebel_04"})


@rule(
    "RUR-DC-01",
    "RUR-DC-02",
    "RUR-DC-03",
    "RUR-DC-04",
    "RUR-DC-05",
    "RUR-DC-06",
    "RUR-DC-07",
    "RUR-DC-08",
    "RUR-DC-09",
    "RUR-DC-10",
    "RUR-DC-11",
    "RUR-DC-12",
    "RUR-DC-13",
    "RUR-DC-14",
    "RUR-DC-15",
    "RUR-DC-16",
    "RUR-DC-17",
    "RUR-DC-18",
    "RUR-DC-19",
    "RUR-DC-20",
    "RUR-DC-21",
    "RUR-DC-22",
    "RUR-DC-23",
    "RUR-DC-24",
    "RUR-DC-25",
    "RUR-DC-26",
    "RUR-ADD-03",
    "RUR-ADD-04",
    "RUR-R-66",
)
@pytest.mark.parametrize(("deed", "enough", "lacking", "paying", "reward"), CASES, ids=[case[0] for case in CASES])
def test_a_deed(deed: str, enough: dict[str, Any], lacking: dict[str, Any], paying: list[str], reward: str) -> None:
    assert refused(before(deed, lacking), f"deed {deed}") == "RUR-ADD-03"
    state = before(deed, enough)
    say(state, f"deed {deed}")
    while paying and asked(state) in ("discard", "spend", "remove", "demolish", "pay-goods"):
        say(state, paying[0])
        paying = paying[1:]
    assert not paying
    assert deeds(state, what="deeds_done") == {deed}
    what, _, count = reward.partition(" ")
    won = int(count) if what == "coins" else 0
    assert seen(state, "coins") == 4 - PRICES.get(deed, 0) + won
    if what == "look":
        assert asked(state) == "look-deck"
        assert state.view()["about"]["cards"] == 2
    elif what in ("tax", "build"):
        assert state.view()[f"{what}_points"] == int(count)
    elif what != "coins":
        assert asked(state) == what
        assert state.view()["about"]["left"] == (1 if what in ("move", "attack") else 2)
        assert state.view()["about"].get("fewer") == (1 if what == "attack" else None)


@rule("RUR-R-66", "RUR-END-05")
def test_points_of_the_deeds() -> None:
    points = {deed["id"]: deed["vp"] for deed in files()["deed"]}
    assert {deed for deed, vp in points.items() if vp == 2} == TWO_POINTS
    assert set(points.values()) == {1, 2}
    assert {deed["id"] for deed in files()["deed"] if not deed["solo"]} == {
        "grand_hunter",
        "law_giver",
        "enforce_peace",
    }
    assert [case[0] for case in CASES] == list(points)
