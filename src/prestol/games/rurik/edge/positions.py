"""Described positions: any table of Rurik from a plain dict (tests, puzzles, the editor)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from prestol.engine.deck import Deck
from prestol.engine.errors import PositionError
from prestol.engine.game import Game
from prestol.engine.places import not_among
from prestol.engine.state import mask_of
from prestol.engine.step import Step
from prestol.games.rurik.banners import place_advisor
from prestol.games.rurik.claim import Claim
from prestol.games.rurik.components import Parts
from prestol.games.rurik.effect import carry_out
from prestol.games.rurik.opening import agendas_left, free_leaders, ready_advisors
from prestol.games.rurik.parts import (
    ADVISORS,
    BOX,
    DEALT,
    DEED_DECK,
    DEED_DISCARD,
    DEED_ROW,
    DISCARDED,
    DONE,
    EMPTY,
    GOODS,
    IN_DECK,
    IN_HAND,
    KINDS,
    NOBODY,
    REBELLION,
    REGIONS,
    ROWS,
    SOLO,
    TRACKS,
    UNSEEN,
)
from prestol.games.rurik.rounds import NextRound
from prestol.games.rurik.scoring import Scoring
from prestol.games.rurik.state import Rurik
from prestol.games.rurik.strategy import Strategy
from prestol.games.rurik.turns import Actions, TurnEnd
from prestol.library.positions import PositionBuilder

Natural = Annotated[int, Meta(ge=0, le=150)]


class Side(Struct, forbid_unknown_fields=True):
    """What a player or the Rebellion has; pieces that are not named are in supply, the leader too.

    `buildings` names those of each region, `tracks` the rows of the claim markers.
    """

    at: str | None = None
    troops: dict[str, Natural] = {}
    buildings: dict[str, list[str]] = {}
    coins: Natural = 3
    goods: dict[str, Natural] = {}
    tracks: dict[str, Annotated[int, Meta(ge=0, le=5)]] = {}
    war: Natural = 0


class Player(Side):
    """A player without a leader or an agenda is given the first one that is left.

    `hand` holds scheme cards, `deeds` those lying before the player, `done` accomplished ones, `converted` the tokens
    that are turned down.
    """

    leader: str | None = None
    hand: list[str] = []
    deeds: list[str] = []
    done: list[str] = []
    agenda: str | None = None
    defeated: list[str] = []
    converted: list[str] = []
    used: bool = False


class Advisor(Struct, forbid_unknown_fields=True):
    """An advisor on a banner; the Rebellion is the side after the last seat."""

    seat: Natural
    advisor: str
    bribe: Natural = 0


class Rebellion(Side):
    """The Rebellion of the solo game: its cards in the order in which they come to the top, the first one on top now.

    `uncovered` counts the coins that are off each column of its mat.
    """

    priority: str | None = None
    cards: list[str] = []
    uncovered: dict[str, Natural] = {}


class Description(Struct, forbid_unknown_fields=True):
    """A position in words. Regions in play hold their good unless they are `bare`, and no rebel unless it is named.

    `banners` lists the advisors of each banner in the order in which they were placed; in the action phase everybody
    else's advisors are back in hand. `left` and `right` name the uppermost cards of the scheme decks, known to those
    in `known_by`. With `points` the turn is in the middle of its main action, with these points to spend.
    """

    players: list[Player]
    phase: Literal["strategy", "actions", "claim", "scoring"] = "actions"
    turn: Natural = 0
    round: Annotated[int, Meta(ge=1, le=4)] = 1
    first: Natural = 0
    token: Natural | None = None
    points: dict[str, Natural] = {}
    tax: Natural = 0
    build: Natural = 0
    rebels: dict[str, str | None] = {}
    neutrals: list[str] = []
    bare: list[str] = []
    yields: dict[str, str] = {}
    banners: dict[str, list[Advisor]] = {}
    left: list[str] = []
    right: list[str] = []
    known_by: list[Natural] = []
    discards: list[str] = []
    deed_row: list[str] | None = None
    deed_discards: list[str] = []
    rebellion: Rebellion | None = None
    seed: int | str = 0
    options: dict[str, bool | str] = {}


class Positions(PositionBuilder[Description, Rurik]):
    """Lays out described tables."""

    description = Description

    def __init__(self, game: Game, parts: Parts) -> None:
        super().__init__(game)
        self.parts = parts

    def seats_of(self, wanted: Description) -> int:
        return len(wanted.players)

    def fill(self, state: Rurik, wanted: Description) -> None:
        self.check_seats(wanted, state.seats, "first")
        if wanted.turn >= state.sides:
            raise PositionError("fault-position-seat", field="turn", last=state.sides - 1)
        if (wanted.token or 0) >= state.seats:
            raise PositionError("fault-position-seat", field="token", last=state.seats - 1)
        state.round, state.first = wanted.round, wanted.first
        state.token = wanted.first if wanted.token is None else wanted.token
        self.lay_map(state, wanted)
        for seat, player in enumerate(wanted.players):
            self.seat_player(state, seat, player)
        if state.seats == SOLO:
            self.raise_rebellion(state, wanted.rebellion or Rebellion())
        for seat in range(state.seats):
            if state.leaders[seat] == EMPTY:
                state.leaders[seat] = free_leaders(state)[0]
        self.lay_cards(state, wanted)
        self.deal_agendas(state, wanted)
        self.lay_banners(state, wanted)
        state.tax_points, state.build_points = wanted.tax, wanted.build

    # --- the map

    def lay_map(self, s: Rurik, wanted: Description) -> None:
        bare = [self.index("region", name) for name in wanted.bare]
        for region in s.regions:
            s.stocked[region] = int(region not in bare)
        for name, good in wanted.yields.items():
            s.yields[self.index("region", name)] = self.index("good", good)
        for name, rebel in wanted.rebels.items():
            s.rebels[self.index("region", name)] = UNSEEN if rebel is None else self.index("rebel", rebel)
        for name in wanted.neutrals:
            s.neutrals[self.index("region", name)] += 1

    def place_side(self, s: Rurik, side: int, given: Side) -> None:
        s.coins[side], s.war[side] = given.coins, given.war
        s.leader_at[side] = EMPTY if given.at is None else self.index("region", given.at)
        for name, count in given.troops.items():
            s.troops[side * REGIONS + self.index("region", name)] = count
            s.troop_supply[side] -= count
        for name, kinds in given.buildings.items():
            for kind in kinds:
                self.put_building(s, side, self.index("building", kind), self.index("region", name))
        for good, count in given.goods.items():
            s.goods[side * GOODS + self.index("good", good)] = count
        for track, row in given.tracks.items():
            s.tracks[side * TRACKS + self.index("track", track)] = row

    def put_building(self, s: Rurik, side: int, kind: int, region: int) -> None:
        if s.buildings[region * KINDS + kind] != NOBODY:
            raise PositionError("rurik-fault-position-building", region=self.domains["region"][region])
        s.buildings[region * KINDS + kind] = side
        s.building_supply[side * KINDS + kind] -= 1

    # --- players

    def seat_player(self, s: Rurik, seat: int, player: Player) -> None:
        s.leaders[seat] = EMPTY if player.leader is None else self.index("leader", player.leader)
        self.place_side(s, seat, player)
        for name in player.defeated:
            s.defeated[self.index("rebel", name)] = seat
        for name in player.converted:
            s.converted[seat * 2 + self.index("conversion", name)] = 1
        s.used[seat] = int(player.used)
        self.put(s.schemes, "scheme", player.hand, seat, IN_DECK)
        self.put(s.deeds, "deed", player.deeds, seat, DEED_DECK)
        self.put(s.deeds, "deed", player.done, DONE + seat, DEED_DECK)
        if player.agenda is not None:
            s.agendas[seat * DEALT] = self.index("agenda", player.agenda)

    def put(self, table: list[int], domain: str, names: list[str], place: int, free: int) -> None:
        for name in names:
            card = self.index(domain, name)
            if table[card] != free:
                raise PositionError("rurik-fault-position-twice", name=name)
            table[card] = place

    def deal_agendas(self, s: Rurik, wanted: Description) -> None:
        """RUR-SET-11: whoever is said to have none keeps the first that is left; the second one was rejected."""
        for at in range(len(s.agendas)):
            if s.agendas[at] == EMPTY:
                s.agendas[at] = agendas_left(s)[0]

    # --- cards

    def lay_cards(self, s: Rurik, wanted: Description) -> None:
        self.put(s.schemes, "scheme", wanted.discards, DISCARDED, IN_DECK)
        s.discards = [self.index("scheme", name) for name in wanted.discards]
        tops = [[self.index("scheme", name) for name in names] for names in (wanted.left, wanted.right)]
        named = [*tops[0], *tops[1]]
        if any(s.schemes[card] != IN_DECK for card in named) or len(set(named)) != len(named):
            raise PositionError("rurik-fault-position-decks")
        loose = [card for card in range(s.parts.schemes) if s.schemes[card] == IN_DECK and card not in named]
        half = max(0, (len(loose) + len(named) + 1) // 2 - len(tops[0]))
        mask = sum(mask_of(seat) for seat in wanted.known_by)
        s.left_deck = Deck(loose[:half], tops[0], [mask] * len(tops[0]), [], [], [])
        s.right_deck = Deck(loose[half:], tops[1], [mask] * len(tops[1]), [], [], [])
        self.put(s.deeds, "deed", wanted.deed_discards, DEED_DISCARD, DEED_DECK)
        for deed in range(s.parts.deeds):
            if s.seats == SOLO and not s.parts.cards.deed_solo[deed] and s.deeds[deed] == DEED_DECK:
                s.deeds[deed] = BOX
        if wanted.deed_row is not None:
            self.put(s.deeds, "deed", wanted.deed_row, DEED_ROW, DEED_DECK)
        else:
            for _ in range(s.parts.figures.deed_row[s.seats]):
                if DEED_DECK in s.deeds:
                    s.deeds[s.deeds.index(DEED_DECK)] = DEED_ROW

    # --- the strategy board

    def lay_banners(self, s: Rurik, wanted: Description) -> None:
        ready_advisors(s)
        for name, advisors in wanted.banners.items():
            action = self.index("action", name)
            for placed in advisors:
                if placed.seat >= s.sides:
                    raise PositionError("fault-position-seat", field="banners", last=s.sides - 1)
                advisor = self.index("advisor", placed.advisor)
                rows = s.parts.strategy.rows[s.parts.figures.strategy_side[s.seats]]
                full = s.banners[action * ROWS + rows - 1] != EMPTY
                if full or s.advisors[placed.seat * ADVISORS + advisor] != IN_HAND:
                    raise PositionError("rurik-fault-position-banner", action=name)
                s.coins[placed.seat] += placed.bribe
                place_advisor(s, placed.seat, advisor, action, placed.bribe)
        s.told = []

    # --- the Rebellion

    def raise_rebellion(self, s: Rurik, given: Rebellion) -> None:
        s.leaders[REBELLION] = len(s.parts.leaders.solo)
        self.place_side(s, REBELLION, given)
        if given.priority is not None:
            s.priority = self.index("priority", given.priority)
        s.ring = [self.index("rebellion_card", name) for name in given.cards]
        s.ring = s.ring or not_among(len(s.parts.rebels.order), [])[:1]
        columns = s.parts.rebels.cell_column[s.mat]
        for name, count in given.uncovered.items():
            cells = [cell for cell, column in enumerate(columns) if column == self.index("priority", name)]
            for cell in [cell for cell in cells if s.cells[cell]][:count]:
                s.cells[cell] = 0

    # --- what is going on

    def stack_up(self, state: Rurik, wanted: Description) -> None:
        state.stack = self.stack_of(state, wanted)
        if wanted.points:
            state.turn = wanted.turn
            self.give_points(state, wanted)

    def stack_of(self, s: Rurik, wanted: Description) -> list[Step[Any]]:
        """The frame of the round from a phase on."""
        if wanted.phase == "scoring":
            return [Scoring()]
        if wanted.phase == "claim":
            return [NextRound(), Claim()]
        if wanted.phase == "strategy":
            return [NextRound(), Claim(), Actions(s.first), Strategy(wanted.turn)]
        if wanted.points or wanted.tax or wanted.build:
            s.turn = wanted.turn
            return [NextRound(), Claim(), Actions((wanted.turn + 1) % s.sides), TurnEnd(wanted.turn)]
        return [NextRound(), Claim(), Actions(wanted.turn)]

    def give_points(self, s: Rurik, wanted: Description) -> None:
        """A made-up effect of a space, so that its questions are asked as in play."""
        names = ("muster", "move", "attack", "tax", "build", "look", "take_deed", "anywhere", "fewer", "token")
        row = [0] * 16
        for name, count in wanted.points.items():
            if name not in names:
                raise PositionError("fault-position-word", domain="points", word=name, known=", ".join(names))
            row[6 + names.index(name)] = count
        self.parts.effects.append(row)
        carry_out(s, wanted.turn, len(self.parts.effects) - 1)
        self.parts.effects.pop()
