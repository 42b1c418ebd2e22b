"""The action phase (RUR-ACT): turn by turn an advisor comes back and acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step, TurnChoice
from prestol.games.rurik import events as ev
from prestol.games.rurik.building import add_buildings
from prestol.games.rurik.effect import carry_out
from prestol.games.rurik.extras import add_conversions, add_deeds, add_window_moves, may_have_scheme
from prestol.games.rurik.moves import (
    ACT,
    ACTS,
    BUILD,
    CHIEF,
    CONVERT,
    DEED,
    END,
    END_MOVE,
    PASS,
    PASS_MOVE,
    RESCUE,
    RESCUES,
    SCHEME,
    SKIP,
    SKIPS,
    TAX,
    TROOP,
)
from prestol.games.rurik.parts import ACTIONS, ADVISORS, EMPTY, NOBODY, PLACED, ROWS
from prestol.games.rurik.push import add_pushes
from prestol.games.rurik.rebellion_turns import RebellionTurn
from prestol.games.rurik.rule import is_on_map
from prestol.games.rurik.spaces import has_advisor, space_cost, space_effect, spaces_of, take_back
from prestol.games.rurik.stock import gain_coins, has_leader_in_supply, pay_coins, put_figure
from prestol.games.rurik.tax import add_taxes

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class Actions(Step["Rurik"]):
    """RUR-ACT-01: clockwise, until the strategy board is empty."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Rurik) -> None:
        for after in range(s.sides):
            side = (self.side + after) % s.sides
            if has_advisor(s, side, PLACED):
                s.do(Turn(side) if side < s.seats else RebellionTurn(), Actions((side + 1) % s.sides))
                return
        s.turn = NOBODY


class Turn(Step["Rurik"]):
    """RUR-ACT-01, RUR-ACT-06: a turn begins with nothing saved from an earlier one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Rurik) -> None:
        s.turn = self.seat
        s.extras = 0
        s.do(TakeAdvisor(self.seat), TurnEnd(self.seat))


class TakeAdvisor(TurnChoice["Rurik"]):
    """RUR-ACT-02, RUR-ACT-08, RUR-R-17: additional actions; then an advisor comes back and acts, or is skipped."""

    ASK: ClassVar[str] = "act"
    RULE: ClassVar[str] = "RUR-ACT-02"
    ACCEPTS: ClassVar[tuple[int, ...]] = (ACT, SKIP, TAX, BUILD, SCHEME, DEED, CONVERT)

    def moves(self, s: Rurik) -> list[Move]:
        listed: list[Move] = []
        for space in spaces_of(s, self.seat):
            if s.coins[self.seat] >= space_cost(s, space):
                listed.append(ACTS[space])
            listed.append(SKIPS[space])
        add_window_moves(s, self.seat, listed)
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[1] >= ACTIONS or move[2] >= ROWS:
            return None
        space = move[1] * ROWS + move[2]
        if s.banners[space] == EMPTY or s.banners[space] // ADVISORS != self.seat:
            return Refusal("not-your-advisor", "RUR-ACT-01", {})
        if space not in spaces_of(s, self.seat):
            return Refusal("smallest-first", "RUR-ACT-02", {})
        return Refusal("too-dear", "RUR-ACT-07", {"price": space_cost(s, space)})

    def choose(self, s: Rurik, move: Move) -> None:
        space = move[1] * ROWS + move[2]
        take_back(s, self.seat, space)
        if move[0] == SKIP:
            s.tell(ev.SKIPPED, EVERYBODY, self.seat)
            gain_coins(s, self.seat, 1)
            return
        s.do(Perform(self.seat, space))
        if not is_on_map(s, self.seat) and has_leader_in_supply(s, self.seat):
            s.do(Rescue(self.seat))


class Rescue(Choice["Rurik"]):
    """RUR-ACT-09, RUR-R-20: whoever has no figure on the map may come back with the leader and a troop."""

    ASK: ClassVar[str] = "rescue"
    RULE: ClassVar[str] = "RUR-ACT-09"
    ACCEPTS: ClassVar[tuple[int, ...]] = (RESCUE, PASS)

    def options(self, s: Rurik) -> list[Move]:
        listed: list[Move] = [RESCUES[region] for region in s.regions]
        listed.append(PASS_MOVE)
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("not-in-play", "RUR-R-07", {}) if move[0] == RESCUE else None

    def pick(self, s: Rurik, move: Move) -> None:
        if move[0] == PASS:
            return
        put_figure(s, self.seat, CHIEF, move[1])
        put_figure(s, self.seat, TROOP, move[1])
        s.tell(ev.RESCUED, EVERYBODY, self.seat, move[1])


class Perform(Step["Rurik"]):
    """RUR-ACT-05, RUR-ACT-07: the price of the space, then its points, at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: Rurik) -> None:
        pay_coins(s, self.seat, space_cost(s, self.space))
        carry_out(s, self.seat, space_effect(s, self.space))


class TurnEnd(Step["Rurik"]):
    """RUR-R-22: the turn is over when nothing else can be done in it, or when its player says so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Rurik) -> None:
        if may_go_on(s, self.seat):
            s.do(EndTurn(self.seat))
        else:
            end_turn(s)


def may_go_on(s: Rurik, seat: int) -> bool:
    """RUR-INF-02: whether something could still be done, as far as everybody can see; a card in hand may be any."""
    if may_have_scheme(s, seat):
        return True
    listed: list[Move] = []
    add_taxes(s, seat, listed)
    if not listed:
        add_buildings(s, seat, listed)
    if not listed:
        add_conversions(s, seat, listed)
    if not listed:
        add_pushes(s, seat, listed)
    if not listed:
        add_deeds(s, seat, listed)
    return len(listed) > 0


def end_turn(s: Rurik) -> None:
    """RUR-R-22: unspent points are lost."""
    s.turn = NOBODY
    s.tax_points = 0
    s.build_points = 0


class EndTurn(TurnChoice["Rurik"]):
    """RUR-ACT-06, RUR-TAX-03, RUR-BLD-03: after the main action the sums are spent and additional actions taken."""

    ASK: ClassVar[str] = "end"
    RULE: ClassVar[str] = "RUR-ACT-06"
    ACCEPTS: ClassVar[tuple[int, ...]] = (END, TAX, BUILD, SCHEME, DEED, CONVERT)

    def moves(self, s: Rurik) -> list[Move]:
        listed: list[Move] = [END_MOVE]
        add_window_moves(s, self.seat, listed)
        return listed

    def pick(self, s: Rurik, move: Move) -> None:
        if s.is_free(self.seat, move):
            s.do(s.free_step(self.seat, move), TurnEnd(self.seat))
        else:
            end_turn(s)
