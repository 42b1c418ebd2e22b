"""The words of the card data, in the order in which the rules number them."""

from __future__ import annotations

from typing import Final

TAGS: Final = ("assassination", "plot", "treason", "hindrance", "muster", "person", "church", "intrigue")
ROLES: Final = ("attacker", "defender", "besieger", "controller")
TARGETS: Final = ("army", "commander", "personage", "tsar", "person", "party", "town", "fortress", "point")
ARMY: Final = 0
COMMANDER: Final = 1
PERSONAGE: Final = 2
TSAR: Final = 3
PERSON: Final = 4
PARTY: Final = 5
TOWN_TARGET: Final = 6
FORTRESS_TARGET: Final = 7
POINT: Final = 8
SIDES: Final = ("own", "enemy", "any")
OWN: Final = 0
ENEMY: Final = 1
ANY: Final = 2
SPOTS: Final = ("fortress", "vp_town", "own_point", "poland", "poland_border")
SPOT_FORTRESS: Final = 1
SPOT_VP_TOWN: Final = 2
SPOT_OWN: Final = 4
SPOT_POLAND: Final = 8
SPOT_BORDER: Final = 16
TRAITS: Final = ("cavalry", "infantry", "artillery", "fire2")
FORBIDDEN: Final = ("evade", "refuge", "recruit")
MARKERS: Final = (
    "catholic_accusation",
    "pretender",
    "fortress",
    "fortified_camp",
    "zemsky_verdict",
    "peace_with_sweden",
)
ACCUSATION_MARKER: Final = 0
PRETENDER_MARKER: Final = 1
FORTRESS_MARKER: Final = 2
CAMP_MARKER: Final = 3
VERDICT_MARKER: Final = 4
PEACE_MARKER: Final = 5

# Conditions.
YEAR_MIN: Final = 0
SEASON_IN: Final = 1
CONTROLS_TSAR: Final = 2
ENEMY_TSAR: Final = 3
OWN_PRETENDER: Final = 4
OWN_PRETENDER_NEAR_MOSCOW: Final = 5
CONTROLS_POINT: Final = 6
PERSONAGE_FREE: Final = 7
PRETENDERS_BELOW: Final = 8
FIELD_COMMANDER: Final = 9
FALSE_DMITRY_ALLOWED: Final = 10
MARKER_FREE: Final = 11
SWEDES_IN_RESERVE: Final = 12
PEACE_NOT_PLAYED: Final = 13
SWEDISH_INTERVENTION_ALLOWED: Final = 14
LEGITIMACY_NOT_BELOW_TARGET: Final = 15
FORCE_HAS: Final = 16
FOE_HAS: Final = 17
FOE_UNITS_LEFT: Final = 18
FOE_NATIONALITY: Final = 19
FOE_LOST_MORE: Final = 20
SIEGE_MARKER_IN_USE: Final = 21
UNITS_LEFT: Final = 22
NOT_ROUTED: Final = 23
EVADE_POINT: Final = 24
RETREAT_POINT: Final = 25

# Operations.
ADD_UNITS: Final = 0
ADD_SIEGE: Final = 1
LOSE_UNITS: Final = 2
ROLL: Final = 3
KILL: Final = 4
ENTER_COMMANDER: Final = 5
ENTER_PERSONAGE: Final = 6
ENTER_DETACHMENT: Final = 7
LEGIT_MOD: Final = 8
MARKER_ON: Final = 9
MARKER_OFF: Final = 10
SET_CONTROL: Final = 11
CAPTURE: Final = 12
CAPTURE_IF_PRESENT: Final = 13
FREE_LEGIT_ROLL: Final = 14
DRAW: Final = 15
STEAL_RANDOM: Final = 16
RECRUIT_MOD: Final = 17
MOVE_MOD: Final = 18
FORBID: Final = 19
BATTLE_MOD: Final = 20
SET_TACTICAL: Final = 21
AUTO_EVADE: Final = 22
LOSE_BATTLE: Final = 23
KEEP_ARMY: Final = 24
REROLL: Final = 25
SIEGE_MOD: Final = 26
CANCEL: Final = 27
SAVE_PERSON: Final = 28
FIRST_PLAYER: Final = 29
DEFECT: Final = 30
VP_MARKER: Final = 31
SWEDISH_INTERVENTION: Final = 32
CHOICE: Final = 33

REFERENCES: Final = (
    "fixed",
    "a",
    "self",
    "me",
    "foe",
    "besieger",
    "all_armies_at_a",
    "own_person",
    "next_false_dmitry",
)
FIXED: Final = 0
SLOT_A: Final = 1
SELF: Final = 2
ME: Final = 3
FOE: Final = 4
BESIEGER: Final = 5
ALL_ARMIES_AT_A: Final = 6
OWN_PERSON: Final = 7
NEXT_FALSE_DMITRY: Final = 8
