"""Re-dealt worlds: what a seat knows stays, what it cannot know is dealt again, silently and apart from the game."""

from __future__ import annotations

from collections import Counter

import pytest

import prestol
from prestol.engine.chance import M1, M2
from tests.games.tsar.table import SEATS, position, say, start, vote, walk

PALACE = {"throne": ["pyotr"], "nobles": ["elena"]}


@pytest.mark.parametrize("seats", SEATS)
def test_the_own_goal_stays_and_the_others_are_dealt_without_repetition(seats: int) -> None:
    rng = prestol.stream("redeal")
    for state in walk(seats, "redeal"):
        if state.over:
            break
        for seat in range(seats):
            twin = state.redeal(seat, rng)
            assert twin.view(seat)["goal"] == state.view(seat)["goal"]
            goals = {twin.view(other)["goal"] for other in range(seats)}
            assert len(goals) == seats
            assert not goals & {goal for row in state.view()["shown"] for goal in row}


def test_a_re_dealt_world_is_silent_and_the_game_is_untouched() -> None:
    state = position(seats=3, palace={"nobles": ["pyotr"]}, seed=5)
    before = prestol.dump(state)
    twin = state.redeal(1, prestol.stream(1))
    say(twin, 0, "raise pyotr")
    vote(twin, "for", "for", "for")
    assert twin.events == []
    assert twin.view()["round"] == 2
    assert prestol.dump(state) == before


def test_the_luck_to_come_is_another_one() -> None:
    state = start(4, 9)
    rng = prestol.stream("luck")
    futures = set()
    for _ in range(20):
        twin = state.redeal(0, rng)
        twin.playout(prestol.stream("same moves"), stage=1)
        futures.add(twin.view(0)["goal"])
    assert len(futures) > 8


def test_the_luck_to_come_is_a_sound_stream() -> None:
    state, rng = start(4, 9), prestol.stream("sound")
    for _ in range(100):
        luck = state.redeal(0, rng).luck
        assert 1 <= luck.a < M1 and 1 <= luck.b < M2


def test_there_is_no_world_for_a_seat_that_is_not_there() -> None:
    for seat in (-1, 4, 7):
        with pytest.raises(prestol.PrestolError):
            start(4, 9).redeal(seat, prestol.stream(1))


def test_the_same_stream_deals_the_same_world() -> None:
    state = start(5, 9)
    twins = [state.redeal(2, prestol.stream("world")) for _ in range(2)]
    assert twins[0] == twins[1]
    assert twins[0] != state.redeal(2, prestol.stream("another world"))


def test_a_finished_game_hides_nothing() -> None:
    *_, state = walk(3, "redeal")
    twin = state.redeal(0, prestol.stream(1))
    assert twin.result() == state.result()
    assert [twin.view(seat) for seat in range(3)] == [state.view(seat) for seat in range(3)]


def test_recalled_votes_are_asked_again_but_the_own_one_stays() -> None:
    state = position(seats=4, phase="vote", palace=PALACE, votes=["against", None, "for", "for"])
    rng = prestol.stream("recall")
    for watcher, waiting in ((0, (1, 2, 3)), (1, (0, 1, 2, 3)), (2, (0, 1, 3)), (None, (0, 1, 2, 3))):
        twin = state.redeal(watcher, rng, recall=True)
        assert twin.waiting == waiting
        assert [twin.view(seat)["vote"] is None for seat in range(4)] == [seat in waiting for seat in range(4)]
        assert prestol.load(prestol.dump(twin)) == twin
    assert state.waiting == (1,)


def test_recall_changes_nothing_where_nobody_has_voted() -> None:
    for state in (position(seats=3, phase="vote", palace=PALACE), start(3, 1)):
        twin = state.redeal(0, prestol.stream(3), recall=True)
        assert twin.waiting == state.waiting
        assert twin.view(0) == state.view(0)


def test_without_recall_the_votes_of_others_are_drawn_and_the_own_one_stays() -> None:
    state = position(seats=3, phase="vote", palace=PALACE, votes=["against", "for", None])
    rng = prestol.stream("drawn")
    drawn = Counter(state.redeal(0, rng).view(1)["vote"] for _ in range(200))
    assert drawn.keys() == {0, 1} and min(drawn.values()) > 70
    assert {state.redeal(0, rng).view(0)["vote"] for _ in range(50)} == {1}
    assert {state.redeal(0, rng).view(2)["vote"] for _ in range(20)} == {None}


def test_a_guess_is_dealt_and_the_rest_by_fortune() -> None:
    state = position(seats=4, palace={"nobles": ["pyotr"]}, goals=["goal_01", "goal_02", "goal_03", "goal_04"])
    rng = prestol.stream("guess")
    rest = set()
    for _ in range(300):
        twin = state.redeal(0, rng, guess=[-1, 9, -1, 11])
        goals = [twin.view(seat)["goal"] for seat in range(4)]
        assert goals[0] == 0 and goals[1] == 9 and goals[3] == 11
        rest.add(goals[2])
    assert rest == set(range(26)) - {0, 9, 11}


def test_a_guess_for_the_own_seat_is_not_listened_to() -> None:
    state = position(seats=3, palace={"nobles": ["pyotr"]}, goals=["goal_01", "goal_02", "goal_03"])
    assert state.redeal(0, prestol.stream(1), guess=[20, -1, -1]).view(0)["goal"] == 0


@pytest.mark.parametrize("guess", [[-1, 0, -1], [-1, 5, 5], [-1, 3, -1]])
def test_a_guess_against_what_the_seat_knows_is_refused(guess: list[int]) -> None:
    """The own card, one card for two seats, and a card that was shown."""
    state = position(
        seats=3,
        round=2,
        palace={"nobles": ["pyotr"]},
        goals=["goal_01", "goal_02", "goal_03"],
        shown=["goal_04", "goal_05", "goal_07"],
    )
    with pytest.raises(ValueError, match=f"cannot hold goal {max(guess)}"):
        state.redeal(0, prestol.stream(1), guess=guess)


def test_a_round_is_a_stage_and_the_end_is_none() -> None:
    stages: list[int] = []
    for state in walk(3, "stages"):
        if not stages or stages[-1] != state.stage():
            stages.append(state.stage())
    assert stages == [1, 2, 3, 0]


def test_a_clone_goes_its_own_way() -> None:
    for state in walk(4, "clone"):
        if state.over:
            break
        before = prestol.dump(state)
        twin = state.clone()
        assert twin == state
        twin.playout(prestol.stream("clone"))
        assert prestol.dump(state) == before


def test_a_clone_tells_what_its_model_would_tell() -> None:
    state = position(seats=3, palace={"nobles": ["pyotr"]})
    loud, silent = state.clone(), state.redeal(0, prestol.stream(1)).clone()
    say(loud, 0, "raise pyotr")
    say(silent, 0, "raise pyotr")
    assert [event.name for event in loud.events] == ["raised", "candidate"]
    assert silent.events == []
