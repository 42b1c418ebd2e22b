"""The companion's Rebellion does what the Rebellion of the game does, decision for decision."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.engine.chance import Stream, stream
from prestol.games.rurik.parts import DIFFICULTIES
from tests.games.rurik.companion_mirror import GAME, PLAYER, REBELLION, Mirror

IDLE = ("skip", "pass", "finish", "end")
COMPARED = (
    "troops",
    "leader_at",
    "buildings",
    "neutrals",
    "stocked",
    "war",
    "tracks",
    "cells",
    "priority",
    "ring",
    "flips",
)


def lively(state: Any, rng: Stream) -> tuple[int, ...]:
    """A random move, seldom one that does nothing."""
    moves: list[tuple[int, ...]] = state.legal(PLAYER)
    busy = [move for move in moves if GAME.notation.kinds[move[0]].name not in IDLE]
    among = busy if busy and rng.below(5) else moves
    return among[rng.below(len(among))]


def is_level(mirror: Mirror) -> bool:
    """Whether both wait for the same thing, and nothing has been done since that was not told."""
    return bool(mirror.state.ask_for(PLAYER) == "place")


def compare_tables(mirror: Mirror) -> None:
    assert mirror.companion is not None
    told = mirror.companion.state
    for field in COMPARED:
        assert getattr(told, field) == getattr(mirror.state, field), field
    assert told.coins[REBELLION] == mirror.state.coins[REBELLION]
    assert told.goods[REBELLION * 5 :] == mirror.state.goods[REBELLION * 5 :]
    assert told.banners == mirror.state.banners


def play_out(mirror: Mirror, rng: Stream) -> None:
    while not mirror.state.over:
        mirror.play(lively(mirror.state, rng))
        if is_level(mirror):
            compare_tables(mirror)


def compare_decisions(mirror: Mirror) -> None:
    scored = ("coins-scored", "dock-scored", "tracks-scored", "war-scored", "won", "led", "settled")
    said = [(event.name, event.args) for event in mirror.said if event.name not in scored]
    heard = [(event.name, event.args) for event in mirror.heard]
    assert heard == said
    assert len(heard) > 150


def compare_results(mirror: Mirror) -> None:
    assert mirror.companion is not None
    state, result = mirror.state, mirror.state.result()
    entry = {"points": result.scores[0], "war": state.war[PLAYER], "coins": state.coins[PLAYER]}
    mirror.companion.enter({"do": "score", **entry})
    found = mirror.companion.screen()["result"]
    assert (found["you"], found["rebellion"]) == (result.scores[0], result.programs[0].score)
    assert found["breakdown"] == {name: points for name, points in result.programs[0].breakdown.items() if points}
    assert (found["won"], found["tie"]) == (result.winners == (PLAYER,), result.tie)


@pytest.mark.rule("RUR-SOL-01")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("number", range(8))
def test_a_told_game_is_the_game(difficulty: str, number: int) -> None:
    mirror = Mirror(f"mirror {number}", difficulty)
    play_out(mirror, stream(f"{difficulty} {number}"))
    compare_decisions(mirror)
    compare_results(mirror)


@pytest.mark.parametrize(
    "options",
    [
        {"solo_scheme_uncovers": "per_card"},
        {"solo_retreat_test": "change_only", "solo_single_target": "until_ruled"},
        {"solo_last_uncovering": False, "stronghold_rules_alone": True},
        {"goods_redistribution": True},
    ],
    ids="+".join,
)
def test_readings_of_the_table_are_kept(options: dict[str, object]) -> None:
    mirror = Mirror("readings", "hard", options=options)
    play_out(mirror, stream("readings"))
    compare_decisions(mirror)
    compare_results(mirror)


def test_every_leader_has_been_told_of() -> None:
    """What leaders do on the table reaches the companion as plain changes of the board."""
    for number, leader in enumerate(GAME.notation.domains["leader"]):
        if leader == "sviatopolk":
            continue
        mirror = Mirror(f"leader {number}", DIFFICULTIES[number % 4])
        mirror.play(GAME.notation.read(f"leader {leader}"))
        play_out(mirror, stream(leader))
        compare_decisions(mirror)
