"""Muster (RUR-MUS): figures from the supply to regions that are occupied."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move, Step, TurnChoice
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import CHIEF, FINISH, FINISH_MOVE, MUSTER, MUSTERS, TROOP
from prestol.games.rurik.parts import MUSTER_ADJACENT, REGIONS
from prestol.games.rurik.rule import has_ability, is_on_map, occupies
from prestol.games.rurik.stock import has_leader_in_supply, put_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def may_use_adjacent(s: Rurik, seat: int) -> bool:
    """RUR-LDR-05, RUR-R-43: once a round Maria opens a neighbour of her region that holds no own figure."""
    return has_ability(s, seat, MUSTER_ADJACENT) and s.used[seat] == 0


def muster_places(s: Rurik, seat: int) -> list[int]:
    """RUR-MUS-01, RUR-LDR-05."""
    near = s.near[s.leader_at[seat]] if may_use_adjacent(s, seat) else []
    return [region for region in s.regions if occupies(s, seat, region) or region in near]


def muster_moves(s: Rurik, seat: int) -> list[Move]:
    listed: list[Move] = []
    troop, chief = s.troop_supply[seat] > 0, has_leader_in_supply(s, seat)
    if troop or chief:
        for region in muster_places(s, seat):
            if troop:
                listed.append(MUSTERS[TROOP * REGIONS + region])
            if chief:
                listed.append(MUSTERS[CHIEF * REGIONS + region])
    return listed


def can_muster(s: Rurik, seat: int) -> bool:
    """RUR-MUS-03: a figure is left, and a region to put it in."""
    return (s.troop_supply[seat] > 0 or has_leader_in_supply(s, seat)) and is_on_map(s, seat)


class Muster(Step["Rurik"]):
    """RUR-MUS-01, RUR-MUS-03: points are spent one by one; without a figure or a place the rest is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Rurik) -> None:
        if self.left > 0 and can_muster(s, self.seat):
            s.do(MusterFigure(self.seat, self.left))


class MusterFigure(TurnChoice["Rurik"]):
    """RUR-MUS-01, RUR-MUS-02: one figure to an occupied region."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "muster"
    RULE: ClassVar[str] = "RUR-MUS-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (MUSTER, FINISH)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, s: Rurik) -> list[Move]:
        listed = muster_moves(s, self.seat)
        listed.append(FINISH_MOVE)
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[0] == FINISH:
            return None
        if move[1] == CHIEF and not has_leader_in_supply(s, self.seat):
            return Refusal("leader-on-map", "RUR-MUS-02", {})
        if move[1] == TROOP and s.troop_supply[self.seat] == 0:
            return Refusal("no-troop-left", "RUR-MUS-03", {})
        return Refusal("not-occupied", "RUR-MUS-01", {})

    def choose(self, s: Rurik, move: Move) -> None:
        if move[0] == FINISH:
            return
        if not occupies(s, self.seat, move[2]):
            s.used[self.seat] = 1  # RUR-LDR-05
        put_figure(s, self.seat, move[1], move[2])
        s.tell(ev.MUSTERED, EVERYBODY, self.seat, move[1], move[2])
        s.do(Muster(self.seat, self.left - 1))
