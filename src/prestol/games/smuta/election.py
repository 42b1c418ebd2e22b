"""The election of a pretender (SMU-MSC-07 to SMU-MSC-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Chance, Choice, Move
from prestol.games.smuta import events as ev
from prestol.games.smuta.dice import D6
from prestol.games.smuta.entry_places import armies_to_join
from prestol.games.smuta.fate import mark
from prestol.games.smuta.field import is_commander, place_of
from prestol.games.smuta.moves import DONE, DONE_MOVE, NAME
from prestol.games.smuta.parts import ELIGIBLE_LEGITIMACY, IN_ARMY, PERSONS, PRETENDER
from prestol.games.smuta.retinue import HousePretenders
from prestol.games.smuta.standing import (
    could_reign,
    is_present,
    legitimacy,
    legitimacy_of,
    pretenders,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def is_call_open(s: Smuta) -> bool:
    """SMU-MSC-11, SMU-R-41: once in a phase, with a marker left; the party must be one that nobody exceeds."""
    return s.called == 0 and pretenders(s) < s.parts.figures.pretender_markers


def why_no_call(s: Smuta) -> Refusal:
    """Why a party may not call an election."""
    if s.called != 0:
        return Refusal("called-already", "SMU-R-41", {})
    if pretenders(s) >= s.parts.figures.pretender_markers:
        return Refusal("pretenders-enough", "SMU-MSC-11", {})
    return Refusal("others-more-legitimate", "SMU-MSC-07", {})


def call(s: Smuta, seat: int) -> None:
    """SMU-MSC-08: all parties throw, in the order of the seats."""
    s.called = 1
    s.tell(ev.ELECTION_CALLED, EVERYBODY, seat)
    everybody = (1 << s.seats) - 1
    s.do(ElectionDie(0, everybody, 0, 0))


@final
class ElectionDie(Chance["Smuta"]):
    """SMU-MSC-08, SMU-R-41: the die of one party; equal highest totals are thrown again by those who have them.

    `mask` are those who throw, `best` is the highest total so far and `leaders` are those who have it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mask", "best", "leaders")
    BOUNDS: ClassVar[dict[str, Bound]] = {"mask": "mask", "best": 1000, "leaders": "mask"}

    def __init__(self, seat: int, mask: int, best: int, leaders: int) -> None:
        self.seat = seat
        self.mask = mask
        self.best = best
        self.leaders = leaders

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        total = outcome + legitimacy(s, self.seat)
        s.tell(ev.ELECTION_ROLL, EVERYBODY, self.seat, outcome, total)
        best, top = self.best, self.leaders
        if total > best:
            best, top = total, 1 << self.seat
        elif total == best:
            top |= 1 << self.seat
        after = next_of(s, self.mask, self.seat + 1)
        if after < s.seats:
            s.do(ElectionDie(after, self.mask, best, top))
            return
        first = next_of(s, top, 0)
        if top == 1 << first:
            elect(s, first)
        else:
            s.do(ElectionDie(first, top, 0, 0))


def next_of(s: Smuta, mask: int, seat: int) -> int:
    """The first seat of a mask from one on; the number of seats if there is none."""
    while seat < s.seats and mask >> seat & 1 == 0:
        seat += 1
    return seat


def elect(s: Smuta, seat: int) -> None:
    """SMU-MSC-09, SMU-R-41: the winner may mark a person; without one nothing happens."""
    s.tell(ev.ELECTION_WON, EVERYBODY, seat)
    if candidates(s, seat):
        s.do(NamePretender(seat))


def candidates(s: Smuta, seat: int) -> list[int]:
    """SMU-MSC-09, SMU-MSC-10, SMU-R-41: whom a party may mark."""
    found: list[int] = []
    for who in range(PERSONS):
        if s.owner[who] != seat or who == s.tsar or s.marks[who] & PRETENDER != 0 or not could_reign(s, who):
            continue
        with_army = s.at[who] == IN_ARMY and (place_of(s, who) >= 0 or s.rules < 3)
        if is_commander(who) or with_army or armies_to_join(s, seat):
            found.append(who)
    return found


def why_not_named(s: Smuta, seat: int, who: int) -> Refusal:
    """Why a person cannot become a pretender."""
    if who >= PERSONS or s.owner[who] != seat or not is_present(s, who):
        return Refusal("person-not-there", "SMU-R-41", {})
    if who == s.tsar:
        return Refusal("reigns-already", "SMU-R-41", {})
    if s.marks[who] & PRETENDER != 0:
        return Refusal("pretends-already", "SMU-R-41", {})
    if not s.parts.people.may_pretend[who]:
        return Refusal("never-tsar", "SMU-R-41", {})
    if not could_reign(s, who):
        return Refusal("too-lowly", "SMU-MSC-09", {"least": ELIGIBLE_LEGITIMACY, "has": legitimacy_of(s, who)})
    return Refusal("no-army-for-him", "SMU-MSC-10", {})


@final
class NamePretender(Choice["Smuta"]):
    """SMU-MSC-09: one own person of legitimacy 2 or more, or nobody."""

    ASK: ClassVar[str] = "name-pretender"
    RULE: ClassVar[str] = "SMU-MSC-09"
    ACCEPTS: ClassVar[tuple[int, ...]] = (NAME, DONE)

    def options(self, s: Smuta) -> list[Move]:
        listed: list[Move] = [(NAME, who) for who in candidates(s, self.seat)]
        listed.append(DONE_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return why_not_named(s, self.seat, move[1]) if move[0] == NAME else None

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == DONE:
            s.tell(ev.NOBODY_NAMED, EVERYBODY, self.seat)
            return
        make_pretender(s, move[1])
        s.do(HousePretenders(self.seat))


def make_pretender(s: Smuta, who: int) -> None:
    """SMU-MSC-09: a person gets the marker."""
    mark(s, who, PRETENDER)
    s.tell(ev.PRETENDS, EVERYBODY, s.owner[who], who)
