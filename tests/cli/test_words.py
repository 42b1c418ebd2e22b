"""All words of the terminal client in both languages, and the language that is chosen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prestol.cli
from prestol.cli.app import VERBS
from prestol.cli.app import prestol as group
from prestol.cli.speech import STAND_INS, Speech, asked_language, help_lines, plain_locale
from prestol.engine.errors import PrestolError
from prestol.library.content import SHELF
from prestol.library.text import LANGUAGES, text
from tests.cli.conftest import Call, in_process

SOURCES = list(Path(prestol.cli.__file__).parent.rglob("*.py"))
FILES = ["cli.ftl", "cli-companion.ftl", "cli-ivan.ftl", "cli-lab.ftl", "cli-rurik.ftl", "cli-smuta.ftl"]


def keys(language: str, file: str) -> list[str]:
    written = (SHELF / "locale" / language / file).read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)


@pytest.mark.parametrize("file", [*FILES, "help.ftl"])
def test_both_languages_have_the_same_words_in_the_same_order(file: str) -> None:
    assert keys("en", file) == keys("ru", file)
    assert len(set(keys("en", file))) == len(keys("en", file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lines_are_what_fluent_would_say(language: str) -> None:
    for key, line in help_lines(language).items():
        assert text(language).say(key) == line


def test_every_word_that_the_client_asks_for_is_there() -> None:
    asked = {key for path in SOURCES for key in re.findall(r'"(cli-[a-z-]+[a-z])"', path.read_text(encoding="utf-8"))}
    assert len(asked) > 60
    assert asked <= {key for file in FILES for key in keys("en", file)}


def test_no_word_is_left_over() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    made = ("cli-column-", "cli-order-", "cli-unit-", "cli-coverage-", "cli-tsar-phase-")
    for key in keys("en", "cli.ftl"):
        assert key in code or key.startswith(made), key
        assert key.startswith(made) is False or key.split("-")[2] in code, key


def test_no_line_of_the_help_is_left_over(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"progress", "no-cyrillic"}  # said at other times

    def note(_: Speech, key: str) -> str:
        asked.add(key)
        return key

    monkeypatch.setattr(Speech, "help", note)
    for words in ("", *VERBS, "content export", "content check"):
        assert call(*words.split(), "--help").code == 0
    assert {f"cli-help-{key}" for key in asked} == set(keys("en", "help.ftl"))


@pytest.mark.parametrize(
    ("game", "made"),
    [
        ("ivan", ("phase-", "head-", "display-", "type-", "own-", "begin-")),
        ("rurik", ("phase-", "head-", "begin-")),
    ],
)
def test_no_word_of_the_table_of_a_game_is_left_over(game: str, made: tuple[str, ...]) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if path.name.startswith(game))
    for key in keys("en", f"cli-{game}.ftl"):
        word = key.removeprefix(f"cli-{game}-")
        written = (f'"{key}"', f'"{word}"', f"'{word}'", f'"{word.removesuffix("-words")}"')
        assert any(one in code for one in written) or word.startswith(made), key


def test_every_verb_and_option_has_help_in_both_languages(call: Call) -> None:
    for language in LANGUAGES:
        for verb in [*VERBS, "content export", "content check"]:
            said = call(*verb.split(), "--help", "--lang", language)
            assert said.code == 0
            assert "option-" not in said.out and "heading-" not in said.out
            assert f"prestol-{verb.replace(' ', '-')}" not in said.out
            assert said.out.startswith("Usage:" if language == "en" else "Использование:")
    assert group.name == "prestol"


@pytest.mark.parametrize(
    ("args", "environ", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "ru_RU.UTF-8", "PRESTOL_LANG": "en"}, "en"),
        (["play", "--lang", "ru"], {"PRESTOL_LANG": "en"}, "ru"),
        (["--lang=ru"], {}, "ru"),
        (["play", "--lang"], {}, "en"),
    ],
)
def test_the_command_line_wins_over_the_environment(args: list[str], environ: dict[str, str], language: str) -> None:
    assert asked_language(args, environ) == language


@pytest.mark.parametrize(
    ("environ", "plain"),
    [
        ({"LANG": "C"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "POSIX"}, True),
        ({"LANG": "C", "PYTHONIOENCODING": "utf-8"}, False),
        ({"LANG": "C", "LC_ALL": "ru_RU.UTF-8"}, False),
        ({"LANG": "C.UTF-8"}, False),
        ({}, False),
    ],
)
def test_only_a_locale_that_says_so_is_plain(environ: dict[str, str], plain: bool) -> None:
    assert plain_locale(environ) is plain


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(PrestolError, match="no language 'fr'"):
        Speech().choose("fr")


def test_stand_ins_are_one_plain_letter_each() -> None:
    assert all(isinstance(plain, str) and len(plain) == 1 and plain.isascii() for plain in STAND_INS.values())


@pytest.mark.parametrize(
    "args", [("games",), ("rules", "TSR-VOT"), ("simulate", "tsar", "--games", "2", "--cores", "1")]
)
def test_a_terminal_that_knows_only_ascii_gets_only_ascii(args: tuple[str, ...]) -> None:
    done = in_process(*args, "--lang", "ru", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii() and b"?" not in done.stdout.replace(b"? ", b"").replace(b"?\n", b"")
    assert done.stderr.count(b"\n") == 1 and b"cannot show Cyrillic" in done.stderr


def test_json_for_an_ascii_terminal_is_escaped_not_mangled() -> None:
    import json

    done = in_process("rules", "TSR-CMP-01", "--json", PYTHONIOENCODING="ascii")
    assert "“For”" in json.loads(done.stdout)["rules"]["TSR-CMP-01"]


def test_a_terminal_with_cyrillic_but_without_signs_speaks_russian() -> None:
    done = in_process("simulate", "tsar", "--games", "2", "--cores", "1", "--lang", "ru", PYTHONIOENCODING="koi8-r")
    assert done.returncode == 0 and done.stderr == b""
    assert "Доля при равной силе" in done.stdout.decode("koi8-r")


def test_a_reader_that_goes_away_is_no_mistake() -> None:
    import subprocess

    from tests.cli.conftest import command

    with subprocess.Popen(command("rules", "tsar"), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_orders_of_a_table_stand_in_two_columns(language: str, call: Call) -> None:
    options = ("--seed", "1", "--seat", "0", "--option", "first_player=seat_0", "--lang", language)
    lines = call("play", "tsar", *options, typed="?\nq\n").out.splitlines()
    columns = {len(found[0]) for line in lines if (found := re.match(r"(q|settle \w+ \w+|lang \w+) {2,}", line))}
    assert len(columns) == 1
