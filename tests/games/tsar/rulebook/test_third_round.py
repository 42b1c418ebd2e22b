"""The special rule of the third round (TSR-THR)."""

from __future__ import annotations

import pytest

from prestol.games.tsar.state import Tsar
from tests.games.tsar.table import points, position, told, vote

rule = pytest.mark.rule

# Goal 1 and goal 26 share nobody, and neither names Pyotr; goal 2 names Pyotr.
GOALS = ["goal_01", "goal_26", "goal_02"]


def crowned(round: int, **palace: list[str]) -> Tsar:
    """The end of a round with Pyotr as tsar; rounds before it brought nothing."""
    state = position(
        seats=3,
        phase="vote",
        round=round,
        scores=[[0, 0, 0]] * (round - 1),
        goals=GOALS,
        palace={"throne": ["pyotr"], **palace},
    )
    vote(state, "for", "for", "for")
    return state


@rule("TSR-THR-01")
def test_a_third_round_without_points_is_worth_thirty_three() -> None:
    state = crowned(3, nobles=["merlin"])
    assert points(state) == [33, 5, 10]
    assert told(state, "zero-rewarded") == [{"seat": 0, "points": 33}]
    assert all(event.seen_by(None) for event in state.events)


@rule("TSR-THR-01", "TSR-R-09")
def test_favourites_among_the_servants_still_count_as_nothing() -> None:
    state = crowned(3, servants=["angela"], nobles=["merlin"])
    assert points(state) == [33, 5, 10]


@rule("TSR-THR-01")
def test_a_single_point_is_not_rewarded() -> None:
    state = crowned(3, craftsmen=["elena"], nobles=["merlin"])
    assert points(state) == [1, 5, 10]
    assert told(state, "zero-rewarded") == []


@rule("TSR-THR-02")
@pytest.mark.parametrize("round", [1, 2])
def test_in_the_first_two_rounds_nothing_stays_nothing(round: int) -> None:
    state = crowned(round, nobles=["merlin"])
    assert points(state) == [0, 5, 10]
    assert told(state, "zero-rewarded") == []
    assert state.view()["totals"] == [0, 5, 10]


@rule("TSR-THR-03")
def test_several_seats_may_be_rewarded() -> None:
    state = crowned(3)
    assert points(state) == [33, 33, 10]
    assert told(state, "zero-rewarded") == [{"seat": 0, "points": 33}, {"seat": 1, "points": 33}]
    assert state.result().winners == (0, 1)


@rule("TSR-R-09")
def test_the_reward_is_the_score_of_the_round_and_not_added_to_one() -> None:
    state = position(
        seats=3,
        phase="vote",
        round=3,
        scores=[[4, 0, 0], [0, 6, 0]],
        goals=GOALS,
        palace={"throne": ["pyotr"], "nobles": ["merlin"]},
    )
    vote(state, "for", "for", "for")
    assert state.view()["scores"] == [[4, 0, 0], [0, 6, 0], [33, 5, 10]]
    assert state.view()["totals"] == [37, 11, 10]
    assert state.result().breakdown[0]["rounds"] == [4, 0, 33]


@rule("TSR-R-09")
def test_nothing_in_an_earlier_round_does_not_matter_to_the_third() -> None:
    """Seat 1 has no points from rounds 1 and 2 and scores in the third: no reward."""
    state = crowned(3, nobles=["merlin"])
    assert state.view()["totals"][1] == 5
