"""Whoever follows a hint, click by click, plays the move that it names."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocket, expect

from tests.browser.ivan import LOOK, pass_by, sit
from tests.browser.people import PATIENCE, House, Person

LIT = """() => [...document.querySelectorAll('[data-lit]')]
  .filter((one) => one.getClientRects().length > 0 && !one.disabled && (one.matches('[data-target], button')))"""
FOLLOW = f"() => ({LIT})().at(0)?.dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true}}))"
REMEMBER = """window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({data}) => { window.lastMoment = JSON.parse(data).now ?? window.lastMoment; });
  }
};"""
"""The page remembers the last moment that it was told of: this test may hear of it later than the page."""
STEPS = 12
"""Clicks that a move may take at most."""


class Adviser:
    """Gives hints as chance has it, in place of a bot, and remembers the last; hears what is played."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.hint = ""
        self.played: list[str] = []
        person.page.add_init_script(REMEMBER)
        person.page.route("**/hint", self.answer)
        person.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.hear(json.loads(frame)))

    def hear(self, wish: dict[str, Any]) -> None:
        if wish["type"] == "move":
            self.played.append(wish["move"])

    def answer(self, route: Route) -> None:
        self.hint = self.advise(self.person.page.evaluate("() => window.lastMoment.views['0']"))
        route.fulfill(json={"move": self.hint})

    def advise(self, view: dict[str, Any]) -> str:
        luck, several = self.person.luck, view.get("several")
        single = [move["move"] for move in view["legal"] if not several or move["kind"] != several["kind"]]
        if not several or (single and luck.random() < 0.3):
            return str(luck.choice(single))
        return " ".join([several["kind"], *self.select(several)])

    def select(self, several: dict[str, Any]) -> list[str]:
        """As many things as chance has it, within the limits and the budget."""
        luck = self.person.luck
        budget = several["budget"] or {"most": 0, "weights": [0] * len(several["items"])}
        pool = [
            (item["value"], weight)
            for item, weight in zip(several["items"], budget["weights"], strict=True)
            for _ in range(item["most"])
        ]
        luck.shuffle(pool)
        wanted = luck.randint(max(1, several["least"]), max(1, several["most"]))
        chosen: list[str] = []
        spent = 0
        for value, weight in pool:
            if len(chosen) < wanted and spent + weight <= budget["most"]:
                chosen.append(value)
                spent += weight
        return chosen if len(chosen) >= several["least"] else ["none"]


def follow(adviser: Adviser) -> None:
    """Ask for a hint and click what is lit until a move is played."""
    person, before = adviser.person, len(adviser.played)
    person.page.keyboard.press("h")
    person.page.locator(".notice.hint").wait_for()
    for _ in range(STEPS):
        assert person.page.evaluate(f"() => ({LIT})().length") > 0, f"“{adviser.hint}” lights nothing"
        person.page.evaluate(FOLLOW)
        person.page.wait_for_timeout(30)
        if len(adviser.played) > before:
            break
    played = adviser.played[before:]
    assert [sorted(move.split()) for move in played] == [sorted(adviser.hint.split())]
    expect(person.page.locator(".notice.hint")).to_be_hidden()


def ask(person: Person) -> bool:
    """Wait for the next question; whether there is one."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (now := person.page.evaluate(LOOK)) not in ("asked", "end"):
        assert time.monotonic() < deadline, person.excerpt()
        pass_by(person, now)
    return bool(now == "asked")


@pytest.mark.parametrize(("phone", "questions"), [(False, 40), (True, 25)])
def test_a_hint_leads_to_its_move_in_ivan(house: House, phone: bool, questions: int) -> None:
    person = house.enter(phone=phone, confirm=False)
    adviser = Adviser(person)
    easiest = person.call("content/ivan")["game"]["bots"][0]["id"]
    sit(person, [{"kind": "bot", "level": easiest}], seed="hints 1")
    kinds: set[str] = set()
    for _ in range(questions):
        if not ask(person):
            break
        follow(adviser)
        kinds.add(adviser.hint.split()[0])
    assert len(kinds) > 6, kinds


def test_a_hint_leads_to_its_move_in_tsar(house: House) -> None:
    person = house.enter()
    adviser = Adviser(person)
    person.sit_with_bots()
    kinds: set[str] = set()
    while kinds != {"settle", "raise", "vote"}:
        if person.wait_for("courtier", "vote", "scene") == "scene":
            person.act("scene")
        else:
            follow(adviser)
            kinds.add(adviser.hint.split()[0])
