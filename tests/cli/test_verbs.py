"""Commands that compute and list: simulate, arena, games, bots, version, content."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol.bots import LEVELS
from tests.cli.conftest import Call

QUICK = ("--cores", "1")


def settled(document: dict[str, Any]) -> dict[str, Any]:
    """A document without what differs from one run to the next."""
    return {key: value for key, value in document.items() if key not in ("seconds", "times", "cores")}


def test_simulate_prints_shares_with_intervals_and_the_command(call: Call) -> None:
    said = call("simulate", "tsar", "--games", "30", "--seats", "3", *QUICK)
    assert said.code == 0 and said.err == ""
    assert "Tsar of the Hill, 3 seats, 30 games, seed 1" in said.out
    assert said.out.count("random") == 4
    assert "At equal strength, each player would win 33.3%" in said.out
    assert "  prestol simulate tsar --games 30 --seats 3 --bots random --seed 1\n" in said.out


def test_the_printed_command_gives_the_same_figures(call: Call) -> None:
    given = ("simulate", "tsar", "--games", "12", "--bots", "rule,random,random", "--option", "first_player=seat_1")
    first = json.loads(call(*given, "--seed", "a b", "--json", *QUICK).out)
    words = shlex.split(first["command"])
    assert words[0] == "prestol"
    again = json.loads(call(*words[1:], "--json", "--cores", "2").out)
    assert settled(again) == settled(first)
    assert first["options"]["first_player"] == "seat_1" and first["seats"] == 3


def test_simulate_speaks_russian_with_commas(call: Call) -> None:
    said = call("simulate", "tsar", "--games", "21", "--seats", "4", "--lang", "ru", *QUICK)
    assert "Царь горы, 4 места, 21 партия, зерно 1" in said.out
    assert "Доля при равной силе — 25,0%" in said.out


def test_simulate_plays_changed_content(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    call("content", "export", "tsar", str(folder))
    board = folder / "board.toml"
    board.write_text(board.read_text(encoding="utf-8").replace("points = 10", "points = 100"), encoding="utf-8")
    plain, rich = (
        json.loads(call("simulate", "tsar", "--games", "10", "--json", *QUICK, *more).out)
        for more in ((), ("--content", str(folder)))
    )
    assert plain["content"] != rich["content"]
    assert rich["by_seat"][0]["score"]["mean"] > plain["by_seat"][0]["score"]["mean"] + 20
    assert str(folder) in rich["command"]


def test_arena_measures_a_hero_against_a_base(call: Call) -> None:
    said = call("arena", "tsar", "--hero", "rule", "--base", "random", "--games", "8", "--both-ways", *QUICK)
    assert said.code == 0 and said.err == ""
    assert "4 seats, 8 games per pairing" in said.out
    assert "Intervals come from 2 blocks of 4 games" in said.out
    assert "prestol arena tsar --hero rule --base random --both-ways --games 8 --seats 4 --seed 1" in said.out


def test_a_matrix_shows_every_cell_and_goes_on_from_its_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "matrix.json"
    wanted = ["arena", "tsar", "--matrix", "--levels", "random,rule", "--out", str(file), *QUICK]
    said = call(*wanted, "--games", "4")
    assert said.code == 0 and "! " not in said.out
    assert re.search(r"rule +\d+\.\d% \[.*\] \(4\)", said.out)
    assert "(8)" in call(*wanted, "--games", "8").out
    assert json.loads(file.read_text())["games"] == 16
    pooled = call("pool", str(file))
    assert "(8)" in pooled.out


@pytest.mark.parametrize("more", [["--hero", "rule"], ["--bots", "rule,random"], ["--both-ways"]])
def test_a_matrix_takes_levels_and_nothing_else(call: Call, more: list[str]) -> None:
    said = call("arena", "tsar", "--matrix", *more)
    assert said.code == 2 and "--levels" in said.err
    assert call("arena", "tsar", "--levels", "rule,random").code == 2


def test_the_printed_command_gives_the_same_arena(call: Call) -> None:
    first = json.loads(
        call("arena", "tsar", "--bots", "rule,random", "--seats", "3", "--games", "5", "--json", *QUICK).out
    )
    again = json.loads(call(*shlex.split(first["command"])[1:], "--json", "--cores", "2").out)
    assert settled(again) == settled(first)
    assert first["games"] == 6
    assert {one["bot"] for one in first["ratings"]} == {"rule", "random"}
    assert first["times"]["rule"]["p99"] >= first["times"]["rule"]["median"] > 0


def test_arena_shows_the_matrix_and_the_ratings(call: Call) -> None:
    said = call("arena", "tsar", "--bots", "rule,random,novice", "--seats", "3", "--games", "3", "--lang", "ru", *QUICK)
    assert said.code == 0
    for word in ("среднее", "худшее", "рейтинг", "медиана", "недопустимых ходов"):
        assert word in said.out


def test_arena_writes_its_document_into_a_file_too(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "arena.json"
    said = call("arena", "tsar", "--hero", "rule", "--base", "random", "--games", "4", "--out", str(out), *QUICK)
    assert said.code == 0
    assert json.loads(out.read_text(encoding="utf-8"))["pairings"][0]["hero"] == "rule"


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prestol.lab.run_arena", None)
    said = call("arena", "tsar", "--hero", "rule", "--base", "random", "--out", str(tmp_path))
    assert said.code == 2 and f"{tmp_path} cannot be written" in said.err and said.out == ""


@pytest.mark.parametrize("line", ["simulate tsar --bots random", "arena tsar --bots rule,random"])
def test_a_run_that_is_interrupted_at_once_has_no_figures_and_no_command(
    call: Call, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("prestol.lab.simulation.spread", interrupted)
    monkeypatch.setattr("prestol.lab.arena.spread", interrupted)
    said = call(*line.split(), *QUICK)
    assert said.code == 130 and said.err == ""
    assert "Interrupted before a game was finished" in said.out
    assert line not in said.out
    document = json.loads(call(*line.split(), "--json", *QUICK).out)
    assert document["games"] == 0 and "command" not in document


def test_a_bot_that_breaks_the_rules_fails_the_arena(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from prestol.bots.simple import RandomBot

    monkeypatch.setattr(RandomBot, "decide", lambda self, chair: (99,))
    said = call("arena", "tsar", "--hero", "rule", "--base", "random", "--games", "4", "--json", *QUICK)
    assert said.code == 1
    illegal = json.loads(said.out)["pairings"][0]["illegal_moves"]
    assert illegal["hero"] == 0 < illegal["base"]


def test_games_lists_seats_and_options_with_their_rules(call: Call) -> None:
    said = call("games")
    assert "tsar: Tsar of the Hill" in said.out and "Players: 3–6." in said.out
    listed = json.loads(call("games", "--json").out)["games"]
    for option in prestol.game("tsar").options:
        assert option.id in said.out and option.rule in said.out
        assert option.id in [one["id"] for one in listed[0]["options"]]


def test_bots_are_listed_with_what_they_do(call: Call) -> None:
    for language in ("en", "ru"):
        listed = json.loads(call("bots", "--json", "--lang", language).out)["bots"]
        assert {"random", "rule", "novice", "casual", "strong", "expert"} <= {one["id"] for one in listed}
        assert all(not one["about"].startswith("bot-") for one in listed)
        games = {one["id"]: one["games"] for one in listed}
        assert games["greedy"] == ["tsar"]
        assert all(games[name] == ["tsar", "ivan", "rurik", "smuta"] for name in ("random", "rule", "search", *LEVELS))
    assert "random" in call("bots").out
    only = [line.split()[0] for line in call("bots").out.splitlines() if "Only plays tsar." in line]
    assert only[:3] == ["greedy", "always-for", "always-against"]


def test_version_says_whether_the_rules_are_compiled(call: Call) -> None:
    document = json.loads(call("version", "--json").out)
    assert document["prestol"] == prestol.__version__ and document["compiled"] is prestol.COMPILED
    assert prestol.__version__ in call("version").out
    for language in ("en", "ru"):
        assert call("--version", "--lang", language) == call("version", "--lang", language)


def test_content_is_checked_and_counted_by_source(call: Call) -> None:
    document = json.loads(call("content", "check", "tsar", "--json").out)
    assert document["ok"] and document["hash"] == prestol.game("tsar").content_hash
    assert document["tables"]["goal"] == {"rulebook": 4, "reconstruction": 22}
    assert document["tables"]["courtier"] == {"rulebook": 12, "reconstruction": 1}
    assert sum(document["sources"].values()) == sum(sum(row.values()) for row in document["tables"].values())
    assert document["looks"]["courtier"]["reconstruction"] > 1
    said = call("content", "check", "tsar").out
    assert "our reconstruction" in said
    looks = said.partition("Where their colours and pictures come from:")[2]
    assert str(document["looks"]["courtier"]["reconstruction"]) in looks


def test_an_exported_copy_is_the_same_content(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    said = call("content", "export", "tsar", str(folder))
    assert said.code == 0 and f"prestol content check tsar {folder}" in said.out
    document = json.loads(call("content", "check", "tsar", str(folder), "--json").out)
    assert document["hash"] == prestol.game("tsar").content_hash
    said = call("content", "export", "tsar", str(folder))
    assert said.code == 2 and "choose an empty folder" in said.err


def test_runs_of_the_arena_are_recorded_and_pooled(call: Call, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{seed}.json") for seed in "ab"]
    for seed, file in zip("ab", files, strict=True):
        line = ("arena", "tsar", "--hero", "rule", "--base", "random", "--seats", "3", "--games", "3", "--seed", seed)
        assert call(*line, "--out", file, "--records", str(tmp_path / "kept"), *QUICK).code == 0
    records = list((tmp_path / "kept").iterdir())
    assert len(records) == 6
    assert call("verify", str(records[0])).code == 0
    said = call("pool", *files)
    assert said.code == 0 and "rule" in said.out and "a + b" in said.out
    assert json.loads(call("pool", *files, "--json").out)["pairings"][0]["games"] == 6
    twice = call("pool", files[0], files[0])
    assert twice.code == 2 and "seed a" in twice.err
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    assert "is not valid JSON" in call("pool", str(tmp_path / "bad.json")).err


def test_a_bot_of_ones_own_in_the_current_folder_plays(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "class Bot:\n    def decide(self, chair):\n        return chair.legal[-1]\n"
    (tmp_path / "last_move_bot.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [one for one in sys.path if one != ""])
    said = call("simulate", "tsar", "--bots", "last_move_bot:Bot,random,random", "--games", "2", *QUICK)
    assert said.code == 0 and "last_move_bot:Bot" in said.out


@pytest.mark.parametrize("line", ["games", "bots", "version", "rules TSR-PRM-02", "content check tsar"])
def test_documents_for_machines_name_their_version(call: Call, line: str) -> None:
    assert json.loads(call(*line.split(), "--json").out)["schema"] == 1
