"""The bear at the terminal: a person alone, and what is told at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import prestol
from prestol.cli.boards import Look, board_of
from prestol.engine.events import Event
from prestol.engine.result import Program, Result
from prestol.engine.step import EVERYBODY
from prestol.library.text import text
from tests.cli.conftest import Call
from tests.solo.bear import BearGame


def test_a_person_plays_alone_and_is_told_who_has_won(call: Call, tmp_path: Path) -> None:
    record = str(tmp_path / "hunt.jsonl")
    said = call("play", "bear", "--seats", "1", "--seed", "3", "--record", record, typed="take\n" * 4)
    assert said.code == 0, said.err
    assert any(word in said.out for word in ("Victory!", "Defeat."))
    assert "The bear is" in said.out and "1. " in said.out and "2. " in said.out
    assert call("verify", record).code == 0
    shown = call("replay", record)
    assert shown.code == 0 and "The bear is" in shown.out


def test_who_plays_alone_is_not_asked_how_strong_the_bots_should_be(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prestol.cli.verbs.play.is_terminal", lambda stream: True)
    monkeypatch.setattr(BearGame, "advice", object())
    said = call("play", "bear", typed="1\n" + "take\n" * 4)
    assert said.code == 0, said.err
    assert "How many players" in said.out
    assert any(word in said.out for word in ("Victory!", "Defeat.")), "the luck is another one each time"
    assert "How strong" not in said.out


def test_events_name_the_program_after_the_last_seat() -> None:
    game, words = prestol.game("bear"), text("en")
    hunter, bear = (Event("chased", "BEA-5", EVERYBODY, {"seat": at, "rival": 1 - at}) for at in (0, 1))
    assert words.event(game, hunter, ["Anna"]) == "Anna chases the bear."
    assert words.event(game, bear, ["Anna"]) == "The bear chases Anna."
    assert words.event(game, bear, ["Anna", "Boris"]) == "Boris chases Anna."


@pytest.mark.parametrize(
    ("places", "bear", "english", "russian"),
    [
        ((1,), 5, "Victory! The bear is 4 points behind.", "Победа! The bear отстаёт на 4 очка."),
        ((2,), 10, "Defeat. The bear is 1 point ahead.", "Поражение. The bear впереди на 1 очко."),
        ((2,), 9, "Defeat. The bear has just as many points.", "Поражение. The bear: очков столько же."),
    ],
)
def test_the_end_names_the_program_in_both_languages(
    places: tuple[int, ...], bear: int, english: str, russian: str
) -> None:
    result = Result(places, (9,), ({},), programs=(Program("bear", bear, {}),))
    board = board_of(prestol.game("bear"))
    for language, sentence in (("en", english), ("ru", russian)):
        lines = [str(line) for line in board.closing(result, [], Look(text(language), ["Anna"], 80, False))]
        assert lines[0] == sentence
        assert lines[1:] == sorted([f"{places[0]}. Anna: 9", f"{3 - places[0]}. The bear: {bear}"])
