"""Choosing several things at the terminal: any order, changed until it is confirmed, one line in the record."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from prestol.cli.play_loop import Left, PlayLoop
from prestol.cli.session import Session
from prestol.cli.speech import Speech
from prestol.cli.terminal import Terminal
from prestol.engine.state import State
from tests.games.ivan.table import at_work, position, say

Typing = Callable[..., tuple[Session, str]]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Answer the question of a state with typed lines; the session after it, and what was printed."""

    def typed(state: State, *lines: str, language: str = "en") -> tuple[Session, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        people = ["person"] * state.seats
        session = Session(state, "1", ["Anna", "Boris", "Vera"][: state.seats], people, tmp_path / "game.jsonl")
        loop = PlayLoop(session, Terminal(Speech(language)))
        seat = state.waiting[0]
        while (move := loop.ask(seat)) is None:
            pass
        session.journal.play(seat, move)
        return session, capsys.readouterr().out

    return typed


def three_goods() -> State:
    state = position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rd8"}, round=3)
    say(state, "reward second")
    return state


def played(session: Session) -> list[str]:
    return [session.game.notation.write(entry.move) for entry in session.journal.entries]


@pytest.mark.parametrize(
    "lines",
    [
        ["steel grain grain", ""],
        ["7 2 2", ""],
        ["grain", "steel", "2", ""],
        ["metal rye wood", "-wood rye", ""],
        ["choose metal rye rye"],
        ["coin coin coin", "none", "gra gra ste", ""],
    ],
)
def test_things_are_named_in_any_order_and_changed_until_they_are_confirmed(typing: Typing, lines: list[str]) -> None:
    session, said = typing(three_goods(), *lines)
    (move,) = played(session)
    assert sorted(move.split()[1:]) == ["metal", "rye", "rye"]
    assert "2 Grain ×3" in said and "Type names or numbers in any order" in said


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["grain grain grain steel"], "You can choose at most 3"),
        (["grain", ""], "Choose at least 3"),
        (["99"], "Choose a number from 1 to 7."),
        (["grain beer"], "is neither a move"),
        (["choose rye"], "Choose at least 3"),
    ],
)
def test_what_does_not_fit_is_told_and_the_question_stays(typing: Typing, lines: list[str], told: str) -> None:
    session, said = typing(three_goods(), *lines, "none", "2 3 4", "")
    assert told in said
    assert played(session) == ["choose rye wood stone"]


def test_the_list_has_the_notes_of_the_things_and_the_other_moves_behind_them(typing: Typing) -> None:
    state = at_work("exchange", goods={"coin": 2, "rye": 1})
    session, said = typing(state, "3")
    assert "1 Coin ×2" in said and "3 Finish this chamber’s actions" in said
    assert played(session) == ["finish"]
    session, said = typing(at_work("exchange", goods={"coin": 2, "rye": 1}), "get metal")
    assert played(session) == ["get metal"]
    state = at_work("income", warriors={"moscow": 1, "ryazan": 1}, goods={"coin": 1})
    session, said = typing(state, "?", "log", "ryazan moscow", "")
    assert "Moscow (red, 1 stone)" in said
    assert played(session) == ["name ryazan moscow"]


def test_nothing_may_be_selected_where_the_rules_let_it(typing: Typing) -> None:
    state = at_work("income", warriors={"ryazan": 1})
    session, _ = typing(state, "ryazan", "none")
    assert played(session) == ["name none"]


def test_where_one_thing_is_all_naming_it_is_enough(typing: Typing) -> None:
    state = position({"chambers": {"income": 0}, "estates": ["market_rows"], "goods": {"rye": 1, "wood": 1}}, {}, {})
    say(state, "use market_rows")
    session, _ = typing(state, "wood")
    assert played(session) == ["swap wood"]


def test_in_russian(typing: Typing) -> None:
    session, said = typing(three_goods(), "металл рожь", "-рожь дерево рожь", "", language="ru")
    assert played(session) == ["choose metal wood rye"]
    assert "Выбрано: рожь, металл. Enter подтверждает" in said
    session, _ = typing(at_work("income", warriors={"ryazan": 1}), "ничего", language="ru")
    assert played(session) == ["name none"]


def test_the_player_may_leave_in_the_middle_of_a_selection(typing: Typing) -> None:
    with pytest.raises(Left):
        typing(three_goods(), "grain", "q")
