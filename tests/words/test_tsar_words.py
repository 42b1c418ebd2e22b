"""Tsar of the Hill can say everything that happens, in both languages, and in good grammar."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prestol
from prestol.engine.events import Event
from prestol.engine.step import EVERYBODY
from prestol.games.tsar import TsarGame, open_game
from prestol.library.content import export_content, read_content
from prestol.library.text import LANGUAGES

GAME = open_game(read_content("tsar"))
NAMES = ["Anna", "Boris", "Vera", "Gleb"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_says_why_in_either_language(language: str) -> None:
    out = [id for id in GAME.notation.domains["courtier"] if id != "pyotr"]
    state = GAME.position({"seats": 4, "palace": {"guards": ["pyotr"]}, "out": out})
    refusal = state.refusal(0, GAME.notation.read("raise elena"))
    assert refusal is not None
    english, russian = "This courtier is out until the round ends.", "Этот придворный изгнан до конца раунда."
    assert prestol.text(language).refusal("tsar", refusal) == (english if language == "en" else russian)


FORMS = {1: "1 очко", 2: "2 очка", 5: "5 очков", 11: "11 очков", 21: "21 очко", 33: "33 очка"}


@pytest.mark.parametrize(("points", "spoken"), FORMS.items())
def test_russian_points_are_counted_in_good_grammar(points: int, spoken: str) -> None:
    words = prestol.text("ru")
    for name, figures in {
        "scored": {"points": points, "total": 40},
        "zero-rewarded": {"points": points},
        "won": {"total": points},
    }.items():
        sentence = words.say(f"tsar-event-{name}", seat="Анна", **figures)
        assert re.search(rf"\b{spoken}\b", sentence), sentence


@pytest.mark.parametrize(
    ("against", "spoken"),
    {1: "1 голос «", 2: "2 голоса «", 5: "5 голосов «", 11: "11 голосов «", 21: "21 голос «"}.items(),
)
def test_russian_votes_are_counted_in_good_grammar(against: int, spoken: str) -> None:
    assert spoken in prestol.text("ru").say("tsar-event-banished", courtier="Пётр", against=against)


@pytest.mark.parametrize(("number", "spoken"), [(1, "1 point"), (2, "2 points"), (21, "21 points")])
def test_english_points_are_counted_in_good_grammar(number: int, spoken: str) -> None:
    sentence = prestol.text("en").say("tsar-event-scored", seat="Anna", points=number, total=40)
    assert f"{spoken}," in sentence


def test_russian_names_are_declined() -> None:
    words = prestol.text("ru")
    raised = Event("raised", "TSR-PRM-02", EVERYBODY, {"seat": 0, "courtier": 12, "floor": 6})
    assert words.event(GAME, raised, ["Анна"]) == "Анна поднимает Петра в тронный зал."
    settled = Event("settled", "TSR-PLC-01", EVERYBODY, {"seat": 0, "courtier": 7, "floor": 3})
    assert words.event(GAME, settled, ["Анна"]) == "Анна заселяет Изабеллу на этаж стражников."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_lists_its_favourites(language: str) -> None:
    words = prestol.text(language)
    for at, goal in enumerate(GAME.content.goal):
        shown = words.event(GAME, Event("goal-shown", "TSR-SCO-02", EVERYBODY, {"seat": 0, "goal": at}), NAMES)
        names = [words.say(f"tsar-courtier-{id}") for id in goal.favourites]
        assert sorted(shown.split(": ")[1].rstrip(".").split(", ")) == sorted(names)


def changed(folder: Path, file: str, old: str, new: str) -> TsarGame:
    """The game with one word of its content changed everywhere in a file."""
    export_content("tsar", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return open_game(read_content("tsar", folder))


@pytest.mark.parametrize(
    ("language", "old", "new", "expected"),
    [("en", "Pyotr", "Feodor", "Anna raises Feodor to"), ("ru", "Пётр", "Фёдор", "Anna поднимает Фёдор на")],
)
def test_renamed_courtiers_are_called_by_their_new_name(
    tmp_path: Path, language: str, old: str, new: str, expected: str
) -> None:
    game = changed(tmp_path, "courtiers.toml", old, new)
    raised = Event("raised", "TSR-PRM-02", EVERYBODY, {"seat": 0, "courtier": 12, "floor": 3})
    assert prestol.text(language).event(game, raised, NAMES).startswith(expected)


@pytest.mark.parametrize(("language", "name"), [("en", "Archers"), ("ru", "Стрельцы")])
def test_renamed_floors_are_called_by_their_new_name(tmp_path: Path, language: str, name: str) -> None:
    game = changed(tmp_path, "board.toml", {"en": "Guards", "ru": "Стражники"}[language], name)
    settled = Event("settled", "TSR-PLC-01", EVERYBODY, {"seat": 0, "courtier": 12, "floor": 3})
    said = prestol.text(language).event(game, settled, NAMES)
    assert {"en": "on the floor “Archers”", "ru": "на этаж «Стрельцы»"}[language] in said
