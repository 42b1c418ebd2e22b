"""The bear in the lab: arena, ratings, simulation, balance, at one seat and at two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prestol import lab
from prestol.engine.errors import PrestolError
from tests.cli.conftest import Call

ALONE = lab.Setting("bear", 1, "solo")


def test_a_hero_alone_is_measured_against_the_program() -> None:
    done = lab.run_arena(ALONE, [("search:40", lab.PROGRAM), ("random", lab.PROGRAM)], 40, 2)
    strong, weak = done.pairings
    assert strong.games == weak.games == len(strong.blocks()) == 40
    assert strong.win_share().mean > weak.win_share().mean
    assert {row.place for row in weak.rows} == {1, 2}
    assert all((row.margin > 0) == (row.share == 1.0) for row in weak.rows)
    assert set(done.clocks) == {"search:40", "random"}
    rated = lab.ratings(done)
    assert [one.bot for one in rated if one.rating == 1000.0] == [lab.PROGRAM]
    places = [one.bot for one in rated]
    assert places.index("search:40") < places.index("random")


def test_runs_of_lonely_heroes_are_pooled() -> None:
    runs = [
        lab.arena_document(lab.run_arena(lab.setting("bear", 1, seed), [(bot, lab.PROGRAM)], 10), [])
        for seed, bot in (("a", "random"), ("b", "random"), ("c", "search:5"))
    ]
    document = lab.pool_runs(json.loads(json.dumps(runs)))
    assert [one["games"] for one in document["pairings"]] == [20, 10]
    assert {one["bot"] for one in document["ratings"]} == {lab.PROGRAM, "random", "search:5"}
    assert document["fair"] is None


def test_a_base_belongs_to_tables_with_other_seats() -> None:
    with pytest.raises(PrestolError, match="alone"):
        lab.run_arena(ALONE, [("random", "random")], 2)
    with pytest.raises(PrestolError, match="only at a table of one seat"):
        lab.run_arena(lab.setting("bear", 2, "solo"), [("random", lab.PROGRAM)], 2)


def test_two_hunters_can_both_lose() -> None:
    done = lab.simulate(lab.setting("bear", 2, "both"), ["random", "random"], 60)
    tally = done.tally
    assert tally.lost > 0
    assert sum(tally.wins) // tally.unit + tally.lost == tally.games == tally.margins.total()
    done_arena = lab.run_arena(lab.setting("bear", 2, "both"), [("random", "search:5")], 40)
    assert any(row.place == 3 for row in done_arena.pairings[0].rows)
    assert done_arena.pairings[0].mean_place().high <= 3


def test_the_arena_of_one_seat_on_the_command_line(call: Call, tmp_path: Path) -> None:
    said = call("arena", "bear", "--seats", "1", "--hero", "random", "--games", "12", "--records", str(tmp_path / "r"))
    assert said.code == 0, said.err
    assert "base" not in said.out and "equal strength" not in said.out
    assert "game’s own program" in said.out and "--hero random --games 12 --seats 1" in said.out
    files = sorted((tmp_path / "r").iterdir())
    assert len(files) == 12 and "program" in files[0].name
    assert call("verify", str(files[0])).code == 0
    assert "programs" in json.loads(call("replay", str(files[0]), "--json").out)
    said = call("arena", "bear", "--seats", "1", "--bots", "random,search:5", "--games", "10", "--lang", "ru")
    assert said.code == 0, said.err
    assert "У программы самой игры рейтинг 1000" in said.out and "программа" in said.out


@pytest.mark.parametrize("extra", [("--base", "random"), ("--both-ways",)])
def test_a_base_for_one_seat_is_refused_in_one_sentence(call: Call, extra: tuple[str, ...]) -> None:
    said = call("arena", "bear", "--seats", "1", "--hero", "random", *extra)
    assert said.code == 2
    assert "leave out --base and --both-ways" in said.err
    assert "--bots" in call("arena", "bear", "--seats", "1", "--hero", "random", "--bots", "random").err


def test_simulation_and_balance_of_one_seat(call: Call, tmp_path: Path) -> None:
    said = call("simulate", "bear", "--seats", "1", "--games", "30", "--cores", "1")
    assert said.code == 0, said.err
    assert "The program won" in said.out and "equal strength" not in said.out
    document = json.loads(call("simulate", "bear", "--seats", "1", "--games", "30", "--json", "--cores", "1").out)
    assert document["fair"] is None
    wins = document["by_seat"][0]["wins"]["mean"]
    assert document["program"]["wins"]["mean"] == pytest.approx(1 - wins)
    page = tmp_path / "page.html"
    said = call("balance", "bear", "--seats", "1,2", "--games", "20", "--html", str(page), "--cores", "1")
    assert said.code == 0, said.err
    assert "game’s own program" in said.out and page.is_file()
