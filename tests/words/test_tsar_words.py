"""Tsar of the Hill can say everything that happens, in both languages, and in good grammar."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol.engine.errors import Refusal
from prestol.engine.events import Event, EventKind
from prestol.engine.notation import NUMBER
from prestol.engine.step import EVERYBODY, Choice, Step, Together
from prestol.games.tsar import TsarGame, open_game
from prestol.library.content import export_content
from prestol.library.text import LANGUAGES
from tests.words.messages import messages, modules, refusals

GAME = open_game(None)
NAMES = ["Anna", "Boris", "Vera", "Gleb"]
REFUSALS = refusals("games", "tsar")
STEPS: tuple[type[Step[Any]], ...] = GAME.steps
ASKS = sorted({kind.ASK for kind in STEPS if issubclass(kind, (Choice, Together))})
KEYS = messages("en", "tsar.ftl")


def ties() -> set[str]:
    """The rules that `result` names as having settled a tie."""
    found: set[str] = set()
    for _, module in modules("games", "tsar"):
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name == "result":
                texts = (one.value for one in ast.walk(node) if isinstance(one, ast.Constant))
                found |= {text for text in texts if isinstance(text, str) and text in ("TSR-END-03", "TSR-END-04")}
    return found


def option_keys() -> set[str]:
    found: set[str] = set()
    for option in GAME.options:
        key = f"tsar-option-{option.id}"
        found |= {key, f"{key}-about", *(f"{key}-{value}" for value in option.values)}
    return found


def thing_keys() -> set[str]:
    words = {f"tsar-{domain}-{word}" for domain, ids in GAME.notation.domains.items() for word in ids}
    return words | {f"tsar-{domain}-other" for domain in GAME.named}


def test_tsar_has_exactly_the_words_it_needs() -> None:
    needed = {"tsar-name", "tsar-tagline"}
    needed |= {f"tsar-event-{kind.name}" for kind in GAME.events}
    needed |= {f"tsar-move-{kind.name}" for kind in GAME.notation.kinds}
    needed |= {f"tsar-{way}-{ask}" for way in ("ask", "wait") for ask in ASKS}
    needed |= {f"tsar-refusal-{key}" for key in REFUSALS}
    needed |= {f"tsar-tie-{rule}" for rule in ties()}
    needed |= option_keys() | thing_keys()
    assert set(KEYS) == needed
    assert len(ties()) == 2


def samples(domain: str) -> list[int]:
    return [0, 1, 2, 5, 11, 21, 33] if domain == NUMBER else list(range(len(domain_words(domain))))


def domain_words(domain: str) -> tuple[str, ...]:
    return tuple(NAMES) if domain == "seat" else GAME.notation.domains[domain]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: str(kind.name))
def test_every_event_is_a_sentence_for_every_figure(language: str, kind: EventKind) -> None:
    words = prestol.text(language)
    longest = max((len(samples(domain)) for _, domain in kind.args), default=1)
    for at in range(longest):
        args = {name: samples(domain)[at % len(samples(domain))] for name, domain in kind.args}
        sentence = words.event(GAME, Event(kind.name, kind.rule, EVERYBODY, args), NAMES)
        assert sentence.endswith((".", "!")), sentence
        assert "{" not in sentence
        if "seat" in args:
            assert NAMES[args["seat"]] in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["settle", "ascend", "vote"])
def test_every_move_is_a_button_of_its_own(language: str, phase: str) -> None:
    palace = {"throne": ["pyotr"]} if phase == "vote" else {"guards": ["pyotr", "elena"], "nobles": ["angela"]}
    named = {courtier for names in palace.values() for courtier in names}
    out = [] if phase == "settle" else [id for id in GAME.notation.domains["courtier"] if id not in named]
    state = GAME.position({"seats": 4, "phase": phase, "palace": palace, "out": out})
    moves = state.legal(state.waiting[0])
    buttons = [prestol.text(language).move(GAME, move, NAMES) for move in moves]
    assert len(set(buttons)) == len(moves) > 1
    assert all(button[0].isupper() and button[-1] != "." for button in buttons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(REFUSALS))
def test_every_refusal_is_a_sentence_with_the_figures_it_is_given(language: str, key: str) -> None:
    figures: dict[str, object] = dict.fromkeys(REFUSALS[key], 4)
    assert messages(language, "tsar.ftl")[f"tsar-refusal-{key}"].variables <= set(figures)
    sentence = prestol.text(language).refusal("tsar", Refusal(key, "", figures))
    assert sentence.endswith(".")
    assert sentence[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", ASKS)
def test_questions_say_who_must_do_what(language: str, ask: str) -> None:
    words = prestol.text(language)
    assert words.say(f"tsar-ask-{ask}", seat="Anna")[-1] in ".?"
    assert "Anna" in words.say(f"tsar-wait-{ask}", seat="Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_says_why_in_either_language(language: str) -> None:
    out = [id for id in GAME.notation.domains["courtier"] if id != "pyotr"]
    state = GAME.position({"seats": 4, "palace": {"guards": ["pyotr"]}, "out": out})
    refusal = state.refusal(0, GAME.notation.read("raise elena"))
    assert refusal is not None
    english, russian = "This courtier is eliminated until the round ends.", "Этот придворный изгнан до конца раунда."
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
def test_content_and_words_agree_about_names(language: str) -> None:
    words = prestol.text(language)
    assert words.say("tsar-name") == getattr(GAME.content.game, f"name_{language}")
    for domain, table in GAME.named.items():
        for thing in table:
            assert words.say(f"tsar-{domain}-{thing.id}") == getattr(thing, f"name_{language}")


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
    return open_game(folder)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    words = prestol.text(language)
    for seats in GAME.seat_counts:
        names = [f"Player{seat}" for seat in range(seats)]
        state = GAME.start(seats, seed=seats)
        rng = prestol.stream(seats)
        told: list[Any] = list(state.events)
        while not state.over:
            seat = state.waiting[0]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
            told += state.events
        lines = [words.event(GAME, event, names) for event in told]
        assert not [line for line in lines if "tsar-" in line or "{" in line]
