"""Winning towns over with legitimacy (SMU-CTL): a table is chosen and paid for, and the die names the town."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Chance, Choice, Move
from prestol.games.smuta import events as ev
from prestol.games.smuta.control import end_sieges, take_control
from prestol.games.smuta.dice import D6
from prestol.games.smuta.field import is_enemy_at
from prestol.games.smuta.moves import TOWN, WIN_MOVES
from prestol.games.smuta.standing import legitimacy
from prestol.games.smuta.victory import score_changed

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def add_tables(s: Smuta, total: int, listed: list[Move]) -> None:
    """SMU-CTL-03 to SMU-CTL-05, SMU-R-28: tables whose price, with all that was spent, fits into the legitimacy."""
    left = total - s.spent
    for table, cost in enumerate(s.parts.land.roll_cost):
        if cost <= left:
            listed.append(WIN_MOVES[table])


def why_no_table(s: Smuta, seat: int, table: int) -> Refusal | None:
    """Why a table is not open to a party."""
    costs = s.parts.land.roll_cost
    if table >= len(costs):
        return None
    return Refusal("too-little-legitimacy", "SMU-CTL-05", {"cost": costs[table], "left": legitimacy(s, seat) - s.spent})


def pay(s: Smuta, table: int) -> None:
    """SMU-CTL-05: legitimacy is not used up, but what a phase spends is counted."""
    s.spent += s.parts.land.roll_cost[table]


@final
class RollForTown(Chance["Smuta"]):
    """SMU-CTL-03, SMU-CTL-10, SMU-CTL-11: the die names a town of the table, or two to pick from, or none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "table")

    def __init__(self, seat: int, table: int) -> None:
        self.seat = seat
        self.table = table

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        s.tell(ev.TABLE_ROLL, EVERYBODY, self.seat, self.table, outcome)
        named = s.parts.land.roll_points[self.table][outcome]
        if len(named) == 1:
            win_over(s, self.seat, named[0])
        elif named:
            s.do(PickTown(self.seat, self.table, outcome))


@final
class PickTown(Choice["Smuta"]):
    """SMU-CTL-11: the die has named two points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "table", "die")
    BOUNDS: ClassVar[dict[str, Bound]] = {"die": 7}
    ASK: ClassVar[str] = "pick-town"
    RULE: ClassVar[str] = "SMU-CTL-11"
    ACCEPTS: ClassVar[tuple[int, ...]] = (TOWN,)

    def __init__(self, seat: int, table: int, die: int) -> None:
        super().__init__(seat)
        self.table = table
        self.die = die

    def options(self, s: Smuta) -> list[Move]:
        return [(TOWN, point) for point in s.parts.land.roll_points[self.table][self.die]]

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return Refusal("not-named-by-die", "SMU-CTL-11", {})

    def pick(self, s: Smuta, move: Move) -> None:
        win_over(s, self.seat, move[1])


def comes_over(s: Smuta, seat: int, point: int) -> bool:
    """SMU-CTL-07, SMU-CTL-08, SMU-R-56: not the roller's own, one with a foreign piece, or a town behind a new wall."""
    return s.control[point] != seat and s.walled[point] == 0 and not is_enemy_at(s, point, seat)


def win_over(s: Smuta, seat: int, point: int) -> None:
    """SMU-CTL-03, SMU-CTL-06: the town, or the fortress of a table, gets the player's marker."""
    if not comes_over(s, seat, point):
        s.tell(ev.STAYS, EVERYBODY, seat, point)
        return
    end_sieges(s, point)
    take_control(s, point, seat)
    score_changed(s)
