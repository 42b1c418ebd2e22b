"""Short words for the tests of armies: who stands where with what, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prestol.engine.chance import SealedStream
from prestol.engine.step import Step
from prestol.games.smuta.military import MilitaryPhase
from prestol.games.smuta.parts import CAMP, INSIDE, POLITICS, SIEGE_CARRIED, SIEGE_LAID, USED, WAR
from prestol.games.smuta.seasons import NextPhase
from prestol.games.smuta.state import Smuta
from tests.games.smuta import table
from tests.games.smuta.table import MOSCOW as MOSCOW
from tests.games.smuta.table import NOBLES as NOBLES
from tests.games.smuta.table import PLACES as PLACES
from tests.games.smuta.table import POLISH as POLISH
from tests.games.smuta.table import REBEL as REBEL
from tests.games.smuta.table import SHUISKY as SHUISKY
from tests.games.smuta.table import army as units
from tests.games.smuta.table import at as where
from tests.games.smuta.table import number as number
from tests.games.smuta.table import smuta as smuta
from tests.games.smuta.table import with_dice as with_dice

__all__ = ["units", "where"]
MARKS = {"camp": CAMP, "inside": INSIDE, "siege": SIEGE_CARRIED, "laid": SIEGE_LAID, "used": USED}

Army = dict[str, Any]
"""Where it is (`at`), its `units` by kind, its `marks`, its `host`, and its `owner` if not the usual one."""


def field(
    armies: dict[str, Army],
    *,
    seats: int = 5,
    active: int = MOSCOW,
    dice: Sequence[int] = (),
    control: dict[str, int] | None = None,
    cell: int = 0,
    tsar: str = "",
    victories: dict[int, int] | None = None,
    walled: Sequence[str] = (),
    effects: Sequence[tuple[int, ...]] = (),
    options: dict[str, Any] | None = None,
    seed: int = 0,
) -> Smuta:
    """The Military phase of a party begins; nobody holds a card, so that no window opens."""
    game = smuta()
    state = game.new_state(seats, game.read_options(seats, options), SealedStream(f"field:{seed}", 0))
    for name, army in armies.items():
        put(state, name, army)
    for point, holder in (control or {}).items():
        state.control[number("point", point)] = holder
    for point in walled:
        state.walled[number("point", point)] = 1
    for seat, count in (victories or {}).items():
        state.victories[seat] = count
    state.effects = list(effects)
    if tsar:
        state.tsar = number("figure", tsar)
    state.now, state.phase, state.active, state.first = cell, WAR, active, active
    steps: list[Step[Any]] = [NextPhase(POLITICS, seats), MilitaryPhase(active)]
    state.stack = steps
    if dice:
        with_dice(state, *dice)
    state.advance()
    return state


def put(state: Smuta, name: str, army: Army) -> None:
    """One army, detachment or personage."""
    marks = sum(MARKS[mark] for mark in army.get("marks", ()))
    table.put(state, name, army["at"], army.get("units"), army.get("owner"), army.get("host", ""), marks=marks)


# --- what is seen


def has_mark(state: Smuta, name: str, mark: str) -> bool:
    return bool(state.view()["marks"][number("figure", name)] & MARKS[mark])


def host(state: Smuta, name: str) -> str | None:
    """In whose army or under whose lead a figure is."""
    who = state.view()["host"][number("figure", name)]
    return None if who < 0 else smuta().notation.domains["figure"][who]


def cell(state: Smuta, name: str) -> int:
    """The cell of the track where a figure waits."""
    return int(state.view()["track"][number("figure", name)])


def victories(state: Smuta, seat: int) -> int:
    return int(state.view()["victories"][seat])
