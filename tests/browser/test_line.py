"""A lost line shows itself, tries again, and goes on without a reload."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import wait_for
from tests.browser.people import House
from tests.server.process import Process


def test_the_server_restarts_in_the_middle_of_a_vote(own_house: House, own_server: Process) -> None:
    anna = own_house.enter()
    anna.sit_with_bots(bots=2)
    anna.play_until("vote")
    anna.page.evaluate("() => { window.same = true }")
    floors = anna.labels()
    own_server.kill()
    expect(anna.page.get_by_text("Connection lost")).to_be_visible(timeout=20_000)
    assert anna.page.locator("[data-target]").count() == 0, "nothing can be done while the line is lost"
    own_server.start()
    wait_for(own_server)
    anna.wait_for("vote")
    expect(anna.page.get_by_text("Connection lost")).to_be_hidden()
    again = anna.labels()
    assert again == floors
    anna.act()
    anna.wait_for("sure")
    anna.act()
    anna.play_until("scene")
    assert anna.page.evaluate("() => window.same") is True, "the page was never loaded again"
    anna.play_until("courtier", "end")
    lost = ("WebSocket connection", "net::ERR_CONNECTION_REFUSED", "Failed to load resource")
    anna.troubles = [trouble for trouble in anna.troubles if not any(word in trouble for word in lost)]


def test_a_reload_in_the_middle_of_a_vote_loses_nothing(house: House) -> None:
    anna = house.enter()
    anna.sit_with_bots(bots=2)
    anna.play_until("vote")
    stars = anna.favourites()
    anna.page.reload()
    anna.wait_for("vote")
    assert anna.favourites() == stars


def test_on_return_the_moves_of_the_others_can_be_watched(house: House) -> None:
    anna = house.enter(speed="brisk")
    anna.sit_with_bots()
    anna.settle()
    anna.wait_for("courtier")
    anna.page.reload()
    anna.page.get_by_role("button", name="Show them").click()
    expect(anna.page.get_by_text("Replay", exact=True)).to_be_visible()
    anna.page.get_by_role("button", name="Pause").click()
    expect(anna.page.get_by_text("You’re viewing the past")).to_be_visible()
    anna.page.get_by_role("button", name="Step forward").click()
    anna.page.keyboard.press("Escape")
    anna.wait_for("courtier")
