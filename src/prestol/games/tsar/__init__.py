"""Tsar of the Hill: secret goals, an ascent, and a throne that only a unanimous vote can fill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prestol.engine.chance import SealedStream
from prestol.engine.errors import OptionError
from prestol.engine.game import Game
from prestol.engine.notation import MoveKind, Notation
from prestol.engine.options import Option, Value
from prestol.games.tsar.advice import BALANCE, tsar_advice, tsar_bots, tsar_tunings
from prestol.games.tsar.ascension import Ascension, Promote
from prestol.games.tsar.edge.content import parts_from
from prestol.games.tsar.edge.schema import TsarContent
from prestol.games.tsar.edge.setup import Positions, new_state, restored, typed_options
from prestol.games.tsar.election import Ballot, CountVotes
from prestol.games.tsar.events import EVENTS
from prestol.games.tsar.rounds import DealGoal, DrawFirstPlayer, NextRound, Opening, Round
from prestol.games.tsar.scoring import ScoreRound
from prestol.games.tsar.settling import SettleCourtier, SettleRest, Settling
from prestol.games.tsar.state import Tsar
from prestol.library.content import Content, check_content
from prestol.library.naming import name_content

MOVES = (MoveKind("settle", ("courtier", "floor")), MoveKind("raise", ("courtier",)), MoveKind("vote", ("ballot",)))


class TsarGame(Game):
    """The game with its content."""

    id = "tsar"
    rules_version = 2
    balance = BALANCE
    events = EVENTS
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
        typed = check_content(content, TsarContent)
        self.content = typed
        name_content(self, content, typed)
        self.parts = parts_from(typed)
        self.seat_counts = tuple(setup.players for setup in typed.setup)
        self.options = tuple(Option(one.id, one.default, one.rule, one.values) for one in typed.option)
        domains = {
            "courtier": tuple(courtier.id for courtier in typed.courtier),
            "floor": tuple(floor.id for floor in typed.floor),
            "goal": tuple(goal.id for goal in typed.goal),
            "ballot": ("for", "against"),
        }
        self.notation = Notation(MOVES, domains)
        self.named = {"courtier": typed.courtier, "floor": typed.floor, "goal": typed.goal}
        advice = tsar_advice(self.parts)
        self.advice = advice
        self.bots = tsar_bots(advice)
        self.tunings = tsar_tunings(self.parts)

    def set_up(self, seats: int, luck: SealedStream, options: dict[str, Value]) -> Tsar:
        return new_state(self, self.parts, seats, luck, typed_options(options))

    def restore(self, seats: int, options: dict[str, Value], fields: dict[str, Any]) -> Tsar:
        return restored(self, self.parts, seats, typed_options(options), fields)

    def spans(self, seats: int) -> dict[str, int]:
        places = seats * self.parts.place_each[seats]
        return {"seat": seats, "left": places + 1, "candidate": self.parts.courtiers}

    def check_stack(self, state: Any) -> None:
        Positions(self, self.parts).check_stack(state)

    def position(self, description: Mapping[str, Any]) -> Tsar:
        return Positions(self, self.parts).build(description)

    def options_of(self, state: Tsar) -> dict[str, Value]:
        return {option.id: getattr(state.options, option.id) for option in self.options}

    def title(self, domain: str, value: int, language: str) -> str:
        if domain not in self.named:
            return ""
        thing = self.named[domain][value]
        return thing.name_ru if language == "ru" else thing.name_en

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
