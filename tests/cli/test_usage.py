"""Mistakes: one sentence on standard error, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call

MISTAKES = {
    "juggle": "There is no command “juggle”",
    "simulate": "GAME is missing",
    "simulate chess": "There is no game “chess”; choose one of tsar",
    "simulate tsar --sides 4": "There is no option “--sides”",
    "simulate tsar --games many": "--games: “many” is not a whole number from 1 up.",
    "simulate tsar --games 0": "--games: “0” is not a whole number",
    "simulate tsar --cores -1": "--cores: “-1” is not a whole number",
    "simulate tsar --seats 9": "This game takes 3–6 players, not 9",
    "simulate tsar --bots nobody": "There is no bot 'nobody'; choose one of random, greedy, always-for, always-",
    "simulate ivan --bots greedy": "There is no bot 'greedy'; choose one of random, rule-1, rule,",
    "simulate tsar --games": "--games needs a value; see `prestol",
    "simulate tsar --json=yes": "--json doesn’t take a value; see `prestol",
    "simulate tsar --bots rule,random --seats 4": "You named 2 bots for 4 seats",
    "simulate tsar --option first_player": "write it as NAME=VALUE",
    "simulate tsar --option colour=red": "There is no option 'colour'",
    "simulate tsar --option first_player=me": "Option first_player is one of",
    "simulate tsar --content nowhere": "nowhere has no content",
    "simulate tsar extra": "`prestol simulate` doesn’t take “extra”; see `prestol simulate --help`",
    "games ivan now": "`prestol games` doesn’t take “ivan now”",
    "simulate tsar --bots search:0": "at least 1",
    "simulate tsar --bots no.such.module:Bot": "The module no.such.module cannot be imported",
    "simulate tsar --bots json:Bot": "The module json has no Bot",
    "simulate tsar --bots json:__doc__": "neither a class nor a function",
    "simulate tsar --bots json:dumps": "needs the argument obj",
    "simulate tsar --bots collections:Counter": "without a decide method",
    "serve --port 99999": "The setting --port is wrong: the highest port is 65535.",
    "pool": "at least one arena run",
    "pool nowhere.json": "nowhere.json cannot be read",
    "arena tsar --bots rule,random --hero rule": "either --hero and --base, or --bots",
    "arena tsar --bots rule,rule": "at least two different bots",
    "arena tsar --hero rule --base nobody": "There is no bot 'nobody'",
    "arena tsar --hero rule --out nowhere/a.json": "its folder does not exist",
    "play chess": "There is no game “chess”",
    "play --seat 4 --seats 4": "There is no seat 4; the seats are numbered from 0 to 3",
    "play --people 2 --seat 0": "--people says 2, but --seat names 1 seats",
    "play --people 5 --seats 4": "--people says 5, but the table has only 4 seats",
    "play --people 9": "--people says 9, but the table has only 4 seats",
    "play --people 999999999999": "but the table has only 4 seats",
    "play --names Anna,Boris": "There is one person at the table",
    "play --resume nowhere.jsonl": "nowhere.jsonl cannot be read",
    "play --record nowhere/a.jsonl": "its folder does not exist",
    "play --lang fr": "There is no language 'fr'",
    "verify nowhere.jsonl": "nowhere.jsonl cannot be read",
    "replay nowhere.jsonl": "nowhere.jsonl cannot be read",
    "rules tsar unicorn": "No rule mentions “unicorn”",
    "rules --coverage --tests nowhere": "There is no folder nowhere",
    "rules chess --coverage": "There is no game “chess”",
    "content": "",
    "content check chess": "There is no game “chess”",
    "content check tsar nowhere": "There is no folder nowhere",
    "content export chess here": "There is no game “chess”",
    "content burn": "There is no command “burn”",
}


RUSSIAN = {
    "simulate tsar --option colour=red": "Настройки 'colour' нет; в этой игре есть first_player",
    "simulate tsar --option first_player=me": "Настройка first_player — одно из random_seat",
    "simulate tsar --option reshuffle_goals=maybe": "Настройка reshuffle_goals — yes или no, а не 'maybe'.",
    "simulate tsar --option first_player=seat_5 --seats 4": "а за столом места от 0 до 3.",
    "simulate tsar --json=yes": "--json пишется без значения",
    "simulate tsar --games": "После --games нужно значение",
    "simulate tsar --content nowhere": "В nowhere нет материалов",
    f"simulate tsar --seed {'x' * 200}": "Зерно — это целое число или короткое слово",
    f"verify {'x' * 3000}": "Не удалось прочитать xxx",
}


@pytest.mark.parametrize("line", RUSSIAN)
def test_a_mistake_is_told_in_russian_to_those_who_speak_it(call: Call, line: str) -> None:
    said = call("--lang", "ru", *line.split())
    assert said.code == 2
    assert RUSSIAN[line] in said.err
    assert said.err.count("\n") == 1 and said.err.endswith("\n")


@pytest.mark.parametrize("line", [line for line, sentence in MISTAKES.items() if sentence])
def test_a_mistake_gets_one_sentence_and_exit_code_2(call: Call, line: str) -> None:
    said = call(*line.split())
    assert said.code == 2
    assert MISTAKES[line] in said.err
    assert said.err.count("\n") == 1 and said.err.endswith(("\n",))
    assert said.out == ""
    assert "Traceback" not in said.err


@pytest.mark.parametrize("seed", ["", " 1", "x" * 129, "a\tb"])
@pytest.mark.parametrize("verb", ["simulate", "play"])
def test_a_bad_seed_is_refused(call: Call, seed: str, verb: str) -> None:
    said = call(verb, "tsar", "--seed", seed) if verb == "play" else call(verb, "tsar", "--games", "1", "--seed", seed)
    assert (said.code, said.out) == (2, "")
    assert "A seed is a whole number or a short word" in said.err


@pytest.mark.parametrize("line", ["", "--help", "play --help", "content", "content --help"])
def test_help_is_no_mistake(call: Call, line: str) -> None:
    said = call(*line.split())
    assert said.code == 0
    assert said.out.startswith("Usage: prestol") and said.err == ""


def test_mistakes_are_told_in_the_language_of_the_user(call: Call) -> None:
    assert "Игры «chess» нет" in call("play", "chess", "--lang", "ru").err
    assert "Команды «juggle» нет" in call("--lang=ru", "juggle").err
    assert "не целое число" in call("simulate", "tsar", "--games", "x", "--lang", "ru").err


def test_a_developer_may_ask_where_a_mistake_comes_from(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRESTOL_DEBUG", "1")
    said = call("verify", "nowhere.jsonl")
    assert said.code == 2 and "Traceback" in said.err


def test_a_fault_of_our_own_is_admitted_without_a_traceback(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("prestol.cli.verbs.catalog.print_json", broken)
    said = call("version", "--json")
    assert said.code == 70
    assert "ZeroDivisionError: by nothing" in said.err and "Traceback" not in said.err


def test_damaged_content_names_file_record_and_field(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert call("content", "export", "tsar", str(folder)).code == 0
    courtiers = folder / "courtiers.toml"
    courtiers.write_text(
        courtiers.read_text(encoding="utf-8").replace('gender = "m"', 'gender = "x"', 1), encoding="utf-8"
    )
    said = call("simulate", "tsar", "--content", str(folder), "--games", "1")
    assert said.code == 2
    assert "courtiers.toml: courtier 'voldemar': field 'gender'" in said.err
    said = call("content", "check", "tsar", str(folder))
    assert said.code == 2 and "courtiers.toml" in said.err


def test_damaged_content_is_told_in_russian(call: Call, tmp_path: Path) -> None:
    call("content", "export", "ivan", str(tmp_path))
    for file, old, new, words in (
        ("projects.toml", "vp = 4", "vp = -4", "project 'c01_ostrog': в поле «vp» нужно число не меньше 0."),
        ("projects.toml", "vp = -4", 'vp = "4"', "в поле «vp» нужно целое число, а не текст."),
        ("projects.toml", 'vp = "4"', "vp = 4\nwings = 2", "поля «wings» нет."),
        ("projects.toml", "vp = 4\nwings = 2", "vp = ", "projects.toml: ошибка в TOML ("),
        ("projects.toml", "vp = \n", "vp = 4\n", ""),
        ("honours.toml", 'count = "project_set"', 'count = "moon"', "title 'duma_boyar': правила не считают «moon»."),
    ):
        path = tmp_path / file
        path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
        said = call("content", "check", "ivan", str(tmp_path), "--lang", "ru")
        assert (said.code, words in said.err) == (2 if words else 0, True), said.err


def test_a_record_that_is_none_is_told_in_russian(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    for text, words in (
        ("", "Это не запись партии «Престола»: файл пуст."),
        ('{"record":99}', "Эту запись сделал более новый «Престол» (формат 99, здесь читаются до 3)"),
        ("{", "Запись повреждена: строка 1 не читается"),
    ):
        file.write_text(text, encoding="utf-8")
        for verb in ("verify", "replay"):
            said = call(verb, str(file), "--lang", "ru")
            assert said.code == 2 and words in said.err
