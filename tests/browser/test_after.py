"""After the last move: who resigned, what is left to them, and playing again with everybody's word."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import House, Person, two_people, visible

SAYS = {"en": ("More", "Resign", "Yes, resign"), "ru": ("Ещё", "Сдаться", "Да, сдаюсь")}


def resign(person: Person) -> None:
    more, give_up, sure = SAYS[person.page.locator("html").get_attribute("lang") or ""]
    person.page.get_by_role("button", name=more).last.click()
    person.page.get_by_role("button", name=give_up).click()
    person.page.get_by_role("button", name=sure).click()


def over_for_two(house: House) -> tuple[Person, Person]:
    """Two people at the result of a game that both have given up."""
    first, second = two_people(house)
    resign(first)
    visible(first.page.get_by_text("You’ve resigned"))
    resign(second)
    for person in (first, second):
        visible(person.page.locator("section.end"))
    return first, second


def table_of(person: Person) -> str:
    return person.page.url.split("/table/")[1].split("/")[0]


def test_whoever_resigned_is_told_so_and_can_watch_or_leave(house: House) -> None:
    first, second = two_people(house)
    resign(first)
    visible(first.page.get_by_text("You’ve resigned; a bot plays your seat to the end."))
    expect(first.page.get_by_role("button", name="Play myself again")).to_have_count(0)
    expect(first.page.get_by_role("button", name="Undo").first).to_be_disabled()
    visible(first.page.get_by_role("link", name="Leave the table"))
    second.wait_for("courtier")
    resign(second)
    visible(first.page.locator("section.end"))
    title = first.page.locator("section.end header")
    expect(title).to_contain_text("have resigned")
    expect(second.page.locator("section.end header")).to_contain_text("Сдаются")


def test_the_notice_of_a_resigned_player_covers_nothing_on_a_phone(house: House) -> None:
    first, second = house.enter(), house.enter(phone=True)
    first.call("me")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
    made = first.call("tables", {"game": "tsar", "seats": seats, "options": {"first_player": "seat_0"}})
    second.call("me")
    second.call(f"tables/{made['table']['id']}/join", {"secret": made["invites"][0]["secret"]})
    first.call(f"tables/{made['table']['id']}/start", {})
    second.go(f"/table/{made['table']['id']}")
    second.board.wait_for()
    resign(second)
    notice = second.page.locator(".prompt .away")
    visible(notice)
    told = notice.bounding_box()
    assert told is not None
    for card in second.page.locator(".cards .card, .board, .goal").all():
        box = card.bounding_box()
        assert box is not None
        apart = box["y"] >= told["y"] + told["height"] or box["y"] + box["height"] <= told["y"]
        assert apart, (box, told)
    assert told["y"] + told["height"] <= 844
    second.check_words()


def test_playing_again_needs_the_word_of_both(house: House) -> None:
    first, second = over_for_two(house)
    before = table_of(first)
    second.page.get_by_role("button", name="Играть ещё").click()
    visible(second.page.get_by_text("Ждём ответа"))
    visible(first.page.get_by_text("offers to play again"))
    first.page.reload()
    visible(first.page.get_by_text("offers to play again"))
    assert "/end" in first.page.url and table_of(first) == before
    first.page.get_by_role("button", name="Accept").click()
    for person in (first, second):
        person.board.wait_for()
        assert table_of(person) != before
    assert table_of(first) == table_of(second)
    first.check_words()
    second.check_words()


def test_whoever_declines_is_in_no_game_and_the_seat_is_free(house: House) -> None:
    first, second = over_for_two(house)
    before = table_of(first)
    second.page.get_by_role("button", name="Играть ещё").click()
    first.page.get_by_role("button", name="Decline").click()
    visible(first.page.get_by_text("You aren’t playing in the next game."))
    visible(second.page.get_by_text("Есть свободное место"))
    second.page.get_by_role("link", name="В комнату ожидания").click()
    second.page.locator(".begin button").click()
    second.board.wait_for()
    assert table_of(first) == before and "/end" in first.page.url
    visible(first.page.get_by_role("link", name="See the next game"))
    first.go("/")
    first.page.locator("article").first.wait_for()
    assert table_of(second) not in first.page.inner_html("main")


def test_an_offer_waits_at_home_and_is_accepted_in_the_room(house: House) -> None:
    first, second = over_for_two(house)
    second.page.get_by_role("button", name="Играть ещё").click()
    visible(second.page.get_by_text("Ждём ответа"))
    first.go("/")
    visible(first.page.get_by_text("You’re asked to play again"))
    first.page.locator("article.wanted a").first.click()
    first.page.get_by_role("button", name="Accept").click()
    for person in (first, second):
        person.board.wait_for()
    assert table_of(first) == table_of(second)


def test_a_hint_leaves_a_mark_on_the_result(anna: Person) -> None:
    anna.sit_with_bots(bots=2)
    anna.wait_for("courtier")
    anna.page.keyboard.press("h")
    visible(anna.page.get_by_text("practice game"))
    resign(anna)
    expect(anna.page.locator("section.end header")).to_contain_text("Practice game")
    expect(anna.page.locator("section.end header")).to_contain_text("has resigned")
