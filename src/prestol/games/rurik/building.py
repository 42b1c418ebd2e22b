"""Build (RUR-BLD): churches, markets and strongholds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move, TurnChoice
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import (
    BUILDS,
    DRIVE_OUT,
    DRIVE_OUT_NEUTRAL,
    DRIVE_OUT_NEUTRAL_MOVE,
    DRIVE_OUT_REBEL,
    DRIVE_OUT_REBEL_MOVE,
    DRIVE_OUT_REBELLION,
    DRIVE_OUT_REBELLION_MOVE,
    DRIVE_OUTS,
    PASS,
    PASS_MOVE,
    TROOP,
)
from prestol.games.rurik.parts import EMPTY, FLAT_COST, KINDS, NOBODY, REBELLION, REGIONS, SOLO
from prestol.games.rurik.rule import acts_in, is_suppressed, occupies, rules
from prestol.games.rurik.stock import put_figure, take_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def build_price(s: Rurik, side: int, region: int) -> int:
    """RUR-BLD-02, RUR-LDR-06, RUR-R-47."""
    if acts_in(s, side, region, FLAT_COST):
        return s.parts.leaders.flat_build
    return 1 if rules(s, side, region) else 2


def add_buildings(s: Rurik, seat: int, listed: list[Move]) -> None:
    """RUR-BLD-01, RUR-BLD-04: what the points of this turn can still build."""
    if s.build_points == 0:
        return
    for region in s.regions:
        if occupies(s, seat, region) and build_price(s, seat, region) <= s.build_points:
            for kind in range(KINDS):
                if s.buildings[region * KINDS + kind] == NOBODY and s.building_supply[seat * KINDS + kind] > 0:
                    listed.append(BUILDS[kind * REGIONS + region])


def why_not_build(s: Rurik, seat: int, kind: int, region: int) -> Refusal:
    if not occupies(s, seat, region):
        return Refusal("not-occupied", "RUR-BLD-01", {})
    if s.buildings[region * KINDS + kind] != NOBODY:
        return Refusal("stands-already", "RUR-BLD-04", {})
    if s.building_supply[seat * KINDS + kind] == 0:
        return Refusal("no-building-left", "RUR-BLD-01", {})
    return Refusal("build-price", "RUR-BLD-02", {"price": build_price(s, seat, region), "left": s.build_points})


def build(s: Rurik, side: int, kind: int, region: int) -> None:
    """RUR-BLD-01: a building from the own supply."""
    s.building_supply[side * KINDS + kind] -= 1
    s.buildings[region * KINDS + kind] = side
    s.tell(ev.BUILT, EVERYBODY, side, kind, region)


def church_targets(s: Rurik, seat: int, region: int) -> list[Move]:
    """RUR-BLD-06, RUR-R-60: whom a new church may drive out; a leader never."""
    listed: list[Move] = []
    if is_suppressed(s, seat, region):  # RUR-R-33
        return listed
    if s.rebels[region] != EMPTY:
        listed.append(DRIVE_OUT_REBEL_MOVE)
    if s.neutrals[region] > 0 and s.options.solo_church_neutral:
        listed.append(DRIVE_OUT_NEUTRAL_MOVE)
    for other in range(s.sides):
        if other != seat and s.troops[other * REGIONS + region] > 0:
            listed.append(DRIVE_OUT_REBELLION_MOVE if s.seats == SOLO else DRIVE_OUTS[other])
    return listed


def consecrate(s: Rurik, seat: int, region: int) -> None:
    """RUR-BLD-06, RUR-R-32: a church acts once, on being built; nobody is asked where there is nothing to choose."""
    targets = church_targets(s, seat, region)
    if len(targets) == 1 and not s.options.church_optional:
        drive_out(s, seat, region, targets[0])
    elif targets:
        s.do(DriveOut(seat, region))


class DriveOut(TurnChoice["Rurik"]):
    """RUR-BLD-06: one rebel or one ordinary troop of an opponent leaves the region."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "region")
    ASK: ClassVar[str] = "drive-out"
    RULE: ClassVar[str] = "RUR-BLD-06"
    ACCEPTS: ClassVar[tuple[int, ...]] = (
        DRIVE_OUT,
        DRIVE_OUT_REBEL,
        DRIVE_OUT_REBELLION,
        DRIVE_OUT_NEUTRAL,
        PASS,
    )

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def moves(self, s: Rurik) -> list[Move]:
        listed = church_targets(s, self.seat, self.region)
        if s.options.church_optional or not listed:  # RUR-R-44: Yaroslav was pushed in meanwhile
            listed.append(PASS_MOVE)
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[0] == PASS:
            return Refusal("church-acts", "RUR-R-32", {})
        return Refusal("no-target", "RUR-BLD-06", {})

    def choose(self, s: Rurik, move: Move) -> None:
        if move[0] != PASS:
            drive_out(s, self.seat, self.region, move)


def drive_out(s: Rurik, side: int, region: int, target: Move) -> None:
    """RUR-BLD-06, RUR-BLD-07: no reward and nobody defeated; a troop of the builder comes in, if there is one left."""
    if target[0] == DRIVE_OUT_REBEL:
        s.rebels[region] = EMPTY
        s.tell(ev.REBEL_CONVERTED, EVERYBODY, side, region)
    elif target[0] == DRIVE_OUT_NEUTRAL:
        s.neutrals[region] -= 1
        s.tell(ev.NEUTRAL_CONVERTED, EVERYBODY, side, region)
    else:
        victim = target[1] if target[0] == DRIVE_OUT else REBELLION
        take_figure(s, victim, TROOP, region)
        s.tell(ev.TROOP_CONVERTED, EVERYBODY, side, victim, region)
    if s.troop_supply[side] > 0:
        put_figure(s, side, TROOP, region)
        s.tell(ev.JOINED, EVERYBODY, side, region)


def take_building(s: Rurik, side: int, kind: int, region: int) -> None:
    """RUR-DC-17: an own building goes back to the supply."""
    s.buildings[region * KINDS + kind] = NOBODY
    s.building_supply[side * KINDS + kind] += 1
    s.tell(ev.DEMOLISHED, EVERYBODY, side, kind, region)
