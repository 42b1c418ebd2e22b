"""The table of Ivan the Terrible as it is drawn: in both languages, without colours, whole, and in plain sentences."""

from __future__ import annotations

import re

import pytest
from rich.console import Console
from rich.text import Text as Line

import prestol
from prestol.cli.boards import Look
from prestol.cli.boards.ivan_sight import plain
from prestol.cli.boards.sight import fold, marks_of
from prestol.cli.menu import Menu
from prestol.games.ivan import IvanGame
from prestol.library.content import read_content
from tests.cli.ivan_tables import (
    BOARD,
    BY_LANGUAGE,
    GAME,
    LATIN,
    MIDDLE,
    NAMES,
    RAW,
    drawn,
    finished,
    look,
    middle,
    positions,
    whole,
)


def test_the_head_tells_round_phase_and_first_player() -> None:
    assert drawn(middle(), 1, look())[0] == "Round 2 of 4, 1560s: actions. First player: Anna. Scoring round."
    assert drawn(GAME.start(3, 1), 0, look())[0].startswith("Round 1 of 4, 1550s: setup. First player: ")


def test_the_players_have_a_row_each_with_points_goods_pieces_and_cards() -> None:
    head, anna, boris, vera = (line.split() for line in drawn(middle(), 1, look())[1:5])
    assert head[:8] == ["VP", "coin", "grain", "wood", "stone", "powd", "text", "steel"]
    assert head[8:] == ["w", "b", "h", "s", "p", "t", "e", "l", "done"]
    assert anna == ["A", "Anna", "7", "4", *"000000", "8", "2", "6", "1", "1", "0", "0", "0", "0/0/0"]
    assert boris == ["▶B", "Boris", "12", "2", *"001000", "8", "1", "5", "2", "1", "1", "1", "0", "1/0/1"]
    assert vera[-1] == "0/0/0"


def test_the_favour_track_is_read_from_the_top() -> None:
    assert "The Tsar’s favour: V Vera, A Anna, B Boris. Favour tokens at 20, 30 VP" in drawn(middle(), 1, look())


def test_a_chamber_shows_its_card_its_boyars_with_their_coins_and_its_seal() -> None:
    lines = drawn(middle(), 1, look())
    assert "Production Chamber → any city             A without coins, B with 2 coins" in lines
    assert "Project Chamber    → stay in the Kremlin  V on the card" in lines
    assert any(line.startswith("Reward Chamber") and line.endswith("seal: A") for line in lines)
    assert not any("regular actions" in line for line in lines)
    assert any(
        "regular actions: take the income of up to 3 different cities" in line for line in whole(middle(), 1, look())
    )


def test_a_region_shows_its_rewards_its_influence_and_its_cities() -> None:
    lines = drawn(middle(), 1, look())
    at = lines.index("I East: B 6. Either gain 2 VP or gain 2 grain and 1 wood")
    assert lines[at + 1] == "  Moscow (red, 1 stone): B 2w 1b  Nizhny Novgorod (yellow, 2 coins)"
    assert lines[at + 2] == "  Ryazan (black, 2 grain)  Kazan (blue, 2 wood): B 1h"


def test_who_chooses_the_reward_is_told_to_two_players_only() -> None:
    two = Look(prestol.text("en"), NAMES[:2], 100, False)
    assert any("the leader chooses with a lead of" in line for line in whole(GAME.start(2, 1), 0, two))
    assert not any("lead of" in line for line in whole(middle(), 1, look()))


def test_what_the_question_is_not_about_takes_a_line() -> None:
    short, long = drawn(middle(), 1, look(100)), whole(middle(), 1, look(100))
    assert "Trade tokens: Desna" in short
    assert "  Desna (Chernigov–Novgorod-Seversky): gain 1 stone" in long
    assert any(re.fullmatch(r"Projects \(deck \d+\): Crimean campaign", line) for line in short)
    assert "  Crimean campaign (military, 6 VP): 4 grain and 1 steel" in long
    assert "  Equerry: 2 VP for each region where you have 4 influence or more" in long
    assert "  military: send 1 warrior to the Field of War for a spoils token" in long
    assert any(line.startswith("Columns: w, b, h, s: warriors, boyars, buildings") for line in long)
    assert len(short) < len(long)


def test_own_cards_and_the_own_pad_are_for_their_owner_alone() -> None:
    lines = drawn(middle(), 1, look())
    assert "  Volga route (trade, 6 VP): 2 grain, 2 wood and 1 textile" in lines
    assert "4 Iron: gain 1 steel" in " ".join(lines)
    assert "Your titles: Okolnichy: 1 VP for each title you own" in lines
    assert "Your estates: Quarry: spend 1 coin: gain 2 stone (used)" in lines
    assert not any("Volga route" in line for line in drawn(middle(), 0, look()))
    assert not any("Your" in line for line in drawn(middle(), None, look()))


def test_the_field_of_war_shows_warriors_and_spoils() -> None:
    [line] = [line for line in drawn(middle(), 1, look()) if line.startswith("Field of War")]
    assert line.startswith("Field of War: V 1. Spoils: ")


