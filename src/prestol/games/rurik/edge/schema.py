"""The form of the content files. Words that the rules cannot vary are fixed here, so a change of them is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from prestol.games.rurik.edge.vocabulary import (
    AbilityKind,
    Action,
    Advisor,
    Building,
    Colour,
    Effect,
    Few,
    Good,
    Named,
    Price,
    Priority,
    Requirement,
    Some,
)
from prestol.library.naming import Shown
from prestol.library.schema import Natural, Positive, TableOption

Place = Shown[Annotated[int, Meta(ge=0, le=1000)]]
Side = Literal["side_1_2", "side_3_4"]


class About(Named):
    designer: Shown[str]
    rules_version: Shown[str]
    players_min: Literal[1]
    players_max: Literal[4]
    rounds: Literal[4]


class Counts(Named):
    regions: Literal[15]
    regions_2p: Positive
    regions_3p: Positive
    regions_4p: Positive
    scheme_cards: Positive
    deed_cards: Positive
    deed_scheme_cards: Natural
    agenda_cards: Positive
    leaders: Literal[8]
    rebellion_cards: Positive
    rebellion_mats: Literal[4]
    solo_cards: Positive
    advisors_per_player: Literal[6]
    advisors: Positive
    troops_per_player: Positive
    troops: Positive
    buildings_per_type_per_player: Positive
    buildings: Positive
    claim_markers: Positive
    war_markers: Positive
    conversion_tokens: Positive
    coins: Positive
    goods: Positive
    rebels: Literal[15]
    goods_tokens: Literal[15]
    rebel_reward_tokens: Positive
    banners: Literal[6]


class SetUp(Named):
    players: Annotated[int, Meta(ge=1, le=4)]
    regions_in_play: Positive
    strategy_side: Side
    rebels_on_map: Natural
    start_coins: Natural
    start_troops: Some
    agendas_dealt: Literal[2]
    agendas_kept: Literal[1]
    deed_row: Some
    advisors_by_round: tuple[tuple[Annotated[int, Meta(ge=1, le=5)], ...], ...]


class Region(Named):
    color: Colour
    min_players: Annotated[int, Meta(ge=1, le=4)]
    good: Good
    neighbors: tuple[str, ...]
    capital: bool
    x: Place
    y: Place
    outline: Shown[tuple[tuple[Place, Place], ...]]


class GoodsToken(Named):
    color: Colour
    min_players: Annotated[int, Meta(ge=1, le=4)]
    good: Good


class GoodKind(Named):
    pieces: Shown[int]
    boat_spaces: Some
    boat_order: Shown[int]


class BuildingKind(Named):
    per_player: Some


class AdvisorPiece(Named):
    value: Annotated[int, Meta(ge=1, le=5)]
    from_round: Annotated[int, Meta(ge=1, le=4)]
    not_with_players: tuple[Annotated[int, Meta(ge=1, le=4)], ...]


class Ability(Struct, forbid_unknown_fields=True):
    kind: AbilityKind
    max_troops: Annotated[int, Meta(ge=0, le=2)] = 0
    reveal: Annotated[int, Meta(ge=-3, le=0)] = 0
    steal_coin: Few = 0
    tax: Few = 0
    build: Few = 0
    owner_effect: Effect = Effect()
    on_defeat_rebel: dict[Literal["place_own_troop"], Annotated[int, Meta(ge=0, le=1)]] = {}


class Leader(Named):
    solo_playable: bool
    ability: Ability


class Conversion(Named):
    copies: Shown[int]
    cost: Price
    effect: Effect


class TrackRow(Struct, forbid_unknown_fields=True):
    vp: Natural
    min: Positive
    must_include: tuple[str, ...] = ()


class Track(Named):
    measure: Literal["ruled_regions", "connected_building_regions", "goods_on_boat"]
    rows: Annotated[tuple[TrackRow, ...], Meta(min_length=5, max_length=5)]


class WarTrack(Named):
    spaces: Positive
    vp_first: Natural
    vp_second: Natural


class ActionKind(Named):
    order: Shown[int]
    symbol: Shown[str]


class StrategySlot(Named):
    side: Side
    action: Action
    row: Annotated[int, Meta(ge=1, le=4)]
    effect: Effect
    cost: Price = Price()


class Scheme(Named, kw_only=True):
    effect: Effect
    cost: Price = Price()
    loss: bool


class Deed(Named):
    vp: Natural
    require: tuple[Requirement, ...]
    cost: Price
    effect: Effect
    solo: bool


class Agenda(Named):
    metric: str
    vp: Natural
    solo: bool


class Rebel(Named):
    effect: Effect


class SoloLeader(Named):
    reveal: Annotated[int, Meta(ge=-3, le=0)]
    end_of_round_muster: Few


class PriorityKind(Named):
    order: Annotated[int, Meta(ge=1, le=3)]


class Cell(Struct, forbid_unknown_fields=True):
    trigger: Action
    effect: Effect
    covered: bool


class Mat(Named):
    difficulty: Annotated[int, Meta(ge=1, le=4)]
    start_priority: Priority
    start_coins: Natural
    attack_move: tuple[Cell, ...]
    build: tuple[Cell, ...]
    tax: tuple[Cell, ...]


class CardRow(Struct, forbid_unknown_fields=True):
    advisor: Advisor
    attack_move: Action
    build: Action
    tax: Action
    coin: tuple[Priority, ...]


class RebellionCard(Named):
    number: Positive
    region_order: tuple[str, ...]
    build_order: dict[Priority, tuple[Building, Building, Building]]
    rows: Annotated[tuple[CardRow, ...], Meta(min_length=6, max_length=6)]


class RurikContent(Struct):
    """All tables of the content folder."""

    game: About
    counts: Counts
    setup: tuple[SetUp, ...]
    option: tuple[TableOption, ...]
    region: tuple[Region, ...]
    goods_token: tuple[GoodsToken, ...]
    good: tuple[GoodKind, ...]
    building: tuple[BuildingKind, ...]
    advisor: tuple[AdvisorPiece, ...]
    leader: tuple[Leader, ...]
    conversion: tuple[Conversion, ...]
    track: tuple[Track, ...]
    war_track: WarTrack
    action: tuple[ActionKind, ...]
    strategy_slot: tuple[StrategySlot, ...]
    scheme: tuple[Scheme, ...]
    deed: tuple[Deed, ...]
    agenda: tuple[Agenda, ...]
    rebel: tuple[Rebel, ...]
    reward: tuple[Rebel, ...]
    solo_leader: SoloLeader
    priority: tuple[PriorityKind, ...]
    mat: tuple[Mat, ...]
    rebellion_card: tuple[RebellionCard, ...]
