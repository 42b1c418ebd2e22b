"""The source code of engine and games as syntax trees, for tests about form."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import prestol

PACKAGE = Path(str(prestol.__file__)).parent


class Shape(NamedTuple):
    """A class as it is written."""

    node: ast.ClassDef
    bases: tuple[str, ...]
    path: Path

    def method(self, name: str) -> ast.FunctionDef | None:
        return next((one for one in self.node.body if isinstance(one, ast.FunctionDef) and one.name == name), None)


def modules(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def classes(*folders: str) -> dict[str, Shape]:
    """Every class of these folders by name."""
    found: dict[str, Shape] = {}
    for path, module in modules(*folders):
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                found[node.name] = Shape(node, tuple(base_name(base) for base in node.bases), path)
    return found


def base_name(node: ast.expr) -> str:
    """`Choice` for the bases `Choice`, `Choice[Duel]` and `step.Choice`."""
    if isinstance(node, ast.Subscript):
        return base_name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else ast.unparse(node)


def descends(shapes: dict[str, Shape], name: str, ancestor: str) -> bool:
    if name == ancestor:
        return True
    return name in shapes and any(descends(shapes, base, ancestor) for base in shapes[name].bases)


def arguments(shapes: dict[str, Shape], name: str) -> tuple[str, ...]:
    """The constructor's arguments of a class, its own or inherited, without self."""
    if name not in shapes:
        return ()
    own = shapes[name].method("__init__")
    if own is not None:
        return tuple(arg.arg for arg in own.args.args[1:])
    return next((found for base in shapes[name].bases if (found := arguments(shapes, base))), ())


def assigned_attributes(node: ast.AST) -> Iterator[ast.Attribute]:
    """Attributes that are assigned, changed in place, deleted or written into."""
    for one in ast.walk(node):
        targets: list[ast.expr] = []
        if isinstance(one, (ast.Assign, ast.Delete)):
            targets = one.targets
        elif isinstance(one, (ast.AugAssign, ast.AnnAssign, ast.For)):
            targets = [one.target]
        for target in targets:
            yield from stored(target)


def stored(target: ast.expr) -> Iterator[ast.Attribute]:
    """The attributes that a target writes to: `s.goals` in `s.goals[self.seat]`."""
    if isinstance(target, (ast.Subscript, ast.Starred)):
        yield from stored(target.value)
    elif isinstance(target, (ast.Tuple, ast.List)):
        for part in target.elts:
            yield from stored(part)
    elif isinstance(target, ast.Attribute):
        yield target
