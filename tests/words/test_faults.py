"""What is wrong with what somebody gave is said in both languages, with the figures that the source tells."""

from __future__ import annotations

import ast
import re

import pytest

import prestol
from prestol.cli.speech import Speech
from prestol.engine import forms
from prestol.engine.errors import Refusal
from prestol.library.content import FORMS
from prestol.library.text import LANGUAGES, LONGEST
from prestol.server.store import errors
from tests.words.messages import FILES, SOURCE, keys_of, messages, modules

FAULTS = [file for file in FILES if file.startswith("faults")]
PREFIXES = {
    SOURCE / "games" / "ivan" / "edge" / "audit.py": "ivan",
    SOURCE / "games" / "rurik" / "edge" / "audit.py": "rurik",
    SOURCE / "games" / "smuta" / "edge" / "audit.py": "smuta",
    SOURCE / "games" / "smuta" / "edge" / "audit_people.py": "smuta",
    SOURCE / "games" / "tsar" / "edge" / "content.py": "tsar",
}
"""Where the keys of `require` belong."""


def told() -> dict[str, set[str]]:
    """Every fault that the source tells of by key, and the names of its figures."""
    found: dict[str, set[str]] = {}
    for path, module in modules():
        for node in ast.walk(module):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            figures = {str(word.arg) for word in node.keywords}
            if node.func.id == "require" and path in PREFIXES:
                keys = [f"{PREFIXES[path]}-fault-{key}" for key in keys_of(node.args[1])]
            else:
                keys = [
                    key for argument in node.args[:1] for key in keys_of(argument) if re.match(r"(\w+-)?fault-", key)
                ]
            for key in keys:
                found.setdefault(key, set()).update(figures)
    found |= {key: {"where", "error"} for key in errors.POSTGRES.values()}
    found |= {key: {"where"} for key in errors.SQLITE.values()}
    for form, key in forms.FORMS:
        found.setdefault(key, set()).update({"field", *re.findall(r"\?P<(\w+)>", form)} - {"inner"})
    for form, key in FORMS:
        found[key] = {"where", "field", *re.findall(r"\?P<(\w+)>", form)} - {"inner"}
    return found


TOLD = told()


def test_every_fault_has_its_sentence_and_every_sentence_its_fault() -> None:
    written = {key for file in FAULTS for key in messages("en", file)}
    assert written - set(TOLD) == set()
    assert {
        key for key in TOLD if key.partition("-")[0] in ("fault", "tsar", "ivan", "rurik", "smuta", "duel")
    } - written == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FAULTS)
def test_a_sentence_uses_no_figure_that_its_fault_does_not_tell(language: str, file: str) -> None:
    for key, message in messages(language, file).items():
        assert message.variables <= TOLD[key], key


@pytest.mark.parametrize(
    ("error", "english", "russian"),
    [
        (
            prestol.OptionError("fault-option-none", option="'pace'"),
            "There is no option 'pace'",
            "Настройки 'pace' нет",
        ),
        (
            prestol.PrestolError("A sentence that stands ready."),
            "A sentence that stands ready.",
            "A sentence that stands",
        ),
        (
            prestol.LoadError("fault-record-set-up", why=prestol.PrestolError("fault-seed", seed="''")),
            "This record cannot be set up: A seed is",
            "Не удалось начать партию из этой записи. Зерно — это",
        ),
        (
            prestol.LoadError(
                "fault-record-move",
                n=3,
                move="'done'",
                seat=1,
                why=prestol.IllegalMove("duel", Refusal("game-over", "DUE-END-01", {})),
            ),
            "breaks the rules at move 3 ('done' by seat 1): The game is over. (DUE-END-01)",
            "на ходу 3 ('done', место 1). Партия окончена. (DUE-END-01)",
        ),
    ],
)
def test_a_fault_speaks_the_language_it_is_asked_in(error: prestol.PrestolError, english: str, russian: str) -> None:
    assert english in str(error) and str(error) == prestol.text("en").error(error)
    assert russian in Speech("ru").error(error)


def test_what_a_file_holds_cannot_break_a_sentence() -> None:
    error = prestol.ContentError("fault-content-unknown", where="a.toml", field="one\n\x1b[31mtwo" + "x" * 5000)
    sentence = str(error)
    assert sentence.startswith("a.toml: there is no field 'one??[31mtwoxxx") and sentence.endswith("…'.")
    assert len(sentence) < LONGEST + 100


def test_the_engine_tells_of_a_fault_without_words_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prestol.PrestolError, "tell", None)
    assert str(prestol.PrestolError("fault-seed", seed="''")) == "fault-seed {'seed': \"''\"}"
    assert str(prestol.PrestolError("A sentence.")) == "A sentence."
