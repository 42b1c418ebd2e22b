"""A person at a table of Smuta, and a season in which much happens."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from prestol.engine.step import Step
from prestol.games.smuta.parts import POLITICS
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.seasons import NextPhase
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.years import YearEnd
from tests.browser.ivan import LOOK, pass_by
from tests.browser.people import Person
from tests.games.smuta.battlefield import Army, put
from tests.games.smuta.table import MOSCOW, REBEL, bare, crown, deal, hold, with_dice

WISHES = (
    *("play zemsky_verdict", "play spies", "storm vasily_golitsyn", "take petr_basmanov", "go putivl", "stand"),
    *("strike-first fire", "fight-on"),
)
"""What players do in that season, each thing once and in this order; otherwise they do as little as they can."""
LAZY = ("pass", "done", "stand", "fight-on", "throw none", "exchange none")
DICE = (6, 5, 2, 6, 5, 6, 5)
"""The fortress falls, the attacker has the edge, and strikes hard."""


def season() -> Smuta:
    """Spring 1606: Moscow has a card that Spies cancel, a fortress to take, and an enemy within reach."""
    state = bare(3, cell=4)
    crown(state, "boris_godunov", MOSCOW)
    armies: dict[str, Army] = {
        "vasily_golitsyn": {"at": "pskov", "units": {"town_streltsy": 3, "noble_cavalry": 2}},
        "petr_basmanov": {"at": "bryansk", "units": {"noble_cavalry": 4, "moscow_streltsy": 2}},
        "ivan_bolotnikov": {"at": "putivl", "units": {"foot_cossack": 1}},
        "false_dmitry_1": {"at": "chernigov", "units": {"winged_hussars": 2}},
    }
    for name, one in armies.items():
        put(state, name, one)
    hold(state, REBEL, "pskov", "putivl")
    hold(state, MOSCOW, "bryansk")
    deal(state, MOSCOW, "zemsky_verdict")
    deal(state, REBEL, "spies")
    state.phase, state.active, state.first = POLITICS, MOSCOW, MOSCOW
    steps: list[Step[Any]] = [YearEnd(), NextPhase(POLITICS, 1), PoliticalPhase(MOSCOW)]
    state.stack = steps
    with_dice(state, *DICE)
    state.advance()
    return state


def chosen(offered: Sequence[str], wishes: list[str]) -> str:
    """The first wish that is open, which is then fulfilled, or else what changes least."""
    for wish in wishes:
        if wish in offered:
            wishes.remove(wish)
            return wish
    return next((move for move in LAZY if move in offered), offered[0])


# --- in the browser


def sit(person: Person, *others: dict[str, str], **wishes: object) -> None:
    person.go(f"/table/{person.open_table([{'kind': 'me'}, *others], game='smuta', **wishes)}")
    person.page.locator(".smuta-board").first.wait_for()


OFFERED = """() => [...document.querySelectorAll('[data-target]')].filter((one) => one.getClientRects().length > 0)
  .map((one) => one.dataset.target)"""
CLICK = """([move, begun]) => {
  const seen = [...document.querySelectorAll('[data-target]')].filter((one) => one.getClientRects().length > 0);
  const ways = seen.filter((one) => one.dataset.target.split(', ').includes(move));
  const rank = (one) => one.dataset.target.length * 2 - (begun && one.matches('button'));
  const [best] = ways.sort((a, b) => rank(a) - rank(b));
  best?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
}"""
"""Clicks what plays or begins a move; where it is begun already, rather a button than the thing that was picked."""
TURN = 20.0


def offered(person: Person) -> list[str]:
    """All that can be done now, whatever it takes."""
    return list(dict.fromkeys(move for mark in person.page.evaluate(OFFERED) for move in mark.split(", ")))


def made(person: Person) -> int:
    """How many moves of this person the server has taken."""
    return sum(message["type"] == "done" for message in person.heard)


def play(person: Person, move: str) -> None:
    """Click until a move is made: on what it is behind, on what it is done with, and on what is done.

    The next question may offer the same move, so what the server has taken says when it is made.
    """
    begun, before = False, made(person)
    deadline = time.monotonic() + TURN
    while move in offered(person) and made(person) == before:
        assert time.monotonic() < deadline, f"{move} is not made: {person.excerpt()}"
        person.page.evaluate(CLICK, [move, begun])
        begun = True
        person.page.wait_for_timeout(150)


def play_until(person: Person, here: Callable[[str], bool], wishes: list[str], seconds: float = 60.0) -> None:
    """Play by wishes until the situation is the wanted one."""
    deadline = time.monotonic() + seconds
    while not here(now := person.page.evaluate(LOOK)):
        assert time.monotonic() < deadline, f"it did not come to that: {person.excerpt()}"
        if now == "asked" and (moves := offered(person)):
            play(person, chosen(moves, wishes))
        else:
            pass_by(person, now)
