"""Smuta in a real browser: a season with a battle, a siege and a cancelled card, the lesson, and a game to its end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import open_house, serve
from tests.browser.people import House, Person
from tests.browser.positions import lay, lay_alone
from tests.browser.questions import questions
from tests.browser.smuta import WISHES, made, offered, play, play_until, season, sit
from tests.browser.test_access import check
from tests.server.process import Process

RAW_KEY = re.compile(r"\b(?:web|smuta|bot|server)-[a-z0-9_]+(?:-[a-z0-9_]+)+\b")
NEXT = re.compile("^(Next|Done)$")
LESSON = ["win west", "play noble_hundreds", "aim petr_basmanov", "take petr_basmanov", "go putivl"]
"""What the lesson proposes."""
TITLE = "() => document.querySelector('.coach b')?.textContent ?? ''"
LAST = "On your own"
LONG = 150.0
"""Seconds that a season may take on a busy machine."""
RESTS = 600
"""Milliseconds that a pointer rests on a thing, longer than any tip waits."""
MISS = 14
"""Pixels by which a finger misses what it means."""
ROOM = """() => {
  const top = document.querySelector('.front').getBoundingClientRect().top;
  return [...document.querySelectorAll('.smuta-map svg, .smuta-map .map')]
    .every((one) => one.getBoundingClientRect().bottom <= top);
}"""
"""Whether the map ends above the question."""
LOOKS = [("en", False, "dark"), ("ru", True, "light")]
SCENES = {
    "en": ["A card is cancelled", "Before the walls: Pskov", "Battle: Putivl"],
    "ru": ["Карточка отменена", "Под стенами: Псков", "Сражение: Путивль"],
}


@pytest.fixture
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    yield from serve(tmp_path_factory.mktemp("smuta"))


@pytest.fixture
def guests(chromium: Browser, yard: Process) -> Iterator[House]:
    yield from open_house(chromium, yard.base)


def check_words(person: Person) -> None:
    found = RAW_KEY.findall(person.page.inner_text("body"))
    assert not found, found
    assert person.page.evaluate("document.documentElement.scrollWidth") <= person.page.viewport_size["width"]  # type: ignore[index]


class Course:
    """A season, and the scenes that were seen in it, each with what was thrown."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.scenes: dict[str, str] = {}
        self.cells: list[str] = []

    def is_over(self, now: str) -> bool:
        page = self.person.page
        if now == "scene":
            title = page.locator(".stage h2").first.inner_text()
            if title not in self.scenes:
                self.cells = page.locator(".stage td.here").all_inner_texts()
                self.scenes[title] = page.locator(".stage").inner_text()
                check_words(self.person)
                check(self.person)
        return any("season-begins" in json.dumps(message) for message in self.person.heard)


@pytest.mark.parametrize(("language", "phone", "theme"), LOOKS)
def test_a_season_with_a_battle_a_siege_and_a_cancelled_card(
    guests: House, yard: Process, language: str, phone: bool, theme: str
) -> None:
    person = guests.enter(language, phone=phone, theme=theme)
    table = lay_alone(yard, person, season())
    person.go(f"/table/{table}")
    course = Course(person)
    play_until(person, course.is_over, list(WISHES))
    cancelled, walls, battle = course.scenes
    assert [cancelled, walls, battle] == SCENES[language]
    assert re.search(r"\b6\b.*\b5\b", course.scenes[walls]), "what was thrown, and what was needed"
    assert course.cells == ["3"], "a die of 6 with a strength of 12 to 15"


def test_what_a_piece_can_reach_and_what_an_army_holds_is_on_the_map(guests: House, yard: Process) -> None:
    person = guests.enter()
    person.go(f"/table/{lay_alone(yard, person, season())}")
    play_until(person, lambda now: "take petr_basmanov" in offered(person), ["done"])
    page = person.page
    page.locator('[data-thing^="point:"]').and_(page.get_by_label(re.compile("^Chernigov"))).click(force=True)
    card = page.locator('[data-part="point"]')
    expect(card).to_contain_text("False Dmitry I")
    expect(card).to_contain_text("2 units of")
    expect(card).to_contain_text("Winged hussars")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    play(person, "take petr_basmanov")
    page.locator(".ring.attack").first.wait_for()
    goes = [move for move in offered(person) if move.startswith("go ")]
    assert page.locator(".ring.target, .ring.attack").count() == len({move.split()[1] for move in goes})
    assert page.locator(".road.taken").count() >= len(goes)


