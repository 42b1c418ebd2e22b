"""People at browsers: they see what a page shows and use it as people do."""

from __future__ import annotations

import contextlib
import json
import random
import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Cookie, Locator, Page, Request, TimeoutError, WebSocket, expect

PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine."""
expect.set_options(timeout=PATIENCE)
MOMENT = 2_000
"""Milliseconds in which a click comes off, if what is clicked stays."""
TURN = 60.0
"""Seconds that the others may take until it is somebody's turn."""
LONGEST = 120.0
"""Seconds that bots may take for the rest of a game."""
MORE = re.compile("^(More|Ещё)$")
HAND = re.compile("^(Let a bot play for me|Пусть за меня играет бот)$")
RAW_KEY = re.compile(r"\b(?:web|tsar|bot|server|common)-[a-z0-9]+(?:-[a-z0-9]+)+\b")
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
BOTS = 3
Situation = Literal["scene", "end", "sure", "vote", "floor", "courtier", "curtain", "wait"]

LOOK = """() => {
  const seen = (query) => [...document.querySelectorAll(query)].some((one) => one.getClientRects().length > 0);
  if (seen('.curtain')) return 'curtain';
  if (seen('section.end')) return 'end';
  const on = document.querySelector('.stage button:not([aria-haspopup])');
  if (seen('.stage')) return on?.checkVisibility({visibilityProperty: true}) ? 'scene' : 'wait';
  if (seen('.prompt .buttons')) return 'sure';
  if (seen('.tray [data-target]')) return 'vote';
  if (seen('[data-thing^="floor"][data-target]')) return 'floor';
  if (seen('[data-thing^="courtier"][data-target]')) return 'courtier';
  return 'wait';
}"""

FOLLOW = """(path) => {
  document.querySelector('main').dataset.left = '';
  const link = document.body.appendChild(document.createElement('a'));
  link.href = path;
  link.click();
  link.remove();
}"""


