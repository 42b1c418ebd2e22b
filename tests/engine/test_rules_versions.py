"""A game can be opened with an older version of its rules; every state knows which one it is played by."""

from __future__ import annotations

import pytest

import prestol
from prestol.engine.errors import LoadError


@pytest.mark.parametrize("id", prestol.GAMES)
def test_a_game_opened_with_older_rules_starts_states_by_them(id: str) -> None:
    newest = prestol.game(id)
    older = prestol.game(id, rules=1)
    assert older.start(seats=max(older.seat_counts)).rules == 1
    assert newest.start(seats=max(newest.seat_counts)).rules == newest.rules_version


@pytest.mark.parametrize("rules", [0, 99])
def test_rules_that_never_were_are_refused_in_one_sentence(rules: int) -> None:
    with pytest.raises(LoadError, match=f"no version {rules} of the rules of tsar"):
        prestol.game("tsar", rules=rules)
