"""The components as numbers: what the rules read while a game is played."""

from __future__ import annotations

from typing import final

from prestol.games.smuta.card_parts import Cards
from prestol.games.smuta.parts import FIGURES, NONE, POINTS


@final
class Options:
    """The readings that the table has chosen."""

    def __init__(
        self,
        long_rule_for_starting_tsar: bool,
        melee_6_34: str,
        return_distance: str,
        sobor_rule: str,
        swedish_doubling: str,
        siege_marker_on_plain_fortress: str,
        track_tests: str,
        resource_period: str,
        sovereign_lavra: bool,
        proclaim_on_capture: bool,
        cancel_scope: str,
    ) -> None:
        self.long_rule_for_starting_tsar = long_rule_for_starting_tsar
        self.melee_6_34 = melee_6_34
        self.return_distance = return_distance
        self.sobor_rule = sobor_rule
        self.swedish_doubling = swedish_doubling
        self.siege_marker_on_plain_fortress = siege_marker_on_plain_fortress
        self.track_tests = track_tests
        self.resource_period = resource_period
        self.sovereign_lavra = sovereign_lavra
        self.proclaim_on_capture = proclaim_on_capture
        self.cancel_scope = cancel_scope
        self.melee_cell = int(melee_6_34)
        self.at_least_3 = return_distance == "at_least_3"
        self.sobor_by_vp = sobor_rule == "most_vp"
        self.doubling_with_swedes = swedish_doubling == "party_with_swedes"
        self.plain_storm = int(siege_marker_on_plain_fortress)
        self.all_tested = track_tests == "all"
        self.resource_by_year = resource_period == "year"
        self.anyone_cancels = cancel_scope == "anyone"


@final
class Land:
    """The map; lists are indexed by point."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        """TOWN, FORTRESS, POWERFUL or POLAND."""
        self.vp: list[int] = []
        self.scoring: list[int] = []
        """Points that count victory points."""
        self.legitimacy: list[int] = []
        """What its controller gets (the Lavra),"""
        self.honoured: list[int] = []
        """and the points where somebody gets it."""
        self.sovereign: list[bool] = []
        """A Sovereign's fortress at the start."""
        self.swedish_bonus: list[int] = []
        """SMU-REC-12."""
        self.near: list[list[int]] = []
        """Points joined to it by a road, in rising order,"""
        self.roads: list[list[int]] = []
        """and those that are one point of a march away: from Poland to Poland it takes the whole move;"""
        self.open_roads: list[list[int]] = []
        """for all but the Polish party, to whom Poland is closed."""
        self.distance: list[list[int]] = []
        """SMU-APP-13: roads between two points, FAR where there is no way."""
        self.poland: list[int] = []
        """The Polish points."""
        self.border: list[bool] = []
        """A Polish point, or joined to one by a road."""
        self.moscow = NONE
        self.smolensk = NONE
        self.north: list[bool] = [False] * POINTS
        """SMU-MSC-31: where the Shuisky party counts double."""
        self.roll_cost: list[int] = []
        """Of each legitimacy table,"""
        self.roll_points: list[list[list[int]]] = []
        """and by table and die (0 stands for nothing, then 1 to 6): the points named, of which the roller picks one."""


