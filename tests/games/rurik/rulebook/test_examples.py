"""The worked examples of the rulebook, with their numbers (RUR-X).

The examples of rule, final score and solo move stand with their chapters.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    asked,
    at_turn,
    banner,
    deeds,
    goods,
    hand,
    names,
    offers,
    position,
    records,
    rows,
    say,
    seen,
    set_up,
    start,
    tally,
    told,
)

rule = pytest.mark.rule
THERE: dict[str, Any] = {"at": "kiev", "troops": {"kiev": 1}}


@rule("RUR-X-01")
def test_set_up_for_four() -> None:
    state = set_up(4)
    view = state.view()
    assert len(view["regions"]) == 15
    assert len([rebel for rebel in view["rebels"] if rebel >= 0]) == 15
    assert sum(view["stocked"]) == 15
    advisors = list(records("advisor"))
    waiting, out = 2, 3
    for seat in range(4):
        assert view["advisors"][seat][advisors.index("adv_3")] == out
        assert view["advisors"][seat][advisors.index("adv_2b")] == waiting


@rule("RUR-X-02")
@pytest.mark.parametrize("weak", ["adv_1", "adv_2a"])
def test_placing(weak: str) -> None:
    """Elena is seat 0, Kirill 1, Stas 2."""
    banners = {"muster": [{"seat": 1, "advisor": "adv_4"}, {"seat": 2, "advisor": weak}]}
    state = position(THERE, THERE, THERE, phase="strategy", banners=banners)
    higher = state.clone()
    say(higher, "place adv_5 muster 0")
    assert banner(higher, "muster") == [(0, "adv_5"), (1, "adv_4"), (2, weak)]
    say(state, "place adv_4 muster 0")
    placed = [(1, "adv_4"), (0, "adv_4"), (2, weak)]
    assert banner(state, "muster") == placed
    banners = {"muster": [{"seat": seat, "advisor": advisor} for seat, advisor in placed]}
    for row, (seat, _) in enumerate(placed):
        acting = position(THERE, THERE, THERE, banners=banners, turn=seat)
        say(acting, f"act muster {row + 1}")
        assert acting.view()["about"]["left"] == 3 - row


@rule("RUR-X-03")
@pytest.mark.parametrize(("advisor", "bribe"), [("adv_1", 0), ("adv_2a", 0), ("adv_1", 2)])
def test_a_bribe(advisor: str, bribe: int) -> None:
    """Stas is seat 0, Elena 1; her influence is 1, 2 or 3."""
    banners = {"build": [{"seat": 1, "advisor": advisor, "bribe": bribe}]}
    state = position(THERE, THERE, THERE, phase="strategy", banners=banners)
    assert seen(state, "coins") == 3
    say(state, "place adv_1 build 3")
    assert banner(state, "build") == [(0, "adv_1"), (1, advisor)]
    assert seen(state, "coins") == 0
    placed = [{"seat": 0, "advisor": "adv_1", "bribe": 3}, {"seat": 1, "advisor": advisor, "bribe": bribe}]
    for seat, points in ((0, 2), (1, 1)):
        players = [{"troops": {region: 1}} for region in ("kiev", "volyn", "rostov")]
        acting = position(*players, banners={"build": placed}, turn=seat)
        say(acting, f"act build {seat + 1}")
        assert acting.view()["build_points"] == points


@rule("RUR-X-04")
def test_acting() -> None:
    """Stas is seat 0 and first, Elena 1, Kirill 2."""
    banners = {
        "build": [{"seat": 0, "advisor": "adv_1", "bribe": 3}, {"seat": 1, "advisor": "adv_2a"}],
        "tax": [{"seat": 2, "advisor": "adv_5"}, {"seat": 1, "advisor": "adv_1"}],
        "move": [{"seat": 2, "advisor": "adv_1"}],
    }
    state = position(THERE, THERE, THERE, banners=banners)
    coins = seen(state, "coins")
    say(state, "act build 1")
    assert state.view()["build_points"] == 2
    assert sum(map(sum, state.view()["bribes"])) == 0
    assert seen(state, "coins") == coins
    say(state, "end", "1 act tax 2")
    assert state.view()["tax_points"] == 2
    say(state, "end")
    assert state.waiting == (2,)
    assert "act move 1" in offers(state)


@rule("RUR-X-06", "RUR-ADD-05")
def test_a_deed() -> None:
    markets = {"kiev": ["market"], "polotsk": ["market"], "volyn": ["market"]}
    mine = THERE | {"leader": "boris", "deeds": ["market_day"], "buildings": markets}
    assert len({records("region")[region]["good"] for region in markets}) == 3
    later = {"tax": [{"seat": 0, "advisor": "adv_5"}], "build": [{"seat": 1, "advisor": "adv_5"}]}
    state = at_turn(mine, {}, banners=later, left=["muster_a", "move_1"])
    say(state, "act muster 1", "finish", "end", "1 skip build 1")
    assert deeds(state) == {"market_day"}
    say(state, "deed market_day", "deck left")
    assert offers(state) == {"take muster_a", "take move_1"}
    say(state, "take move_1")
    assert hand(state) == {"move_1"}
    assert names("scheme", state.view(0)["known_tops"][0][:1]) == ["muster_a"]
    assert (deeds(state), deeds(state, what="deeds_done")) == (set(), {"market_day"})
    assert tally(position({"done": ["market_day"]}, {}, phase="scoring", round=4))["deeds"] == 2


@rule("RUR-X-07")
def test_progress_after_round_two() -> None:
    """Elena is seat 0, Stas 1."""
    elena = {
        "troops": {"kiev": 1, "volyn": 1, "polotsk": 1},
        "buildings": {"kiev": ["market"], "volyn": ["church"], "polotsk": ["market"]},
        "goods": {"wood": 2, "ore": 1},
    }
    stas = {
        "troops": {"rostov": 1, "smolensk": 1, "chernigov": 1},
        "buildings": {"rostov": ["market"], "smolensk": ["church"]},
        "goods": {"wood": 3, "fish": 3, "honey": 1, "fur": 0},
    }
    state = position(elena, stas, phase="claim", round=2)
    points = {"rule": [0, 1, 2, 3, 5, 8], "build": [0, 1, 2, 3, 5, 8], "trade": [0, 1, 2, 3, 5, 8]}
    marked = [{track: points[track][row] for track, row in rows(state, seat).items()} for seat in range(2)]
    assert marked == [{"rule": 2, "build": 2, "trade": 1}, {"rule": 2, "build": 1, "trade": 3}]
    told_of = {(args["seat"], args["track"]): (args["value"], args["points"]) for args in told(state, "claimed")}
    assert told_of == {(0, 0): (3, 2), (0, 1): (3, 2), (0, 2): (3, 1), (1, 0): (3, 2), (1, 1): (2, 1), (1, 2): (7, 3)}


@rule("RUR-X-08")
def test_income_of_a_full_column() -> None:
    on_tracks = {"tracks": {"rule": 1, "build": 1, "trade": 1}, "war": 1}
    state = position(on_tracks | {"goods": {"ore": 2}}, on_tracks | {"goods": {"ore": 1}}, phase="claim")
    assert told(state, "income") == [{"seat": 0, "coins": 1}]
    assert goods(state) == {"ore": 2}


@rule("RUR-X-10")
def test_two_scheme_cards() -> None:
    state = at_turn(THERE | {"hand": ["tax_coin"]}, {})
    say(state, "scheme tax_coin")
    assert (state.view()["tax_points"], seen(state, "coins")) == (1, 4)
    state = at_turn(THERE | {"hand": ["deed"]}, {})
    say(state, "scheme deed")
    assert asked(state) == "pick-deed"
    assert len(offers(state)) == 3


@rule("RUR-X-11", "RUR-SOL-06")
@pytest.mark.parametrize(("difficulty", "dots"), [("easy", 1), ("medium", 2), ("hard", 3), ("very_hard", 4)])
def test_dots_of_the_mats(difficulty: str, dots: int) -> None:
    state = start(1, options={"difficulty": difficulty})
    (mat,) = [mat for mat in records("mat").values() if mat["difficulty"] == dots]
    covered = [int(cell["covered"]) for column in ("attack_move", "build", "tax") for cell in mat[column]]
    assert state.view()["rebellion"]["mat"] == dots - 1
    assert state.view()["rebellion"]["cells"] == covered
