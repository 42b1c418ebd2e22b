"""How figures come to the map: by their date, by a card, and back from the track (SMU-APP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound, Row
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.entry_places import armies_to_join, places_for
from prestol.games.smuta.fate import leave
from prestol.games.smuta.field import is_commander
from prestol.games.smuta.forces import army_size, joined, personages_with
from prestol.games.smuta.moves import JOIN, LEAVE, PLACE
from prestol.games.smuta.muster import AskCossacks, give_start_units
from prestol.games.smuta.parts import (
    BESIDE_BOARD,
    BY_DATE,
    CELLS,
    COSSACK,
    IN_ARMY,
    NONE,
    NOT_YET,
    ON_TRACK,
    PERSONS,
    PRETENDER,
    TSAR_BOX,
    WITH_PARTY,
)
from prestol.games.smuta.retinue import HousePretenders
from prestol.games.smuta.trials import Trials, counters_of
from prestol.games.smuta.victory import CheckVictory

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


# --- what comes


def has_come(s: Smuta, who: int, seat: int) -> bool:
    """SMU-SEQ-07: whether a figure of a party is due in this season by itself, not in somebody's company."""
    place = s.at[who]
    if place >= 0 or s.owner[who] != seat:
        return False
    if place == ON_TRACK:
        return s.host[who] == NONE and s.track[who] <= s.now
    if place == BESIDE_BOARD:
        return s.host[who] == NONE
    people = s.parts.people
    return place == NOT_YET and people.entry[who] == BY_DATE and people.entry_cell[who] <= s.now


class ReturnPhase(Step["Smuta"]):
    """SMU-SEQ-07, SMU-SEQ-08, SMU-R-10: those whose time has come appear; then those who remain are tested.

    The option `track_tests` tests all of them, before anybody returns.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        seat = self.seat
        coming: Step[Smuta] = Return(seat) if s.rules >= 3 else Arrivals(seat, due_now(s, seat))
        if s.options.all_tested:
            s.do(Trials(seat, counters_of(s, seat)), coming)
        else:
            s.do(coming, TryRemaining(seat))


class Return(Step["Smuta"]):
    """SMU-SEQ-07: all whose time has come. Then a pretender may have an army (SMU-R-42), or the king be in Moscow
    (SMU-R-47)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        due = due_now(s, self.seat)
        if due:
            s.do(Arrivals(self.seat, due), HousePretenders(self.seat), CheckVictory())


def due_now(s: Smuta, seat: int) -> tuple[int, ...]:
    """The figures of a party that are due."""
    return tuple([who for who, owner in enumerate(s.owner) if owner == seat and has_come(s, who, seat)])


class TryRemaining(Step["Smuta"]):
    """SMU-SEQ-08: what a player still has on the track is tested."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        s.do(Trials(self.seat, counters_of(s, self.seat)))


class Arrivals(Step["Smuta"]):
    """SMU-SEQ-07: one after the other in any sequence, as long as one of them finds a place."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due")
    BOUNDS: ClassVar[dict[str, Bound]] = {"due": Row("who", different=True)}

    def __init__(self, seat: int, due: tuple[int, ...]) -> None:
        self.seat = seat
        self.due = due

    def run(self, s: Smuta) -> None:
        due = tuple([who for who in self.due if has_come(s, who, self.seat) and not bring_back_tsar(s, who)])
        if not due:
            return
        for who in due:
            if arrivals_of(s, who, self.seat):
                s.do(Arrive(self.seat, due))
                return
        for who in due:
            wait(s, who)


def bring_back_tsar(s: Smuta, who: int) -> bool:
    """SMU-R-43: a Tsar who returns from the track alone goes to the box; whether this was one."""
    if who != s.tsar:
        return False
    s.at[who] = TSAR_BOX
    s.track[who] = NONE
    s.tell(ev.BACK_IN_BOX, EVERYBODY, s.owner[who], who)
    return True


def arrivals_of(s: Smuta, who: int, seat: int) -> list[Move]:
    """Where one figure may go."""
    if is_commander(who) or who >= PERSONS:
        listed = s.parts.people.places[who] if s.at[who] != ON_TRACK else []
        return [(PLACE, who, point) for point in places_for(s, who, seat, listed)]
    moves: list[Move] = [(JOIN, who, host) for host in armies_to_join(s, seat)]
    if not moves or s.marks[who] & PRETENDER == 0:
        moves.append((LEAVE, who))
    return moves