@final
class People:
    """Commanders, personages and detachments; lists are indexed by figure."""

    def __init__(self) -> None:
        self.tactical: list[int] = [0] * FIGURES
        self.strategic: list[int] = [0] * FIGURES
        self.legitimacy: list[int] = [0] * FIGURES
        self.administration: list[int] = [0] * FIGURES
        self.nation: list[int] = [0] * FIGURES
        self.tags: list[int] = [0] * FIGURES
        self.owner: list[list[int]] = [[NONE] * FIGURES for _ in range(6)]
        """By number of seats, then by figure: the seat that has it from the start, NONE for a card or the reserve."""
        self.entry: list[int] = [0] * FIGURES
        """AT_START, BY_DATE or BY_CARD."""
        self.entry_cell: list[int] = [NONE] * FIGURES
        """The cell of the date."""
        self.places: list[list[int]] = [[] for _ in range(FIGURES)]
        """Where it enters; all Polish points where the content says so."""
        self.start_units: list[list[int]] = [[] for _ in range(FIGURES)]
        """Of commanders: a row of UNIT_COLUMNS, cossacks of either kind in the last one."""
        self.recruits: list[int] = [0] * FIGURES
        """Of commanders: bits of the kinds of unit, and of SIEGE_GOOD, that may be bought."""
        self.max_army: list[int] = [0] * FIGURES
        self.honoured: list[int] = []
        """Persons who can have legitimacy."""
        self.may_pretend: list[bool] = [True] * FIGURES
        self.starts_as_pretender: list[bool] = [False] * FIGURES
        self.army_tactical: list[int] = [0] * FIGURES
        """What a personage adds to the commander in whose army he is,"""
        self.army_strategic: list[int] = [0] * FIGURES
        self.army_recruit: list[int] = [0] * FIGURES
        self.fire: list[int] = [0] * FIGURES
        """Of detachments, as the next ones."""
        self.melee: list[int] = [0] * FIGURES
        self.cavalry: list[bool] = [False] * FIGURES
        self.first_tsar = NONE
        self.delagardie = NONE
        self.horn = NONE
        self.karl_philip = NONE
        self.gustav = NONE
        self.vladislav = NONE
        self.false_dmitries: list[int] = []
        """The later ones, in the order in which they come."""


@final
class Units:
    """Kinds of unit and the Siege marker; lists are indexed by kind, those with a good in it also by SIEGE_GOOD."""

    def __init__(self) -> None:
        self.fire: list[int] = []
        self.melee: list[int] = []
        self.cavalry: list[bool] = []
        self.slow: list[bool] = []
        self.die_bonus: list[int] = []
        """Added to the melee die, once for a force."""
        self.commander_legitimacy: list[int] = []
        """For each such unit, to the commander of its army,"""
        self.disgracing: list[int] = []
        """and the kinds of unit that give or take some."""
        self.most: list[int] = []
        """In one army, 0 for as many as fit."""
        self.good_cost: list[int] = []
        """0 where it cannot be bought."""
        self.good_counters: list[int] = []
        self.good_only_at: list[int] = []
        """AT_FORTRESS, AT_VP_TOWN and AT_POLAND as bits, 0 for anywhere."""
        self.columns: list[int] = []
        """The smallest strength of each column of the combat tables."""
        self.fire_table: list[list[int]] = []
        """By die (0 stands for nothing), then by column: losses."""
        self.melee_table: list[list[int]] = []
        self.rout = 9
        """The figure in the melee table that stands for a rout,"""
        self.rout_losses = 3
        """and what a rout costs."""


@final
class Figures:
    """Counts and values that are printed nowhere else."""

    def __init__(self) -> None:
        self.first_year = 1605
        self.crisis_cell = 7
        self.long_rule_cell = 8
        """Of the Tsar at the start."""
        self.long_rule_seasons = 8
        self.win_at = 30
        self.royal_win_at = 20
        self.resource_from: list[int] = []
        """Victory points from which the administrative resource adds `resource_bonus`."""
        self.resource_bonus: list[int] = []
        self.tsar_vp = 6
        self.victory_vp = 1
        self.campaign_victories = 3
        """Victory markers for a battle won against a Sovereign's campaign."""
        self.peace_vp = -4
        self.smolensk_factor = 2
        self.north_factor = 2
        self.accusation = -2
        """Legitimacy of an accused person."""
        self.pretender_markers = 3
        self.accusation_markers = 2
        self.fortress_markers = 2
        self.camp_markers = 2
        self.camp_tactical = 2
        self.camp_losses = 3
        self.picks: list[int] = []
        """By seats: cards that a player may take from his party deck each year."""


@final
class Parts:
    """Everything together."""

    def __init__(self, land: Land, people: People, units: Units, figures: Figures, cards: Cards) -> None:
        self.land = land
        self.people = people
        self.units = units
        self.figures = figures
        self.cards = cards
