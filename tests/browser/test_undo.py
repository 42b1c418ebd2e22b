"""Taking back: at once where nobody learned anything, else with everybody's consent."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import House, Person

ANGELA = '[data-thing="courtier:0"]'


def two_people(house: House) -> tuple[Person, Person]:
    """Two people and a bot; the first begins."""
    first, second = house.enter(), house.enter("ru")
    first.call("me")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
    made = first.call("tables", {"game": "tsar", "seats": seats, "options": {"first_player": "seat_0"}})
    table, invite = made["table"]["id"], made["invites"][0]
    second.call("me")
    second.call(f"tables/{table}/join", {"seat": invite["seat"], "secret": invite["secret"]})
    first.call(f"tables/{table}/start", {})
    for person in (first, second):
        person.go(f"/table/{table}")
        person.board.wait_for()
    return first, second


def floor_of(person: Person, courtier: int) -> str:
    return str(person.page.locator(f'[data-thing="courtier:{courtier}"]').get_attribute("aria-label"))


def test_a_move_against_bots_is_taken_back_with_a_key(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=0, floor=2)
    anna.wait_for("courtier")
    assert "merchants" in floor_of(anna, 0)
    anna.page.keyboard.press("u")
    expect(anna.page.locator(ANGELA)).to_have_attribute("aria-label", "Angela, waiting at the porch")
    expect(anna.log).to_contain_text("takes back")
    expect(anna.log.locator(".gone").first).to_contain_text("settles Angela")
    anna.settle(courtier=0, floor=3)
    assert "guards" in floor_of(anna, 0)


def test_others_must_agree_when_they_have_played_on(house: House) -> None:
    first, second = two_people(house)
    first.settle(courtier=0, floor=2)
    second.settle(courtier=1, floor=2)
    first.wait_for("courtier")
    first.page.keyboard.press("u")
    first.page.get_by_role("button", name="Ask them").click()
    expect(first.page.locator(".prompt")).to_contain_text("waits for")
    second.page.get_by_role("button", name="Отказать").click()
    expect(first.log).to_contain_text("disagrees")
    assert "merchants" in floor_of(first, 0)
    first.page.keyboard.press("u")
    first.page.get_by_role("button", name="Ask them").click()
    second.page.get_by_role("button", name="Согласиться").click()
    for person in (first, second):
        expect(person.page.locator('[data-thing="courtier:0"]')).not_to_have_attribute("aria-label", "merchants")
        expect(person.log.locator(".gone").first).to_be_attached()
    first.wait_for("courtier")
    expect(first.page.locator(ANGELA)).to_have_attribute("aria-label", "Angela, waiting at the porch")
