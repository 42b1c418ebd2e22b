"""Contents that earlier releases came with, so that their games can be finished, replayed and verified.

`content/<game>/archive/<hash>.json` holds the content of that name, whole.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from prestol.engine.errors import ContentError
from prestol.library.content import SHELF, Content, kept_content


class Archived(Struct, forbid_unknown_fields=True):
    """The content of a release."""

    release: str
    """The first release that came with it."""
    names: list[str]
    """What releases called it before content was named by what the rules read."""
    tables: dict[str, Any]


def folder_of(game: str) -> Path:
    return SHELF / game / "archive"


@cache
def archived(game: str) -> dict[str, Archived]:
    """The archived contents of a game by their hash."""
    found: dict[str, Archived] = {}
    for path in sorted(folder_of(game).glob("*.json")):
        try:
            found[path.stem] = msgspec.json.decode(path.read_bytes(), type=Archived)
        except (OSError, msgspec.DecodeError) as error:
            raise ContentError("fault-content-unreadable", file=path.name, why=str(error)) from None
    return found


def names_of(game: str, hash: str) -> list[str]:
    """The older names of a content."""
    return archived(game)[hash].names if hash in archived(game) else []


def first_name(game: str) -> str:
    """The name of the content of release 0.1.0, whose tables did not name it; empty for games that came later."""
    return next((kept.names[0] for kept in archived(game).values() if kept.names), "")


def archived_content(game: str, name: str) -> Content | None:
    """The archived content that has this hash or this older name."""
    for hash, kept in archived(game).items():
        if name == hash or name in kept.names:
            return kept_content(hash, kept.tables)
    return None


def archive_content(game: str, release: str, hash: str, names: list[str], tables: dict[str, Any]) -> Path | None:
    """Save the content that a release comes with; None if it is saved already."""
    path = folder_of(game) / f"{hash}.json"
    if path.exists():
        return None
    path.parent.mkdir(exist_ok=True)
    written = msgspec.json.encode(Archived(release, names, tables), order="deterministic")
    path.write_bytes(msgspec.json.format(written, indent=1) + b"\n")
    return path
