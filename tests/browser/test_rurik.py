"""Rurik in a real browser: whole games of two and alone, previews that come true, and nothing for axe to find."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.ivan import LOOK, click_somewhere, pass_by
from tests.browser.people import PATIENCE, House, Person
from tests.browser.test_access import check

RAW_KEY = re.compile(r"\b(?:web|rurik|bot|server)-[a-z0-9_]+(?:-[a-z0-9_]+)+\b")
GAME = 150.0
"""Seconds that a whole game may take on a busy machine."""
SEED = "rurik 1"
LOOKS = [("en", "light", False), ("ru", "dark", False), ("ru", "light", True)]
ADVISORS = ".prompt [data-thing^=advisor][data-target]"


def sit(person: Person, *others: dict[str, str], **wishes: object) -> None:
    person.call("me")
    made = person.call("tables", {"game": "rurik", "seats": [{"kind": "me"}, *others], "start": True, **wishes})
    person.go(f"/table/{made['table']['id']}")
    person.page.locator(".rurik-board, .curtain").first.wait_for()


def play_until(person: Person, here: Callable[[str], bool], seconds: float = GAME) -> str:
    """Click whatever glows until the situation is the wished one."""
    deadline = time.monotonic() + seconds
    while not here(now := person.page.evaluate(LOOK)):
        assert time.monotonic() < deadline, f"it did not come to that: {person.page.inner_text('body')[:800]}"
        if now == "asked":
            click_somewhere(person)
        else:
            pass_by(person, now)
    return str(now)


def check_words(person: Person) -> None:
    found = RAW_KEY.findall(person.page.inner_text("body"))
    assert not found, found
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= person.page.viewport_size["width"]  # type: ignore[index]


class Course:
    """A game to its end, and what was met on the way."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.asked: set[str] = set()
        self.scenes: list[str] = []

    def here(self, now: str) -> bool:
        page = self.person.page
        if now == "scene":
            title = page.locator(".stage h2").first.inner_text()
            if title not in self.scenes:
                self.scenes.append(title)
                check_words(self.person)
        elif now == "asked":
            sentence = page.locator(".prompt .sentence").inner_text()
            if sentence not in self.asked:
                self.asked.add(sentence)
                check_words(self.person)
        return now == "end"

    def play(self) -> None:
        play_until(self.person, self.here)
        check_words(self.person)


@pytest.mark.slow
def test_a_whole_game_against_a_bot(house: House) -> None:
    person = house.enter()
    easiest = person.call("content/rurik")["game"]["bots"][0]["id"]
    sit(person, {"kind": "bot", "level": easiest})
    course = Course(person)
    course.play()
    assert len(course.asked) > 7
    assert len(course.scenes) == 5, course.scenes
    assert len(person.result()) == 2


@pytest.mark.slow
def test_a_whole_game_alone(house: House) -> None:
    person = house.enter("ru", phone=True)
    sit(person)
    course = Course(person)
    course.play()
    assert len(course.scenes) == 5, course.scenes
    rows = person.result()
    assert len(rows) == 2
    assert any("Мятеж" in row for row in rows)
    expect(person.page.locator("section.end header")).to_contain_text("Мятеж")
    expect(person.page.locator("section.end .bar")).to_have_count(2)
    hidden = "one => one.scrollWidth - one.clientWidth"
    assert person.page.locator("section.end .scroll").evaluate(hidden) <= 1


def standing(banner: Locator) -> list[str]:
    """Who stands on the spaces of a banner, from the top, with the printed numbers."""
    return [" ".join(space.locator("[data-piece]").all_text_contents()) for space in banner.locator(".space").all()]


def test_a_landing_comes_true(anna: Person) -> None:
    """What a banner shows while it is pointed at is what the server makes of it."""
    sit(anna, {"kind": "me", "name": "Boris"}, seed=SEED)
    pushed = 0
    for turn in range(8):
        play_until(anna, lambda now: now == "asked" and anna.page.locator(ADVISORS).count() > 0, PATIENCE / 1000)
        advisors = anna.page.locator(ADVISORS)
        (advisors.first if turn < 4 else advisors.last).click()  # the weak ones first, so that they are pushed
        open_banners = anna.page.locator(".strategy [data-target]")
        taken = open_banners.filter(has=anna.page.locator("[data-piece]"))
        banner = (taken if taken.count() > 0 else open_banners).first
        place = anna.page.locator(f'[data-thing="{banner.get_attribute("data-thing")}"]')
        expect(place.locator(".open")).to_have_count(1)
        place.hover()
        expect(place.locator(".new")).to_have_count(1)
        pushed += place.locator(".pushed").count()
        foreseen = standing(place)
        place.click()
        expect(anna.page.locator(".strategy .new, .strategy .open")).to_have_count(0)
        play_until(anna, lambda now: now == "asked", PATIENCE / 1000)
        assert standing(place) == foreseen
    assert pushed > 0


