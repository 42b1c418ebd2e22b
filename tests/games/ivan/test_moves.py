"""Lists of moves: short, free of moves that do nothing, and never without end."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import (
    CHAMBERS,
    CITIES,
    FREE,
    KINDS,
    OTHER_READINGS,
    SEATS,
    Picker,
    answers,
    any_move,
    asked,
    at_work,
    busy,
    choices,
    leaving,
    offers,
    records,
    say,
    seen,
    walk,
)

LONGEST = 200
SPARSE = 1 if prestol.COMPILED else 4
"""Every position is looked at in the compiled form, one in so many in the interpreted one."""
BY_SEATS = pytest.mark.parametrize("seats", SEATS)
BY_PICK = pytest.mark.parametrize("pick", [any_move, busy])
BY_OPTIONS = pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
STOPS = {"pass", "finish", "end", "name none"}
NAMING = {"keep", "leave", "enter", "reward", "resolve", "printed", "stake", "name"}
"""Moves that are choices by themselves, or name what happens later."""
FRAME = {"ask", "rule", "waiting", "phase", "about", "left", "estates_used", "turn"}


def substance(state: Ivan) -> dict[str, Any]:
    """What lies on the table, the question aside."""
    return {name: value for name, value in state.view(0).items() if name not in FRAME}


@BY_SEATS
@BY_PICK
@BY_OPTIONS
def test_every_game_ends_and_no_list_is_too_long(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    for seed in range(4):
        for decisions, state in enumerate(walk(seats, f"ends {seed}", options, pick)):
            assert all(len(state.legal(seat)) <= LONGEST for seat in state.waiting)
            assert decisions < 3000
        assert state.over


@BY_SEATS
@BY_PICK
@BY_OPTIONS
def test_no_move_does_nothing(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    """A move changes the table, or leads to a question that offers more than to leave it (a sale pays for a stone)."""
    idle: set[str] = set()
    for count, state in enumerate(walk(seats, "idle", options, pick)):
        if state.over or count % SPARSE or asked(state) in ("keep", "plan", "muster"):
            continue
        seat = state.waiting[0]
        before = substance(state)
        for move in state.legal(seat):
            words = state.game.notation.write(move)
            if words.split()[0] in STOPS | NAMING:
                continue
            twin = state.clone()
            twin.play(seat, move)
            goes_on = twin.waiting == (seat,) and {one.split()[0] for one in offers(twin) - STOPS} - {"arrange"}
            if substance(twin) == before and not goes_on:
                idle.add(f"{asked(state)}: {words}")
    assert idle == set()


@BY_SEATS
@BY_PICK
@BY_OPTIONS
def test_nobody_is_asked_where_there_is_nothing_to_choose(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    """Nothing but to go on is asked only where a pause less would tell about the projects in a hand.

    That holds for a question at which a free action has taken the last choice away, too.
    """
    craft = list(records("estate")).index("craft_settlement")
    for state in walk(seats, "asked", options, pick):
        for seat in state.waiting:
            if len(state.legal(seat)) == 1 and (offers(state, seat) <= STOPS or asked(state) == "leave"):
                assert seen(state, "hand_sizes", seat) > 0
                assert asked(state) in ("complete-project", "projects") or craft in seen(state, "estates_owned", seat)


def everything(chamber: str) -> Ivan:
    """A table at which one seat has as much as can be."""
    rich = dict.fromkeys(KINDS, 9)
    return leaving(
        chamber,
        goods=rich,
        warriors=dict.fromkeys(CITIES[:10], 1),
        boyars={CITIES[10]: 1, CITIES[11]: 1},
        buildings=CITIES[10:16],
        hand=list(records("project"))[:20],
        estates=list(records("estate"))[:12],
        tokens=["tr16", "tr17", "tr18", "tr19", "tr20"],
    )


@pytest.mark.parametrize("chamber", CHAMBERS)
def test_the_richest_player_has_no_list_that_is_too_long(chamber: str) -> None:
    state = everything(chamber)
    longest = 0
    for _ in range(400):
        if state.over or state.waiting != (0,):
            break
        longest = max(longest, len(state.legal(0)))
        moves = [move for move in state.legal(0) if state.game.notation.write(move).split()[0] not in FREE]
        state.play(0, moves[-1])
    assert 20 < longest <= LONGEST


def test_a_stone_that_cannot_be_paid_for_is_no_reason_to_ask() -> None:
    """No coin, no city that pays anything else, nothing to sell: the chamber of income has nothing to offer."""
    for cities in (["moscow"], ["moscow", "kursk", "smolensk"]):
        state = at_work("income", warriors=dict.fromkeys(cities, 1))
        assert asked(state) == "enter"
    ways: list[dict[str, Any]] = [{"goods": {"coin": 1}}, {"goods": {"rye": 2}}, {"boyars": {"novgorod": 1}}]
    for way in ways:
        state = at_work("income", warriors={"moscow": 1}, **way)
        assert "moscow" in choices(state)


def test_one_by_one_the_last_city_is_no_stone_whose_coin_would_come_too_late() -> None:
    """Two of three cities are chosen: Yaroslavl would pay coins, but not for Smolensk, because no fourth city pays."""
    cities = dict.fromkeys(("moscow", "kursk", "smolensk", "yaroslavl"), 1)
    state = at_work("income", warriors=cities, at={"options": OTHER_READINGS})
    assert {f"harvest {city}" for city in cities} < answers(state)
    for city in ("moscow", "kursk"):
        say(state, f"harvest {city}")
    assert "harvest smolensk" not in answers(state)
    assert "harvest yaroslavl" in answers(state)
