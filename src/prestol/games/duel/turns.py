"""A turn: strikes, breaths, and remedies as free moves."""

from __future__ import annotations

from typing import ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move, Step, TurnChoice, again
from prestol.games.duel import events as ev
from prestol.games.duel.blows import Blow
from prestol.games.duel.circle import guarded
from prestol.games.duel.parts import BLADE, BLOW, BREATHE, DONE, STRIKE
from prestol.games.duel.remedy import Refresh
from prestol.games.duel.state import Duel


class Turn(Step[Duel]):
    """DUE-BOU-05, DUE-TRN-01: draw, then act."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        s.turn = self.seat
        s.tell(ev.TURN_BEGINS, EVERYBODY, self.seat)
        s.do(Refresh(self.seat, s.parts.refresh), Act(self.seat, s.parts.actions))


class Act(TurnChoice[Duel]):
    """DUE-TRN-01, DUE-TRN-02: strike or take a breath while actions are left, or finish.

    DUE-INF-02: with no action left it still asks, so that nobody can see who holds no remedy.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "act"
    RULE: ClassVar[str] = "DUE-TRN-01"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, s: Duel) -> list[Move]:
        listed: list[Move] = [(DONE,)]
        if self.left > 0:
            if s.deck_size() > 0:
                listed.append((BREATHE,))
            for card in s.kinds_held(self.seat, BLADE):
                listed.append((STRIKE, card))
        return listed

    def refusal(self, s: Duel, move: Move) -> Refusal | None:
        if move in self.options(s):
            return None
        kind = move[0] if move else -1
        if self.left == 0 and (kind == STRIKE or kind == BREATHE):
            return Refusal("no-action-left", "DUE-TRN-01", {"actions": s.parts.actions})
        if kind == BREATHE and len(move) == 1:
            return Refusal("deck-empty", "DUE-TRN-04", {})
        if kind == STRIKE:
            return Refusal("no-such-strike", "DUE-BLW-01", {})
        return Refusal("not-offered", self.rule(), {})

    def choose(self, s: Duel, move: Move) -> None:
        if move[0] == DONE:
            return
        s.do(again(self, left=self.left - 1))
        if move[0] == BREATHE:
            s.do(Refresh(self.seat, 1))
        else:
            self.strike(s, move[1])

    def strike(self, s: Duel, card: int) -> None:
        """DUE-BLW-01: foe and striker may answer; by the first rules the foe is asked first."""
        s.discard(self.seat, card)
        s.force = s.parts.force[card]
        s.tell(ev.STRUCK, EVERYBODY, self.seat, card)
        blow = Blow(self.seat, card)
        if s.rules >= 2:
            s.guard(BLOW, blow)
        else:
            s.do(*guarded((s.left_of(self.seat), self.seat), BLOW, blow))
