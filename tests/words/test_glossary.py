"""The glossary: every term has both languages, and every identifier exists in the source."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from tests.words.messages import ROOT, modules

ROWS = re.findall(r"^\| (.+?) \| (.+?) \| `(\w+)` \|$", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE)


@cache
def identifiers() -> frozenset[str]:
    """Every name that the source defines: classes, functions, parameters, variables, attributes and fields."""
    found: set[str] = set()
    for _, module in modules():
        for node in ast.walk(module):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                found.add(node.name)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
    return frozenset(found)


def test_the_glossary_has_no_row_in_another_form() -> None:
    text = (ROOT / "docs/glossary.md").read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("|") and not line.startswith(("|---", "| по-русски"))]
    assert len(rows) == len(ROWS) > 40


@pytest.mark.parametrize(("russian", "english", "name"), ROWS, ids=[row[2] for row in ROWS])
def test_every_term_has_both_languages_and_exists(russian: str, english: str, name: str) -> None:
    assert re.search("[а-яё]", russian)
    assert re.search("[a-z]", english)
    assert name in identifiers()


def test_no_term_stands_twice() -> None:
    for column in range(3):
        terms = [row[column] for row in ROWS]
        assert len(terms) == len(set(terms))
