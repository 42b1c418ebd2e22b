"""The web client has the words it speaks, in both languages, and no others."""

from __future__ import annotations

import re
from functools import cache

import pytest

from prestol.library.content import SHELF
from tests.words.messages import FILES, ROOT, messages

SOURCES = ROOT / "web" / "src"
WEB_FILES = [file for file in FILES if file.startswith("web")]
PLAIN = re.compile(r"""["'`](web-[\w-]+)["'`]""")
PUT_TOGETHER = re.compile(r"`(web-[^`\s]*\$\{[^`]*)`")
PLACE = re.compile(r"\$\{[^}]*\}")
LESSON = re.compile(r'prefix: "(web-[\w-]+)"')
NO_WORDS = re.compile(r"/\*\*.*?\*/|speech\.learn\([^)]*\)", re.DOTALL)
"""Comments, and names of whole files."""
PAGES = ("web", "web-pages", "web-people")
"""Files whose keys are named after pages."""
NAMED = re.compile(r'^\[+(\w+)|^id = "(\w+)"', re.MULTILINE)


@cache
def sources() -> str:
    found = sorted(path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(NO_WORDS.sub("", path.read_text(encoding="utf-8")) for path in found)


@cache
def vocabulary() -> set[str]:
    """What may be put into a key: any word of the sources, and the tables and records of the content."""
    texts = [path.read_text(encoding="utf-8") for path in SHELF.rglob("*.toml")]
    content = {word for text in texts for found in NAMED.findall(text) for word in found if word}
    return content | set(re.findall(r"[\w-]+", sources()))


@cache
def patterns() -> list[re.Pattern[str]]:
    """The keys that are put together, each with a hole for what is put in."""
    keys = [PLACE.split(key) for key in set(PUT_TOGETHER.findall(sources()))]
    keys += [[f"{prefix}-", end] for prefix in LESSON.findall(sources()) for end in ("", "-text")]
    return [re.compile("(.+)".join(map(re.escape, parts))) for parts in keys]


def is_put_together(key: str) -> bool:
    return any(vocabulary().issuperset(found.groups()) for one in patterns() if (found := one.fullmatch(key)))


def known() -> set[str]:
    return {key for file in WEB_FILES for key in messages("en", file)}


def test_there_are_words_and_places_that_speak_them() -> None:
    assert WEB_FILES
    assert len(PLAIN.findall(sources())) > 100
    assert patterns()


@pytest.mark.parametrize("file", WEB_FILES)
def test_every_word_of_the_web_client_is_spoken(file: str) -> None:
    plain = set(PLAIN.findall(sources()))
    assert {key for key in messages("en", file) if key not in plain and not is_put_together(key)} == set()


def test_the_web_client_speaks_no_word_that_is_missing() -> None:
    files = {file.removesuffix(".ftl") for file in WEB_FILES}
    beginnings = {key[:at] for key in known() for at, letter in enumerate(key) if letter == "-"}
    assert set(PLAIN.findall(sources())) - known() - files - beginnings == set()


def test_every_key_that_is_put_together_can_become_a_word() -> None:
    assert [pattern.pattern for pattern in patterns() if not any(pattern.fullmatch(key) for key in known())] == []


@pytest.mark.parametrize("file", WEB_FILES)
def test_keys_of_the_web_client_begin_like_their_file(file: str) -> None:
    stem = file.removesuffix(".ftl")
    assert all(key.startswith("web-") for key in messages("en", file))
    assert stem in PAGES or all(key.startswith(f"{stem}-") for key in messages("en", file))
