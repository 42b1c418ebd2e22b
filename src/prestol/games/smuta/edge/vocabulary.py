"""The words of cards: conditions, targets and operations, each with the fields that it has."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from prestol.library.naming import Shown
from prestol.library.schema import Named as NamedRecord

Few = Annotated[int, Meta(ge=0, le=20)]
Die = Annotated[int, Meta(ge=1, le=6)]
Change = Annotated[int, Meta(ge=-6, le=6)]
Party = Literal["moscow", "polish", "rebel", "nobles", "shuisky"]
Season = Literal["spring", "summer", "autumn", "winter"]
Nation = Literal["russian", "polish", "swedish"]
PointKind = Literal["town", "fortress", "powerful_fortress", "poland"]
Unit = Literal[
    "mounted_cossack",
    "foot_cossack",
    "noble_cavalry",
    "town_streltsy",
    "moscow_streltsy",
    "german_infantry",
    "reiters",
    "artillery",
    "polish_infantry",
    "winged_hussars",
]
"""The kinds of unit, in the order in which the rules number them."""
Raised = Unit | Literal["cossack"]
"""What an army gets: a kind of unit, or cossacks of the kind that the owner likes."""
Bought = Raised | Literal["siege"]
Table = Literal["volga", "west", "north_east", "south", "north", "fortresses"]
Window = Literal[
    "order_rolled",
    "own_political",
    "card_announced",
    "own_recruit",
    "military_start",
    "own_move",
    "attack_declared",
    "battle_start",
    "round_start",
    "battle_roll",
    "round_end",
    "battle_won",
    "battle_lost",
    "siege_roll",
    "person_dying",
]
WINDOWS: tuple[str, ...] = get_args(Window)
"""SMU-RXN-03, in the order in which the rules number them."""
Entitled = Literal[
    "active",
    "others",
    "aimed_or_others",
    "attacker",
    "defender",
    "throwers",
    "winner",
    "loser",
    "besieger",
    "controller",
    "owner",
]
Role = Literal["attacker", "defender", "besieger", "controller"]
Tag = Literal["assassination", "plot", "treason", "hindrance", "muster", "person", "church", "intrigue"]
PersonTag = Literal["false_dmitry", "catholic_suspect"]
CardMarker = Literal["catholic_accusation", "fortress", "fortified_camp", "zemsky_verdict", "peace_with_sweden"]
"""Markers that cards put down and take off."""
Force = Unit | Literal["cavalry", "infantry", "fire2"]

ConditionKind = Literal[
    "year_min",
    "season_in",
    "controls_tsar",
    "enemy_tsar",
    "own_pretender",
    "own_pretender_near_moscow",
    "controls_point",
    "personage_free",
    "pretenders_below",
    "field_commander",
    "false_dmitry_allowed",
    "marker_free",
    "swedes_in_reserve",
    "peace_not_played",
    "swedish_intervention_allowed",
    "legitimacy_not_below_target",
    "force_has",
    "foe_has",
    "foe_units_left",
    "foe_nationality",
    "foe_lost_more",
    "siege_marker_in_use",
    "units_left",
    "not_routed",
    "evade_point",
    "retreat_point",
]
CONDITIONS: tuple[str, ...] = get_args(ConditionKind)
"""In the order in which the rules number them."""
CONDITION_FIELDS: dict[str, tuple[str, ...]] = {
    "year_min": ("year",),
    "season_in": ("seasons",),
    "controls_point": ("point",),
    "personage_free": ("who",),
    "pretenders_below": ("n",),
    "marker_free": ("marker",),
    "force_has": ("any",),
    "foe_has": ("any",),
    "foe_nationality": ("nations",),
}
"""What a condition needs besides its name."""

OperationKind = Literal[
    "add_units",
    "add_siege",
    "lose_units",
    "roll",
    "kill",
    "enter_commander",
    "enter_personage",
    "enter_detachment",
    "legit_mod",
    "marker_on",
    "marker_off",
    "set_control",
    "capture",
    "capture_if_present",
    "free_legit_roll",
    "draw",
    "steal_random",
    "recruit_mod",
    "move_mod",
    "forbid",
    "battle_mod",
    "set_tactical",
    "auto_evade",
    "lose_battle",
    "keep_army",
    "reroll",
    "siege_mod",
    "cancel",
    "save_person",
    "first_player",
    "defect",
    "vp_marker",
    "swedish_intervention",
    "choice",
]
OPERATIONS: tuple[str, ...] = get_args(OperationKind)
"""In the order in which the rules number them."""
OPERATION_FIELDS: dict[str, tuple[str, ...]] = {
    "add_units": ("to", "units"),
    "add_siege": ("to",),
    "lose_units": ("source", "n|dice", "choose", "kinds?"),
    "roll": ("bonus?", "on"),
    "kill": ("who",),
    "enter_commander": ("who", "places"),
    "enter_personage": ("who", "attach", "pretender?"),
    "enter_detachment": ("who",),
    "legit_mod": ("add", "until"),
    "marker_on": ("marker", "who"),
    "marker_off": ("marker", "who"),
    "set_control": ("point", "to"),
    "capture": ("point",),
    "capture_if_present": ("point",),
    "free_legit_roll": ("tables", "n"),
    "draw": ("n",),
    "steal_random": ("source",),
    "recruit_mod": ("add",),
    "move_mod": ("army", "add|max"),
    "forbid": ("army", "what", "until"),
    "battle_mod": ("side", "phase", "die|factor", "until"),
    "set_tactical": ("side", "value"),
    "lose_battle": ("side",),
    "siege_mod": ("die",),
    "save_person": ("seasons",),
    "defect": ("who",),
    "vp_marker": ("marker",),
    "choice": ("of",),
}
"""What an operation needs besides its name; `a|b` is one of two, `a?` may be left out."""
TERMS: dict[str, tuple[str, ...]] = {
    "legit_mod": ("phase", "year"),
    "forbid": ("battle_start", "season"),
    "battle_mod": ("round",),
}
"""How long the effect of an operation can last."""


class Named(NamedRecord, kw_only=True):
    """A record with the names of those fields of it that are ours although the record is printed."""

    reconstructed: Shown[tuple[str, ...]] = ()


class Condition(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """Something that must be so; which fields go with it is in CONDITION_FIELDS."""

    cond: ConditionKind
    year: Annotated[int, Meta(ge=1605, le=1612)] | None = None
    seasons: tuple[Season, ...] = ()
    point: str = ""
    who: str = ""
    n: Annotated[int, Meta(ge=1, le=9)] | None = None
    marker: CardMarker | None = None
    any: tuple[Force, ...] = ()
    nations: tuple[Nation, ...] = field(default=(), name="in")


class Bonus(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What is added to a die where a condition holds."""

    cond: Literal["legitimacy_not_below_target", "own_pretender_near_moscow"]
    add: Change


