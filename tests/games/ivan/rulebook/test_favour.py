"""The Tsar's favour, and the tokens of favour on the track of points (IVN-FAV, IVN-R-17, IVN-R-18, IVN-R-20)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.damage import swap
from tests.games.ivan.table import (
    SEATS,
    at_work,
    changed,
    leaving,
    position,
    say,
    seen,
    tally,
    told,
)

rule = pytest.mark.rule
LODGE: dict[str, Any] = {"estates": ["hunting_lodge"], "goods": {"coin": 2}}


@rule("IVN-FAV-03", "IVN-ICO-09")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 0, 2, 3], [0, 1, 2, 3]),
        ([1, 2, 0, 3], [0, 1, 2, 3]),
        ([3, 2, 1, 0], [0, 3, 2, 1]),
    ],
)
def test_who_gains_favour_goes_to_the_top_and_the_others_keep_their_order(before: list[int], after: list[int]) -> None:
    state = leaving("income", seats=4, at={"favour": before}, **LODGE)
    say(state, "use hunting_lodge")
    assert state.view()["favour"] == after
    assert told(state, "favour-gained") == [{"seat": 0}]
    assert seen(state, "vp") == 0


@rule("IVN-FAV-04", "IVN-ICO-09")
def test_who_is_on_top_already_scores_a_point() -> None:
    state = leaving("income", at={"favour": [0, 1, 2]}, **LODGE)
    say(state, "use hunting_lodge")
    assert state.view()["favour"] == [0, 1, 2]
    assert tally(state) == {"favour": 1}


@rule("IVN-FAV-05")
@pytest.mark.parametrize(("vp", "points", "claims"), [(4, 5, False), (5, 5, True), (9, 5, True), (10, 5, False)])
def test_a_favour_token_is_claimed_on_its_space_or_past_it(vp: int, points: int, claims: bool) -> None:
    """A score of 5 from 4 stays below 10; from 5 it lands on it; from 9 it runs past; at 10 the token is gone."""
    tokens = [10, 20, 30] if vp < 10 else [20, 30]
    state = at_work(
        "projects",
        vp=vp,
        hand=["m02_landed_levy"],
        goods={"rye": 3, "wood": 2},
        at={"favour": [1, 2, 0], "favour_tokens": tokens},
    )
    say(state, "complete m02_landed_levy")
    assert seen(state, "vp") == vp + points
    assert bool(told(state, "favour-token")) == claims
    assert state.view()["favour"] == ([0, 1, 2] if claims else [1, 2, 0])


@rule("IVN-FAV-05")
def test_a_favour_token_is_claimed_by_the_first_one_only() -> None:
    """Seat 1 already has passed 10; seat 0 comes later and finds no token."""
    state = at_work(
        "projects",
        vp=8,
        hand=["m02_landed_levy"],
        goods={"rye": 3, "wood": 2},
        others={1: {"vp": 12}},
        at={"favour": [1, 2, 0], "favour_tokens": [20, 30]},
    )
    say(state, "complete m02_landed_levy")
    assert told(state, "favour-token") == []
    assert state.view()["favour"] == [1, 2, 0]


@rule("IVN-FAV-06", "IVN-SCO-02")
@pytest.mark.parametrize("seats", SEATS)
def test_tokens_that_nobody_reached_leave_in_the_scoring_of_round_two(seats: int) -> None:
    players = [{"vp": 9, "titles": ["okolnichy", "voivode"]}, *({} for _ in range(seats - 1))]
    state = position(*players, phase="score", round=2, favour=[*range(1, seats), 0])
    assert [event.name for event in state.events][:2] == ["scoring-begins", "tokens-removed"]
    assert told(state, "tokens-removed") == [{"count": 3}]
    assert state.view()["favour_tokens"] == [0, 0, 0]
    assert seen(state, "vp") >= 11  # the titles take seat 0 past 10, but there is no token any more
    assert told(state, "favour-token") == []
    assert state.view()["favour"][-1] == 0


@rule("IVN-R-17", "IVN-R-18")
def test_two_favour_tokens_passed_one_after_the_other() -> None:
    """Ten points from 9 lead to 19 and past the token at 10. On top already, its favour is a point: 20, the next token,
    and one point more."""
    price = {"wood": 2, "stone": 2, "textile": 1, "metal": 1}
    state = at_work("projects", vp=9, hand=["c10_intercession_cathedral"], goods=price)
    say(state, "complete c10_intercession_cathedral")
    assert told(state, "favour-token") == [{"seat": 0, "space": 10}, {"seat": 0, "space": 20}]
    assert [args["total"] for args in told(state, "scored")] == [19, 20, 21]
    assert tally(state) == {"projects": 19, "favour": 2}
    assert state.view()["favour_tokens"] == [0, 0, 1]


@rule("IVN-R-17", "IVN-R-20")
def test_one_score_that_passes_two_favour_tokens(tmp_path: Path) -> None:
    """No project of ours is worth so much: from 9 past 10 and 20, favour for the lower token, a point for the other."""
    glory = swap("projects.toml", "cost = {wood = 2, stone = 1}\nvp = 4", "cost = {wood = 2, stone = 1}\nvp = 12")
    mine = {"chambers": {"projects": 0}, "vp": 9, "hand": ["c01_ostrog"], "goods": {"wood": 2, "stone": 1}}
    state = changed(tmp_path, glory, mine, {}, {}, favour=[1, 2, 0])
    say(state, "leave projects", "pass", "complete c01_ostrog")
    assert [args["space"] for args in told(state, "favour-token")] == [10, 20]
    assert [args["total"] for args in told(state, "scored")] == [21, 22]
    assert state.view()["favour"] == [0, 1, 2]
    assert tally(state) == {"projects": 21, "favour": 1}


@rule("IVN-R-18")
def test_the_point_of_a_favour_on_top_can_reach_a_token() -> None:
    state = leaving("income", vp=9, estates=["hunting_lodge"], goods={"coin": 2})
    say(state, "use hunting_lodge")
    assert told(state, "favour-token") == [{"seat": 0, "space": 10}]
    assert seen(state, "vp") == 11
