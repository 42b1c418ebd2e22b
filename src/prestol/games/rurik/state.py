"""The table of Rurik: where everybody and everything is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from prestol.engine.chance import Stream
from prestol.engine.deck import Deck, new_deck
from prestol.engine.errors import Refusal
from prestol.engine.result import Result
from prestol.engine.state import State
from prestol.engine.step import Choice, Move, Step
from prestol.games.rurik.components import Options, Parts
from prestol.games.rurik.extras import FreeAction, free_moves, misplaced
from prestol.games.rurik.moves import is_free_kind
from prestol.games.rurik.parts import (
    ACTIONS,
    ADVISORS,
    DEALT,
    DEED_DECK,
    EMPTY,
    GOODS,
    IN_DECK,
    KINDS,
    NOBODY,
    NOWHERE,
    REGIONS,
    ROWS,
    SOLO,
    SOURCES,
    TRACKS,
)
from prestol.games.rurik.redeal import redealt
from prestol.games.rurik.scoring import final_result
from prestol.games.rurik.view import view

if TYPE_CHECKING:
    from prestol.engine.game import Game


@final
class Rurik(State):
    """Lists are indexed by side, region or card; a row of sides comes first where there are two of them.

    The sides are the seats, and in the solo game the Rebellion after them.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "first",
        "token",
        "turn",
        "leaders",
        "leader_at",
        "troops",
        "troop_supply",
        "buildings",
        "building_supply",
        "coins",
        "goods",
        "yields",
        "stocked",
        "rebels",
        "defeated",
        "rewards",
        "neutrals",
        "tracks",
        "war",
        "tally",
        "advisors",
        "banners",
        "bribes",
        "left_deck",
        "right_deck",
        "schemes",
        "scheme_known",
        "looked",
        "discards",
        "deeds",
        "agendas",
        "converted",
        "used",
        "extras",
        "tax_points",
        "build_points",
        "priority",
        "cells",
        "ring",
        "flips",
        "card_row",
    )
    GROWING: ClassVar[tuple[str, ...]] = ("looked", "discards", "ring")

    def __init__(
        self,
        game: Game,
        parts: Parts,
        options: Options,
        seats: int,
        stack: list[Step[Any]],
        luck: Stream,
        old: Rurik | None = None,
    ) -> None:
        super().__init__(game, seats, stack, luck, old)
        self.parts = parts
        self.options = options
        sides = 2 if seats == SOLO else seats
        self.round: int = old.round if old else 1
        """From 1."""
        self.first: int = old.first if old else 0
        """First player of the round."""
        self.token: int = old.token if old else 0
        """Who holds the first-player token: first player from the next claim phase on (RUR-SCH-04)."""
        self.turn: int = old.turn if old else NOBODY
        """Seat whose turn of the action phase it is, NOBODY outside such turns."""
        self.leaders: list[int] = old.leaders[:] if old else [EMPTY] * sides
        """The Rebellion's leader is numbered after all others."""
        self.leader_at: list[int] = old.leader_at[:] if old else [NOWHERE] * sides
        self.troops: list[int] = old.troops[:] if old else [0] * (sides * REGIONS)
        """Ordinary troops, a row of regions for each side."""
        self.troop_supply: list[int] = old.troop_supply[:] if old else parts.figures.troop_sets[seats][:]
        self.buildings: list[int] = old.buildings[:] if old else [NOBODY] * (REGIONS * KINDS)
        """Owners, a row of KINDS for each region."""
        self.building_supply: list[int] = old.building_supply[:] if old else parts.figures.buildings * sides
        """A row of KINDS for each side."""
        self.coins: list[int] = old.coins[:] if old else [parts.figures.start_coins[seats]] * sides
        self.goods: list[int] = old.goods[:] if old else [0] * (sides * GOODS)
        """On boat and dock together, a row of GOODS for each side."""
        self.yields: list[int] = old.yields[:] if old else parts.land.goods[:]
        """The kind of good of each region."""
        self.stocked: list[int] = old.stocked[:] if old else [0] * REGIONS
        """1 where a good lies."""
        self.rebels: list[int] = old.rebels[:] if old else [EMPTY] * REGIONS
        """The rebel in each region, UNSEEN where nobody knows its reward."""
        self.defeated: list[int] = old.defeated[:] if old else [NOBODY] * len(parts.cards.rebel_effect)
        """Who has defeated each rebel."""
        self.rewards: list[int] = old.rewards[:] if old else [1] * len(parts.cards.reward_effect)
        """1 for each reward token that is still in the stack (RUR-VAR-02)."""
        self.neutrals: list[int] = old.neutrals[:] if old else [0] * REGIONS
        """Neutral troops of the solo game."""
        self.tracks: list[int] = old.tracks[:] if old else [0] * (sides * TRACKS)
        """Rows of the claim markers from 1, 0 below the track; a row of TRACKS for each side."""
        self.war: list[int] = old.war[:] if old else [0] * sides
        self.tally: list[int] = old.tally[:] if old else [0] * (sides * SOURCES)
        """Points by where they came from, once the game is scored: a row of SOURCES for each side."""
        self.advisors: list[int] = old.advisors[:] if old else [0] * (sides * ADVISORS)
        """Where each advisor is, a row of ADVISORS for each side."""
        self.banners: list[int] = old.banners[:] if old else [EMPTY] * (ACTIONS * ROWS)
        """The advisor on each space, numbered as in `advisors`; a row of ROWS for each action, from the top."""
        self.bribes: list[int] = old.bribes[:] if old else [0] * (ACTIONS * ROWS)
        """Coins beside each advisor."""
        self.left_deck: Deck = old.left_deck.clone() if old else new_deck([])
        self.right_deck: Deck = old.right_deck.clone() if old else new_deck(list(range(parts.schemes)))
        """The two scheme decks."""
        self.schemes: list[int] = old.schemes[:] if old else [IN_DECK] * parts.schemes
        """Where each scheme card is."""
        self.scheme_known: list[int] = old.scheme_known[:] if old else [0] * parts.schemes
        """Mask of the seats that know of a card in a hand, or among those looked at, that it is there."""
        self.looked: list[int] = old.looked[:] if old else []
        """Cards being looked at or turned up, in order."""
        self.discards: list[int] = old.discards[:] if old else []
        self.deeds: list[int] = old.deeds[:] if old else [DEED_DECK] * parts.deeds
        """Where each deed is."""
        self.agendas: list[int] = old.agendas[:] if old else [EMPTY] * (seats * DEALT)
        """Agendas dealt, a row of DEALT for each seat; once chosen, the kept one comes first."""
        self.converted: list[int] = old.converted[:] if old else [0] * (seats * 2)
        """1 for a conversion token that lies face down, a row of two for each seat."""
        self.used: list[int] = old.used[:] if old else [0] * seats
        """1 where the once-a-round ability of the leader has been used."""
        self.extras: int = old.extras if old else 0
        """Additional actions taken this turn, as bits."""
        self.tax_points: int = old.tax_points if old else 0
        self.build_points: int = old.build_points if old else 0
        """RUR-TAX-03, RUR-BLD-03: what is left of the sums of this turn."""
        self.priority: int = old.priority if old else parts.rebels.start_priority[options.mat]
        """RUR-SOL-07: what the Rebellion aims at."""
        self.cells: list[int] = old.cells[:] if old else parts.rebels.cell_covered[options.mat][:]
        """RUR-SOL-08: 1 for each cell of the rebellion mat that a coin locks."""
        self.ring: list[int] = old.ring[:] if old else []
        """Rebellion cards in the order in which they come to the top of their deck, as far as it is decided."""
        self.flips: int = old.flips if old else 0
        """How many cards have come from the bottom of the deck to its top."""
        self.card_row: int = old.card_row if old else 0
        """RUR-SOL-17: rows of the bottom card that were read this round."""

    @property
    def sides(self) -> int:
        """The seats, and in the solo game the Rebellion."""
        return 2 if self.seats == SOLO else self.seats

    @property
    def regions(self) -> list[int]:
        """Regions in play."""
        return self.parts.land.in_play[self.seats]

    @property
    def near(self) -> list[list[int]]:
        """Neighbours in play of each region."""
        return self.parts.land.near[self.seats]

    @property
    def mat(self) -> int:
        """RUR-SOL-06: the rebellion mat, by difficulty."""
        return self.options.mat

    def clone(self) -> Rurik:
        return Rurik(self.game, self.parts, self.options, self.seats, self.stack[:], self.luck.clone(), self)

    def deck(self, which: int) -> Deck:
        return self.right_deck if which else self.left_deck

    def stage(self) -> int:
        return self.round if self.stack else 0

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> Rurik:
        self.check_seat(seat)
        return redealt(self, seat, rng, recall)

    def free_moves(self, seat: int) -> list[Move]:
        return free_moves(self, seat) if self.turn == seat else []

    def is_free(self, seat: int, move: Move) -> bool:
        return is_free_kind(move[0])

    def free_step(self, seat: int, move: Move) -> Step[Any]:
        return FreeAction(seat, move)

    def misplaced(self, step: Choice[Any], move: Move) -> Refusal | None:
        return misplaced(self, step, move)

    def result(self) -> Result:
        if self.stack:
            raise ValueError("the game is not over; result() is for finished games")
        return final_result(self)
