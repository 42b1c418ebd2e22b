"""The components as numbers: what the rules read while a game is played."""

from __future__ import annotations

from typing import Final

from prestol.engine.step import Move
from prestol.games.ivan.moves import ARRANGE, BOYAR, ENTER, MARCH, WARRIOR

# Resources, in the order of the files.
COIN: Final = 0
STONE: Final = 3
FIRST_LOCAL: Final = 1
FIRST_FOREIGN: Final = 4
KINDS: Final = 7

# Columns of a gain beyond the seven resources.
VP: Final = 7
WILD: Final = 8
"""The first of three columns: any local good, any foreign good, any good or coin."""

LOCAL: Final = 0
FOREIGN: Final = 1
ANY: Final = 2

# Chambers.
INCOME: Final = 0
MANEUVERS: Final = 1
PROJECTS: Final = 2
EXCHANGE: Final = 3
REWARDS: Final = 4
CHAMBERS: Final = 5

SEATS: Final = 4
"""Players at most."""
REGIONS: Final = 4
PAD: Final = 5
"""Slots of a player pad."""
DEALT: Final = 3
"""Projects dealt to each player at setup."""

NOBODY: Final = -1
EMPTY: Final = -1
"""No token in a slot, no boyar in a chamber."""

# Where a card or token is: with a seat (0 to 3), or in one of these places.
DECK: Final = -1
DISPLAY: Final = -2
DISCARD: Final = -3
USED: Final = 4
"""Added to the seat of an estate that is turned sideways."""

# Where a project is, beyond DECK and DISPLAY: the seat is added.
HIDDEN: Final = 0
"""In a hand, drawn unseen."""
OPEN: Final = 4
"""In a hand, taken from the display before all eyes."""
SHOWN: Final = 8
"""Completed, unseen until then."""
DONE_OPEN: Final = 12
"""Completed, known to all before."""


def is_in_hand(place: int, seat: int) -> bool:
    """Whether a project at this place is in the hand of a seat, seen by others or not."""
    return place == HIDDEN + seat or place == OPEN + seat


def is_completed(place: int, seat: int) -> bool:
    """Whether a project at this place was completed by a seat."""
    return place == SHOWN + seat or place == DONE_OPEN + seat


# Targets of assignment cards beyond the colours.
ANY_CITY: Final = -1
NO_CITY: Final = -2

# Steps of effects.
OP_GAIN: Final = 0
OP_FAVOUR: Final = 1
OP_INCOME: Final = 2
OP_PLACE: Final = 3
OP_MOVE: Final = 4
OP_TAKE_PROJECT: Final = 5
OP_COMPLETE: Final = 6
OP_TAKE_ESTATE: Final = 7
OP_TAKE_TITLE: Final = 8
OP_EXCHANGE: Final = 9
OP_RESOLVE: Final = 10
OP_WAR: Final = 11
OP_BUILD: Final = 12

SWAP_UNITS: Final = 2
"""IVN-EXC-01: units given in a swap of the chamber."""
PER_GIVEN: Final = 100
"""The argument of an exchange: this for each unit given, and how many times it may be done."""

OPERATIONS: Final = (
    "gain",
    "favour",
    "income",
    "place_warrior",
    "move",
    "take_project",
    "complete_project",
    "take_estate",
    "take_title",
    "exchange",
    "resolve_trade",
    "war",
    "build",
)
"""The words of the content for the steps of effects, by number."""

UNLIMITED: Final = 99
"""The number of swaps that stands for any number."""

# Where points come from.
FROM_PROJECTS: Final = 0
FROM_REGIONS: Final = 1
FROM_SPOILS: Final = 2
FROM_TRADE: Final = 3
FROM_ESTATES: Final = 4
FROM_FAVOUR: Final = 5
FROM_TITLES: Final = 6
FROM_FIELD: Final = 7
FROM_COURT: Final = 8
FROM_GOODS: Final = 9
SOURCES: Final = 10
SOURCE_NAMES: Final = (
    "projects", "regions", "spoils", "trade", "estates", "favour", "titles", "field", "court", "goods",
)  # fmt: skip

CONSTRUCTION: Final = 0
TRADE: Final = 1
MILITARY: Final = 2


class Land:
    """The map. Cities, colours and waterway slots are numbered in the order of the files."""

    def __init__(self, region: list[int], colour: list[int], income: list[list[int]], near: list[list[int]]) -> None:
        self.region = region
        self.colour = colour
        self.income = income
        self.near = near
        """Adjacent cities of each city."""
        self.cities = len(region)
        self.slot_between = [EMPTY] * (self.cities * self.cities)
        """Trade slot of the waterway from one city to another, EMPTY if it has none."""
        self.of_region: list[list[int]] = [[], [], [], []]
        self.spots = [seat * REGIONS + region[city] for seat in range(SEATS) for city in range(self.cities)]
        """By seat and city: the place of its region in a list with a row of regions for each seat."""
        self.targets: list[list[int]] = [[], [], [], []]
        """Cities of each colour."""
        for city in range(self.cities):
            self.of_region[region[city]].append(city)
            self.targets[colour[city]].append(city)
        self.arrivals: list[list[Move]] = [[(ENTER, city) for city in cities] for cities in self.targets]
        """Cities that a boyar may enter from a card of each colour."""
        self.all_arrivals: list[Move] = [(ENTER, city) for city in range(self.cities)]
        self.way_of_slot: list[int] = []
        """The waterway of each trade slot."""
        self.warrior_marches: list[list[Move]] = []
        self.boyar_marches: list[list[Move]] = []
        for city in range(self.cities):
            self.warrior_marches.append([(MARCH, WARRIOR, city, other) for other in near[city]])
            self.boyar_marches.append([(MARCH, BOYAR, city, other) for other in near[city]])

    def join(self, one: int, other: int, slot: int) -> None:
        self.slot_between[one * self.cities + other] = slot
        self.slot_between[other * self.cities + one] = slot


