"""The words in which content files speak of goods, effects and chamber actions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from prestol.library.naming import Shown
from prestol.library.schema import Named as NamedRecord

Times = Annotated[int, Meta(ge=1, le=9)]
Few = Annotated[int, Meta(ge=0, le=20)]


class Named(NamedRecord, kw_only=True):
    """A record with the names of those fields that are not from the rulebook."""

    reconstructed: Shown[tuple[str, ...]] = ()
    public: Shown[tuple[str, ...]] = ()


class Goods(Struct, forbid_unknown_fields=True):
    """Units by kind."""

    coin: Few = 0
    rye: Few = 0
    wood: Few = 0
    stone: Few = 0
    gunpowder: Few = 0
    textile: Few = 0
    metal: Few = 0


class Gain(Goods):
    vp: Few = 0
    local: Few = 0
    foreign: Few = 0
    any: Few = 0


class PadCost(Goods):
    local: Few = 0
    foreign: Few = 0
    trade_token: Few = 0


class SwapTerms(Struct, forbid_unknown_fields=True):
    give: Annotated[int, Meta(ge=1, le=2)]
    get: Literal[1]
    times: Annotated[int, Meta(ge=-1, le=9)]


class EffectStep(Struct, forbid_unknown_fields=True):
    """Exactly one of these is given."""

    gain: Gain | None = None
    favour: Times | None = None
    income: Times | None = None
    place_warrior: Times | None = None
    move: Times | None = None
    take_project: Times | None = None
    complete_project: Times | None = None
    take_estate: Times | None = None
    take_title: Times | None = None
    exchange: SwapTerms | None = None
    resolve_trade: Annotated[int, Meta(ge=1, le=2)] | None = None
    war: Times | None = None
    build: Times | None = None


Effect = tuple[EffectStep, ...]


class Choose(Struct, forbid_unknown_fields=True):
    times: Times
    of: tuple[EffectStep, EffectStep]


class ChamberStep(EffectStep):
    income_cities: Times | None = None
    income_again: Times | None = None
    choose: Choose | None = None


class PadStep(EffectStep):
    rearrange_trade: Literal[1] | None = None
