"""Golden games: whole games that must replay to the same fingerprints for ever, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

import prestol
from tests.games.golden import moves_of, play, replay
from tests.games.tsar.golden_write import FOLDER, TABLES

GAMES = sorted(FOLDER.glob("*.jsonl"))


def test_there_is_a_golden_game_for_every_table() -> None:
    assert [path.stem for path in GAMES] == sorted(TABLES)
    records = [prestol.read_record(path.read_text(encoding="utf-8")) for path in GAMES]
    assert {record.header.seats for record in records} == {3, 4, 5, 6}
    assert sum(len(record.lines) for record in records) > 2000


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_positions(path: Path) -> None:
    replay("tsar", path)


def test_a_golden_game_is_written_the_way_it_says() -> None:
    """Random players depend on the streams of chance alone, so their games come out the same today."""
    kept = (FOLDER / "3-random.jsonl").read_text(encoding="utf-8")
    assert moves_of(play("tsar", "3-random", TABLES, rules=1)) == moves_of(kept)
