"""The words in which content files speak of goods, effects, prices and requirements."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from prestol.library.naming import Shown
from prestol.library.schema import Named as NamedRecord

Few = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=9)]
Building = Literal["church", "market", "stronghold"]
Good = Literal["wood", "ore", "fish", "honey", "fur"]
Action = Literal["muster", "move", "attack", "tax", "build", "scheme"]
Priority = Literal["attack_move", "build", "tax"]
Colour = Literal["green", "yellow", "brown"]
Advisor = Literal["adv_1", "adv_2a", "adv_2b", "adv_3", "adv_4", "adv_5"]

AbilityKind = Literal[
    "escort",
    "attack_bonus",
    "muster_adjacent",
    "flat_point_cost",
    "move_enemy",
    "rebel_friend",
    "points_as",
    "suppress_enemy_buildings",
]
"""What leaders can do, in the order in which the rules number it."""


class Named(NamedRecord, kw_only=True):
    """A record with the names of those fields that have another source than the record."""

    reconstructed: Shown[tuple[str, ...]] = ()
    public: Shown[tuple[str, ...]] = ()
    printed: Shown[tuple[str, ...]] = ()


class Stock(Struct, forbid_unknown_fields=True, frozen=True):
    """Coins and goods."""

    coin: Few = 0
    wood: Few = 0
    ore: Few = 0
    fish: Few = 0
    honey: Few = 0
    fur: Few = 0


class Points(Struct, forbid_unknown_fields=True, frozen=True):
    muster: Few = 0
    move: Few = 0
    attack: Few = 0
    tax: Few = 0
    build: Few = 0


class Look(Struct, forbid_unknown_fields=True, frozen=True):
    look: Annotated[int, Meta(ge=1, le=3)]
    keep: Literal[1]


class Effect(Struct, forbid_unknown_fields=True, frozen=True):
    gain: Stock = Stock()
    points: Points = Points()
    scheme: Look | None = None
    take_deed: Annotated[int, Meta(ge=0, le=1)] = 0
    move_anywhere: Annotated[int, Meta(ge=0, le=2)] = 0
    reveal: Annotated[int, Meta(ge=-3, le=0)] = 0
    pass_first_player: bool = False


class Figures(Struct, forbid_unknown_fields=True, frozen=True):
    """Own figures that are paid: from anywhere, from different regions, or from one region that is ruled."""

    count: Some
    origin: Literal["any", "distinct_regions", "one_ruled_region"]


class Price(Stock, frozen=True):
    any_goods: Few = 0
    same_goods: Few = 0
    different_goods: Annotated[int, Meta(ge=0, le=5)] = 0
    one_of: tuple[Good, ...] = ()
    scheme_cards: Annotated[int, Meta(ge=0, le=1)] = 0
    troops: Figures | None = None
    buildings: Annotated[int, Meta(ge=0, le=1)] = 0


class DistinctGoods(Struct, forbid_unknown_fields=True, tag_field="kind", tag="buildings_distinct_goods"):
    building: Building
    count: Some


class Connected(Struct, forbid_unknown_fields=True, tag_field="kind", tag="buildings_connected"):
    building: Building
    count: Some


class OneRegion(Struct, forbid_unknown_fields=True, tag_field="kind", tag="buildings_one_region"):
    buildings: tuple[Building, ...]


class Occupied(Struct, forbid_unknown_fields=True, tag_field="kind", tag="occupied_regions"):
    min: Some


class Gathered(Struct, forbid_unknown_fields=True, tag_field="kind", tag="troops_one_region"):
    min: Some


class Defeated(Struct, forbid_unknown_fields=True, tag_field="kind", tag="defeated_rebels"):
    min: Some


class Token(Struct, forbid_unknown_fields=True, tag_field="kind", tag="first_player_token"):
    pass


Requirement = DistinctGoods | Connected | OneRegion | Occupied | Gathered | Defeated | Token
