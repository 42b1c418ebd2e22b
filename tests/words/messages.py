"""The Fluent files as data, and the keys and names that the source code speaks of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import prestol
from prestol.library.content import SHELF
from prestol.library.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "prestol"
LOCALE = SHELF / "locale"
FILES = sorted(path.name for path in (LOCALE / LANGUAGES[0]).glob("*.ftl"))


BOOKS = sorted(path.parent.name for path in SHELF.glob("*/rules.en.md"))
"""The games whose rulebook is written; it may be there before the rules."""


def files_of(game: str) -> list[str]:
    """The files with the words of a game: `ivan.ftl`, `ivan-names.ftl` and so on."""
    return [file for file in FILES if file == f"{game}.ftl" or file.startswith(f"{game}-")]


class Message(NamedTuple):
    """One message: the variables of its text, and those of each attribute."""

    variables: frozenset[str]
    attributes: dict[str, frozenset[str]]


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables_of(pattern: ftl.BaseNode | None) -> frozenset[str]:
    collector = Variables()
    if pattern is not None:
        collector.visit(pattern)
    return frozenset(collector.found)


def entries(language: str, file: str) -> list[ftl.EntryType]:
    return FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8")).body


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    """The messages of a file by key."""
    return {
        entry.id.name: Message(
            variables_of(entry.value), {one.id.name: variables_of(one.value) for one in entry.attributes}
        )
        for entry in entries(language, file)
        if isinstance(entry, ftl.Message)
    }


def base(variable: str) -> str:
    """The argument that a declined form belongs to: `courtier` of `courtier_acc`."""
    return variable.partition("_")[0]


def modules(*parts: str) -> Iterator[tuple[Path, ast.Module]]:
    """The source files below a package, parsed."""
    for path in sorted(SOURCE.joinpath(*parts).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def refusals(*parts: str) -> dict[str, set[str]]:
    """Every refusal that the source below a package can give: its key, and the names of its figures."""
    found: dict[str, set[str]] = {}
    for _, module in modules(*parts):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                key, _, figures = node.args
                assert keys_of(key)
                assert isinstance(figures, ast.Dict)
                names = {str(name.value) for name in figures.keys if isinstance(name, ast.Constant)}
                for one in keys_of(key):
                    found.setdefault(one, set()).update(names)
    return found


def keys_of(node: ast.expr) -> tuple[str, ...]:
    """The keys that an argument may stand for."""
    if isinstance(node, ast.IfExp):
        return (*keys_of(node.body), *keys_of(node.orelse))
    return (node.value,) if isinstance(node, ast.Constant) and isinstance(node.value, str) else ()


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every string of the source, and a pattern for every string that is put together."""
    plain: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for _, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                text = "".join(
                    re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else "(.+)"
                    for part in node.values
                )
                if re.search(r"[a-z]\\-|\\-[a-z]", text):
                    patterns.append(re.compile(text))
    return frozenset(plain), tuple(patterns)


def is_spoken(key: str) -> bool:
    """Whether the source names a key, whole or put together from words that it names."""
    plain, patterns = spoken()
    return key in plain or any(all(map(is_spoken, found.groups())) for one in patterns if (found := one.fullmatch(key)))


def all_games() -> tuple[str, ...]:
    """The games and samples whose source is there."""
    from prestol.registry import SAMPLES

    return tuple(id for id in (*prestol.GAMES, *SAMPLES) if (SOURCE / "games" / id).is_dir())


def lesson_titles(language: str, game: str) -> list[str]:
    """The titles of a guided first game; each is short and followed by a short text."""
    words = prestol.text(language)
    keys = list(messages(language, f"web-{game}-learn.ftl"))
    titles, texts = keys[::2], keys[1::2]
    assert texts == [f"{title}-text" for title in titles]
    assert all(len(words.say(title)) < 40 and words.say(title)[-1] != "." for title in titles)
    long = {text: len(words.say(text)) for text in texts if not 60 < len(words.say(text)) < 240}
    assert not long
    assert all(words.say(text)[-1] in ".!" for text in texts)
    return titles
