"""A game can be opened with an older version of its rules; every state knows which one it is played by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

import prestol
from prestol import registry
from prestol.engine.codec import StepReader, write_step
from prestol.engine.errors import LoadError
from prestol.engine.state import State
from prestol.engine.step import Step
from prestol.games.duel import DuelGame
from prestol.games.duel.state import Duel


@pytest.fixture(autouse=True)
def fresh_games() -> Iterator[None]:
    """No game that a test has changed stays open."""
    yield
    registry.forget_games()


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


@pytest.mark.skipif(prestol.COMPILED, reason="compiled classes cannot be changed")
@pytest.mark.parametrize(("rules", "saved"), [(1, {"seat": 1}), (2, {"seat": 1, "left": 1})])
def test_a_field_of_a_step_is_saved_and_read_from_the_rules_on_that_brought_it(
    rules: int, saved: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Rest(Step[State]):
        """A step that got a second field with rules version 2."""

        FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
        SINCE: ClassVar[dict[str, int]] = {"left": 2}

        def __init__(self, seat: int, left: int = 1) -> None:
            self.seat = seat
            self.left = left

    monkeypatch.setattr(DuelGame, "steps", (*DuelGame.steps, Rest))
    monkeypatch.setattr(DuelGame, "rules_version", 2)
    assert write_step(Rest(1), rules) == ("Rest", saved)
    reader = StepReader(prestol.game("duel").by_rules(rules), 2)
    read = reader.step("Rest", saved)
    assert isinstance(read, Rest) and (read.seat, read.left) == (1, 1)
    with pytest.raises(LoadError, match="step Rest has the fields"):
        reader.step("Rest", {"seat": 1, "left": 1} if rules == 1 else {"seat": 1})


@pytest.mark.skipif(prestol.COMPILED, reason="compiled classes cannot be changed")
def test_a_field_of_a_state_is_saved_and_read_from_the_rules_on_that_brought_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if `force` had come with rules version 2: games begun before look as they did, and keep its first value."""
    monkeypatch.setattr(Duel, "SINCE", {"force": 2})
    monkeypatch.setattr(DuelGame, "rules_version", 2)
    registry.forget_games()
    older, newer = (prestol.game("duel", rules=rules).start(2, 7) for rules in (1, 2))
    assert set(newer.data()) - set(older.data()) == {"force"}
    for state in (older, newer):
        state.play(0, state.legal(0)[0])
        loaded = prestol.load(prestol.dump(state))
        assert loaded == state and loaded.rules == state.rules
    smuggled = prestol.dump(newer).replace(b'"rules":2', b'"rules":1')
    with pytest.raises(LoadError, match="rules version 1 has no field force"):
        prestol.load(smuggled)


def test_a_record_is_replayed_by_the_rules_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = prestol.Journal(prestol.game("duel", rules=1).start(2, "old"))
    text = prestol.record_of(journal, "old").write()
    monkeypatch.setattr(DuelGame, "rules_version", 2)
    registry.forget_games()
    record = prestol.read_record(text)
    assert [state.rules for state in prestol.replay(prestol.game("duel"), record)] == [1]
    assert prestol.game_of(record).rules_version == 1
