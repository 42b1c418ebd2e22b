"""Ways to change a copy of the content, and what the game says about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import prestol
from prestol.library.content import export_content

Damage = Callable[[Path], None]
Damages = dict[str, tuple[Damage, list[str]]]
"""By name: what is changed, and what the complaint about it says."""


def swap(file: str, old: str, new: str, times: int = 1) -> Damage:
    """Replace text in a file."""

    def damage(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, times), encoding="utf-8")

    return damage


def add(file: str, text: str) -> Damage:
    """Add text to the end of a file."""

    def damage(folder: Path) -> None:
        with (folder / file).open("a", encoding="utf-8") as out:
            out.write(text)

    return damage


def both(*damages: Damage) -> Damage:
    """Several changes together."""

    def damage(folder: Path) -> None:
        for one in damages:
            one(folder)

    return damage


def drop(file: str) -> Damage:
    return lambda folder: (folder / file).unlink()


def folder(file: str) -> Damage:
    """Put a folder in the place of a file."""

    def damage(where: Path) -> None:
        (where / file).unlink()
        (where / file).mkdir()

    return damage


def raw(file: str, data: bytes) -> Damage:
    def damage(folder: Path) -> None:
        (folder / file).write_bytes(data)

    return damage


def shorten(file: str, length: int) -> Damage:
    """Keep the first bytes of a file only."""

    def damage(folder: Path) -> None:
        (folder / file).write_bytes((folder / file).read_bytes()[:length])

    return damage


def cut(file: str, start: str, end: str) -> Damage:
    """Remove the text from `start` up to `end`."""

    def damage(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        at = text.index(start)
        (folder / file).write_text(text[:at] + text[text.index(end, at + 1) :], encoding="utf-8")

    return damage


def complaint_about(game: str, damage: Damage, folder: Path) -> str:
    """The one sentence with which a game refuses a damaged copy of its content."""
    export_content(game, folder)
    damage(folder)
    with pytest.raises(prestol.ContentError) as caught:
        prestol.game(game, folder)
    complaint = str(caught.value)
    assert re.search(r"[a-z\d`'\])]\.$", complaint), complaint
    assert "\n" not in complaint
    return complaint


def each_is_named(game: str, damages: Damages) -> Callable[[str, Path], None]:
    """A test for each damage: the complaint says where it is and what is wrong, and begins with the file if one is."""

    @pytest.mark.once
    @pytest.mark.parametrize("name", damages)
    def test(name: str, tmp_path: Path) -> None:
        damage, expected = damages[name]
        complaint = complaint_about(game, damage, tmp_path)
        for words in expected:
            assert words in complaint
        if expected[0].endswith(".toml"):
            assert complaint.startswith(expected[0])

    return test
