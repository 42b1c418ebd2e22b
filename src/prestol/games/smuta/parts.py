"""The words of the rules as numbers: places, marks, phases, columns of units and of cards."""

from __future__ import annotations

from typing import Final

# How many there are of what. The numbers of things are their places in the content files; the audit holds the counts.
POINTS: Final = 58
COMMANDERS: Final = 26
PERSONAGES: Final = 19
DETACHMENTS: Final = 4
PERSONS: Final = COMMANDERS + PERSONAGES
"""Commanders come first (0 to 25), then personages (26 to 44)."""
FIGURES: Final = PERSONS + DETACHMENTS
"""Then the detachments (45 to 48): one numbering for whatever can be somewhere."""
UNIT_KINDS: Final = 10
COSSACK: Final = 10
"""Stands for cossacks that are mounted or foot as their owner decides; also the column of it in rows of units."""
UNIT_COLUMNS: Final = 11
SIEGE_GOOD: Final = 10
"""The Siege marker among what can be bought: the number after the kinds of unit."""
CARDS: Final = 124
CELLS: Final = 32
TABLES: Final = 6
"""Legitimacy tables."""
SEASONS: Final = 4

NOBODY: Final = -1
NOWHERE: Final = -1
NONE: Final = -1
UNNAMED: Final = -2
"""The administrative resource, before its commander is named."""

# Parties, and the seats that play them: with n players the first n of them.
MOSCOW_PARTY: Final = 0
POLISH_PARTY: Final = 1
REBEL_PARTY: Final = 2
NOBLES_PARTY: Final = 3
SHUISKY_PARTY: Final = 4
PARTIES: Final = 5

# Who controls a point: a seat, NOBODY, or
SOVEREIGN: Final = -2
"""whoever has the Tsar (SMU-SIE-11)."""

# Kinds of point.
TOWN: Final = 0
FORTRESS: Final = 1
POWERFUL: Final = 2
POLAND: Final = 3
POINT_KINDS: Final = ("town", "fortress", "powerful_fortress", "poland")

# Kinds of unit, in the order of the content.
MOUNTED_COSSACK: Final = 0
FOOT_COSSACK: Final = 1
NOBLE_CAVALRY: Final = 2
TOWN_STRELTSY: Final = 3
MOSCOW_STRELTSY: Final = 4
GERMAN_INFANTRY: Final = 5
REITERS: Final = 6
ARTILLERY: Final = 7
POLISH_INFANTRY: Final = 8
WINGED_HUSSARS: Final = 9

# Where units and Siege markers may be bought, as bits.
AT_FORTRESS: Final = 1
AT_VP_TOWN: Final = 2
AT_POLAND: Final = 4

# Nationalities.
RUSSIAN: Final = 0
POLISH: Final = 1
SWEDISH: Final = 2
NATIONS: Final = ("russian", "polish", "swedish")

# How a commander comes into the game.
AT_START: Final = 0
BY_DATE: Final = 1
BY_CARD: Final = 2

# Tags of persons, as bits.
FALSE_DMITRY: Final = 1
CATHOLIC_SUSPECT: Final = 2

# Where a figure is: a point of the map, or one of these places.
NOT_YET: Final = -1
"""In the deck or in reserve: it has not entered the game."""
ON_TRACK: Final = -2
"""On the cell `track[who]` of the turn track."""
OUT: Final = -3
"""Out of the game for good."""
WITH_PARTY: Final = -4
"""A personage that lies before its player."""
IN_ARMY: Final = -5
"""A personage or a joined detachment in the army of the commander `host[who]`, wherever that one is."""
TSAR_BOX: Final = -6
BESIDE_BOARD: Final = -7
"""It has entered with its units, but found no place yet (SMU-R-65)."""

