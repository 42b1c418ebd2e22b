"""The end of a round: goals are shown and favourites score (TSR-SCO, TSR-THR)."""

from __future__ import annotations

from prestol.engine.step import EVERYBODY, Step
from prestol.games.tsar import events as ev
from prestol.games.tsar.state import Tsar


class ScoreRound(Step[Tsar]):
    """TSR-SCO-02 to TSR-SCO-06, TSR-THR-01: all goals are turned up, and each seat notes the points of its own."""

    def run(self, s: Tsar) -> None:
        for seat in range(s.seats):
            s.shown.append(s.goals[seat])
            s.tell(ev.GOAL_SHOWN, EVERYBODY, seat, s.goals[seat])
        for seat in range(s.seats):
            points = s.round_points(s.goals[seat])
            if points > s.placed_points(s.goals[seat]):
                s.tell(ev.ZERO_REWARDED, EVERYBODY, seat, points)
            s.scores.append(points)
            s.tell(ev.SCORED, EVERYBODY, seat, points, s.total(seat))
