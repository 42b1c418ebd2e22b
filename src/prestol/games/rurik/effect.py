"""Effects of spaces, cards and tokens: gains first, then points, then what needs a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.rurik.attack import Attack
from prestol.games.rurik.deed_row import TakeDeed
from prestol.games.rurik.march import FREE_ESCORT, March, Send
from prestol.games.rurik.muster import Muster
from prestol.games.rurik.parts import (
    ANYWHERE,
    ATTACK_POINTS,
    BUILD_POINTS,
    FEWER,
    LOOK,
    MOVE_POINTS,
    MUSTER_POINTS,
    PASS_TOKEN,
    REGIONS,
    TAKE_DEED,
    TAX_POINTS,
)
from prestol.games.rurik.scheme import Look, OfferToken
from prestol.games.rurik.stock import collect

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def carry_out(s: Rurik, seat: int, effect: int) -> None:
    """RUR-R-21: tax and build points join the sums of the turn, all others are spent at once."""
    row = s.parts.effects[effect]
    collect(s, seat, effect)
    s.tax_points += row[TAX_POINTS]
    s.build_points += row[BUILD_POINTS]
    if row[PASS_TOKEN] > 0:
        s.do(OfferToken(seat))  # RUR-R-30: after the cards, which are pushed later and so come first
    if row[LOOK] > 0:
        s.do(Look(seat, row[LOOK]))
    if row[TAKE_DEED] > 0:
        s.do(TakeDeed(seat))
    if row[ANYWHERE] > 0:
        s.do(Send(seat, row[ANYWHERE], REGIONS, 0))
    if row[ATTACK_POINTS] > 0:
        s.do(Attack(seat, row[ATTACK_POINTS], row[FEWER]))
    if row[MOVE_POINTS] > 0:
        s.do(March(seat, row[MOVE_POINTS], FREE_ESCORT))
    if row[MUSTER_POINTS] > 0:
        s.do(Muster(seat, row[MUSTER_POINTS]))
