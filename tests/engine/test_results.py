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
