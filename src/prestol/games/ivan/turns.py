"""The action phase: a boyar leaves its chamber, acts, and goes to a city (IVN-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import may_act_freely
from prestol.games.ivan.chambers import Work
from prestol.games.ivan.effect import Effect
from prestol.games.ivan.moves import END, END_MOVE, ENTER, EXPORT, LEAVE, LEAVES, PASS, PASS_MOVE, SEAL, SEAL_MOVE, SELL
from prestol.games.ivan.pads import arrangements
from prestol.games.ivan.parts import (
    ANY_CITY,
    CHAMBERS,
    COIN,
    EMPTY,
    FIRST_FOREIGN,
    FIRST_LOCAL,
    INCOME,
    KINDS,
    NO_CITY,
    NOBODY,
    REWARDS,
)
from prestol.games.ivan.stock import give_up

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Actions(Step["Ivan"]):
    """IVN-ACT-01, IVN-ACT-15, IVN-FRE-09: clockwise, one turn after another, until every boyar has left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ivan) -> None:
        seat = self.seat
        for _ in range(s.seats):
            if has_boyar(s, seat):
                s.turn = seat
                s.arranged = 0
                s.tell(ev.TURN_BEGINS, EVERYBODY, seat)
                s.do(Actions(s.left_of(seat)))
                begin_turn(s, seat)
                return
            seat = s.left_of(seat)


def begin_turn(s: Ivan, seat: int) -> None:
    """IVN-ACT-01, IVN-R-66: ask which boyar leaves; version 1 asked where there was no choice as well."""
    question = LeaveChamber(seat)
    if s.rules >= 2 and not question.is_open(s):
        question.left_out(s)
    else:
        s.do(question)


def has_boyar(s: Ivan, seat: int) -> bool:
    """Whether a boyar of the seat is still in a chamber."""
    return first_boyar(s, seat) != EMPTY


def first_boyar(s: Ivan, seat: int) -> int:
    """The first chamber that holds a boyar of the seat, EMPTY if none does."""
    for chamber in range(CHAMBERS):
        if s.staked[chamber * s.seats + seat] != EMPTY:
            return chamber
    return EMPTY


def is_most_important(s: Ivan, seat: int, chamber: int) -> bool:
    """IVN-ACT-03, IVN-ACT-04: more coins than the other boyars that are still there; favour breaks ties."""
    base = chamber * s.seats
    coins = s.staked[base + seat]
    above = True
    for place in range(s.seats):
        other = s.favour[place]
        if other == seat:
            above = False
        elif s.staked[base + other] > coins or (above and s.staked[base + other] == coins):
            return False
    return True


def seals_left(s: Ivan, seat: int) -> int:
    """IVN-CMP-30: seals that the player has not placed in this round."""
    return s.parts.figures.seals - s.seals.count(seat)


def can_seal(s: Ivan, seat: int, chamber: int) -> bool:
    """IVN-ACT-07, IVN-ACT-10, IVN-R-58: no seal lies there, one is left, and its price can be paid."""
    if s.seals[chamber] != NOBODY or seals_left(s, seat) == 0:
        return False
    return has_seal_price(s, seat) or (s.options.seal_by_sale and can_raise_seal_price(s, seat))


def has_seal_price(s: Ivan, seat: int) -> bool:
    return s.goods[seat * KINDS + COIN] >= s.parts.figures.seal_cost[s.seats]


def can_raise_seal_price(s: Ivan, seat: int) -> bool:
    """IVN-R-23: whether sales alone can bring the coins that are missing."""
    figures = s.parts.figures
    local, foreign = 0, 0
    for kind in range(FIRST_LOCAL, KINDS):
        if kind < FIRST_FOREIGN:
            local += s.goods[seat * KINDS + kind]
        else:
            foreign += s.goods[seat * KINDS + kind]
    coins = s.goods[seat * KINDS + COIN] + foreign * figures.foreign_price
    return coins + local // figures.local_sold * figures.local_price >= figures.seal_cost[s.seats]


