"""The election of the tsar."""

from __future__ import annotations

from typing import ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move, Step, Together
from prestol.games.tsar import events as ev
from prestol.games.tsar.parts import AGAINST, NO_VOTE, OUT, VOTE_AGAINST, VOTE_FOR
from prestol.games.tsar.state import Tsar


class Ballot(Together[Tsar]):
    """TSR-VOT-02, TSR-VOT-03: everybody lays a vote card face down.

    TSR-VOT-11, TSR-R-06: a seat without against cards is asked like the others, so nobody can tell a forced vote.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting", "candidate")
    ASK: ClassVar[str] = "vote"
    RULE: ClassVar[str] = "TSR-VOT-03"

    def __init__(self, waiting: tuple[int, ...], candidate: int) -> None:
        super().__init__(waiting)
        self.candidate = candidate

    def options(self, s: Tsar, seat: int) -> list[Move]:
        return [VOTE_FOR, VOTE_AGAINST] if s.against[seat] > 0 else [VOTE_FOR]

    def refusal(self, s: Tsar, seat: int, move: Move) -> Refusal | None:
        if move == VOTE_FOR:
            return None
        if move != VOTE_AGAINST:
            return Refusal("must-vote", "TSR-VOT-03", {})
        if s.against[seat] == 0:
            return Refusal("no-against-card", "TSR-VOT-11", {})
        return None

    def pick(self, s: Tsar, seat: int, move: Move) -> None:
        s.votes[seat] = move[1]
        s.tell(ev.LAID, EVERYBODY, seat)

    def remain(self, waiting: tuple[int, ...]) -> Ballot:
        return Ballot(waiting, self.candidate)


class CountVotes(Step[Tsar]):
    """TSR-VOT-04 to TSR-VOT-08: one vote against sends the candidate away; with none the candidate stays as tsar."""

    FIELDS: ClassVar[tuple[str, ...]] = ("candidate",)

    def __init__(self, candidate: int) -> None:
        self.candidate = candidate

    def run(self, s: Tsar) -> None:
        against = 0
        for seat in range(s.seats):
            s.tell(ev.VOTED, EVERYBODY, seat, s.votes[seat])
            if s.votes[seat] == AGAINST:
                against += 1
                s.against[seat] -= 1  # TSR-VOT-08: discarded, even if one was enough
        s.ballots.append((self.candidate, s.crown, *s.votes))
        s.votes = [NO_VOTE] * s.seats  # TSR-VOT-07: for cards return
        s.learn(EVERYBODY)
        if against > 0:
            s.floor[self.candidate] = OUT
            s.tell(ev.BANISHED, EVERYBODY, self.candidate, against)
        else:
            s.tell(ev.ELECTED, EVERYBODY, self.candidate)
