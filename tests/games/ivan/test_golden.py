"""Golden games of Ivan the Terrible: they replay to the same fingerprints for ever, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

import prestol
from tests.games.golden import Tables, moves_of, play, replay
from tests.games.ivan.golden_write import FOLDER, NEWEST, NEWEST_TABLES, TABLES, make_player

VERSIONS: dict[int, tuple[Path, Tables]] = {1: (FOLDER, TABLES), 2: (NEWEST, NEWEST_TABLES)}
GAMES = [(rules, name) for rules, (_, tables) in VERSIONS.items() for name in tables]


@pytest.mark.parametrize("rules", VERSIONS)
def test_there_is_a_golden_game_for_every_table(rules: int) -> None:
    folder, tables = VERSIONS[rules]
    assert sorted(path.stem for path in folder.glob("*.jsonl")) == sorted(tables)


@pytest.mark.parametrize(("rules", "name"), GAMES)
def test_a_golden_game_replays_to_the_same_positions(rules: int, name: str) -> None:
    path = VERSIONS[rules][0] / f"{name}.jsonl"
    assert prestol.read_record(path.read_text(encoding="utf-8")).header.rules == rules
    replay("ivan", path)


@pytest.mark.parametrize("rules", VERSIONS)
def test_players_of_chance_still_play_the_same_games(rules: int) -> None:
    folder, tables = VERSIONS[rules]
    for name in ("2-random", "3-mixed"):
        kept = (folder / f"{name}.jsonl").read_text(encoding="utf-8")
        assert moves_of(play("ivan", name, tables, make_player, rules=rules)) == moves_of(kept)


def test_a_selection_is_one_line_of_a_record() -> None:
    lines = prestol.read_record((NEWEST / "4-busy.jsonl").read_text(encoding="utf-8")).lines
    selections = [line.move for line in lines if line.move.split()[0] in ("choose", "name", "swap")]
    assert selections and not any(move.endswith("+") for move in selections)
    assert any(len(move.split()) > 2 for move in selections)
