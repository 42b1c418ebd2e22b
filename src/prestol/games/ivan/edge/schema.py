"""The form of the content files. Words that the rules cannot vary are fixed here, so a change of them is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from prestol.games.ivan.edge.vocabulary import ChamberStep, Effect, Goods, Named, PadCost, PadStep
from prestol.library.naming import Shown
from prestol.library.schema import Natural, Positive, TableOption

Place = Shown[Annotated[int, Meta(ge=0, le=1000)]]
Colour = Literal["red", "black", "blue", "yellow"]


class About(Named):
    alt_name_en: Shown[str]
    designer: Shown[str]
    publisher: Shown[str]
    year: Shown[int]
    rules_version: Shown[str]
    players_min: Literal[2]
    players_max: Literal[4]


class Counts(Named):
    cities: Positive
    city_colors: Positive
    regions: Literal[4]
    trade_slots: Positive
    chambers: Literal[5]
    rounds: Literal[4]
    favour_tokens: Positive
    projects: Positive
    projects_per_type: Positive
    titles: Positive
    estates: Positive
    assignments: Literal[6]
    local_goods_each: Positive
    foreign_goods_each: Positive
    goods_pieces: Positive
    spoils_tokens: Positive
    region_tokens: Positive
    region_tokens_light: Positive
    region_tokens_dark: Positive
    coin_tokens: Positive
    trade_tokens: Positive
    player_sets: Literal[4]
    pad_trade_slots: Literal[5]
    pad_printed_effects: Natural
    buildings_per_player: Positive
    boyars_per_player: Annotated[int, Meta(ge=1, le=5)]
    warriors_per_player: Positive
    seals_per_player: Natural


class Totals(Named):
    cards: Positive
    wooden_pieces: Positive
    tokens: Positive
    player_pads: Positive


class ByPlayers(Struct, forbid_unknown_fields=True):
    spoils_display: Natural
    title_display: Natural
    estate_display: Natural
    seal_coin_cost: Natural
    region_reward_places: Annotated[int, Meta(ge=1, le=2)]


class SetUp(Named):
    start_goods: Goods
    start_vp: Literal[0]
    projects_dealt: Literal[3]
    projects_kept: Literal[1]
    project_display: Natural
    start_warriors: Literal[2]
    trade_tokens_on_map: Positive
    region_tokens_last_round: Literal[4]
    region_tokens_per_round: Literal[4]
    region_tokens_unused: Natural
    assignments_face_up: Literal[5]
    by_players: dict[Literal["2", "3", "4"], ByPlayers]


class Influence(Struct, forbid_unknown_fields=True):
    warrior: Natural
    boyar: Natural
    building: Natural


class Constants(Named):
    stone_income_coin_cost: Natural
    influence: Influence
    buildings_per_city: Literal[1]
    favour_already_top_vp: Natural
    field_majority_vp: tuple[Natural, Natural]
    favour_majority_vp: tuple[Natural, Natural]
    final_foreign_per_vp: Positive
    final_any_per_vp: Positive
    vp_track_length: Positive
    favour_track_spaces: Literal[4]


class Decade(Named):
    number: Annotated[int, Meta(ge=1, le=4)]
    scoring: bool


class FavourToken(Named):
    vp_space: Positive
    effect: Effect


class Resource(Named):
    kind: Literal["coin", "local", "foreign"]
    pieces: Positive
    unlimited: Literal[True]


class Family(Named):
    color: Shown[str]
    hex: Shown[str]


class PlayerPiece(Named):
    per_player: Natural
    influence: Natural
    can_move: bool


class SharedPiece(Named):
    count: Positive


class Area(Named):
    x: Place
    y: Place


class PadSlot(Named):
    printed_effect: Effect


class PadAction(Named):
    cost: PadCost
    effect: tuple[PadStep, ...]


class Chamber(Named):
    position: Positive
    regular: tuple[ChamberStep, ...]
    bonus: tuple[ChamberStep, ...]


class AssignmentCard(Named):
    target: Literal["color", "any", "none"]
    regular_extra: Effect
    bonus_extra: Effect
    color: Colour | None = None


class Region(Named):
    order: Annotated[int, Meta(ge=1, le=4)]
    roman: Shown[str]
    x: Place
    y: Place


class City(Named):
    region: str
    color: Colour
    income: Goods
    x: Place
    y: Place


class Waterway(Named):
    a: str
    b: str
    trade_slot: bool


class ProjectType(Named):
    effect: Effect


class Project(Named):
    type: Literal["construction", "trade", "military"]
    cost: Goods
    vp: Natural


class Score(Struct, forbid_unknown_fields=True):
    count: str
    vp: Natural = 0
    every: Positive = 1
    threshold: Natural = 0
    table: tuple[Natural, Natural, Natural, Natural] | None = None


class Title(Named):
    score: Score


class Estate(Named):
    cost: Goods
    effect: Effect


class Token(Named):
    """A spoils or trade token."""

    effect: Effect


class RegionToken(Named):
    background: Literal["light", "dark"]
    vp_number: Natural
    rewards: tuple[Effect, Effect]


class Icon(Named):
    key: Shown[str]


class IvanContent(Struct):
    """All tables of the content folder."""

    game: About
    counts: Counts
    totals: Totals
    setup: SetUp
    rules: Constants
    round: tuple[Decade, ...]
    favour_token: tuple[FavourToken, ...]
    option: tuple[TableOption, ...]
    resource: tuple[Resource, ...]
    family: tuple[Family, ...]
    player_piece: tuple[PlayerPiece, ...]
    shared_piece: tuple[SharedPiece, ...]
    area: Shown[tuple[Area, ...]]
    pad_slot: tuple[PadSlot, ...]
    pad_action: tuple[PadAction, ...]
    chamber: tuple[Chamber, ...]
    assignment: tuple[AssignmentCard, ...]
    region: tuple[Region, ...]
    city: tuple[City, ...]
    waterway: tuple[Waterway, ...]
    project_type: tuple[ProjectType, ...]
    project: tuple[Project, ...]
    title: tuple[Title, ...]
    estate: tuple[Estate, ...]
    spoils: tuple[Token, ...]
    trade_token: tuple[Token, ...]
    region_token: tuple[RegionToken, ...]
    icon: Shown[tuple[Icon, ...]]