class LeaveChamber(TurnChoice["Ivan"]):
    """IVN-ACT-01, IVN-R-66: which boyar is led out."""

    ASK: ClassVar[str] = "leave"
    RULE: ClassVar[str] = "IVN-ACT-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (LEAVE,)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = []
        for chamber in range(CHAMBERS):
            if s.staked[chamber * s.seats + self.seat] != EMPTY:
                listed.append(LEAVES[chamber])
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return Refusal("no-boyar-there", "IVN-ACT-01", {})

    def is_open(self, s: Ivan) -> bool:
        """IVN-R-66: whether there is more than one boyar, or a free action."""
        boyars = 0
        for chamber in range(CHAMBERS):
            if s.staked[chamber * s.seats + self.seat] != EMPTY:
                boyars += 1
        if boyars > 1 or may_act_freely(s, self.seat):
            return True
        return s.arranged == 0 and len(arrangements(s, self.seat)) > 0

    def left_out(self, s: Ivan) -> None:
        lead_out(s, self.seat, first_boyar(s, self.seat))

    def choose(self, s: Ivan, move: Move) -> None:
        lead_out(s, self.seat, move[1])


def lead_out(s: Ivan, seat: int, chamber: int) -> None:
    """IVN-ACT-02, IVN-ACT-05, IVN-ACT-06: the boyar leaves; its importance is judged now."""
    first = is_most_important(s, seat, chamber)
    coins = s.staked[chamber * s.seats + seat]
    s.staked[chamber * s.seats + seat] = EMPTY
    s.posted[chamber * s.seats + seat] = 1
    s.arranged = 0
    s.tell(ev.LEFT, EVERYBODY, seat, chamber)
    if not first:
        take_back(s, seat, coins)
    elif coins > 0:  # IVN-R-21, IVN-R-22: lost whether or not a seal follows
        s.tell(ev.STAKE_LOST, EVERYBODY, seat, coins)
    s.do(Assignment(seat, chamber))
    if first and can_seal(s, seat, chamber):
        s.do(OfferSeal(seat, chamber))


def take_back(s: Ivan, seat: int, coins: int) -> None:
    """IVN-ACT-05, IVN-ACT-09: a stake returns to its owner."""
    if coins > 0:
        s.goods[seat * KINDS + COIN] += coins
        s.tell(ev.STAKE_RETURNED, EVERYBODY, seat, coins)


class OfferSeal(Choice["Ivan"]):
    """IVN-ACT-07, IVN-ACT-09, IVN-ACT-10, IVN-R-23: the most important boyar may unlock the bonus.

    The others in the chamber then pick up their coins. No free action fits in here, unless the table lets goods be sold
    for the price of the seal.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chamber")
    ASK: ClassVar[str] = "seal"
    RULE: ClassVar[str] = "IVN-ACT-07"
    ACCEPTS: ClassVar[tuple[int, ...]] = (SEAL, PASS)

    def __init__(self, seat: int, chamber: int) -> None:
        super().__init__(seat)
        self.chamber = chamber

    def options(self, s: Ivan) -> list[Move]:
        if has_seal_price(s, self.seat):
            return [PASS_MOVE, SEAL_MOVE]
        listed: list[Move] = [PASS_MOVE]
        for move in s.free_moves(self.seat):
            if move[0] == SELL or move[0] == EXPORT:
                listed.append(move)
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return Refusal("not-offered", "IVN-ACT-10", {}) if move[0] == SEAL else None

    def pick(self, s: Ivan, move: Move) -> None:
        if s.is_free(self.seat, move):
            s.do(s.free_step(self.seat, move), self)
            return
        if move[0] != SEAL:
            return
        s.seals[self.chamber] = self.seat
        s.tell(ev.SEALED, EVERYBODY, self.seat, self.chamber)
        price = s.parts.figures.seal_cost[s.seats]
        if price > 0:
            give_up(s, self.seat, COIN, price)
        for other in range(s.seats):
            at = self.chamber * s.seats + other
            if s.staked[at] > 0:
                take_back(s, other, s.staked[at])
                s.staked[at] = 0


class Assignment(Step["Ivan"]):
    """IVN-ACT-02, IVN-ACT-14, IVN-R-26: on the assignment card; its extras come first, then the chamber's actions."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chamber")

    def __init__(self, seat: int, chamber: int) -> None:
        self.seat = seat
        self.chamber = chamber

    def run(self, s: Ivan) -> None:
        seat, chamber = self.seat, self.chamber
        cards, figures = s.parts.cards, s.parts.figures
        card = s.assignments[chamber]
        sealed = s.seals[chamber] == seat
        left, extra = figures.actions[chamber], figures.more[chamber] if sealed else 0
        if chamber != REWARDS and chamber != INCOME:
            left, extra = left + extra, 0
        s.do(Work(seat, chamber, left, extra), Arrival(seat, chamber))
        if sealed and len(s.parts.effects.ops[cards.assignment_bonus[card]]) > 0:
            s.do(Effect(seat, cards.assignment_bonus[card], 0))
        if len(s.parts.effects.ops[cards.assignment_regular[card]]) > 0:
            s.do(Effect(seat, cards.assignment_regular[card], 0))


