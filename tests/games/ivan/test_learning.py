"""Who learns what by a move: what undo must ask about, and what a search may tell apart."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.engine.step import EVERYBODY
from tests.games.ivan.table import at_work, offers, say, start

LEVY: dict[str, Any] = {"goods": {"rye": 3, "wood": 2}}


def consent(words: str, **mine: Any) -> tuple[int, ...]:
    """The seats that must agree before a move in the chamber of projects is taken back."""
    state = at_work("projects", **mine)
    journal = prestol.Journal(state)
    journal.play(0, state.game.notation.read(words))
    offer = journal.undo_offer(0)
    assert offer is not None
    return offer.consent


@pytest.mark.rule("IVN-INF-05")
def test_only_its_owner_learns_a_drawn_project() -> None:
    state = at_work("projects")
    say(state, "draw")
    assert [seen for _, seen in state.fortunes] == [0b001]
    assert state.learned == 0b001


@pytest.mark.rule("IVN-INF-05")
def test_all_learn_what_replaces_a_taken_project() -> None:
    state = at_work("projects")
    say(state, min(words for words in offers(state) if words.startswith("take")))
    assert [seen for _, seen in state.fortunes] == [EVERYBODY]


@pytest.mark.rule("IVN-INF-01")
def test_at_setup_each_seat_learns_its_own_three_projects() -> None:
    state = start(3)
    assert [seen for _, seen in state.fortunes if seen != EVERYBODY] == [0b001] * 3 + [0b010] * 3 + [0b100] * 3


@pytest.mark.rule("IVN-INF-01", "IVN-INF-05")
def test_a_project_that_nobody_had_seen_is_not_taken_back_without_consent() -> None:
    """Completed, it lies open (IVN-PRJ-04); one from the display was known before, and nothing is learned."""
    assert consent("complete m02_landed_levy", hand=["m02_landed_levy"], **LEVY) == (1, 2)
    assert consent("complete m02_landed_levy", hand=["c01_ostrog"], open=["m02_landed_levy"], **LEVY) == ()
    assert consent("draw") == (1, 2)
