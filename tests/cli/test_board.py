"""The palace as it is drawn: wide, narrow, without colours, and in plain sentences."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text as Line

import prestol
from prestol.cli.boards import Board, Look, board_of, flow
from prestol.cli.boards.tsar import TsarBoard
from prestol.cli.menu import Menu, in_columns
from prestol.engine.state import State

NAMES = ["Anna", "Boris", "Vera", "Gleb"]
MIDDLE = {
    "seats": 4,
    "turn": 1,
    "crown": 0,
    "round": 2,
    "palace": {
        "nobles": ["pyotr", "angela", "jeannette", "voldemar"],
        "dignitaries": ["elena"],
        "guards": ["caspar", "merlin", "nikolai"],
        "servants": ["dimitri"],
    },
    "out": ["bernara", "grigor", "isabella", "lucian"],
    "goals": ["goal_01", "goal_02", "goal_03", "goal_04"],
    "shown": ["goal_05", "goal_06", "goal_07", "goal_08"],
    "scores": [[17, 22, 15, 17]],
}


def middle() -> State:
    return prestol.game("tsar").position(MIDDLE)


def look(width: int = 80, colour: bool = False, language: str = "en") -> Look:
    return Look(prestol.text(language), NAMES, width, colour)


def drawn(state: State, seat: int | None, eyes: Look) -> list[str]:
    return [line.plain for line in board_of(state.game).picture(state.view(seat), eyes)]


def test_the_palace_has_seven_floors_with_four_places_and_one_throne() -> None:
    lines = drawn(middle(), 1, look())
    floors = [line for line in lines if line.startswith("│")]
    assert [line[1] for line in floors] == list("6543210")
    assert floors[1].count("[") == 4 and "·" not in floors[1]
    assert [line.count("·") + line.count("[") for line in floors] == [1, 4, 4, 4, 4, 4, 4]
    assert "+10" in floors[0] and "+5" in floors[1]


def test_own_favourites_are_starred_for_their_owner_alone() -> None:
    mine = {"Angela", "Bernara", "Voldemar", "Caspar", "Lucian", "Pyotr"}
    owner = "\n".join(drawn(middle(), 1, look()))
    for name in mine:
        assert f"{name}★" in owner
    assert owner.count("★") == 6
    assert "★" not in "\n".join(drawn(middle(), None, look()))


def test_the_strip_shows_points_turn_and_crown() -> None:
    [strip] = [line for line in drawn(middle(), 1, look()) if "Gleb" in line]
    assert strip == " Anna 17 ♛  ▶Boris 22   Vera 15   Gleb 17"


def test_the_own_goal_is_shown_with_its_worth_and_the_cards_in_hand() -> None:
    text = " ".join(drawn(middle(), 1, look()))
    assert "[A] Angela 5" in text and "[B] Bernara ✗" in text and "[C] Caspar 3" in text
    assert "= 18 points now;" in text and "“Against” cards: 3" in text
    assert "points now" not in " ".join(drawn(middle(), None, look()))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(width: int, colour: bool, language: str) -> None:
    board = board_of(middle().game)
    for line in board.picture(middle().view(1), look(width, colour, language)):
        assert line.cell_len <= width
    heads = [line for line in drawn(middle(), 1, look(width, colour, language)) if line[0] in "╭│╰"]
    assert len({len(line) for line in heads}) == 1


def test_a_very_narrow_terminal_gets_sentences() -> None:
    lines = drawn(middle(), 1, look(50))
    assert "Floor 5, Nobles: Angela (yours), Voldemar (yours), Jeannette, Pyotr (yours)." in lines
    assert "Floor 6, Tsar (throne room): nobody." in lines
    assert "Eliminated: Bernara (yours), Grigor, Isabella, Lucian (yours)." in lines
    assert "Anna has 17 points and the crown." in lines
    assert "You hold 3 “Against” cards." in lines


def test_colours_are_the_courtiers_own() -> None:
    board = board_of(middle().game)
    console = Console(width=80, color_system="truecolor", force_terminal=True, record=True, file=None, quiet=False)
    with console.capture() as capture:
        for line in board.picture(middle().view(1), look(80, True)):
            console.print(line)
    assert "48;2;228;49;43m P " in capture.get()


def test_the_menu_of_the_ascent_names_courtiers_with_their_floors() -> None:
    state = middle()
    menu = Menu(board_of(state.game), state.view(1), look(), state.legal(1))
    labels = [entry.label for entry in menu.entries]
    assert "Pyotr ★ 5→6♛" in labels and "Caspar ★ 3→4" in labels and "Dimitri 0→1" in labels
    assert "Elena 4→5" not in labels
    assert [entry.moves for entry in menu.entries] == [[move] for move in state.legal(1)]


def test_settling_asks_for_the_courtier_first_and_then_for_the_floor() -> None:
    state = prestol.game("tsar").start(4, 1)
    [seat] = state.waiting
    menu = Menu(board_of(state.game), state.view(seat), look(), state.legal(seat))
    assert len(menu.entries) == 13
    assert sorted(move for entry in menu.entries for move in entry.moves) == sorted(state.legal(seat))
    inner = Menu(board_of(state.game), state.view(seat), look(), menu.entries[0].moves)
    assert [len(entry.moves) for entry in inner.entries] == [1, 1, 1, 1]
    assert inner.entries[0].label == "Settle Angela on the craftsmen’s floor (floor 1, room for 4)"


def test_votes_are_written_out_and_a_forced_one_has_no_other() -> None:
    described = MIDDLE | {"phase": "vote", "against": [3, 0, 3, 3], "out": ["bernara", "grigor", "isabella", "lucian"]}
    palace = {"throne": ["pyotr"], "guards": ["angela", "caspar", "dimitri"], "merchants": ["elena", "merlin"]}
    palace["nobles"] = ["jeannette", "voldemar", "nikolai"]
    state = prestol.game("tsar").position(described | {"palace": palace})
    board = board_of(state.game)
    labels = [[e.label for e in Menu(board, state.view(seat), look(), state.legal(seat)).entries] for seat in (0, 1)]
    assert labels == [["Vote for", "Vote against (“Against”: 3)"], ["Vote for"]]


def test_columns_are_read_downwards_and_fit() -> None:
    assert in_columns(["a", "b", "c", "d", "e"], 9) == ["a   c   e", "b   d"]
    assert in_columns(["a long one", "b"], 5) == ["a long one", "b"]


def test_things_flow_without_being_broken() -> None:
    assert [line.plain for line in flow([Line("one two"), Line("three"), Line("four")], 14)] == [
        "one two  three",
        "four",
    ]


def test_games_without_a_drawing_get_the_plain_board() -> None:
    assert type(board_of(prestol.game("duel"))) is Board
    assert type(board_of(prestol.game("tsar"))) is TsarBoard
