"""Four people in four browsers play a round and let bots finish the game; nobody ever hears another's secrets."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from tests.browser.people import House, Person

SECONDS = 300.0
SECOND = re.compile("Round 2 begins|Раунд 2, начинает")


def gather(house: House) -> tuple[list[Person], str]:
    """The first makes a table and three links; the others follow their links and sit down; the first begins."""
    people = [house.enter("ru" if at % 2 else "en") for at in range(4)]
    owner = people[0]
    owner.call("me")
    made = owner.call("tables", {"game": "tsar", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]})
    table = str(made["table"]["id"])
    for person, invite in zip(people[1:], made["invites"], strict=True):
        person.go(f"/join/{table}#{invite['seat']}.{invite['secret']}")
        person.page.locator("main button.main").first.click()
        person.page.wait_for_url(f"**/room/{table}")
    owner.go(f"/room/{table}")
    owner.page.locator("main button.main").first.click()
    for person in people:
        person.board.wait_for()
        assert person.page.url.endswith(f"/table/{table}")
    return people, table


def check_secrets(person: Person, seat: int) -> None:
    """Nothing that was ever sent to a seat tells a goal that is not its own, or a vote before its time."""
    shown: set[tuple[int, int]] = set()
    for message in person.heard:
        entries: list[dict[str, Any]] = message.get("entries", []) or [message.get("entry") or {}]
        for entry in entries:
            check_entry(entry, seat, shown)
        now = message.get("now")
        if now:
            check_moment(now, seat)


def check_entry(entry: dict[str, Any], seat: int, shown: set[tuple[int, int]]) -> None:
    events = entry.get("events", [])
    if entry.get("kind") == "move" and entry["seat"] != seat:
        assert entry["move"] is None
    names = [event["name"] for event in events]
    for event in events:
        if event["name"] == "goal-dealt":
            assert event["args"]["seat"] == seat
        if event["name"] == "voted":
            assert names.count("voted") == 4, "votes are turned up together"


def check_moment(now: dict[str, Any], seat: int) -> None:
    if now["status"] == "open":
        assert now["views"] == {}
        return
    assert list(now["views"]) == [str(seat)]
    view = now["views"][str(seat)]["view"]
    assert view["seat"] == seat
    assert "votes" not in view
    assert "goals" not in view
    if not now["over"]:
        assert now["seed"] is None


@pytest.mark.slow
def test_four_people_play_a_round_and_see_the_end(house: House) -> None:
    people, _ = gather(house)
    goals = [person.favourites() for person in people]
    assert all(len(goal) == 6 for goal in goals)
    assert len({tuple(goal) for goal in goals}) == 4, "everybody sees another six"
    deadline = time.monotonic() + SECONDS
    while not any(person.page.get_by_text(SECOND).count() for person in people):
        assert time.monotonic() < deadline, [person.situation() for person in people]
        for seat, person in enumerate(people):
            if person.act() in ("courtier", "floor", "vote"):
                assert own_goal(person, seat) == person.favourites()
    for person in people:
        person.let_a_bot_play()
    for person in people:
        person.see_the_end()
    for seat, person in enumerate(people):
        check_secrets(person, seat)
        person.check_words()
    totals = [[row.split()[-1] for row in person.result()] for person in people]
    assert totals.count(totals[0]) == 4, "everybody sees the same result"


def own_goal(person: Person, seat: int) -> list[str]:
    """What the server last told about this seat's favourites."""
    now = next(message["now"] for message in reversed(person.heard) if message.get("now"))
    view = now["views"][str(seat)]["view"]
    return sorted(f"courtier:{courtier}" for courtier in view["favourites"])


def test_talk_reaches_everybody_and_notes_nobody(house: House) -> None:
    people, _ = gather(house)
    first, second, fourth = people[0].page, people[1].page, people[3].page
    first.keyboard.press("c")
    first.get_by_label("Write a message").fill("Good luck!")
    first.keyboard.press("Enter")
    second.locator(".count").first.wait_for()
    second.keyboard.press("c")
    second.get_by_text("Good luck!").wait_for()
    first.keyboard.press("Escape")
    fourth.keyboard.press("n")
    fourth.locator("textarea").fill("Не верить Анне.")
    fourth.get_by_text("Сохранено").wait_for()
    fourth.reload()
    people[3].board.wait_for()
    fourth.keyboard.press("n")
    fourth.wait_for_function("() => document.querySelector('textarea')?.value === 'Не верить Анне.'")
    assert not any("Не верить" in str(message) for person in people[:3] for message in person.heard)