class Person:
    """One browser context with one page. Every error in it is noted."""

    def __init__(self, house: House, page: Page, luck: int) -> None:
        self.house = house
        self.page = page
        self.luck = random.Random(luck)
        self.troubles: list[str] = []
        self.heard: list[dict[str, Any]] = []
        """Every message of the server."""
        page.set_default_timeout(PATIENCE)
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("requestfailed", self.failed)
        page.on("websocket", self.listen)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # what a page no longer needs when one leaves it
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    # --- going somewhere

    def go(self, path: str) -> None:
        self.page.goto(self.house.base + path)

    def follow(self, path: str) -> None:
        """Follow a link inside Prestol, which loads nothing again, and wait until the page that was left is gone."""
        self.page.locator("main").wait_for()
        self.page.evaluate(FOLLOW, path)
        self.page.locator("[data-left]").wait_for(state="detached")

    def call(self, path: str, body: object | None = None) -> dict[str, Any]:
        """A call of the lobby with this person's cookie, for what is not the subject of a test."""
        options = {"data": json.dumps(body), "headers": {"Content-Type": "application/json", "Origin": self.house.base}}
        address = f"{self.house.base}/api/{path}"
        request = self.page.context.request
        answer = request.get(address) if body is None else request.post(address, **options)  # type: ignore[arg-type]
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def open_table(self, seats: list[dict[str, str]], **wishes: object) -> str:
        """A table that begins at once; the id."""
        self.call("me")
        made = self.call("tables", {"game": "tsar", "seats": seats, "start": True, **wishes})
        return str(made["table"]["id"])

    def sit_with_bots(self, bots: int = BOTS, **wishes: object) -> str:
        """Sit down at a table against novices, in the first seat and first to play."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * bots]
        wishes.setdefault("options", {"first_player": "seat_0"})
        table = self.open_table(seats, **wishes)
        self.go(f"/table/{table}")
        self.board.wait_for()
        return table

    # --- seeing

    @property
    def board(self) -> Locator:
        return self.page.locator("svg.tsar-board")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log")

    def situation(self) -> Situation:
        found: Situation = self.page.evaluate(LOOK)
        return found

    def wait_for(self, *wanted: Situation, seconds: float = TURN) -> Situation:
        """Wait until one of several situations is there."""
        deadline = time.monotonic() + seconds
        while (now := self.situation()) not in wanted:
            assert time.monotonic() < deadline, f"waited for {wanted}, found {now}: {self.excerpt()}"
            self.page.wait_for_timeout(40)
        return now

    def favourites(self) -> list[str]:
        """The courtiers that this person sees with a star."""
        things = self.page.locator("svg.tsar-board [data-piece]").filter(has=self.page.locator(".star"))
        return sorted(str(thing.get_attribute("data-piece")) for thing in things.all())

    def excerpt(self) -> str:
        """What stands in the page, for the report of a failure."""
        return self.page.inner_text("body")[:800]

    def labels(self) -> list[str | None]:
        """What a screen reader hears of every courtier."""
        return [thing.get_attribute("aria-label") for thing in self.page.locator("[data-thing^=courtier]").all()]

    def check_words(self) -> None:
        """No key of a text stands where its words should."""
        found = RAW_KEY.findall(self.page.inner_text("body"))
        assert not found, found

    # --- playing

    def settle(self, courtier: int | None = None, floor: int | None = None) -> None:
        """Settle somebody: two clicks, and the courtier no longer stands where it was."""
        self.wait_for("courtier")
        name = "" if courtier is None else f'="courtier:{courtier}"'
        thing = self.pick(f"[data-thing{name or '^=courtier'}][data-target]")
        which, label = thing.get_attribute("data-thing"), thing.get_attribute("aria-label")
        before = self.page.locator(f'[data-thing="{which}"][aria-label="{label}"]')
        thing.click()
        self.wait_for("floor")
        where = "" if floor is None else f'="floor:{floor}"'
        self.pick(f"[data-thing{where or '^=floor'}][data-target]").click()
        expect(before).to_have_count(0)

    def pick(self, query: str) -> Locator:
        """Any one of those that a query finds."""
        found = self.page.locator(query)
        return found.nth(self.luck.randrange(found.count()))

    def leave_scene(self) -> None:
        """Dismiss the scene, unless it goes by itself in the same moment."""
        with contextlib.suppress(TimeoutError):
            self.page.locator(".stage button:not([aria-haspopup])").last.click(timeout=MOMENT)

    def act(self, now: Situation | None = None) -> Situation:
        """Do whatever is asked now; what it was."""
        now = now or self.situation()
        if now == "scene":
            self.leave_scene()
        elif now == "sure":
            self.page.locator(".prompt .buttons button").first.click()
        elif now == "vote":
            self.pick(".tray [data-target]").click()
        elif now in ("floor", "courtier"):
            self.pick(f"[data-thing^={now}][data-target]").click()
        elif now == "curtain":
            self.page.locator(".curtain button").click()
        else:
            self.page.wait_for_timeout(30)
        return now

    def play_until(
        self, *wanted: Situation, seconds: float = 600.0, seen: Callable[[Situation], None] | None = None
    ) -> Situation:
        """Play on until one of the situations is there; `seen` hears of everything that is asked."""
        deadline = time.monotonic() + seconds
        while True:
            now = self.situation()
            if now in wanted:
                return now
            assert time.monotonic() < deadline, f"the game did not come to {wanted}: {self.excerpt()}"
            if seen and now != "wait":
                seen(now)
            self.act(now)

    def let_a_bot_play(self) -> None:
        """Hand the seat to a bot."""
        self.page.get_by_role("button", name=MORE).first.click()
        self.page.get_by_role("button", name=HAND).click()

    def finish(self) -> None:
        """Let a bot play to the end, and see the result."""
        self.let_a_bot_play()
        self.see_the_end()

    def see_the_end(self) -> None:
        """Wait for the result while others play, past every scene."""
        deadline = time.monotonic() + LONGEST
        while (now := self.situation()) != "end":
            assert time.monotonic() < deadline, self.excerpt()
            self.act(now if now == "scene" else "wait")

    def result(self) -> list[str]:
        """The lines of the result, as the page after the game shows them."""
        self.page.locator("section.end").wait_for()
        return [row.inner_text() for row in self.page.locator("section.end tbody tr").all()]


class House:
    """The server's address and everybody who has come in."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base
        self.people: list[Person] = []

    def enter(self, language: str = "en", *, phone: bool = False, **settings: object) -> Person:
        """Somebody new, with a browser of that language. Moves of others are shown at once unless wished otherwise."""
        context = self.browser.new_context(
            locale={"en": "en-GB", "ru": "ru-RU"}[language],
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            reduced_motion="reduce",
        )
        kept = json.dumps({"speed": "instant", "sound": 0, **settings})
        context.add_init_script(
            f"if (!localStorage.getItem('prestol-settings')) localStorage.setItem('prestol-settings', '{kept}');"
        )
        person = Person(self, context.new_page(), len(self.people))
        self.people.append(person)
        return person

    def close(self) -> None:
        for person in self.people:
            person.page.context.close()


class Finished:
    """A game that is over, and the cookies of the person who played it."""

    def __init__(self, url: str, cookies: list[Cookie]) -> None:
        self.url = url
        self.cookies = cookies

    def see(self, person: Person) -> None:
        """Be the one who played it, and look at the result."""
        person.page.context.add_cookies(self.cookies)  # type: ignore[arg-type]
        person.page.goto(self.url)
        person.page.locator("section.end").wait_for()


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


def visible(locator: Locator) -> None:
    expect(locator).to_be_visible()
