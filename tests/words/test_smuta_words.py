"""Smuta can name every component and say what it does, in both languages, and in good grammar."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prestol
from prestol.engine.events import Event
from prestol.engine.phrase import Phrase
from prestol.engine.step import EVERYBODY
from prestol.library.content import read_content
from prestol.library.text import LANGUAGES
from tests.games.damage import swap
from tests.words.messages import ROOT, files_of, lesson_titles, messages

GAME = prestol.game("smuta")
TABLES = read_content("smuta").tables
LINES = GAME.describe()
NAMES = ("smuta-names.ftl", "smuta-people.ftl", "smuta-points.ftl", "smuta-cards.ftl")
LESSON = ROOT / "web" / "src" / "games" / "smuta" / "learn.ts"
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def named(language: str) -> dict[str, frozenset[str]]:
    """The forms of every name."""
    return {key: frozenset(message.attributes) for file in NAMES for key, message in messages(language, file).items()}


@BY_LANGUAGE
@pytest.mark.parametrize("domain", [domain for domain in GAME.notation.domains if domain not in ("seat", "number")])
def test_all_names_of_a_domain_have_the_same_forms(domain: str, language: str) -> None:
    forms = {
        forms
        for key, forms in named(language).items()
        if key.startswith(f"smuta-{domain}-") and key.removeprefix(f"smuta-{domain}-") in GAME.notation.domains[domain]
    }
    assert len(forms) <= 1
    if forms and f"smuta-{domain}-other" in named(language):
        assert named(language)[f"smuta-{domain}-other"] == next(iter(forms))


def keys_in(phrase: Phrase) -> set[str]:
    inner = [keys_in(one) for one in phrase.get("args", {}).values() if isinstance(one, dict)]
    return {phrase["key"]}.union(*inner)


@BY_LANGUAGE
def test_every_component_says_what_it_is_and_does(language: str) -> None:
    for table, rows in LINES.items():
        assert len(rows) == len(TABLES[table])
        for row in rows:
            assert row, table
            for line in row:
                said = prestol.text(language).phrase(GAME, line, [])
                assert not re.search(r"smuta-|\{|  |_", said), said


def test_every_line_is_spoken_by_some_component() -> None:
    said = {key for rows in LINES.values() for row in rows for line in row for key in keys_in(line)}
    assert set(messages("en", "smuta-lines.ftl")) - said == {"smuta-card_does-other", "smuta-amount-nothing"}
    assert {key for key in messages("en", "smuta-cards.ftl") if "-card_does-" in key} <= said


@BY_LANGUAGE
def test_what_a_changed_card_does_is_not_told_in_the_old_words(language: str, tmp_path: Path) -> None:
    prestol.library.content.export_content("smuta", tmp_path)
    swap("cards.toml", '{op = "recruit_mod", add = 3}', '{op = "recruit_mod", add = 5}')(tmp_path)
    changed = prestol.game("smuta", tmp_path)
    ids = [row["id"] for row in TABLES["card_kind"]]
    lines = changed.describe()["card_kind"]
    assert lines[ids.index("full_treasury")][0]["key"] == "smuta-card_does-other"
    assert lines[ids.index("spies")][0]["key"] == "smuta-card_does-spies"
    assert prestol.text(language).phrase(changed, lines[ids.index("full_treasury")][0], [])


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("file", ["smuta-cards.ftl", "smuta-lines.ftl"])
def test_both_languages_count_alike(file: str) -> None:
    english, russian = prestol.text("en"), prestol.text("ru")
    for key in messages("en", file):
        if "-card_does-" in key:
            assert numbers(english.say(key)) == numbers(russian.say(key)), key


def told(language: str, name: str, **figures: str | int) -> str:
    kind = next(kind for kind in GAME.events if kind.name == name)
    domains = dict(kind.args)
    args = {
        key: figure if isinstance(figure, int) else GAME.notation.domains[domains[key]].index(figure)
        for key, figure in figures.items()
    }
    return prestol.text(language).event(GAME, Event(name, kind.rule, EVERYBODY, args), ["Анна", "Boris"])


def test_sentences_are_declined() -> None:
    assert told("ru", "marched", seat=0, who="istoma_pashkov", point="rzhev", target="velikie_luki") == (
        "Анна ведёт Истому Пашкова изо Ржева в Великие Луки."
    )
    assert told("ru", "to-track", seat=0, who="don_cossacks", cell="9") == (
        "Анна отправляет донских казаков на дорожку до лета 1607 года."
    )
    assert told("ru", "year-begins", year=1605) == "Начинается 1605 год."
    assert told("en", "year-begins", year=1605) == "The year 1605 begins."
    assert (
        told("ru", "hit", seat=0, phase="melee", count=3, row=6, power=9)
        == "Анна выбивает у врага 3 части: рукопашная."
    )
    assert (
        told("en", "bought", seat=1, who="ivan_zarutsky", good="siege")
        == "Boris raises a Siege marker for Ivan Zarutsky."
    )


def test_all_words_of_smuta_stand_in_known_files() -> None:
    assert set(files_of("smuta")) == {*NAMES, "smuta.ftl", "smuta-events.ftl", "smuta-lines.ftl"}


@BY_LANGUAGE
def test_every_step_of_the_lesson_has_a_title_and_a_short_text(language: str) -> None:
    steps = re.findall(r"\{ id: \"(\w+)\"", LESSON.read_text(encoding="utf-8"))
    titles = lesson_titles(language, "smuta")
    assert len(titles) == len(set(titles)) == len(steps)
    assert {f"web-smuta-learn-{step}" for step in steps} == set(titles)


@BY_LANGUAGE
def test_the_lesson_names_things_as_the_game_does(language: str) -> None:
    words = prestol.text(language)
    assert words.say("smuta-card_kind-noble_hundreds") in words.say("web-smuta-learn-card-text")
    assert words.say("web-smuta-call-done", ask="politics") in words.say("web-smuta-learn-end-text")
