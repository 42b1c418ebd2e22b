"""Move (RUR-MOV): figures step from region to region, or are sent anywhere by a deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move, Step, TurnChoice
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import CHIEF, FINISH, FINISH_MOVE, MARCH, SEND, TROOP
from prestol.games.rurik.parts import ESCORT, REGIONS
from prestol.games.rurik.rule import has_ability, is_on_map

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

FREE_ESCORT: Final = 3
"""No march of Agatha is under way, so her escort is hers to choose."""


def escorts(s: Rurik, seat: int, fixed: int) -> list[int]:
    """RUR-LDR-02, RUR-R-42: how many troops may go with the leader on its next step."""
    if not has_ability(s, seat, ESCORT):
        return [0]
    here = s.troops[seat * REGIONS + s.leader_at[seat]]
    if fixed != FREE_ESCORT:
        return [fixed] if fixed <= here else []
    return list(range(min(s.parts.leaders.most_escorts, here) + 1))


def add_leader_marches(s: Rurik, seat: int, fixed: int, listed: list[Move]) -> None:
    """RUR-MOV-01, RUR-LDR-02: the leader alone, or Agatha with her escort."""
    here = s.leader_at[seat]
    for escort in escorts(s, seat, fixed):
        if escort == 0:
            listed.extend(s.parts.land.chief_marches[s.seats][here])
        else:
            for target in s.near[here]:
                listed.append((MARCH, CHIEF + escort, here, target))


def carry(s: Rurik, side: int, figure: int, origin: int, target: int) -> None:
    """A figure, and whoever goes with it, from one region to another."""
    base = side * REGIONS
    if figure == TROOP:
        s.troops[base + origin] -= 1
        s.troops[base + target] += 1
    else:
        s.leader_at[side] = target
        s.troops[base + origin] -= figure - CHIEF
        s.troops[base + target] += figure - CHIEF


class March(Step["Rurik"]):
    """RUR-MOV-02: points are spread over figures and steps at will."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "escort")
    BOUNDS: ClassVar[dict[str, Bound]] = {"escort": FREE_ESCORT + 1}

    def __init__(self, seat: int, left: int, escort: int) -> None:
        self.seat = seat
        self.left = left
        self.escort = escort

    def run(self, s: Rurik) -> None:
        if self.left > 0 and is_on_map(s, self.seat):
            s.do(MoveFigure(self.seat, self.left, self.escort))


class MoveFigure(TurnChoice["Rurik"]):
    """RUR-MOV-01, RUR-MOV-03: one own figure steps to a neighbour, whoever is there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "escort")
    BOUNDS: ClassVar[dict[str, Bound]] = {"escort": FREE_ESCORT + 1}
    ASK: ClassVar[str] = "move"
    RULE: ClassVar[str] = "RUR-MOV-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (MARCH, FINISH)

    def __init__(self, seat: int, left: int, escort: int) -> None:
        super().__init__(seat)
        self.left = left
        self.escort = escort

    def moves(self, s: Rurik) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE]
        base = self.seat * REGIONS
        chief = s.leader_at[self.seat]
        steps = s.parts.land.troop_marches[s.seats]
        for region in s.regions:
            if s.troops[base + region] > 0:
                listed.extend(steps[region])
            if chief == region:
                add_leader_marches(s, self.seat, self.escort, listed)
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[0] == FINISH:
            return None
        return why_not_moved(s, self.seat, move) or (
            None if move[3] in s.near[move[2]] else Refusal("not-adjacent", "RUR-MOV-01", {})
        )

    def choose(self, s: Rurik, move: Move) -> None:
        if move[0] == FINISH:
            return
        carry(s, self.seat, move[1], move[2], move[3])
        s.tell(ev.MARCHED, EVERYBODY, self.seat, move[1], move[2], move[3])
        keeps_going = s.options.whole_march and move[1] != TROOP and has_ability(s, self.seat, ESCORT)
        s.do(March(self.seat, self.left - 1, move[1] - CHIEF if keeps_going else FREE_ESCORT))


def why_not_moved(s: Rurik, seat: int, move: Move) -> Refusal | None:
    """What is wrong with the figure that a move names."""
    figure, origin, target = move[1], move[2], move[3]
    if target not in s.regions or origin not in s.regions:
        return Refusal("not-in-play", "RUR-R-07", {})
    if figure == TROOP and s.troops[seat * REGIONS + origin] == 0:
        return Refusal("no-troop-there", "RUR-MOV-01", {})
    if figure != TROOP and s.leader_at[seat] != origin:
        return Refusal("leader-elsewhere", "RUR-MOV-01", {})
    if figure > CHIEF:
        return Refusal("no-escort", "RUR-LDR-02", {})
    return None


class Send(Step["Rurik"]):
    """RUR-R-41: up to two different figures, each to any region in play."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "arrived", "led")
    BOUNDS: ClassVar[dict[str, Bound]] = {"arrived": REGIONS + 1, "led": 2}

    def __init__(self, seat: int, left: int, arrived: int, led: int) -> None:
        self.seat = seat
        self.left = left
        self.arrived = arrived
        self.led = led

    def run(self, s: Rurik) -> None:
        if self.left > 0 and is_on_map(s, self.seat):
            s.do(SendFigure(self.seat, self.left, self.arrived, self.led))


class SendFigure(TurnChoice["Rurik"]):
    """RUR-R-41, RUR-R-42: a figure of one's own to any region; Agatha takes her escort along."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "arrived", "led")
    BOUNDS: ClassVar[dict[str, Bound]] = {"arrived": REGIONS + 1, "led": 2}
    ASK: ClassVar[str] = "send"
    RULE: ClassVar[str] = "RUR-R-41"
    ACCEPTS: ClassVar[tuple[int, ...]] = (SEND, FINISH)

    def __init__(self, seat: int, left: int, arrived: int, led: int) -> None:
        super().__init__(seat)
        self.left = left
        self.arrived = arrived
        """The region to which a troop was sent just before, REGIONS if none was."""
        self.led = led
        """1 if the leader was sent just before."""

    def moves(self, s: Rurik) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE]
        for region in s.regions:
            figures: list[int] = []
            if s.troops[self.seat * REGIONS + region] > (1 if region == self.arrived else 0):
                figures.append(TROOP)
            if s.leader_at[self.seat] == region and self.led == 0:
                for escort in escorts(s, self.seat, FREE_ESCORT):
                    figures.append(CHIEF + escort)
            for figure in figures:
                for target in s.regions:
                    if target != region:
                        listed.append((SEND, figure, region, target))
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[0] == FINISH:
            return None
        return why_not_moved(s, self.seat, move) or Refusal("sent-already", "RUR-R-41", {})

    def choose(self, s: Rurik, move: Move) -> None:
        if move[0] == FINISH:
            return
        carry(s, self.seat, move[1], move[2], move[3])
        s.tell(ev.SENT, EVERYBODY, self.seat, move[1], move[2], move[3])
        troop = move[1] == TROOP
        s.do(Send(self.seat, self.left - 1, move[3] if troop else REGIONS, 0 if troop else 1))
