"""Cards that bring people, kill them, save them, win them over or mark them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound
from prestol.engine.step import EVERYBODY, Choice, Move
from prestol.games.smuta import events as ev
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.appear import Enter
from prestol.games.smuta.card_parts import Op
from prestol.games.smuta.conditions import marked_persons, next_false_dmitry
from prestol.games.smuta.election import make_pretender
from prestol.games.smuta.entry_places import armies_to_join
from prestol.games.smuta.fate import Dying, mark, spare, unmark
from prestol.games.smuta.moves import AIM, JOIN, LEAVE
from prestol.games.smuta.parts import NONE, NOT_YET, WITH_PARTY
from prestol.games.smuta.retinue import join_army
from prestol.games.smuta.standing import pretenders
from prestol.games.smuta.swedes import ComeOver, Intervention, make_peace

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def change_people(s: Smuta, seat: int, op: Op, target: int) -> bool:
    """Carry out an operation about persons or markers; whether it was one."""
    code = op.code
    if code == vo.KILL:
        s.do(Dying(target, seat))
    elif code == vo.SAVE_PERSON:
        s.cancel()
        spare(s, op.n)
    elif code in (vo.ENTER_COMMANDER, vo.ENTER_DETACHMENT):
        places = op.places or s.parts.people.places[op.who]
        s.do(Enter(seat, op.who, tuple(places)))
    elif code == vo.ENTER_PERSONAGE:
        bring(s, seat, op)
    elif code == vo.DEFECT:
        s.do(ComeOver(seat, target))
    elif code == vo.SWEDISH_INTERVENTION:
        s.do(Intervention(seat))
    elif code == vo.VP_MARKER:
        make_peace(s, seat)
    elif code == vo.MARKER_OFF:
        take_off(s, seat, op.mark)
    elif code == vo.MARKER_ON and op.marker != vo.FORTRESS_MARKER:
        put_on(s, seat, op, target)
    else:
        return False
    return True


def put_on(s: Smuta, seat: int, op: Op, target: int) -> None:
    """SMU-CRD-27, SMU-CRD-29, SMU-CRD-31: a marker on a figure, or one before the player."""
    if op.marker == vo.VERDICT_MARKER:
        s.verdict = seat
        s.tell(ev.VERDICT, EVERYBODY, seat)
        return
    mark(s, target, op.mark)
    s.tell(ev.ACCUSED if op.marker == vo.ACCUSATION_MARKER else ev.CAMPED, EVERYBODY, s.owner[target], target)


def take_off(s: Smuta, seat: int, bit: int) -> None:
    """SMU-DEC-08: one own person is freed of a marker, as the player chooses."""
    marked = marked_persons(s, seat, bit)
    if len(marked) > 1:
        s.do(FreePerson(seat, bit))
    elif marked:
        free(s, marked[0], bit)


def free(s: Smuta, who: int, bit: int) -> None:
    unmark(s, who, bit)
    s.tell(ev.ACQUITTED, EVERYBODY, s.owner[who], who)


@final
class FreePerson(Choice["Smuta"]):
    """SMU-DEC-08: the own person who is freed of an accusation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mark")
    BOUNDS: ClassVar[dict[str, Bound]] = {"mark": 1024}
    ASK: ClassVar[str] = "free"
    RULE: ClassVar[str] = "SMU-DEC-08"
    ACCEPTS: ClassVar[tuple[int, ...]] = (AIM,)

    def __init__(self, seat: int, mark: int) -> None:
        super().__init__(seat)
        self.mark = mark

    def options(self, s: Smuta) -> list[Move]:
        return [(AIM, who) for who in marked_persons(s, self.seat, self.mark)]

    def pick(self, s: Smuta, move: Move) -> None:
        free(s, move[1], self.mark)


# --- personages who enter


def bring(s: Smuta, seat: int, op: Op) -> None:
    """SMU-R-42, SMU-MSC-27: a personage enters the game; into an army where he must or may."""
    who = next_false_dmitry(s) if op.ref == vo.NEXT_FALSE_DMITRY else op.who
    if who == NONE or s.at[who] != NOT_YET:
        return
    s.owner[who] = seat
    s.at[who] = WITH_PARTY
    s.tell(ev.PERSON_CAME, EVERYBODY, seat, who)
    if op.pretender > 0 and pretenders(s) < s.parts.figures.pretender_markers:
        make_pretender(s, who)
    armies = armies_to_join(s, seat)
    if not op.required and armies:
        s.do(Attach(seat, who, 1))
    elif len(armies) > 1:
        s.do(Attach(seat, who, 0))
    elif armies:
        join_army(s, who, armies[0])


@final
class Attach(Choice["Smuta"]):
    """SMU-DEC-08: the army of a personage who enters; where `free` is 1 he may stay with the party."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who", "free")
    BOUNDS: ClassVar[dict[str, Bound]] = {"free": 2}
    ASK: ClassVar[str] = "attach"
    RULE: ClassVar[str] = "SMU-DEC-08"
    ACCEPTS: ClassVar[tuple[int, ...]] = (JOIN, LEAVE)

    def __init__(self, seat: int, who: int, free: int) -> None:
        super().__init__(seat)
        self.who = who
        self.free = free

    def options(self, s: Smuta) -> list[Move]:
        listed: list[Move] = [(JOIN, self.who, host) for host in armies_to_join(s, self.seat)]
        if self.free:
            listed.append((LEAVE, self.who))
        return listed

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == JOIN:
            join_army(s, self.who, move[2])
