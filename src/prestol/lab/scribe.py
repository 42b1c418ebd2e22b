"""Records of the games of a run, one file for each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from prestol.bots import Chair
from prestol.engine.errors import PrestolError
from prestol.engine.journal import Journal
from prestol.engine.record import record_of
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.lab.settings import Setting


class Scribe:
    """Notes the moves of one game between bots."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, Move]] = []

    def __call__(self, chair: Chair, move: Move, state: State) -> None:
        self.moves.append((chair.seat, move))

    def write(self, setting: Setting, number: int, players: Sequence[str], path: Path) -> None:
        """The record of one game of a run, by its number."""
        journal = Journal(setting.start(number))
        for seat, move in self.moves:
            journal.play(seat, move)
        names = [f"{player} {seat}" for seat, player in enumerate(players)]
        path.write_text(
            record_of(journal, setting.seed_of(number), names, players=list(players)).write(), encoding="utf-8"
        )


def record_name(setting: Setting, pair: tuple[str, str], block: int, seat: int) -> str:
    """The file of one game: who played whom, with which seed, and where the hero sat."""
    hero, base, seed = (re.sub(r"[^\w.-]+", "-", part) for part in (*pair, setting.seed_of(block)))
    return f"{setting.game}-{hero}-among-{base}-{seed}-seat-{seat}.jsonl"


def make_folder(folder: str) -> str:
    """A folder that files can be written to."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        probe = Path(folder) / ".prestol"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise PrestolError("fault-records-folder", folder=folder, why=error.strerror or str(error)) from None
    return folder
