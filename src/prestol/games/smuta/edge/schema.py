"""The form of the content files. Words that the rules cannot vary are fixed here, so a change of them is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from prestol.library.naming import Shown
from prestol.library.schema import Named as NamedRecord
from prestol.library.schema import Natural, Positive, TableOption

Party = Literal["moscow", "polish", "rebel", "nobles", "shuisky"]
Owner = Literal["moscow", "polish", "rebel", "nobles", "shuisky", "reserve"]
Nation = Literal["russian", "polish", "swedish"]
Small = Annotated[int, Meta(ge=0, le=20)]
Place = Shown[Annotated[int, Meta(ge=0, le=1000)]]
Figure = Annotated[int, Meta(ge=-20, le=100)]


class Named(NamedRecord, kw_only=True):
    """A record with the names of those fields that have another source than the record."""

    source_fields: Shown[dict[str, list[str]]] = field(default_factory=dict)


class About(Named):
    players: tuple[int, ...]
    author: Shown[str]
    publisher: Shown[str]
    rule_prefix: Shown[str]


class Box(Named):
    rulebook_copies: Shown[int]
    history_booklets: Shown[int]
    player_aids: Shown[int]
    maps: Shown[int]
    counters: Shown[int]
    commander_standees: Shown[int]
    game_cards: Literal[124]
    commander_cards: Literal[26]
    stands: Shown[int]
    dice_d6: Shown[int]


class PartyRecord(Named):
    livery: Shown[str]
    seat_order: Positive


class Neutral(Named):
    livery: Shown[str]
    note: Shown[str]


class Track(Named):
    first_year: Annotated[int, Meta(ge=1600, le=1620)]
    last_year: Annotated[int, Meta(ge=1600, le=1620)]
    seasons: tuple[str, ...]
    seasons_ru: Shown[tuple[str, ...]]
    cells: Literal[32]


class TrackMarker(Named):
    cell: Annotated[int, Meta(ge=0, le=31)]
    option: Shown[str] = ""


class Bonus(Struct, forbid_unknown_fields=True, rename={"start": "from"}):
    start: Natural
    bonus: Small


class PointsTrack(Named):
    min: Natural
    max: Positive
    win_at: Positive
    recruit_bonus: tuple[Bonus, ...]
    sovereign_vp_start: Natural


class PointSources(Named):
    tsar: Small
    victory_marker: Small
    victory_over_sovereign_campaign: Small
    peace_with_sweden: Figure
    polish_smolensk_multiplier: Small
    shuisky_north_multiplier: Small
    shuisky_north: tuple[str, ...]
    lavra_legitimacy: Small
    polish_royal_win_vp: Positive
    long_rule_seasons: Positive


class PlayerCount(Named):
    players: Annotated[int, Meta(ge=2, le=5)]
    parties: tuple[Party, ...]
    party_picks_per_year: Small
    extra_commanders: dict[Party, tuple[str, ...]]
    personages: dict[Party, tuple[str, ...]]
    extra_party_cards: dict[Party, tuple[int, ...]]
    reserve: tuple[str, ...]
    expected_start_vp: dict[Party, int]
    expected_start_legitimacy: dict[Party, int]
    expected_start_administration: dict[Party, int]
    notes: Shown[str]


class Window(Named):
    opens: Shown[str]
    seats: tuple[str, ...]
    prompt: bool
    repeat: bool


class Point(Named):
    kind: Literal["town", "fortress", "powerful_fortress", "poland"]
    vp: Small
    x: Place
    y: Place
    region: str = ""
    legitimacy: Small = 0
    sovereign_at_start: bool = False
    swedish_recruit_bonus: Small = 0


class Road(Named):
    a: str
    b: str


class Roll(Struct, forbid_unknown_fields=True):
    roll: Annotated[int, Meta(ge=1, le=6)]
    points: tuple[str, ...]


class LegitimacyTable(Named):
    cost: Small
    rolls: tuple[Roll, ...]
    choose: Shown[str] = ""


class Entry(Struct, forbid_unknown_fields=True):
    type: Literal["start", "date", "card"]
    places: tuple[str, ...]
    year: int = 0
    season: str = ""
    cards: tuple[str, ...] = ()


class Commander(Named):
    number: Positive
    deck: Party
    owner: dict[str, Owner]
    nationality: Nation
    tactical: Small
    strategic: Small
    legitimacy: Small
    administration: Small
    entry: Entry
    start_units: dict[str, Small]
    recruits: tuple[str, ...]
    max_army: Positive
    owner_reading: Shown[str] = ""
    pretender_at_start: bool = False
    tags: tuple[str, ...] = ()


class ArmyBonus(Struct, forbid_unknown_fields=True, frozen=True):
    tactical: Small = 0
    strategic: Small = 0
    recruit: Small = 0


class Personage(Named):
    legitimacy: Small
    administration: Small
    can_be_pretender: bool
    owner: dict[str, Party] = field(default_factory=dict)
    owner_reading: Shown[str] = ""
    tsar_at_start: bool = False
    army_bonus: ArmyBonus = ArmyBonus()
    tags: tuple[str, ...] = ()
    card: str = ""
    order: Small = 0


class Detachment(Named):
    tactical: Small
    strategic: Small
    fire: Small
    melee: Small
    cavalry: bool
    card: str
    places: tuple[str, ...]


class UnitKind(Named):
    fire: Small
    melee: Small
    cavalry: bool
    cost: Small
    counters: Natural
    max_per_army: Small = 0
    slow: bool = False
    only_at: tuple[str, ...] = ()
    melee_die_bonus: Small = 0
    commander_legitimacy: Figure = 0


class BuyableMarker(Named):
    cost: Small
    counters: Natural
    max_per_army: Small
    slow: bool
    only_at: tuple[str, ...]


class Marker(Named):
    counters: Natural
    per_party: Natural = 0
    vp: Figure = 0
    legitimacy: Figure = 0
    supply_limits_play: bool = True
    treat_as: str = ""
    defender_tactical: Small = 0
    rout_becomes_losses: Small = 0
    removed_on: tuple[str, ...] = ()


class CombatTable(Named):
    columns: tuple[tuple[int, int], ...]
    row_1: tuple[int, ...]
    row_2: tuple[int, ...]
    row_3: tuple[int, ...]
    row_4: tuple[int, ...]
    row_5: tuple[int, ...]
    row_6: tuple[int, ...]
    rout_code: Small = 9
    rout_losses: Small = 0


class CardMode(Struct, forbid_unknown_fields=True):
    id: str
    window: str
    effects: tuple[dict[str, Any], ...]
    tags: tuple[str, ...] = ()
    targets: tuple[dict[str, Any], ...] = ()
    only_against: tuple[str, ...] = ()


class CardKind(Named):
    deck: Literal["common", "moscow", "polish", "rebel", "nobles", "shuisky"]
    family: Shown[str]
    count: Positive
    numbers: tuple[Positive, ...]
    one_shot: bool
    instant: bool
    windows: tuple[str, ...]
    effects: tuple[dict[str, Any], ...]
    summary: Shown[str]
    effect_source: Shown[str]
    tags: tuple[str, ...] = ()
    requires: tuple[dict[str, Any], ...] = ()
    targets: tuple[dict[str, Any], ...] = ()
    modes: tuple[CardMode, ...] = ()
    role: str = ""
    not_after: tuple[str, ...] = ()
    not_against: tuple[str, ...] = ()
    only_against_tags: tuple[str, ...] = ()
    includes_tsar: bool = False
    active_party_only: bool = False
    optional_targets: tuple[str, ...] = ()
    kind: str = ""


class SmutaContent(Struct):
    """All tables."""

    game: About
    box_counts: Box
    party: tuple[PartyRecord, ...]
    party_neutral: tuple[Neutral, ...]
    turn_track: Track
    turn_track_marker_start: tuple[TrackMarker, ...]
    vp_track: PointsTrack
    vp_sources: PointSources
    player_count: tuple[PlayerCount, ...]
    option: tuple[TableOption, ...]
    window: tuple[Window, ...]
    point: tuple[Point, ...]
    road: tuple[Road, ...]
    legitimacy_table: tuple[LegitimacyTable, ...]
    commander: tuple[Commander, ...]
    personage: tuple[Personage, ...]
    detachment: tuple[Detachment, ...]
    unit_kind: tuple[UnitKind, ...]
    buyable_marker: tuple[BuyableMarker, ...]
    marker: tuple[Marker, ...]
    combat_table: tuple[CombatTable, ...]
    card_kind: tuple[CardKind, ...]
