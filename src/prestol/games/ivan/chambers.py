"""The actions of the chambers: in any order, any of them skipped (IVN-ACT-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.several import Limits, Several
from prestol.engine.step import Choice, Move, Step, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import NOTHING, can_take_estate, can_take_title, could_be_able, is_able, may_act_freely
from prestol.games.ivan.board import add_marches, add_places, is_anywhere, put_warrior, why_not_march, why_not_place
from prestol.games.ivan.deploy import march
from prestol.games.ivan.harvest import go_on_harvesting
from prestol.games.ivan.honours import add_estates, add_titles, take_honour, why_not_honour
from prestol.games.ivan.income import ChooseCities
from prestol.games.ivan.moves import (
    COMPLETE,
    DRAW,
    DRAW_ESTATE,
    DRAW_TITLE,
    ESTATE,
    FINISH,
    FINISH_MOVE,
    GET,
    GETS,
    MARCH,
    PLACE,
    SWAP,
    TAKE,
    TITLE,
)
from prestol.games.ivan.parts import (
    EXCHANGE,
    FIRST_FOREIGN,
    INCOME,
    KINDS,
    MANEUVERS,
    OP_COMPLETE,
    OP_EXCHANGE,
    OP_MOVE,
    OP_PLACE,
    OP_TAKE_PROJECT,
    PROJECTS,
    REWARDS,
    SWAP_UNITS,
)
from prestol.games.ivan.projects import add_completions, add_takes, complete_project, take_project, why_not_project
from prestol.games.ivan.stock import receive, units, why_not_at_market
from prestol.games.ivan.swaps import give_units, units_to_give
from prestol.games.ivan.version1 import Market, NameCities

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Work(Step["Ivan"]):
    """IVN-ACT-08, IVN-ACT-11: what is left to do in a chamber; `extra` counts what only the bonus allows.

    Nobody is asked if no action is possible and no free action is left that could change it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chamber", "left", "extra")
    BOUNDS: ClassVar[dict[str, Bound]] = {"extra": 10}

    def __init__(self, seat: int, chamber: int, left: int, extra: int) -> None:
        self.seat = seat
        self.chamber = chamber
        self.left = left
        self.extra = extra

    def run(self, s: Ivan) -> None:
        seat, chamber = self.seat, self.chamber
        if chamber == INCOME:
            begin_income(s, seat, self.left, self.extra)
        elif self.is_open(s):
            s.do(work_question(s, seat, chamber, self.left, self.extra))

    def is_open(self, s: Ivan) -> bool:
        """Whether there is an action, or a free action could make one possible."""
        if self.is_possible(s):
            return True
        if not self.is_unfinished():
            return False
        if s.rules < 2:
            return may_act_freely(s, self.seat)
        if self.chamber == MANEUVERS:
            return could_be_able(s, self.seat, OP_MOVE)
        if self.chamber == PROJECTS:
            return could_be_able(s, self.seat, OP_COMPLETE)
        return self.chamber == EXCHANGE and could_be_able(s, self.seat, OP_EXCHANGE)

    def is_unfinished(self) -> bool:
        """Swaps are without limit, all other actions are counted."""
        return self.left + self.extra > 0 or self.chamber == EXCHANGE

    def is_possible(self, s: Ivan) -> bool:
        """Whether the chamber offers an action, as far as everybody can see."""
        seat = self.seat
        if not self.is_unfinished():
            return False
        if self.chamber == MANEUVERS:
            return is_able(s, seat, OP_MOVE, 1, NOTHING) or is_able(s, seat, OP_PLACE, 1, NOTHING)
        if self.chamber == PROJECTS:
            return is_able(s, seat, OP_TAKE_PROJECT, 1, NOTHING) or is_able(s, seat, OP_COMPLETE, 1, NOTHING)
        if self.chamber == EXCHANGE:
            return self.left > 0 or units(s, seat) >= SWAP_UNITS
        return can_take_estate(s) or (self.left > 0 and can_take_title(s))


def begin_income(s: Ivan, seat: int, left: int, again: int) -> None:
    """IVN-R-28: the cities are named first, or chosen when each pays."""
    if not is_anywhere(s, seat):
        return
    if s.options.one_city_at_a_time:
        go_on_harvesting(s, seat, left, 0, 0, again)
    elif s.rules >= 2:
        choice = ChooseCities(seat, left, again, ())
        if choice.is_open(s):
            s.do(choice)
    else:
        question = NameCities(seat, left, 0, again)
        if question.cities(s):
            s.do(question)


