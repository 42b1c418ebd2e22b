"""Lists of moves: short, free of moves that do nothing, and never without end."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.rurik.state import Rurik
from tests.games.rurik.table import (
    GOODS,
    GREEN,
    OTHER_READINGS,
    REGIONS,
    SEATS,
    Picker,
    any_move,
    asked,
    at_turn,
    busy,
    offers,
    position,
    records,
    say,
    seen,
    walk,
    with_points,
)

LONGEST = 700
"""A rich player may bribe with any number of coins (RUR-R-13), and a deed sends figures anywhere (RUR-R-41)."""
BY_SEATS = pytest.mark.parametrize("seats", SEATS)
BY_PICK = pytest.mark.parametrize("pick", [any_move, busy])
BY_OPTIONS = pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
STOPS = {"pass", "finish", "end"}
FRAME = {"ask", "rule", "waiting", "phase", "about", "turn"}


def substance(state: Rurik) -> dict[str, Any]:
    """What lies on the table, the question aside."""
    return {name: value for name, value in state.view(0).items() if name not in FRAME}


@BY_SEATS
@BY_PICK
@BY_OPTIONS
def test_every_game_ends_and_no_list_is_too_long(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    for seed in range(3):
        for decisions, state in enumerate(walk(seats, f"ends {seed}", options, pick)):
            assert all(len(state.legal(seat)) <= LONGEST for seat in state.waiting)
            assert decisions < 1200
        assert state.over


@BY_SEATS
@BY_OPTIONS
def test_no_move_is_listed_twice_and_none_does_nothing(seats: int, options: dict[str, Any]) -> None:
    """A move changes the table or leads to another question; to stop is a choice by itself, goods are picked singly."""
    idle: set[str] = set()
    for count, state in enumerate(walk(seats, "idle", options, busy)):
        if state.over or count % 6 or asked(state) == "pay-goods":
            continue
        seat = state.waiting[0]
        before, listed = substance(state), state.legal(seat)
        assert len(set(listed)) == len(listed)
        for move in listed[:: max(1, len(listed) // 12)]:
            twin = state.clone()
            twin.play(seat, move)
            words = state.game.notation.write(move)
            goes_on = (asked(twin), twin.waiting) != (asked(state), state.waiting)
            if words.split()[0] not in STOPS and substance(twin) == before and not goes_on:
                idle.add(f"{asked(state)}: {words}")
    assert idle == set()


@BY_SEATS
@BY_PICK
@BY_OPTIONS
def test_nobody_is_asked_where_there_is_nothing_to_choose(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    """To stop is all that is offered only at the end of a turn, where a pause less would tell about a hand."""
    for state in walk(seats, "asked", options, pick):
        for seat in state.waiting:
            if offers(state, seat) <= STOPS:
                assert asked(state) == "end"
                assert seen(state, "hand_sizes", seat) > 0
                assert not state.extras & 1


@pytest.mark.rule("RUR-INF-02", "RUR-ACT-06")
@pytest.mark.parametrize("card", list(records("scheme")))
def test_whether_a_turn_goes_on_does_not_tell_which_card_is_in_hand(card: str) -> None:
    """Even a card that cannot be paid: the question comes as with any other."""
    mine = {"leader": "boris", "at": "kiev", "coins": 0, "hand": [card]}
    later = {"tax": [{"seat": 1, "advisor": "adv_5"}]}
    state = at_turn(mine, {"leader": "maria", "at": "volyn"}, banners=later)
    say(state, "act muster 1", "finish")
    assert asked(state) == "end"
    assert "end" in offers(state)


def rich() -> dict[str, Any]:
    """A player who has as much as can be."""
    return {
        "leader": "agatha",
        "at": "kiev",
        "troops": dict.fromkeys(REGIONS[:11], 1),
        "coins": 30,
        "goods": dict.fromkeys(GOODS, 9),
        "hand": list(records("scheme")),
        "deeds": list(records("deed")),
        "buildings": {region: ["market"] for region in GREEN[:3]},
    }


@pytest.mark.parametrize(
    ("points", "most"),
    [
        ({"muster": 9}, 20),
        ({"move": 9}, 90),
        ({"attack": 9}, 40),
        ({"tax": 9, "build": 9}, 120),
        ({"anywhere": 2}, 260),
    ],
)
def test_the_richest_player_has_no_list_that_is_too_long(points: dict[str, int], most: int) -> None:
    rivals = [{"leader": leader, "troops": dict.fromkeys(REGIONS[:12], 1)} for leader in ("boris", "maria", "yaroslav")]
    state = with_points(points, rich(), *rivals)
    assert 11 < len(state.legal(0)) <= most
    planning = position(rich(), *rivals, phase="strategy")
    assert len(planning.legal(0)) == 4 * 6 * 31


def test_points_without_use_are_no_reason_to_ask() -> None:
    """One tax point in a region that is not ruled, and no building left: the turn is over."""
    mine = {"leader": "boris", "at": "volyn"}
    theirs = {"leader": "maria", "at": "volyn", "troops": {"volyn": 1}}
    assert with_points({"tax": 1}, mine, theirs).waiting == (1,)
    assert with_points({"build": 1}, mine, theirs).waiting == (1,)
    assert with_points({"attack": 2}, mine | {"at": "kiev"}, theirs).waiting == (1,)
    assert with_points({"anywhere": 2}, mine | {"at": None}, theirs).waiting == (1,)
