"""Golden games of Ivan the Terrible: they replay to the same fingerprints for ever, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import moves_of, play, replay
from tests.games.ivan.golden_write import FOLDER, TABLES, make_player


def test_there_is_a_golden_game_for_every_table() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game_replays_to_the_same_positions(name: str) -> None:
    replay("ivan", Path(FOLDER / f"{name}.jsonl"))


def test_players_of_chance_still_play_the_same_games() -> None:
    for name in ("2-random", "3-mixed"):
        kept = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
        assert moves_of(play("ivan", name, TABLES, make_player, rules=1)) == moves_of(kept)
