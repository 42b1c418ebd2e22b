"""Records at the command line: replayed, verified, and refused when something was touched."""

from __future__ import annotations

import json
from itertools import combinations, product
from pathlib import Path

import pytest

import prestol
from prestol.bots import Chair
from prestol.engine.luck import Luck, seal_of
from prestol.lab import make_bots
from prestol.server.tables.commands import ending_by_resignation
from prestol.server.wire import SeatInfo
from tests.cli.conftest import Call


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """A whole game, as the lines of its record."""
    game = prestol.game("tsar")
    journal = prestol.Journal(game.start(3, "record"))
    bots = make_bots(game, ["random"] * 3, "record")
    while not journal.state.over:
        seat = journal.state.waiting[0]
        journal.play(seat, bots[seat].decide(Chair(journal.state, seat)))
    return prestol.record_of(journal, "record", ["Anna", "Boris", "Vera"]).write().splitlines()


def saved(tmp_path: Path, lines: list[str]) -> str:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def test_a_good_record_is_verified(call: Call, tmp_path: Path, lines: list[str]) -> None:
    file = saved(tmp_path, lines)
    said = call("verify", file)
    assert said.code == 0 and f"{len(lines) - 2} moves" in said.out
    document = json.loads(call("verify", file, "--json").out)
    assert document == {
        "schema": 1,
        "file": file,
        "ok": True,
        "moves": len(lines) - 2,
        "over": True,
        "given_up": False,
        "practice": False,
        "chosen": False,
        "luck": {"sealed": [], "opened": []},
    }


@pytest.mark.parametrize(
    ("resigned", "players", "told"),
    [
        ([0, 2], ["person", "person", "person"], "of a game that ended by resignation"),
        ([0], ["person", "strong", "casual"], "of a game that ended by resignation"),
        ([0], ["person", "person", "casual"], "an unfinished game"),
        ([], ["person", "strong", "casual"], "an unfinished game"),
        ([0], [], "an unfinished game"),
    ],
)
def test_a_game_that_was_given_up_is_no_unfinished_one(
    call: Call, tmp_path: Path, lines: list[str], resigned: list[int], players: list[str], told: str
) -> None:
    header = json.loads(lines[0]) | {"players": players}
    file = saved(tmp_path, [json.dumps(header), *lines[1:10], json.dumps({"seed": "record", "resigned": resigned})])
    assert told in call("verify", file).out
    assert json.loads(call("verify", file, "--json").out)["given_up"] is ("resignation" in told)


@pytest.mark.parametrize("players", list(product(["person", "strong"], repeat=3)))
def test_a_game_is_given_up_where_the_server_ends_it(
    call: Call, tmp_path: Path, lines: list[str], players: tuple[str, ...]
) -> None:
    persons = [seat for seat in range(3) if players[seat] == "person"]
    for resigned in (chosen for count in range(1, 4) for chosen in combinations(persons, count)):
        header = json.loads(lines[0]) | {"players": players}
        file = saved(tmp_path, [json.dumps(header), *lines[1:10], json.dumps({"seed": "record", "resigned": resigned})])
        seats = [SeatInfo(seat, "person" if seat in persons else "bot", resigned=seat in resigned) for seat in range(3)]
        ended = ending_by_resignation(seats) is not None
        assert json.loads(call("verify", file, "--json").out)["given_up"] is ended


