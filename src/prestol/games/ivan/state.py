"""The table of Ivan the Terrible: where everybody and everything is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from prestol.engine.chance import Stream
from prestol.engine.compiling import mypyc_attr
from prestol.engine.errors import Refusal
from prestol.engine.result import Result, places_from
from prestol.engine.state import State
from prestol.engine.step import Choice, Move, Step
from prestol.games.ivan.chambers import Work
from prestol.games.ivan.free import FreeAction, free_moves, misplaced
from prestol.games.ivan.moves import is_free_kind
from prestol.games.ivan.parts import (
    CHAMBERS,
    DEALT,
    DECK,
    EMPTY,
    NOBODY,
    PAD,
    REGIONS,
    SOURCE_NAMES,
    SOURCES,
    Options,
    Parts,
)
from prestol.games.ivan.questions import question_of
from prestol.games.ivan.redeal import redealt
from prestol.games.ivan.view import view

if TYPE_CHECKING:
    from prestol.engine.game import Game


@final
@mypyc_attr(free_list_len=1)
class Ivan(State):
    """Lists are indexed by seat, city, chamber or card; a row of seats comes first where there are two of them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "turn",
        "arranged",
        "round",
        "first",
        "favour",
        "vp",
        "tally",
        "goods",
        "warriors",
        "boyars",
        "buildings",
        "warrior_supply",
        "boyar_supply",
        "building_supply",
        "field",
        "staked",
        "posted",
        "seals",
        "assignments",
        "projects",
        "dealt",
        "titles",
        "estates",
        "spoils",
        "slots",
        "pads",
        "trade_discards",
        "regions",
        "region_discards",
        "favour_tokens",
    )
    GROWING: ClassVar[tuple[str, ...]] = ("trade_discards", "region_discards")

    def __init__(
        self,
        game: Game,
        parts: Parts,
        options: Options,
        seats: int,
        stack: list[Step[Any]],
        luck: Stream,
        old: Ivan | None = None,
    ) -> None:
        super().__init__(game, seats, stack, luck, old)
        self.parts = parts
        self.options = options
        self.round: int = old.round if old else 1
        """From 1."""
        self.first: int = old.first if old else 0
        """First player of the round."""
        self.turn: int = old.turn if old else NOBODY
        """Seat whose turn of the action phase it is, NOBODY outside such turns."""
        self.arranged: int = old.arranged if old else 0
        """1 if the last thing that happened in this turn was a rearrangement (IVN-R-62)."""
        self.favour: list[int] = old.favour[:] if old else [NOBODY] * seats
        """Seats from the top of the favour track down."""
        self.vp: list[int] = old.vp[:] if old else [0] * seats
        self.tally: list[int] = old.tally[:] if old else [0] * (seats * SOURCES)
        """Points by where they came from: a row of SOURCES for each seat."""
        self.goods: list[int] = old.goods[:] if old else parts.figures.start_goods * seats
        """A row of KINDS for each seat."""
        self.warriors: list[int] = old.warriors[:] if old else [0] * (seats * parts.land.cities)
        """A row of cities for each seat."""
        self.boyars: list[int] = old.boyars[:] if old else [0] * (seats * parts.land.cities)
        """A row of cities for each seat."""
        self.buildings: list[int] = old.buildings[:] if old else [NOBODY] * parts.land.cities
        """Owner of the building in each city, or NOBODY."""
        self.warrior_supply: list[int] = old.warrior_supply[:] if old else [parts.figures.warriors] * seats
        self.boyar_supply: list[int] = old.boyar_supply[:] if old else [parts.figures.boyars] * seats
        self.building_supply: list[int] = old.building_supply[:] if old else [parts.figures.buildings] * seats
        self.field: list[int] = old.field[:] if old else [0] * seats
        """Warriors of each seat in the Wild Field."""
        self.staked: list[int] = old.staked[:] if old else [EMPTY] * (CHAMBERS * seats)
        """Coins under each boyar, a row of seats for each chamber; EMPTY where there is none."""
        self.posted: list[int] = old.posted[:] if old else [0] * (CHAMBERS * seats)
        """1 where a boyar stands on the assignment card, a row of seats for each chamber."""
        self.seals: list[int] = old.seals[:] if old else [NOBODY] * CHAMBERS
        """Who has sealed each chamber, or NOBODY."""
        self.assignments: list[int] = old.assignments[:] if old else [EMPTY] * CHAMBERS
        """Assignment card of each chamber."""
        self.projects: list[int] = old.projects[:] if old else [DECK] * parts.projects
        """Where each project is."""
        self.dealt: list[int] = old.dealt[:] if old else [EMPTY] * (seats * DEALT)
        """Projects dealt at setup, a row of three for each seat; once chosen, the kept one comes first."""
        self.titles: list[int] = old.titles[:] if old else [DECK] * parts.titles
        """Where each title is."""
        self.estates: list[int] = old.estates[:] if old else [DECK] * parts.estates
        """Where each estate is; USED is added to the seat of a used one."""
        self.spoils: list[int] = old.spoils[:] if old else [DECK] * parts.spoils
        """Where each spoils token is; those in the Wild Field are on DISPLAY."""
        self.slots: list[int] = old.slots[:] if old else [EMPTY] * parts.figures.slots
        """Trade token on each waterway slot, or EMPTY."""
        self.pads: list[int] = old.pads[:] if old else [EMPTY] * (seats * PAD)
        """Trade tokens on the pads, a row of PAD slots for each seat."""
        self.trade_discards: list[int] = old.trade_discards[:] if old else []
        self.regions: list[int] = old.regions[:] if old else [EMPTY] * REGIONS
        """Region token of each region."""
        self.region_discards: list[int] = old.region_discards[:] if old else []
        self.favour_tokens: list[int] = old.favour_tokens[:] if old else [1] * len(parts.cards.favour_space)
        """1 for each favour token that still lies on the VP track."""

    def clone(self) -> Ivan:
        return Ivan(self.game, self.parts, self.options, self.seats, self.stack[:], self.luck.clone(), self)

    def stage(self) -> int:
        return self.round if self.stack else 0

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> Ivan:
        """`guess` names the seat that holds each project, NOBODY where chance deals it."""
        self.check_seat(seat)
        return redealt(self, -1 if seat is None else seat, rng, recall, guess)

    # --- free actions and refusals

    def free_moves(self, seat: int) -> list[Move]:
        """IVN-FRE-01, IVN-FRE-08: only in the own turn of the action phase."""
        return free_moves(self, seat) if self.turn == seat else []

    def is_free(self, seat: int, move: Move) -> bool:
        return is_free_kind(move[0])

    def free_step(self, seat: int, move: Move) -> Step[Any]:
        return FreeAction(seat, move[0], move[1], move[2] if len(move) > 2 else 0)

    def misplaced(self, step: Choice[Any], move: Move) -> Refusal | None:
        return misplaced(self, step, move)

    def question(self, seat: int, op: int, arg: int) -> Step[Any]:
        """The step that carries out an operation of an effect."""
        return question_of(seat, op, arg, self.parts.no_trade)

    def work(self, seat: int, chamber: int, left: int, extra: int) -> Step[Any]:
        """What is left to do in a chamber."""
        return Work(seat, chamber, left, extra)

    # --- the end

    def rank(self, seat: int) -> int:
        """IVN-FAV-01: place on the favour track, 0 on top."""
        for place in range(self.seats):
            if self.favour[place] == seat:
                return place
        return self.seats

    def result(self) -> Result:
        """IVN-SCO-10, IVN-SCO-11, IVN-R-01: places by points, then by favour."""
        if self.stack:
            raise ValueError("the game is not over; result() is for finished games")
        keys: list[tuple[int, ...]] = [(self.vp[seat], -self.rank(seat)) for seat in range(self.seats)]
        tie = "IVN-SCO-11" if self.vp.count(max(self.vp)) > 1 else ""
        breakdown: list[dict[str, Any]] = [
            dict(zip(SOURCE_NAMES, self.tally[seat * SOURCES : (seat + 1) * SOURCES], strict=True))
            for seat in range(self.seats)
        ]
        return Result(places_from(keys), tuple(self.vp), tuple(breakdown), tie)
