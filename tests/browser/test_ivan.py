"""Ivan the Terrible in a real browser: a whole game, an effect within an effect, and nothing for axe to find."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.ivan import LOOK, click_somewhere, pass_by, sit
from tests.browser.people import PATIENCE, House, Person
from tests.browser.test_access import check

RAW_KEY = re.compile(r"\b(?:web|ivan|bot|server)-[a-z0-9_]+(?:-[a-z0-9_]+)+\b")
GAME = 150.0
"""Seconds that a whole game may take on a busy machine."""
SEED = "nested 2"
"""A deal with hired hands on the way from Yaroslavl to Nizhny Novgorod, where seat 0 begins."""
YAROSLAVL, NIZHNY = 12, 1
MANEUVERS, EXCHANGE = 1, 3
HERE = {"kind": "me", "name": "Boris"}
"""A second player at the same screen."""


def check_words(person: Person) -> None:
    found = RAW_KEY.findall(person.page.inner_text("body"))
    assert not found, found


def question(person: Person) -> str:
    """Wait until something is asked; the question."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (now := person.page.evaluate(LOOK)) != "asked":
        assert time.monotonic() < deadline, f"nothing was asked: {person.page.inner_text('body')[:800]}"
        pass_by(person, now)
    return person.page.locator(".prompt .sentence").inner_text()


def click(person: Person, thing: str) -> None:
    question(person)
    person.page.locator(f'[data-thing="{thing}"][data-target]').first.click()


def press(person: Person, name: str) -> None:
    question(person)
    person.page.locator(".prompt .buttons").get_by_role("button", name=name).click()


def set_up(person: Person) -> None:
    """Both players keep a project and place their first warriors."""
    sit(person, [HERE], seed=SEED)
    for _ in range(2):
        question(person)
        click(person, str(person.page.locator("[data-thing^=project]").first.get_attribute("data-thing")))
    for city in (YAROSLAVL, 4, 5, 6):
        click(person, f"city:{city}")


def act_in(person: Person, first: int, *others: int) -> None:
    """Boyars are sent without coins; the first one then leads the actions of its chamber without a seal."""
    for chamber in (first, *others):
        click(person, f"chamber:{chamber}")
        press(person, "No coins")
    click(person, f"chamber:{first}")
    press(person, "Skip")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True)])
def test_a_whole_game_against_a_bot(house: House, language: str, phone: bool) -> None:
    """On the phone a bot takes over when most kinds of question have been seen."""
    person = house.enter(language, phone=phone)
    easiest = person.call("content/ivan")["game"]["bots"][0]["id"]
    sit(person, [{"kind": "bot", "level": easiest}])
    asked: set[str] = set()
    scenes = 0
    handed = False
    deadline = time.monotonic() + GAME
    while (now := person.page.evaluate(LOOK)) != "end":
        assert time.monotonic() < deadline, f"the game did not end: {person.page.inner_text('body')[:800]}"
        if phone and not handed and now == "asked" and len(asked) > 8:
            person.let_a_bot_play()
            handed = True
        elif now == "asked" and not handed:
            sentence = person.page.locator(".prompt .sentence").inner_text()
            if sentence not in asked:
                asked.add(sentence)
                check_words(person)
                width = person.page.evaluate("document.documentElement.scrollWidth")
                assert width <= person.page.viewport_size["width"]  # type: ignore[index]
            click_somewhere(person)
        else:
            scenes += now == "scene"
            pass_by(person, now)
    check_words(person)
    assert len(asked) > 8
    assert scenes >= (1 if phone else 2)
    assert len(person.result()) == 2
    for total in person.page.locator("section.end .bar b").all():
        assert total.evaluate("one => one.offsetHeight < 1.9 * parseFloat(getComputedStyle(one).fontSize)")


@pytest.mark.slow
def test_a_free_action_in_the_middle_of_a_nested_effect(anna: Person) -> None:
    """A maneuver takes a trade token, whose effect places a warrior; before that, goods are sold."""
    set_up(anna)
    question(anna)
    anna.page.locator(f'[data-thing="chamber:{MANEUVERS}"][data-target]').hover()
    expect(anna.page.locator(".foresight")).to_contain_text("Bonus with a seal")
    assert anna.page.locator(".front").evaluate("one => one.scrollHeight <= one.clientHeight")
    act_in(anna, MANEUVERS, 2, 2, 3, 3, 4)
    land = anna.page.locator(".ivan-board .map > svg")
    before_pick = land.bounding_box()
    click(anna, f"city:{YAROSLAVL}")
    expect(anna.page.locator(".prompt .choices")).to_contain_text("Cancel")
    assert land.bounding_box() == before_pick
    click(anna, f"city:{NIZHNY}")
    click(anna, "pad_slot:3")
    asked = question(anna)
    agenda = anna.page.locator(".agenda")
    expect(agenda).to_contain_text("place 1 warrior")
    expect(agenda).to_contain_text("1 action in the Maneuver Chamber")
    left = agenda.inner_text()
    coins = anna.page.locator('[data-thing="resource:0"] b')
    before = int(coins.inner_text())
    anna.page.locator('[data-free="sell"]').first.click()
    expect(coins).to_have_text(str(before + 1))
    assert question(anna) == asked
    assert agenda.inner_text() == left
    click(anna, f"city:{NIZHNY}")
    expect(anna.log).to_contain_text("places a warrior in Nizhny Novgorod")
    expect(agenda).not_to_contain_text("place 1 warrior")
    expect(agenda).to_contain_text("1 maneuver")


@pytest.mark.slow
def test_the_goods_of_a_swap_are_picked_in_any_order(anna: Person) -> None:
    set_up(anna)
    act_in(anna, EXCHANGE, 2, 2, 1, 1, 4)
    question(anna)
    held = [int(one.inner_text()) for one in anna.page.locator(".goods [data-thing^=resource] b").all()]
    early, *_, late = (kind for kind, count in enumerate(held) if count > 0)
    state = anna.page.locator(".several .state")
    click(anna, f"resource:{late}")
    expect(state).to_have_text("Chosen: 1 of 2.")
    anna.page.keyboard.press("Escape")
    expect(state).to_have_text("Chosen: 0 of 2.")
    click(anna, f"resource:{late}")
    click(anna, f"resource:{early}")
    expect(state).to_have_text("Chosen: 2 of 2.")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".prompt .sentence")).to_contain_text("What do you take for it?")
    for kind in (early, late):
        expect(anna.page.locator(f'[data-thing="resource:{kind}"] b')).to_have_text(str(held[kind] - 1))


@pytest.mark.parametrize(
    ("language", "theme", "phone"), [("en", "light", False), ("ru", "dark", False), ("ru", "light", True)]
)
def test_axe(house: House, language: str, theme: str, phone: bool) -> None:
    """The table is clean while projects are kept, warriors placed and boyars sent."""
    person = house.enter(language, phone=phone, theme=theme)
    sit(person, [HERE], seed=SEED)
    seen: set[str] = set()
    while len(seen) < 4:
        asked = question(person)
        if asked not in seen:
            seen.add(asked)
            person.page.mouse.move(1, 1)
            person.page.wait_for_timeout(200)
            check(person)
        click_somewhere(person, freely=0)
