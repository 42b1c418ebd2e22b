"""Region rewards at the end of a round (IVN-END-02 to IVN-END-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.ivan import events as ev
from prestol.games.ivan.board import region_influence
from prestol.games.ivan.effect import Effect
from prestol.games.ivan.moves import REWARD, REWARD_MOVES
from prestol.games.ivan.parts import NOBODY

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def no_runner(s: Ivan) -> int:
    """What stands for no runner-up in a step, whose figures are never negative: one more than the last seat."""
    return s.seats


class RegionReward(Step["Ivan"]):
    """IVN-END-02, IVN-END-04 to IVN-END-07, IVN-R-39, IVN-R-41: the ranking is fixed when the region's turn comes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, s: Ivan) -> None:
        region = self.region
        leader, runner = NOBODY, NOBODY
        most, next_most = 0, 0
        for seat in s.favour:  # from the top down, so that of equals the first one stays ahead
            influence = region_influence(s, seat, region)
            if influence > most:
                runner, next_most = leader, most
                leader, most = seat, influence
            elif influence > next_most:
                runner, next_most = seat, influence
        if leader == NOBODY:
            s.tell(ev.REGION_EMPTY, EVERYBODY, region)
            return
        s.tell(ev.REGION_LED, EVERYBODY, leader, region, most)
        if s.parts.figures.reward_places[s.seats] == 1:
            chooser = leader
            if most - next_most < s.parts.cards.region_vp[s.regions[region]]:
                chooser = s.left_of(leader)  # IVN-END-07, IVN-END-08, IVN-R-42
            s.do(ChooseReward(chooser, region, leader, no_runner(s)))
        else:
            if runner != NOBODY:
                s.tell(ev.REGION_SECOND, EVERYBODY, runner, region, next_most)
            s.do(ChooseReward(leader, region, leader, no_runner(s) if runner == NOBODY else runner))


class ChooseReward(Choice["Ivan"]):
    """IVN-END-04, IVN-END-07: one of the two rewards for the leader, the other one for a runner-up."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "region", "leader", "runner")
    BOUNDS: ClassVar[dict[str, Bound]] = {"leader": "seat"}
    ASK: ClassVar[str] = "reward"
    RULE: ClassVar[str] = "IVN-END-04"
    ACCEPTS: ClassVar[tuple[int, ...]] = (REWARD,)

    def __init__(self, seat: int, region: int, leader: int, runner: int) -> None:
        super().__init__(seat)
        self.region = region
        self.leader = leader
        self.runner = runner

    def rule_in(self, s: Ivan) -> str:
        return "IVN-END-07" if s.parts.figures.reward_places[s.seats] == 1 else self.rule()

    def options(self, s: Ivan) -> list[Move]:
        return REWARD_MOVES[:]

    def pick(self, s: Ivan, move: Move) -> None:
        effects = s.parts.cards.region_effect
        first = 2 * s.regions[self.region]
        s.tell(ev.REWARD_CHOSEN, EVERYBODY, self.seat, self.region, move[1])
        if self.runner != no_runner(s):
            s.do(Effect(self.runner, effects[first + 1 - move[1]], 0))
        s.do(Effect(self.leader, effects[first + move[1]], 0))
