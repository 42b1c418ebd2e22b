"""What Rurik's house style knows: it reads only what its seat may see, uses all that is offered, and never dawdles."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol import Journal
from prestol.bots import make_bot
from prestol.engine.advice import Advice
from prestol.games.rurik.turns import TakeAdvisor
from tests.bots.seats import play_on
from tests.games.rurik.table import OTHER_READINGS, SEATS, busy, rurik, start, walk


def advice() -> Advice[Any]:
    known = rurik().advice
    assert known is not None
    return known


def liked(state: Any, seat: int = 0) -> str:
    """The move that the house style likes best, as text."""
    moves = state.legal(seat)
    values = advice().liking(state, seat, moves, 0)
    return str(state.game.notation.write(moves[values.index(max(values))]))


@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["usual", "other"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_style_reads_only_what_its_seat_knows(seats: int, options: dict[str, Any]) -> None:
    rng = prestol.stream("styles")
    for at, state in enumerate(walk(seats, 5, options, busy)):
        if state.over or at % 3:
            continue
        seat = state.waiting[0]
        moves = state.legal(seat)
        for style in range(advice().styles + 2):
            values = advice().liking(state, seat, moves, style)
            assert len(values) == len(moves)
            assert advice().liking(state.redeal(seat, rng), seat, moves, style) == values


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", ["rule", "casual", "novice"])
def test_bots_of_the_house_play_whole_games_and_do_not_dawdle(name: str, seats: int) -> None:
    for seed in range(3):
        journal = Journal(rurik().start(seats, seed, OTHER_READINGS if seed == 2 else {}))
        play_on(journal, [make_bot(name, rurik(), f"{seed}-{seat}") for seat in range(seats)], 150 * seats)
        assert journal.state.over


def test_the_house_style_beats_random_play() -> None:
    won = 0.0
    for seed in range(8):
        journal = Journal(rurik().start(4, seed))
        names = ["rule" if seat == seed % 4 else "random" for seat in range(4)]
        play_on(journal, [make_bot(name, rurik(), seat) for seat, name in enumerate(names)])
        won += journal.state.result().shares()[seed % 4]
    assert won >= 7


def test_the_house_style_uses_every_kind_of_move() -> None:
    """What nobody ever does cannot be weighed by a study of balance."""
    chosen: set[str] = set()
    for seed in range(40):
        seats = SEATS[seed % len(SEATS)]
        journal = Journal(rurik().start(seats, seed, OTHER_READINGS if seed % 3 == 0 else {}))
        play_on(journal, [make_bot("rule", rurik(), f"{seed}-{seat}") for seat in range(seats)])
        chosen |= {rurik().moves[entry.move[0]].name for entry in journal.entries}
    assert {kind.name for kind in rurik().moves} - chosen <= {"pass", "lose"}


def test_a_playout_stops_at_rest_after_its_horizon() -> None:
    state = start(4, 7)
    state.telling = False
    short = advice()
    usual = short.horizon
    try:
        short.horizon = 60
        decisions = short.playout(state, prestol.stream(1), state.stage(), [0] * 4, 0)
    finally:
        short.horizon = usual
    assert 60 <= decisions < 90
    assert isinstance(state.stack[-1], TakeAdvisor)


@pytest.mark.parametrize("seats", SEATS)
def test_a_judgement_shares_out_one_victory_and_is_exact_at_the_end(seats: int) -> None:
    state = start(seats, 3)
    state.telling = False
    while not state.over:
        shares = advice().judge(state)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1) if seats > 1 else 0 < shares[0] < 1
        advice().playout(state, prestol.stream(1), state.stage(), [0] * seats, 10)
    assert advice().judge(state) == list(state.result().shares())
