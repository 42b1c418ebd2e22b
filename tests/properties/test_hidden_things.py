"""Views leak nothing: states that differ only in what a seat cannot know look the same from that seat, and go on so."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

import prestol
from prestol.engine.chance import Stream
from prestol.engine.state import State, sees
from prestol.engine.window import Answer, AnswerWindow
from prestol.games.duel.state import Duel
from prestol.games.tsar.state import Tsar
from tests.games.walking import play_alike
from tests.properties.tables import Table, examples, some_positions, tables, walk

DEALT = {
    "tsar": "goal-dealt",
    "ivan": "project-dealt",
    "duel": "card-seen",
    "rurik": "agenda-dealt",
    "smuta": "card-seen",
}
"""The event that tells a seat of each game what it was dealt."""
OWN = ("seat", "waiting", "ask")
"""What a seat that has answered in an open window sees otherwise than the others do."""
PRIVATE = {"smuta": ("hand", "picks", "known", "answer")}
"""Lists that everybody has for themselves; those of a spectator are empty, or as good as empty."""


def knowledge(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that reaches a seat: its view, its moves, the news, and who is asked."""
    return {
        "view": state.view(seat),
        "legal": [] if seat is None else state.legal(seat),
        "events": [event for event in state.events if event.seen_by(seat)],
        "waiting": state.waiting_for(seat),
        "over": state.over,
    }


def twins(state: State, seat: int | None, rng: Stream) -> tuple[State, State]:
    """Two states that differ from each other only in what the seat cannot know; both tell their events."""
    pair = state.redeal(seat, rng), state.redeal(seat, rng)
    for twin in pair:
        twin.telling = True
    return pair


def chairs(state: State) -> list[int | None]:
    return [*range(state.seats), None]


@given(tables())
@examples(50)
def test_a_redealt_state_looks_the_same_from_its_seat(table: Table) -> None:
    rng = table.stream()
    for state in some_positions(table, 10):
        for seat in chairs(state):
            for twin in twins(state, seat, rng):
                assert knowledge(twin, seat) == knowledge(state, seat)


@given(tables())
@examples(50)
def test_the_same_moves_bring_the_same_news_until_the_seat_learns_something(table: Table) -> None:
    rng = table.stream()
    for state in some_positions(table, 10):
        for seat in chairs(state):
            one, other = twins(state, seat, rng)
            while not one.over and play_alike(one, other, rng):
                if sees(one.learned, seat) or sees(other.learned, seat):
                    break
                assert knowledge(one, seat) == knowledge(other, seat)


@given(tables("tsar"))
@examples(50)
def test_goals_tell_nothing_until_they_are_shown(table: Table) -> None:
    """Elections included: with the same votes, a whole round looks the same whatever the others are after."""
    rng, compared = table.stream(), 0
    for state in some_positions(table, 25):
        for seat in chairs(state):
            one, other = twins(state, seat, rng)
            assert isinstance(one, Tsar)
            assert isinstance(other, Tsar)
            other.votes = one.votes[:]
            while not one.over and play_alike(one, other, rng):
                if any(event.name == "goal-shown" for event in one.events):
                    break
                assert knowledge(one, seat) == knowledge(other, seat)
                compared += 1
    assert compared > 50


@given(tables("duel"))
@examples(50)
def test_hands_tell_nothing_until_a_card_is_laid(table: Table) -> None:
    """With the same dice and stakes, a fight looks the same whatever the foe holds, until the seat itself draws."""
    rng, compared = table.stream(), 0
    for state in some_positions(table, 4):
        for seat in chairs(state):
            one, other = twins(state, seat, rng)
            assert isinstance(one, Duel)
            assert isinstance(other, Duel)
            other.stakes, other.luck = one.stakes[:], one.luck.clone()
            while not one.over and play_alike(one, other, rng):
                if any(event.name == "card-seen" and event.seen_by(seat) for event in one.events):
                    break
                assert knowledge(one, seat) == knowledge(other, seat)
                compared += 1
    assert compared > 20


@given(tables("duel"))
@examples(50)
def test_nobody_can_tell_whether_others_have_answered_in_a_window(table: Table) -> None:
    rng = table.stream()
    assert sum(answers_compared(state, rng) for state in walk(table)) > 0


@given(tables("smuta"))
@examples(20)
def test_nobody_can_tell_who_has_answered_in_the_windows_of_smuta(table: Table) -> None:
    rng = table.stream()
    compared = sum(answers_compared(state, rng) for state in walk(table) if rng.below(5) == 0)
    assert compared > 0 or table.seats == 2  # most windows of two parties are one of them's alone


