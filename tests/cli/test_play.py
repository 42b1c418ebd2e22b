"""A game at the terminal, with typed lines that come from a pipe."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import prestol
from tests.cli.conftest import Call

PLAY = ("play", "--seed", "7", "--seats", "3", "--bots", "random")


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home").rglob("*.jsonl"))


def test_a_whole_game_is_played_recorded_and_verified(call: Call, tmp_path: Path) -> None:
    said = call(*PLAY, typed="1\n" * 400)
    assert said.code == 0 and said.err == ""
    assert prestol.commitment("7") in said.out
    assert "The seed was 7." in said.out
    for word in ("round 1", "round 2", "round 3", "total", " wins."):
        assert word in said.out
    [file] = kept(tmp_path)
    assert f"prestol verify {file}" in said.out
    assert call("verify", str(file)).code == 0
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["players"] == ["person", "random", "random"] and header["practice"] is False


def test_a_whole_game_in_russian(call: Call) -> None:
    said = call(*PLAY, "--lang", "ru", typed="1\n" * 400)
    assert said.code == 0
    for word in (
        "Царь горы",
        "Ваши фавориты",
        "Никто не против",
        "открывает тайную цель",
        "побеждает",
        "Зерно партии: 7.",
    ):
        assert word in said.out
    story = said.out.partition("Партия записана")[0]
    assert "tsar-" not in story and "cli-" not in story


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_number_of_players_can_be_played_to_the_end(call: Call, seats: int) -> None:
    said = call("play", "--seats", str(seats), "--bots", "random", "--seed", "s", typed="1\n" * 500)
    assert said.code == 0 and "The seed was s." in said.out


def test_the_same_seed_and_lines_give_the_same_game(call: Call, tmp_path: Path) -> None:
    first = call(*PLAY, "--record", str(tmp_path / "a.jsonl"), typed="2 2\n" * 30)
    second = call(*PLAY, "--record", str(tmp_path / "b.jsonl"), typed="2 2\n" * 30)
    assert first.out.replace("a.jsonl", "b.jsonl") == second.out


def test_the_end_of_the_input_keeps_the_game_and_it_can_be_resumed(call: Call, tmp_path: Path) -> None:
    said = call(*PLAY, typed="1 1\n2 2\n")
    [file] = kept(tmp_path)
    assert said.code == 0
    assert f"prestol play --resume {file}" in said.out
    before = file.read_text(encoding="utf-8").splitlines()
    again = call("play", "--resume", str(file), typed="1 1\nq\n")
    after = file.read_text(encoding="utf-8").splitlines()
    assert again.code == 0 and after[: len(before) - 1] == before[:-1] and len(after) > len(before)
    said = call("play", "--resume", str(file), typed="1\n" * 400)
    assert "The seed was 7." in said.out
    assert call("verify", str(file)).code == 0


def test_a_finished_game_that_is_resumed_shows_its_end(call: Call, tmp_path: Path) -> None:
    call(*PLAY, typed="1\n" * 400)
    [file] = kept(tmp_path)
    said = call("play", "--resume", str(file))
    assert said.code == 0 and " wins." in said.out


def test_a_game_without_a_move_leaves_no_file(call: Call, tmp_path: Path) -> None:
    said = call("play", "--seats", "3", "--bots", "random", "--option", "first_player=seat_0", typed="q\n")
    assert said.code == 0 and "nothing was saved" in said.out
    assert kept(tmp_path) == []


def test_an_existing_file_is_never_overwritten(call: Call, tmp_path: Path) -> None:
    mine = tmp_path / "mine.jsonl"
    mine.write_text("precious", encoding="utf-8")
    said = call(*PLAY, "--record", str(mine), typed="1 1\n")
    assert said.code == 2 and "already exists" in said.err
    assert mine.read_text(encoding="utf-8") == "precious"


def test_a_resumed_game_keeps_its_own_terms(call: Call, tmp_path: Path) -> None:
    call(*PLAY, typed="1 1\n")
    [file] = kept(tmp_path)
    said = call("play", "--resume", str(file), "--seats", "4")
    assert said.code == 2 and "keeps its players" in said.err
    said = call("play", "duel", "--resume", str(file))
    assert said.code == 2 and "is a game of tsar" in said.err


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    blocker = folder / "game.jsonl.part"
    blocker.mkdir()
    said = call(*PLAY, "--record", str(folder / "game.jsonl"), typed="1\n" * 400)
    assert said.code == 0
    assert "The game could not be saved" in said.out and " wins." in said.out


def test_moves_may_be_typed_as_notation_names_or_beginnings(call: Call) -> None:
    typed = "settle angela guards\nbernara merch\nVOLDEMAR dignit\n"
    said = call(*PLAY, typed=typed)
    for sentence in (
        "settles Angela on the guards’",
        "settles Bernara on the merchants’",
        "settles Voldemar on the dignitaries’",
    ):
        assert f"Player {sentence}" in said.out


def test_names_are_understood_in_russian_without_yo(call: Call) -> None:
    said = call(*PLAY, "--lang", "ru", typed="петр стражн\n")
    assert "Игрок заселяет Петра на этаж стражников" in said.out


def test_an_unclear_word_is_asked_back(call: Call) -> None:
    said = call(*PLAY, typed="angela\n2\n")
    assert "Which one?" in said.out
    assert "Player settles Angela on the merchants’ floor." in said.out


def test_a_refused_move_is_explained_with_its_rule(call: Call) -> None:
    typed = (
        "settle angela throne\nwhy settle bernara servants\nwhy settle bernara guards\ngibberish\n99\nraise angela\n"
    )
    said = call(*PLAY, typed=typed)
    assert said.out.count("(TSR-PLC-03)") == 2
    assert "You can play that now." in said.out
    assert "“gibberish” is neither a move nor a command" in said.out
    assert "Choose a number from 1 to" in said.out
    assert "(TSR-PLC-08)" in said.out


def test_a_line_of_any_length_is_answered(call: Call) -> None:
    said = call("play", "tsar", "--seed", "1", typed=f"{'x' * 5000}\nwhy {'x' * 5000}\nlang {'x' * 5000}\nq\n")
    assert said.code == 0 and said.err == ""
    assert "is neither a move nor a command" in said.out


def test_a_move_without_its_verb_is_explained_even_if_another_kind_of_move_is_due(call: Call) -> None:
    settling = call(*PLAY, typed="why angela throne\nпочему angela throne\n")
    assert settling.out.count("(TSR-PLC-03)") == 2
    said = call(*PLAY, typed="1 1\n" * 4 + "why angela guards\nq\n")
    assert "Choose a courtier to raise" in said.out
    assert "“angela guards” is neither" not in said.out and "(TSR-PRM-07)" in said.out


def test_help_log_rules_and_views_change_nothing(call: Call, tmp_path: Path) -> None:
    orders = "?|l|r|r TSR-PRM-02|r престол|r unicorn|r courtier|v|v|b||lang fr|lang ru|помощь|журнал|lang en|q"
    said = call(*PLAY, typed=orders.replace("|", "\n"))
    assert said.code == 0
    for words in (
        "undo your last move",
        "TSR-PLC-01  ",
        "TSR-PRM-02  ",
        "No rule mentions “unicorn”",
        "Also TSR-",
    ):
        assert words in said.out
    assert "Floor 6, Tsar (throne room): nobody." in said.out
    assert "There is no language 'fr'" in said.out
    assert "отменить свой последний ход" in said.out
    assert "Player settles" not in said.out


def test_undo_goes_back_with_the_tables_consent_and_marks_the_game(call: Call, tmp_path: Path) -> None:
    said = call(*PLAY, typed="u\nangela guards\nu\nbernara guards\n")
    assert "You have no move to undo" in said.out
    assert "undone with everyone’s consent; this is now a practice game" in said.out
    [file] = kept(tmp_path)
    rows = [json.loads(row) for row in file.read_text(encoding="utf-8").splitlines()]
    assert rows[0]["practice"] is True
    assert [row["move"] for row in rows[1:-1] if row["seat"] == 0] == ["settle bernara guards"]
    said = call("play", "--resume", str(file), typed="1\n" * 400)
    assert "This was a practice game" in said.out


def test_people_share_a_keyboard_and_must_agree_to_undo(call: Call, tmp_path: Path) -> None:
    args = ("play", "--seats", "3", "--people", "3", "--names", "Anna,Boris,Vera", "--seed", "7")
    typed = "angela guards\nbernara guards\ncaspar guards\nu\nn\nu\ny\ny\n1 1\n"
    said = call(*args, typed=typed)
    assert said.code == 0
    assert "declines." in said.out
    assert "3 moves undone with everyone’s consent" in said.out
    for name in ("Anna", "Boris", "Vera"):
        assert f"{name}: Choose a courtier" in said.out
    [file] = kept(tmp_path)
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["players"] == ["person"] * 3


def test_each_person_sees_only_the_own_goal(call: Call) -> None:
    said = call(
        "play",
        "--seats",
        "3",
        "--people",
        "2",
        "--names",
        "Anna,Boris",
        "--seed",
        "7",
        "--bots",
        "random",
        typed="1 1\n" * 2,
    )
    state = prestol.game("tsar").start(3, "7")
    for name, seat in (("Anna", 0), ("Boris", 1)):
        goal = prestol.text("en").thing(state.game, "goal", "goal", state.view(seat)["goal"], [])["goal_list"]
        assert f"{name} is dealt a secret goal: {goal}." in said.out
    assert said.out.count("is dealt a secret goal") == 2


def test_a_person_may_take_any_seat(call: Call, tmp_path: Path) -> None:
    call("play", "--seats", "3", "--seat", "2", "--bots", "random,rule", typed="1 1\n")
    header = json.loads(kept(tmp_path)[0].read_text(encoding="utf-8").splitlines()[0])
    assert header["players"] == ["random", "rule", "person"]


def test_as_many_seats_as_players_are_named(call: Call, tmp_path: Path) -> None:
    call("play", "--bots", "random,rule,random,rule", typed="1 1\n")
    header = json.loads(kept(tmp_path)[0].read_text(encoding="utf-8").splitlines()[0])
    assert header["seats"] == 5


def test_options_and_content_reach_the_table(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    call("content", "export", "tsar", str(folder))
    courtiers = folder / "courtiers.toml"
    courtiers.write_text(courtiers.read_text(encoding="utf-8").replace("Angela", "Agatha"), encoding="utf-8")
    board = folder / "board.toml"
    board.write_text(board.read_text(encoding="utf-8").replace("points = 10", "points = 9"), encoding="utf-8")
    said = call(*PLAY, "--content", str(folder), "--option", "show_against_counts=yes", typed="agatha guards\n")
    assert "Player settles Agatha on the guards’ floor." in said.out
    assert "(“Against”: 4)" in said.out
    [file] = kept(tmp_path)
    assert f"--resume {file} --content {folder}" in said.out
    assert call("play", "--resume", str(file), "--content", str(folder), typed="q\n").code == 0
    said = call("play", "--resume", str(file))
    assert said.code == 2 and "other content" in said.err


def test_a_game_without_a_drawing_is_played_in_words(call: Call) -> None:
    said = call("play", "duel", "--bots", "random", "--seed", "7", typed="1\n" * 300)
    assert said.code == 0 and said.err == ""
    assert "strength: [" in said.out and "The seed was 7." in said.out
    assert "1. " in said.out and "2. " in said.out


def test_a_game_whose_only_move_is_taken_back_leaves_no_file(call: Call, tmp_path: Path) -> None:
    call(*PLAY, "--option", "first_player=seat_0", typed="1 1\n")
    [file] = kept(tmp_path)
    said = call("play", "--resume", str(file), typed="u\nq\n")
    assert said.code == 0 and "nothing was saved" in said.out
    assert kept(tmp_path) == []
    call(*PLAY, "--option", "first_player=seat_0", typed="1 1\nu\nq\n")
    assert kept(tmp_path) == []


def test_a_number_of_any_length_is_just_a_wrong_number(call: Call) -> None:
    said = call(*PLAY, typed="9" * 100_000 + "\n1 " + "9" * 100_000 + "\n")
    assert said.code == 0 and said.err == ""
    assert said.out.count("Choose a number from 1 to") == 2


def test_a_wrong_number_in_the_second_question_asks_it_again(call: Call) -> None:
    for typed in ("angela\n99\n2\n", "1\n99\n2\n", "1 99\n2\n"):
        said = call(*PLAY, typed=typed)
        assert "Choose a number from 1 to 4." in said.out or "Choose a number from 1 to 3." in said.out
        assert "on the merchants’ floor." in said.out.rpartition("Choose a number")[2]


def test_unclear_words_may_come_as_often_as_they_like(call: Call) -> None:
    said = call(*PLAY, typed="angela\n" * 1200)
    assert said.code == 0 and said.err == ""


def test_the_question_of_a_vote_names_the_candidate(call: Call) -> None:
    for language, words in (("en", "The candidate is "), ("ru", "Кандидат в цари: ")):
        said = call(*PLAY, "--lang", language, typed="1\n" * 400)
        assert words in said.out


def test_a_record_does_not_say_which_code_to_run(call: Call, tmp_path: Path) -> None:
    call(*PLAY, typed="1 1\n")
    [file] = kept(tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"random"', '"os:abort"', 1), encoding="utf-8")
    said = call("play", "--resume", str(file), typed="1\n")
    assert said.code == 2 and "os:abort" in said.err and "somebody’s own code" in said.err
