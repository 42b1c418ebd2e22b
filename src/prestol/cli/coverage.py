"""Which rules the tests prove, read from their marks without running them."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from prestol.engine.errors import PrestolError
from prestol.library.rulebook import rulebook
from prestol.registry import GAMES, SAMPLES

NOT_TESTABLE = "untestable.toml"


class Coverage(NamedTuple):
    """The rules of one game, the tests that claim them, and those that software cannot test, with the reason."""

    game: str
    rules: list[str]
    tests: dict[str, list[str]]
    untestable: dict[str, str]
    unknown: list[str]
    """Ids that a test or the list of reasons names, but no book."""

    @property
    def missing(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.tests and rule not in self.untestable]

    @property
    def twice(self) -> list[str]:
        """Ids that are listed as not testable, although a test claims them."""
        return [rule for rule in self.untestable if rule in self.tests]

    @property
    def whole(self) -> bool:
        return not (self.missing or self.unknown or self.twice)

    def document(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "whole": self.whole,
            "rules": {rule: self.tests.get(rule, []) for rule in self.rules},
            "untestable": self.untestable,
            "missing": self.missing,
            "unknown": self.unknown,
            "twice": self.twice,
        }


def coverage_of(games: list[str], tests: Path) -> list[Coverage]:
    """The coverage of each game by the tests of a folder."""
    claimed: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for rule, test in claims(path):
            claimed.setdefault(rule, []).append(f"{path.relative_to(tests).as_posix()}::{test}")
    return [cover(game, claimed, reasons(tests / "games" / game / NOT_TESTABLE)) for game in games]


def cover(game: str, claimed: dict[str, list[str]], untestable: dict[str, str]) -> Coverage:
    rules = list(rulebook(game, "en").paragraphs)
    mine = {rule: tests for rule, tests in claimed.items() if rule in rules}
    shelves = {prefix_of(other) for other in GAMES + SAMPLES if other != game}
    strange = [rule for rule in claimed if rule not in rules and rule.split("-")[0] not in shelves]
    unknown = {*strange, *(rule for rule in untestable if rule not in rules)}
    return Coverage(game, rules, mine, untestable, sorted(unknown))


def prefix_of(game: str) -> str:
    """What all ids of a game's book begin with."""
    return next(iter(rulebook(game, "en").paragraphs)).split("-")[0]


def reasons(path: Path) -> dict[str, str]:
    """The ids that software cannot test, each with the reason."""
    if not path.exists():
        return {}
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise PrestolError("fault-file-unreadable", path=str(path), why=str(error)) from None
    return {rule: str(reason) for rule, reason in table.items()}


def claims(path: Path) -> Iterator[tuple[str, str]]:
    """Pairs of rule and test in a test file."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, SyntaxError) as error:
        raise PrestolError("fault-file-python", path=str(path), why=str(error)) from None
    names = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and is_mark(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    yield from claims_under(tree, names, path.stem)


def claims_under(node: ast.AST, names: set[str], test: str) -> Iterator[tuple[str, str]]:
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) else test
        if isinstance(child, ast.Call) and is_mark(child.func, names):
            for argument in child.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, test
        yield from claims_under(child, names, inner)


def is_mark(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is `pytest.mark.rule`, or a name that stands for it."""
    if isinstance(node, ast.Name):
        return node.id in names
    return ast.unparse(node) == "pytest.mark.rule" if isinstance(node, ast.Attribute) else False