class Effects:
    """All lists of effects; each step is an operation with one figure: a row of `gains`, how many trade effects, or a
    hundred times the units given in a swap plus the number of swaps."""

    def __init__(self) -> None:
        self.ops: list[list[int]] = []
        self.args: list[list[int]] = []
        self.source: list[int] = []
        """What the points of each list are booked as."""
        self.gains: list[list[int]] = []
        """Rows of eleven: the resources, VP, and the three wild kinds."""


class Cards:
    """Cards and tokens by number."""

    def __init__(self) -> None:
        self.project_type: list[int] = []
        self.project_cost: list[list[int]] = []
        self.project_price: list[int] = []
        """The cost as one number, a purse."""
        self.project_vp: list[int] = []
        self.type_effect: list[int] = []
        self.title_count: list[int] = []
        self.title_vp: list[int] = []
        self.title_every: list[int] = []
        self.title_threshold: list[int] = []
        self.title_table: list[list[int]] = []
        self.estate_cost: list[list[int]] = []
        self.estate_effect: list[int] = []
        self.spoils_effect: list[int] = []
        self.trade_effect: list[int] = []
        """Trade tokens first, then the printed effects of the pad, -1 for a blank slot."""
        self.region_effect: list[int] = []
        """Two for each region token."""
        self.region_vp: list[int] = []
        self.region_dark: list[bool] = []
        self.assignment_target: list[int] = []
        """A colour, ANY_CITY or NO_CITY."""
        self.assignment_regular: list[int] = []
        self.assignment_bonus: list[int] = []
        self.favour_space: list[int] = []


class Figures:
    """Single figures of the rules; lists by number of players have that number as index."""

    def __init__(self) -> None:
        self.start_goods: list[int] = []
        self.project_display = 0
        self.spoils_display: list[int] = []
        self.title_display: list[int] = []
        self.estate_display: list[int] = []
        self.seal_cost: list[int] = []
        self.reward_places: list[int] = []
        self.warriors = 0
        self.boyars = 0
        self.buildings = 0
        self.seals = 0
        self.stone_price = 0
        self.warrior_influence = 0
        self.boyar_influence = 0
        self.building_influence = 0
        self.top_favour_vp = 0
        self.field_vp: list[int] = []
        self.court_vp: list[int] = []
        self.foreign_per_vp = 1
        self.any_per_vp = 1
        self.rounds = 0
        self.scoring: list[bool] = []
        self.slots = 0
        """Waterways with a trade token."""
        self.local_sold = 0
        self.local_price = 0
        self.foreign_price = 0
        self.income_cities = 0
        self.income_again = 0
        self.actions: list[int] = []
        """Regular actions of each chamber."""
        self.more: list[int] = []
        """Actions that a seal adds in each chamber."""
        self.scorings_left: list[int] = []
        """By round: scorings from it to the end, once somebody has asked."""

    def scorings_from(self, number: int) -> int:
        """Scorings from a round to the end, both included."""
        if len(self.scorings_left) == 0:
            self.scorings_left = [self.scoring[first:].count(True) for first in range(len(self.scoring))]
        return self.scorings_left[number]


class Parts:
    """The content of a game."""

    def __init__(self, land: Land, effects: Effects, cards: Cards, figures: Figures) -> None:
        self.land = land
        self.effects = effects
        self.cards = cards
        self.figures = figures
        self.projects = len(cards.project_type)
        self.titles = len(cards.title_count)
        self.estates = len(cards.estate_cost)
        self.spoils = len(cards.spoils_effect)
        self.tokens = len(cards.trade_effect) - PAD
        self.region_tokens = len(cards.region_vp)
        self.printed = [slot for slot in range(PAD) if cards.trade_effect[self.tokens + slot] >= 0]
        self.blank = [slot for slot in range(PAD) if cards.trade_effect[self.tokens + slot] < 0]
        self.no_trade = self.tokens + PAD
        """The number of no trade effect: tokens come first, then the slots of the pad."""
        self.arrangements: list[list[Move]] = []
        """IVN-R-62: other arrangements, by the number of tokens and the mask of printed slots that they cover now."""
        for count in range(PAD + 1):
            for now in range(1 << len(self.printed)):
                self.arrangements.append(other_arrangements(self.printed, self.blank, count, now))


def other_arrangements(printed: list[int], blank: list[int], count: int, now: int) -> list[Move]:
    """Sets of slots for this many tokens, written as the digits of the slots: 125 for the first, second and fifth.

    Blank slots are alike: the first ones are used, and what differs only there is no other arrangement.
    """
    found: list[Move] = []
    for mask in range(1 << len(printed)):
        covered = [slot for at, slot in enumerate(printed) if mask >> at & 1]
        rest = count - len(covered)
        if count > 0 and mask != now and 0 <= rest <= len(blank):
            number = 0
            for slot in sorted(covered + blank[:rest]):
                number = number * 10 + slot + 1
            found.append((ARRANGE, number))
    return found


class Options:
    """The readings that the table has chosen."""

    def __init__(
        self, income_pick: str, trade_pair: str, empty_deck_closes_display: bool, seal_by_sale: bool = False
    ) -> None:
        self.income_pick = income_pick
        self.trade_pair = trade_pair
        self.empty_deck_closes_display = empty_deck_closes_display
        self.seal_by_sale = seal_by_sale
        self.one_city_at_a_time = income_pick == "one_by_one"
        self.one_trade_at_a_time = trade_pair == "one_by_one"
