"""The companion on a phone and on a desk: begin, one round, undo, reload, a lost line, the end of a game."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from prestol.engine.chance import stream
from prestol.engine.companion import FORMAT, Companion, Saved
from prestol.server.http.api.companion import told
from tests.browser.people import PHONE, House
from tests.games.rurik.companion_mirror import Mirror
from tests.games.rurik.test_companion_mirror import play_out

THUMB = 44
COUNT = "() => JSON.parse(localStorage.getItem('prestol-companion-rurik')).entries.length"
SMALL = """(least) => [...document.querySelectorAll('main button, main summary, main label:has(input)')]
  .filter((one) => one.checkVisibility() && !one.classList.contains('mark'))
  .map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])
  .filter(([, width, height]) => Math.min(width, height) < least)"""


def check_screen(page: Page) -> None:
    """Nothing to scroll sideways, and nothing too small for a thumb."""
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(SMALL, THUMB - 1) == []


def read_all(page: Page) -> None:
    """Read every task, one after the other."""
    done = page.get_by_role("button", name=re.compile("^Done"))
    while done.count():
        done.first.click()


def press(page: Page, name: str) -> None:
    """Press a button that makes an entry, and wait until it is saved."""
    before = page.evaluate(COUNT)
    page.get_by_role("button", name=name).click()
    page.wait_for_function(f"(before) => ({COUNT})() > before", arg=before)


def begin(page: Page, base: str) -> None:
    page.goto(f"{base}/companion/rurik")
    page.get_by_label("Your leader").select_option("boris")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="The Rebellion")).to_be_visible()


def deploy(page: Page) -> None:
    read_all(page)
    more = page.locator("#companion-ask ~ .stepper").first.get_by_role("button", name="one more")
    for _ in range(3):
        more.click()
    press(page, "Start round 1")


def place(page: Page, value: str, banner: str) -> None:
    expect(page.get_by_role("heading", name="The Rebellion")).to_be_visible()
    read_all(page)
    page.get_by_role("radio", name=value).check()
    page.locator("button.banner").filter(has_text=banner).click()
    press(page, f"Advisor {value} on {banner}")


def test_a_round_on_a_phone(house: House) -> None:
    page = house.enter(phone=True).page
    begin(page, house.base)
    check_screen(page)
    deploy(page)
    for value, banner in (("5", "Tax"), ("4", "Build"), ("2", "Muster"), ("1", "Move")):
        place(page, value, banner)
        expect(page.get_by_text("Place the Rebellion’s advisor")).to_be_visible()
    for _ in range(4):
        take_turn(page)
    read_all(page)
    expect(page.get_by_role("heading", name="Claim phase")).to_be_visible()
    page.get_by_role("button", name="Goods on your boat: one more").click()
    press(page, "Begin the claim phase")
    expect(page.get_by_text("Claim phase of round 1.")).to_be_visible()
    read_all(page)
    expect(page.get_by_text("Round 2 of 4")).to_be_visible()
    check_screen(page)


def take_turn(page: Page) -> None:
    """The person's turn and whatever loss checks the Rebellion then makes."""
    read_all(page)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.locator("button.region").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Troops: one more", exact=True).click()
    check_sheet(page)
    page.get_by_role("dialog").get_by_role("button", name="OK").click()
    press(page, "My turn is done")
    expect(page.get_by_text("Take back the Rebellion’s advisor").first).to_be_visible()
    read_all(page)
    while page.get_by_role("button", name="No loss symbol").count():
        press(page, "No loss symbol")
        expect(page.get_by_text("the Rebellion loses nobody").first).to_be_visible()
        read_all(page)


def check_sheet(page: Page) -> None:
    small = page.evaluate(SMALL.replace("main ", "dialog[open] "), THUMB - 1)
    assert [one for one in small if one[0] != "Close"] == []


def keep(page: Page, base: str, companion: Companion) -> None:
    """Put a game on the shelf of a browser, as the page would."""
    saved = companion.saved()
    answer = told(Saved(FORMAT, saved.game, saved.rules, saved.content, saved.begin, saved.entries))
    kept: dict[str, Any] = json.loads(msgspec.json.encode(answer))
    kept |= {"begin": saved.begin, "entries": saved.entries, "drafts": [], "read": len(answer.tasks), "pending": None}
    page.goto(f"{base}/companion/rurik")
    page.evaluate("(kept) => localStorage.setItem('prestol-companion-rurik', kept)", json.dumps(kept))
    page.reload()


def nearly_over() -> Companion:
    """A game of which only the last claim phase and the score are left."""
    mirror = Mirror("browser", "easy")
    play_out(mirror, stream("browser"))
    assert mirror.companion is not None
    while mirror.companion.screen()["ask"] != "boat":
        mirror.companion.undo()
    return mirror.companion


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_short_position_is_finished_and_undone(house: House, language: str) -> None:
    page = house.enter(language, phone=True).page
    keep(page, house.base, nearly_over())
    words = {
        "en": ("Begin the claim phase", "Show all", "Who has won?", "Victory!", "Undo", "Your points: one more"),
        "ru": (
            "Начать фазу развития",
            "Показать всё",
            "Кто победил?",
            "Победа!",
            "Отменить",
            "Ваши очки: больше на одного",
        ),
    }[language]
    page.get_by_role("button", name=words[0]).click()
    page.get_by_role("button", name=words[1]).click()
    for _ in range(30):
        page.get_by_role("button", name=words[5]).click()
    check_screen(page)
    page.get_by_role("button", name=words[2]).click()
    expect(page.get_by_role("heading", name=words[3])).to_be_visible()
    page.get_by_role("button", name=words[4]).click()
    expect(page.get_by_role("button", name=words[2])).to_be_visible()
    page.get_by_role("button", name=words[4]).click()
    expect(page.get_by_role("button", name=words[0])).to_be_visible()


def test_taps_and_entries_survive_a_reload(house: House) -> None:
    page = house.enter(phone=True).page
    companion = nearly_over()
    while companion.screen()["ask"] != "turn":
        companion.undo()
    keep(page, house.base, companion)
    page.locator("button.region", has_text="Kiev").click()
    page.get_by_role("dialog").get_by_role("button", name="Neutral troops: one more").click()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_text("1 change entered.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1 change entered.")).to_have_count(0)


def test_what_was_entered_waits_for_the_line(house: House) -> None:
    person = house.enter(phone=True)
    page = person.page
    keep(page, house.base, nearly_over())
    page.route("**/api/companion/**", lambda route: route.abort())
    page.get_by_role("button", name="Begin the claim phase").click()
    expect(page.get_by_role("alert")).to_contain_text("No connection to the server.")
    person.troubles.clear()  # the browser reports the line that the test has cut
    page.unroute("**/api/companion/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Claim phase of round 4.")).to_be_visible()


def test_the_way_there_and_the_keyboard(house: House) -> None:
    page = house.enter().page
    page.goto(f"{house.base}/learn")
    page.get_by_role("link", name="Open the companion").click()
    expect(page.get_by_role("heading", level=1, name="Rurik companion")).to_be_visible()
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Set up the game for two players")).to_be_visible()
    page.get_by_role("button", name="Done, next").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Give the Rebellion the pieces")).to_be_visible()
