"""Ways to change a copy of the content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

Damage = Callable[[Path], None]


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


def keep_goals(number: int) -> Damage:
    """Leave the first goal cards only, and count them rightly."""

    def damage(folder: Path) -> None:
        cards = (folder / "goals.toml").read_text(encoding="utf-8").split("[[goal]]")
        (folder / "goals.toml").write_text("[[goal]]".join(cards[: number + 1]), encoding="utf-8")
        swap("game.toml", "goal_cards = 26", f"goal_cards = {number}")(folder)

    return damage
