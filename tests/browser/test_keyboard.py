"""Everything can be played without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import House, Person, Situation

ACTIVE = "() => document.activeElement?.getAttribute('data-thing') ?? ''"


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def shut_window(person: Person) -> None:
    """Keys mean nothing to the table until the browser has closed its window."""
    press(person, "Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def focused(person: Person) -> str:
    return str(person.page.evaluate(ACTIVE))


def walk_and_play(person: Person, now: Situation) -> None:
    """Do whatever is asked with keys alone."""
    if now in ("courtier", "floor"):
        press(person, person.luck.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if focused(person).startswith(now):
            press(person, "Enter")
        else:
            press(person, "ArrowDown")
    elif now == "vote":
        person.page.locator(".tray [data-target]").first.focus()
        press(person, "ArrowRight" if person.luck.random() < 0.5 else "ArrowLeft", "Enter")
    elif now == "sure":
        person.page.locator(".prompt .buttons button").first.focus()
        press(person, "Enter")
    elif now == "scene":
        press(person, "Enter")


def test_a_round_is_played_with_keys_alone(house: House) -> None:
    anna = house.enter()
    anna.go("/")
    anna.page.locator("main button").first.wait_for()
    for _ in range(40):
        press(anna, "Tab")
        if anna.page.evaluate("() => document.activeElement === document.querySelector('main button')"):
            break
    press(anna, "Enter")
    anna.board.wait_for()
    voted = False
    while "Round 2 begins" not in anna.log.inner_text():
        now = anna.wait_for("courtier", "floor", "vote", "sure", "scene")
        voted = voted or now == "sure"
        walk_and_play(anna, now)
        anna.page.wait_for_timeout(30)
    assert voted


def test_arrows_walk_over_what_can_be_done_and_shift_over_everything(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=0, floor=3)
    anna.wait_for("courtier")
    seen = set()
    for key in ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowUp"] * 3:
        press(anna, key)
        seen.add(focused(anna))
    assert len(seen) > 3
    assert "courtier:0" not in seen, "Angela already has a floor"
    for key in ["Shift+ArrowRight"] * 8:
        press(anna, key)
        if focused(anna) == "courtier:0":
            break
    anna.page.locator('[data-thing="courtier:0"]').focus()
    press(anna, "Enter")
    expect(anna.page.get_by_role("alert")).to_contain_text("already has a floor")


def test_keys_are_listed_and_do_what_the_list_says(anna: Person) -> None:
    anna.sit_with_bots()
    press(anna, "?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("move between available moves")
    shut_window(anna)
    press(anna, "r")
    expect(anna.page.get_by_role("dialog")).to_contain_text("TSR-AIM-01")
    shut_window(anna)
    press(anna, "v")
    expect(anna.page.locator(".panel .words").first).to_contain_text("Waiting at the porch: Angela")
    press(anna, "g")
    expect(anna.log).to_be_visible()
    anna.settle()
    anna.wait_for("courtier")
    press(anna, "[")
    expect(anna.page.get_by_text("You’re viewing the past")).to_be_visible()
    press(anna, "]", "Escape")
    anna.wait_for("courtier")


def test_a_screen_reader_hears_what_happens(anna: Person) -> None:
    anna.sit_with_bots()
    anna.settle(courtier=3, floor=2)
    expect(anna.page.locator('.unseen[role="log"]')).to_contain_text("settles Grigor on the merchants’ floor")
    words = anna.page.locator(".unseen .words")
    expect(words).to_contain_text("Merchants, 2: ")
    expect(words).to_contain_text("Your favourites: ")


CLOSE_AND_PRESS = """(code) => {
  document.querySelector('dialog[open]').close();
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
}"""


def test_a_key_right_behind_a_closing_window_is_heard(anna: Person) -> None:
    """The focus leaves a closed window a frame later, and the window tells later still that it has closed."""
    anna.sit_with_bots()
    press(anna, "?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("move between available moves")
    anna.page.evaluate(CLOSE_AND_PRESS, "KeyR")
    expect(anna.page.get_by_role("dialog")).to_contain_text("TSR-AIM-01")
    anna.page.wait_for_timeout(200)
    expect(anna.page.get_by_role("dialog")).to_contain_text("TSR-AIM-01")
    anna.page.evaluate(CLOSE_AND_PRESS, "KeyV")
    expect(anna.page.locator(".panel .words").first).to_contain_text("Waiting at the porch: Angela")
