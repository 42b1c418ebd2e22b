"""Goods, points and the Tsar's favour: what a player gains, pays and scores (IVN-GEN, IVN-FAV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move
from prestol.games.ivan import events as ev
from prestol.games.ivan.moves import GET, GIVE
from prestol.games.ivan.parts import FIRST_FOREIGN, FROM_FAVOUR, KINDS, SOURCES, VP

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def receive(s: Ivan, seat: int, kind: int, count: int) -> None:
    """IVN-GEN-08: units from the pool, which never runs out."""
    s.goods[seat * KINDS + kind] += count
    s.arranged = 0
    if s.telling:
        s.tell(ev.GAINED, EVERYBODY, seat, kind, count)


def give_up(s: Ivan, seat: int, kind: int, count: int) -> None:
    """Units back to the pool."""
    s.goods[seat * KINDS + kind] -= count
    s.arranged = 0
    if s.telling:
        s.tell(ev.PAID, EVERYBODY, seat, kind, count)


def can_pay(s: Ivan, seat: int, cost: list[int]) -> bool:
    """Whether all units of a price are there."""
    base = seat * KINDS
    for kind in range(KINDS):
        if s.goods[base + kind] < cost[kind]:
            return False
    return True


def pay(s: Ivan, seat: int, cost: list[int]) -> None:
    """IVN-ICO-13: the whole price."""
    for kind in range(KINDS):
        if cost[kind] > 0:
            give_up(s, seat, kind, cost[kind])


def collect(s: Ivan, seat: int, gain: list[int], source: int) -> None:
    """All the named goods at once, the VP as one move of the marker."""
    for kind in range(KINDS):
        if gain[kind] > 0:
            receive(s, seat, kind, gain[kind])
    if gain[VP] > 0:
        score(s, seat, gain[VP], source)


def units(s: Ivan, seat: int) -> int:
    """Goods and coins of a seat, all together."""
    count = 0
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        count += s.goods[at]
    return count


def book(s: Ivan, seat: int, points: int, source: int) -> None:
    """Points with a note of where they came from."""
    s.vp[seat] += points
    s.tally[seat * SOURCES + source] += points


def score(s: Ivan, seat: int, points: int, source: int) -> None:
    """IVN-FAV-05, IVN-R-17 to IVN-R-20: the marker moves once; then favour tokens reached, from the lowest up."""
    book(s, seat, points, source)
    s.tell(ev.SCORED, EVERYBODY, seat, points, s.vp[seat])
    spaces = s.parts.cards.favour_space
    for token in range(len(spaces)):
        if s.favour_tokens[token] == 1 and s.vp[seat] >= spaces[token]:
            s.favour_tokens[token] = 0
            s.tell(ev.FAVOUR_TOKEN, EVERYBODY, seat, spaces[token])
            gain_favour(s, seat)


def gain_favour(s: Ivan, seat: int) -> None:
    """IVN-FAV-03, IVN-FAV-04: first on the track, the others slip down; a seat that is there already scores instead."""
    s.arranged = 0
    place = s.rank(seat)
    if place == 0:
        score(s, seat, s.parts.figures.top_favour_vp, FROM_FAVOUR)
        return
    while place > 0:
        s.favour[place] = s.favour[place - 1]
        place -= 1
    s.favour[0] = seat
    s.tell(ev.FAVOUR_GAINED, EVERYBODY, seat)


def why_not_goods(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """IVN-EXC-01, IVN-R-37: why a unit cannot be given or taken now."""
    if move[0] == GIVE and move[1] < KINDS:
        if s.goods[seat * KINDS + move[1]] == 0:
            return Refusal("nothing-to-give", "IVN-EXC-01", {})
        return Refusal("later-kinds-first", "IVN-EXC-01", {})
    if move[0] == GET and move[1] < KINDS:
        return Refusal("not-that-kind", "IVN-R-37", {})
    return None


def why_not_at_market(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """IVN-EXC-02, IVN-EXC-03: the chamber gives foreign goods alone, and only as many as it has left to give."""
    if move[0] == GET and move[1] < FIRST_FOREIGN:
        return Refusal("not-that-kind", "IVN-EXC-02", {})
    if move[0] == GET:
        return Refusal("not-offered", "IVN-EXC-02", {})
    return why_not_goods(s, seat, move)
