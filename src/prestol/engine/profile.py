"""What people want to know of a game before they sit down, and the tables they are offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Lesson(NamedTuple):
    """The table of the guided first game: always the same deal."""

    seats: int
    level: str = "novice"
    seed: str = "first lesson"
    options: Mapping[str, bool | str] = {}


class Profile(NamedTuple):
    """How demanding a game is, how long it takes, and which table against bots is offered first."""

    weight: int = 1
    """1 light, 2 medium, 3 demanding."""
    minutes: tuple[int, int] = (5, 15)
    seats: int = 2
    """People and bots at a table that is opened with one click."""
    level: str = "casual"
    lesson: Lesson | None = None


class Coming(NamedTuple):
    """A game that is announced, but cannot be played yet."""

    id: str
    seats: tuple[int, ...]
    profile: Profile
