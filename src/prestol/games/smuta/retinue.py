"""Personages in armies and with their party (SMU-SEQ-17, SMU-R-49); pretenders must be in an army (SMU-R-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.entry_places import armies_to_join
from prestol.games.smuta.fate import mark
from prestol.games.smuta.field import is_besieged
from prestol.games.smuta.moves import JOIN, LEAVE, SEND_MOVES
from prestol.games.smuta.parts import COMMANDERS, IN_ARMY, NONE, PERSONS, PRETENDER, SHIFTED, WITH_PARTY
from prestol.games.smuta.victory import score_changed

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def neighbours(s: Smuta, who: int) -> list[int]:
    """SMU-R-49: the other own commanders in the point of a commander."""
    found: list[int] = []
    point, seat = s.at[who], s.owner[who]
    for other, place in enumerate(s.at):
        if place == point and other != who and other < COMMANDERS and s.owner[other] == seat:
            found.append(other)
    return found


def destinations(s: Smuta, who: int) -> list[Move]:
    """SMU-R-49: where a personage may go: from the party into an army, from an army to another one there or back."""
    listed: list[Move] = []
    if s.at[who] == WITH_PARTY:
        for host in armies_to_join(s, s.owner[who]):
            listed.append((JOIN, who, host))
    elif s.at[who] == IN_ARMY and s.at[s.host[who]] >= 0:
        for host in neighbours(s, s.host[who]):
            listed.append((JOIN, who, host))
        if s.marks[who] & PRETENDER == 0:
            listed.append((LEAVE, who))
    return listed


def has_destination(s: Smuta, who: int, pieces: list[int]) -> bool:
    """Whether there is any such place, if these are the pieces of his party."""
    if s.at[who] == WITH_PARTY:
        for piece in pieces:
            if piece < COMMANDERS and not is_besieged(s, piece):
                return True
        return False
    if s.at[who] != IN_ARMY or s.at[s.host[who]] < 0:
        return False
    return s.marks[who] & PRETENDER == 0 or len(neighbours(s, s.host[who])) > 0


def add_shifts(s: Smuta, pieces: list[int], personages: list[int], listed: list[Move]) -> None:
    """SMU-SEQ-17, SMU-R-49: the personages who may change place, once in a phase; the Tsar goes by other rules."""
    for who in personages:
        if who != s.tsar and s.marks[who] & SHIFTED == 0 and has_destination(s, who, pieces):
            listed.append(SEND_MOVES[who])


def why_no_shift(s: Smuta, seat: int, who: int) -> Refusal:
    """Why a personage may not change place."""
    if not COMMANDERS <= who < PERSONS or s.owner[who] != seat:
        return Refusal("not-your-personage", "SMU-R-49", {})
    if s.marks[who] & SHIFTED != 0:
        return Refusal("shifted-already", "SMU-R-49", {})
    return Refusal("nowhere-to-go", "SMU-R-49", {})


def why_not_there(s: Smuta, who: int, move: Move) -> Refusal:
    """Why a personage cannot go where a move sends him."""
    if move[1] != who:
        return Refusal("another-personage", "SMU-R-49", {})
    if move[0] == LEAVE:
        return Refusal("pretender-stays", "SMU-R-49", {})
    return Refusal("no-army-to-join", "SMU-R-49", {})


def join_army(s: Smuta, who: int, host: int) -> None:
    """A personage goes into an army."""
    s.at[who] = IN_ARMY
    s.host[who] = host
    s.tell(ev.JOINED_ARMY, EVERYBODY, s.owner[who], who, host)


def shift(s: Smuta, move: Move) -> None:
    """SMU-R-49: a personage changes place; the king may have come to Moscow (SMU-R-47)."""
    who = move[1]
    mark(s, who, SHIFTED)
    if move[0] == JOIN:
        join_army(s, who, move[2])
    else:
        s.at[who] = WITH_PARTY
        s.host[who] = NONE
        s.tell(ev.LEFT_ARMY, EVERYBODY, s.owner[who], who)
    if s.rules >= 3:
        score_changed(s)


@final
class ShiftTo(Choice["Smuta"]):
    """SMU-R-49: the new place of a personage."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who")
    ASK: ClassVar[str] = "send-to"
    RULE: ClassVar[str] = "SMU-R-49"
    ACCEPTS: ClassVar[tuple[int, ...]] = (JOIN, LEAVE)

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Smuta) -> list[Move]:
        return destinations(s, self.who)

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return why_not_there(s, self.who, move)

    def pick(self, s: Smuta, move: Move) -> None:
        shift(s, move)


def is_pretender_waiting(s: Smuta, seat: int) -> bool:
    """SMU-R-42: whether a pretender of a party is in no army."""
    marks = s.marks
    for who in range(COMMANDERS, PERSONS):
        if marks[who] & PRETENDER != 0 and s.at[who] == WITH_PARTY and s.owner[who] == seat:
            return True
    return False


@final
class HousePretenders(Step["Smuta"]):
    """SMU-MSC-10, SMU-R-42: a pretender who waits with his party is put into an army as soon as there is one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        marks = s.marks
        for who in range(COMMANDERS, PERSONS):
            if marks[who] & PRETENDER != 0 and s.at[who] == WITH_PARTY and s.owner[who] == self.seat:
                armies = armies_to_join(s, self.seat)
                if len(armies) == 1:
                    join_army(s, who, armies[0])
                elif armies:
                    s.do(HousePretender(self.seat, who), HousePretenders(self.seat))
                    return


@final
class HousePretender(Choice["Smuta"]):
    """SMU-MSC-10: the army of a pretender."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who")
    ASK: ClassVar[str] = "house-pretender"
    RULE: ClassVar[str] = "SMU-MSC-10"
    ACCEPTS: ClassVar[tuple[int, ...]] = (JOIN,)

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Smuta) -> list[Move]:
        return [(JOIN, self.who, host) for host in armies_to_join(s, self.seat)]

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return why_not_there(s, self.who, move)

    def pick(self, s: Smuta, move: Move) -> None:
        join_army(s, self.who, move[2])
