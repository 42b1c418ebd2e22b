"""Golden games of Rurik: they replay to the same fingerprints for ever, interpreted and compiled."""

from __future__ import annotations

import pytest

import prestol
from tests.games.golden import moves_of, play, replay
from tests.games.rurik.golden_write import FOLDER, TABLES, make_player


def kept(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


def test_there_is_a_golden_game_for_every_table() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game_replays_to_the_same_positions(name: str) -> None:
    assert prestol.read_record(kept(name)).header.rules == 1
    replay("rurik", FOLDER / f"{name}.jsonl")


@pytest.mark.parametrize("name", ["1-random", "2-random", "3-mixed"])
def test_players_of_chance_still_play_the_same_games(name: str) -> None:
    assert moves_of(play("rurik", name, TABLES, make_player)) == moves_of(kept(name))


def test_the_golden_games_know_every_kind_of_move() -> None:
    played = {move.split()[0] for name in TABLES for _, move in moves_of(kept(name))}
    assert {kind.name for kind in prestol.game("rurik").notation.kinds} == played


def test_a_selection_is_one_line_of_a_record() -> None:
    payments = [move for name in TABLES for _, move in moves_of(kept(name)) if move.startswith("pay ")]
    assert payments
    assert not any(move.endswith("+") for move in payments)
