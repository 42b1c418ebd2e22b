"""How a game has ended (SMU-VIC-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.result import Result, places_from
from prestol.games.smuta.parts import VICTORIES
from prestol.games.smuta.standing import legitimacy, victory_points

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def final_result(s: Smuta) -> Result:
    """The winner is first; the others rank by victory points, then by legitimacy; equal ones share the place."""
    points = [victory_points(s, seat) for seat in range(s.seats)]
    keys: list[tuple[int, ...]] = []
    breakdown: list[dict[str, Any]] = []
    for seat in range(s.seats):
        won = int(seat == s.winner)
        keys.append((won, points[seat], legitimacy(s, seat)))
        breakdown.append({"legitimacy": legitimacy(s, seat), "victory": VICTORIES[s.victory] if won else ""})
    return Result(places_from(keys), tuple(points), tuple(breakdown))