class Arrival(Step["Ivan"]):
    """IVN-ACT-12, IVN-ACT-13: the boyar goes to a city, or stays on the card without one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chamber")

    def __init__(self, seat: int, chamber: int) -> None:
        self.seat = seat
        self.chamber = chamber

    def run(self, s: Ivan) -> None:
        target = s.parts.cards.assignment_target[s.assignments[self.chamber]]
        if target == NO_CITY:
            s.tell(ev.STAYED, EVERYBODY, self.seat)
            s.do(TurnEnd(self.seat))
        else:
            s.do(EnterCity(self.seat, self.chamber), TurnEnd(self.seat))


class EnterCity(TurnChoice["Ivan"]):
    """IVN-ACT-12, IVN-ACT-17, IVN-R-27, IVN-R-64: into a city of the card's colour; no waterway is travelled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chamber")
    ASK: ClassVar[str] = "enter"
    RULE: ClassVar[str] = "IVN-ACT-12"
    ACCEPTS: ClassVar[tuple[int, ...]] = (ENTER,)

    def __init__(self, seat: int, chamber: int) -> None:
        super().__init__(seat)
        self.chamber = chamber

    def moves(self, s: Ivan) -> list[Move]:
        target = s.parts.cards.assignment_target[s.assignments[self.chamber]]
        return s.parts.land.all_arrivals if target == ANY_CITY else s.parts.land.arrivals[target]

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return Refusal("wrong-colour", "IVN-ACT-12", {})

    def choose(self, s: Ivan, move: Move) -> None:
        s.posted[self.chamber * s.seats + self.seat] = 0
        s.boyars[self.seat * s.parts.land.cities + move[1]] += 1
        s.arranged = 0
        s.tell(ev.ENTERED, EVERYBODY, self.seat, move[1])


class TurnEnd(Step["Ivan"]):
    """IVN-R-63: the turn is over when no free action other than rearranging is left, or when its player says so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ivan) -> None:
        if may_act_freely(s, self.seat):
            s.do(EndTurn(self.seat))
        else:
            s.turn = NOBODY


class EndTurn(TurnChoice["Ivan"]):
    """IVN-FRE-02, IVN-R-63: after the boyar's arrival there is time for free actions until the player ends the turn."""

    ASK: ClassVar[str] = "end"
    RULE: ClassVar[str] = "IVN-R-63"
    ACCEPTS: ClassVar[tuple[int, ...]] = (END,)

    def moves(self, s: Ivan) -> list[Move]:
        return [END_MOVE]

    def pick(self, s: Ivan, move: Move) -> None:
        if s.is_free(self.seat, move):
            s.do(s.free_step(self.seat, move), TurnEnd(self.seat))
        else:
            s.turn = NOBODY
