"""What things and turns are worth: who owned what, how the owners fared, and what changes with the content."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol import lab
from prestol.engine.study import NOTHING
from prestol.lab.balance import SEAT, TURN, Find, Observer, Table, play_piece
from prestol.library.content import export_content
from tests.cli.conftest import Call

IVAN = lab.setting("ivan", 2, "balance")


def study(game: str = "ivan", seats: int = 2, games: int = 4, gifts: int = 0, cores: int = 1) -> dict[str, Any]:
    done = lab.measure_balance(lab.setting(game, seats, "b"), [seats], "random", games, gifts, cores)
    told: dict[str, Any] = json.loads(json.dumps(lab.balance_document(done), allow_nan=False))
    return told


def finds(thing: tuple[str, int], *leads: float) -> list[Find]:
    return [Find(thing, lead, 0, float(lead > 0)) for lead in leads]


def test_every_game_has_one_owner_of_each_seat_and_turn() -> None:
    found, _ = play_piece(IVAN, "random", (range(3), False))
    for kind in (SEAT, TURN):
        assert sorted(one.thing[1] for one in found if one.thing[0] == kind) == [0, 0, 0, 1, 1, 1]
    assert {one.thing[0] for one in found} >= {SEAT, TURN, "title", "estate"}
    assert sum(one.won for one in found if one.thing[0] == TURN) == pytest.approx(3)


def test_the_order_of_turns_is_that_of_the_first_open_decisions() -> None:
    """IVN-SET-15: the seat that leads in favour is first, whatever its number."""
    firsts = set()
    for number in range(8):
        state = IVAN.start(number)
        observer = Observer(state.game)
        lab.play_between(state, lab.make_bots(state.game, ["random"] * 2, "x"), watch=observer)
        [first] = [event.args["seat"] for event in told_at_setup(number) if event.name == "first-player"]
        assert observer.turns[0] == first
        firsts.add(first)
    assert firsts == {0, 1}


def test_moves_are_counted_where_there_is_a_choice() -> None:
    _, choices = play_piece(IVAN, "random", (range(3), False))
    assert set(choices.chosen) <= set(choices.offered)
    assert all(choices.chosen[kind] <= choices.offered[kind] for kind in choices.offered)
    told = {row["move"]: row for row in study()["tables"][0]["moves"]}
    assert told["sell"]["offered"] > told["sell"]["chosen"] > 0
    assert told["plan"]["share"]["mean"] == 1


def told_at_setup(number: int) -> list[Any]:
    return IVAN.start(number).events


def test_points_of_a_thing_are_added_up() -> None:
    found, _ = play_piece(IVAN, "rule", (range(2), False))
    assert sum(one.own for one in found if one.thing[0] == "title") > 0
    assert not any(one.own for one in found if one.thing[0] != "title")


def test_the_experiment_deals_to_half_of_the_seats_and_tells_of_nothing_else() -> None:
    found, _ = play_piece(lab.setting("ivan", 4, "gifts"), "random", (range(6), True))
    assert {one.thing[0] for one in found} == {"title", "estate"}
    assert len(found) == 6 * 4 * 2
    lacking = sum(one.thing[1] == NOTHING for one in found)
    assert 12 <= lacking <= 36


def test_worth_is_the_lead_of_those_who_have_over_those_who_have_not() -> None:
    table = Table(2)
    table.dealt["title", 3] = finds(("title", 3), 6.0, 8.0, 7.0)
    table.dealt["title", NOTHING] = finds(("title", NOTHING), -2.0, 0.0, 2.0)
    worth = table.worth(("title", 3))
    assert worth is not None and worth.mean == 7.0 and worth.low < 7.0 < worth.high
    assert table.worth(("title", 4)) is None


def test_the_first_player_of_a_biased_game_is_found_out() -> None:
    """Seats are symmetric in Ivan by its set-up, so only the order of turns can tell."""
    table = Table(2)
    table.taken[TURN, 0] = finds((TURN, 0), *[5.0] * 70, *[-5.0] * 30)
    table.taken[TURN, 1] = finds((TURN, 1), *[-5.0] * 70, *[5.0] * 30)
    assert table.wins((TURN, 0)).low > 0.5 > table.wins((TURN, 1)).high


@pytest.mark.parametrize(("game", "seats"), [("tsar", 3), ("ivan", 3), ("duel", 2), ("rurik", 3), ("smuta", 3)])
def test_a_study_of_any_game_is_a_document(game: str, seats: int) -> None:
    document = study(game, seats)
    [table] = document["tables"]
    assert [row["turn"] for row in table["by_turn"]] == list(range(1, seats + 1))
    assert sum(row["wins"]["mean"] for row in table["by_turn"]) == pytest.approx(1)
    kinds = {row["kind"] for row in table["things"]}
    assert kinds <= {
        dict(prestol.game(game).events[number].args)[taking.thing]
        for taking in prestol.game(game).balance.takings
        for number, kind in enumerate(prestol.game(game).events)
        if kind.name == taking.event
    }
    assert bool(kinds) == bool(prestol.game(game).balance.takings)
    assert document["schema"] == 1


def test_what_is_dealt_before_the_first_question_counts_too() -> None:
    setting = lab.setting("rurik", 2, "b", {"leaders": "random"})
    done = lab.measure_balance(setting, [2], "random", 4, 0, 1)
    [table] = lab.balance_document(done)["tables"]
    assert sum(row["taken"] for row in table["things"] if row["kind"] == "leader") == 8


def test_the_figures_do_not_depend_on_the_cores() -> None:
    assert study(games=12, gifts=4)["tables"] == study(games=12, gifts=4, cores=2)["tables"]


def test_an_interrupted_study_keeps_what_it_has() -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    done = lab.measure_balance(IVAN, [2, 3], "random", 20, progress=stop)
    assert done.interrupted and [table.games for table in done.tables] == [5]


def test_gifts_need_an_experiment() -> None:
    with pytest.raises(prestol.PrestolError, match="no experiment"):
        study("tsar", 3, gifts=2)


def retuned(folder: Path) -> Path:
    """Ivan with one title that is worth far more."""
    export_content("ivan", folder)
    path = folder / "honours.toml"
    text = path.read_text(encoding="utf-8")
    before, mark, rest = text.partition('id = "duma_clerk"')
    assert mark
    path.write_text(before + mark + re.sub(r"vp = 1\b", "vp = 9", rest, count=1), encoding="utf-8")
    return folder


def test_two_contents_are_compared(call: Call, tmp_path: Path) -> None:
    folder = str(retuned(tmp_path / "rich"))
    page, out = tmp_path / "page.html", tmp_path / "out.json"
    line = ("balance", "ivan", "--seats", "2", "--bot", "random", "--games", "10", "--gifts", "10", "--cores", "1")
    said = call(*line, "--content", folder, "--against", str(export(tmp_path)), "--html", str(page), "--out", str(out))
    assert said.code == 0, said.err
    document = json.loads(out.read_text(encoding="utf-8"))
    assert document["against"]["content"] != document["content"]
    changes = {(row["kind"], row["id"]): row for row in document["against"]["changes"]}
    assert ("turn", "1") in changes and ("title", "duma_clerk") in changes
    assert changes["turn", "1"]["wins"]["interval"][0] <= changes["turn", "1"]["wins"]["mean"]
    html = page.read_text(encoding="utf-8")
    assert html.startswith("<!doctype html>") and "Duma clerk" in html and "<svg" in html
    assert "Changes compared with the other content" in said.out


def export(tmp_path: Path) -> Path:
    export_content("ivan", tmp_path / "plain")
    return tmp_path / "plain"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", prestol.GAMES)
def test_the_verb_speaks_both_languages_about_every_game(call: Call, game: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    line = ("balance", game, "--games", "2", "--bot", "random", "--cores", "1", "--lang", language)
    said = call(*line, "--html", str(page))
    assert said.code == 0, said.err
    both = said.out + page.read_text(encoding="utf-8")
    assert not re.search(r"cli-[a-z]", both)
    assert ("порядок хода" in both) == (language == "ru")


MISTAKES: dict[str, str] = {
    "balance tsar --seats 3,9": "This game takes 3–6 players, not 9",
    "balance tsar --gifts 5 --games 1": "declares no experiment",
    "balance tsar --html nowhere/page.html": "its folder does not exist",
    "tune duel": "duel has no weights",
    "tune tsar --what judgement": "tsar has no weights judgement to tune; choose one of style",
    "tune ivan --spread 0": "--spread",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes_get_one_sentence(call: Call, line: str) -> None:
    said = call(*line.split())
    assert said.code == 2 and MISTAKES[line] in said.err
