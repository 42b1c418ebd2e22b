"""The variants (RUR-VAR), and the reconstructed rewards and tokens they play with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.rurik.table import (
    GOODS,
    REGIONS,
    SEATS,
    at_turn,
    files,
    finished,
    goods,
    names,
    position,
    records,
    say,
    seen,
    start,
    told,
    with_points,
)

rule = pytest.mark.rule
THERE: dict[str, Any] = {"leader": "mstislav", "at": "kiev", "troops": {"kiev": 1}}
REWARDS = {"honey": 5, "wood": 5}


@rule("RUR-VAR-01", "RUR-CMP-17")
@pytest.mark.parametrize("seats", SEATS)
def test_goods_tokens_of_the_colours_in_play_are_dealt_to_the_regions(seats: int) -> None:
    layouts: set[tuple[int, ...]] = set()
    for seed in range(12):
        view = start(seats, seed, {"goods_redistribution": True}).view()
        dealt = Counter(GOODS[view["yields"][region]] for region in view["regions"])
        colours = {records("region")[REGIONS[region]]["color"] for region in view["regions"]}
        tokens = Counter(token["good"] for token in files()["goods_token"] if token["color"] in colours)
        assert dealt == tokens
        layouts.add(tuple(view["yields"][region] for region in view["regions"]))
    assert len(layouts) > 6
    printed = start(seats).view()["yields"]
    assert [GOODS[good] for good in printed] == [records("region")[region]["good"] for region in REGIONS]


@rule("RUR-VAR-01", "RUR-R-40")
def test_tax_refill_and_market_day_follow_the_token() -> None:
    markets = {"kiev": ["market"], "polotsk": ["market"], "volyn": ["market"]}
    state = with_points({"tax": 1}, THERE, {}, yields={"kiev": "fur"}, options={"goods_redistribution": True})
    say(state, "tax kiev none")
    assert goods(state) == {"fur": 1}
    while state.view()["round"] == 1:
        state.play(state.waiting[0], state.legal(state.waiting[0])[-1])
    assert state.view()["stocked"][5] == 1
    assert state.view()["yields"][5] == GOODS.index("fur")
    mine = THERE | {"buildings": markets, "deeds": ["market_day"]}
    alike = at_turn(mine, {}, yields={"kiev": "ore"}, options={"goods_redistribution": True})
    assert "deed market_day" not in {alike.game.notation.write(move) for move in alike.legal(0)}
    unlike = at_turn(mine, {}, yields={"kiev": "honey"}, options={"goods_redistribution": True})
    assert "deed market_day" in {unlike.game.notation.write(move) for move in unlike.legal(0)}


@rule("RUR-VAR-02")
def test_a_reward_token_replaces_the_reward_of_the_figure_and_leaves_the_game() -> None:
    rebels = {"kiev": "rebel_06", "volyn": "rebel_09"}
    mine = THERE | {"troops": {"kiev": 1, "volyn": 1}}
    state = with_points({"attack": 2}, mine, {}, rebels=rebels, options={"rebel_reward_tokens": True})
    assert state.view()["reward_tokens"] == 15
    drawn: list[str] = []
    for count, region in ((14, "kiev"), (13, "volyn")):
        before = (goods(state), seen(state, "coins"))
        say(state, f"attack-rebel {region}")
        (token,) = names("reward", [args["reward"] for args in told(state, "reward-drawn")])
        drawn.append(token)
        gain = dict(records("reward")[token]["effect"]["gain"])
        coins = gain.pop("coin", 0)
        assert seen(state, "coins") == before[1] + coins
        assert goods(state) == {
            good: before[0].get(good, 0) + gain.get(good, 0) for good in GOODS if before[0].get(good) or gain.get(good)
        }
        assert state.view()["reward_tokens"] == count
    assert len(set(drawn)) == 2
    assert names("rebel", seen(state, "defeated")) == ["rebel_06", "rebel_09"]


@rule("RUR-VAR-02")
def test_no_token_comes_twice_in_a_game() -> None:
    for seed in range(4):
        state = finished(4, seed, {"rebel_reward_tokens": True})
        taken = sum(len(state.view()["defeated"][seat]) for seat in range(4))
        assert state.view()["reward_tokens"] == 15 - taken


@rule("RUR-R-67")
@pytest.mark.parametrize("table", ["rebel", "reward"])
def test_the_fifteen_rewards(table: str) -> None:
    gains = [record["effect"]["gain"] for record in files()[table]]
    assert Counter(good for gain in gains for good in gain if good != "coin") == REWARDS
    assert Counter(gain["coin"] for gain in gains if "coin" in gain) == {2: 5}
    assert {record["source"] for record in files()[table]} == {"reconstruction"}
    printed = Counter((region["color"], region["good"]) for region in files()["region"])
    assert Counter((token["color"], token["good"]) for token in files()["goods_token"]) == printed


@rule("RUR-R-67", "RUR-ATK-02")
@pytest.mark.parametrize("rebel", list(records("rebel")))
def test_every_rebel_brings_what_its_base_shows(rebel: str) -> None:
    state = with_points({"attack": 1}, THERE, {}, rebels={"kiev": rebel})
    say(state, "attack-rebel kiev")
    gain = dict(records("rebel")[rebel]["effect"]["gain"])
    assert told(state, "coins-gained") == ([{"seat": 0, "coins": gain.pop("coin")}] if "coin" in gain else [])
    assert goods(state) == gain
    assert names("rebel", seen(state, "defeated")) == [rebel]


@rule("RUR-R-48", "RUR-CLM-11")
def test_with_an_empty_deck_the_row_stays_shorter() -> None:
    cards = list(records("deed"))
    row = cards[:3]
    state = position({"done": cards[3:16]}, {"done": cards[16:]}, phase="claim", deed_row=row)
    assert state.view()["deed_deck"] == 0
    say(state, f"pick {row[0]}")
    assert names("deed", state.view()["deed_row"]) == row[1:]
    say(state, f"pick {row[1]}")
    assert names("deed", state.view()["deed_row"]) == row[2:]
    empty = position({"done": cards[:16]}, {"done": cards[16:]}, phase="claim", deed_row=[])
    assert empty.view()["round"] == 2
    assert empty.view()["ask"] == "place"


@rule("RUR-R-48", "RUR-VAR-03")
def test_in_the_variant_discarded_deeds_make_a_new_deck() -> None:
    cards = list(records("deed"))
    row, discards = cards[:3], cards[3:6]
    options = {"deed_row_refresh": True}
    state = position(
        {"done": cards[6:16]},
        {"done": cards[16:]},
        phase="claim",
        deed_row=row,
        deed_discards=discards,
        options=options,
    )
    say(state, f"pick {row[0]}")
    assert state.view()["deed_discards"] == []
    assert len(state.view()["deed_row"]) == 3
    (new,) = set(names("deed", state.view()["deed_row"])) - set(row)
    assert new in discards
    say(state, f"pick {row[1]}")
    # what is left of the row is discarded; the new row comes from the rest of the deck and from those discards
    assert len(state.view()["deed_row"]) == 3
    assert len(told(state, "deed-discarded")) == 2
    assert state.view()["deed_deck"] + len(state.view()["deed_discards"]) == 1
