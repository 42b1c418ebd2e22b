"""A game with windows in the browser: its table is set up and agreed on, though no listed game has any."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import open_house, serve
from tests.browser.people import House, Person, visible
from tests.browser.test_access import check
from tests.server.process import Process

LISTED = "import prestol; prestol.GAMES += ('duel',); from prestol.cli import main; main()"


@pytest.fixture
def yard(tmp_path: Path) -> Iterator[Process]:
    """A server that lists the duel, too."""
    yield from serve(tmp_path, LISTED)


@pytest.fixture
def guests(chromium: Browser, yard: Process) -> Iterator[House]:
    yield from open_house(chromium, yard.base)


def plan_duel(person: Person, pace: str) -> None:
    person.go("/new?with=friends")
    person.page.get_by_role("radio", name="The Judicial Duel").check()
    person.page.get_by_role("radio", name=pace, exact=True).check()


def create(person: Person) -> dict[str, object]:
    person.page.get_by_role("button", name="Create the table").click()
    person.page.wait_for_url("**/room/*")
    visible(person.page.locator("dt").get_by_text("Windows for answers"))
    made: dict[str, object] = person.call(f"tables/{person.page.url.rsplit('/', 1)[1]}")["windows"]
    return made


@pytest.mark.parametrize("phone", [False, True])
def test_windows_of_a_live_table_are_timed(guests: House, phone: bool) -> None:
    person = guests.enter(phone=phone)
    plan_duel(person, "Clock")
    visible(person.page.get_by_text("How long each window stays open"))
    person.page.get_by_label("A blow").select_option("10")
    person.page.get_by_label("End a window when everyone has answered").check()
    check(person)
    assert create(person) == {"seconds": {"blow": 10}, "early": True, "ask": False}
    facts = person.page.locator("dl")
    expect(facts).to_contain_text("A blow: 10 seconds")
    expect(facts).to_contain_text("End a window when everyone has answered")
    check(person)


def test_windows_of_a_slow_table_ask_or_follow_orders(guests: House) -> None:
    person = guests.enter()
    plan_duel(person, "Days per turn")
    expect(person.page.get_by_role("radio", name="Standing orders answer")).to_be_checked()
    person.page.get_by_role("radio", name="Ask everyone").check()
    visible(person.page.get_by_text("Each window waits for everyone’s answer"))
    assert create(person) == {"seconds": {}, "early": False, "ask": True}
    expect(person.page.locator("dl")).to_contain_text("Ask everyone")


def test_a_game_with_other_bots_begins_at_once(guests: House) -> None:
    person = guests.enter()
    plan_duel(person, "Clock")
    person.page.get_by_role("radio", name="Against bots").check()
    person.page.get_by_role("button", name="Start the game").click()
    person.page.wait_for_url("**/table/*")
    visible(person.page.locator(".prompt"))


def test_a_table_without_a_clock_has_nothing_to_set(guests: House) -> None:
    person = guests.enter()
    plan_duel(person, "No clock")
    assert person.page.get_by_text("Windows for answers").count() == 0
