"""The table of the guided first season: always the same deal, and all that the guide speaks of can be done at it."""

from __future__ import annotations

import pytest

from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import asked, hand, offers, say, smuta
from tests.games.speaking import listed


def lesson() -> Smuta:
    taught = smuta().profile.lesson
    assert taught is not None
    state = smuta().start(taught.seats, taught.seed, dict(taught.options))
    assert isinstance(state, Smuta)
    return state


def idle(state: Smuta, *asks: str, picks: tuple[int, int] = (0, 0)) -> None:
    """Everybody does as little as possible until the learner is asked one of these; `picks` are party cards taken."""
    left = list(picks)
    while not (state.waiting[0] == 0 and asked(state) in asks):
        seat = state.waiting[0]
        moves = listed(state, seat)
        wanted = [words for words in moves if words.startswith("pick ")] if left[seat] else []
        left[seat] -= len(wanted) > 0
        lazy = [words for words in moves if words in ("done", "pass")]
        say(state, f"{seat} {(wanted or lazy or moves)[0]}")


@pytest.mark.parametrize("mine", range(3))
@pytest.mark.parametrize("theirs", range(3))
def test_whatever_is_picked_the_learner_goes_first_with_the_cards_of_the_guide(mine: int, theirs: int) -> None:
    state = lesson()
    idle(state, "politics", picks=(mine, theirs))
    assert state.view(0)["first"] == 0
    assert {"noble_hundreds", "ambush", "fortune_of_war"} <= set(hand(state, 0))
    assert {"win west", "play noble_hundreds"} <= offers(state, 0)


@pytest.mark.parametrize("mine", range(3))
def test_the_first_town_is_won(mine: int) -> None:
    state = lesson()
    idle(state, "politics", picks=(mine, 1))
    say(state, "0 win west")
    assert "control-taken" in [event.name for event in state.events]


def test_a_season_as_the_guide_tells_it() -> None:
    """A town, a card, a march into an enemy, a window with a card to answer, and a battle."""
    state = lesson()
    idle(state, "politics")
    say(state, "0 win west", "0 play noble_hundreds", "0 aim petr_basmanov")
    idle(state, "politics")
    say(state, "0 done")
    idle(state, "war")
    say(state, "0 take petr_basmanov")
    assert {"recruit", "go putivl"} <= offers(state, 0)
    say(state, "0 go putivl")
    assert asked(state) == "window"
    assert {"pass", "play ambush", "waive"} <= offers(state, 0)
    idle(state, "strike-first", "lose", "retreat", "war")
    assert state.view(0)["battle"] is not None or asked(state) == "war"
