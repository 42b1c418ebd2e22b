"""One person plays a whole game against bots, from the home page to the result."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prestol
from tests.browser.people import House, Person, Situation, visible

NAMES = {"en": "Tsar of the Hill", "ru": "Царь горы"}
CYRILLIC = re.compile("[А-Яа-яЁё]")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_against_bots(house: House, language: str, tmp_path: Path) -> None:
    person = house.enter(language)
    person.go("/")
    person.page.locator("main button").first.click()
    person.board.wait_for()
    assert person.page.locator("h1").inner_text().casefold() == NAMES[language].casefold()
    seen: set[str] = set()

    def look(now: Situation) -> None:
        if now not in seen:
            seen.add(now)
            person.check_words()
            check_language(person, language)

    if language == "ru":  # a bot takes over after a round
        person.play_until("scene", seen=look)
        look("scene")
        person.act("scene")
        person.finish()
    else:
        person.play_until("end", seen=look)
    assert seen >= {"courtier", "floor", "vote", "sure", "scene"}
    person.check_words()
    assert len(person.result()) == 4
    assert "/end" in person.page.url
    check_record(person, tmp_path)


def check_language(person: Person, language: str) -> None:
    """What is read is in one language; rule ids and the names of programs are the same in all."""
    text = person.page.inner_text("body")
    assert person.page.locator("html").get_attribute("lang") == language
    if language == "en":
        assert not CYRILLIC.search(text), CYRILLIC.findall(text)[:20]
    else:
        words = set(re.findall(r"\b[a-z]{4,}\b", text))
        assert not words, words


def check_record(person: Person, folder: Path) -> None:
    """The record can be downloaded, and it plays again to the same end."""
    with person.page.expect_download() as waiting:
        person.page.get_by_role("link", name=re.compile("record|запись")).click()
    file = folder / "game.jsonl"
    waiting.value.save_as(file)
    record = prestol.read_record(file.read_text(encoding="utf-8"))
    *_, last = prestol.replay(prestol.game("tsar"), record)
    assert last.over
    shown = [int(row.split()[-1]) for row in person.result()]
    assert shown == sorted(last.result().scores, reverse=True)
    assert record.ending is not None
    assert person.page.locator(".luck code").last.inner_text() == record.ending.seed


def test_play_again_begins_a_new_game(anna: Person) -> None:
    anna.sit_with_bots(bots=2)
    anna.finish()
    before = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    anna.board.wait_for()
    assert anna.page.url != before
    visible(anna.page.get_by_text("Round 1 begins"))


def test_the_game_can_be_reviewed_step_by_step(after: Person) -> None:
    after.page.get_by_role("button", name="Review the game").click()
    after.board.wait_for()
    after.page.locator(".log .line").first.click()
    visible(after.page.get_by_role("region", name="Review"))
    after.page.get_by_role("button", name="Step forward").click()
    after.page.get_by_role("button", name="To the end").click()
    visible(after.page.get_by_text("The game is over.").first)
