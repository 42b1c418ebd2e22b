"""Whatever an experiment holds can be pickled and copied, compiled or not, and goes on as the original would."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol import Journal
from prestol.engine.chance import SealedStream, Stream
from prestol.engine.state import State
from prestol.registry import SAMPLES
from tests.forms import some

GAMES = [*prestol.GAMES, *SAMPLES]
MOMENTS = some((0, 7, 40, 10_000), (7, 10_000))
"""Moves made before a state is looked at, up to the end of a game."""
BY_GAME = pytest.mark.parametrize("id", GAMES)


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("again", [pickled, copy.deepcopy, copy.copy])


def walk(id: str, moves: int) -> Journal:
    """A game after some random moves, with two questions behind it at least."""
    game = prestol.game(id)
    journal = Journal(game.start(max(game.seat_counts), "pickle"))
    rng = prestol.stream(f"pickle {id}")
    for _ in range(moves):
        if not journal.state.over:
            seat = journal.state.waiting[0]
            legal = journal.state.legal(seat)
            journal.play(seat, legal[rng.below(len(legal))])
    return journal


def run_on(state: State) -> str:
    state.playout(prestol.stream("the same"))
    return prestol.fingerprint(state)


@WAYS
@BY_GAME
def test_a_state_plays_on_as_the_original(id: str, again: Any) -> None:
    for moves in MOMENTS:
        state = walk(id, moves).state
        twin = again(state)
        assert twin is not state and twin == state
        assert twin.events == state.events
        assert (twin.telling, twin.learned, twin.fortunes) == (state.telling, state.learned, state.fortunes)
        before = prestol.fingerprint(state)
        after = run_on(twin)
        assert prestol.fingerprint(state) == before, "the copy is not independent"
        assert after == run_on(state)


@WAYS
@BY_GAME
def test_a_re_dealt_world_stays_silent(id: str, again: Any) -> None:
    state = walk(id, 9).state
    world = state.redeal(state.waiting[0], prestol.stream(1))
    twin = again(world)
    assert twin == world and not twin.telling
    assert run_on(twin) == run_on(world)


@BY_GAME
def test_steps_can_be_pickled(id: str) -> None:
    for step in walk(id, 12).state.stack:
        twin = pickled(step)
        assert type(twin) is type(step)
        assert [getattr(twin, name) for name in step.FIELDS] == [getattr(step, name) for name in step.FIELDS]


@WAYS
@BY_GAME
def test_a_game_with_its_own_content_is_the_same_game(id: str, again: Any) -> None:
    game = prestol.game(id)
    assert again(game) is game


@BY_GAME
def test_a_game_with_other_content_takes_it_along(id: str, tmp_path: Path) -> None:
    from prestol.library.content import export_content

    export_content(id, tmp_path / "mine")
    game = prestol.game(id, tmp_path / "mine", rules=1)
    data = pickle.dumps([game, game.start(max(game.seat_counts), 4)])
    (tmp_path / "mine").rename(tmp_path / "gone")
    again, state = pickle.loads(data)
    assert (again.id, again.content_hash, again.rules_version) == (game.id, game.content_hash, 1)
    assert state.game is again
    assert state == game.start(max(game.seat_counts), 4)


@WAYS
@pytest.mark.parametrize("drawn", [0, 1, 8, 13])
def test_streams_go_on_where_they_were(drawn: int, again: Any) -> None:
    streams: list[Stream] = [prestol.stream("x"), SealedStream("tsar:7", 0)]
    for one in streams:
        for _ in range(drawn):
            one.below(6)
        twin = again(one)
        assert type(twin) is type(one) and twin is not one
        assert [twin.below(100) for _ in range(20)] == [one.below(100) for _ in range(20)]


@pytest.mark.parametrize("again", [pickled, copy.deepcopy])
@BY_GAME
def test_a_journal_keeps_its_past(id: str, again: Any) -> None:
    journal = walk(id, 12)
    twin = again(journal)
    assert twin.state == journal.state and twin.state is not journal.state
    assert twin.entries == journal.entries and twin.opening == journal.opening
    for both in (journal, twin):
        both.rewind(5)
    assert twin.state == journal.state
    assert prestol.fingerprint(twin.at(3)) == prestol.fingerprint(journal.at(3))


def test_a_state_travels_to_another_process() -> None:
    state = walk("ivan", 25).state
    code = (
        "import pickle, sys, prestol; state = pickle.load(sys.stdin.buffer);"
        "state.playout(prestol.stream('the same')); print(prestol.fingerprint(state))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode().strip() == run_on(state)