class Arrive(Choice["Smuta"]):
    """SMU-SEQ-07, SMU-APP-11: which figure comes next, and where it goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due")
    BOUNDS: ClassVar[dict[str, Bound]] = {"due": Row("who", different=True)}
    ASK: ClassVar[str] = "arrive"
    RULE: ClassVar[str] = "SMU-SEQ-07"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PLACE, JOIN, LEAVE)

    def __init__(self, seat: int, due: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.due = due

    def options(self, s: Smuta) -> list[Move]:
        listed: list[Move] = []
        for who in self.due:
            listed.extend(arrivals_of(s, who, self.seat))
        return listed

    def pick(self, s: Smuta, move: Move) -> None:
        left = tuple([who for who in self.due if who != move[1]])
        s.do(Arrivals(self.seat, left))
        if move[0] == PLACE:
            put_on_map(s, move[1], move[2])
        else:
            come_back(s, move[1], move[2] if move[0] == JOIN else NONE)


def put_on_map(s: Smuta, who: int, point: int) -> None:
    """A piece appears in a point, with its company; units that are to be chosen are asked for."""
    seat = s.owner[who]
    returning = s.at[who] == ON_TRACK
    fresh = s.at[who] == NOT_YET
    s.at[who] = point
    s.track[who] = NONE
    s.tell(ev.RETURNED if returning else ev.ENTERED, EVERYBODY, seat, who, point)
    if not is_commander(who):
        return
    for one in [*personages_with(s, who), *joined(s, who)]:
        s.at[one] = IN_ARMY
        s.track[one] = NONE
        if one == s.tsar:
            s.host[one] = NONE
            bring_back_tsar(s, one)
    if fresh:
        equip(s, who)
    elif army_size(s, who) == 0:
        s.do(AskCossacks(seat, who, 1))


def equip(s: Smuta, who: int) -> None:
    """SMU-CRD-11: the units of a commander who enters."""
    give_start_units(s, who)
    s.do(AskCossacks(s.owner[who], who, s.parts.people.start_units[who][COSSACK]))


def come_back(s: Smuta, who: int, host: int) -> None:
    """SMU-APP-11: a personage back from the track joins a commander, or his party."""
    s.track[who] = NONE
    s.host[who] = host
    if host == NONE:
        s.at[who] = WITH_PARTY
        s.tell(ev.BACK_WITH_PARTY, EVERYBODY, s.owner[who], who)
    else:
        s.at[who] = IN_ARMY
        s.tell(ev.BACK_WITH, EVERYBODY, s.owner[who], who, host)


def wait(s: Smuta, who: int) -> None:
    """SMU-APP-05, SMU-R-65: without a place a piece stays where it is; on the track it moves to the next cell."""
    s.tell(ev.WAITS, EVERYBODY, s.owner[who], who)
    if s.at[who] == NOT_YET:
        s.at[who] = BESIDE_BOARD
        if is_commander(who):
            equip(s, who)
    elif s.at[who] == ON_TRACK:
        company = [who, *personages_with(s, who), *joined(s, who)] if is_commander(who) else [who]
        for one in company:
            if s.now + 1 >= CELLS:
                leave(s, one)
            else:
                s.track[one] = s.now + 1


# --- by a card


class Enter(Step["Smuta"]):
    """SMU-APP-01: a card brings in a commander or detachment; one who has entered before does not come again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who", "listed")
    BOUNDS: ClassVar[dict[str, Bound]] = {"listed": Row("point", different=True)}

    def __init__(self, seat: int, who: int, listed: tuple[int, ...]) -> None:
        self.seat = seat
        self.who = who
        self.listed = listed

    def run(self, s: Smuta) -> None:
        if s.at[self.who] != NOT_YET:
            return
        s.owner[self.who] = self.seat
        if places_for(s, self.who, self.seat, list(self.listed)):
            s.do(EnterAt(self.seat, self.who, self.listed))
        else:
            wait(s, self.who)


class EnterAt(Choice["Smuta"]):
    """SMU-DEC-08: where it enters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who", "listed")
    BOUNDS: ClassVar[dict[str, Bound]] = {"listed": Row("point", different=True)}
    ASK: ClassVar[str] = "enter"
    RULE: ClassVar[str] = "SMU-APP-02"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PLACE,)

    def __init__(self, seat: int, who: int, listed: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.who = who
        self.listed = listed

    def options(self, s: Smuta) -> list[Move]:
        return [(PLACE, self.who, point) for point in places_for(s, self.who, self.seat, list(self.listed))]

    def pick(self, s: Smuta, move: Move) -> None:
        put_on_map(s, self.who, move[2])
