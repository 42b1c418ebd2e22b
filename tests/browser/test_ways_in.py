"""The pages on the way to a table treat every game alike."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import House, Person, visible

GAMES = {
    "tsar": "Tsar of the Hill",
    "ivan": "Ivan the Terrible",
    "rurik": "Rurik",
    "smuta": "Smuta 1605–1612",
}


@pytest.mark.parametrize("game", GAMES)
def test_friends_are_invited_to_every_game(anna: Person, game: str) -> None:
    anna.go("/")
    card = anna.page.get_by_role("article", name=GAMES[game])
    card.get_by_role("link", name="Invite friends").click()
    expect(anna.page.get_by_role("radio", name="With friends")).to_be_checked()
    anna.page.get_by_role("button", name="Create the table").click()
    expect(anna.page.locator("main")).to_contain_text(GAMES[game].split()[0])
    visible(anna.page.get_by_role("button", name="Copy").first)


def test_without_a_game_in_the_address_one_is_chosen(anna: Person) -> None:
    anna.go("/")
    anna.page.get_by_role("link", name="Invite friends").first.click()
    anna.page.get_by_role("radio", name="Ivan the Terrible").check()
    expect(anna.page.locator("main")).to_contain_text("Ivan the Terrible: choose your opponents")
    anna.page.get_by_role("button", name="Create the table").click()
    anna.page.wait_for_url("**/room/*")
    expect(anna.page.locator("main")).to_contain_text("Ivan the Terrible")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_invitation_on_a_phone_shows_how_to_sit_down(house: House, game: str, language: str) -> None:
    host, guest = house.enter(language), house.enter(language, phone=True)
    host.call("me")
    made = host.call("tables", {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]})
    invite = made["invites"][0]
    guest.go(f"/join/{made['table']['id']}#{invite['seat']}.{invite['secret']}")
    button = guest.page.locator("main button.main")
    button.wait_for()
    guest.page.wait_for_load_state("networkidle")
    expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("game", "others"), [("tsar", "IVN"), ("ivan", "TSR"), ("rurik", "TSR"), ("smuta", "TSR")])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_rulebook_suggests_what_it_holds(house: House, game: str, others: str, language: str) -> None:
    person = house.enter(language)
    person.go(f"/rules/{game}")
    field = person.page.get_by_role("searchbox")
    suggested = str(field.get_attribute("placeholder"))
    assert others not in suggested
    for word in suggested.split(", "):
        field.fill(word)
        expect(person.page.locator(".rule").first).to_be_visible()
    assert suggested.count(",") == 2


def test_every_game_is_told_in_a_minute(anna: Person) -> None:
    anna.go("/learn")
    for name in GAMES.values():
        title = anna.page.get_by_role("heading", name=f"{name} in a minute")
        visible(title)
    assert anna.page.locator(".steps").count() == len(GAMES)
    assert anna.page.locator(".steps li").count() == 5 * len(GAMES)
    anna.check_words()


def test_a_spectator_is_told_who_may_write(house: House) -> None:
    player, watcher = house.enter(), house.enter()
    table = player.sit_with_bots()
    watcher.go(f"/table/{table}")
    watcher.board.wait_for()
    watcher.page.keyboard.press("c")
    visible(watcher.page.get_by_text("Only players at this table can write here"))
    assert watcher.page.locator("#talk-text").count() == 0


def test_people_talk_while_they_wait(house: House) -> None:
    host, guest = house.enter(), house.enter("ru")
    host.call("me")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
    made = host.call("tables", {"game": "tsar", "seats": seats})
    table, invite = made["table"]["id"], made["invites"][0]
    guest.call("me")
    guest.call(f"tables/{table}/join", {"seat": invite["seat"], "secret": invite["secret"]})
    for person in (host, guest):
        person.go(f"/room/{table}")
        person.page.locator("#talk-text").wait_for()
    host.page.locator("#talk-text").fill("Shall we begin?")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("log")).to_contain_text("Shall we begin?")
    guest.check_words()
    host.page.locator("main .begin button.main").click()
    guest.board.wait_for()
    guest.page.keyboard.press("c")
    expect(guest.page.locator(".said")).to_contain_text("Shall we begin?")
