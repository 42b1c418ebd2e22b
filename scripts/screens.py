"""Photograph the table in the browser: `python scripts/screens.py FOLDER` writes every page in every form.

Both languages, light and dark, desk and phone; `python scripts/screens.py FOLDER en-light-desk` takes only that form.
`python scripts/screens.py --docs` takes those of docs/pictures again. The web client must be built (`make web`), and
Chromium installed. The game is played by chance with a fixed seed of clicks, so the pictures show real positions.
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
from tests.browser.smuta import sit as sit_at_smuta  # noqa: E402
from tests.browser.test_rurik import sit as sit_at_rurik  # noqa: E402

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
RURIK_CLICKS = 60
SMUTA_CLICKS = 40
SEED = "pictures"
SETTLE = 600
PICTURES = ROOT / "docs" / "pictures"
NOVICE = {"kind": "bot", "level": "novice"}


def dresses() -> Iterator[tuple[str, str, bool]]:
    for language in ("en", "ru"):
        for theme in ("light", "dark"):
            for phone in (False, True):
                yield language, theme, phone


def photograph(house: House, folder: Path, wished: list[str]) -> None:
    for language, theme, phone in dresses():
        dress = f"{language}-{theme}-{'phone' if phone else 'desk'}"
        if wished and dress not in wished:
            continue
        person = house.enter(language, phone=phone, theme=theme)
        for name, path in PAGES.items():
            person.go(path)
            person.page.locator("main, .coach").first.wait_for()
            take(person, folder / f"{name}-{dress}.png")
        take_room(person, folder / f"room-{dress}.png")
        begin_tsar(person)
        for moment in MOMENTS:
            person.play_until(moment)
            take(person, folder / f"table-{moment}-{dress}.png")
        sit(person, [NOVICE] * 2)
        take_game(person, folder, f"ivan-{{}}-{dress}.png", CLICKS)
        sit_at_rurik(person, *[NOVICE] * 3)
        take_game(person, folder, f"rurik-{{}}-{dress}.png", RURIK_CLICKS)
        sit_at_rurik(person)
        take_game(person, folder, f"rurik-alone-{{}}-{dress}.png", RURIK_CLICKS)
        sit_at_smuta(person, *[NOVICE] * 4)
        take_game(person, folder, f"smuta-{{}}-{dress}.png", SMUTA_CLICKS)
        leave(house, person)
        print(dress, flush=True)


def leave(house: House, person: Person) -> None:
    person.page.context.close()
    house.people.clear()


def begin_tsar(person: Person) -> None:
    """A table of Tsar of the Hill where there is something to see."""
    person.sit_with_bots(options={})
    for _ in range(MOVES):
        person.play_until("courtier")
        person.act()


def take_game(person: Person, folder: Path, name: str, clicks: int) -> None:
    """A first question, one in the middle of the game, the first scene and the end."""
    moments = (("first", "asked", 0), ("later", "asked", clicks), ("scene", "scene", 0), ("end", "end", 0))
    for picture, wanted, more in moments:
        play_on(person, wanted, more)
        take(person, folder / name.format(picture))


def play_on(person: Person, wanted: str, clicks: int) -> None:
    """Click about until a situation is there and so many questions have been answered."""
    while (now := person.page.evaluate(LOOK)) != wanted or clicks > 0:
        if now == "asked":
            clicks -= 1
            click_somewhere(person)
        else:
            pass_by(person, now)


def for_the_docs(house: House) -> None:
    """The pictures of the READMEs."""
    for language, ending in (("en", ".png"), ("ru", ".ru.png")):
        person = house.enter(language, theme="light")
        begin_tsar(person)
        person.play_until("courtier")
        take(person, PICTURES / f"table{ending}")
        sit(person, [NOVICE] * 2, seed=SEED)
        play_on(person, "asked", CLICKS)
        take(person, PICTURES / f"ivan{ending}")
        sit_at_rurik(person, *[NOVICE] * 3, seed=SEED)
        play_on(person, "asked", RURIK_CLICKS)
        take(person, PICTURES / f"rurik{ending}")
        sit_at_smuta(person, *[NOVICE] * 4, seed=SEED)
        play_on(person, "asked", SMUTA_CLICKS)
        take(person, PICTURES / f"smuta{ending}")
        leave(house, person)
        person = house.enter(language, phone=True, theme="dark")
        begin_tsar(person)
        person.play_until("vote")
        take(person, PICTURES / f"phone{ending}")
        sit_at_rurik(person, seed=SEED)
        play_on(person, "asked", RURIK_CLICKS)
        person.page.get_by_role("tab").first.click()
        take(person, PICTURES / f"rurik-phone{ending}")
        leave(house, person)


def take_room(person: Person, file: Path) -> None:
    """The room of a table that still waits for people."""
    person.call("me")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "strong"}]
    made = person.call("tables", {"game": "tsar", "seats": seats})
    person.go(f"/room/{made['table']['id']}")
    person.page.locator("main").wait_for()
    take(person, file)


def take(person: Person, file: Path) -> None:
    person.page.mouse.move(1, 1)  # so that nothing is pointed at
    person.page.wait_for_timeout(SETTLE)
    person.page.screenshot(path=file)


def main() -> None:
    asked, *wished = sys.argv[1:]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=chromium_path(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for process in serve(Path(place)):
            house = House(browser, process.base)
            if asked == "--docs":
                for_the_docs(house)
            else:
                folder = Path(asked)
                folder.mkdir(parents=True, exist_ok=True)
                photograph(house, folder, wished)
        browser.close()


if __name__ == "__main__":
    main()
