"""What games tell bots about good play: odds, styles, playouts and judgements."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import prestol
from prestol.engine.advice import Advice, draw, odds, split_victory
from prestol.games.duel.blows import PartChampions
from tests.games.duel.field import fight


def advice() -> Advice[Any]:
    known = prestol.game("tsar").advice
    assert known is not None
    return known


def house(seats: int) -> list[int]:
    return [0] * seats


def test_likings_become_odds_that_add_up_to_one() -> None:
    assert odds([0.0, 0.0]) == [0.5, 0.5]
    assert odds([2.0]) == [1.0]
    assert sum(odds([-3.0, 0.5, 700.0, 2.0])) == pytest.approx(1)
    one, two = odds([1000.0, 1001.0])
    assert two / one == pytest.approx(2.718281828)


def test_victory_is_split_among_the_best() -> None:
    assert split_victory([3, 5, 4]) == [0.0, 1.0, 0.0]
    assert split_victory([-2, -7, -2]) == [0.5, 0.0, 0.5]


def test_a_move_is_drawn_as_often_as_its_odds_say() -> None:
    rng = prestol.stream("liking")
    found = Counter(draw([0.0, 1.0, -50.0], rng) for _ in range(2000))
    assert found[1] / 2000 == pytest.approx(2.718281828 / 3.718281828, abs=0.04)
    assert found[2] == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_playout_in_style_ends_with_the_stage(seats: int) -> None:
    state = prestol.game("tsar").start(seats, 5)
    state.telling = False
    decisions = advice().playout(state, prestol.stream(1), 1, house(seats), 0)
    assert decisions > 20
    assert state.stage() == 2
    assert advice().playout(state, prestol.stream(1), 1, house(seats), 0) == 0


def test_a_playout_is_repeatable_and_a_wild_one_goes_elsewhere() -> None:
    ends = []
    for wild in (0, 0, 100):
        state = prestol.game("tsar").start(4, 6)
        advice().playout(state, prestol.stream(2), 1, house(4), wild)
        ends.append(prestol.dump(state))
    assert ends[0] == ends[1] != ends[2]


def test_a_playout_waits_where_nobody_is_asked() -> None:
    state = fight()
    state.stack.append(PartChampions())
    bare: Advice[Any] = Advice(1)
    assert bare.playout(state, prestol.stream(1), state.stage(), house(2), 0) == 0


def test_a_bare_adviser_leaves_its_opinions_to_games() -> None:
    bare: Advice[Any] = Advice(2)
    assert bare.styles == 2
    with pytest.raises(NotImplementedError):
        bare.liking(fight(), 0, [(5,)], 0)
    with pytest.raises(NotImplementedError):
        bare.judge(fight())
    assert prestol.game("duel").advice is None


def test_a_style_reads_only_what_its_seat_knows() -> None:
    rng = prestol.stream("styles")
    for seed in range(3):
        state = prestol.game("tsar").start(4, seed)
        while not state.over:
            seat = state.waiting[rng.below(len(state.waiting))]
            moves = state.legal(seat)
            for style in range(advice().styles):
                liked = advice().liking(state, seat, moves, style)
                assert len(liked) == len(moves)
                assert advice().liking(state.redeal(seat, rng), seat, moves, style) == liked
            state.play(seat, moves[rng.below(len(moves))])


def test_a_judgement_shares_out_one_victory_and_is_exact_at_the_end() -> None:
    state = prestol.game("tsar").start(5, 3)
    while not state.over:
        shares = advice().judge(state)
        assert len(shares) == 5
        assert sum(shares) == pytest.approx(1)
        advice().playout(state, prestol.stream(1), state.stage(), house(5), 10)
    assert advice().judge(state) == list(state.result().shares())
