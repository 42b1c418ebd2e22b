"""The Political phase of one player (SMU-SEQ-10 to SMU-SEQ-18): a menu of actions, in any order, until he ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.errors import Refusal
from prestol.engine.step import Choice, Move, Step
from prestol.games.smuta.control import claim_towns, has_unclaimed
from prestol.games.smuta.election import call, is_call_open, why_no_call
from prestol.games.smuta.entry_places import armies_to_join
from prestol.games.smuta.field import pieces_and_personages
from prestol.games.smuta.moves import (
    CALL,
    CALL_MOVE,
    CLAIM,
    CLAIM_MOVE,
    DONE,
    DONE_MOVE,
    HOME,
    HOME_MOVE,
    LAY,
    PLAY,
    PROCLAIM,
    SEND,
    STORM,
    TRADE,
    WIN,
)
from prestol.games.smuta.play import act_politically, add_political, why_not_politically
from prestol.games.smuta.retinue import (
    HousePretenders,
    ShiftTo,
    add_shifts,
    destinations,
    is_pretender_waiting,
    shift,
    why_no_shift,
)
from prestol.games.smuta.sieges import Storm, add_sieges, due_roll, lay_marker, why_no_siege
from prestol.games.smuta.standing import is_most_legitimate, legitimacies, legitimacy
from prestol.games.smuta.throne import go_home, may_be_proclaimed, may_go_home, note_ready, proclaim, why_not_proclaimed
from prestol.games.smuta.victory import score_changed
from prestol.games.smuta.winning import RollForTown, add_tables, pay, why_no_table

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


@final
class PoliticalPhase(Step["Smuta"]):
    """SMU-SEQ-10, SMU-R-42, SMU-R-61: pretenders are in their armies, and the phase begins with control by presence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        if s.rules >= 3 and is_pretender_waiting(s, self.seat) and armies_to_join(s, self.seat):
            s.do(HousePretenders(self.seat), PoliticalPhase(self.seat))
            return
        note_ready(s, self.seat)
        claim_towns(s, self.seat)
        s.do(GoOn(self.seat))
        score_changed(s)


@final
class GoOn(Step["Smuta"]):
    """The next action; pretenders without an army come first (SMU-R-42)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        s.do(PoliticalAct(self.seat))
        if is_pretender_waiting(s, self.seat):
            s.do(HousePretenders(self.seat))


@final
class PoliticalAct(Choice["Smuta"]):
    """SMU-SEQ-10, SMU-SEQ-24: one action after the other, until the player ends the phase."""

    ASK: ClassVar[str] = "politics"
    RULE: ClassVar[str] = "SMU-SEQ-10"
    ACCEPTS: ClassVar[tuple[int, ...]] = (DONE, PLAY, TRADE, WIN, CLAIM, LAY, STORM, CALL, PROCLAIM, SEND, HOME)

    def options(self, s: Smuta) -> list[Move]:
        seat = self.seat
        listed: list[Move] = [DONE_MOVE]
        add_political(s, seat, listed)
        calls = is_call_open(s)
        totals = legitimacies(s) if calls else []
        add_tables(s, totals[seat] if calls else legitimacy(s, seat), listed)
        pieces, personages = pieces_and_personages(s, seat)
        if has_unclaimed(s, seat, pieces):
            listed.append(CLAIM_MOVE)
        add_sieges(s, pieces, listed)
        if calls and is_most_legitimate(totals, seat):
            listed.append(CALL_MOVE)
        if s.ready:
            for who in may_be_proclaimed(s, seat):
                listed.append((PROCLAIM, who))
        add_shifts(s, pieces, personages, listed)
        if may_go_home(s, seat):
            listed.append(HOME_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        kind = move[0]
        if kind in (PLAY, TRADE):
            return why_not_politically(s, self.seat, move)
        if kind == WIN:
            return why_no_table(s, self.seat, move[1])
        if kind == CLAIM:
            return Refusal("nothing-to-claim", "SMU-SEQ-14", {})
        if kind == LAY or kind == STORM:
            return why_no_siege(s, self.seat, move)
        if kind == CALL:
            return why_no_call(s)
        if kind == PROCLAIM:
            return why_not_proclaimed(s, self.seat, move[1])
        if kind == SEND:
            return why_no_shift(s, self.seat, move[1])
        return Refusal("tsar-not-on-campaign", "SMU-R-43", {}) if kind == HOME else None

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == DONE:
            s.do(EndPolitics(self.seat))
            return
        s.do(GoOn(self.seat))
        act(s, self.seat, move)


def act(s: Smuta, seat: int, move: Move) -> None:
    """Carry out one action of the menu."""
    kind = move[0]
    if kind in (PLAY, TRADE):
        act_politically(s, seat, move)
    elif kind == WIN:
        pay(s, move[1])
        s.do(RollForTown(seat, move[1]))
    elif kind == CLAIM:
        claim_towns(s, seat)
        score_changed(s)
    elif kind == LAY:
        lay_marker(s, move[1])
    elif kind == STORM:
        s.do(Storm(move[1]))
    elif kind == CALL:
        call(s, seat)
    elif kind == PROCLAIM:
        proclaim(s, move[1])
        score_changed(s)
    elif kind == SEND:
        send(s, seat, move[1])
    else:
        go_home(s)


def send(s: Smuta, seat: int, who: int) -> None:
    """SMU-SEQ-17: a personage changes place; where there is only one to go to, nothing is asked."""
    places = destinations(s, who)
    if len(places) == 1:
        shift(s, places[0])
    else:
        s.do(ShiftTo(seat, who))


@final
class EndPolitics(Step["Smuta"]):
    """SMU-SEQ-24, SMU-R-25, SMU-R-61: compulsory siege rolls not made yet come first, control by presence last."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        who = due_roll(s, self.seat)
        if who >= 0:
            s.do(Storm(who), EndPolitics(self.seat))
            return
        claim_towns(s, self.seat)
        score_changed(s)
