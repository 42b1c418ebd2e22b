"""The luck of a game comes from every browser at the table, without anybody doing anything for it."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.people import House, Person, visible

SECONDS = 30.0


def wait_for_seals(person: Person, table: str, count: int) -> None:
    deadline = time.monotonic() + SECONDS
    while len(person.call(f"tables/{table}")["luck"]["seals"]) < count:
        assert time.monotonic() < deadline, "not every browser has sealed a part"
        time.sleep(0.1)


def test_two_browsers_add_to_the_luck_and_check_it(house: House) -> None:
    anna, boris = house.enter(), house.enter("ru")
    anna.call("me")
    anna.call("me", {"name": "Anna"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
    made = anna.call("tables", {"game": "tsar", "seats": seats})
    table, invite = str(made["table"]["id"]), made["invites"][0]
    boris.call("me")
    boris.call("me", {"name": "Boris"})
    boris.call(f"tables/{table}/join", {"secret": invite["secret"]})
    for person in (anna, boris):
        person.go(f"/room/{table}")
    wait_for_seals(anna, table, 2)
    anna.page.locator("main button.main").first.click()
    for person in (anna, boris):
        person.board.wait_for()
    for person in (anna, boris):
        person.let_a_bot_play()
    for person, added, checked in (
        (anna, "from the browsers of Anna and Boris", "Your browser has checked this"),
        (boris, "вкладов браузеров: Anna и Boris", "Ваш браузер это проверил"),
    ):
        person.see_the_end()
        card = person.page.locator(".card.luck")
        expect(card).to_contain_text(added)
        expect(card).to_contain_text(checked)
        person.check_words()


def test_whoever_plays_alone_begins_at_one_click_and_adds_a_part(house: House) -> None:
    person = house.enter()
    person.go("/new/tsar")
    person.page.locator("main button.main[type=submit]").click()
    person.board.wait_for()
    table = person.page.url.rsplit("/", 1)[1]
    kinds = [entry["kind"] for message in person.heard if message["type"] == "hello" for entry in message["entries"]]
    assert kinds[:4] == ["seal", "draw", "part", "start"], table


def test_a_chosen_deal_is_named_at_the_table_and_in_the_list(house: House) -> None:
    person = house.enter()
    person.sit_with_bots(seed="a lesson")
    visible(person.page.get_by_text("Chosen deal"))
    person.go("/")
    expect(person.page.locator("article").first).to_contain_text("chosen deal")
