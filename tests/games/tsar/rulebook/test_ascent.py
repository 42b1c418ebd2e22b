"""Phase 2: the ascent (TSR-PRM)."""

from __future__ import annotations

import pytest

from tests.games.tsar.table import (
    COURTIERS,
    FLOORS,
    SEATS,
    offers,
    place_of,
    position,
    refused,
    rule_of,
    say,
    settle_all,
    standing,
    start,
    told,
    vote,
    walk,
)

rule = pytest.mark.rule


@rule("TSR-PRM-01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_ascent_starts_again_with_the_first_player_and_goes_clockwise(seats: int) -> None:
    for first in range(seats):
        state = start(seats, 2, {"first_player": f"seat_{first}"})
        settle_all(state)
        for turn in range(2 * seats):
            seat = (first + turn) % seats
            assert state.waiting == (seat,)
            assert state.view()["ask"] == "raise"
            lowest = min(state.legal(seat), key=lambda move: state.view()["floor"][move[1]])
            state.play(seat, lowest)


@rule("TSR-PRM-02")
@pytest.mark.parametrize("floor", range(5))
def test_a_courtier_rises_exactly_one_floor_and_nobody_else_moves(floor: int) -> None:
    state = position(seats=3, turn=1, palace={FLOORS[floor]: ["elena", "pyotr"], "nobles": ["angela"]})
    say(state, 1, "raise elena")
    assert place_of(state, "elena") == FLOORS[floor + 1]
    assert place_of(state, "pyotr") == FLOORS[floor]
    assert place_of(state, "angela") == "nobles"
    assert told(state, "raised") == [{"seat": 1, "courtier": 5, "floor": floor + 1}]
    assert state.waiting == (2,)


@rule("TSR-PRM-02", "TSR-VOT-06")
def test_any_courtier_in_the_palace_may_be_raised_but_none_that_is_eliminated() -> None:
    palace = {"servants": ["pyotr"], "craftsmen": ["angela", "elena"], "guards": ["caspar"], "nobles": ["lucian"]}
    state = position(seats=5, turn=4, palace=palace)
    assert offers(state, 4) == {f"raise {name}" for name in ("pyotr", "angela", "elena", "caspar", "lucian")}
    assert refused(state, 4, "raise merlin") == "TSR-VOT-06"


@rule("TSR-PRM-03", "TSR-PLC-04")
@pytest.mark.parametrize("floor", range(1, 6))
def test_nobody_rises_to_a_floor_that_four_already_occupy(floor: int) -> None:
    below, full = FLOORS[floor - 1], FLOORS[floor]
    state = position(seats=4, palace={full: COURTIERS[:4], below: ["pyotr", "elena"]})
    assert refused(state, 0, "raise pyotr") == "TSR-PRM-03"
    assert offers(state, 0) == {f"raise {name}" for name in COURTIERS[:4]}
    room = position(seats=4, palace={full: COURTIERS[:3], below: ["pyotr", "elena"]})
    assert offers(room, 0) == {f"raise {name}" for name in [*COURTIERS[:3], "pyotr", "elena"]}
    say(room, 0, "raise pyotr")
    assert len(standing(room, full)) == 4
    assert refused(room, 1, "raise elena") == "TSR-PRM-03"


@rule("TSR-PRM-04")
@pytest.mark.parametrize("seats", SEATS)
def test_courtiers_never_move_down(seats: int) -> None:
    for seed in range(10):
        before, round = [-1] * 13, 1
        for state in walk(seats, seed):
            seen = state.view()
            if seen["round"] == round:
                steps = [(old, new) for old, new in zip(before, seen["floor"], strict=True) if old != new]
                # out of the throne room, or in from beside the board, or one up
                assert all(new == old + 1 or old == -1 or (old, new) == (6, -2) for old, new in steps)
            before, round = seen["floor"], seen["round"]


@rule("TSR-PRM-05")
def test_servants_rise_like_all_others() -> None:
    state = position(seats=5, palace={"servants": ["angela", "elena", "pyotr"], "nobles": ["merlin"]})
    assert {"raise angela", "raise elena", "raise pyotr"} < offers(state, 0)
    say(state, 0, "raise elena")
    assert place_of(state, "elena") == "craftsmen"


@rule("TSR-PRM-06")
@pytest.mark.parametrize("seats", SEATS)
def test_entering_the_throne_room_calls_an_election_before_the_turn_passes(seats: int) -> None:
    state = position(seats=seats, turn=1, palace={"nobles": ["pyotr", "elena"], "guards": ["angela"]})
    say(state, 1, "raise pyotr")
    assert state.view()["ask"] == "vote"
    assert state.view()["candidate"] == COURTIERS.index("pyotr")
    assert state.waiting == tuple(range(seats))
    assert refused(state, 2, "raise elena") == "TSR-VOT-03"


@rule("TSR-PRM-06")
def test_no_other_floor_calls_an_election() -> None:
    for floor in range(5):
        state = position(seats=3, palace={FLOORS[floor]: ["pyotr"]})
        say(state, 0, "raise pyotr")
        assert state.view()["ask"] == "raise"
        assert state.view()["candidate"] == -1
        assert told(state, "candidate") == []


@rule("TSR-PRM-07", "TSR-R-05")
def test_a_turn_is_one_promotion_and_cannot_be_passed() -> None:
    state = position(seats=3, turn=2, palace={"guards": ["pyotr"], "nobles": ["elena"]})
    assert offers(state, 2) == {"raise pyotr", "raise elena"}
    assert refused(state, 2, "settle merlin guards") == "TSR-PRM-07"
    assert refused(state, 2, "vote for") == "TSR-PRM-07"
    assert rule_of(state, 2, ()) == rule_of(state, 2, (1,)) == rule_of(state, 2, (1, 12, 4)) == "TSR-PRM-07"
    assert rule_of(state, 2, (1, 13)) == rule_of(state, 2, (1, -1)) == "TSR-CMP-05"
    say(state, 2, "raise pyotr")
    assert state.waiting == (0,)
    assert refused(state, 2, "raise pyotr") == "TSR-PRM-02"


@rule("TSR-PRM-07", "TSR-R-05", "TSR-R-06")
def test_even_a_single_forced_promotion_is_asked_for() -> None:
    state = position(seats=3, turn=2, palace={"nobles": ["elena"]})
    assert offers(state, 2) == {"raise elena"}
    assert state.waiting == (2,)


@rule("TSR-PRM-08")
def test_whose_favourite_a_courtier_is_does_not_matter() -> None:
    """Goal 1 names six courtiers, goal 26 six others, and neither names Pyotr: the offers are the same for both."""
    palace = {"craftsmen": COURTIERS[0:4], "guards": COURTIERS[4:8], "nobles": COURTIERS[8:11]}
    goals = ["goal_01", "goal_26", "goal_02"]
    lists = []
    for turn in (0, 1):
        state = position(seats=3, turn=turn, palace=palace, goals=goals)
        lists.append(offers(state, turn))
    assert lists[0] == lists[1] == {f"raise {name}" for name in COURTIERS[:11]}


@rule("TSR-PRM-06", "TSR-R-15")
def test_the_throne_room_is_empty_again_after_a_failed_election() -> None:
    state = position(seats=3, palace={"nobles": ["pyotr", "elena"]})
    say(state, 0, "raise pyotr")
    vote(state, "against", "for", "for")
    assert standing(state, "throne") == set()
    say(state, 1, "raise elena")
    assert standing(state, "throne") == {"elena"}


@rule("TSR-PRM-05", "TSR-R-07")
def test_the_ascent_goes_on_while_only_servants_are_left() -> None:
    state = position(seats=3, phase="vote", palace={"throne": ["merlin"], "servants": ["angela"]})
    vote(state, "against", "for", "for")
    assert not state.over and told(state, "no-tsar") == []
    assert offers(state, state.waiting[0]) == {"raise angela"}


@rule("TSR-R-07")
def test_everybody_is_told_that_nobody_is_left() -> None:
    state = position(seats=3, phase="vote", palace={"throne": ["merlin"]})
    vote(state, "against", "for", "for")
    [event] = [event for event in state.events if event.name == "no-tsar"]
    assert all(event.seen_by(eyes) for eyes in (None, 0, 1, 2))
