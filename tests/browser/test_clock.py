"""What presses: the last seconds, days, the round, and the colours of the night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.ivan import sit
from tests.browser.people import House, Person

LARGE = 30
"""Pixels of a figure that nobody overlooks."""
DAYS = {"kind": "days", "days": 3}
HEIGHT = "one => parseFloat(getComputedStyle(one).fontSize)"


@pytest.mark.parametrize("phone", [False, True])
def test_the_last_seconds_cannot_be_overlooked(house: House, phone: bool) -> None:
    person = house.enter(phone=phone)
    person.sit_with_bots(pace={"kind": "live", "bank": 12, "extra": 0})
    hurry = person.page.locator(".prompt .hurry")
    expect(hurry).to_contain_text("seconds left", timeout=15_000)
    figure = hurry.locator("b")
    assert figure.evaluate(HEIGHT) >= LARGE
    assert 1 <= int(figure.inner_text()) <= 10
    box, question = hurry.bounding_box(), person.page.locator(".prompt .sentence").bounding_box()
    assert box and question and abs(box["y"] - question["y"]) < 130
    assert person.page.locator(".front").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert hurry.get_by_role("alert").inner_text() == "10 seconds left on your clock."
    expect(hurry).to_be_hidden(timeout=15_000)


def test_no_hurry_where_there_is_time(anna: Person) -> None:
    anna.sit_with_bots(pace={"kind": "live", "bank": 600, "extra": 10})
    anna.wait_for("courtier")
    anna.page.wait_for_timeout(600)
    assert anna.page.locator(".hurry").count() == 0


@pytest.mark.parametrize("phone", [False, True])
def test_a_fresh_turn_of_three_days_is_three_days(house: House, phone: bool) -> None:
    person = house.enter(phone=phone)
    person.sit_with_bots(pace=DAYS)
    expect(person.page.locator(".players .turn time")).to_have_text(re.compile(r"^\s*3 d\s*$"))


@pytest.mark.parametrize("phone", [False, True])
def test_the_round_is_in_sight(house: House, phone: bool) -> None:
    person = house.enter(phone=phone)
    shown = person.page.locator("header [data-part=round]")
    person.sit_with_bots()
    expect(shown).to_have_text("Round 1 of 3")
    expect(shown).to_be_in_viewport(ratio=1)
    easiest = person.call("content/ivan")["game"]["bots"][0]["id"]
    sit(person, [{"kind": "bot", "level": easiest}])
    expect(shown).to_have_text("Round 1 of 4")
    expect(shown).to_be_in_viewport(ratio=1)
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= person.page.viewport_size["width"]  # type: ignore[index]


def test_the_colours_follow_the_device_until_they_are_set(anna: Person) -> None:
    root = anna.page.locator("html")
    anna.page.emulate_media(color_scheme="dark")
    anna.go("/settings")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(anna.page.get_by_role("radio", name="Match system").first).to_be_checked()
    anna.page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    anna.page.emulate_media(color_scheme="dark")
    anna.page.get_by_role("radio", name="Parchment").check()
    expect(root).to_have_attribute("data-theme", "light")
    anna.page.reload()
    expect(root).to_have_attribute("data-theme", "light")
