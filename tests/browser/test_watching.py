"""Somebody who watches sees what everybody may see, and nothing else."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import House


def test_a_spectator_sees_the_game_and_no_secrets(house: House) -> None:
    player, watcher = house.enter(), house.enter("ru")
    table = player.sit_with_bots()
    watcher.go(f"/table/{table}")
    watcher.board.wait_for()
    expect(watcher.page.get_by_text("вы смотрите")).to_be_visible()
    expect(player.page.get_by_text("1 person is watching")).to_be_visible()
    assert watcher.favourites() == []
    assert watcher.page.locator(".hand").count() == 0
    player.settle(courtier=4, floor=3)
    expect(watcher.log).to_contain_text("заселяет Димитрия")
    dimitri = watcher.page.locator('[data-thing="courtier:4"]')
    expect(dimitri).to_have_attribute("aria-label", "Димитрий, на этаже стражников")
    assert "тайную цель" not in watcher.log.inner_text()
    assert watcher.page.locator("[data-target]").count() == 0
    for message in watcher.heard:
        if message.get("now"):
            assert list(message["now"]["views"]) == ["watch"]
            assert "favourites" not in message["now"]["views"]["watch"]["view"]
    watcher.check_words()


def test_the_link_for_spectators_is_in_the_toolbar(house: House) -> None:
    player = house.enter()
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=house.base)
    table = player.sit_with_bots()
    player.page.get_by_role("button", name="Copy spectator link").click()
    expect(player.page.get_by_text("Spectator link copied")).to_be_visible()
    assert player.page.evaluate("() => navigator.clipboard.readText()") == f"{house.base}/table/{table}"
