"""Golden games of Smuta: they replay to the same fingerprints for ever, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

import prestol
from tests.games.golden import kinds_of, moves_of, play, replay
from tests.games.smuta.golden_write import FOLDER, TABLES, make_player

GAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def kept(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


def test_there_is_a_golden_game_for_every_table() -> None:
    assert set(TABLES) <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_positions(name: str) -> None:
    assert prestol.read_record(kept(name)).header.rules == 3
    replay("smuta", FOLDER / f"{name}.jsonl")


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("rules-*/*.jsonl")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_games_by_earlier_rules_and_figures_still_replay(path: Path) -> None:
    rules = int(path.parent.name.removeprefix("rules-"))
    assert prestol.read_record(path.read_text(encoding="utf-8")).header.rules == rules
    replay("smuta", path)


def test_there_are_games_by_all_rules_with_earlier_figures() -> None:
    assert {path.name for path in FOLDER.glob("rules-*")} == {"rules-1", "rules-2", "rules-3"}


@pytest.mark.parametrize("name", ["2-random", "3-random", "4-random"])
def test_players_of_chance_still_play_the_same_games(name: str) -> None:
    assert moves_of(play("smuta", name, TABLES, make_player)) == moves_of(kept(name))


def test_the_golden_games_know_every_kind_of_move() -> None:
    played = {kind for name in GAMES for kind in kinds_of(kept(name))}
    assert {kind.name for kind in prestol.game("smuta").notation.kinds} == played
