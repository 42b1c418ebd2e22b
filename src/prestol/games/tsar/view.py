"""What a seat may see (TSR-INF). The only door through which anything leaves the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.step import Choice, Together
from prestol.games.tsar.parts import NO_VOTE

if TYPE_CHECKING:
    from prestol.games.tsar.state import Tsar


def view(s: Tsar, seat: int | None) -> dict[str, Any]:
    """TSR-INF-04 for everybody; TSR-INF-01 for the seat itself. Nobody sees a face-down vote (TSR-INF-03)."""
    ask, rule, candidate = "", "", -1
    if s.stack:
        top = s.stack[-1]
        if isinstance(top, (Choice, Together)):
            ask, rule = top.ask(), top.rule()
        if isinstance(top, Together):
            candidate = s.floor.index(s.parts.throne)
    seen: dict[str, Any] = {
        "game": s.game.id,
        "seat": seat,
        "seats": s.seats,
        "round": s.round,
        "rounds": s.parts.rounds,
        "ask": ask,
        "rule": rule,
        "waiting": list(s.waiting),
        "first": s.first,
        "crown": s.crown,
        "candidate": candidate,
        "floor": s.floor[:],
        "ballots": [list(ballot) for ballot in s.ballots],
        "past_ballots": [list(ballot) for ballot in s.past_ballots],
        "shown": [s.shown[at : at + s.seats] for at in range(0, len(s.shown), s.seats)],
        "scores": [s.scores[at : at + s.seats] for at in range(0, len(s.scores), s.seats)],
        "totals": [s.total(one) for one in range(s.seats)],
        "over": s.over,
    }
    if s.options.show_against_counts:  # TSR-R-10
        seen["against_counts"] = s.against[:]
    if seat is not None:
        goal = s.goals[seat]
        seen["goal"] = goal
        seen["favourites"] = s.parts.goals[goal][:]
        seen["against"] = s.against[seat]
        seen["vote"] = None if s.votes[seat] == NO_VOTE else s.votes[seat]
    return seen
