"""Described positions: any table of Ivan the Terrible from a plain dict (tests, puzzles, the editor)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from prestol.engine.errors import PositionError
from prestol.engine.game import Game
from prestol.engine.step import Step
from prestol.games.ivan.parts import (
    DEALT,
    DISCARD,
    DISPLAY,
    EMPTY,
    FROM_PROJECTS,
    KINDS,
    OPEN,
    PAD,
    SHOWN,
    SOURCES,
    USED,
    Parts,
)
from prestol.games.ivan.planning import Planning
from prestol.games.ivan.rounds import EndOfRound, NextRound
from prestol.games.ivan.scoring import Scoring
from prestol.games.ivan.state import Ivan
from prestol.games.ivan.turns import Actions
from prestol.library.positions import PositionBuilder

Natural = Annotated[int, Meta(ge=0, le=150)]


class Player(Struct, forbid_unknown_fields=True):
    """What one player has; pieces that are not named are in supply.

    `hand` holds projects that nobody has seen, `open` those taken from the display. A player without any project in
    hand and without a completed one is given one, since everybody keeps one at setup. `tokens` names trade tokens by
    slot, null for an empty one. `chambers` gives the coins under the boyar in each chamber, `posted` the chambers on
    whose card a boyar stands.
    """

    goods: dict[str, Natural] = {}
    vp: Natural = 0
    hand: list[str] = []
    open: list[str] = []
    completed: list[str] = []
    titles: list[str] = []
    estates: list[str] = []
    used: list[str] = []
    spoils: list[str] = []
    tokens: list[str | None] = []
    warriors: dict[str, Natural] = {}
    boyars: dict[str, Natural] = {}
    buildings: list[str] = []
    field: Natural = 0
    chambers: dict[str, Natural] = {}
    posted: list[str] = []


class Description(Struct, forbid_unknown_fields=True):
    """A position in words. Displays that are not named are filled with the first cards and tokens that are left;
    waterways that are not named hold no token; what is named nowhere is in its deck or supply."""

    players: list[Player]
    phase: Literal["plan", "act", "reward", "score", "next"] = "act"
    turn: Natural = 0
    round: Annotated[int, Meta(ge=1, le=4)] = 1
    first: Natural = 0
    favour: list[Natural] | None = None
    favour_tokens: list[int] | None = None
    seals: dict[str, Natural] = {}
    assignments: dict[str, str] = {}
    regions: dict[str, str] = {}
    waterways: dict[str, str] = {}
    trade_discards: list[str] = []
    region_discards: list[str] = []
    spoils_discards: list[str] = []
    title_discards: list[str] = []
    estate_discards: list[str] = []
    spoils: list[str] | None = None
    projects: list[str] | None = None
    titles: list[str] | None = None
    estates: list[str] | None = None
    seed: int | str = 0
    options: dict[str, bool | str] = {}


class Positions(PositionBuilder[Description, Ivan]):
    """Lays out described tables."""

    description = Description

    def __init__(self, game: Game, parts: Parts) -> None:
        super().__init__(game)
        self.parts = parts

    def seats_of(self, wanted: Description) -> int:
        return len(wanted.players)

    def fill(self, state: Ivan, wanted: Description) -> None:
        self.check_seats(wanted, state.seats, "turn", "first")
        state.round, state.first = wanted.round, wanted.first
        state.favour = wanted.favour if wanted.favour is not None else list(range(state.seats))
        for seat, player in enumerate(wanted.players):
            self.seat_player(state, seat, player)
        self.lay_table(state, wanted)
        self.deal_past(state)

    def stack_up(self, state: Ivan, wanted: Description) -> None:
        state.stack = stack_of(state, wanted)

    def seat_player(self, s: Ivan, seat: int, player: Player) -> None:
        s.vp[seat] = player.vp
        s.tally[seat * SOURCES + FROM_PROJECTS] = player.vp
        s.goods[seat * KINDS : (seat + 1) * KINDS] = [0] * KINDS
        for name, count in player.goods.items():
            s.goods[seat * KINDS + self.index("resource", name)] = count
        for place, names in ((seat, player.hand), (OPEN + seat, player.open), (SHOWN + seat, player.completed)):
            self.put(s.projects, "project", names, place)
        self.put(s.titles, "title", player.titles, seat)
        self.put(s.estates, "estate", player.estates, seat)
        self.put(s.estates, "estate", player.used, USED + seat)
        self.put(s.spoils, "spoils", player.spoils, seat)
        if len(player.tokens) > PAD:
            raise PositionError("ivan-fault-position-pad", slots=PAD)
        for slot, token in enumerate(player.tokens):
            if token is not None:
                s.pads[seat * PAD + slot] = self.index("trade_token", token)
        self.place_pieces(s, seat, player)

    def place_pieces(self, s: Ivan, seat: int, player: Player) -> None:
        cities = self.parts.land.cities
        for table, supply, named in (
            (s.warriors, s.warrior_supply, player.warriors),
            (s.boyars, s.boyar_supply, player.boyars),
        ):
            for city, count in named.items():
                table[seat * cities + self.index("city", city)] = count
                supply[seat] -= count
        for city in player.buildings:
            if s.buildings[self.index("city", city)] != EMPTY:
                raise PositionError("ivan-fault-position-buildings", city=city)
            s.buildings[self.index("city", city)] = seat
            s.building_supply[seat] -= 1
        s.field[seat] = player.field
        s.warrior_supply[seat] -= player.field
        for chamber, coins in player.chambers.items():
            s.staked[self.index("chamber", chamber) * s.seats + seat] = coins
            s.boyar_supply[seat] -= 1
        for chamber in player.posted:
            s.posted[self.index("chamber", chamber) * s.seats + seat] = 1
            s.boyar_supply[seat] -= 1

    def lay_table(self, s: Ivan, wanted: Description) -> None:
        figures, seats = self.parts.figures, s.seats
        spaces = self.parts.cards.favour_space
        if wanted.favour_tokens is not None:
            s.favour_tokens = [int(space in wanted.favour_tokens) for space in spaces]
        elif wanted.round > 2:
            s.favour_tokens = [0] * len(spaces)
        for chamber, seat in wanted.seals.items():
            s.seals[self.index("chamber", chamber)] = seat
        self.lay(s.assignments, ("chamber", "assignment"), wanted.assignments, [])
        s.region_discards = [self.index("region_token", token) for token in wanted.region_discards]
        self.lay(s.regions, ("region", "region_token"), wanted.regions, s.region_discards)
        s.trade_discards = [self.index("trade_token", token) for token in wanted.trade_discards]
        ways = [self.domains["waterway"][way] for way in self.parts.land.way_of_slot]
        for way, token in wanted.waterways.items():
            if way not in ways:
                raise PositionError("ivan-fault-position-waterway", way=way, known=", ".join(ways))
            s.slots[ways.index(way)] = self.index("trade_token", token)
        self.put(s.spoils, "spoils", wanted.spoils_discards, DISCARD)
        self.put(s.titles, "title", wanted.title_discards, DISCARD)
        self.put(s.estates, "estate", wanted.estate_discards, DISCARD)
        self.display(s.spoils, "spoils", wanted.spoils, figures.spoils_display[seats])
        self.display(s.titles, "title", wanted.titles, figures.title_display[seats])
        self.display(s.estates, "estate", wanted.estates, figures.estate_display[seats])
        for seat in range(seats):
            if seat not in s.projects and SHOWN + seat not in s.projects:
                s.projects[self.unused(s.projects, wanted.projects)] = seat
        self.display(s.projects, "project", wanted.projects, figures.project_display)

    def lay(self, table: list[int], kinds: tuple[str, str], wanted: dict[str, str], gone: list[int]) -> None:
        """Put the named things in their places, and the first ones that are left in the others."""
        places, things = kinds
        for place, thing in wanted.items():
            table[self.index(places, place)] = self.index(things, thing)
        for at in range(len(table)):
            if table[at] == EMPTY:
                every = range(len(self.domains[things]))
                table[at] = next(thing for thing in every if thing not in table and thing not in gone)

    def display(self, table: list[int], domain: str, wanted: list[str] | None, count: int) -> None:
        if wanted is not None:
            self.put(table, domain, wanted, DISPLAY)
            return
        for _ in range(count):
            table[self.unused(table, None)] = DISPLAY

    def unused(self, table: list[int], but: list[str] | None) -> int:
        """The first card that is still in the deck and not named."""
        kept = [self.index("project", name) for name in but or []]
        for card, place in enumerate(table):
            if place == EMPTY and card not in kept:
                return card
        raise PositionError("ivan-fault-position-cards")

    def put(self, table: list[int], domain: str, names: list[str], place: int) -> None:
        for name in names:
            card = self.index(domain, name)
            if table[card] != EMPTY:
                raise PositionError("ivan-fault-position-twice", name=name)
            table[card] = place

    def deal_past(self, s: Ivan) -> None:
        """IVN-SET-16, IVN-SET-17: what everybody was dealt and kept at setup."""
        for seat in range(s.seats):
            held = [card for card, place in enumerate(s.projects) if place in (seat, SHOWN + seat)]
            s.dealt[seat * DEALT] = held[0]
        for at in range(s.seats * DEALT):
            if s.dealt[at] == EMPTY:
                s.dealt[at] = next(card for card in range(self.parts.projects) if card not in s.dealt)


def stack_of(s: Ivan, wanted: Description) -> list[Step[Any]]:
    """The frame of the round from a phase on."""
    if wanted.phase == "plan":
        return [EndOfRound(), Actions(s.first), Planning(wanted.turn)]
    if wanted.phase == "act":
        return [EndOfRound(), Actions(wanted.turn)]
    if wanted.phase == "reward":
        return [EndOfRound()]
    return [NextRound(), Scoring()] if wanted.phase == "score" else [NextRound()]
