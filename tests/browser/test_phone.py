"""The table on a phone: board first, sheets from below, thumb-sized targets, nothing to scroll sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, House, Person, Situation

THUMB = 44
SMALL = """(least) => [...document.querySelectorAll('.screen button, .screen a, [data-target]')]
  .filter((one) => one.checkVisibility() && !one.closest('.unseen, .log, .prompt .ask'))
  .filter((one) => !one.classList.contains('favourite'))
  .map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])
  .filter(([, width, height]) => Math.min(width, height) < least)"""

FITS = "() => { const at = document.querySelector('.front'); return at.scrollHeight <= at.clientHeight + 1 }"


def check_screen(person: Person) -> None:
    width = person.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["width"], f"the page is {width} wide"
    height = person.page.evaluate("() => document.documentElement.scrollHeight")
    assert height <= PHONE["height"], f"the page is {height} high"


def prompt_fits(person: Person) -> bool:
    return bool(person.page.evaluate(FITS))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_round_on_a_phone(house: House, language: str) -> None:
    person = house.enter(language, phone=True)
    person.sit_with_bots()
    seen: set[str] = set()

    def look(now: Situation) -> None:
        if now in seen:
            return
        seen.add(now)
        check_screen(person)
        if now != "scene":
            assert prompt_fits(person), now
            assert person.page.evaluate(SMALL, THUMB - 1) == []

    person.play_until("scene", seen=look)
    assert seen >= {"courtier", "floor", "vote", "sure"}
    person.play_until("courtier")
    check_screen(person)


def test_panels_are_sheets(house: House) -> None:
    person = house.enter(phone=True)
    person.sit_with_bots()
    person.settle(courtier=2, floor=2)
    for name, text in (("Log", "settles Voldemar"), ("As text", "Merchants, 2"), ("Notes", "Only you can see these.")):
        person.page.locator("nav.bottom").get_by_role("button", name=name).click()
        sheet = person.page.get_by_role("dialog")
        expect(sheet).to_contain_text(text)
        check_screen(person)
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_be_hidden()
    person.page.get_by_role("button", name="More").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("Rules")
    check_screen(person)


def test_the_result_fits_on_a_phone(house: House) -> None:
    person = house.enter("ru", phone=True)
    person.sit_with_bots(bots=2)
    person.finish()
    width = person.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    assert len(person.result()) == 3
