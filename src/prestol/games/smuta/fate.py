"""What becomes of people: the turn track, death, and the throne that they leave.

Every defeat goes through `to_track`, every death through `Dying`, whoever causes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.step import EVERYBODY, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.field import army_inside, has_room, is_besieged, is_commander, is_detachment
from prestol.games.smuta.forces import disband, joined, personages_with, room
from prestol.games.smuta.parts import (
    ACCUSED,
    CAMP,
    CELLS,
    COMMANDERS,
    IN_ARMY,
    INSIDE,
    NOBODY,
    NONE,
    ON_TRACK,
    OUT,
    PERSON_DYING,
    PRETENDER,
    SIEGE_CARRIED,
    SIEGE_LAID,
    TRACK_AHEAD,
    TSAR_BOX,
    WITH_PARTY,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def unmark(s: Smuta, who: int, marks: int) -> None:
    """Take marks off a figure."""
    s.marks[who] = s.marks[who] & ~marks


def mark(s: Smuta, who: int, marks: int) -> None:
    s.marks[who] = s.marks[who] | marks


def ungroup(s: Smuta, who: int) -> None:
    """A commander leaves the grouping that he is in, if any."""
    if s.at[who] >= 0:
        s.host[who] = NONE
    for other in range(COMMANDERS):
        if s.host[other] == who and s.at[other] >= 0:
            s.host[other] = NONE


def to_track(s: Smuta, who: int, ahead: int = TRACK_AHEAD) -> None:
    """SMU-APP-12, SMU-BAT-17, SMU-R-67: a figure goes to the track with its units, detachments and personages.

    After the last cell it is out of the game, which is no death (SMU-R-10).
    """
    cell = s.now + ahead
    company = [*personages_with(s, who), *joined(s, who)] if is_commander(who) else []
    ungroup(s, who)
    unmark(s, who, CAMP | INSIDE | SIEGE_CARRIED | SIEGE_LAID)
    if cell >= CELLS:
        for one in [who, *company]:
            leave(s, one)
            s.tell(ev.OUT_OF_TIME, EVERYBODY, s.owner[one], one)
        return
    if not is_commander(who):
        s.host[who] = NONE
    for one in [who, *company]:
        s.at[one] = ON_TRACK
        s.track[one] = cell
    s.tell(ev.TO_TRACK, EVERYBODY, s.owner[who], who, cell)


def leave(s: Smuta, who: int) -> None:
    """A figure is out of the game: its units and markers go back to the supply."""
    if is_commander(who):
        disband(s, who)
    unmark(s, who, PRETENDER | ACCUSED | CAMP | INSIDE | SIEGE_CARRIED | SIEGE_LAID)
    s.at[who] = OUT
    s.host[who] = NONE
    s.track[who] = NONE
    if who == s.tsar:
        vacate_throne(s)


def vacate_throne(s: Smuta) -> None:
    """SMU-MSC-02, SMU-R-37: nobody reigns, the Long rule marker is removed; where the Tsar goes, the caller says."""
    s.tell(ev.THRONE_VACANT, EVERYBODY, s.tsar)
    if is_commander(s.tsar) and s.at[s.tsar] == ON_TRACK:
        s.host[s.tsar] = NONE
    s.tsar = NONE
    s.long_rule = NONE


def send_home(s: Smuta, who: int) -> None:
    """SMU-R-50: a personage leaves an army for his party; the Tsar goes to his box if his party controls Moscow."""
    s.host[who] = NONE
    box = who == s.tsar and s.control[s.parts.land.moscow] == s.owner[who]
    s.at[who] = TSAR_BOX if box else WITH_PARTY


def free_detachment(s: Smuta, who: int, point: int, besieged: bool) -> None:
    """SMU-R-50: a detachment whose commander is gone stands alone, joins the other army there, or is lost.

    In a besieged fortress there is room for one.
    """
    s.host[who] = NONE
    if besieged:
        if army_inside(s, point) == NONE:
            s.at[who] = point
            mark(s, who, INSIDE)
        else:
            leave(s, who)
        return
    if has_room(s, point, s.owner[who]):
        s.at[who] = point
        return
    for other in range(COMMANDERS):
        if s.at[other] == point and s.owner[other] == s.owner[who] and room(s, other) > 0:
            s.host[who] = other
            s.at[who] = IN_ARMY
            return
    leave(s, who)


def dismiss_army(s: Smuta, who: int) -> None:
    """SMU-R-37, SMU-R-50: a commander on the map gives up his army: units to the supply, the others where they go.

    SMU-R-42: a pretender in it is put into another army at once, if there is one.
    """
    from prestol.games.smuta.retinue import HousePretenders

    point = s.at[who]
    besieged = s.rules >= 3 and is_besieged(s, who)
    ungroup(s, who)
    people, pieces = personages_with(s, who), joined(s, who)
    disband(s, who)
    unmark(s, who, CAMP | INSIDE | SIEGE_CARRIED | SIEGE_LAID)
    s.at[who] = OUT
    for one in people:
        send_home(s, one)
        if s.marks[one] & PRETENDER != 0:
            s.do(HousePretenders(s.owner[one]))
    for one in pieces:
        free_detachment(s, one, point, besieged)


def die(s: Smuta, who: int) -> None:
    """A figure leaves the game for good (SMU-APP-09, SMU-R-11, SMU-R-50)."""
    s.tell(ev.DIED, EVERYBODY, s.owner[who], who)
    if is_commander(who) and s.at[who] >= 0:
        dismiss_army(s, who)
    elif is_commander(who) and s.at[who] == ON_TRACK:
        for one in personages_with(s, who):
            s.host[one] = NONE
        for one in joined(s, who):
            leave(s, one)
    leave(s, who)


class Dying(Step["Smuta"]):
    """SMU-CRD-32, SMU-RXN-10: before a person leaves the game his owner may save him. Detachments just go.

    `by` is the party whose card is the cause, as a seat after the last one where there is none.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "by")
    BOUNDS: ClassVar[dict[str, Bound]] = {"by": "by"}

    def __init__(self, who: int, by: int) -> None:
        self.who = who
        self.by = by

    def run(self, s: Smuta) -> None:
        if is_detachment(self.who):
            die(s, self.who)
            return
        s.dying = [*s.dying, self.who, self.by if self.by < s.seats else NOBODY]
        s.guard(PERSON_DYING, Die(self.who))


class Die(Step["Smuta"]):
    """SMU-RXN-10: nobody has saved him. A card that does calls `s.cancel()` and `spare`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Smuta) -> None:
        s.dying = s.dying[:-2]
        die(s, self.who)


def spare(s: Smuta, ahead: int) -> None:
    """The dying person goes to the track without an army, markers kept (SMU-CRD-35: a Tsar has lost the throne)."""
    who = s.dying[-2]
    s.dying = s.dying[:-2]
    if is_commander(who) and s.at[who] >= 0:
        dismiss_army(s, who)
    elif is_commander(who) and s.at[who] == ON_TRACK:
        disband(s, who)
        for one in [*personages_with(s, who), *joined(s, who)]:
            s.host[one] = NONE
    if who == s.tsar:
        vacate_throne(s)
    s.host[who] = NONE
    to_track(s, who, ahead)
