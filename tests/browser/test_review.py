"""After the game: the look back from the result, moment by moment, with everything open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import ivan
from tests.browser.people import House, Person, two_people, visible

MOMENT = re.compile(r"/table/\w+/past/\d+$")


def bar(person: Person) -> Locator:
    return person.page.locator(".review")


def moment(person: Person) -> int:
    return int(person.page.url.rsplit("/", 1)[1])


def slider(person: Person) -> Locator:
    return bar(person).get_by_role("slider")


def click_on_chart(person: Person) -> None:
    """Click in the middle of the chart of points."""
    chart = person.page.locator("section.end figure:has(figcaption) > svg[role=img]")
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    person.page.wait_for_url(MOMENT)


def sockets(person: Person) -> int:
    return sum(message["type"] == "hello" for message in person.heard)


def test_a_click_on_the_chart_goes_to_that_moment_and_back_leads_to_the_result(after: Person) -> None:
    lines = sockets(after)
    click_on_chart(after)
    visible(bar(after))
    of = int(slider(after).get_attribute("max") or "0")
    assert of * 0.35 < int(slider(after).input_value()) < of * 0.65
    assert sockets(after) == lines, "the table keeps its line"
    after.page.go_back()
    visible(after.page.locator("section.end"))
    after.page.go_forward()
    after.page.wait_for_url(MOMENT)
    bar(after).get_by_role("button", name="Back to the result").click()
    visible(after.page.locator("section.end"))
    assert sockets(after) == lines


def test_every_way_through_the_game_is_a_visible_control(after: Person) -> None:
    after.page.get_by_role("button", name="Review the game").click()
    visible(bar(after))
    of = int(slider(after).get_attribute("max") or "0")
    expect(slider(after)).to_have_value(str(of))
    assert bar(after).locator(".rounds span").count() == 3
    for name, at in (("To the start", 0), ("Step forward", 1), ("Step back", 0), ("Next round", None)):
        bar(after).get_by_role("button", name=name, exact=True).click()
        if at is not None:
            expect(slider(after)).to_have_value(str(at))
    expect(bar(after)).to_contain_text("Round 2 begins")
    bar(after).get_by_role("button", name="Previous round").click()
    expect(bar(after)).to_contain_text("Round 1 begins")
    bar(after).get_by_role("button", name="To the end").click()
    expect(slider(after)).to_have_value(str(of))
    assert after.page.url.endswith(after.page.url.split("/table/")[1].split("/")[0])
    visible(after.page.locator(".hand .goal"))


def test_the_keys_walk_through_the_game(after: Person) -> None:
    after.page.get_by_role("button", name="Review the game").click()
    visible(bar(after))
    of = int(slider(after).get_attribute("max") or "0")
    press = after.page.keyboard.press
    press("[")
    expect(slider(after)).to_have_value(str(of - 1))
    press("PageUp")
    press("PageUp")
    expect(bar(after)).to_contain_text("Round 2 begins")
    press("Home")
    expect(slider(after)).to_have_value("0")
    slider(after).focus()
    press("ArrowRight")
    expect(slider(after)).to_have_value("1")
    expect(slider(after)).to_be_focused()
    press("End")
    expect(slider(after)).to_have_value(str(of))


def test_a_finished_game_is_open_through_every_eye(after: Person) -> None:
    after.page.get_by_role("button", name="Review the game").click()
    bar(after).get_by_role("button", name="To the start", exact=True).click()
    own = after.favourites()
    assert len(own) == 6
    bar(after).get_by_role("group", name="Through whose eyes").get_by_role("button").nth(1).click()
    expect(bar(after).locator('[aria-pressed="true"]')).to_have_count(1)
    after.page.wait_for_function(
        "(own) => !own.every((one) => document.querySelector(`[data-piece='${one}'] .star`))", arg=own
    )
    assert len(after.favourites()) == 6
    bar(after).get_by_role("button", name="All hands").click()
    assert after.page.locator("dialog .goal").count() == 3
    assert after.page.locator("dialog .favourite").count() == 18
    after.check_words()


def test_a_moment_can_be_shared(after: Person, house: House) -> None:
    after.page.get_by_role("button", name="Review the game").click()
    slider(after).fill("40")
    after.page.wait_for_url(MOMENT)
    other = house.enter("ru")
    other.page.goto(after.page.url)
    visible(bar(other))
    expect(slider(other)).to_have_value("40")
    assert moment(other) == moment(after)
    assert other.labels() != []
    bar(other).get_by_role("button", name="К итогам").click()
    visible(other.page.locator("section.end"))
    other.check_words()


def test_while_the_game_runs_one_looks_back_through_ones_own_eyes(house: House) -> None:
    first, second = two_people(house)
    first.settle()
    second.wait_for("courtier")
    first.page.locator(".log .line").first.click()
    first.page.wait_for_url(MOMENT)
    visible(bar(first))
    assert len(first.favourites()) == 6
    visible(first.page.locator(".hand .goal"))
    expect(bar(first).get_by_role("group", name="Through whose eyes")).to_have_count(0)
    expect(bar(first).get_by_role("button", name="All hands")).to_have_count(0)
    past = first.call(f"tables/{first.page.url.split('/table/')[1].split('/')[0]}/past/{moment(first)}")
    assert list(past["now"]["views"]) == ["0"]
    first.page.go_back()
    expect(bar(first)).to_have_count(0)
    assert "/past/" not in first.page.url


@pytest.mark.slow
def test_the_result_of_ivan_leads_to_its_moments_and_all_hands(anna: Person) -> None:
    ivan.sit(anna, [{"kind": "bot", "level": "novice"}])
    anna.let_a_bot_play()
    while not anna.page.locator("section.end").count():
        ivan.pass_by(anna, anna.page.evaluate(ivan.LOOK))
    click_on_chart(anna)
    visible(anna.page.locator(".ivan-board"))
    assert bar(anna).locator(".rounds span").count() >= 4
    bar(anna).get_by_role("button", name="All hands").click()
    assert anna.page.locator("dialog section section.goods").count() == 2
    anna.page.keyboard.press("Escape")
    anna.page.go_back()
    visible(anna.page.locator("section.end"))
    anna.check_words()
