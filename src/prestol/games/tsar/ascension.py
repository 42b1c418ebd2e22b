"""Phase 2: the ascent."""

from __future__ import annotations

from typing import ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.tsar import events as ev
from prestol.games.tsar.election import Ballot, CountVotes
from prestol.games.tsar.parts import OUT, RAISE
from prestol.games.tsar.state import Tsar


class Ascension(Step[Tsar]):
    """Phase 2. TSR-PRM-01, TSR-SCO-01: clockwise, each seat raises one courtier, until a tsar sits on the throne."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tsar) -> None:
        highest = s.highest()
        if highest < 0:  # TSR-R-07: only a custom set-up can come here
            s.tell(ev.NO_TSAR, EVERYBODY)
        elif highest < s.parts.throne:
            s.do(Promote(self.seat), Ascension(s.left_of(self.seat)))  # TSR-VOT-10


class Promote(Choice[Tsar]):
    """TSR-PRM-02, TSR-PRM-03, TSR-PRM-07: raise any courtier exactly one floor, to a floor with room; no passing."""

    ASK: ClassVar[str] = "raise"
    RULE: ClassVar[str] = "TSR-PRM-02"

    def options(self, s: Tsar) -> list[Move]:
        parts = s.parts
        room = parts.capacity[:]
        for at in s.floor:
            if at >= 0:
                room[at] = room[at] - 1
        listed: list[Move] = []
        for courtier, at in enumerate(s.floor):
            if at >= 0 and room[at + 1] > 0:
                listed.append(parts.raise_moves[courtier])
        return listed

    def refusal(self, s: Tsar, move: Move) -> Refusal | None:
        if len(move) != 2 or move[0] != RAISE:
            return Refusal("must-raise", "TSR-PRM-07", {})
        courtier = move[1]
        if not 0 <= courtier < s.parts.courtiers:
            return Refusal("no-such-courtier", "TSR-CMP-05", {"number": courtier})
        at = s.floor[courtier]
        if at == OUT:
            return Refusal("eliminated", "TSR-VOT-06", {})
        if not s.has_room(at + 1):
            return Refusal("floor-full", "TSR-PRM-03", {"floor": at + 1, "capacity": s.parts.capacity[at + 1]})
        return None

    def pick(self, s: Tsar, move: Move) -> None:
        courtier = move[1]
        s.floor[courtier] += 1
        s.tell(ev.RAISED, EVERYBODY, self.seat, courtier, s.floor[courtier])
        if s.floor[courtier] == s.parts.throne:  # TSR-PRM-06
            s.crown = self.seat  # TSR-VOT-01
            s.tell(ev.CANDIDATE, EVERYBODY, self.seat, courtier)
            s.do(Ballot(tuple(range(s.seats)), courtier), CountVotes(courtier))
