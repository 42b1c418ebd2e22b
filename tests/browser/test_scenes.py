"""Scenes wait to be dismissed, by hand or by key, and hold nobody up who plays against a clock."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.browser.people import House, Person

LONGER = 3500
"""Milliseconds after which a scene once closed by itself."""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
BANISHED, ELECTED = re.compile("must leave"), re.compile("is the new tsar")
GO_ON = re.compile("^(Continue|To the next round|See the result)$")


def vote_until(person: Person, verdict: re.Pattern[str], ballot: str) -> None:
    """Play, and vote the same way each time, until a vote ends so."""
    while True:
        now = person.wait_for("courtier", "floor", "vote", "sure", "scene")
        if now == "vote":
            person.page.locator(f'.tray [data-target="vote {ballot}"]').click()
        elif now == "scene" and person.page.locator(".stage .verdict").filter(has_text=verdict).count():
            return
        else:
            person.act(now)


def test_a_vote_stays_until_it_is_dismissed(house: House) -> None:
    person = house.enter()
    person.sit_with_bots()
    vote_until(person, BANISHED, "against")
    person.page.wait_for_timeout(LONGER)
    assert person.situation() == "scene"
    expect(person.page.locator(".stage").get_by_role("button", name=GO_ON)).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".stage")).to_be_hidden()


def test_a_vote_against_a_clock_closes_by_itself(house: House) -> None:
    person = house.enter()
    person.sit_with_bots(pace={"kind": "live", "bank": 600, "extra": 10})
    vote_until(person, BANISHED, "against")
    expect(person.page.locator(".stage")).to_be_hidden(timeout=LONGER + 2000)


def test_a_coronation_goes_on_by_enter(house: House) -> None:
    """Also when the focus is somewhere else."""
    person = house.enter()
    person.sit_with_bots(bots=2)
    vote_until(person, ELECTED, "for")
    button = person.page.locator(".stage").get_by_role("button", name=GO_ON)
    expect(button).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".stage table")).to_be_visible()
    person.page.evaluate("() => document.activeElement.blur()")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".stage")).to_be_hidden()


def test_the_way_on_is_in_sight_in_a_low_window(house: House) -> None:
    """Six votes fit into it; the points of six players may be scrolled, but not the button."""
    person = house.enter()
    person.page.set_viewport_size(LAPTOP)
    person.sit_with_bots(bots=5)
    vote_until(person, BANISHED, "against")
    stage = person.page.locator(".stage")
    assert stage.locator(".card").count() == 6
    assert stage.evaluate("one => one.scrollHeight <= one.clientHeight")
    stage.get_by_role("button", name=GO_ON).click()
    while not stage.locator("table").count():
        person.act()
    expect(stage.get_by_role("button", name=GO_ON)).to_be_in_viewport(ratio=1)
