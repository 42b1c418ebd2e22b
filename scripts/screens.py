"""Photograph the table in the browser: `python scripts/screens.py FOLDER` writes every page in every form.

Both languages, light and dark, desk and phone. The web client must be built (`make web`), and Chromium installed.
The game is played by chance with a fixed seed of clicks, so the pictures show real positions.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import path as chromium_path  # noqa: E402
from tests.browser.conftest import serve  # noqa: E402
from tests.browser.ivan import LOOK, click_somewhere, pass_by, sit  # noqa: E402
from tests.browser.people import House, Person, Situation  # noqa: E402

PAGES = {
    "home": "/",
    "new": "/new/tsar",
    "learn": "/learn",
    "lesson": "/learn/tsar",
    "shelf": "/rules",
    "rules": "/rules/tsar",
    "provenance": "/rules/tsar/provenance",
    "account": "/account",
    "settings": "/settings",
    "about": "/about",
    "nowhere": "/nowhere",
}
MOMENTS: tuple[Situation, ...] = ("courtier", "vote", "scene", "end")
MOVES = 6
"""Moves before the first picture of a table, so that there is something to see."""
CLICKS = 24
"""The same for Ivan the Terrible, where a move is many clicks."""
SETTLE = 600


def dresses() -> Iterator[tuple[str, str, bool]]:
    for language in ("en", "ru"):
        for theme in ("light", "dark"):
            for phone in (False, True):
                yield language, theme, phone


def photograph(house: House, folder: Path) -> None:
    for language, theme, phone in dresses():
        dress = f"{language}-{theme}-{'phone' if phone else 'desk'}"
        person = house.enter(language, phone=phone, theme=theme)
        for name, path in PAGES.items():
            person.go(path)
            person.page.locator("main, .coach").first.wait_for()
            take(person, folder / f"{name}-{dress}.png")
        take_room(person, folder / f"room-{dress}.png")
        person.sit_with_bots(options={})
        for _ in range(MOVES):
            person.play_until("courtier")
            person.act()
        for moment in MOMENTS:
            person.play_until(moment)
            take(person, folder / f"table-{moment}-{dress}.png")
        take_ivan(person, folder, dress)
        person.page.context.close()
        house.people.clear()
        print(dress, flush=True)


def take_ivan(person: Person, folder: Path, dress: str) -> None:
    """A first question, one in the middle of a round, the rewards of a region and the end."""
    sit(person, [{"kind": "bot", "level": "novice"}] * 2)
    moments = (("first", "asked", 0), ("later", "asked", CLICKS), ("scene", "scene", 0), ("end", "end", 0))
    for picture, wanted, clicks in moments:
        left = clicks
        while (now := person.page.evaluate(LOOK)) != wanted or left > 0:
            if now == "asked":
                left -= 1
                click_somewhere(person)
            else:
                pass_by(person, now)
        take(person, folder / f"ivan-{picture}-{dress}.png")


def take_room(person: Person, file: Path) -> None:
    """The room of a table that still waits for people."""
    person.call("me")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "strong"}]
    made = person.call("tables", {"game": "tsar", "seats": seats})
    person.go(f"/room/{made['table']['id']}")
    person.page.locator("main").wait_for()
    take(person, file)


def take(person: Person, file: Path) -> None:
    person.page.wait_for_timeout(SETTLE)
    person.page.screenshot(path=file)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=chromium_path(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for process in serve(Path(place)):
            photograph(House(browser, process.base), folder)
        browser.close()


if __name__ == "__main__":
    main()
