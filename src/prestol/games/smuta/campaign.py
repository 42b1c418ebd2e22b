"""The Sovereign's campaign (SMU-MSC-12 to SMU-MSC-14): the Tsar marches with an army that sets out from Moscow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.fate import mark
from prestol.games.smuta.field import is_commander, tsar_party
from prestol.games.smuta.forces import add_units, may_get_siege, room_for
from prestol.games.smuta.march import march, march_moves
from prestol.games.smuta.moves import BRING, CAMPAIGN, GO, STEP
from prestol.games.smuta.parts import (
    ARTILLERY,
    CAMPAIGNED,
    IN_ARMY,
    INSIDE,
    MOSCOW_STRELTSY,
    NONE,
    SIEGE_CARRIED,
    SIEGE_GOOD,
    TSAR_BOX,
)
from prestol.games.smuta.reach import marchers, may_march
from prestol.games.smuta.regroup import LEFT, NOT_MARCHING, PIECE
from prestol.games.smuta.war_refusals import why_not_marched

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def may_campaign(s: Smuta, who: int) -> bool:
    """SMU-MSC-12, SMU-R-43: the army begins its move in Moscow, in the field, and the Tsar is in his box."""
    return (
        s.tsar != NONE
        and s.at[s.tsar] == TSAR_BOX
        and is_commander(who)
        and s.at[who] == s.parts.land.moscow
        and s.owner[who] == tsar_party(s)
        and s.marks[who] & INSIDE == 0
    )


def add_campaigns(s: Smuta, seat: int, listed: list[Move]) -> None:
    """SMU-MSC-12: the armies of the move that is about to begin with which the Tsar may march."""
    piece = s.moving[PIECE]
    if s.at[piece] != s.parts.land.moscow or s.moving[LEFT] != NOT_MARCHING or not may_march(s, seat, piece):
        return
    pieces = marchers(s, piece)
    for who in pieces:
        if may_campaign(s, who) and march_moves(s, seat, pieces):
            listed.append((CAMPAIGN, who))


def declare_campaign(s: Smuta, seat: int, who: int) -> None:
    """SMU-R-43: the declaration belongs to the move, so the army sets out."""
    s.do(Campaign(who), SetOut(seat))


@final
class SetOut(Choice["Smuta"]):
    """SMU-MSC-12: the Tsar is with the army: now it marches."""

    ASK: ClassVar[str] = "set-out"
    RULE: ClassVar[str] = "SMU-MSC-12"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GO, STEP)

    def options(self, s: Smuta) -> list[Move]:
        return march_moves(s, self.seat, marchers(s, s.moving[PIECE]))

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return why_not_marched(s, self.seat, move)

    def pick(self, s: Smuta, move: Move) -> None:
        march(s, self.seat, move)


@final
class Campaign(Step["Smuta"]):
    """SMU-MSC-12 to SMU-MSC-14: the Tsar marches with an army; once in the game he brings streltsy and ordnance."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Smuta) -> None:
        tsar = s.tsar
        s.at[tsar] = IN_ARMY
        s.host[tsar] = self.who
        s.tell(ev.CAMPAIGN, EVERYBODY, s.owner[tsar], tsar, self.who)
        if s.marks[tsar] & CAMPAIGNED != 0:
            return
        mark(s, tsar, CAMPAIGNED)
        if add_units(s, self.who, MOSCOW_STRELTSY, 1) > 0:
            s.tell(ev.UNIT_JOINED, EVERYBODY, s.owner[tsar], self.who, MOSCOW_STRELTSY)
        goods = ordnance(s, self.who)
        if len(goods) == 1:
            take_ordnance(s, self.who, goods[0])
        elif goods:
            s.do(Ordnance(s.owner[tsar], self.who))


def ordnance(s: Smuta, who: int) -> list[int]:
    """SMU-R-43: what fits: an artillery unit or a Siege marker."""
    found: list[int] = []
    if room_for(s, who, ARTILLERY) > 0:
        found.append(ARTILLERY)
    if may_get_siege(s, who):
        found.append(SIEGE_GOOD)
    return found


def take_ordnance(s: Smuta, who: int, good: int) -> None:
    if good == SIEGE_GOOD:
        mark(s, who, SIEGE_CARRIED)
        s.tell(ev.SIEGE_JOINED, EVERYBODY, s.owner[who], who)
    else:
        add_units(s, who, good, 1)
        s.tell(ev.UNIT_JOINED, EVERYBODY, s.owner[who], who, good)


@final
class Ordnance(Choice["Smuta"]):
    """SMU-MSC-14: artillery or a Siege marker, as the Tsar's player likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who")
    ASK: ClassVar[str] = "ordnance"
    RULE: ClassVar[str] = "SMU-MSC-14"
    ACCEPTS: ClassVar[tuple[int, ...]] = (BRING,)

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Smuta) -> list[Move]:
        return [(BRING, good) for good in ordnance(s, self.who)]

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return Refusal("no-ordnance", "SMU-MSC-14", {})

    def pick(self, s: Smuta, move: Move) -> None:
        take_ordnance(s, self.who, move[1])
