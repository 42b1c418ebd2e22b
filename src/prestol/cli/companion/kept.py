"""The file of a companion's game: read when it is there, written after every entry."""

from __future__ import annotations

from pathlib import Path

import msgspec

from prestol.engine.companion import Companion, read_saved
from prestol.engine.errors import PrestolError
from prestol.registry import companion_of


class Kept:
    """A game and the file in which it is saved."""

    def __init__(self, companion: Companion, path: Path) -> None:
        self.companion = companion
        self.path = path

    def save(self) -> None:
        """Write the game, whole or not at all."""
        beside = self.path.with_name(self.path.name + ".part")
        try:
            beside.write_bytes(msgspec.json.encode(self.companion.saved()) + b"\n")
            beside.replace(self.path)
        except OSError as error:
            raise PrestolError("cli-unwritable", file=str(self.path), why=error.strerror or str(error)) from None


def usual_path(game: str, home: Path) -> Path:
    """Where a game is saved that names no file: in the user's own folder."""
    folder = home / "companion"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PrestolError("cli-companion-no-home", folder=str(folder), why=error.strerror or str(error)) from None
    return folder / f"{game}.json"


def opened(path: Path, game: str) -> Companion | None:
    """The game of a file, or None where there is none."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise PrestolError("cli-unreadable", file=str(path), why=error.strerror or str(error)) from None
    saved = read_saved(text)
    if saved.game != game:
        raise PrestolError("companion-fault-other-game", found=saved.game, game=game)
    return companion_of(saved)