def test_a_mark_of_the_encoding_before_a_record_does_no_harm(call: Call, tmp_path: Path, lines: list[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8-sig")
    assert call("verify", str(file)).code == 0


def test_verify_says_that_a_game_was_for_practice(call: Call, tmp_path: Path, lines: list[str]) -> None:
    assert "practice" not in call("verify", saved(tmp_path, lines)).out
    file = saved(tmp_path, changed(lines, 0, '"practice":false', '"practice":true'))
    assert "It was a practice game" in call("verify", file).out
    assert "Партия учебная" in call("verify", file, "--lang", "ru").out
    assert json.loads(call("verify", file, "--json").out)["practice"] is True


def test_verify_says_who_added_to_the_luck(call: Call, tmp_path: Path) -> None:
    parts = {0: "ab" * 16, 1: "cd" * 16, 2: "ef" * 16}
    luck = Luck("a-word", {seat: seal_of(part) for seat, part in parts.items()}, {0: parts[0], 2: parts[2]})
    journal = prestol.Journal(prestol.game("tsar").start(3, luck.seed()))
    record = prestol.record_of(journal, luck.seed(), ["Anna", "Boris", "Vera"], luck=luck)
    file = saved(tmp_path, record.write().splitlines())
    told = call("verify", file)
    assert "from the server and from Anna, Vera" in told.out and "not part of the luck: Boris" in told.out
    assert json.loads(call("verify", file, "--json").out)["luck"] == {"sealed": [0, 1, 2], "opened": [0, 2]}


def test_verify_says_that_a_seed_was_chosen(call: Call, tmp_path: Path) -> None:
    journal = prestol.Journal(prestol.game("tsar").start(3, "mine"))
    record = prestol.record_of(journal, "mine", luck=Luck("mine", chosen=True))
    told = call("verify", saved(tmp_path, record.write().splitlines()))
    assert "counts for nothing" in told.out


def test_a_record_without_its_last_moves_is_verified_so_far(call: Call, tmp_path: Path, lines: list[str]) -> None:
    file = saved(tmp_path, [*lines[:10], '{"seed":"record"}'])
    assert "In order so far: 9 moves" in call("verify", file).out


def changed(lines: list[str], at: int, old: str, new: str) -> list[str]:
    assert old in lines[at]
    return [*lines[:at], lines[at].replace(old, new), *(lines[at + 1 :] if at != -1 else [])]


def test_a_touched_record_fails_with_one_sentence(call: Call, tmp_path: Path, lines: list[str]) -> None:
    move = json.loads(lines[5])["move"]
    seat = json.loads(lines[5])["seat"]
    slips = {
        "not the one that was committed to": changed(lines, -1, '"seed":"record"', '"seed":"another"'),
        "breaks the rules at move 5": changed(lines, 5, move, "vote for"),
        "It isn’t": changed(lines, 5, f'"seat":{seat}', f'"seat":{(seat + 1) % 3}'),
        "does not match the rules after move 5": changed(lines, 5, json.loads(lines[5])["hash"], "0" * 16),
        "claims the places": changed(lines, -1, '"places":[', '"places":[9,'),
    }
    for sentence, slipped in slips.items():
        said = call("verify", saved(tmp_path, slipped))
        assert said.code == 1, sentence
        assert sentence in said.err and said.err.count("\n") == 1 and said.out == ""
        said = call("verify", saved(tmp_path, slipped), "--json")
        assert said.code == 1 and json.loads(said.out)["ok"] is False


def test_what_is_no_record_at_all_is_a_mistake(call: Call, tmp_path: Path, lines: list[str]) -> None:
    for text in ("", "hello", "{}", lines[0][:-20], '{"record":99}'):
        for verb in ("verify", "replay"):
            said = call(verb, saved(tmp_path, [text]))
            assert said.code == 2 and "record" in said.err and said.out == ""
        said = call("play", "--resume", saved(tmp_path, [text]))
        assert said.code == 2 and said.out == ""


def test_a_replay_tells_the_story_in_words(call: Call, tmp_path: Path, lines: list[str]) -> None:
    for language, winner in (("en", " wins."), ("ru", "побеждает")):
        said = call("replay", saved(tmp_path, lines), "--lang", language)
        assert said.code == 0 and winner in said.out and "Anna" in said.out
        assert "record" in said.out.splitlines()[-1]
    assert "is dealt a secret goal" not in call("replay", saved(tmp_path, lines)).out


def test_a_stepped_replay_draws_the_palace_until_told_to_run_on(call: Call, tmp_path: Path, lines: list[str]) -> None:
    said = call("replay", saved(tmp_path, lines), "--step", typed="\n\nq\n")
    assert said.code == 0
    assert said.out.count("╭") == 3
    assert " wins." in said.out


def test_a_replay_for_machines_has_every_move_and_event(call: Call, tmp_path: Path, lines: list[str]) -> None:
    document = json.loads(call("replay", saved(tmp_path, lines), "--json").out)
    assert [move["n"] for move in document["moves"]] == list(range(1, len(lines) - 1))
    assert document["names"] == ["Anna", "Boris", "Vera"]
    assert document["moves"][-1]["events"][-1]["name"] == "won"
    assert sorted(document["places"]) == document["places"] or min(document["places"]) == 1


def test_a_replay_of_a_touched_record_stops_with_exit_code_1(call: Call, tmp_path: Path, lines: list[str]) -> None:
    file = saved(tmp_path, changed(lines, 5, json.loads(lines[5])["hash"], "0" * 16))
    for more in ((), ("--json",)):
        said = call("replay", file, *more)
        assert said.code == 1 and "does not match the rules after move 5" in said.err


def test_a_replay_says_who_resigned_and_who_is_left(call: Call, tmp_path: Path, lines: list[str]) -> None:
    file = saved(tmp_path, [*lines[:10], '{"seed":"record","resigned":[0,2]}'])
    said = call("replay", file).out
    assert "Anna has resigned." in said and "Vera has resigned." in said
    assert "Boris wins, because the others have resigned." in said
    assert "Boris побеждает: остальные сдались." in call("replay", file, "--lang", "ru").out
    assert "resigned" not in call("replay", saved(tmp_path, lines)).out


@pytest.mark.parametrize(
    ("language", "title"), [("en", "How things stand after round"), ("ru", "Положение после раунда")]
)
def test_a_replay_of_ivan_tells_how_things_stand_after_each_round(
    call: Call, tmp_path: Path, language: str, title: str
) -> None:
    game = prestol.game("ivan")
    journal = prestol.Journal(game.start(2, "stands"))
    bots = make_bots(game, ["random"] * 2, "stands")
    while not journal.state.over:
        seat = journal.state.waiting[0]
        journal.play(seat, bots[seat].decide(Chair(journal.state, seat)))
    record = prestol.record_of(journal, "stands", ["Anna", "Boris"]).write().splitlines()
    said = call("replay", saved(tmp_path, record), "--lang", language).out.splitlines()
    heads = [at for at, line in enumerate(said) if line.startswith(title)]
    assert [said[at].rstrip(":")[-1] for at in heads] == ["1", "2", "3"]
    for at in heads:
        assert "Anna" in said[at + 2] and "Boris" in said[at + 3]