# Marks of a figure, as bits.
PRETENDER: Final = 1
ACCUSED: Final = 2
CAMP: Final = 4
INSIDE: Final = 8
"""The army is inside the fortress of its point."""
SIEGE_CARRIED: Final = 16
SIEGE_LAID: Final = 32
"""Its Siege marker lies on the fortress of its point."""
USED: Final = 64
"""It has moved or recruited in this Military phase (SMU-R-58)."""
SHIFTED: Final = 128
"""The personage has changed place in this Political phase (SMU-R-49)."""
CAMPAIGNED: Final = 256
"""The Tsar has brought the bonus of a Sovereign's campaign, once in the whole game (SMU-MSC-14)."""
REIGNED: Final = 512
"""He has sat on the throne (SMU-MSC-29)."""
ALL_MARKS: Final = 1023

# Phases of a season, and what comes before and after it.
SETTING_UP: Final = 0
YEAR_START: Final = 1
ORDER: Final = 2
RETURN: Final = 3
ADMINISTRATION: Final = 4
POLITICS: Final = 5
WAR: Final = 6
YEAR_END: Final = 7
PHASES: Final = ("set-up", "year-start", "order", "return", "administration", "politics", "war", "year-end")

# Where a card is: in the hand of a seat (0 to 4), or in one of these places. Party cards have an owner besides.
DRAW_PILE: Final = -1
DISCARDED: Final = -2
GONE: Final = -3
"""Out of the game."""
PARTY_DECK: Final = -4
SET_ASIDE: Final = -5
"""A party card beside its deck until the next year start."""
ANNOUNCED: Final = -6
"""On the table: announced, and neither carried out nor cancelled yet."""

# Columns of a row of `State.effects`: what is in force until a moment.
EFFECT_KIND: Final = 0
EFFECT_WHO: Final = 1
EFFECT_VALUE: Final = 2
EFFECT_UNTIL: Final = 3
# Their kinds.
MARCH_ADD: Final = 0
"""Points added to the allowance of an army."""
MARCH_MOST: Final = 1
"""Cap of the allowance of an army."""
NO_RECRUITING: Final = 2
NO_EVASION: Final = 3
NO_REFUGE: Final = 4
# And the moments.
UNTIL_BATTLE: Final = 0
"""Until the battle at hand begins."""
UNTIL_PHASE: Final = 1
"""Until the Political or Military phase under way is over."""
UNTIL_SEASON: Final = 2
UNTIL_YEAR: Final = 3

# Kinds of victory.
NO_VICTORY: Final = 0
BY_LONG_RULE: Final = 1
BY_ROYAL_POWER: Final = 2
BY_POINTS: Final = 3
BY_SOBOR: Final = 4
VICTORIES: Final = ("none", "long-rule", "royal", "points", "sobor")

# The windows, in the order of the content: moments of the engine.
ORDER_ROLLED: Final = 0
OWN_POLITICAL: Final = 1
CARD_ANNOUNCED: Final = 2
OWN_RECRUIT: Final = 3
MILITARY_START: Final = 4
OWN_MOVE: Final = 5
ATTACK_DECLARED: Final = 6
BATTLE_START: Final = 7
ROUND_START: Final = 8
BATTLE_ROLL: Final = 9
ROUND_END: Final = 10
BATTLE_WON: Final = 11
BATTLE_LOST: Final = 12
SIEGE_ROLL: Final = 13
PERSON_DYING: Final = 14
OWN_MOMENTS: Final = (OWN_POLITICAL, OWN_RECRUIT, OWN_MOVE)
"""Those in which the player whose phase it is plays a card of his own accord."""
WINDOW_KINDS: Final = 15

# What the dice of a battle are thrown for.
BATTLE_PHASES: Final = ("fire", "melee", "tactical")

HAND_START: Final = 8
"""SMU-SEQ-03: hands are filled up to this many cards at the start of a year."""
HAND_LIMIT: Final = 12
"""SMU-CRD-14."""
CARDS_PER_PHASE: Final = 2
"""SMU-SEQ-11."""
TRACK_AHEAD: Final = 2
"""SMU-APP-12: cells between now and the one to which the beaten go."""
STACKING: Final = 2
"""SMU-MOV-01: pieces of a party in a point."""
MOST_PRETENDERS: Final = 3
"""SMU-MSC-11."""
ELIGIBLE_LEGITIMACY: Final = 2
"""SMU-MSC-09: what a person needs to become a pretender."""
FAR: Final = 99
"""The distance where there is no way."""
