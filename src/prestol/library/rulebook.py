"""The rulebooks: every paragraph by its id, in our own words, in both languages."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from prestol.library.content import SHELF

PARAGRAPH = re.compile(r"^- ([A-Z]{3}(?:-\d?[A-Z]+)?-\d+)[. ]\s*(.*)$")


class Chapter(NamedTuple):
    """A heading with the ids that stand under it."""

    title: str
    ids: tuple[str, ...]


class Rulebook(NamedTuple):
    """The rules of one game in one language."""

    title: str
    chapters: tuple[Chapter, ...]
    paragraphs: dict[str, str]
    preface: tuple[str, ...] = ()
    """What stands before the first chapter: where the rules come from, and the words they use."""

    def find(self, words: str) -> list[str]:
        """Ids whose id or text holds all the words."""
        wanted = words.casefold().split()
        return [
            rule
            for rule, text in self.paragraphs.items()
            if all(word in f"{rule} {text}".casefold() for word in wanted)
        ]


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rulebook of a game."""
    text = (SHELF / game / f"rules.{language}.md").read_text(encoding="utf-8")
    title = ""
    chapters: list[tuple[str, list[str]]] = []
    paragraphs: dict[str, str] = {}
    preface: list[str] = []
    current = ""
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            chapters.append((line[3:].strip(), []))
            current = ""
        elif found := PARAGRAPH.match(line):
            current = found[1]
            chapters[-1][1].append(current)
            paragraphs[current] = found[2]
        elif current and line.startswith("  "):
            paragraphs[current] += "\n" + line.strip()
        else:
            current = ""
            if line and not chapters:
                preface.append(line)
    parted = tuple(Chapter(name, tuple(ids)) for name, ids in chapters)
    return Rulebook(title, parted, paragraphs, tuple(preface))
