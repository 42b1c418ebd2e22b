"""Recruiting in place of a move (SMU-REC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Chance, Choice, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.battle_force import is_under
from prestol.games.smuta.dice import D6
from prestol.games.smuta.field import is_fortress, is_town
from prestol.games.smuta.forces import add_units, fitting, may_get_siege, personages_with, room
from prestol.games.smuta.moves import BUY, DONE, DONE_MOVE, RESOURCE
from prestol.games.smuta.parts import (
    AT_FORTRESS,
    AT_POLAND,
    AT_VP_TOWN,
    COMMANDERS,
    NO_RECRUITING,
    NONE,
    POLAND,
    SIEGE_CARRIED,
    SIEGE_GOOD,
    SWEDISH,
    UNNAMED,
    USED,
)
from prestol.games.smuta.regroup import ADDED, PIECE
from prestol.games.smuta.standing import resource_bonus, victory_points

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def may_recruit(s: Smuta, who: int) -> bool:
    """SMU-MOV-14, SMU-REC-13: a commander on the map who has done nothing yet, unless a card forbids it."""
    return who < COMMANDERS and s.at[who] >= 0 and s.marks[who] & USED == 0 and not is_under(s, NO_RECRUITING, who)


def is_resource_open(s: Smuta, seat: int) -> bool:
    """SMU-REC-06, SMU-R-23: nobody is named yet, and it could be worth something in this phase."""
    if s.resource != UNNAMED or (s.options.resource_by_year and s.resource_years >> seat & 1):
        return False
    figures = s.parts.figures
    return victory_points(s, seat) + figures.campaign_victories >= figures.resource_from[0]


@final
class Recruit(Step["Smuta"]):
    """SMU-REC-01, SMU-REC-06: the commander with the administrative resource is named before the first die."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        if is_resource_open(s, self.seat):
            s.do(NameResource(self.seat), RecruitDie(self.seat))
        else:
            s.do(RecruitDie(self.seat))