def answers_compared(state: State, rng: Stream) -> int:
    """All others silent, and all others with some answer of their own: the same to a seat and to a spectator.

    How many such pairs differ in answers; none where no window is open.
    """
    window, compared = state.window(), 0
    if window is None:
        return 0
    for seat in chairs(state):
        own = window.known_to(seat)
        silent, busy = state.clone(), state.clone()
        silent.stack[-1] = own
        busy.stack[-1] = answered_by_others(state, own, seat, rng)
        for other in (silent, busy):
            assert knowledge(other, seat) == knowledge(silent, seat)
        compared += busy.data() == silent.data() and busy != silent
    return compared


def answered_by_others(state: State, own: AnswerWindow[Any], seat: int | None, rng: Stream) -> AnswerWindow[Any]:
    """The window with random answers of all but one seat, which thinks on."""
    window = own
    for other in [other for other in own.order if other != seat]:
        answer: Answer = ()
        while len(window.waiting) > 1 and not window.is_whole(state, other, answer):
            moves = window.next_moves(state, other, answer)
            answer = (*answer, moves[rng.below(len(moves))])
        if answer:
            window = window.with_answer(state, other, answer)
    return window


@given(tables())
@examples(25)
def test_redealing_does_differ_in_what_is_hidden(table: Table) -> None:
    """Otherwise the tests above would prove nothing."""
    rng, differing, asked = table.stream(), 0, 0
    for state in some_positions(table, 10):
        for seat in range(0 if state.over else state.seats):
            one, other = twins(state, seat, rng)
            asked += 1
            differing += one.data() != other.data()
    assert differing >= asked * 0.8


@given(tables())
@examples(25)
def test_a_view_is_a_copy_that_can_be_sent_as_json(table: Table) -> None:
    for state in some_positions(table, 15):
        before = prestol.dump(state)
        for seat in chairs(state):
            seen = state.view(seat)
            assert json.loads(json.dumps(seen)) == seen
            assert len(json.dumps(seen)) < 20_000
            for value in seen.values():
                if isinstance(value, list):
                    value.clear()
        assert prestol.dump(state) == before


@given(tables())
@examples(25)
def test_what_everybody_sees_is_seen_by_each_seat_too(table: Table) -> None:
    for state in walk(table):
        common = state.view(None)
        for seat in range(state.seats):
            own = state.view(seat)
            secret = (*PRIVATE.get(table.id, ()), *(OWN if state.window() is not None else ("seat",)))
            assert {key: own[key] for key in common if key not in secret} == {
                key: value for key, value in common.items() if key not in secret
            }
            assert set(common["waiting"]) - set(own["waiting"]) <= {seat}
        for event in state.events:
            if event.seen_by(None):
                assert all(event.seen_by(seat) for seat in range(state.seats))
            assert any(event.seen_by(seat) for seat in range(state.seats))


@given(tables())
@examples(40)
def test_what_is_dealt_is_told_to_its_owner_alone(table: Table) -> None:
    dealt = 0
    for state in walk(table):
        for event in state.events:
            if event.name == DEALT[table.id]:
                assert [seat for seat in chairs(state) if event.seen_by(seat)] == [event.args["seat"]]
                dealt += 1
    assert dealt >= (2 if table.id == "rurik" else 3) * table.seats


@pytest.mark.parametrize(("forced", "free"), [(0, 3), (0, 1)])
def test_a_forced_vote_cannot_be_told_from_a_free_one(forced: int, free: int) -> None:
    """TSR-R-06: seat 1 with and without against cards, watched by the others in every order of voting."""
    game = prestol.game("tsar")
    names = game.notation.domains["courtier"]
    description = {"seats": 3, "phase": "vote", "palace": {"throne": ["pyotr"], "guards": ["elena"]}}
    description["out"] = [name for name in names if name not in ("pyotr", "elena")]
    for order in ((0, 1, 2), (1, 0, 2), (1, 2, 0), (2, 0, 1)):
        pair = [game.position({**description, "against": [2, count, 2], "goals": ["goal_01", "goal_02", "goal_03"]})
                for count in (forced, free)]  # fmt: skip
        for voter in order:
            for watcher in (0, 2, None):
                assert knowledge(pair[0], watcher) == knowledge(pair[1], watcher)
            for state in pair:
                state.play(voter, (2, 1 if voter == 0 else 0))
        for watcher in (0, 2, None):
            assert knowledge(pair[0], watcher) == knowledge(pair[1], watcher)
