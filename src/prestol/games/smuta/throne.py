"""The throne (SMU-MSC): who may be proclaimed, who is driven out, and the Tsar's way to war and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY
from prestol.games.smuta import events as ev
from prestol.games.smuta.fate import dismiss_army, mark, to_track, unmark, vacate_throne
from prestol.games.smuta.field import is_commander, place_of
from prestol.games.smuta.parts import (
    CELLS,
    IN_ARMY,
    NONE,
    ON_TRACK,
    PERSONS,
    PRETENDER,
    REIGNED,
    TSAR_BOX,
    WITH_PARTY,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def pretenders_in_moscow(s: Smuta, seat: int) -> list[int]:
    """SMU-R-42: the pretenders of a party who are in the point of Moscow, inside too."""
    found: list[int] = []
    for who, marks in enumerate(s.marks):
        if marks & PRETENDER != 0 and s.owner[who] == seat and place_of(s, who) == s.parts.land.moscow:
            found.append(who)
    return found


def note_ready(s: Smuta, seat: int) -> None:
    """SMU-MSC-03, SMU-R-42: who may be proclaimed in the Political phase that begins."""
    may = s.control[s.parts.land.moscow] == seat or s.options.proclaim_on_capture
    s.ready = pretenders_in_moscow(s, seat) if may else []


def may_be_proclaimed(s: Smuta, seat: int) -> list[int]:
    """SMU-MSC-03, SMU-MSC-05: pretenders who began the phase in Moscow, while the throne is vacant."""
    if not s.ready or s.tsar != NONE or s.control[s.parts.land.moscow] != seat:
        return []
    present = pretenders_in_moscow(s, seat)
    return [who for who in s.ready if who in present]


def why_not_proclaimed(s: Smuta, seat: int, who: int) -> Refusal:
    """Why a person may not become the Tsar now."""
    if s.tsar != NONE:
        return Refusal("throne-taken", "SMU-MSC-05", {})
    if s.control[s.parts.land.moscow] != seat:
        return Refusal("moscow-not-yours", "SMU-MSC-03", {})
    if who >= PERSONS or s.owner[who] != seat or s.marks[who] & PRETENDER == 0:
        return Refusal("no-pretender", "SMU-MSC-06", {})
    return Refusal("not-in-moscow", "SMU-MSC-03", {})


def proclaim(s: Smuta, who: int) -> None:
    """SMU-MSC-04, SMU-VIC-02, SMU-R-37: the pretender reigns; a commander gives up his army and is a personage."""
    if is_commander(who):
        dismiss_army(s, who)
    s.host[who] = NONE
    s.at[who] = TSAR_BOX
    unmark(s, who, PRETENDER)
    mark(s, who, REIGNED)
    s.tsar = who
    cell = s.now + s.parts.figures.long_rule_seasons
    s.long_rule = cell if cell < CELLS else NONE
    s.tell(ev.PROCLAIMED, EVERYBODY, s.owner[who], who)


def drive_out(s: Smuta) -> None:
    """SMU-MSC-02, SMU-R-37: Moscow is another party's, so the Tsar has lost the throne, wherever he is."""
    who = s.tsar
    if who == NONE or s.control[s.parts.land.moscow] == s.owner[who]:
        return
    vacate_throne(s)
    if s.at[who] == ON_TRACK:
        return
    s.host[who] = NONE
    if is_commander(who):
        to_track(s, who)
    else:
        s.at[who] = WITH_PARTY


def may_go_home(s: Smuta, seat: int) -> bool:
    """SMU-R-43: in the own phases, while his army is in Moscow and his party controls it."""
    moscow = s.parts.land.moscow
    if s.tsar == NONE or s.at[s.tsar] != IN_ARMY or s.owner[s.tsar] != seat:
        return False
    return place_of(s, s.tsar) == moscow and s.control[moscow] == seat


def go_home(s: Smuta) -> None:
    """SMU-R-43: the Tsar is back in his box."""
    s.host[s.tsar] = NONE
    s.at[s.tsar] = TSAR_BOX
    s.tell(ev.BACK_IN_BOX, EVERYBODY, s.owner[s.tsar], s.tsar)
