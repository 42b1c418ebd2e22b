"""Taking back: at once where nobody learned anything, else with everybody's consent."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import House, Person, two_people


def expect_floor(person: Person, courtier: int, floor: str) -> None:
    thing = person.page.locator(f'[data-thing="courtier:{courtier}"]')
    expect(thing).to_have_attribute("aria-label", re.compile(floor))


def test_a_move_against_bots_is_taken_back_with_a_key(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=0, floor=2)
    anna.wait_for("courtier")
    expect_floor(anna, 0, "merchants")
    anna.page.keyboard.press("u")
    anna.page.get_by_role("dialog").get_by_role("button", name="Undo").click()
    expect_floor(anna, 0, "waiting at the porch")
    expect(anna.log).to_contain_text("undoes")
    expect(anna.log.locator(".gone").first).to_contain_text("settles Angela")
    anna.settle(courtier=0, floor=3)
    expect_floor(anna, 0, "guards")


def test_others_must_agree_when_they_have_played_on(house: House) -> None:
    first, second = two_people(house)
    first.settle(courtier=0, floor=2)
    second.settle(courtier=1, floor=2)
    first.wait_for("courtier")
    first.page.keyboard.press("u")
    first.page.get_by_role("button", name="Ask them").click()
    expect(first.page.locator(".prompt")).to_contain_text("is waiting for")
    second.page.get_by_role("button", name="Отклонить").click()
    expect(first.log).to_contain_text("declines")
    expect_floor(first, 0, "merchants")
    first.page.keyboard.press("u")
    first.page.get_by_role("button", name="Ask them").click()
    second.page.get_by_role("button", name="Согласиться").click()
    for person in (first, second):
        expect_floor(person, 0, "porch" if person is first else "крыльц")
        expect(person.log.locator(".gone").first).to_be_attached()
    first.wait_for("courtier")
    expect_floor(first, 0, "waiting at the porch")
