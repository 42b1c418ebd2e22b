"""What Ivan's house style knows: it reads only what its seat may see, finishes what it can, and never dawdles."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol import Journal
from prestol.bots import make_bot
from prestol.engine.advice import Advice
from prestol.games.ivan.turns import LeaveChamber
from tests.bots.seats import check_judgement, play_on, playout_to
from tests.games.ivan.table import SEATS, ivan, position, start, walk


def advice() -> Advice[Any]:
    known = ivan().advice
    assert known is not None
    return known


def liked(state: Any, seat: int) -> str:
    """The move that the house style likes best, as text."""
    moves = state.legal(seat)
    values = advice().liking(state, seat, moves, 0)
    return str(state.game.notation.write(moves[values.index(max(values))]))


@pytest.mark.parametrize("seats", SEATS)
def test_a_style_reads_only_what_its_seat_knows(seats: int) -> None:
    rng = prestol.stream("styles")
    for at, state in enumerate(walk(seats, 5)):
        if state.over or at % 3:
            continue
        seat = state.waiting[0]
        moves = state.legal(seat)
        for style in range(advice().styles):
            values = advice().liking(state, seat, moves, style)
            assert len(values) == len(moves)
            assert advice().liking(state.redeal(seat, rng), seat, moves, style) == values


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", ["rule", "novice"])
def test_bots_of_the_house_play_whole_games_and_do_not_dawdle(name: str, seats: int) -> None:
    for seed in range(3):
        journal = Journal(ivan().start(seats, seed))
        play_on(journal, [make_bot(name, ivan(), f"{seed}-{seat}") for seat in range(seats)], 400 * seats)
        assert journal.state.over


def test_the_house_style_beats_random_play() -> None:
    won = 0.0
    for seed in range(8):
        journal = Journal(ivan().start(4, seed))
        names = ["rule" if seat == seed % 4 else "random" for seat in range(4)]
        play_on(journal, [make_bot(name, ivan(), seat) for seat, name in enumerate(names)])
        won += journal.state.result().shares()[seed % 4]
    assert won >= 7


def test_a_project_that_can_be_paid_is_completed() -> None:
    rich = {"goods": {"wood": 4, "stone": 1, "coin": 2}, "hand": ["c04_sviyazhsk"], "warriors": {"moscow": 1}}
    state = position({**rich, "chambers": {"projects": 0}}, {"chambers": {"income": 0}}, round=4)
    state.play(0, state.game.notation.read("leave projects"))
    while liked(state, 0) in ("seal", "pass"):
        state.play(0, state.game.notation.read(liked(state, 0)))
    assert liked(state, 0) == "complete c04_sviyazhsk"


def test_a_playout_stops_at_rest_after_its_horizon() -> None:
    state = start(4, 7)
    decisions = playout_to(advice(), state, 60)
    assert 60 <= decisions < 120
    assert isinstance(state.stack[-1], LeaveChamber)


@pytest.mark.parametrize("seats", SEATS)
def test_a_judgement_shares_out_one_victory_and_is_exact_at_the_end(seats: int) -> None:
    check_judgement(advice(), start(seats, 3))


def test_a_judgement_likes_points_titles_and_goods() -> None:
    even = advice().judge(position({"chambers": {"income": 0}}, {"chambers": {"income": 0}}))
    for better in ({"vp": 10}, {"titles": ["duma_clerk"]}, {"goods": {"textile": 6}}):
        assert advice().judge(position({**better, "chambers": {"income": 0}}, {"chambers": {"income": 0}}))[0] > even[0]


def test_careless_bots_do_not_move_tokens_about() -> None:
    """A weak bot may err, but rearranging the pad after every step would only fill the log."""
    game = prestol.game("ivan")
    told: set[str] = set()
    for seed in range(3):
        journal = Journal(game.start(2, seed))
        play_on(journal, [make_bot("novice", game, f"{seed}:{seat}") for seat in range(2)])
        told |= {event.name for event in journal.log(None)}
    assert "token-taken" in told
    assert "arranged" not in told


def test_goods_are_sold_for_what_a_coin_makes_possible() -> None:
    """Two rye are worth more than a coin, unless the coin is all that a seal waits for (two players pay one)."""
    player = {"goods": {"rye": 3}, "chambers": {"projects": 0}, "warriors": {"moscow": 1}}
    state = position(player, {"chambers": {"income": 0}}, turn=0)
    assert liked(state, 0) == "sell rye rye"
    rich = position({**player, "goods": {"rye": 3, "coin": 1}}, {"chambers": {"income": 0}}, turn=0)
    assert liked(rich, 0) == "leave projects"


def test_idle_tokens_are_traded_in_for_a_project_that_can_be_paid() -> None:
    goods = {"wood": 4, "stone": 1, "coin": 2, "rye": 1}
    player = {"goods": goods, "tokens": [None, None, None, "tr10", "tr11"], "chambers": {"projects": 0}}
    shown = {"projects": ["c04_sviyazhsk"], "round": 4, "turn": 0}
    state = position(player, {"chambers": {"income": 0}}, **shown)
    assert liked(state, 0) == "trade-in tr10 tr11"


def test_the_house_style_uses_every_kind_of_free_action() -> None:
    chosen: set[str] = set()
    for seed in range(12):
        journal = Journal(ivan().start(2, seed))
        play_on(journal, [make_bot("rule", ivan(), f"{seed}-{seat}") for seat in range(2)])
        chosen |= {ivan().moves[entry.move[0]].name for entry in journal.entries}
    assert {"sell", "export", "trade-in", "use"} <= chosen


def test_the_first_house_style_is_kept() -> None:
    chosen: set[str] = set()
    for seed in range(6):
        journal = Journal(ivan().start(4, seed))
        play_on(journal, [make_bot("rule-1", ivan(), f"{seed}-{seat}") for seat in range(4)])
        chosen |= {ivan().moves[entry.move[0]].name for entry in journal.entries}
    assert not {"trade-in", "arrange"} & chosen


def test_tokens_are_moved_off_a_printed_effect_that_is_wanted() -> None:
    goods = {"rye": 2, "textile": 1}
    player = {"goods": goods, "hand": ["t01_grain_market"], "chambers": {"projects": 0}, "warriors": {"moscow": 1}}
    state = position({**player, "tokens": ["tr18", "tr19"]}, {"chambers": {"income": 0}}, turn=0)
    for text in ("leave projects", "complete t01_grain_market"):
        state.play(0, state.game.notation.read(text))
    moves = [state.game.notation.write(move) for move in state.legal(0)]
    values = dict(zip(moves, advice().liking(state, 0, state.legal(0), 0), strict=True))
    assert values["arrange 45"] > values["printed pad_3"]
    assert values["arrange 45"] > values["arrange 13"]
