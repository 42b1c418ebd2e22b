"""The points within reach, against the distances of the map: every point has its bit, also in the compiled form."""

from __future__ import annotations

import pytest

import prestol
from prestol.games.smuta.parts import POINTS, POLAND, POLISH_PARTY
from prestol.games.smuta.reach import Reach, Survey, bit_at, roads_for, within
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import MOSCOW, bare

STATE = bare()
LAND = STATE.parts.land
START = LAND.moscow


def test_every_point_has_a_bit_of_its_own() -> None:
    assert [bit_at(point) for point in range(POINTS)] == [2**point for point in range(POINTS)]


def by_distance(start: int, roads: list[list[int]], most: int) -> list[set[int]]:
    """The points so many roads away, by the plainest definition."""
    rings = [{start}]
    for _ in range(most):
        near = {target for point in rings[-1] for target in roads[point]}
        rings.append(near.difference(*rings))
    return rings


@pytest.mark.parametrize("seat", [MOSCOW, POLISH_PARTY])
@pytest.mark.parametrize("start", [point for point in range(POINTS) if LAND.kind[point] != POLAND])
def test_on_an_empty_map_the_rings_are_the_distances(start: int, seat: int) -> None:
    closed = set(LAND.poland)
    roads = [
        [near for near in LAND.near[point] if near not in closed or (seat == POLISH_PARTY and point not in closed)]
        for point in range(POINTS)
    ]
    reach = Reach(STATE, Survey(STATE, seat, []), seat, start, 3)
    assert [set(ring) for ring in reach.rings] == by_distance(start, roads, 3)
    assert reach.found == [point for ring in reach.rings[1:] for point in ring]


@pytest.mark.parametrize("left", [1, 2, 3, 4])
@pytest.mark.parametrize("seat", [MOSCOW, POLISH_PARTY])
def test_what_is_within_reach_is_what_a_march_can_come_to_past_any_enemies(seat: int, left: int) -> None:
    state = prestol.game("smuta").start(5, seed=left)
    assert isinstance(state, Smuta)
    survey = Survey(state, seat, [])
    for start in range(POINTS):
        reached = within(roads_for(state, seat), ~survey.foe | bit_at(start), start, left)
        assert reached | bit_at(start) == Reach(state, survey, seat, start, left).seen


@pytest.mark.parametrize("target", range(POINTS))
def test_a_way_leads_along_the_roads_and_is_a_shortest_one(target: int) -> None:
    survey = Survey(STATE, POLISH_PARTY, [])
    reach = Reach(STATE, survey, POLISH_PARTY, START, POINTS)
    assert reach.has(target)
    if target == START:
        return
    way = reach.way_to(STATE, survey, target)
    assert len(way) == LAND.distance[START][target] and way[-1] == target
    for before, after in zip([START, *way], way, strict=False):
        assert after in LAND.near[before]
