"""Legal moves and refusals agree at every position, and a refusal names its rule."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import prestol
from prestol.engine.step import Move
from tests.games.tsar.table import SEATS, any_move, hostile, position, start, walk

ALL_MOVES: list[Move] = [
    *product([0], range(-1, 14), range(-1, 8)),
    *product([1], range(-1, 14)),
    *product([2], range(-1, 3)),
    *[(kind,) for kind in range(-1, 5)],
    (),
    (3, 0),
    (-1, 0),
    (1, 0, 0),
    (2, 0, 0),
    (0, 1),
    (0, 1, 2, 3),
]
KEYS = {
    "settle": {
        "must-settle": "TSR-PLC-08",
        "no-such-courtier": "TSR-CMP-05",
        "no-such-floor": "TSR-CMP-07",
        "already-settled": "TSR-PLC-02",
        "floor-closed": "TSR-PLC-03",
        "floor-full": "TSR-PLC-04",
        "not-your-turn": "TSR-PLC-01",
    },
    "raise": {
        "must-raise": "TSR-PRM-07",
        "no-such-courtier": "TSR-CMP-05",
        "eliminated": "TSR-VOT-06",
        "floor-full": "TSR-PRM-03",
        "not-your-turn": "TSR-PRM-02",
    },
    "vote": {
        "must-vote": "TSR-VOT-03",
        "no-against-card": "TSR-VOT-11",
        "already-answered": "TSR-VOT-03",
    },
}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, hostile])
def test_every_well_formed_move_is_either_listed_or_refused_with_its_rule(seats: int, pick: object) -> None:
    """All kinds of move with all targets, for every seat, at every position of a game."""
    met: dict[str, Counter[str]] = {ask: Counter() for ask in KEYS}
    for state in walk(seats, "moves", pick=any_move if pick is any_move else hostile):
        if state.over:
            break
        ask = state.view()["ask"]
        for seat in range(seats):
            listed = state.legal(seat)
            assert len(set(listed)) == len(listed)
            assert set(listed) <= set(ALL_MOVES)
            for move in ALL_MOVES:
                refusal = state.refusal(seat, move)
                assert (refusal is None) == (move in listed), (move, listed)
                if refusal is not None:
                    assert refusal.rule == KEYS[ask][refusal.key]
                    assert isinstance(refusal.args, dict)
                    met[ask][refusal.key] += 1
    assert set(met["settle"]) >= set(KEYS["settle"]) - {"floor-full"}
    assert set(met["raise"]) == set(KEYS["raise"])
    assert set(met["vote"]) == set(KEYS["vote"])


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_asked_or_accepted_after_the_end(seats: int) -> None:
    *_, state = walk(seats, "end")
    assert (state.view()["ask"], state.view()["rule"], state.waiting) == ("", "", ())
    for seat in range(seats):
        for move in ALL_MOVES:
            refusal = state.refusal(seat, move)
            assert refusal is not None and refusal.key == "game-over"


def test_a_refusal_carries_the_figures_of_its_case() -> None:
    state = position(seats=3, palace={"guards": ["angela", "bernara", "voldemar", "grigor"], "merchants": ["pyotr"]})
    refusal = state.refusal(0, (1, 12))
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("floor-full", {"floor": 3, "capacity": 4})
    refusal = state.refusal(0, (1, 99))
    assert refusal is not None and refusal.args == {"number": 99}
    begun = start(3, 1, {"first_player": "seat_0"})
    expected: dict[Move, dict[str, object]] = {
        (0, 5, 6): {"floor": 6},
        (0, 50, 3): {"number": 50},
        (0, 5, -4): {"number": -4},
        (1, 5): {},
    }
    for move, args in expected.items():
        refusal = begun.refusal(0, move)
        assert refusal is not None and refusal.args == args
    refusal = begun.refusal(2, (0, 5, 3))
    assert refusal is not None and refusal.args == {"seat": 2, "turn": 0}


def test_a_full_floor_is_named_when_settling() -> None:
    names = ["angela", "bernara", "voldemar", "grigor"]
    state = position(rest=None, seats=3, phase="settle", palace={"merchants": names})
    refusal = state.refusal(0, (0, 12, 2))
    assert refusal is not None
    assert (refusal.key, refusal.rule, refusal.args) == ("floor-full", "TSR-PLC-04", {"floor": 2, "capacity": 4})


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_refusal_can_be_said(language: str) -> None:
    words = prestol.text(language)
    for keys in KEYS.values():
        for key in keys:
            assert words.has(f"tsar-refusal-{key}") or words.has(f"refusal-{key}"), key


def test_an_illegal_move_says_why_in_a_sentence_with_its_rule() -> None:
    state = position(seats=3, palace={"guards": ["angela", "bernara", "voldemar", "grigor"], "merchants": ["pyotr"]})
    with pytest.raises(prestol.IllegalMove) as caught:
        state.play(0, (1, 12))
    assert "4" in str(caught.value)
    assert str(caught.value).endswith("(TSR-PRM-03)")


def test_only_seats_of_the_table_see_it() -> None:
    state = start(3)
    for seat in (-1, 3, 99):
        with pytest.raises(prestol.PrestolError, match=f"There is no seat {seat} at this table"):
            state.view(seat)
