"""The table screen at work: reasons, hints, time travel, languages, covers, curtains, lessons."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from prestol.library.rulebook import rulebook
from tests.browser.people import House, Person, two_people, visible


def test_what_cannot_be_done_is_explained_with_its_rule(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=0, floor=2)
    anna.wait_for("courtier")
    anna.page.locator('[data-thing="courtier:0"]').click(force=True)
    notice = anna.page.get_by_role("alert")
    expect(notice).to_contain_text("This courtier already has a floor")
    notice.get_by_role("button", name=re.compile("TSR-PLC-02")).click()
    paragraph = rulebook("tsar", "en").paragraphs["TSR-PLC-02"]
    visible(anna.page.get_by_role("dialog").get_by_text(paragraph[:30]))


def test_what_a_move_brings_is_said_before_it_is_made(anna: Person) -> None:
    anna.sit_with_bots()
    stars = anna.favourites()
    anna.page.locator(f'[data-thing="{stars[0]}"]').click()
    anna.wait_for("floor")
    anna.page.locator('[data-thing="floor:4"]').hover()
    expect(anna.page.locator(".foresight")).to_contain_text("Your points: 0 → 4. 3 places are left there.")
    anna.page.keyboard.press("Escape")
    anna.wait_for("courtier")


def test_a_hint_names_a_move_and_lights_it(anna: Person) -> None:
    anna.sit_with_bots()
    anna.page.keyboard.press("h")
    expect(anna.page.locator(".notice.hint")).to_contain_text("The strong bot would play: Settle")
    expect(anna.page.locator("[data-piece].lit")).to_have_count(1)


def test_the_log_travels_through_time(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=5, floor=1)
    anna.settle(courtier=None, floor=4)
    anna.wait_for("courtier")
    line = anna.log.get_by_role("button", name=re.compile("settles Elena"))
    line.hover()
    expect(anna.page.locator('[data-piece="courtier:5"].lit')).to_be_attached()
    line.click()
    visible(anna.page.get_by_text("You’re viewing the past"))
    waiting = (
        anna.page.locator("[data-thing^=courtier]")
        .filter(has_text="")
        .evaluate_all("(all) => all.filter((one) => one.getAttribute('aria-label').includes('porch')).length")
    )
    assert waiting == 12, "only Elena had moved in by then"
    assert anna.page.locator("[data-target]").count() == 0, "the past cannot be changed"
    anna.page.keyboard.press("Escape")
    anna.wait_for("courtier")


def test_the_language_changes_in_the_middle_of_a_game(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=12, floor=2)
    expect(anna.log).to_contain_text("settles Pyotr on the merchants’ floor")
    anna.page.keyboard.press("l")
    expect(anna.log).to_contain_text("заселяет Петра на этаж купцов")
    expect(anna.page.locator('[data-piece="courtier:12"] .initial')).to_have_text("П")
    anna.check_words()
    anna.page.keyboard.press("t")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.page.keyboard.press("l")
    expect(anna.log).to_contain_text("settles Pyotr")


def test_secrets_can_be_covered(anna: Person) -> None:
    anna.sit_with_bots()
    assert len(anna.favourites()) == 6
    anna.page.keyboard.press("x")
    visible(anna.page.get_by_text("Your secret goal is hidden"))
    assert anna.favourites() == []
    assert "your favourite" not in anna.page.content()
    anna.page.keyboard.press("x")
    assert len(anna.favourites()) == 6


def test_two_people_share_a_screen_behind_a_curtain(house: House) -> None:
    host = house.enter()
    seats = [{"kind": "me", "name": "Vera"}, {"kind": "me", "name": "Gleb"}, {"kind": "bot", "level": "novice"}]
    table = host.open_table(seats, options={"first_player": "seat_0"})
    host.go(f"/table/{table}")
    host.wait_for("curtain")
    visible(host.page.get_by_role("heading", name="Pass the screen to Vera"))
    assert host.page.locator(".star").count() == 0, "nothing secret behind the curtain"
    host.act()
    vera = host.favourites()
    host.settle()
    host.wait_for("curtain")
    visible(host.page.get_by_role("heading", name="Pass the screen to Gleb"))
    assert host.page.locator(".star").count() == 0
    host.act()
    gleb = host.favourites()
    assert len(vera) == len(gleb) == 6
    assert vera != gleb
    assert "Vera is dealt" not in host.log.inner_text()
    assert "Gleb is dealt" in host.log.inner_text()


def test_a_seat_goes_to_a_bot_and_back(house: House) -> None:
    """Somebody else holds the game up, so that the bots do not end it meanwhile."""
    anna, _ = two_people(house)
    anna.page.get_by_role("button", name="More").click()
    anna.page.get_by_role("button", name="Let a bot play for me").click()
    visible(anna.page.get_by_text("A bot is playing for you."))
    anna.page.get_by_role("button", name="Play myself again").click()
    expect(anna.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(anna.log).to_contain_text("is playing again")


def settling(person: Person) -> str:
    """What is asked when it is the person's turn again."""
    person.wait_for("courtier")
    return str(person.page.locator(".prompt").inner_text())


def test_a_first_game_is_guided(house: House) -> None:
    pupil = house.enter("ru")
    pupil.go("/learn/tsar")
    coach = pupil.page.locator(".coach")
    expect(coach).to_contain_text("Старый царь уходит")
    titles = ["Шесть ваших фаворитов", "Сколько стоит этаж", "Заселите придворного"]
    for title in titles:
        coach.get_by_role("button", name="Дальше", exact=True).click()
        expect(coach).to_contain_text(title)
    assert pupil.page.locator("[data-piece].lit").count() == 6
    pupil.settle()
    for title in ["Фавориты есть у всех", "Журнал ничего не забывает"]:
        expect(coach).to_contain_text(title)
        coach.get_by_role("button", name="Дальше", exact=True).click()
    expect(coach).to_contain_text("Расселяйте дальше")
    while "TSR-PLC" in settling(pupil):
        pupil.act("courtier")
        pupil.act(pupil.wait_for("floor", "wait"))
    expect(coach).to_contain_text("Восхождение")
    while coach.filter(has_text="Восхождение").count():
        pupil.act()
    pupil.play_until("courtier")
    for title in ["Почему нельзя?", "Не выдавайте себя"]:
        expect(coach).to_contain_text(title)
        coach.get_by_role("button", name="Дальше", exact=True).click()
    pupil.check_words()
    pupil.page.reload()
    pupil.board.wait_for()
    while not coach.count():
        pupil.act()
    coach.get_by_role("button", name="Пропустить урок").click()
    pupil.page.wait_for_url("**/table/*")


def test_the_same_lesson_is_dealt_to_everybody(house: House) -> None:
    goals = []
    for _ in range(2):
        pupil = house.enter()
        pupil.go("/learn/tsar")
        pupil.board.wait_for()
        pupil.wait_for("courtier")
        goals.append(pupil.favourites())
    assert goals[0] == goals[1]
