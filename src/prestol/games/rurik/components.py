"""The components as numbers: what the rules read while a game is played."""

from __future__ import annotations

from prestol.engine.step import Move
from prestol.games.rurik.moves import CHIEF, DEED, MARCH, ON_TOP, PICK, SCHEME, TAKE, TROOP, conversions, row
from prestol.games.rurik.parts import DIFFICULTIES


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
        self.troop_marches: list[list[list[Move]]] = [marches(TROOP, rows) for rows in near]
        """By seats, then by region: a troop steps to each neighbour in play; the leader does the same."""
        self.chief_marches: list[list[list[Move]]] = [marches(CHIEF, rows) for rows in near]
        self.capitals: list[int] = []
        self.distance: list[list[int]] = []
        """Steps between the regions of the solo game."""


def marches(figure: int, near: list[list[int]]) -> list[list[Move]]:
    """By region: the steps of a figure to the neighbours."""
    found: list[list[Move]] = []
    for origin in range(len(near)):
        found.append([(MARCH, figure, origin, target) for target in near[origin]])
    return found


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
        self.schemes = len(cards.scheme_effect)
        self.deeds = len(cards.deed_vp)
        self.agendas = len(cards.agenda_vp)
        self.conversions: list[list[Move]] = []
        """For each conversion token the pairs of goods that it takes."""
        for token in range(len(cards.conversion_first)):
            self.conversions.append(conversions(token, cards.conversion_first[token]))
        self.scheme_moves: list[Move] = row(SCHEME, self.schemes)
        """For each scheme card the move that plays it,"""
        self.take_moves: list[Move] = row(TAKE, self.schemes)
        """that keeps it,"""
        self.top_moves: list[Move] = row(ON_TOP, self.schemes)
        """and that lays it back on top."""
        self.deed_moves: list[Move] = row(DEED, self.deeds)
        """For each deed the move that accomplishes it,"""
        self.pick_moves: list[Move] = row(PICK, self.deeds)
        """and that picks it from the row."""
