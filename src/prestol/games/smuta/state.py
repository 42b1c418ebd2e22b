"""The table of Smuta: where everybody and everything is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from prestol.engine.chance import Stream
from prestol.engine.errors import Refusal
from prestol.engine.result import Result
from prestol.engine.state import State
from prestol.engine.step import Choice, Move, Step
from prestol.engine.window import Answer
from prestol.games.smuta import reactions
from prestol.games.smuta.components import Options, Parts
from prestol.games.smuta.parts import (
    CARDS,
    COMMANDERS,
    DRAW_PILE,
    FIGURES,
    NO_VICTORY,
    NOBODY,
    NONE,
    NOT_YET,
    PHASES,
    POINTS,
    SETTING_UP,
    UNIT_KINDS,
    UNNAMED,
)
from prestol.games.smuta.redeal import redealt
from prestol.games.smuta.refusals import misplaced
from prestol.games.smuta.scoring import final_result
from prestol.games.smuta.view import view

if TYPE_CHECKING:
    from prestol.engine.game import Game


@final
class Smuta(State):
    """Lists are indexed by point, figure, card or seat. Seats and parties are the same numbers (SMU-SET-17)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "now",
        "phase",
        "first",
        "active",
        "tsar",
        "long_rule",
        "peace",
        "peace_tsar",
        "verdict",
        "winner",
        "victory",
        "control",
        "walled",
        "at",
        "host",
        "owner",
        "marks",
        "track",
        "units",
        "cards",
        "known",
        "picks",
        "victories",
        "year_legitimacy",
        "phase_legitimacy",
        "spent",
        "played",
        "called",
        "stormed",
        "ready",
        "resource",
        "resource_years",
        "effects",
        "announced",
        "dying",
        "moving",
        "battle",
        "waived",
        "siege",
    )
    GROWING: ClassVar[tuple[str, ...]] = ("picks", "stormed", "ready", "dying", "moving", "battle", "siege")
    ROWS: ClassVar[tuple[str, ...]] = ("effects", "announced")

    def __init__(
        self,
        game: Game,
        parts: Parts,
        options: Options,
        seats: int,
        stack: list[Step[Any]],
        luck: Stream,
        old: Smuta | None = None,
    ) -> None:
        super().__init__(game, seats, stack, luck, old)
        self.parts = parts
        self.options = options
        self.now: int = old.now if old else 0
        """The cell of the turn track: year and season in one (SMU-R-60)."""
        self.phase: int = old.phase if old else SETTING_UP
        """SETTING_UP to YEAR_END."""
        self.first: int = old.first if old else 0
        """First player of the season."""
        self.active: int = old.active if old else NOBODY
        """Whose turn of the phase it is."""
        self.tsar: int = old.tsar if old else NONE
        """The reigning Tsar; his party is his owner."""
        self.long_rule: int = old.long_rule if old else NONE
        """The cell of the Long rule marker."""
        self.peace: int = old.peace if old else NOBODY
        """Who has the marker Peace with Sweden,"""
        self.peace_tsar: int = old.peace_tsar if old else NONE
        """and the Tsar who made it."""
        self.verdict: int = old.verdict if old else NOBODY
        """Who has the marker Zemsky verdict."""
        self.winner: int = old.winner if old else NOBODY
        self.victory: int = old.victory if old else NO_VICTORY
        """NO_VICTORY to BY_SOBOR."""
        self.control: list[int] = old.control[:] if old else [NOBODY] * POINTS
        """A seat, NOBODY or SOVEREIGN."""
        self.walled: list[int] = old.walled[:] if old else [0] * POINTS
        """1 for a town with a Fortress marker (SMU-CRD-28)."""
        self.at: list[int] = old.at[:] if old else [NOT_YET] * FIGURES
        """A point, or NOT_YET to BESIDE_BOARD. Both commanders of a grouping have its point."""
        self.host: list[int] = old.host[:] if old else [NONE] * FIGURES
        """The commander in whose army a personage or a joined detachment is, on the track too; the leader of the second
        commander of a grouping; NONE otherwise."""
        self.owner: list[int] = old.owner[:] if old else parts.people.owner[seats][:]
        """The seat; NOBODY for those in reserve and those whom no card has brought yet."""
        self.marks: list[int] = old.marks[:] if old else [0] * FIGURES
        """Bits: PRETENDER to REIGNED."""
        self.track: list[int] = old.track[:] if old else [NONE] * FIGURES
        """The cell of those ON_TRACK."""
        self.units: list[int] = old.units[:] if old else [0] * (COMMANDERS * UNIT_KINDS)
        """A row of UNIT_KINDS for each commander; detachments are no part of it."""
        self.cards: list[int] = old.cards[:] if old else [DRAW_PILE] * CARDS
        """A seat for a card in hand, or DRAW_PILE to ANNOUNCED."""
        self.known: list[int] = old.known[:] if old else [0] * CARDS
        """Mask of the other seats that know of a card in a hand that it is there (SMU-INF-05)."""
        self.picks: list[int] = old.picks[:] if old else []
        """Cards picked in secret at the year start, in rows of seat and card."""
        self.victories: list[int] = old.victories[:] if old else [0] * seats
        """Victory markers."""
        self.year_legitimacy: list[int] = old.year_legitimacy[:] if old else [0] * seats
        """What cards have added until the end of the year,"""
        self.phase_legitimacy: list[int] = old.phase_legitimacy[:] if old else [0] * seats
        """and until the end of the Political phase."""
        self.spent: int = old.spent if old else 0
        """Legitimacy spent in this Political phase (SMU-CTL-05)."""
        self.played: int = old.played if old else 0
        """Cards played in this Political phase, instants not counted (SMU-SEQ-11)."""
        self.called: int = old.called if old else 0
        """1 once an election has been called in this Political phase."""
        self.stormed: list[int] = old.stormed[:] if old else []
        """Fortresses attempted in this Political phase (SMU-R-25)."""
        self.ready: list[int] = old.ready[:] if old else []
        """Pretenders who may be proclaimed in this Political phase (SMU-R-42)."""
        self.resource: int = old.resource if old else UNNAMED
        """The commander with the administrative resource in this Military phase, NONE for nobody, or UNNAMED."""
        self.resource_years: int = old.resource_years if old else 0
        """Mask of the seats that have used it this year: only with `resource_period` year."""
        self.effects: list[tuple[int, ...]] = old.effects[:] if old else []
        """What cards have put in force: rows of kind, figure, value and until when."""
        self.announced: list[tuple[int, ...]] = old.announced[:] if old else []
        """Cards on the table, the latest one last: rows of seat, card, mode, choice and targets."""
        self.dying: list[int] = old.dying[:] if old else []
        """Pairs of a person about to leave the game and the party whose card is the cause (NOBODY: none)."""
        self.moving: list[int] = old.moving[:] if old else []
        """The move under way; empty outside one."""
        self.battle: list[int] = old.battle[:] if old else []
        """The battle under way; empty outside one."""
        self.waived: int = old.waived if old else 0
        """Mask of the seats that pass for the rest of the battle (SMU-RXN-20)."""
        self.siege: list[int] = old.siege[:] if old else []
        """The storm or siege roll under way; empty outside one."""

    def clone(self) -> Smuta:
        return Smuta(self.game, self.parts, self.options, self.seats, self.stack[:], self.luck.clone(), self)

    def stage(self) -> int:
        """A phase of one player: a search judges where it ends, so that it judges all moves at the same point."""
        if not self.stack:
            return 0
        return 2 + self.active + (self.seats + 1) * (self.phase + len(PHASES) * self.now)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return view(self, seat)

    def redeal(self, seat: int | None, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> Smuta:
        self.check_seat(seat)
        return redealt(self, seat, rng, recall)

    def result(self) -> Result:
        if self.stack:
            raise ValueError("the game is not over; result() is for finished games")
        return final_result(self)

    def misplaced(self, step: Choice[Any], move: Move) -> Refusal | None:
        return misplaced(self, step, move)

    # --- windows

    def entitled(self, moment: int) -> tuple[int, ...]:
        return reactions.entitled(self, moment)

    def answer_moves(self, seat: int, moment: int, so_far: Answer) -> list[Move]:
        return reactions.answer_moves(self, seat, moment, so_far)

    def answers_ahead(self, seat: int, moment: int) -> list[Answer]:
        return reactions.answers_ahead(self, seat, moment)

    def answer_ask(self, moment: int, so_far: Answer) -> str:
        return reactions.answer_ask(self, moment, so_far)

    def react(self, seat: int, moment: int, answer: Answer) -> None:
        reactions.react(self, seat, moment, answer)

    def is_waiver(self, moment: int, answer: Answer) -> bool:
        return reactions.is_waiver(moment, answer)

    def waive(self, seat: int, moment: int, answer: Answer) -> None:
        reactions.waive(self, seat)

    def unanswered(self, moment: int) -> None:
        reactions.unanswered(self, moment)

    def repeats(self, moment: int) -> bool:
        return reactions.repeats(self, moment)

    def moment_rule(self, moment: int) -> str:
        return reactions.RULES[moment]

    def facts(self) -> list[tuple[str, str, int]]:
        return reactions.facts(self)

    def scopes(self) -> list[tuple[str, int]]:
        return reactions.scopes(self)
