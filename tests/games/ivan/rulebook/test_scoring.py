"""Scoring and the end of the game (IVN-SCO), answers about titles (IVN-FAQ-06 to IVN-FAQ-09), where VP come from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.damage import swap
from tests.games.ivan.table import (
    FOREIGN,
    KINDS,
    SEATS,
    at_work,
    busy,
    changed,
    finished,
    goods,
    leaving,
    names,
    position,
    records,
    say,
    seen,
    shown,
    tally,
    told,
)

rule = pytest.mark.rule
TITLES = list(records("title"))


def scored(*players: dict[str, Any], round: int = 2, **description: Any) -> Any:
    return position(*players, phase="score", round=round, **description)


@rule("IVN-SCO-01")
def test_the_order_of_the_scoring_in_round_two() -> None:
    state = scored({"titles": ["okolnichy"], "field": 1}, {}, {})
    order = [event.name for event in state.events]
    wanted = [
        "scoring-begins",
        "tokens-removed",
        "title-scored",
        "field-scored",
        "court-scored",
        "court-scored",
        "field-cleared",
    ]
    assert [name for name in order if name in wanted] == wanted
    assert order.index("field-cleared") < order.index("spoils-laid") < order.index("trade-laid")
    assert order.index("trade-laid") < order.index("round-begins")


@rule("IVN-SCO-01", "IVN-SCO-09")
def test_the_order_of_the_scoring_in_round_four() -> None:
    state = scored({"titles": ["embassy_clerk"], "field": 1, "goods": {"metal": 2}}, {}, {}, round=4)
    order = [event.name for event in state.events]
    wanted = ["scoring-begins", "title-scored", "field-scored", "court-scored", "court-scored", "goods-scored", "won"]
    assert [name for name in order if name in wanted] == wanted


@rule("IVN-SCO-03", "IVN-FAQ-07", "IVN-R-48")
def test_all_titles_of_all_players_score() -> None:
    done = {"completed": ["c01_ostrog", "t01_grain_market"]}
    state = scored({"titles": ["merchant_guest", "duma_clerk"]} | done, {"titles": ["okolnichy"]}, {})
    assert told(state, "title-scored") == [
        {"seat": 0, "title": TITLES.index("merchant_guest"), "points": 2},
        {"seat": 0, "title": TITLES.index("duma_clerk"), "points": 2},
        {"seat": 1, "title": TITLES.index("okolnichy"), "points": 1},
    ]
    assert tally(state)["titles"] == 4


@rule("IVN-SCO-04", "IVN-R-47")
@pytest.mark.parametrize(
    ("field", "favour", "points"),
    [
        ([3, 1, 0], [2, 1, 0], [4, 2, 0]),
        ([1, 1, 0], [2, 1, 0], [2, 4, 0]),
        ([2, 1, 1], [2, 1, 0], [4, 0, 2]),
        ([1, 1, 1], [1, 2, 0], [0, 4, 2]),
        ([0, 2, 0], [0, 1, 2], [0, 4, 0]),
        ([0, 0, 0], [0, 1, 2], [0, 0, 0]),
    ],
)
@pytest.mark.parametrize("round", [2, 4])
def test_warriors_in_the_field_of_war(field: list[int], favour: list[int], points: list[int], round: int) -> None:
    state = scored(*({"field": count} for count in field), favour=favour, round=round)
    assert [tally(state, seat).get("field", 0) for seat in range(3)] == points


@rule("IVN-SCO-05")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("round", [2, 4])
def test_the_two_top_places_in_favour(seats: int, round: int) -> None:
    favour = list(range(seats))[::-1]
    state = scored(*({} for _ in range(seats)), favour=favour, round=round)
    points = [tally(state, seat).get("court", 0) for seat in favour]
    assert points == [4, 2, 0, 0][:seats]


@rule("IVN-SCO-06")
def test_warriors_come_home_after_round_two_only() -> None:
    players: tuple[dict[str, Any], ...] = ({"field": 3, "warriors": {"moscow": 2}}, {"field": 1}, {})
    state = scored(*players)
    assert state.view()["field"] == [0, 0, 0]
    assert state.view()["warrior_supply"] == [8, 10, 10]
    assert scored(*players, round=4).view()["field"] == [3, 1, 0]


@rule("IVN-SCO-07")
@pytest.mark.parametrize(("seats", "laid"), [(2, 3), (3, 5), (4, 6)])
def test_new_spoils_after_round_two(seats: int, laid: int) -> None:
    old = ["s01_glory", "s02_horses"]
    state = scored({"spoils": ["s03_banner"]}, *({} for _ in range(seats - 1)), spoils=old)
    assert len(shown(state, "spoils", "spoils")) == laid
    assert shown(state, "spoils", "spoils").isdisjoint({*old, "s03_banner"})
    assert shown(state, "spoils_discards", "spoils") == set(old)


@rule("IVN-SCO-08")
def test_the_other_ten_trade_tokens_after_round_two() -> None:
    """Of the first ten, two lie on waterways, five on a pad, and three are discarded already."""
    tokens = list(records("trade_token"))
    state = scored(
        {"tokens": tokens[2:7]},
        {},
        {},
        waterways={"w_seim": tokens[0], "w_oka": tokens[1]},
        trade_discards=tokens[7:10],
    )
    assert set(names("trade_token", state.view()["slots"])) == set(tokens[10:])
    assert set(names("trade_token", state.view()["trade_discards"])) == {*tokens[:2], *tokens[7:10]}


@rule("IVN-SCO-09", "IVN-R-49")
@pytest.mark.parametrize(
    ("have", "points", "left"),
    [
        ({"metal": 4}, 2, {}),
        ({"metal": 5}, 2, {"metal": 1}),
        ({"metal": 1, "rye": 2}, 1, {}),
        ({"metal": 1, "textile": 1, "gunpowder": 1, "coin": 2}, 2, {}),
        ({"coin": 8}, 2, {"coin": 2}),
        ({"rye": 1, "wood": 1, "stone": 1}, 1, {}),
        ({"gunpowder": 3, "coin": 1, "wood": 1}, 2, {}),
        ({"gunpowder": 2, "coin": 2}, 1, {"coin": 2}),
        ({"coin": 2}, 0, {"coin": 2}),
    ],
)
def test_what_is_left_becomes_points_at_the_end(have: dict[str, int], points: int, left: dict[str, int]) -> None:
    state = scored({"goods": have}, {}, {}, round=4)
    assert tally(state).get("goods", 0) == points
    assert goods(state) == left
    assert goods(scored({"goods": have}, {}, {})) == have


@rule("IVN-SCO-09", "IVN-R-49")
def test_no_other_conversion_brings_more() -> None:
    """Every number of pairs of foreign goods first, then threes of all that is left: never more than the rule gives."""
    for foreign in range(12):
        for others in range(12):
            best = max(pairs + (foreign - 2 * pairs + others) // 3 for pairs in range(foreign // 2 + 1))
            assert best == foreign // 2 + (foreign % 2 + others) // 3
    state = scored({"goods": {"textile": 7, "rye": 4}}, {}, {}, round=4)
    assert tally(state)["goods"] == 3 + 1


@rule("IVN-SCO-10", "IVN-GEN-01")
def test_the_game_ends_after_the_scoring_of_round_four() -> None:
    state = scored({"vp": 20}, {"vp": 31}, {"vp": 7}, round=4)
    assert state.over and state.waiting == ()
    assert [event.name for event in state.events][-1] == "won"
    assert state.result().places == (2, 1, 3)


@rule("IVN-SCO-11", "IVN-R-01", "IVN-GEN-05")
@pytest.mark.parametrize(("favour", "first"), [([0, 1, 2], 0), ([2, 1, 0], 1), ([1, 2, 0], 1), ([2, 0, 1], 0)])
def test_a_tie_for_victory_goes_by_favour(favour: list[int], first: int) -> None:
    """Seats 0 and 1 end with 20 points each, once the court has been scored."""
    court = {favour[0]: 4, favour[1]: 2}
    state = scored(
        *({"vp": total - court.get(seat, 0)} for seat, total in enumerate((20, 20, 9))), favour=favour, round=4
    )
    assert state.view()["vp"] == [20, 20, 9]
    assert state.result().places == ((1, 2, 3) if first == 0 else (2, 1, 3))
    assert state.result().tie == "IVN-SCO-11"
    assert [args["seat"] for args in told(state, "won")] == [first]


@rule("IVN-SCO-11")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_one_winner_and_nobody_shares_a_place(seats: int) -> None:
    for seed in range(10):
        result = finished(seats, seed).result()
        assert sorted(result.places) == list(range(1, seats + 1))


@rule("IVN-FAQ-06")
@pytest.mark.parametrize(("counts", "sets"), [((1, 3, 2), 1), ((2, 2, 2), 2), ((0, 5, 5), 0), ((3, 4, 9), 3)])
def test_a_project_counts_in_one_set_only(counts: tuple[int, int, int], sets: int) -> None:
    done = [name for at, count in enumerate(counts) for name in list(records("project"))[10 * at : 10 * at + count]]
    state = scored({"titles": ["duma_boyar"], "completed": done}, {}, {})
    assert tally(state).get("titles", 0) == 5 * sets


@rule("IVN-FAQ-08")
def test_the_title_for_tokens_counts_spoils_and_the_tokens_of_the_pad() -> None:
    mine = {"titles": ["treasurer"], "spoils": ["s01_glory", "s02_horses"], "tokens": ["tr01", None, "tr02"]}
    state = scored(mine, {}, {}, trade_discards=["tr03", "tr04"], spoils=[])
    assert tally(state)["titles"] == 4


@rule("IVN-FAQ-09")
@pytest.mark.parametrize(
    ("there", "counts"),
    [
        ({"warriors": {"moscow": 2}}, 0),
        ({"warriors": {"moscow": 3}}, 1),
        ({"warriors": {"moscow": 1}, "boyars": {"moscow": 1}}, 1),
        ({"warriors": {"moscow": 1}, "buildings": ["moscow"]}, 1),
        ({"boyars": {"moscow": 1}, "buildings": ["moscow"]}, 1),
        ({"buildings": ["moscow"], "warriors": {"kazan": 2}}, 0),
        ({"boyars": {"kazan": 2}}, 1),
    ],
)
def test_the_title_for_cities_counts_those_with_three_influence(there: dict[str, Any], counts: int) -> None:
    state = scored(there | {"titles": ["governor"]}, {"warriors": {"moscow": 8}}, {})
    assert tally(state).get("titles", 0) == 2 * counts


@rule("IVN-SCO-09")
def test_titles_that_count_goods_are_scored_before_the_conversion() -> None:
    state = scored({"titles": ["embassy_clerk"], "goods": {"metal": 4}}, {}, {}, round=4)
    assert (tally(state)["titles"], tally(state)["goods"]) == (4, 2)
    assert set(FOREIGN) < set(KINDS) and seen(state, "goods") == [0] * 7


@rule("IVN-CMP-25")
def test_points_are_told_apart_by_where_they_come_from(tmp_path: Path) -> None:
    """No estate of ours gives points by itself: one of changed content does."""
    last: dict[str, Any] = {"favour": [1, 2, 0]}
    levy: dict[str, Any] = {"hand": ["m02_landed_levy"], "goods": {"rye": 3, "wood": 2}}
    state = at_work("projects", at=last | {"spoils": ["s01_glory"]}, **levy)
    say(state, "complete m02_landed_levy", "spoils s01_glory")
    assert tally(state) == {"projects": 5, "spoils": 3}
    state = position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rl7"}, **last)
    say(state, "reward first")
    assert tally(state) == {"regions": 3}
    state = at_work("maneuvers", warriors={"kursk": 1}, at=last | {"waterways": {"w_seim": "tr16"}})
    say(state, "move warrior kursk putivl", "lay pad_4")
    assert tally(state) == {"trade": 2}
    state = leaving("income", estates=["hunting_lodge"], goods={"coin": 2}, at={"favour": [0, 1, 2]})
    say(state, "use hunting_lodge")
    assert tally(state) == {"favour": 1}
    glory = swap("honours.toml", "effect = [{gain = {coin = 2}}]", "effect = [{gain = {vp = 2}}]")
    state = changed(tmp_path, glory, {"chambers": {"income": 0}, "estates": ["toll_yard"]}, {}, {}, **last)
    say(state, "use toll_yard")
    assert tally(state) == {"estates": 2}
    mine = {"titles": ["duma_clerk"], "completed": ["c01_ostrog"], "field": 1, "goods": {"rye": 3}}
    state = position(mine, {}, {}, phase="score", round=4, favour=[1, 0, 2])
    assert tally(state) == {"titles": 1, "field": 4, "court": 2, "goods": 1}


@rule("IVN-CMP-25")
@pytest.mark.parametrize("seats", SEATS)
def test_all_points_come_from_somewhere(seats: int) -> None:
    for seed in range(6):
        state = finished(seats, seed, pick=busy)
        for seat in range(seats):
            assert sum(tally(state, seat).values()) == seen(state, "vp", seat) > 0
