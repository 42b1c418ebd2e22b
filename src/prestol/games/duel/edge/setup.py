"""States from nothing, from a saved form, and from a described position."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from prestol.engine.chance import SealedStream, Stream
from prestol.engine.errors import PositionError
from prestol.engine.game import Game, read_seed
from prestol.engine.step import Step
from prestol.engine.window import OpenWindow
from prestol.games.duel.blows import PartChampions
from prestol.games.duel.bouts import Bouts, Opening, OpenStakes, Stake, Verdict
from prestol.games.duel.parts import NO_STAKE, REST, Options, Parts
from prestol.games.duel.state import Duel
from prestol.games.duel.turns import Act

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


class Fields(msgspec.Struct, forbid_unknown_fields=True):
    """The saved fields of a state."""

    bout: Natural
    turn: Seat
    force: Natural
    strength: list[Natural]
    courage: list[Natural]
    stakes: list[Annotated[int, msgspec.Meta(ge=NO_STAKE, le=1000)]]
    hands: list[Natural]
    deck: list[Natural]
    used: list[Natural]


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


def new_state(game: Game, parts: Parts, luck: Stream, options: Options) -> Duel:
    """DUE-SET-01: all strength, all courage, all cards in the deck."""
    return Duel(
        game,
        parts,
        options,
        SEATS,
        stack=[Opening()],
        luck=luck,
        bout=0,
        turn=0,
        force=0,
        strength=[parts.strength] * SEATS,
        courage=[parts.courage] * SEATS,
        stakes=[NO_STAKE] * SEATS,
        hands=[0] * (SEATS * parts.kinds),
        deck=parts.count[:],
        used=[0] * parts.kinds,
    )


def complaint(state: Duel) -> str:
    """What makes these fields impossible, or nothing."""
    parts = state.parts
    lengths = [len(state.strength), len(state.courage), len(state.stakes)]
    if lengths != [SEATS] * 3 or len(state.hands) != SEATS * parts.kinds:
        return "strength, courage, stakes and hands must have entries for both seats"
    for card in range(parts.kinds):
        found = [state.deck[card], state.used[card], *(state.held(seat, card) for seat in range(SEATS))]
        if min(found) < 0 or sum(found) != parts.count[card]:
            return f"the cards of kind {card} do not add up to {parts.count[card]}"
    if state.bout > parts.bouts:
        return f"there is no bout {state.bout}"
    for seat in range(SEATS):
        if state.strength[seat] > parts.strength or state.courage[seat] > parts.courage:
            return f"seat {seat} has more strength or courage than it began with"
        if state.stakes[seat] > state.courage[seat]:
            return f"seat {seat} cannot stake {state.stakes[seat]}"
    return ""


def restored(game: Game, parts: Parts, options: Options, saved: dict[str, Any]) -> Duel:
    """A state from its saved fields; ValueError if they contradict each other."""
    fields = msgspec.convert(saved, Fields)
    state = new_state(game, parts, SealedStream("", 0), options)
    if len(fields.deck) != parts.kinds or len(fields.used) != parts.kinds:
        raise ValueError(f"deck and used must have {parts.kinds} entries")
    for name in Duel.FIELDS:
        setattr(state, name, getattr(fields, name))
    wrong = complaint(state)
    if wrong:
        raise ValueError(wrong)
    return state


def check_stack(state: Duel) -> None:
    """Raise ValueError if the unfinished steps cannot belong to this position."""
    if not AGENDA[state.rules].fullmatch(" ".join(type(step).__name__ for step in state.stack)):
        raise ValueError("the unfinished steps do not belong to a fight")
    top = state.stack[-1] if state.stack else None
    laid = {seat for seat in range(SEATS) if state.stakes[seat] != NO_STAKE}
    if laid != (set(range(SEATS)) - set(top.waiting) if isinstance(top, Stake) else set()):
        raise ValueError("the stakes do not fit the question")


def described(game: Game, parts: Parts, options: Options, wanted: Description) -> Duel:
    """The state of a description; PositionError if it breaks a rule."""
    state = new_state(game, parts, SealedStream(f"{game.id}:{read_seed(wanted.seed)}", 0), options)
    state.bout, state.turn = wanted.bout, wanted.turn
    state.strength = list(wanted.strength or state.strength)
    state.courage = list(wanted.courage or state.courage)
    rows = [counts(game, row) for row in (*wanted.hands, wanted.used)]
    state.hands, state.used = [*rows[0], *rows[1]], rows[2]
    state.deck = [parts.count[card] - sum(row[card] for row in rows) for card in range(parts.kinds)]
    wrong = complaint(state)
    if wrong or 0 in state.strength:
        raise PositionError(f"This position is impossible: {wrong or 'a champion without strength has fallen'}.")
    ending: list[Step[Any]] = [Verdict(), PartChampions(), Bouts()]
    actions = parts.actions if wanted.actions is None else wanted.actions
    if wanted.phase != "turn":
        state.stack = [*ending, OpenStakes(), Stake((0, 1))]
        if wanted.phase == "rest":
            state.stack.append(OpenWindow(REST))
            state.advance()
    else:
        state.stack = [*ending, Act(wanted.turn, min(actions, parts.actions))]
    return state


def counts(game: Game, row: dict[str, int]) -> list[int]:
    """A row of cards by name as counts by kind."""
    known = game.notation.domains["card"]
    for name in row:
        if name not in known:
            raise PositionError(f"There is no card {name!r}; known are {', '.join(known)}.")
    return [row.get(name, 0) for name in known]


def read_description(given: Mapping[str, Any]) -> Description:
    try:
        return msgspec.convert(dict(given), Description)
    except msgspec.ValidationError as error:
        raise PositionError(f"This position cannot be read: {error}.") from None
