"""Storms and sieges of fortresses (SMU-SIE): laying the Siege marker, the die, and what it costs.

While a roll is under way `Smuta.siege` holds its row; cards in the window before the die change its modifier.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Chance, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.control import capture
from prestol.games.smuta.dice import D6
from prestol.games.smuta.fate import mark, unmark
from prestol.games.smuta.field import controller, force_at, is_commander, is_fortress
from prestol.games.smuta.losses import LoseUnits
from prestol.games.smuta.moves import LAY, LAY_MOVES, STORM_MOVES
from prestol.games.smuta.parts import COMMANDERS, INSIDE, POWERFUL, SIEGE_CARRIED, SIEGE_LAID, SIEGE_ROLL
from prestol.games.smuta.windows import open_window

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

# Columns of `Smuta.siege`.
BESIEGER: Final = 0
"""The party that storms."""
TARGET: Final = 1
"""The point."""
ARMY: Final = 2
"""The commander of the besieging army."""
MODIFIER: Final = 3
"""What cards add to the die."""
WITH_MARKER: Final = 4
"""1 if a Siege marker lies on the fortress."""

POWERFUL_FALLS: Final = 6
PLAIN_FALLS: Final = 5
COSTS_A_UNIT: Final = 2
"""The highest natural die that costs the besieger of a powerful fortress a unit."""


def may_besiege(s: Smuta, who: int) -> bool:
    """SMU-SIE-01, SMU-SIE-12, SMU-R-21: a commander before a fortress not his party's, or shut in one that is lost."""
    point = s.at[who]
    if not is_commander(who) or point < 0 or not is_fortress(s, point) or s.control[point] == s.owner[who]:
        return False
    return s.marks[who] & INSIDE == 0 or controller(s, point) != s.owner[who]


def besieger_at(s: Smuta, point: int, seat: int) -> int:
    """The commander of a party whose Siege marker lies on a fortress, or -1."""
    marks = s.marks
    for who in range(COMMANDERS):
        if marks[who] & SIEGE_LAID != 0 and s.at[who] == point and s.owner[who] == seat:
            return who
    return -1


def may_lay(s: Smuta, who: int) -> bool:
    """SMU-SIE-04, SMU-SIE-10: a marker of the army for a fortress without one of the party."""
    carried = s.marks[who] & SIEGE_CARRIED != 0
    return carried and may_besiege(s, who) and besieger_at(s, s.at[who], s.owner[who]) < 0


def may_storm(s: Smuta, who: int) -> bool:
    """SMU-SIE-01, SMU-SIE-05, SMU-R-25: once in a phase; a powerful fortress only with the marker laid.

    Where a marker lies, the roll is that of the army that laid it.
    """
    if not may_besiege(s, who) or s.at[who] in s.stormed:
        return False
    if s.marks[who] & SIEGE_LAID != 0:
        return True
    return s.parts.land.kind[s.at[who]] != POWERFUL and besieger_at(s, s.at[who], s.owner[who]) < 0


def add_sieges(s: Smuta, pieces: list[int], listed: list[Move]) -> None:
    """SMU-SEQ-15: what the commanders among the pieces of a party can do before fortresses."""
    for who in pieces:
        if is_fortress(s, s.at[who]):
            if may_lay(s, who):
                listed.append(LAY_MOVES[who])
            if may_storm(s, who):
                listed.append(STORM_MOVES[who])


def due_roll(s: Smuta, seat: int) -> int:
    """SMU-R-25: a commander whose compulsory roll has not been made in this phase, or -1."""
    marks = s.marks
    for who in range(COMMANDERS):
        if marks[who] & SIEGE_LAID == 0 or s.owner[who] != seat or s.at[who] < 0:
            continue
        if s.parts.land.kind[s.at[who]] == POWERFUL and may_storm(s, who):
            return who
    return -1


def lay_marker(s: Smuta, who: int) -> None:
    """SMU-SIE-03, SMU-SIE-04: the siege begins."""
    unmark(s, who, SIEGE_CARRIED)
    mark(s, who, SIEGE_LAID)
    s.tell(ev.SIEGE_LAID, EVERYBODY, s.owner[who], who, s.at[who])


def why_no_siege(s: Smuta, seat: int, move: Move) -> Refusal | None:
    """What is wrong with laying a marker or storming."""
    who = move[1]
    if who >= len(s.at) or s.owner[who] != seat or s.at[who] < 0:
        return Refusal("not-your-piece", "SMU-SIE-01", {})
    if not is_commander(who):
        return Refusal("commanders-only", "SMU-SIE-01", {})
    if not may_besiege(s, who):
        return Refusal("no-fortress-to-take", "SMU-SIE-01", {})
    if move[0] == LAY:
        lacking = s.marks[who] & SIEGE_CARRIED == 0
        return Refusal("no-siege-marker" if lacking else "siege-begun", "SMU-SIE-04", {})
    if s.at[who] in s.stormed:
        return Refusal("stormed-already", "SMU-R-25", {})
    return Refusal("needs-siege", "SMU-SIE-02", {})


@final
class Storm(Step["Smuta"]):
    """SMU-SIE-01, SMU-SIE-05: a roll is declared; cards may answer before the die."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Smuta) -> None:
        point = s.at[self.who]
        s.stormed = [*s.stormed, point]
        s.siege = [s.owner[self.who], point, self.who, 0, 1 if s.marks[self.who] & SIEGE_LAID != 0 else 0]
        s.tell(ev.STORMED, EVERYBODY, s.owner[self.who], self.who, point)
        open_window(s, SIEGE_ROLL, SiegeDie())


def falls_on(s: Smuta) -> int:
    """SMU-SIE-01, SMU-SIE-05, SMU-SIE-10, SMU-R-26: the least total that takes the fortress at hand."""
    if s.parts.land.kind[s.siege[TARGET]] == POWERFUL:
        return POWERFUL_FALLS
    return s.options.plain_storm if s.siege[WITH_MARKER] != 0 else PLAIN_FALLS


@final
class SiegeDie(Chance["Smuta"]):
    """SMU-SIE-05, SMU-R-25: the total takes the fortress, a natural 1 or 2 costs a unit before a powerful one."""

    def even(self, s: Smuta) -> list[int]:
        return D6

    def run(self, s: Smuta) -> None:
        """SMU-SIE-06: without the besieger there is no roll."""
        if s.at[s.siege[ARMY]] == s.siege[TARGET]:
            s.roll(self)
        else:
            s.siege = []

    def resolve(self, s: Smuta, outcome: int) -> None:
        seat, point, who = s.siege[BESIEGER], s.siege[TARGET], s.siege[ARMY]
        least = falls_on(s)
        total = outcome + s.siege[MODIFIER]
        s.tell(ev.SIEGE_ROLLED, EVERYBODY, seat, point, outcome, total, least)
        s.siege = []
        if outcome <= COSTS_A_UNIT and s.parts.land.kind[point] == POWERFUL:
            s.do(LoseUnits(seat, armies_before(s, seat, who), 1, 0))
        if total >= least:
            capture(s, seat, point)


def armies_before(s: Smuta, seat: int, who: int) -> tuple[int, ...]:
    """SMU-R-25: the own armies in the field of a siege, the besieger's among them."""
    found = force_at(s, s.at[who], seat)
    return tuple(found if who in found else [*found, who])