def work_question(s: Ivan, seat: int, chamber: int, left: int, extra: int) -> Choice[Any]:
    """The question that a chamber asks."""
    if chamber == MANEUVERS:
        return Maneuver(seat, left)
    if chamber == PROJECTS:
        return ProjectWork(seat, left)
    if chamber == EXCHANGE:
        return ExchangeWork(seat, left, ()) if s.rules >= 2 else Market(seat, left)
    return Grant(seat, left, extra)


class Maneuver(TurnChoice["Ivan"]):
    """IVN-MAN-01, IVN-MAN-05: place a warrior, or move a warrior or boyar."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "maneuver"
    RULE: ClassVar[str] = "IVN-MAN-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PLACE, MARCH, FINISH)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE]
        add_places(s, self.seat, listed)
        add_marches(s, self.seat, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return Work(self.seat, MANEUVERS, self.left, 0).is_open(s)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        if move[0] == PLACE:
            return why_not_place(s, self.seat, move[1])
        return why_not_march(s, self.seat, move) if move[0] == MARCH else None

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == FINISH:
            return
        if self.left > 1:
            s.do(Work(self.seat, MANEUVERS, self.left - 1, 0))
        if move[0] == PLACE:
            put_warrior(s, self.seat, move[1], ev.PLACED)
        else:
            march(s, self.seat, move)


class ProjectWork(TurnChoice["Ivan"]):
    """IVN-PRJ-01, IVN-PRJ-06: take a project, or complete one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "projects"
    RULE: ClassVar[str] = "IVN-PRJ-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (TAKE, DRAW, COMPLETE, FINISH)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE]
        add_takes(s, listed)
        add_completions(s, self.seat, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return Work(self.seat, PROJECTS, self.left, 0).is_open(s)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_project(s, self.seat, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == FINISH:
            return
        if self.left > 1:
            s.do(Work(self.seat, PROJECTS, self.left - 1, 0))
        if move[0] == COMPLETE:
            complete_project(s, self.seat, move[1])
        else:
            take_project(s, self.seat, move)


class ExchangeWork(Several["Ivan"]):
    """IVN-EXC-01 to IVN-EXC-03, IVN-R-37: swaps without limit, and foreign goods for free, in any order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "picked")
    KIND: ClassVar[int] = SWAP
    FREE: ClassVar[bool] = True
    ASK: ClassVar[str] = "market"
    RULE: ClassVar[str] = "IVN-EXC-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (SWAP, GET, FINISH)

    def __init__(self, seat: int, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat, picked)
        self.left = left

    def limits(self, s: Ivan) -> Limits:
        return units_to_give(s, self.seat, SWAP_UNITS)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE]
        if self.left > 0:
            listed.extend(GETS[FIRST_FOREIGN:KINDS])
        return listed

    def is_open(self, s: Ivan) -> bool:
        return Work(self.seat, EXCHANGE, self.left, 0).is_open(s)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_at_market(s, self.seat, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == GET:
            receive(s, self.seat, move[1], 1)
            s.do(Work(self.seat, EXCHANGE, self.left - 1, 0))

    def reason_against(self, s: Ivan, item: int) -> Refusal:
        return Refusal("nothing-to-give", "IVN-EXC-01", {})

    def with_picked(self, picked: tuple[int, ...]) -> ExchangeWork:
        return ExchangeWork(self.seat, self.left, picked)

    def chosen(self, s: Ivan, items: list[int]) -> None:
        s.do(give_units(s, self.seat, items), Work(self.seat, EXCHANGE, self.left, 0))


class Grant(TurnChoice["Ivan"]):
    """IVN-REW-01, IVN-REW-02: an estate or a title, with a seal an estate more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "extra")
    BOUNDS: ClassVar[dict[str, Bound]] = {"extra": 10}
    ASK: ClassVar[str] = "rewards"
    RULE: ClassVar[str] = "IVN-REW-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (ESTATE, DRAW_ESTATE, TITLE, DRAW_TITLE, FINISH)

    def __init__(self, seat: int, left: int, extra: int) -> None:
        super().__init__(seat)
        self.left = left
        self.extra = extra

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE]
        add_estates(s, listed)
        if self.left > 0:
            add_titles(s, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return Work(self.seat, REWARDS, self.left, self.extra).is_open(s)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_honour(s, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == FINISH:
            return
        left, extra = self.left, self.extra
        if extra > 0 and (move[0] == ESTATE or move[0] == DRAW_ESTATE):
            extra -= 1
        else:
            left -= 1
        if left + extra > 0:
            s.do(Work(self.seat, REWARDS, left, extra))
        take_honour(s, self.seat, move)
