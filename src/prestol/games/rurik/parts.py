"""The words of the rules as numbers: actions, places, columns of effects and prices."""

from __future__ import annotations

from typing import Final

REGIONS: Final = 15
GOODS: Final = 5
ACTIONS: Final = 6
ADVISORS: Final = 6
ROWS: Final = 4
"""Spaces of the longer banners."""
KINDS: Final = 3
"""Kinds of building."""
TRACKS: Final = 3
DEALT: Final = 2
"""Agendas dealt to each player."""
SOLO: Final = 1
"""The number of seats of the solo game."""
REBELLION: Final = 1
"""The side of the Rebellion in the solo game; the sides of a game are its seats, and this one."""

NOBODY: Final = -1
EMPTY: Final = -1
NOWHERE: Final = -1
"""Where a leader stands that is not on the map."""
UNSEEN: Final = REGIONS
"""A rebel whose reward nobody knows yet."""

# Actions, in the order of the banners.
MUSTER_ACTION: Final = 0
MOVE_ACTION: Final = 1
ATTACK_ACTION: Final = 2
TAX_ACTION: Final = 3
BUILD_ACTION: Final = 4
SCHEME_ACTION: Final = 5

CHURCH: Final = 0
MARKET: Final = 1
STRONGHOLD: Final = 2

RULE_TRACK: Final = 0
BUILD_TRACK: Final = 1
TRADE_TRACK: Final = 2

LEFT: Final = 0
RIGHT: Final = 1
"""The two scheme decks."""

# Where an advisor is.
IN_HAND: Final = 0
PLACED: Final = 1
WAITING: Final = 2
"""Beside the round track."""
OUT: Final = 3

# Where a deed is: lying before a seat (0 to 3), done by a seat, or in one of these places.
DEED_DECK: Final = -1
DEED_ROW: Final = -2
DEED_DISCARD: Final = -3
BOX: Final = -4
DONE: Final = 4
"""Added to the seat that has accomplished it."""

# Where a scheme card is, besides the decks: with a seat, or in one of these places.
IN_DECK: Final = -1
DISCARDED: Final = -2
LOOKED_AT: Final = -3
"""In the hands of the player who looks at cards, or turned up in a loss check."""

# Abilities of leaders.
ESCORT: Final = 0
ATTACK_BONUS: Final = 1
MUSTER_ADJACENT: Final = 2
FLAT_COST: Final = 3
MOVE_ENEMY: Final = 4
REBEL_FRIEND: Final = 5
POINTS_AS: Final = 6
SUPPRESS: Final = 7
NO_ABILITY: Final = -1

# Columns of an effect: coins, goods, then these.
COIN: Final = 0
FIRST_GOOD: Final = 1
STOCK: Final = 6
MUSTER_POINTS: Final = 6
MOVE_POINTS: Final = 7
ATTACK_POINTS: Final = 8
TAX_POINTS: Final = 9
BUILD_POINTS: Final = 10
LOOK: Final = 11
TAKE_DEED: Final = 12
ANYWHERE: Final = 13
FEWER: Final = 14
PASS_TOKEN: Final = 15
EFFECT_COLUMNS: Final = 16

# Columns of a price: coins, goods, then these.
ANY_GOODS: Final = 6
SAME_GOODS: Final = 7
DIFFERENT_GOODS: Final = 8
SCHEME_CARDS: Final = 9
FIGURES: Final = 10
ORIGIN: Final = 11
BUILDINGS: Final = 12
PRICE_COLUMNS: Final = 13

ANYWHERE_ORIGIN: Final = 0
DISTINCT_REGIONS: Final = 1
ONE_RULED_REGION: Final = 2

# Kinds of requirement; each is a row of its kind and its figures.
NEED_DISTINCT_GOODS: Final = 0
NEED_CONNECTED: Final = 1
NEED_ONE_REGION: Final = 2
NEED_OCCUPIED: Final = 3
NEED_GATHERED: Final = 4
NEED_DEFEATED: Final = 5
NEED_TOKEN: Final = 6

# What agendas and tracks measure.
DEEDS_DONE: Final = 0
FUR_HONEY: Final = 1
DEFEATED: Final = 2
WAR: Final = 3
GOODS_TOTAL: Final = 4
BUILDINGS_RULED: Final = 5
BUILD_ROW: Final = 6
COINS: Final = 7
OCCUPIED: Final = 8
TRADE_ROW: Final = 9
RULE_ROW: Final = 10
METRICS: Final = (
    "deeds_done",
    "fur_honey_total",
    "defeated_rebels",
    "war_track",
    "goods_total",
    "buildings_in_ruled_regions",
    "track:build",
    "coins",
    "occupied_regions",
    "track:trade",
    "track:rule",
)
"""The words of the content for what is measured, by number."""

# Additional actions of a turn, as bits.
USED_SCHEME: Final = 1
USED_DEED: Final = 2
USED_CONVERSION: Final = 4

DIFFICULTIES: Final = ("easy", "medium", "hard", "very_hard")

# Priorities of the Rebellion.
ATTACK_MOVE: Final = 0
BUILD_FIRST: Final = 1
TAX_FIRST: Final = 2

# Where points come from.
SOURCE_NAMES: Final = ("rule", "build", "trade", "war", "agenda", "deeds", "coins", "goods")
FROM_WAR: Final = 3
FROM_AGENDA: Final = 4
FROM_DEEDS: Final = 5
FROM_COINS: Final = 6
FROM_GOODS: Final = 7
SOURCES: Final = 8
