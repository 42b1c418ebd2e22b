"""Short words for the tests of armies: who stands where with what, loaded dice, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import prestol
from prestol.engine.chance import SealedStream
from prestol.engine.step import Step
from prestol.games.smuta import SmutaGame
from prestol.games.smuta.military import MilitaryPhase
from prestol.games.smuta.parts import (
    CAMP,
    IN_ARMY,
    INSIDE,
    NOT_YET,
    ON_TRACK,
    OUT,
    POLITICS,
    SIEGE_CARRIED,
    SIEGE_LAID,
    UNIT_KINDS,
    USED,
    WAR,
    WITH_PARTY,
)
from prestol.games.smuta.seasons import NextPhase
from prestol.games.smuta.state import Smuta

MARKS = {"camp": CAMP, "inside": INSIDE, "siege": SIEGE_CARRIED, "laid": SIEGE_LAID, "used": USED}
PLACES = {"nowhere": NOT_YET, "track": ON_TRACK, "out": OUT, "party": WITH_PARTY, "army": IN_ARMY}

MOSCOW, POLISH, REBEL, NOBLES, SHUISKY = range(5)

Army = dict[str, Any]
"""Where it is (`at`), its `units` by kind, its `marks`, its `host`, and its `owner` if not the usual one."""


def smuta() -> SmutaGame:
    game = prestol.game("smuta")
    assert isinstance(game, SmutaGame)
    return game


def number(domain: str, name: str) -> int:
    return smuta().notation.domains[domain].index(name)


@cache
def loaded(dice: tuple[int, ...]) -> int:
    """A number whose stream begins with these dice."""
    found = 0
    while True:
        luck = SealedStream(f"dice:{found}", 0)
        if all(luck.below(6) + 1 == die for die in dice):
            return found
        found += 1


def with_dice(state: Smuta, *dice: int) -> None:
    """The next dice of the state are these."""
    state.luck = SealedStream(f"dice:{loaded(dice)}", 0)


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
    who = number("figure", name)
    place = army["at"]
    state.at[who] = PLACES[place] if place in PLACES else number("point", place)
    if "host" in army:
        state.host[who] = number("figure", army["host"])
    if "owner" in army:
        state.owner[who] = army["owner"]
    for mark in army.get("marks", ()):
        state.marks[who] |= MARKS[mark]
    for kind, count in army.get("units", {}).items():
        state.units[who * UNIT_KINDS + number("unit_kind", kind)] = count


# --- what is seen


def where(state: Smuta, name: str) -> str:
    """The point of a figure, or the word for another place."""
    place = int(state.view()["at"][number("figure", name)])
    if place >= 0:
        return str(smuta().notation.domains["point"][place])
    return next(word for word, value in PLACES.items() if value == place)


def units(state: Smuta, name: str) -> dict[str, int]:
    """The units of a commander, those that he has."""
    row = state.view()["units"][number("figure", name)]
    kinds = smuta().notation.domains["unit_kind"]
    return {kinds[kind]: count for kind, count in enumerate(row) if count}


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
