"""Described positions of the duel, and whether loaded ones belong together."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec

from prestol.engine.errors import LoadError, PositionError
from prestol.engine.step import Step
from prestol.engine.window import OpenWindow
from prestol.games.duel.blows import PartChampions
from prestol.games.duel.bouts import Bouts, OpenStakes, Stake, Verdict
from prestol.games.duel.parts import NO_STAKE, REST
from prestol.games.duel.state import Duel
from prestol.games.duel.turns import Act
from prestol.library.positions import PositionBuilder

SEATS = 2
Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Each = tuple[Natural, Natural]

AGENDA = {
    1: re.compile(
        "|Verdict PartChampions Bouts (OpenStakes Stake|(Turn )?Act( ChooseRemedy| DropCard|( Pending Window)+)?)"
    ),
    2: re.compile(
        "|Verdict PartChampions Bouts (OpenStakes Stake( AnswerWindow)?|(Turn )?Act"
        "( ChooseRemedy| DropCard| Pending AnswerWindow| Pending OpenWindow( Pending)+ AnswerWindow)?)"
    ),
}
"""By rules: the unfinished steps at every question. Nothing at the end, else the fight, a bout, what goes on in it."""


class Description(msgspec.Struct, forbid_unknown_fields=True):
    """A position in words: hands by card, the cards used so far; all others are in the deck."""

    hands: tuple[dict[str, Natural], dict[str, Natural]]
    used: dict[str, Natural] = {}
    phase: Literal["turn", "stake", "rest"] = "turn"
    bout: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    turn: Seat = 0
    actions: Natural | None = None
    strength: Each | None = None
    courage: Each | None = None
    seed: int | str = 0
    options: dict[str, bool | str] = {}


def complaint(state: Duel) -> LoadError | None:
    """What makes these fields impossible, or None."""
    parts = state.parts
    for card in range(parts.kinds):
        found = [state.deck[card], state.used[card], *(state.held(seat, card) for seat in range(SEATS))]
        if min(found) < 0 or sum(found) != parts.count[card]:
            return LoadError("duel-fault-state-cards", card=card, count=parts.count[card])
    if not 0 <= state.bout <= parts.bouts:
        return LoadError("duel-fault-state-bout", bout=state.bout)
    if not 0 <= state.turn < SEATS:
        return LoadError("fault-state-turn", seat=state.turn)
    if state.force < 0:
        return LoadError("duel-fault-state-force", force=state.force)
    for seat in range(SEATS):
        if not 0 <= state.strength[seat] <= parts.strength or not 0 <= state.courage[seat] <= parts.courage:
            return LoadError("duel-fault-state-strength", seat=seat)
        if not NO_STAKE <= state.stakes[seat] <= state.courage[seat]:
            return LoadError("duel-fault-state-stake", seat=seat, stake=state.stakes[seat])
    return None


def check_stack(state: Duel) -> None:
    """Raise LoadError if the unfinished steps cannot belong to this position."""
    if not AGENDA[state.rules].fullmatch(" ".join(type(step).__name__ for step in state.stack)):
        raise LoadError("fault-state-agenda")
    top = state.stack[-1] if state.stack else None
    laid = {seat for seat in range(SEATS) if state.stakes[seat] != NO_STAKE}
    if laid != (set(range(SEATS)) - set(top.waiting) if isinstance(top, Stake) else set()):
        raise LoadError("duel-fault-state-stakes")


class Positions(PositionBuilder[Description, Duel]):
    """Builds described positions."""

    description = Description

    def seats_of(self, wanted: Description) -> int:
        return SEATS

    def fill(self, state: Duel, wanted: Description) -> None:
        parts = state.parts
        state.bout, state.turn = wanted.bout, wanted.turn
        state.strength = list(wanted.strength or state.strength)
        state.courage = list(wanted.courage or state.courage)
        rows = [self.counts(row) for row in (*wanted.hands, wanted.used)]
        state.hands, state.used = [*rows[0], *rows[1]], rows[2]
        state.deck = [parts.count[card] - sum(row[card] for row in rows) for card in range(parts.kinds)]
        if 0 in state.strength:
            raise PositionError("duel-fault-fallen")

    def stack_up(self, state: Duel, wanted: Description) -> None:
        ending: list[Step[Any]] = [Verdict(), PartChampions(), Bouts()]
        actions = state.parts.actions if wanted.actions is None else wanted.actions
        if wanted.phase == "rest":
            state.stack = [*ending, OpenStakes(), Stake((0, 1)), OpenWindow(REST)]
        elif wanted.phase == "stake":
            state.stack = [*ending, OpenStakes(), Stake((0, 1))]
        else:
            state.stack = [*ending, Act(wanted.turn, min(actions, state.parts.actions))]

    def counts(self, row: dict[str, int]) -> list[int]:
        """A row of cards by name as counts by kind."""
        counted = [0] * len(self.domains["card"])
        for name, count in row.items():
            counted[self.index("card", name)] = count
        return counted
