"""Who holds what: markers of control, presence, captures, and the fate of an army inside (SMU-CTL, SMU-SIE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.step import EVERYBODY, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.fate import Dying, leave, to_track, unmark
from prestol.games.smuta.field import army_inside, is_commander, is_town, pieces_of
from prestol.games.smuta.forces import disband, joined, personages_with
from prestol.games.smuta.parts import COMMANDERS, NOBODY, NONE, SIEGE_LAID
from prestol.games.smuta.throne import drive_out
from prestol.games.smuta.victory import score_changed

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def take_control(s: Smuta, point: int, holder: int) -> None:
    """SMU-PTY-02, SMU-CTL-06: a control marker is laid, replaced or taken off; whoever calls it checks for victory."""
    if s.control[point] == holder:
        return
    s.control[point] = holder
    if holder == NOBODY:
        s.tell(ev.CONTROL_LOST, EVERYBODY, point)
    else:
        s.tell(ev.CONTROL_TAKEN, EVERYBODY, holder, point)
    if point == s.parts.land.moscow:
        drive_out(s)


def unclaimed(s: Smuta, seat: int) -> list[int]:
    """SMU-SEQ-14, SMU-CTL-09: towns, never fortresses, under an own piece that are not the player's yet."""
    found: list[int] = []
    for who in pieces_of(s, seat):
        point = s.at[who]
        if s.control[point] != seat and is_town(s, point) and point not in found:
            found.append(point)
    return found


def has_unclaimed(s: Smuta, seat: int, pieces: list[int]) -> bool:
    """Whether there is one under these pieces of the player."""
    for who in pieces:
        point = s.at[who]
        if s.control[point] != seat and is_town(s, point):
            return True
    return False


def claim_towns(s: Smuta, seat: int) -> None:
    """SMU-R-61: control by presence costs nothing."""
    for point in unclaimed(s, seat):
        take_control(s, point, seat)


def end_sieges(s: Smuta, point: int) -> None:
    """SMU-SIE-07: the Siege markers on a fortress go back to the supply."""
    marks = s.marks
    for who in range(COMMANDERS):
        if marks[who] & SIEGE_LAID != 0 and s.at[who] == point:
            unmark(s, who, SIEGE_LAID)


def capture(s: Smuta, seat: int, point: int) -> None:
    """SMU-SIE-18: the marker is replaced, every siege there is over, and an army of another party inside is lost."""
    s.tell(ev.CAPTURED, EVERYBODY, seat, point)
    end_sieges(s, point)
    inside = army_inside(s, point)
    take_control(s, point, seat)
    if inside != NONE and s.owner[inside] != seat:
        s.do(Perish(inside))
    score_changed(s)


@final
class Perish(Step["Smuta"]):
    """SMU-SIE-15, SMU-R-22: the army inside is lost, its personages go to the track, its commander may be saved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Smuta) -> None:
        if is_commander(self.who):
            for one in personages_with(s, self.who):
                s.host[one] = NONE
                to_track(s, one)
            for one in joined(s, self.who):
                s.tell(ev.DIED, EVERYBODY, s.owner[one], one)
                leave(s, one)
            disband(s, self.who)
        s.do(Dying(self.who, s.seats))
