"""A shared screen: behind the curtain there is nothing, for eyes, keys, searches and screen readers alike."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import House, Person, visible

FOCUS = "() => [document.activeElement.tagName, document.activeElement.closest('.curtain') !== null]"


def share(house: House, **wishes: object) -> Person:
    host = house.enter()
    seats = [{"kind": "me", "name": "Vera"}, {"kind": "me", "name": "Gleb"}, {"kind": "bot", "level": "novice"}]
    table = host.open_table(seats, options={"first_player": "seat_0"}, **wishes)
    host.go(f"/table/{table}")
    host.wait_for("curtain")
    return host


def check_nothing_behind(host: Person, name: str, hidden: list[str]) -> None:
    page = host.page
    body = page.locator("body")
    mark, *said = (line for line in body.inner_text().split("\n") if line)
    assert mark in ("I", "II")
    assert said == [
        f"Pass the screen to {name}",
        "Nobody else should look.",
        f"I’m {name}: show my view",
    ]
    everything = str(body.evaluate("one => one.textContent + one.innerHTML"))
    assert not [word for word in hidden if word in everything]
    tree = body.aria_snapshot()
    assert "button" in tree and tree.count("button") == 1, tree
    for _ in range(6):
        page.keyboard.press("Tab")
        tag, inside = page.evaluate(FOCUS)
        assert inside or tag == "BODY", tag


def test_nothing_is_behind_the_curtain(house: House) -> None:
    host = share(house)
    courtiers = ["Angela", "Bernara", "Voldemar", "favourite", "Rules", "goal", "data-thing"]
    check_nothing_behind(host, "Vera", courtiers)
    host.act("curtain")
    visible(host.board)
    expect(host.page.locator("#content")).to_be_focused()
    host.settle()
    host.wait_for("curtain")
    check_nothing_behind(host, "Gleb", courtiers)


def test_a_key_that_is_held_down_does_not_lift_the_curtain(house: House) -> None:
    host = share(house)
    expect(host.page.locator(".curtain button")).to_be_focused()
    host.page.evaluate(
        """() => {
          const held = new KeyboardEvent('keydown', {key: 'Enter', repeat: true, bubbles: true, cancelable: true});
          window.prevented = !document.activeElement.dispatchEvent(held);
        }"""
    )
    assert host.page.evaluate("() => window.prevented")
    host.page.keyboard.press("Enter")
    host.wait_for("courtier")
