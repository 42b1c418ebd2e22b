"""Phase 1: settling the courtiers (TSR-PLC)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tsar.table import (
    COURTIERS,
    FLOORS,
    LEFT_OVER,
    PLACE_EACH,
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
    walk,
)

rule = pytest.mark.rule
OPEN_FLOORS = ("craftsmen", "merchants", "guards", "dignitaries")


@rule("TSR-PLC-01")
@pytest.mark.parametrize("seats", SEATS)
def test_from_the_first_player_clockwise_each_puts_one_courtier_into_the_palace(seats: int) -> None:
    for first in range(seats):
        state = start(seats, 1, {"first_player": f"seat_{first}"})
        for turn in range(seats * PLACE_EACH[seats]):
            seat = (first + turn) % seats
            assert state.waiting == (seat,)
            say(state, seat, f"settle {COURTIERS[turn]} {OPEN_FLOORS[turn // 4]}")
            assert told(state, "settled") == [{"seat": seat, "courtier": turn, "floor": 1 + turn // 4}]
            assert place_of(state, COURTIERS[turn]) == OPEN_FLOORS[turn // 4]
        assert state.view()["ask"] == "raise"


@rule("TSR-PLC-02", "TSR-PLC-03", "TSR-R-23")
@pytest.mark.parametrize("seats", SEATS)
def test_any_waiting_courtier_may_go_to_any_floor_from_one_to_four(seats: int) -> None:
    state = start(seats, 4)
    assert offers(state, state.waiting[0]) == {f"settle {name} {floor}" for name in COURTIERS for floor in OPEN_FLOORS}


@rule("TSR-PLC-02")
def test_a_settled_courtier_cannot_be_taken_again() -> None:
    state = start(4, 4, {"first_player": "seat_0"})
    say(state, 0, "settle lucian guards")
    assert refused(state, 1, "settle lucian guards") == "TSR-PLC-02"
    assert refused(state, 1, "settle lucian merchants") == "TSR-PLC-02"
    assert len(offers(state, 1)) == 12 * 4


@rule("TSR-PLC-02")
def test_everybody_sees_who_settles_whom_where() -> None:
    state = start(3, 4)
    seat = state.waiting[0]
    say(state, seat, "settle elena merchants")
    (event,) = [event for event in state.events if event.name == "settled"]
    assert all(event.seen_by(watcher) for watcher in (0, 1, 2, None))
    assert all(state.view(watcher)["floor"][COURTIERS.index("elena")] == 2 for watcher in (0, 1, 2, None))


@rule("TSR-PLC-03")
@pytest.mark.parametrize("floor", ["servants", "nobles", "throne"])
def test_nobody_settles_among_servants_or_nobles_or_on_the_throne(floor: str) -> None:
    state = start(4, 1)
    assert refused(state, state.waiting[0], f"settle pyotr {floor}") == "TSR-PLC-03"


@rule("TSR-PLC-04")
@pytest.mark.parametrize("floor", OPEN_FLOORS)
def test_a_floor_takes_four_courtiers_and_not_a_fifth(floor: str) -> None:
    state = start(6, 1, {"first_player": "seat_0"})
    for seat, courtier in enumerate(COURTIERS[:4]):
        assert f"settle pyotr {floor}" in offers(state, seat)
        say(state, seat, f"settle {courtier} {floor}")
    assert refused(state, 4, f"settle pyotr {floor}") == "TSR-PLC-04"
    assert len(offers(state, 4)) == 9 * 3


@rule("TSR-PLC-04")
@pytest.mark.parametrize("seats", SEATS)
def test_no_floor_ever_holds_more_than_four_in_either_phase(seats: int) -> None:
    full = 0
    for seed in range(20):
        for state in walk(seats, seed):
            held = Counter(at for at in state.view()["floor"] if at >= 0)
            assert max(held.values(), default=0) <= 4
            full += 4 in held.values()
    assert full > 0


@rule("TSR-PLC-05", "TSR-PLC-06", "TSR-PLC-07")
@pytest.mark.parametrize(("seats", "each", "rest"), [(3, 4, 1), (4, 3, 1), (5, 2, 3), (6, 2, 1)])
def test_each_places_their_number_and_the_rest_become_servants(seats: int, each: int, rest: int) -> None:
    for seed in range(5):
        placed: Counter[int] = Counter()
        for state in walk(seats, seed):
            placed.update(args["seat"] for args in told(state, "settled"))
            if state.view()["ask"] == "raise":
                break
        assert placed == dict.fromkeys(range(seats), each)
        assert len(standing(state, "servants")) == rest
        assert len(standing(state, "beside")) == 0
        assert sum(len(standing(state, floor)) for floor in OPEN_FLOORS) == seats * each
        assert len(told(state, "left-over")) == rest


@rule("TSR-PLC-07")
@pytest.mark.parametrize("seats", SEATS)
def test_the_left_over_courtiers_go_down_without_a_question(seats: int) -> None:
    state = start(seats, 3, {"first_player": "seat_0"})
    settle_all(state)
    left = [COURTIERS.index(name) for name in sorted(standing(state, "servants"), key=COURTIERS.index)]
    assert left == list(range(13 - LEFT_OVER[seats], 13))
    assert told(state, "left-over") == [{"courtier": courtier, "floor": 0} for courtier in left]
    assert state.view()["ask"] == "raise"


@rule("TSR-PLC-08")
def test_settling_cannot_be_passed_or_replaced_by_another_move() -> None:
    state = start(3, 3, {"first_player": "seat_1"})
    say(state, 1, "settle angela guards")
    assert refused(state, 2, "raise angela") == "TSR-PLC-08"
    assert refused(state, 2, "vote for") == "TSR-PLC-08"
    assert rule_of(state, 2, ()) == "TSR-PLC-08"


@rule("TSR-PLC-01")
def test_only_the_seat_whose_turn_it_is_may_settle() -> None:
    state = start(4, 3, {"first_player": "seat_1"})
    for seat in (0, 2, 3):
        assert offers(state, seat) == set()
        assert refused(state, seat, "settle angela guards") == "TSR-PLC-01"


@rule("TSR-PLC-08", "TSR-D-01")
def test_there_is_always_room_whatever_the_floors_look_like() -> None:
    """Every way to fill floors 1 to 4 with fewer than 12 courtiers leaves an offer for each waiting courtier."""
    checked = 0
    counts = [
        (a, b, c, d) for a in range(5) for b in range(5) for c in range(5) for d in range(5) if a + b + c + d < 12
    ]
    for held in counts:
        names = iter(COURTIERS)
        palace = {floor: [next(names) for _ in range(count)] for floor, count in zip(OPEN_FLOORS, held, strict=True)}
        state = position(rest=None, seats=3, phase="settle", palace=palace)
        open_floors = [floor for floor, count in zip(OPEN_FLOORS, held, strict=True) if count < 4]
        assert open_floors
        assert offers(state, 0) == {f"settle {name} {floor}" for name in names for floor in open_floors}
        checked += 1
    assert checked == 5**4 - 70  # 70 ways leave at most four of the 16 places free


@rule("TSR-CMP-05", "TSR-CMP-07")
def test_there_is_no_fourteenth_courtier_and_no_eighth_floor() -> None:
    state = start(4, 3)
    seat = state.waiting[0]
    assert [state.refusal(seat, (0, courtier, 2)) for courtier in range(13)] == [None] * 13
    assert rule_of(state, seat, (0, 13, 2)) == rule_of(state, seat, (0, -1, 2)) == "TSR-CMP-05"
    assert rule_of(state, seat, (0, 3, 7)) == rule_of(state, seat, (0, 3, -1)) == "TSR-CMP-07"
    assert len(FLOORS) == 7
