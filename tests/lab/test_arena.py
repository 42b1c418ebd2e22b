"""Bots against each other: blocks, seats, pairs, ratings."""

from __future__ import annotations

import json
import math
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import prestol
from prestol import lab
from prestol.lab import Arena, Row, arena_document, pool_runs, ratings, run_arena, setting
from prestol.lab.arena import Pairing, play_row
from prestol.lab.rating import Sums, fit

TABLE = setting("tsar", 3, "arena")


def row(share: float, place: int = 1) -> Row:
    return Row(share, place, 10, 0.0, (0, 0))


def test_a_block_is_one_seed_with_the_hero_at_each_seat() -> None:
    done = run_arena(TABLE, [("rule", "random")], 6)
    [pairing] = done.pairings
    assert pairing.games == 6 and len(pairing.blocks()) == 2
    clocks = done.clocks
    expected = [play_row(TABLE, ("rule", "random"), clocks, block, seat) for block in (0, 1) for seat in (0, 1, 2)]
    assert pairing.rows == expected


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert run_arena(TABLE, [("random", "random")], 4).pairings[0].games == 6


def test_the_figures_do_not_depend_on_the_cores() -> None:
    pairs = [("rule", "random"), ("random", "rule")]
    one, two = (run_arena(TABLE, pairs, 12, cores) for cores in (1, 2))
    assert [pairing.rows for pairing in one.pairings] == [pairing.rows for pairing in two.pairings]


def test_the_interval_comes_from_blocks_not_from_games() -> None:
    pairing = Pairing(("a", "b"), 2)
    pairing.rows = [row(1.0), row(0.0)] * 5 + [row(1.0), row(1.0)] * 5
    assert pairing.blocks() == [0.5] * 5 + [1.0] * 5
    found = pairing.win_share()
    assert found.mean == 0.75
    half = 2.262 * math.sqrt(sum((block - 0.75) ** 2 for block in pairing.blocks()) / 9 / 10)
    assert found.high - found.mean == pytest.approx(half, rel=0.01)


def test_blocks_that_are_all_alike_still_leave_doubt() -> None:
    pairing = Pairing(("a", "b"), 2)
    pairing.rows = [row(1.0)] * 20
    found = pairing.win_share()
    assert found.mean == 1.0 == found.high
    assert 0.8 < found.low < 0.9


def test_an_unfinished_block_does_not_count() -> None:
    pairing = Pairing(("a", "b"), 3)
    pairing.rows = [row(1.0), row(0.0), row(0.5), row(1.0)]
    assert pairing.blocks() == [0.5]
    assert pairing.games == 3


def test_a_bot_among_its_equals_wins_its_fair_share() -> None:
    done = run_arena(TABLE, [("rule", "rule")], 120)
    found = done.pairings[0].win_share()
    assert found.low <= 1 / 3 <= found.high


def test_a_stronger_bot_beats_a_weaker_one_in_both_directions() -> None:
    done = run_arena(TABLE, [("rule", "random"), ("random", "rule")], 60)
    strong, weak = (pairing.win_share() for pairing in done.pairings)
    assert strong.low > 1 / 3 > weak.high
    assert all(pairing.illegal() == (0, 0) for pairing in done.pairings)


def test_an_interrupted_run_has_an_equal_part_of_every_pairing() -> None:
    seen: list[int] = []

    def stop(games: int) -> None:
        seen.append(games)
        if len(seen) == 9:
            raise KeyboardInterrupt

    pairs = [("rule", "random"), ("random", "rule")]
    done = run_arena(TABLE, pairs, 48, 1, stop)
    assert done.interrupted
    assert 0 < done.games < 48
    shorter = run_arena(TABLE, pairs, done.games)
    assert [pairing.rows for pairing in done.pairings] == [pairing.rows for pairing in shorter.pairings]


def test_times_are_kept_by_bot() -> None:
    done = run_arena(TABLE, [("rule", "random")], 3)
    assert done.clocks["rule"].at(0.5) > done.clocks["random"].at(0.5) > 0


def test_the_document_tells_everything_in_json() -> None:
    done = run_arena(TABLE, [("rule", "random"), ("random", "rule")], 6)
    document = json.loads(json.dumps(arena_document(done, ratings(done)), allow_nan=False))
    assert [one["hero"] for one in document["pairings"]] == ["rule", "random"]
    assert document["fair"] == pytest.approx(1 / 3)
    assert document["pairings"][0]["illegal_moves"] == {"hero": 0, "base": 0}
    assert set(document["times"]) == {"rule", "random"}
    assert document["ratings"][0]["bot"] == "rule"


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    strength = {"a": 1.0, "b": 2.0, "c": 8.0}
    games = 10_000.0
    sums = [
        Sums(hero, base, games * strength[hero] / (strength[hero] + 3 * strength[base]), games)
        for hero in strength
        for base in strength
        if hero != base
    ]
    found = fit(["a", "b", "c"], sums, 4)
    assert found["a"] == 1000
    assert found["b"] - found["a"] == pytest.approx(400 * math.log10(2), abs=1)
    assert found["c"] - found["a"] == pytest.approx(400 * math.log10(8), abs=1)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    found = fit(["a", "b"], [Sums("a", "b", 0.0, 100.0), Sums("b", "a", 100.0, 100.0)], 4)
    assert 1000 < found["b"] < 3000


