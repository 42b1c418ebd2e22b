"""What a seat may see (TSR-INF). The only door through which anything leaves the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.places import rows
from prestol.engine.step import Together
from prestol.games.tsar.parts import NO_VOTE

if TYPE_CHECKING:
    from prestol.games.tsar.state import Tsar


def view(s: Tsar, seat: int | None) -> dict[str, Any]:
    """TSR-INF-04 for everybody; TSR-INF-01 for the seat itself. Nobody sees a face-down vote (TSR-INF-03)."""
    top = s.stack[-1] if s.stack else None
    seen = s.header(seat) | {
        "round": s.round,
        "rounds": s.parts.rounds,
        "first": s.first,
        "crown": s.crown,
        "candidate": s.floor.index(s.parts.throne) if isinstance(top, Together) else -1,
        "floor": s.floor[:],
        "ballots": [list(ballot) for ballot in s.ballots],
        "past_ballots": [list(ballot) for ballot in s.past_ballots],
        "shown": rows(s.shown, s.seats),
        "scores": rows(s.scores, s.seats),
        "totals": [s.total(one) for one in range(s.seats)],
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
