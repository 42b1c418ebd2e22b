"""Ivan the Terrible at the terminal: the menus, the final table, and a game typed by a person."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from prestol.cli.boards.ivan import IvanBoard
from prestol.cli.menu import Menu
from tests.cli.conftest import Call
from tests.cli.ivan_tables import BOARD, BY_LANGUAGE, GAME, NAMES, finished, look, positions


def test_the_menu_names_cities_with_their_incomes_and_moves_in_words() -> None:
    state = GAME.start(3, 1)
    while state.view(None)["ask"] != "muster":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    seat = state.waiting[0]
    labels = [entry.label for entry in Menu(BOARD, state.view(seat), look(), state.legal(seat)).entries]
    assert labels[0] == "Moscow (red, 1 stone)"


@pytest.mark.parametrize(("language", "beginning"), [("en", "Move a warrior"), ("ru", "Переместить воина")])
def test_moves_of_several_kinds_begin_with_words(language: str, beginning: str) -> None:
    here = {"vp": 1, "warriors": {"moscow": 1, "kursk": 1, "pskov": 1}, "chambers": {"maneuvers": 0}}
    state = GAME.position({"players": [here, {}, {}]})
    if state.view(0)["ask"] == "seal":
        state.play(0, GAME.notation.read("pass"))
    menu = Menu(BOARD, state.view(0), look(language=language), state.legal(0))
    [entry] = [entry for entry in menu.entries if len(entry.moves) > 1]
    assert entry.label == beginning
    assert sorted(move for entry in menu.entries for move in entry.moves) == sorted(state.legal(0))


def test_the_question_about_a_reward_names_the_region_and_what_is_to_be_had() -> None:
    state = next(state for state in positions(3, "reward") if state.view(None)["ask"] == "reward")
    view = state.view(state.waiting[0])
    region = view["about"]["region"]
    assert BOARD.question(view, look()).startswith(f"{('East', 'South', 'West', 'North')[region]}. Which region reward")
    labels = [entry.label for entry in Menu(BOARD, view, look(), state.legal(state.waiting[0])).entries]
    assert re.fullmatch(r"Choose the victory points \(gain \d VP\)", labels[0])


def test_the_final_table_has_the_points_by_source() -> None:
    state = finished("ending")
    result = state.result()
    console = Console(width=80)
    with console.capture() as capture:
        console.print(*BOARD.ending(result, [], look()))
        console.print(*BOARD.ending(result._replace(tie="IVN-SCO-11"), [], look()))
    rows = [line.split() for line in capture.get().splitlines() if line.strip()]
    order = sorted(range(3), key=lambda seat: result.places[seat])
    assert rows[0] == ["points", "for", *(NAMES[seat] for seat in order)]
    assert ["Titles", *(str(result.breakdown[seat]["titles"]) for seat in order)] in rows
    assert ["total", *(str(result.scores[seat]) for seat in order)] in rows
    assert ["place", *(str(result.places[seat]) for seat in order)] in rows
    assert "the Tsar’s favour decides. (IVN-SCO-11)" in capture.get()


def test_the_game_has_a_drawing_of_its_own() -> None:
    assert type(BOARD) is IvanBoard


@BY_LANGUAGE
def test_a_game_can_be_played_at_the_terminal(call: Call, language: str) -> None:
    typed = "1\n1\n1\nb\nv\nv\n1\n1\n" + "1\n" * 30
    said = call("play", "ivan", "--seats", "2", "--bots", "rule", "--seed", "5", "--lang", language, typed=typed)
    assert said.code == 0 and said.err == ""
    assert not re.search(r"\b(cli|web|ivan)-[a-z]+-", said.out)
    assert "Columns:" in said.out or "Столбцы:" in said.out


def test_numbers_behind_the_first_answer_the_questions_that_follow_at_once(call: Call) -> None:
    said = call("play", "ivan", "--seats", "3", "--bots", "rule", "--seed", "7", typed="1\n1\n7\n1 2 9\n")
    assert "Player puts 1 coin under the boyar in the Production Chamber." in said.out
    assert "It’s no longer your turn, so “9” was ignored." in said.out


def test_help_gives_a_move_and_a_rule_of_the_moment_as_examples(call: Call) -> None:
    said = call("play", "ivan", "--seats", "2", "--seed", "5", typed="?\nq\n")
    assert re.search(r"^keep \w+ +the same in words", said.out, re.MULTILINE)
    assert "a number such as IVN-SET-17" in said.out
