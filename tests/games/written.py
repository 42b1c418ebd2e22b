"""What stands in the content files of a game, as written: the tests compare the rules with it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import prestol

Record = dict[str, Any]


@cache
def files_of(game: str) -> Record:
    """All tables of a game."""
    found: Record = {}
    for path in sorted((Path(prestol.__file__).parent / "content" / game).glob("*.toml")):
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def records_of(game: str, table: str) -> dict[str, Record]:
    """The records of a table by id."""
    return {record["id"]: record for record in files_of(game)[table]}