def expect_no_tip(person: Person) -> None:
    person.page.wait_for_timeout(RESTS)
    expect(person.page.get_by_role("tooltip")).to_have_count(0)


def test_nothing_covers_the_answers_and_the_hand_while_they_are_pointed_at(house: House) -> None:
    person = house.enter()
    page = person.page
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(person, {"kind": "bot", "level": "novice"})
    play_until(person, lambda now: "done" in offered(person) and page.locator(".tray .smuta-chip").count() > 2, [])
    answer = page.locator(".tray .smuta-chip").first
    answer.hover()
    expect(page.locator(".foresight")).to_contain_text(answer.locator(".look").inner_text())
    expect_no_tip(person)
    card = page.locator(".smuta-hand-card").first
    card.hover()
    expect(page.locator(".foresight")).to_contain_text(card.locator("b").first.inner_text())
    expect_no_tip(person)
    page.locator(".track td.now").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_the_map_ends_where_the_question_begins(guests: House, yard: Process, size: tuple[int, int]) -> None:
    person = guests.enter()
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    cases = [questions("smuta")[ask] for ask in ("throw", "exchange", "war")]
    for table in lay(yard, person, [(case.state, case.seat) for case in cases]):
        person.go(f"/table/{table}")
        answers = page.locator(".prompt [data-thing][data-target]")
        answers.first.wait_for()
        page.wait_for_function(ROOM)
        for answer in [*answers.all()[:4], *page.locator(".smuta-hand-card").all()[:4]]:
            answer.hover()
            expect(page.locator(".foresight")).not_to_be_empty()
            assert page.evaluate(ROOM)
        for toggle in page.locator(".several .toggle").all()[:2]:
            toggle.click()
            assert page.evaluate(ROOM)


def test_a_finger_that_misses_an_answer_is_told_what_it_means_and_asked(guests: House, yard: Process) -> None:
    person = guests.enter(phone=True)
    page = person.page
    person.go(f"/table/{lay_alone(yard, person, season())}")
    play_until(person, lambda now: "go putivl" in offered(person), ["take petr_basmanov"])
    before = made(person)
    box = page.locator('.smuta-map [data-target*="go putivl"]').bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + MISS)
    yes = page.locator(".prompt .buttons button").first
    expect(yes).to_contain_text("Putivl")
    expect(page.locator(".foresight")).to_contain_text("Putivl")
    expect(page.locator('.smuta-map [data-target*="go putivl"][data-lit]')).to_have_count(1)
    assert made(person) == before
    yes.tap()
    play_until(person, lambda now: made(person) > before, [])


class Pupil:
    """Somebody who reads what the guide says and goes on, until its last word."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.coach = person.page.locator(".coach")
        self.titles: list[str] = []

    def is_through(self, now: str) -> bool:
        while now != "scene" and (title := self.person.page.evaluate(TITLE)):
            if title not in self.titles:
                self.titles.append(title)
                check_words(self.person)
            onward = self.coach.get_by_role("button", name=NEXT)
            if onward.count() == 0:
                return False
            onward.click()
            if title == LAST:
                return True
        return False


def test_whoever_does_what_the_guide_says_comes_through_the_first_season(house: House) -> None:
    person = house.enter()
    person.go("/learn/smuta")
    pupil = Pupil(person)
    pupil.coach.wait_for()
    play_until(person, pupil.is_through, list(LESSON), seconds=LONG)
    assert pupil.titles[:4] == ["A throne worth a war", "Ways to win", "Cards of your party", "How a season goes"]
    assert {"Win a town over", "Play a card", "On to war", "Your armies", "March", "A battle"} <= set(pupil.titles)
    expect(pupil.coach).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_bots_end_a_game_and_its_page_says_how(house: House, language: str) -> None:
    person = house.enter(language)
    table = person.open_table([{"kind": "me"}, {"kind": "bot", "level": "novice"}], game="smuta")
    person.go(f"/table/{table}")
    person.page.locator(".prompt").wait_for()
    person.finish()
    assert len(person.result()) == 2
    expect(person.page.locator("section.end .won")).to_contain_text({"en": "wins", "ru": "побеждает"}[language])
    check_words(person)
    check(person)