def test_rating_intervals_hold_the_rating_and_the_anchor_is_sure() -> None:
    done = run_arena(TABLE, [("random", "rule"), ("rule", "random")], 30)
    rated = {one.bot: one for one in ratings(done)}
    assert rated["random"] == ("random", 1000.0, 1000.0, 1000.0)
    assert rated["rule"].low <= rated["rule"].rating <= rated["rule"].high
    assert ratings(done) == ratings(done)


def test_an_arena_knows_how_many_games_count() -> None:
    done = Arena(TABLE, [("a", "b")], 2, 1)
    assert done.games == 0 and done.wanted == 6


def test_places_lie_between_first_and_last() -> None:
    pairing = Pairing(("a", "b"), 2)
    pairing.rows = [row(1.0), row(1.0), row(1.0), row(0.0, 2)]
    assert pairing.mean_place().low >= 1.0 and pairing.mean_place().high <= 2.0
    pairing.rows = [row(1.0)] * 8
    assert pairing.mean_place().low == 1.0 < pairing.mean_place().high < 2.0


def test_every_game_can_be_recorded_and_verified(tmp_path: Path) -> None:
    done = run_arena(TABLE, [("rule", "random")], 3, records=str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == [f"tsar-rule-among-random-arena-0-seat-{seat}.jsonl" for seat in range(3)]
    for seat, file in enumerate(files):
        record = prestol.read_record(file.read_text(encoding="utf-8"))
        assert record.header.players == ["rule" if at == seat else "random" for at in range(3)]
        *_, last = prestol.replay(prestol.game("tsar"), record)
        assert last.result().scores[seat] == done.pairings[0].rows[seat].score


def test_records_need_a_folder_that_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(prestol.PrestolError, match="cannot be written"):
        run_arena(TABLE, [("random", "random")], 3, records=str(tmp_path / "file"))


def run_document(seed: str, *pairs: tuple[str, str], games: int = 6) -> dict[str, Any]:
    done = run_arena(setting("tsar", 3, seed), list(pairs), games)
    told: dict[str, Any] = json.loads(json.dumps(arena_document(done, [])))
    return told


def test_pooled_runs_are_as_one_run() -> None:
    one, other = run_document("a", ("rule", "random")), run_document("b", ("rule", "random"), games=9)
    pooled = json.loads(json.dumps(pool_runs([one, other])))
    [pairing] = pooled["pairings"]
    assert pairing["rows"] == one["pairings"][0]["rows"] + other["pairings"][0]["rows"]
    assert (pairing["games"], pairing["blocks"], pooled["seed"]) == (15, 5, "a + b")
    assert pooled["times"]["rule"]["decisions"] == sum(run["times"]["rule"]["decisions"] for run in (one, other))
    again = pool_runs([pooled, run_document("c", ("rule", "random"))])
    assert again["pairings"][0]["games"] == 21 and len(again["runs"]) == 3


def test_pooled_runs_may_have_different_pairings_and_are_rated_where_all_met() -> None:
    pooled = pool_runs([run_document("a", ("rule", "random")), run_document("a", ("random", "rule"))])
    assert [one["hero"] for one in pooled["pairings"]] == ["rule", "random"]
    assert pooled["ratings"][0]["bot"] == "rule"


def test_games_are_not_counted_twice() -> None:
    one = run_document("a", ("rule", "random"))
    with pytest.raises(prestol.PrestolError, match="the games of rule among random with the seed a"):
        pool_runs([one, one])
    pooled = pool_runs([one, run_document("b", ("rule", "random"))])
    with pytest.raises(prestol.PrestolError, match="seed a"):
        pool_runs([pooled, one])


def test_runs_that_differ_are_not_pooled() -> None:
    one, other = run_document("a", ("rule", "random")), run_document("b", ("rule", "random"))
    for name, value in {"game": "ivan", "seats": 4, "content": "0" * 12, "options": {}}.items():
        with pytest.raises(prestol.PrestolError, match=f"differ in {name}"):
            pool_runs([one, {**other, name: value}])
    spoiled: list[object] = [None, [], {}, {**one, "pairings": [{"hero": "a", "base": "b"}]}]
    for damaged in spoiled:
        with pytest.raises(prestol.PrestolError, match="not an arena run"):
            pool_runs([damaged])
    with pytest.raises(prestol.PrestolError, match="at least one"):
        pool_runs([])


def test_names_of_modules_are_not_hidden_by_functions() -> None:
    for module in Path(lab.__file__).parent.glob("*.py"):
        if module.stem != "__init__":
            assert isinstance(import_module(f"prestol.lab.{module.stem}"), ModuleType)
            assert not callable(getattr(lab, module.stem))
