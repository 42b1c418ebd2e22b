"""Warriors, boyars and buildings: placing, moving, building, the Wild Field, and tokens met on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import is_asked
from prestol.games.ivan.board import (
    add_buildings,
    add_marches,
    add_places,
    put_warrior,
    why_not_build,
    why_not_march,
    why_not_place,
)
from prestol.games.ivan.effect import Effect
from prestol.games.ivan.moves import (
    BUILD,
    DISCARD,
    DISCARDS,
    LAY,
    LAYS,
    MARCH,
    PASS,
    PASS_MOVE,
    PLACE,
    SEND,
    SEND_MOVE,
    SPOILS,
    SPOILS_MOVES,
    WARRIOR,
)
from prestol.games.ivan.pads import drop_token, open_slots, slot_of, token_count
from prestol.games.ivan.parts import DISPLAY, EMPTY, OP_BUILD, OP_MOVE, OP_PLACE, OP_WAR, PAD

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def march(s: Ivan, seat: int, move: Move) -> None:
    """IVN-MAN-03, IVN-MAN-04: along a waterway; a token that lies there is taken and resolved at once."""
    land = s.parts.land
    base = seat * land.cities
    origin, target = move[2], move[3]
    if move[1] == WARRIOR:
        s.warriors[base + origin] -= 1
        s.warriors[base + target] += 1
    else:
        s.boyars[base + origin] -= 1
        s.boyars[base + target] += 1
    s.arranged = 0
    s.tell(ev.MARCHED, EVERYBODY, seat, move[1], origin, target)
    slot = land.slot_between[origin * land.cities + target]
    if slot != EMPTY and s.slots[slot] != EMPTY:
        token = s.slots[slot]
        s.slots[slot] = EMPTY  # IVN-TRD-03
        s.tell(ev.TOKEN_TAKEN, EVERYBODY, seat, token)
        if token_count(s, seat) == PAD:
            s.do(MakeRoom(seat, token))
        else:
            find_slot(s, seat, token)


def find_slot(s: Ivan, seat: int, token: int) -> None:
    """IVN-TRD-01: any slot without a token; where there is only one, nobody is asked."""
    slots = open_slots(s, seat)
    if len(slots) == 1:
        lay_token(s, seat, token, slots[0])
    else:
        s.do(LayToken(seat, token))


def lay_token(s: Ivan, seat: int, token: int, slot: int) -> None:
    """IVN-TRD-01: the token lies on the pad, then its effect is resolved."""
    s.pads[seat * PAD + slot] = token
    s.arranged = 0
    s.tell(ev.TOKEN_LAID, EVERYBODY, seat, token, slot)
    s.do(Effect(seat, s.parts.cards.trade_effect[token], 0))


def build(s: Ivan, seat: int, city: int) -> None:
    """IVN-PRJ-07: a building from supply."""
    s.building_supply[seat] -= 1
    s.buildings[city] = seat
    s.arranged = 0
    s.tell(ev.BUILT, EVERYBODY, seat, city)


class PlaceWarrior(TurnChoice["Ivan"]):
    """IVN-ICO-03: one warrior from supply to a city with own presence."""

    ASK: ClassVar[str] = "place-warrior"
    RULE: ClassVar[str] = "IVN-MAN-02"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PLACE, PASS)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_places(s, self.seat, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_PLACE, 1)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_place(s, self.seat, move[1]) if move[0] == PLACE else None

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == PLACE:
            put_warrior(s, self.seat, move[1], ev.PLACED)


class MovePiece(TurnChoice["Ivan"]):
    """IVN-ICO-04: one own warrior or boyar on the map to an adjacent city."""

    ASK: ClassVar[str] = "move"
    RULE: ClassVar[str] = "IVN-MAN-03"
    ACCEPTS: ClassVar[tuple[int, ...]] = (MARCH, PASS)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_marches(s, self.seat, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_MOVE, 1)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_march(s, self.seat, move) if move[0] == MARCH else None

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == MARCH:
            march(s, self.seat, move)


class Build(TurnChoice["Ivan"]):
    """IVN-ICO-12, IVN-R-56: one building to a city with the own warrior or boyar and no building."""

    ASK: ClassVar[str] = "build"
    RULE: ClassVar[str] = "IVN-PRJ-07"
    ACCEPTS: ClassVar[tuple[int, ...]] = (BUILD, PASS)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_buildings(s, self.seat, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_BUILD, 1)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_build(s, self.seat, move[1]) if move[0] == BUILD else None

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == BUILD:
            build(s, self.seat, move[1])


class War(TurnChoice["Ivan"]):
    """IVN-ICO-11, IVN-PRJ-10, IVN-R-55: a warrior to the Wild Field, and at once a spoils token if one lies there."""

    ASK: ClassVar[str] = "war"
    RULE: ClassVar[str] = "IVN-PRJ-10"
    ACCEPTS: ClassVar[tuple[int, ...]] = (SPOILS, SEND, PASS)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        if s.warrior_supply[self.seat] == 0:  # IVN-R-59: a free action has just placed the last one
            return listed
        for token in range(s.parts.spoils):
            if s.spoils[token] == DISPLAY:
                listed.append(SPOILS_MOVES[token])
        if len(listed) == 1:
            listed.append(SEND_MOVE)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_WAR, 1)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        if move[0] != PASS and s.warrior_supply[self.seat] == 0:
            return Refusal("no-warrior-left", "IVN-R-59", {})
        return Refusal("no-such-spoils", "IVN-PRJ-10", {}) if move[0] == SPOILS else None

    def choose(self, s: Ivan, move: Move) -> None:
        if move == PASS_MOVE:
            return
        s.warrior_supply[self.seat] -= 1
        s.field[self.seat] += 1
        s.arranged = 0
        s.tell(ev.SENT, EVERYBODY, self.seat)
        if move[0] == SPOILS:
            s.spoils[move[1]] = self.seat  # IVN-PRJ-12
            s.tell(ev.SPOILS_TAKEN, EVERYBODY, self.seat, move[1])
            s.do(Effect(self.seat, s.parts.cards.spoils_effect[move[1]], 0))


class MakeRoom(Choice["Ivan"]):
    """IVN-TRD-02, IVN-R-33: with a full pad one of the five old tokens goes first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "token")
    ASK: ClassVar[str] = "make-room"
    RULE: ClassVar[str] = "IVN-TRD-02"
    ACCEPTS: ClassVar[tuple[int, ...]] = (DISCARD,)

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def options(self, s: Ivan) -> list[Move]:
        listed: list[Move] = []
        for at in range(self.seat * PAD, self.seat * PAD + PAD):
            listed.append(DISCARDS[s.pads[at]])
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        if slot_of(s, self.seat, move[1]) == EMPTY:
            return Refusal("not-on-pad", "IVN-TRD-02", {})
        return None

    def pick(self, s: Ivan, move: Move) -> None:
        drop_token(s, self.seat, move[1])
        find_slot(s, self.seat, self.token)


class LayToken(Choice["Ivan"]):
    """IVN-TRD-01: the slot for a taken token, one with a printed effect included."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "token")
    ASK: ClassVar[str] = "lay-token"
    RULE: ClassVar[str] = "IVN-TRD-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (LAY,)

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def options(self, s: Ivan) -> list[Move]:
        listed: list[Move] = []
        for slot in open_slots(s, self.seat):
            listed.append(LAYS[slot])
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return Refusal("slot-taken", "IVN-TRD-01", {})

    def pick(self, s: Ivan, move: Move) -> None:
        lay_token(s, self.seat, self.token, move[1])
