"""Whole games, checked move by move against a second telling of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest

import prestol
from prestol.games.tsar.state import Tsar
from tests.games.perft import perft
from tests.games.tsar.referee import Referee
from tests.games.tsar.table import COURTIERS, SEATS, Picker, any_move, hands, hostile, offers, place_of, start
from tests.games.tsar.test_perft import FIXED


def goals_of(state: Tsar) -> list[set[str]]:
    return [{COURTIERS[name] for name in state.view(seat)["favourites"]} for seat in range(state.seats)]


def judged(
    seats: int, seed: int | str, options: dict[str, Any] | None = None, pick: Picker = any_move
) -> Iterator[tuple[Tsar, Referee]]:
    """Every position of a game, with the referee who has followed it."""
    rng = prestol.stream(f"walk:{seats}:{seed}")
    state = start(seats, seed, options)
    referee = Referee(seats, state.view()["first"], goals_of(state))
    yield state, referee
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
        move = pick(state, seat, state.legal(seat), rng)
        state.play(seat, move)
        referee.play(seat, state.game.notation.write(move))
        if referee.phase == "deal":
            referee.begin(referee.turn, goals_of(state))
        yield state, referee


def agree(state: Tsar, referee: Referee) -> None:
    seen = state.view()
    assert {name: place_of(state, name) for name in COURTIERS} == referee.place
    assert hands(state) == referee.against
    assert seen.get("against_counts", referee.against) == referee.against
    assert ("against_counts" in seen) == state.options.show_against_counts
    assert seen["totals"] == referee.totals
    assert seen["crown"] == (-1 if referee.crown is None else referee.crown)
    assert state.over == (referee.phase == "over")
    assert [offers(state, seat) for seat in range(state.seats)] == [referee.moves(seat) for seat in range(state.seats)]
    if not state.over:
        assert (seen["round"], seen["ask"]) == (referee.round, referee.phase)
        assert set(state.waiting) == {seat for seat in range(state.seats) if referee.moves(seat)}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, hostile])
def test_the_engine_and_the_referee_agree_about_whole_games(seats: int, pick: Picker) -> None:
    for seed in range(4):
        for state, referee in judged(seats, seed, pick=pick):
            agree(state, referee)


@pytest.mark.parametrize("seats", SEATS)
def test_they_agree_with_every_option_turned(seats: int) -> None:
    options = {
        "first_player": "seat_1",
        "show_against_counts": True,
        "reshuffle_goals": True,
        "servants_break_ties": False,
    }
    for state, referee in judged(seats, "options", options):
        agree(state, referee)


def ways(referee: Referee, depth: int) -> int:
    """Perft by the second telling. Nothing is dealt, so it stops where a round ends."""
    if referee.tsar is not None:
        return 0
    if depth == 0:
        return 1
    count = 0
    for seat in range(referee.seats):
        for words in referee.moves(seat):
            twin = deepcopy(referee)
            twin.play(seat, words)
            count += ways(twin, depth - 1) if depth > 1 else 1
    return count


@pytest.mark.parametrize(("seats", "seed", "after"), FIXED)
def test_the_referee_counts_the_same_ways_to_go_on(seats: int, seed: str, after: int) -> None:
    state, referee = next(islice(judged(seats, seed), after, None))
    agree(state, referee)
    assert [ways(referee, depth) for depth in (1, 2, 3)] == [perft(state, depth) for depth in (1, 2, 3)]
