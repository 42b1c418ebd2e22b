"""The components as numbers: what the rules read while a game is played."""

from __future__ import annotations

from typing import Final

from prestol.engine.step import Move

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


class Options:
    """The readings and variants that the table has chosen."""

    def __init__(
        self,
        leaders: str,
        stronghold_rules_alone: bool,
        rebel_rewards_visible: bool,
        attacker_leader_last: bool,
        church_effect: str,
        war_zero_scores: bool,
        agenda_zero_counts: bool,
        leader_pays_deeds: bool,
        agatha_escort: str,
        solo_scheme_uncovers: str,
        solo_church_neutral: bool,
        solo_last_uncovering: bool,
        solo_retreat_test: str,
        solo_single_target: str,
        goods_redistribution: bool,
        rebel_reward_tokens: bool,
        deed_row_refresh: bool,
        difficulty: str,
    ) -> None:
        self.leaders = leaders
        self.stronghold_rules_alone = stronghold_rules_alone
        self.rebel_rewards_visible = rebel_rewards_visible
        self.attacker_leader_last = attacker_leader_last
        self.church_effect = church_effect
        self.war_zero_scores = war_zero_scores
        self.agenda_zero_counts = agenda_zero_counts
        self.leader_pays_deeds = leader_pays_deeds
        self.agatha_escort = agatha_escort
        self.solo_scheme_uncovers = solo_scheme_uncovers
        self.solo_church_neutral = solo_church_neutral
        self.solo_last_uncovering = solo_last_uncovering
        self.solo_retreat_test = solo_retreat_test
        self.solo_single_target = solo_single_target
        self.goods_redistribution = goods_redistribution
        self.rebel_reward_tokens = rebel_reward_tokens
        self.deed_row_refresh = deed_row_refresh
        self.difficulty = difficulty
        self.whole_march = agatha_escort == "whole_march"
        self.church_optional = church_effect == "optional"
        self.mat = DIFFICULTIES.index(difficulty)


class Land:
    """The map by the number of seats: which regions are in play, which touch, and what they yield."""

    def __init__(self, goods: list[int], in_play: list[list[int]], near: list[list[list[int]]]) -> None:
        self.goods = goods
        """The good printed in each region."""
        self.in_play = in_play
        """By seats."""
        self.near = near
        """By seats, then by region: neighbours in play."""
        self.capitals: list[int] = []
        self.distance: list[list[int]] = []
        """Steps between the regions of the solo game."""


class Strategy:
    """The strategy board, first the side for one or two players, then the other; spaces in rows of ROWS by action."""

    def __init__(self) -> None:
        self.rows: list[int] = [0, 0]
        """Spaces of each banner."""
        self.effect: list[list[int]] = [[], []]
        self.cost: list[list[int]] = [[], []]
        """In coins."""


class Cards:
    """Effects, prices, requirements and figures of everything that has them; effects are numbers of `Parts.effects`."""

    def __init__(self) -> None:
        self.scheme_effect: list[int] = []
        self.scheme_cost: list[int] = []
        """In coins."""
        self.scheme_loss: list[bool] = []
        self.deed_vp: list[int] = []
        self.deed_price: list[list[int]] = []
        self.deed_needs: list[list[list[int]]] = []
        self.deed_effect: list[int] = []
        self.deed_solo: list[bool] = []
        self.agenda_metric: list[int] = []
        self.agenda_vp: list[int] = []
        self.agenda_solo: list[bool] = []
        self.conversion_first: list[list[int]] = []
        """Goods of which the first one must be."""
        self.conversion_effect: list[int] = []
        self.rebel_effect: list[int] = []
        self.reward_effect: list[int] = []
        self.token_good: list[int] = []
        """The good of each goods token of the variant."""
        self.token_colour: list[int] = []
        self.region_colour: list[int] = []


class Leaders:
    """What leaders can do."""

    def __init__(self) -> None:
        self.ability: list[int] = []
        self.solo: list[bool] = []
        self.most_escorts = 0
        self.attack_fewer = 0
        self.attack_theft = 0
        self.flat_tax = 0
        self.flat_build = 0
        self.push_effect = 0
        self.friend_troops = 0


class Figures:
    """Counts of the box and of the set-up."""

    def __init__(self) -> None:
        self.rounds = 4
        self.troops = 0
        self.rebels = 0
        self.troop_sets: list[list[int]] = []
        """By seats: troops of each side; the Rebellion's are the rebels (RUR-SOL-03)."""
        self.buildings: list[int] = []
        self.boat: list[int] = []
        """Spaces of the boat for each good."""
        self.start_coins: list[int] = []
        """By seats, as the next ones."""
        self.start_troops: list[int] = []
        self.rebels_on_map: list[int] = []
        self.deed_row: list[int] = []
        self.strategy_side: list[int] = []
        self.advisor_value: list[int] = []
        self.advisor_from: list[list[int]] = []
        """By seats: the round from which each advisor plays, 0 for never."""
        self.track_min: list[list[int]] = []
        self.track_vp: list[list[int]] = []
        self.rule_row_regions: list[list[int]] = []
        """Regions that must be among the ruled ones, for each row of the rule track."""
        self.war_spaces = 0
        self.war_first = 0
        self.war_second = 0


class Rebels:
    """The cards and mats of the solo game."""

    def __init__(self) -> None:
        self.leader_fewer = 0
        self.leader_muster = 0
        self.order: list[list[int]] = []
        """Regions in the order of each card."""
        self.builds: list[list[list[int]]] = []
        """By card and priority: buildings, the first one first."""
        self.row_advisor: list[list[int]] = []
        """By card: the advisor of each row, from the lowest row up."""
        self.row_action: list[list[list[int]]] = []
        """By card and row: the banner under each priority."""
        self.row_coin: list[list[list[bool]]] = []
        """By card and row: whether a coin symbol stands there under each priority."""
        self.start_priority: list[int] = []
        """By mat, as the next ones."""
        self.start_coins: list[int] = []
        self.cell_column: list[list[int]] = []
        """Cells of a mat, column by column from the left, each from the top down: their column,"""
        self.cell_action: list[list[int]] = []
        """the action that they go with,"""
        self.cell_effect: list[list[int]] = []
        """what they add to it,"""
        self.cell_covered: list[list[int]] = []
        """and 1 where a coin locks them at the start."""


class Parts:
    """Everything together."""

    def __init__(
        self, land: Land, strategy: Strategy, cards: Cards, leaders: Leaders, figures: Figures, rebels: Rebels
    ) -> None:
        self.land = land
        self.strategy = strategy
        self.cards = cards
        self.leaders = leaders
        self.figures = figures
        self.rebels = rebels
        self.effects: list[list[int]] = []
        self.bribes: list[Move] = []
        self.schemes = len(cards.scheme_effect)
        self.deeds = len(cards.deed_vp)
        self.agendas = len(cards.agenda_vp)
