"""Chat and notes are written in at once: what is typed is never taken for commands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import House, Person, two_people, visible

LINE = "Hi! Good luck"
"""Its letters are the keys of hint, log, language, undo and chat."""


def expect_nothing_done(person: Person) -> None:
    """The move still stands, and the language is the same."""
    expect(person.log).to_contain_text("settles Angela")
    expect(person.log.locator(".gone")).to_have_count(0)
    expect(person.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("way", ["key", "icon", "tab"])
@pytest.mark.parametrize(("panel", "key", "field"), [("Chat", "c", "#talk-text"), ("Notes", "n", "#note-text")])
def test_a_panel_opens_with_the_cursor_in_it(anna: Person, way: str, panel: str, key: str, field: str) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=0, floor=2)
    anna.wait_for("courtier")
    if way == "key":
        anna.page.keyboard.press(key)
    else:
        role = "button" if way == "icon" else "tab"
        anna.page.get_by_role(role, name=panel, exact=True).click()  # type: ignore[arg-type]
    expect(anna.page.locator(field)).to_be_focused()
    anna.page.keyboard.type(LINE)
    expect(anna.page.locator(field)).to_have_value(LINE)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(field)).not_to_be_focused()
    anna.page.keyboard.press("g")
    expect_nothing_done(anna)


def test_after_a_message_the_next_can_be_typed(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=0, floor=2)
    anna.wait_for("courtier")
    anna.page.keyboard.press("c")
    anna.page.keyboard.type("Hello")
    anna.page.get_by_role("button", name="Send").click()
    visible(anna.page.locator(".said").get_by_text("Hello"))
    anna.page.keyboard.type(LINE)
    expect(anna.page.locator("#talk-text")).to_have_value(LINE)
    anna.page.locator(".said").click()
    anna.page.keyboard.type("ulu")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("g")
    expect_nothing_done(anna)


HIDDEN = """(field) => {
  const style = getComputedStyle(field), pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  return pen.measureText(field.placeholder).width - (field.clientWidth - parseFloat(style.paddingLeft) * 2);
}"""
"""How many pixels of what stands in an empty field are cut off."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_stands_in_the_empty_field_can_be_read_on_a_small_screen(house: House, language: str) -> None:
    person = house.enter(language)
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.sit_with_bots()
    person.page.keyboard.press("c")
    expect(person.page.locator("#talk-text")).to_be_focused()
    assert person.page.locator("#talk-text").evaluate(HIDDEN) <= 0


def test_undo_by_key_asks_once_others_have_played(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=0, floor=2)
    anna.wait_for("courtier")
    anna.page.keyboard.press("u")
    visible(anna.page.get_by_role("dialog").get_by_text("Undo 4 moves?"))
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect_nothing_done(anna)
    anna.page.keyboard.press("u")
    anna.page.get_by_role("dialog").wait_for()
    anna.page.keyboard.press("Enter")
    expect(anna.log).to_contain_text("undoes")


def test_a_fresh_move_is_undone_at_once(house: House) -> None:
    first, _ = two_people(house)
    first.settle(courtier=0, floor=2)
    first.page.keyboard.press("u")
    expect(first.log).to_contain_text("undoes")
    expect(first.page.get_by_role("dialog")).to_have_count(0)
