"""The rulebooks at the command line, and the coverage of their ids by tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prestol.cli.coverage import claims, coverage_of
from prestol.engine.errors import PrestolError
from prestol.library.rulebook import rulebook
from tests.cli.conftest import Call

ALL = list(rulebook("tsar", "en").paragraphs)


def write(tests: Path, text: str, untestable: str = "") -> Path:
    folder = tests / "games" / "tsar"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "test_some.py").write_text(text, encoding="utf-8")
    if untestable:
        (folder / "untestable.toml").write_text(untestable, encoding="utf-8")
    return tests


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_whole_book_is_shown(call: Call, language: str) -> None:
    said = call("rules", "tsar", "--lang", language)
    assert said.code == 0
    assert said.out.startswith(rulebook("tsar", language).title)
    assert all(rule in said.out for rule in ALL)


def test_a_rule_is_found_by_its_id_or_by_words_with_or_without_the_game(call: Call) -> None:
    for words in (("tsar", "TSR-PRM-02"), ("TSR-PRM-02",), ("tsar", "tsr-prm-02")):
        assert list(json.loads(call("rules", *words, "--json").out)["rules"]) == ["TSR-PRM-02"]
    assert "TSR-PRM-02" in call("rules", "TSR-PRM-02").out
    found = json.loads(call("rules", "престол", "--lang", "ru", "--json").out)["rules"]
    assert found and all("престол" in text.casefold() for text in found.values())


def test_marks_are_found_wherever_pytest_takes_them(tmp_path: Path) -> None:
    path = tmp_path / "test_marks.py"
    path.write_text(
        "import pytest\n"
        "rule = pytest.mark.rule\n"
        "pytestmark = pytest.mark.rule('A-1')\n"
        "@rule('A-2', 'A-3')\n"
        "def test_one(): pass\n"
        "class TestMany:\n"
        "    @pytest.mark.rule('A-4')\n"
        "    def test_two(self): pass\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=rule('A-5'))])\n"
        "async def test_three(x): pass\n"
        "def other(): return print('A-6')\n",
        encoding="utf-8",
    )
    assert list(claims(path)) == [
        ("A-1", "test_marks"),
        ("A-2", "test_one"),
        ("A-3", "test_one"),
        ("A-4", "test_two"),
        ("A-5", "test_three"),
    ]


def test_coverage_is_whole_when_every_rule_has_a_test_or_a_reason(call: Call, tmp_path: Path) -> None:
    marks = ", ".join(repr(rule) for rule in ALL if rule != "TSR-CMP-08")
    tests = write(
        tmp_path, f"import pytest\n@pytest.mark.rule({marks})\ndef test_all(): pass\n", '"TSR-CMP-08" = "glue"\n'
    )
    said = call("rules", "tsar", "--coverage", "--tests", str(tests))
    assert said.code == 0
    assert f"{len(ALL) - 1} of {len(ALL)} rules are covered by tests, 1 is listed" in said.out
    assert "(not testable in software: glue)" in said.out


@pytest.mark.parametrize(
    ("marks", "reasons", "part", "rules"),
    [
        (ALL[1:], "", "missing", [ALL[0]]),
        ([*ALL, "TSR-XYZ-99"], "", "unknown", ["TSR-XYZ-99"]),
        ([*ALL, "TRS-AIM-01"], "", "unknown", ["TRS-AIM-01"]),
        (ALL, '"TSR-XYZ-99" = "no"', "unknown", ["TSR-XYZ-99"]),
        (ALL, f'"{ALL[0]}" = "no"', "twice", [ALL[0]]),
    ],
)
def test_gaps_and_slips_fail_the_check(
    call: Call, tmp_path: Path, marks: list[str], reasons: str, part: str, rules: list[str]
) -> None:
    marked = ", ".join(map(repr, marks))
    tests = write(tmp_path, f"import pytest\n@pytest.mark.rule({marked})\ndef test_all(): pass\n", reasons)
    said = call("rules", "tsar", "--coverage", "--tests", str(tests), "--json")
    assert said.code == 1
    [document] = json.loads(said.out)["games"]
    assert not document["whole"] and document[part] == rules
    assert rules[0] in call("rules", "tsar", "--coverage", "--tests", str(tests)).out.splitlines()[-1]


def test_ids_of_the_sample_game_are_not_strange(tmp_path: Path) -> None:
    other = next(iter(rulebook("duel", "en").paragraphs))
    tests = write(tmp_path, f"import pytest\n@pytest.mark.rule({other!r})\ndef test_all(): pass\n")
    assert coverage_of(["tsar"], tests)[0].unknown == []


@pytest.mark.parametrize(("text", "reasons"), [("def (:", ""), ("", "= broken")])
def test_files_that_cannot_be_read_are_named(tmp_path: Path, text: str, reasons: str) -> None:
    with pytest.raises(PrestolError, match=r"(test_some\.py|untestable\.toml) cannot be read"):
        coverage_of(["tsar"], write(tmp_path, text, reasons))
