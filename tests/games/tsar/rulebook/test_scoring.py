"""The end of a round (TSR-SCO)."""

from __future__ import annotations

import pytest

from tests.games.tsar.table import SEATS, points, position, say, told, vote, walk

rule = pytest.mark.rule


@rule("TSR-SCO-01")
@pytest.mark.parametrize("seats", SEATS)
def test_a_round_ends_when_a_tsar_is_elected_and_in_no_other_way(seats: int) -> None:
    for seed in range(10):
        rows = 0
        for state in walk(seats, seed):
            ended = len(state.view()["scores"]) - rows
            rows += ended
            assert ended == len(told(state, "elected"))
        assert rows == 3


@rule("TSR-SCO-02")
def test_all_goal_cards_are_turned_up_for_everybody() -> None:
    goals = ["goal_05", "goal_11", "goal_20"]
    state = position(seats=3, phase="vote", goals=goals, palace={"throne": ["pyotr"], "nobles": ["elena"]})
    say(state, 0, "vote for")
    say(state, 1, "vote for")
    assert told(state, "goal-shown") == []
    assert state.view()["shown"] == []
    say(state, 2, "vote for")
    assert told(state, "goal-shown") == [{"seat": 0, "goal": 4}, {"seat": 1, "goal": 10}, {"seat": 2, "goal": 19}]
    assert all(event.seen_by(None) for event in state.events if event.name == "goal-shown")
    assert state.view()["shown"] == [[4, 10, 19]]


@rule("TSR-SCO-03")
@pytest.mark.parametrize(
    ("floor", "worth"),
    [("servants", 0), ("craftsmen", 1), ("merchants", 2), ("guards", 3), ("dignitaries", 4), ("nobles", 5)],
)
def test_a_favourite_scores_by_its_floor(floor: str, worth: int) -> None:
    """Goal 1 names Angela and Bernara but not the tsar; goal 12 names Angela and the tsar; goal 26 neither."""
    state = position(
        seats=3,
        phase="vote",
        goals=["goal_01", "goal_12", "goal_26"],
        palace={"throne": ["pyotr"], floor: ["angela", "bernara"]},
    )
    vote(state, "for", "for", "for")
    assert points(state) == [2 * worth, worth + 10, 0]


@rule("TSR-SCO-03")
def test_the_tsar_is_worth_ten() -> None:
    state = position(seats=3, phase="vote", goals=["goal_01", "goal_02", "goal_26"], palace={"throne": ["voldemar"]})
    vote(state, "for", "for", "for")
    assert points(state) == [10, 10, 0]


@rule("TSR-SCO-04")
def test_eliminated_favourites_score_nothing() -> None:
    """All of goal 1 but Elena, among the merchants, is eliminated; a rejected noble is worth no five points."""
    goals = ["goal_01", "goal_02", "goal_26"]
    palace = {"nobles": ["grigor", "pyotr"], "merchants": ["elena"]}
    state = position(seats=3, goals=goals, palace=palace)
    say(state, 0, "raise grigor")
    vote(state, "for", "for", "against")
    say(state, 1, "raise pyotr")
    vote(state, "for", "for", "for")
    assert points(state) == [2, 10, 0]


@rule("TSR-SCO-05")
@pytest.mark.parametrize("seats", SEATS)
def test_one_courtier_scores_in_full_for_everybody_who_wants_it(seats: int) -> None:
    """All these cards name Angela, none of them Isabella."""
    goals = ["goal_01", "goal_02", "goal_05", "goal_08", "goal_09", "goal_10"][:seats]
    state = position(seats=seats, phase="vote", goals=goals, palace={"throne": ["isabella"], "nobles": ["angela"]})
    vote(state, *["for"] * seats)
    assert points(state) == [5] * seats


@rule("TSR-SCO-06", "TSR-NEW-05")
def test_round_results_are_noted_and_added_up_for_all_to_see() -> None:
    state = position(
        seats=3,
        phase="vote",
        round=2,
        scores=[[7, 0, 21]],
        goals=["goal_01", "goal_12", "goal_26"],
        palace={"throne": ["pyotr"], "guards": ["angela"], "nobles": ["merlin"]},
    )
    vote(state, "for", "for", "for")
    assert points(state) == [3, 13, 5]
    assert [args["total"] for args in told(state, "scored")] == [10, 13, 26]
    for watcher in (None, 0, 1, 2):
        assert state.view(watcher)["scores"] == [[7, 0, 21], [3, 13, 5]]
        assert state.view(watcher)["totals"] == [10, 13, 26]
    assert all(event.seen_by(None) for event in state.events if event.name == "scored")


@rule("TSR-SCO-06")
@pytest.mark.parametrize("seats", SEATS)
def test_totals_are_the_sums_of_the_rows_in_whole_games(seats: int) -> None:
    for seed in range(5):
        for state in walk(seats, seed):
            seen = state.view()
            assert seen["totals"] == [sum(row[seat] for row in seen["scores"]) for seat in range(seats)]
        assert state.result().scores == tuple(seen["totals"])


@rule("TSR-SCO-07", "TSR-D-05")
def test_the_best_card_scores_thirty_three() -> None:
    """Tsar, three nobles and two dignitaries, all of goal 1."""
    state = position(
        seats=3,
        phase="vote",
        goals=["goal_01", "goal_02", "goal_26"],
        palace={"throne": ["elena"], "nobles": ["angela", "bernara", "voldemar"], "dignitaries": ["grigor", "dimitri"]},
    )
    vote(state, "for", "for", "for")
    assert points(state)[0] == 33