class Where(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """What a target must be like; everything that is said must hold."""

    nationality: tuple[Nation, ...] = ()
    at: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    near: Few | None = None
    near_piece: Few | None = None
    has_any: tuple[Unit, ...] = ()
    max_legitimacy: Few | None = None
    alone: bool = False
    owner_absent: bool = False
    foreign_absent: bool = False
    own_commander_here: bool = False
    nobody_inside: bool = False
    not_own: bool = False
    catholic_suspect: bool = False
    room_for: Unit | Literal["siege"] | None = None
    without_marker: CardMarker | None = None


class Target(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """Something that the player names."""

    slot: Literal["a", "b", "c"]
    what: Literal["army", "commander", "personage", "tsar", "person", "party", "town", "fortress", "point"]
    side: Literal["own", "enemy", "any"]
    where: Where = Where()


class Operation(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """Something that a card does; which fields go with it is in OPERATION_FIELDS."""

    op: OperationKind
    who: str = ""
    to: str = ""
    source: str = field(default="", name="from")
    army: str = ""
    point: str = ""
    side: Literal["me", "foe"] | None = None
    units: dict[Raised, Annotated[int, Meta(ge=1, le=9)]] = {}
    kinds: tuple[Unit, ...] = ()
    places: tuple[str, ...] = ()
    tables: tuple[Table, ...] = ()
    marker: CardMarker | None = None
    n: Annotated[int, Meta(ge=1, le=9)] | None = None
    dice: Literal["1d3"] | None = None
    choose: Literal["owner", "player"] | None = None
    add: Change | None = None
    max: Annotated[int, Meta(ge=1, le=3)] | None = None
    die: Change | None = None
    factor: float | None = None
    value: Few | None = None
    seasons: Annotated[int, Meta(ge=1, le=9)] | None = None
    phase: Literal["fire", "melee"] | None = None
    until: Literal["phase", "round", "battle_start", "season", "year"] | None = None
    what: tuple[Literal["evade", "refuge", "recruit"], ...] = ()
    attach: Literal["optional", "required"] | None = None
    pretender: Literal["yes", "if_free"] | None = None
    bonus: tuple[Bonus, ...] = ()
    on: tuple[Branch, ...] = ()
    of: tuple[tuple[Operation, ...], ...] = ()


class Branch(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """What happens at some results of a die."""

    min: Die | None = None
    max: Die | None = None
    natural: bool = False
    point_kind: tuple[PointKind, ...] = ()
    do: tuple[Operation, ...]


class Mode(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, kw_only=True):
    """One of several ways to play a card."""

    id: str
    window: Window
    tags: tuple[Tag, ...] = ()
    only_against: tuple[str, ...] = ()
    targets: tuple[Target, ...] = ()
    effects: tuple[Operation, ...]