def test_the_rebellion_says_what_it_does_and_why(anna: Person) -> None:
    sit(anna, seed=SEED)
    panel = anna.page.locator(".rebellion")
    play_until(anna, lambda now: now == "asked" and panel.locator("li").count() > 1)
    expect(panel).to_contain_text("Easy")
    expect(panel.locator(".last li").last).to_contain_text("The Rebellion places advisor")
    panel.locator("li").first.get_by_role("button").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Rule RUR-SOL-")


FITS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const side = document.querySelector('.side');
  const bottom = Math.min(box(side).bottom, box(document.querySelector('.prompt')).top);
  const low = [...side.querySelectorAll('.deeds [data-thing]')].filter((deed) => box(deed).bottom > bottom + 1);
  const head = side.querySelector('.rebellion h2');
  const list = side.querySelector('.last ol');
  return [low.length, head.scrollWidth - head.clientWidth, list.scrollHeight - list.clientHeight - list.scrollTop];
}"""
"""Deeds that lie too low, how far the head of the Rebellion's panel sticks out, how far its last step is hidden."""


def test_alone_everything_has_its_place_on_a_small_laptop(house: House) -> None:
    person = house.enter("ru")
    page = person.page
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(person, seed=SEED, options={"difficulty": "very_hard"})
    asked, told = page.locator(ADVISORS), page.locator(".last li")
    play_until(person, lambda now: now == "asked" and asked.count() > 0 and told.count() > 0)
    low, sticks_out, unseen = page.evaluate(FITS)
    assert (low, sticks_out) == (0, 0)
    assert unseen <= 1


def parts_to_check(question: int, tabs: int) -> range:
    """All tabs of a phone at the first and the last of five questions, and one at the others."""
    if question > 5:
        return range(0)
    return range(max(1, tabs) if question in (1, 5) else 1)


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_axe(house: House, language: str, theme: str, phone: bool) -> None:
    """Alone against the Rebellion every part of the board is clean, from the set-up to the first claims."""
    person = house.enter(language, phone=phone, theme=theme)
    sit(person, seed=SEED)
    seen: set[str] = set()

    def is_new(now: str) -> bool:
        return now == "scene" or (now == "asked" and person.page.locator(".prompt .sentence").inner_text() not in seen)

    while play_until(person, is_new) != "scene":
        seen.add(person.page.locator(".prompt .sentence").inner_text())
        person.page.mouse.move(1, 1)
        tabs = person.page.locator(".rurik-board [role=tab]")
        for part in parts_to_check(len(seen), tabs.count()):
            if phone:
                tabs.nth(part).click()
            person.page.wait_for_timeout(200)
            check(person)
        if phone:  # back to where the question is answered
            (tabs.filter(has=person.page.locator(".dot")).or_(tabs)).first.click()
    check(person)
    assert len(seen) > 4


WATCH = """() => {
  window.passed = [];
  const look = () => {
    const pieces = document.querySelectorAll('.strategy [data-piece]').length;
    const now = [pieces, document.querySelectorAll('[data-target]').length > 0].join();
    if (window.passed.at(-1) !== now) window.passed.push(now);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
"""Notes every number of advisors on the banners that the page passes through, and whether anything was asked then."""


def test_the_board_goes_along_with_what_the_rebellion_does(house: House) -> None:
    """The own advisor stands alone until the Rebellion has placed its own, and nothing is asked meanwhile."""
    person = house.enter(speed="calm")
    page = person.page
    sit(person, seed=SEED)
    play_until(person, lambda now: now == "asked" and page.locator(ADVISORS).count() > 0)
    page.evaluate(WATCH)
    for count in (1, 3):
        page.locator(ADVISORS).first.click()
        page.locator(".strategy [data-target]").first.click()
        expect(page.locator(".strategy [data-piece]")).to_have_count(count + 1)
        expect(page.locator(ADVISORS).first).to_be_visible()
        assert f"{count},false" in page.evaluate("() => window.passed")
    expect(page.locator(".rebellion .last li").last).to_contain_text("The Rebellion places advisor")