def test_what_is_left_of_the_action_is_told_and_a_boyar_that_stays_goes_nowhere() -> None:
    state = middle()
    state.play(1, GAME.notation.read("leave income"))
    while state.view(1)["ask"] == "seal":
        state.play(1, GAME.notation.read("pass"))
    assert "Left to do: choose up to 3 more cities; the boyar goes to a city." in drawn(state, 1, look(100))
    stays = GAME.position(MIDDLE | {"assignments": {"income": "assign_kremlin"}})
    stays.play(1, GAME.notation.read("leave income"))
    while stays.view(1)["ask"] == "seal":
        stays.play(1, GAME.notation.read("pass"))
    assert "Left to do: choose up to 3 more cities." in drawn(stays, 1, look(100))


def test_what_is_left_to_another_player_has_a_name_to_it() -> None:
    """While the leader of a region resolves a reward, that of the runner-up waits."""
    for state in positions(3, "second reward"):
        seat = state.waiting[0]
        waits = [one["args"]["seat"][1] for one in state.view(seat)["left"] if one["key"] == "ivan-left-other"]
        if waits:
            break
    [line] = [line for line in drawn(state, seat, look(200)) if line.startswith("Left to do: ")]
    assert f"; {NAMES[waits[0]]}: " in line
    assert not line.startswith(f"Left to do: {NAMES[seat]}")


@BY_LANGUAGE
def test_every_question_is_shown_in_words_and_within_the_terminal(language: str) -> None:
    asked: set[str] = set()
    for seats in (2, 3, 4, 4):
        eyes = Look(prestol.text(language), [*NAMES, "Gleb"][:seats], 80, False)
        for state in positions(seats, f"questions {len(asked)}"):
            seat = state.waiting[0]
            view = state.view(seat)
            if view["ask"] in asked:
                continue
            asked.add(view["ask"])
            lines = drawn(state, seat, eyes) + whole(state, seat, eyes)
            assert not [line for line in lines if len(line) > 80]
            entries = Menu(BOARD, view, eyes, state.legal(seat)).entries
            told = [*lines, *BOARD.words(view, eyes), BOARD.question(view, eyes), *(entry.label for entry in entries)]
            assert not [line for line in told if RAW.search(line)]
            if language == "ru":
                assert not [line for line in told if LATIN.search(line)]
    assert len(asked) > 26


@BY_LANGUAGE
def test_the_table_is_shown_after_the_last_move_too(language: str) -> None:
    eyes = look(language=language)
    state = finished("the end")
    assert not [line for line in [*drawn(state, 0, eyes), *BOARD.words(state.view(0), eyes)] if RAW.search(line)]
    assert ("the end" if language == "en" else "конец") in drawn(state, 0, eyes)[0]


@pytest.mark.parametrize("width", [78, 100, 120])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    assert max(map(len, whole(middle(), 1, look(width)))) <= width


def test_a_narrow_terminal_gets_sentences_with_names_and_no_letters() -> None:
    text = "\n".join(drawn(middle(), 1, look(60)))
    assert "Boris: 12 VP; has 2 coins and 1 stone; in supply 8 warriors, 1 boyar, 5 buildings, 2 seals" in text
    assert "completed: construction 1, trade 0, military 1; titles: Okolnichy; estates: Quarry" in text
    assert "Moscow (red, 1 stone): Boris 2 warriors 1 boyar; Nizhny Novgorod (yellow, 2 coins);" in text
    assert "Production Chamber, any city. Anna without coins, Boris with 2 coins" in text
    assert "→" not in text and "\u00a0" not in text


def test_marks_wear_the_colours_of_their_families() -> None:
    console = Console(width=80, color_system="truecolor", force_terminal=True, file=None)
    with console.capture() as capture:
        console.print(*BOARD.picture(middle().view(1), look(80, True)))
    assert "48;2;43;43;43mB" in capture.get()
    with console.capture() as capture:
        console.print(*BOARD.picture(middle().view(1), look(80, False)))
    assert "48;2" not in capture.get()


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (["Anna", "boris"], ["A", "B"]),
        (["Player 1", "Player 2"], ["1", "2"]),
        (["Anna", "Alla"], ["1", "2"]),
        (["Борис", "Бог"], ["С", "Г"]),
    ],
)
def test_every_player_has_a_mark_of_one_letter(names: list[str], marks: list[str]) -> None:
    assert marks_of(names) == marks


def test_lines_are_folded_at_spaces_and_indented() -> None:
    assert [line.plain for line in fold(Line("one two three\u00a0a  four"), 10, 2)] == [
        "one two",
        "  three a",
        "  four",
    ]
    assert [line.plain for line in fold(Line("  abcdefghijkl m"), 10, 2)] == ["  abcdefgh", "  ijkl m"]
    assert [line.plain for line in fold(Line("one two"), 10, 2)] == ["one two"]


def test_the_tables_read_from_the_game_are_those_of_its_files() -> None:
    content = read_content("ivan")
    mine, files = plain(IvanGame(content).content), content.tables
    for table in ("title", "estate", "spoils", "trade_token", "region_token", "chamber", "assignment", "project_type"):
        for one, record in zip(mine[table], files[table], strict=True):
            for key in ("cost", "effect", "rewards", "regular", "bonus", "regular_extra", "bonus_extra"):
                assert one.get(key) == record.get(key)
