"""What a seat cannot know is dealt again: other hands, and what others sent back at setup."""

from __future__ import annotations

from itertools import islice

import pytest

import prestol
from prestol.games.ivan.checks import complaint
from prestol.games.ivan.parts import DEALT, DECK, OPEN, SHOWN
from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import SEATS, named, position, say, start, walk


def hidden(state: Ivan, seat: int) -> set[int]:
    """Projects in a hand that nobody else has seen."""
    return {project for project, place in enumerate(state.projects) if place == seat}


@pytest.mark.rule("IVN-INF-01", "IVN-INF-02", "IVN-INF-05", "IVN-INF-08")
@pytest.mark.parametrize("seats", SEATS)
def test_a_redealt_table_is_possible_and_keeps_what_the_seat_knows(seats: int) -> None:
    rng = prestol.stream(seats)
    for state in islice(walk(seats, "redeal"), 5, None, 11):
        for me in (*range(seats), None):
            twin = state.redeal(me, rng)
            assert complaint(twin) is None
            for project, place in enumerate(state.projects):
                if place != DECK and (place >= OPEN or place < 0 or place == me):
                    assert twin.projects[project] == place
            for seat in range(seats):
                assert len(hidden(twin, seat)) == len(hidden(state, seat))
            if me is not None:
                row = slice(me * DEALT, (me + 1) * DEALT)
                assert twin.dealt[row] == state.dealt[row]


@pytest.mark.rule("IVN-INF-08")
def test_nobody_kept_what_a_player_sent_back() -> None:
    state = start(3, 4)
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    back = set(state.view(0)["dealt"][1:])
    rng = prestol.stream("back")
    held: set[int] = set()
    for _ in range(400):
        twin = state.redeal(0, rng)
        held |= hidden(twin, 1) | hidden(twin, 2)
    assert not held & back
    assert held == set(range(30)) - set(state.view(0)["dealt"]) - set(state.view(0)["projects"])


@pytest.mark.rule("IVN-INF-08")
def test_what_was_sent_back_may_be_drawn_later() -> None:
    """Once another has shown a project that could be the kept one, anything may be left in that hand."""
    state = position(
        {"hand": ["c01_ostrog"]}, {"completed": ["t01_grain_market"], "hand": ["m01_steppe_watch"]}, {}, projects=[]
    )
    back = set(state.view(0)["dealt"][1:])
    rng = prestol.stream("later")
    held: set[int] = set()
    for _ in range(600):
        held |= hidden(state.redeal(0, rng), 1)
    assert back <= held


@pytest.mark.rule("IVN-INF-06")
def test_choices_of_others_are_recalled() -> None:
    state = start(3, 9)
    state.play(1, state.legal(1)[2])
    twin = state.redeal(0, prestol.stream(1), recall=True)
    assert (state.waiting, twin.waiting) == ((0, 2), (0, 1, 2))
    assert state.redeal(1, prestol.stream(1), recall=True).waiting == (0, 2)


@pytest.mark.rule("IVN-SET-16")
def test_while_all_choose_others_may_hold_any_three_other_projects() -> None:
    state = start(2, 9)
    rng = prestol.stream("threes")
    held: set[int] = set()
    for _ in range(200):
        twin = state.redeal(0, rng)
        assert len(hidden(twin, 1)) == 3
        assert hidden(twin, 1) == set(twin.dealt[3:])
        held |= hidden(twin, 1)
    assert held == set(range(30)) - hidden(state, 0)


def test_a_guess_is_dealt_as_proposed() -> None:
    state = start(2, 9)
    for seat in range(2):
        state.play(seat, state.legal(seat)[0])
    free = [project for project, place in enumerate(state.projects) if place == DECK]
    own = next(iter(hidden(state, 0)))
    back = state.view(0)["dealt"][1]
    good = next(project for project in free if project not in state.view(0)["dealt"])
    guess = [-1] * 30
    guess[good] = 1
    assert hidden(state.redeal(0, prestol.stream(1), guess=guess), 1) == {good}
    for wrong, seat in ((own, 1), (good, 0), (good, 5), (back, 1)):
        guess = [-1] * 30
        guess[wrong] = seat
        with pytest.raises(ValueError, match=r"seat \d cannot hold"):
            state.redeal(0, prestol.stream(1), guess=guess)


@pytest.mark.rule("IVN-INF-05")
def test_what_is_taken_from_the_display_is_known_and_what_is_drawn_is_not() -> None:
    state = position(
        {"chambers": {"projects": 0}, "hand": ["c01_ostrog"]},
        {},
        projects=["m02_landed_levy"],
        assignments={"projects": "assign_kremlin"},
    )
    say(state, "0 leave projects", "0 take m02_landed_levy", "0 draw")
    seen = state.view(1)
    assert named(state, "project", seen["open_hands"][0]) == {"m02_landed_levy"}
    assert seen["hand_sizes"][0] == 3
    assert "hand" in seen and set(seen["hand"]) == hidden(state, 1)
    assert state.redeal(1, prestol.stream(3)).projects.count(OPEN) == 1
    assert SHOWN not in state.projects
