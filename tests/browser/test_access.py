"""axe finds nothing to complain about on any page, in both languages and both themes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Finished, House, Person

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)"
PAGES = (
    "/",
    "/new/tsar",
    "/learn",
    "/rules",
    "/rules/tsar",
    "/rules/tsar/provenance",
    "/new/ivan",
    "/rules/ivan",
    "/rules/ivan/provenance",
    "/companion/rurik",
    "/new/rurik",
    "/rules/rurik",
    "/rules/rurik/provenance",
    "/new/smuta",
    "/rules/smuta",
    "/rules/smuta/provenance",
    "/account",
    "/settings",
    "/about",
    "/nowhere",
)
LOOKS = (("en", "light"), ("ru", "dark"))


def check(person: Person) -> None:
    """Run axe in the page; evaluated from outside, so the content security policy stays as it is."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    told = [f"{one['id']}: {at['html'][:160]} ({at['failureSummary']})" for one in found for at in one["nodes"][:3]]
    assert told == [], "\n".join([person.page.url, *told])


@pytest.mark.parametrize("paths", [PAGES[::2], PAGES[1::2]], ids=["even", "odd"])
@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_pages(house: House, language: str, theme: str, paths: tuple[str, ...]) -> None:
    person = house.enter(language, theme=theme)
    for path in paths:
        person.go(path)
        person.page.locator("main h1, main h2").first.wait_for()
        person.page.wait_for_timeout(300)
        person.check_words()
        check(person)


def at_the_porch(person: Person) -> None:
    person.wait_for("courtier")


def with_a_choice(person: Person) -> None:
    person.wait_for("courtier")
    person.act()
    person.wait_for("floor")


def at_the_vote(person: Person) -> None:
    person.play_until("vote")


def in_the_scene(person: Person) -> None:
    person.play_until("scene")


def in_the_past(person: Person) -> None:
    person.settle()
    person.wait_for("courtier")
    person.page.locator(".log .line").first.click()
    person.page.locator(".review").wait_for()


def with_a_reason(person: Person) -> None:
    person.settle(courtier=0, floor=1)
    person.wait_for("courtier")
    person.page.locator('[data-thing="courtier:0"]').click(force=True)
    person.page.get_by_role("alert").wait_for()


MOMENTS: list[Callable[[Person], None]] = [
    at_the_porch,
    with_a_choice,
    at_the_vote,
    in_the_scene,
    in_the_past,
    with_a_reason,
]


@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_table(house: House, moment: Callable[[Person], None], language: str, theme: str) -> None:
    person = house.enter(language, theme=theme)
    person.sit_with_bots(bots=2)
    moment(person)
    check(person)


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_the_windows_of_a_table(house: House, language: str, theme: str) -> None:
    person = house.enter(language, theme=theme)
    person.sit_with_bots(bots=2)
    person.wait_for("courtier")
    for key in ("?", "r", "c", "n", "v"):
        person.page.keyboard.press(key)
        person.page.wait_for_timeout(400)
        check(person)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_the_table_on_a_phone(house: House, language: str, theme: str) -> None:
    person = house.enter(language, phone=True, theme=theme)
    person.sit_with_bots(bots=2)
    check(person)
    person.play_until("vote")
    check(person)
    person.page.locator("nav.bottom button").first.click()
    person.page.get_by_role("dialog").wait_for()
    check(person)


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_the_result(house: House, finished: Finished, language: str, theme: str) -> None:
    person = house.enter(language, theme=theme)
    finished.see(person)
    check(person)


def test_the_room_and_the_invitation(house: House) -> None:
    owner, friend = house.enter(), house.enter("ru", theme="dark")
    owner.call("me")
    made = owner.call("tables", {"game": "tsar", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]})
    table, invite = made["table"]["id"], made["invites"][0]
    owner.go(f"/table/{table}")
    owner.page.wait_for_url(f"**/room/{table}")
    owner.page.locator("main h1").wait_for()
    check(owner)
    friend.go(f"/join/{table}#{invite['seat']}.{invite['secret']}")
    friend.page.locator("main button.main").first.wait_for()
    check(friend)


def test_the_lesson_and_the_curtain(house: House) -> None:
    pupil = house.enter()
    pupil.go("/learn/tsar")
    pupil.page.locator(".coach").wait_for()
    check(pupil)
    seats = [{"kind": "me", "name": "Vera"}, {"kind": "me", "name": "Gleb"}, {"kind": "bot", "level": "novice"}]
    pupil.go(f"/table/{pupil.open_table(seats)}")
    pupil.wait_for("curtain")
    check(pupil)
