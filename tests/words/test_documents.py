"""The documents: their examples run, their links lead somewhere, and the commands they name exist."""

from __future__ import annotations

import contextlib
import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol.library.rulebook import rulebook
from tests.words.messages import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BY_DOCUMENT = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
TWINS = [
    ("README.md", "README.ru.md"),
    ("docs/guide/playing-in-the-browser.md", "docs/guide/playing-in-the-browser.ru.md"),
    ("docs/guide/playing-in-the-terminal.md", "docs/guide/playing-in-the-terminal.ru.md"),
    ("docs/guide/companion.md", "docs/guide/companion.ru.md"),
]
EXAMPLES = [path for path in DOCUMENTS if "```python" in path.read_text(encoding="utf-8")]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_run_as_they_stand(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for block in blocks(path, "python"):
            exec(compile(block, str(path), "exec", dont_inherit=True), names)
    assert printed.getvalue()
    assert list(tmp_path.iterdir()) == [], "an example writes into the current folder"


@pytest.mark.parametrize(("english", "russian"), TWINS)
def test_twins_have_the_same_shape(english: str, russian: str) -> None:
    """The same headings, tables, pictures and commands; examples differ in comments at most."""
    one, other = ROOT / english, ROOT / russian
    shapes = []
    for path in (one, other):
        lines = path.read_text(encoding="utf-8").splitlines()
        shapes.append([re.match(r"#+ |\||!\[|- |```", line) for line in lines])
    marks = [[mark[0] for mark in shape if mark] for shape in shapes]
    assert marks[0] == marks[1]
    assert blocks(one, "python") == blocks(other, "python")
    commands = [
        [re.sub(r"\s*#.*", "", line) for block in blocks(path, "sh") for line in block.splitlines()]
        for path in (one, other)
    ]
    assert commands[0] == commands[1]


@BY_DOCUMENT
def test_links_lead_to_files_that_are_there(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)\)", path.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (path.parent / target).exists(), target


@BY_DOCUMENT
def test_verbs_that_are_named_exist(path: Path) -> None:
    from prestol.cli.app import VERBS

    text = path.read_text(encoding="utf-8")
    spoken = [*re.findall(r"`([^`\n]+)`", text), *(line for block in blocks(path, "sh") for line in block.splitlines())]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for phrase in spoken:
        if found := re.match(r"make ([a-z-]+)", phrase):
            assert found[1] in targets, phrase
        if found := re.match(r"(?:\.venv/bin/)?prestol ([a-z]+)", phrase):
            assert found[1] in VERBS, phrase


@cache
def questions(game: str) -> list[tuple[str, str]]:
    """The rows of a page of questions: the id of a reading or another rule, and the rest of the row."""
    text = (ROOT / f"docs/questions/{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^\| ([A-Z]{3}-[A-Z]+-\d+) \| (.+) \|$", text, re.MULTILINE)


ASKED = sorted(path.stem for path in (ROOT / "docs/questions").glob("*.md"))


@pytest.mark.parametrize("game", ASKED)
def test_every_reading_is_among_the_questions_once(game: str) -> None:
    readings = [rule for rule in rulebook(game, "en").paragraphs if "-R-" in rule]
    assert sorted(rule for rule, _ in questions(game) if "-R-" in rule) == readings


@pytest.mark.parametrize("game", ASKED)
def test_every_option_stands_in_the_row_of_its_reading(game: str) -> None:
    for option in prestol.game(game).options:
        assert f"`{option.id}`" in dict(questions(game))[option.rule]


def test_every_decision_is_listed_and_has_its_three_parts() -> None:
    folder = ROOT / "docs/decisions"
    listed = re.findall(r"\((\d{4}-[a-z-]+\.md)\)", (folder / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(path.name for path in folder.glob("0*.md"))
    for name in listed:
        text = (folder / name).read_text(encoding="utf-8")
        assert text.startswith(f"# {name[:4]}. ")
        assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Choice", "What follows"]


def test_the_changelog_knows_the_version() -> None:
    assert f"## [{prestol.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
