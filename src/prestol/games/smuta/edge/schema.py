"""The form of the content files. Words that the rules cannot vary are fixed here, so a change of them is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from prestol.games.smuta.edge.vocabulary import (
    Bought,
    Condition,
    Entitled,
    Few,
    Mode,
    Named,
    Nation,
    Operation,
    Party,
    PersonTag,
    PointKind,
    Raised,
    Role,
    Season,
    Table,
    Tag,
    Target,
    Window,
)
from prestol.library.naming import Shown
from prestol.library.schema import Natural, Positive, TableOption

Place = Shown[Annotated[int, Meta(ge=0, le=1000)]]
Year = Annotated[int, Meta(ge=1605, le=1612)]
Cell = Annotated[int, Meta(ge=0, le=31)]
Rating = Annotated[int, Meta(ge=0, le=9)]
OnlyAt = Literal["fortress", "vp_town", "poland"]


class About(Named):
    designer: Shown[str]
    publisher: Shown[str]
    players_min: Literal[2]
    players_max: Literal[5]


class Counts(Named):
    rulebook_copies: Shown[int]
    history_booklets: Shown[int]
    player_aids: Shown[int]
    maps: Shown[int]
    counters: Positive
    commander_standees: Positive
    game_cards: Positive
    commander_cards: Positive
    stands: Positive
    dice_d6: Shown[int]


class TurnTrack(Named):
    first_year: Literal[1605]
    last_year: Literal[1612]
    seasons: tuple[Literal["spring"], Literal["summer"], Literal["autumn"], Literal["winter"]]
    start: Cell
    crisis_of_power: Cell
    zemsky_sobor: Cell
    long_rule: Cell


class ResourceStep(Struct, forbid_unknown_fields=True, frozen=True):
    least: Annotated[int, Meta(ge=0, le=30)] = field(name="from")
    bonus: Few


class VpTrack(Named):
    win_at: Positive
    sovereign_vp_start: Natural
    recruit_bonus: tuple[ResourceStep, ...]


class VpSources(Named):
    tsar: Natural
    victory_marker: Natural
    victory_over_sovereign_campaign: Natural
    peace_with_sweden: Annotated[int, Meta(ge=-30, le=0)]
    polish_smolensk_multiplier: Annotated[int, Meta(ge=1, le=9)]
    shuisky_north_multiplier: Annotated[int, Meta(ge=1, le=9)]
    shuisky_north: tuple[str, ...]
    polish_royal_win_vp: Positive
    long_rule_seasons: Annotated[int, Meta(ge=1, le=31)]


class SetUp(Named):
    players: Annotated[int, Meta(ge=2, le=5)]
    parties: tuple[Party, ...]
    party_picks_per_year: Annotated[int, Meta(ge=0, le=4)]
    party_cards: dict[Party, tuple[Positive, ...]]
    reserve: tuple[str, ...]
    start_vp: dict[Party, int]
    start_legitimacy: dict[Party, int]
    start_administration: dict[Party, int]


class Point(Named, kw_only=True):
    kind: PointKind
    vp: Annotated[int, Meta(ge=0, le=9)]
    region: Table | None = None
    legitimacy: Few = 0
    sovereign_at_start: bool = False
    swedish_recruit_bonus: Few = 0
    neighbors: tuple[str, ...]
    x: Place
    y: Place


class LegitimacyTable(Named):
    cost: Positive
    rolls: Annotated[tuple[tuple[str, ...], ...], Meta(min_length=6, max_length=6)]


class CombatTable(Named, kw_only=True):
    columns: tuple[Positive, ...]
    rout_losses: Few = 0
    rows: Annotated[tuple[tuple[Few | Literal["!"], ...], ...], Meta(min_length=6, max_length=6)]


class PartyKind(Named):
    livery: Shown[str]


class UnitKind(Named):
    fire: Few
    melee: Few
    cavalry: bool
    cost: Few
    counters: Positive
    max_per_army: Few = 0
    slow: bool = False
    only_at: tuple[OnlyAt, ...] = ()
    melee_die_bonus: Few = 0
    commander_legitimacy: Annotated[int, Meta(ge=-9, le=0)] = 0


class Siege(Named):
    cost: Annotated[int, Meta(ge=1, le=20)]
    counters: Positive
    max_per_army: Literal[1]
    slow: Literal[True]
    only_at: tuple[OnlyAt, ...]


class Detachment(Named):
    tactical: Rating
    strategic: Rating
    fire: Few
    melee: Few
    cavalry: bool
    card: str
    places: tuple[str, ...]


class Marker(Named):
    counters: Positive
    legitimacy: Annotated[int, Meta(ge=-9, le=9)] = 0
    defender_tactical: Few = 0
    rout_becomes_losses: Few = 0
    limits: bool = True


class Owner(Struct, forbid_unknown_fields=True, frozen=True):
    """Whose somebody is with 2, 3, 4 and 5 players."""

    p2: Party | Literal["reserve"]
    p3: Party | Literal["reserve"]
    p4: Party | Literal["reserve"]
    p5: Party | Literal["reserve"]


class Commander(Named, kw_only=True):
    number: Positive
    deck: Party
    owner: Owner
    nationality: Nation
    tactical: Rating
    strategic: Rating
    legitimacy: Rating
    administration: Rating
    enters: Literal["start", "date", "card"]
    year: Year | None = None
    season: Season | None = None
    cards: tuple[str, ...] = ()
    places: tuple[str, ...]
    start_units: dict[Raised, Annotated[int, Meta(ge=1, le=20)]]
    recruits: tuple[Bought, ...]
    max_army: Annotated[int, Meta(ge=1, le=20)]
    pretender_at_start: bool = False
    tags: tuple[PersonTag, ...] = ()
    reading: Shown[str] = ""


class ArmyBonus(Struct, forbid_unknown_fields=True, frozen=True):
    tactical: Few = 0
    strategic: Few = 0
    recruit: Few = 0


class Personage(Named, kw_only=True):
    legitimacy: Rating
    administration: Rating
    can_be_pretender: bool
    owner: Owner | None = None
    tsar_at_start: bool = False
    card: str = ""
    order: Few = 0
    army_bonus: ArmyBonus = ArmyBonus()
    tags: tuple[PersonTag, ...] = ()
    reading: Shown[str] = ""


class WindowKind(Named):
    seats: tuple[Entitled, ...]
    prompt: bool
    repeat: bool


class CardKind(Named, kw_only=True):
    kind: str = ""
    deck: Party | Literal["common"]
    family: Literal["politics", "combat", "cancel", "party"]
    numbers: tuple[Positive, ...]
    one_shot: bool = False
    instant: bool = False
    windows: tuple[Window, ...] = ("own_political",)
    role: Role | None = None
    tags: tuple[Tag, ...] = ()
    not_after: tuple[str, ...] = ()
    not_against: tuple[str, ...] = ()
    only_against_tags: tuple[Tag, ...] = ()
    requires: tuple[Condition, ...] = ()
    targets: tuple[Target, ...] = ()
    includes_tsar: bool = False
    active_party_only: bool = False
    optional_targets: tuple[str, ...] = ()
    effects: tuple[Operation, ...] = ()
    modes: tuple[Mode, ...] = ()


class SmutaContent(Struct):
    """All tables of the content folder."""

    game: About
    counts: Counts
    turn_track: TurnTrack
    vp_track: VpTrack
    vp_sources: VpSources
    setup: tuple[SetUp, ...]
    option: tuple[TableOption, ...]
    point: tuple[Point, ...]
    legitimacy_table: tuple[LegitimacyTable, ...]
    combat_table: tuple[CombatTable, ...]
    party: tuple[PartyKind, ...]
    unit_kind: tuple[UnitKind, ...]
    siege: Siege
    detachment: tuple[Detachment, ...]
    marker: tuple[Marker, ...]
    commander: tuple[Commander, ...]
    personage: tuple[Personage, ...]
    window: tuple[WindowKind, ...]
    card_kind: tuple[CardKind, ...]
