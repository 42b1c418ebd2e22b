"""Short words for the tests of politics: a party begins its Political phase with people, towns and a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prestol.engine.chance import SealedStream
from prestol.engine.step import Step
from prestol.games.smuta.parts import (
    ACCUSED,
    BESIDE_BOARD,
    CAMPAIGNED,
    POLITICS,
    PRETENDER,
    REIGNED,
    SHIFTED,
    TSAR_BOX,
)
from prestol.games.smuta.parts import (
    NOBODY as NOBODY,
)
from prestol.games.smuta.parts import (
    SOVEREIGN as SOVEREIGN,
)
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.seasons import NextPhase
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import MARKS, PLACES, Army, number, put, smuta, with_dice
from tests.games.speaking import offers

MARKS.update(pretender=PRETENDER, accused=ACCUSED, shifted=SHIFTED, campaigned=CAMPAIGNED, reigned=REIGNED)
PLACES.update(box=TSAR_BOX, beside=BESIDE_BOARD)

STRELTSY = {"town_streltsy": 2}


def army(at: str, *marks: str, owner: int | None = None, **units: int) -> Army:
    """A commander with his army; two units of town streltsy if nothing is said."""
    found: Army = {"at": at, "marks": marks, "units": units or STRELTSY}
    return found if owner is None else found | {"owner": owner}


def personage(at: str = "party", *marks: str, owner: int | None = None) -> Army:
    """A personage with his party, in the box, on the track, or in the army of the commander who is named."""
    found: Army = {"at": at, "marks": marks} if at in PLACES else {"at": "army", "host": at, "marks": marks}
    return found if owner is None else found | {"owner": owner}


def bare(
    people: dict[str, Army],
    *,
    seats: int = 5,
    active: int = 0,
    dice: Sequence[int] = (),
    control: dict[str, int] | None = None,
    tsar: str = "",
    cell: int = 0,
    walled: Sequence[str] = (),
    loyal: dict[int, int] | None = None,
    options: dict[str, Any] | None = None,
) -> Smuta:
    """A table on which nothing has begun; `loyal` is legitimacy until the end of the year. Nobody holds a card."""
    game = smuta()
    state = game.new_state(seats, game.read_options(seats, options), SealedStream("", 0))
    for name, one in people.items():
        put(state, name, one)
    for point, holder in (control or {}).items():
        state.control[number("point", point)] = holder
    for point in walled:
        state.walled[number("point", point)] = 1
    for seat, value in (loyal or {}).items():
        state.year_legitimacy[seat] = value
    if tsar:
        state.tsar = number("figure", tsar)
    state.now, state.phase, state.active, state.first = cell, POLITICS, active, active
    with_dice(state, *dice)
    return state


def council(people: dict[str, Army], **description: Any) -> Smuta:
    """The Political phase of the active party begins; nobody else has one in this season."""
    state = bare(people, **description)
    steps: list[Step[Any]] = [NextPhase(POLITICS, state.seats), PoliticalPhase(state.active)]
    state.stack = steps
    state.advance()
    return state


def after(state: Smuta, *steps: Step[Any]) -> Smuta:
    """What these steps make of a table; the Political phase goes on afterwards."""
    state.stack = [NextPhase(POLITICS, state.seats), PoliticalPhase(state.active)]
    state.do(*steps)
    state.advance()
    return state


def kinds(state: Smuta) -> set[str]:
    """The kinds of move on offer."""
    return {words.split()[0] for words in offers(state)}


def targets(state: Smuta, kind: str) -> set[str]:
    """What the offered moves of a kind name."""
    return {words.partition(" ")[2] for words in offers(state) if words.partition(" ")[0] == kind}


def holder(state: Smuta, point: str) -> int:
    """Who controls a point: a seat, NOBODY or SOVEREIGN."""
    return int(state.view()["control"][number("point", point)])


def tsar(state: Smuta) -> str:
    """The reigning Tsar, or nothing."""
    who = state.view()["tsar"]
    return "" if who < 0 else smuta().notation.domains["figure"][who]


def points(state: Smuta, seat: int) -> int:
    return int(state.view()["victory_points"][seat])


def loyalty(state: Smuta, seat: int) -> int:
    return int(state.view()["legitimacy"][seat])
