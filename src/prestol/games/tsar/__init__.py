"""Tsar of the Hill: secret goals, an ascent, and a throne that only a unanimous vote can fill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from prestol.engine.chance import SealedStream
from prestol.engine.errors import LoadError, OptionError
from prestol.engine.options import Value
from prestol.engine.profile import Lesson, Profile
from prestol.engine.step import Step
from prestol.games.tsar.advice import BALANCE, tsar_advice, tsar_bots, tsar_tunings
from prestol.games.tsar.ascension import Ascension, Promote
from prestol.games.tsar.checks import complaint
from prestol.games.tsar.edge.content import parts_from
from prestol.games.tsar.edge.schema import TsarContent
from prestol.games.tsar.edge.setup import Positions
from prestol.games.tsar.election import Ballot, CountVotes
from prestol.games.tsar.events import EVENTS
from prestol.games.tsar.parts import MOVES, Options, Parts
from prestol.games.tsar.rounds import DealGoal, DrawFirstPlayer, NextRound, Opening, Round
from prestol.games.tsar.scoring import ScoreRound
from prestol.games.tsar.settling import SettleCourtier, SettleRest, Settling
from prestol.games.tsar.state import Tsar
from prestol.library.content import Content
from prestol.library.content_game import ContentGame


class TsarGame(ContentGame[TsarContent, Parts]):
    """The game with its content."""

    id = "tsar"
    profile = Profile(1, (20, 30), seats=4, lesson=Lesson(4, options={"first_player": "seat_0"}))
    rules_version = 2
    schema = TsarContent
    named = ("courtier", "floor", "goal")
    words: ClassVar = {"ballot": ("for", "against")}
    readings: ClassVar = {
        "first_player": ("random_seat", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"),
        "show_against_counts": (),
        "reshuffle_goals": (),
        "servants_break_ties": (),
    }
    moves = MOVES.kinds()
    balance = BALANCE
    events = EVENTS.kinds()
    steps = (
        Opening,
        DrawFirstPlayer,
        Round,
        DealGoal,
        Settling,
        SettleCourtier,
        SettleRest,
        Ascension,
        Promote,
        Ballot,
        CountVotes,
        ScoreRound,
        NextRound,
    )

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.seat_counts = tuple(setup.players for setup in self.content.setup)
        advice = tsar_advice(self.parts)
        self.advice = advice
        self.bots = tsar_bots(advice)
        self.tunings = tsar_tunings(self.parts)

    def parts_of(self, content: TsarContent) -> Parts:
        return parts_from(content)

    def new_state(self, seats: int, options: dict[str, Any], luck: SealedStream) -> Tsar:
        return Tsar(self, self.parts, Options(**options), seats, [], luck)

    def opening(self) -> list[Step[Any]]:
        return [Opening()]

    def complaint(self, state: Tsar) -> LoadError | None:
        return complaint(state)

    def spans(self, seats: int) -> dict[str, int]:
        places = seats * self.parts.place_each[seats]
        return {"seat": seats, "left": places + 1, "candidate": self.parts.courtiers}

    def check_stack(self, state: Any) -> None:
        Positions(self, self.parts).check_stack(state)

    def position(self, description: Mapping[str, Any]) -> Tsar:
        return Positions(self, self.parts).build(description)

    def made_of(self, domain: str, value: int) -> tuple[str, list[int]]:
        return ("courtier", self.parts.goals[value]) if domain == "goal" else ("", [])

    def read_options(self, seats: int, given: Mapping[str, object] | None) -> dict[str, Value]:
        options = super().read_options(seats, given)
        named = str(options["first_player"])
        if named != "random_seat" and int(named[len("seat_") :]) >= seats:
            raise OptionError("tsar-fault-first-player", named=named, last=seats - 1)
        return options


def open_game(content: Content) -> TsarGame:
    """The game with a content."""
    return TsarGame(content)
