"""Tests of those on the turn track (SMU-APP-08, SMU-R-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from prestol.engine.bounds import Bound, Row
from prestol.engine.step import EVERYBODY, Chance, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.dice import D6
from prestol.games.smuta.fate import Dying, leave
from prestol.games.smuta.forces import drop_unit, joined, personages_with
from prestol.games.smuta.parts import COMMANDERS, FIGURES, NONE, ON_TRACK, PERSONS, UNIT_KINDS

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

UNIT: Final = FIGURES
"""Counters on the track: figures by their number, then units by their place in `Smuta.units`."""
COUNTERS: Final = FIGURES + COMMANDERS * UNIT_KINDS
FATAL: Final = 1


def counters_of(s: Smuta, seat: int) -> tuple[int, ...]:
    """SMU-R-11: commanders, each with his personages and units; then those who are there alone."""
    found: list[int] = []
    for who, owner in enumerate(s.owner):
        if owner != seat or s.at[who] != ON_TRACK or s.host[who] != NONE:
            continue
        found.append(who)
        if who < COMMANDERS:
            found.extend(personages_with(s, who))
            for at in range(who * UNIT_KINDS, (who + 1) * UNIT_KINDS):
                for _ in range(s.units[at]):
                    found.append(UNIT + at)
            found.extend(joined(s, who))
    return tuple(found)


class Trials(Step["Smuta"]):
    """SMU-APP-08: one die for each counter of a party, in turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    BOUNDS: ClassVar[dict[str, Bound]] = {"left": Row(COUNTERS)}

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Smuta) -> None:
        at = 0
        while at < len(self.left) and not is_there(s, self.left[at]):
            at += 1
        if at < len(self.left):
            s.do(Trial(self.seat, self.left[at]), Trials(self.seat, self.left[at + 1 :]))


def is_there(s: Smuta, counter: int) -> bool:
    """SMU-APP-09: units of a dead commander are gone untested."""
    if counter < UNIT:
        return s.at[counter] == ON_TRACK
    return s.at[(counter - UNIT) // UNIT_KINDS] == ON_TRACK and s.units[counter - UNIT] > 0


class Trial(Chance["Smuta"]):
    """SMU-APP-08, SMU-GLO-01: a 1 removes the counter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "counter")
    BOUNDS: ClassVar[dict[str, Bound]] = {"counter": COUNTERS}

    def __init__(self, seat: int, counter: int) -> None:
        self.seat = seat
        self.counter = counter

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        if self.counter >= UNIT:
            who, kind = (self.counter - UNIT) // UNIT_KINDS, (self.counter - UNIT) % UNIT_KINDS
            s.tell(ev.UNIT_TEST, EVERYBODY, self.seat, who, kind, outcome)
            if outcome == FATAL:
                drop_unit(s, who, kind)
            return
        s.tell(ev.TRACK_TEST, EVERYBODY, self.seat, self.counter, outcome)
        if outcome != FATAL:
            return
        if self.counter >= PERSONS:
            leave(s, self.counter)
        else:
            s.do(Dying(self.counter, s.seats))