@final
class NameResource(Choice["Smuta"]):
    """SMU-REC-06, SMU-R-23: one commander who may still recruit, or nobody."""

    ASK: ClassVar[str] = "resource"
    RULE: ClassVar[str] = "SMU-REC-06"
    ACCEPTS: ClassVar[tuple[int, ...]] = (RESOURCE, DONE)

    def options(self, s: Smuta) -> list[Move]:
        listed: list[Move] = []
        for who in range(COMMANDERS):
            if s.owner[who] == self.seat and may_recruit(s, who):
                listed.append((RESOURCE, who))
        listed.append(DONE_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return Refusal("cannot-recruit", "SMU-REC-06", {})

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == DONE:
            s.resource = NONE
            s.tell(ev.RESOURCE_DECLINED, EVERYBODY, self.seat)
        else:
            s.resource = move[1]
            s.tell(ev.RESOURCE_NAMED, EVERYBODY, self.seat, move[1])


def recruit_bonus(s: Smuta, seat: int, who: int) -> int:
    """SMU-REC-05, SMU-REC-12, SMU-REC-13: resource, Swedes in the north, personages and cards add up."""
    people = s.parts.people
    bonus = s.moving[ADDED]
    if s.resource == who:
        bonus += resource_bonus(s, seat)
    if people.nation[who] == SWEDISH:
        bonus += s.parts.land.swedish_bonus[s.at[who]]
    for one in personages_with(s, who):
        bonus += people.army_recruit[one]
    return bonus


@final
class RecruitDie(Chance["Smuta"]):
    """SMU-REC-01: one die plus bonuses gives the points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        who = s.moving[PIECE]
        points = outcome + recruit_bonus(s, self.seat, who)
        if s.resource == who:
            s.resource_years |= 1 << self.seat
        elif s.resource == UNNAMED and s.rules >= 3:  # it can be named before the first die only
            s.resource = NONE
        s.marks[who] = s.marks[who] | USED
        s.tell(ev.RECRUIT_ROLL, EVERYBODY, self.seat, who, outcome, points)
        s.do(NextPurchase(self.seat, points))


def spots(s: Smuta, point: int) -> int:
    """What a point is for SMU-REC-03 and SMU-REC-10, as bits."""
    if is_fortress(s, point):
        return AT_FORTRESS
    if s.parts.land.kind[point] == POLAND:
        return AT_POLAND
    return AT_VP_TOWN if is_town(s, point) and s.parts.land.vp[point] > 0 else 0


def goods_for(s: Smuta, who: int, points: int) -> list[int]:
    """What an army may buy: SMU-REC-02 to SMU-REC-04, SMU-REC-07, SMU-REC-10, SMU-REC-11."""
    free = room(s, who)
    found: list[int] = []
    for good in range(SIEGE_GOOD + 1):
        if is_offered(s, who, good, points) and is_to_be_had(s, who, good, free):
            found.append(good)
    return found


def is_offered(s: Smuta, who: int, good: int, points: int) -> bool:
    """SMU-REC-02 to SMU-REC-04, SMU-REC-10: price, commander and place."""
    units = s.parts.units
    cost = units.good_cost[good]
    if cost == 0 or cost > points or s.parts.people.recruits[who] >> good & 1 == 0:
        return False
    only_at = units.good_only_at[good]
    return only_at == 0 or only_at & spots(s, s.at[who]) != 0


def is_to_be_had(s: Smuta, who: int, good: int, free: int) -> bool:
    """SMU-REC-07, SMU-REC-11: supply, for an army that has room for so many units."""
    return may_get_siege(s, who) if good == SIEGE_GOOD else fitting(s, who, good, free) > 0


def why_not_bought(s: Smuta, who: int, good: int, points: int) -> Refusal:
    """The first of these that is against it."""
    units = s.parts.units
    cost = units.good_cost[good]
    if cost == 0:
        return Refusal("not-for-sale", "SMU-REC-04", {})
    if s.parts.people.recruits[who] >> good & 1 == 0:
        return Refusal("not-on-his-card", "SMU-REC-07", {})
    if cost > points:
        return Refusal("too-dear", "SMU-REC-02", {"cost": cost, "points": points})
    if units.good_only_at[good] != 0 and units.good_only_at[good] & spots(s, s.at[who]) == 0:
        return Refusal("not-raised-here", "SMU-REC-10", {})
    return Refusal("no-room-for-it", "SMU-REC-07", {})


def purchases(s: Smuta, who: int, points: int) -> list[Move]:
    return [(BUY, good) for good in goods_for(s, who, points)]


@final
class NextPurchase(Step["Smuta"]):
    """SMU-REC-02: as long as something can be bought; points left over are lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "points")
    BOUNDS: ClassVar[dict[str, Bound]] = {"points": 100}

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def run(self, s: Smuta) -> None:
        if goods_for(s, s.moving[PIECE], self.points):
            s.do(Purchase(self.seat, self.points))
        else:
            s.moving = []


@final
class Purchase(Choice["Smuta"]):
    """SMU-REC-02, SMU-REC-09: one unit or Siege marker; cossacks mounted or foot as the player decides."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "points")
    BOUNDS: ClassVar[dict[str, Bound]] = {"points": 100}
    ASK: ClassVar[str] = "buy"
    RULE: ClassVar[str] = "SMU-REC-02"
    ACCEPTS: ClassVar[tuple[int, ...]] = (BUY, DONE)

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, s: Smuta) -> list[Move]:
        listed = purchases(s, s.moving[PIECE], self.points)
        listed.append(DONE_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return why_not_bought(s, s.moving[PIECE], move[1], self.points)

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == DONE:
            s.moving = []
            return
        who, good = s.moving[PIECE], move[1]
        if good == SIEGE_GOOD:
            s.marks[who] = s.marks[who] | SIEGE_CARRIED
        else:
            add_units(s, who, good, 1)
        s.tell(ev.BOUGHT, EVERYBODY, self.seat, who, good)
        s.do(NextPurchase(self.seat, self.points - s.parts.units.good_cost[good]))
