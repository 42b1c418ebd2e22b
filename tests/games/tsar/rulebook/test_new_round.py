"""A new round (TSR-NEW)."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.games.tsar.state import Tsar
from tests.games.tsar.table import AGAINST_EACH, SEATS, hands, hostile, offers, position, say, told, vote, walk

rule = pytest.mark.rule


def end_of_round(seats: int, promoter: int, **changes: Any) -> Tsar:
    """`promoter` has just made Pyotr tsar in round 1."""
    state = position(seats=seats, turn=promoter, palace={"nobles": ["pyotr"], "guards": ["elena"]}, **changes)
    say(state, promoter, "raise pyotr")
    vote(state, *["for"] * seats)
    return state


@rule("TSR-NEW-01", "TSR-R-08")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_draws_a_new_goal_that_nobody_has_had_before(seats: int) -> None:
    for seed in range(20):
        drawn: list[list[int]] = []
        for state in walk(seats, seed):
            if row := [args["goal"] for args in told(state, "goal-dealt")]:
                drawn.append(row)
        assert [len(row) for row in drawn] == [seats] * 3
        assert len({goal for row in drawn for goal in row}) == 3 * seats
        assert state.view()["shown"] == drawn


@rule("TSR-NEW-01")
def test_the_new_goal_is_the_one_that_counts() -> None:
    state = end_of_round(3, 0, goals=["goal_01", "goal_02", "goal_03"])
    dealt = [args["goal"] for args in told(state, "goal-dealt")]
    assert [state.view(seat)["goal"] for seat in range(3)] == dealt
    assert not {0, 1, 2} & set(dealt)


@rule("TSR-NEW-02")
@pytest.mark.parametrize("seats", SEATS)
def test_all_against_cards_come_back(seats: int) -> None:
    state = end_of_round(seats, 0, against=[0] * (seats - 1) + [1])
    assert hands(state) == [AGAINST_EACH[seats]] * seats


@rule("TSR-NEW-02")
def test_against_cards_come_back_in_every_round_of_a_game() -> None:
    for seats in SEATS:
        for state in walk(seats, 3, pick=hostile):
            if told(state, "round-begins"):
                assert hands(state) == [AGAINST_EACH[seats]] * seats


@rule("TSR-NEW-03")
@pytest.mark.parametrize("seats", SEATS)
def test_all_thirteen_courtiers_go_back_beside_the_board(seats: int) -> None:
    state = end_of_round(seats, 1)
    assert state.view()["floor"] == [-1] * 13
    assert len(offers(state, state.waiting[0])) == 13 * 4
    assert state.view()["ballots"] == []
    assert state.view()["candidate"] == -1


@rule("TSR-NEW-04", "TSR-R-14")
@pytest.mark.parametrize("seats", SEATS)
def test_left_of_the_crown_begins_the_new_round(seats: int) -> None:
    for promoter in range(seats):
        state = end_of_round(seats, promoter, first=promoter)
        left = (promoter + 1) % seats
        assert state.waiting == (left,)
        assert state.view()["first"] == left
        assert told(state, "round-begins") == [{"round": 2, "seat": left}]
        assert told(state, "first-player") == []


@rule("TSR-NEW-04", "TSR-R-13")
def test_the_crown_stays_with_its_holder_until_the_next_candidate() -> None:
    for seats in SEATS:
        crown = -1
        for state in walk(seats, 6):
            seen = state.view()
            if raised := told(state, "candidate"):
                crown = raised[0]["seat"]
            assert seen["crown"] == crown
            if told(state, "round-begins") and seen["round"] > 1:
                assert seen["first"] == (crown + 1) % seats


@rule("TSR-NEW-05")
def test_the_new_round_is_played_like_the_first_and_its_points_are_added() -> None:
    state = end_of_round(4, 3, goals=["goal_02", "goal_05", "goal_01", "goal_03"])
    assert state.view()["scores"] == [[10, 10, 3, 0]]
    totals = [10, 10, 3, 0]
    rng = prestol.stream("new round")
    while len(state.view()["scores"]) == 1:
        seat = state.waiting[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    second = state.view()["scores"][1]
    assert [args["total"] for args in told(state, "scored")] == [a + b for a, b in zip(totals, second, strict=True)]


@rule("TSR-NEW-01", "TSR-R-08")
def test_with_reshuffled_goals_a_card_may_come_back() -> None:
    repeated = 0
    for seed in range(20):
        for state in walk(6, seed, {"reshuffle_goals": True}):
            if row := [args["goal"] for args in told(state, "goal-dealt")]:
                assert len(set(row)) == 6
                repeated += len(set(row) & {goal for shown in state.view()["shown"] for goal in shown})
    assert repeated > 0


@rule("TSR-NEW-05")
def test_every_round_asks_for_the_same_number_of_settlements() -> None:
    for seats, settled in ((3, 12), (4, 12), (5, 10), (6, 12)):
        counts = {1: 0, 2: 0, 3: 0}
        for state in walk(seats, 12):
            if not state.over and state.view()["ask"] == "settle":
                counts[state.view()["round"]] += 1
        assert counts == {1: settled, 2: settled, 3: settled}
