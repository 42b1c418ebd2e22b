"""Accounts and neighbours in the browser: the code that is shown once, a report, a block, and who deals with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.people import House, Person, two_people
from tests.server.process import Process

PASSWORD = "correct horse battery"


def make_account(person: Person, name: str) -> str:
    """Make an account by the form; the code that is shown."""
    person.go("/account")
    form = person.page.locator("form", has=person.page.locator("input[type=password]"))
    form.locator("input").first.fill(name)
    form.locator("input[type=password]").fill(PASSWORD)
    form.locator("button[type=submit]").click()
    code = person.page.locator("code", has_text="-").first
    code.wait_for()
    return code.inner_text()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True)])
def test_a_forgotten_password_is_set_again_by_the_code(house: House, language: str, phone: bool) -> None:
    name = f"Marya {language}"
    desk, other = house.enter(language, phone=phone), house.enter(language, phone=phone)
    code = make_account(desk, name)
    other.go("/account")
    other.page.get_by_role("radio").nth(2).check()
    form = other.page.locator("form", has=other.page.locator("input[type=password]"))
    for at, text in enumerate((name, code, "another horse battery")):
        form.locator("input").nth(at).fill(text)
    form.locator("button[type=submit]").click()
    expect(other.page.locator("code", has_text="-").first).not_to_have_text(code)
    expect(other.page.locator("li", has_text="Chrome")).to_have_count(1)
    desk.page.reload()
    expect(desk.page.locator("input[type=password]")).to_have_count(1)
    for person in (desk, other):
        person.check_words()
        assert not person.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_report_reaches_the_page_of_moderation(own_house: House, own_server: Process) -> None:
    anna, boris = two_people(own_house)
    anna.page.get_by_role("tab", name="Chat").click()
    boris.page.get_by_role("tab", name="Чат").click()
    boris.page.locator("#talk-text").fill("You donkey")
    boris.page.keyboard.press("Enter")
    anna.page.locator(".talk button.about").click()
    anna.page.get_by_role("button", name="Report", exact=True).click()
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    anna.page.locator(".talk button.about").click()
    anna.page.get_by_role("button", name="Block").click()
    expect(anna.page.locator(".said")).to_contain_text("You’ve blocked this person.")
    olga = own_house.enter("ru", phone=True)
    make_account(olga, "Olga")
    with closing(sqlite3.connect(own_server.environment["PRESTOL_DATABASE"].removeprefix("sqlite:///"))) as file, file:
        file.execute("UPDATE people SET role = 'admin' WHERE name = 'Olga'")
    olga.go("/moderation")
    olga.page.get_by_text("You donkey").wait_for()
    olga.page.get_by_role("button", name="Удалить сообщение").click()
    expect(boris.page.locator(".said")).to_contain_text("Сообщение удалено.")
    olga.page.get_by_role("button", name="Закрыть жалобу").click()
    olga.page.get_by_text("Жалоб нет.").wait_for()
    olga.check_words()
