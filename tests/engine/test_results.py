"""Results: shared places, and games against an opponent that is a program."""

from __future__ import annotations

import pytest

from prestol.engine.result import Program, Result, places_from


def test_equal_keys_share_a_place_and_the_point_of_victory() -> None:
    result = Result(places_from([(3, 1), (3, 1), (2, 9)]), (3, 3, 2), ({}, {}, {}))
    assert (result.places, result.winners, result.shares()) == ((1, 1, 3), (0, 1), (0.5, 0.5, 0.0))
    assert result.margin is None


@pytest.mark.parametrize(
    ("mine", "its", "place", "share", "margin"), [(40, 35, 1, 1.0, 5), (35, 40, 2, 0.0, -5), (35, 35, 1, 1.0, 0)]
)
def test_alone_against_a_program_one_wins_or_loses_by_so_much(
    mine: int, its: int, place: int, share: float, margin: int
) -> None:
    places = places_from([(mine,)], [(its,)])
    result = Result(places, (mine,), ({},), programs=(Program("rebellion", its, {}),))
    assert (result.places, result.shares(), result.margin) == ((place,), (share,), margin)
    assert bool(result.winners) is (place == 1)


@pytest.mark.parametrize(
    ("seats", "programs", "places", "theirs"),
    [
        ([(9,)], [(5,)], (1,), (2,)),
        ([(5,)], [(9,)], (2,), (1,)),
        ([(9,), (3,)], [(5,)], (1, 3), (2,)),
        ([(9,), (9,), (1,)], [(5,), (7,)], (1, 1, 5), (4, 3)),
    ],
)
def test_programs_have_places_among_the_seats(
    seats: list[tuple[int, ...]], programs: list[tuple[int, ...]], places: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    told = tuple(Program("p", key[0], {}) for key in programs)
    scores = tuple(key[0] for key in seats)
    result = Result(places_from(seats, programs), scores, ({},) * len(seats), programs=told)
    assert (result.places, result.program_places) == (places, theirs)


def test_the_lead_is_over_the_other_seats_and_alone_over_the_program() -> None:
    told = (Program("p", 6, {}),)
    assert Result((1,), (10,), ({},), programs=told).lead(0) == 4
    assert Result((1, 2, 2), (10, 4, 2), ({}, {}, {}), programs=told).lead(0) == 7
    assert Result((1,), (10,), ({},)).lead(0) == 0
