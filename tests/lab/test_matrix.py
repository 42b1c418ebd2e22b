"""Every level among every other: cells, carrying on, pooling, and where the ladder breaks."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.lab import Estimate, MatrixPlan, pool_runs, run_arena, run_matrix, setting, usual_levels
from prestol.lab.ladder import fault, rank

TABLE = setting("tsar", 3, "matrix")
PLAN = MatrixPlan(TABLE, ("random", "novice", "rule"), games=6, search_games=3)


def shares(document: dict[str, Any]) -> dict[tuple[str, str], list[float]]:
    return {(row["hero"], row["base"]): [one[0] for one in row["rows"]] for row in document["pairings"]}


def test_every_ordered_pair_is_a_cell_and_cells_of_searchers_have_games_of_their_own() -> None:
    plan = PLAN._replace(levels=("random", "rule", "strong"), games=7, search_games=2)
    cells = plan.cells()
    assert len(cells) == 6
    assert {games for pair, games in cells.items() if "strong" not in pair} == {9}
    assert {games for pair, games in cells.items() if "strong" in pair} == {3}


def test_a_cell_has_the_games_of_an_arena() -> None:
    [pairing] = run_arena(TABLE, [("rule", "novice")], 6).pairings
    assert shares(run_matrix(PLAN))["rule", "novice"] == [row.share for row in pairing.rows]


def test_a_run_that_was_broken_off_goes_on_and_ends_the_same() -> None:
    whole = run_matrix(PLAN)
    seen = 0

    def stop(games: int) -> None:
        nonlocal seen
        seen += games
        if seen > 9:
            raise KeyboardInterrupt

    part = run_matrix(PLAN, progress=stop)
    assert part["interrupted"] and part["games"] < whole["games"]
    again = run_matrix(PLAN, part)
    assert not again["interrupted"] and shares(again) == shares(whole)
    assert shares(run_matrix(PLAN._replace(games=3))) != shares(whole)


@pytest.mark.parametrize("change", [{"seed": "other"}, {"seats": 4}, {"prestol": "0"}])
def test_another_run_is_not_carried_on(change: dict[str, Any]) -> None:
    before = run_matrix(PLAN._replace(games=3))
    with pytest.raises(prestol.PrestolError, match="another run"):
        run_matrix(PLAN, before | change)
    with pytest.raises(prestol.PrestolError, match="levels"):
        run_matrix(PLAN._replace(levels=("random", "rule")), before)


def test_what_was_played_is_saved_at_the_end() -> None:
    kept: list[dict[str, Any]] = []
    document = run_matrix(PLAN._replace(games=3), save=kept.append)
    assert kept == [document]


def test_matrices_are_pooled() -> None:
    one = run_matrix(PLAN)
    other = run_matrix(PLAN._replace(setting=setting("tsar", 3, "second")))
    both = pool_runs([one, other])
    assert both["levels"] == ["random", "novice", "rule"]
    assert all(row["games"] == 12 for row in both["pairings"])
    with pytest.raises(prestol.PrestolError, match="both have the games"):
        pool_runs([one, one])


@pytest.mark.parametrize(
    ("hero", "base", "low", "high", "found"),
    [
        ("expert", "strong", 0.1, 0.2, "broken"),
        ("expert", "strong", 0.1, 0.3, "doubtful"),
        ("expert", "strong", 0.2, 0.4, ""),
        ("casual", "rule", 0.3, 0.5, "broken"),
        ("casual", "rule", 0.2, 0.4, "doubtful"),
        ("greedy", "expert", 0.4, 0.7, "broken"),
        ("strong", "always-for", 0.0, 0.1, "broken"),
        ("greedy", "novice", 0.3, 0.7, "broken"),
        ("greedy", "novice", 0.2, 0.4, "doubtful"),
        ("novice", "always-for", 0.0, 0.1, "broken"),
        ("my.module:Bot", "novice", 0.4, 0.7, ""),
        ("rule", "rule-1", 0.0, 0.1, ""),
    ],
)
def test_a_cell_breaks_the_ladder(hero: str, base: str, low: float, high: float, found: str) -> None:
    assert fault(hero, base, Estimate((low + high) / 2, low, high), 0.25) == found
    assert rank(hero, base) == -rank(base, hero)


def test_the_usual_levels_are_those_that_a_game_has() -> None:
    assert usual_levels(prestol.game("duel")) == ("random", "strong", "expert")
    assert usual_levels(prestol.game("tsar"))[-5:] == ("novice", "casual", "rule", "strong", "expert")
