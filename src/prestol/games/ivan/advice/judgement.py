"""How well everybody stands: the points that each seat may expect at the end, and its share of victory."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from prestol.engine.compiling import i64
from prestol.games.ivan.advice.outlook import Outlook
from prestol.games.ivan.advice.weights import Judgement, Weights
from prestol.games.ivan.board import influences
from prestol.games.ivan.counters import COUNT_TITLE
from prestol.games.ivan.pads import token_count
from prestol.games.ivan.parts import REGIONS, USED

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def expected_points(s: Ivan, seat: int, w: Judgement, influence: list[int]) -> float:
    """Points now, and what the position will still bring."""
    view = Outlook(s, seat, w, seat, influence)
    later = view.contest.later
    total = s.vp[seat] + view.wealth
    for title, place in enumerate(s.titles):
        if place == seat:
            total += view.title_worth(title) - view.bonus[COUNT_TITLE]
    total += estate_count(s, seat) * w.estate * (later + 0.5)
    total += token_count(s, seat) * w.token * (later + 0.5)
    for region in range(REGIONS):
        total += view.contest.worth(region, 0)
    total += later * standing_pieces(s, seat, w)
    total += w.turn * view.boyars
    return total + w.field * field_points(s, seat) + court_points(s, seat, w)


def estate_count(s: Ivan, seat: int) -> int:
    """Estates of a seat, used ones too."""
    count = 0
    for place in s.estates:
        if place == seat or place == USED + seat:
            count += 1
    return count


def standing_pieces(s: Ivan, seat: int, w: Weights) -> float:
    """What warriors and buildings on the map bring in a round."""
    first: i64 = seat * s.parts.land.cities
    total = 0.0
    for city, owner in enumerate(s.buildings):
        warriors: i64 = s.warriors[first + city]
        total += w.warrior * float(warriors)
        if owner == seat:
            total += w.build
            warriors += 1
        if warriors > 0:
            total += w.presence
    return total


def field_points(s: Ivan, seat: int) -> float:
    """Points for warriors in the Wild Field at the next scoring, if nothing changed."""
    if s.field[seat] == 0:
        return 0.0
    before = 0
    above = True
    for other in s.favour:
        if other == seat:
            above = False
        elif s.field[other] > s.field[seat] or (above and s.field[other] == s.field[seat]):
            before += 1
    points = s.parts.figures.field_vp
    return float(points[before]) if before < len(points) else 0.0


def court_points(s: Ivan, seat: int, w: Judgement) -> float:
    """Points for the favour of the Tsar; it is fickle, more so when the scoring is far."""
    points = s.parts.figures.court_vp
    rank = s.rank(seat)
    now = float(points[rank]) if rank < len(points) else 0.0
    return (w.court if s.parts.figures.scoring[s.round] else w.distant_court) * now


def shares(s: Ivan, w: Judgement) -> list[float]:
    """Expected shares of victory, by how far apart the expected points are."""
    influence = influences(s)
    points: list[float] = []
    best = -1000.0
    for seat in range(s.seats):
        mine = expected_points(s, seat, w, influence)
        points.append(mine)
        best = max(best, mine)
    left = s.parts.figures.rounds - s.round + 1
    scale = 1.6 / (max(0.5, w.spread) * math.sqrt(2.0 * left))
    found: list[float] = []
    whole = 0.0
    for mine in points:
        share = math.exp(scale * (mine - best))
        found.append(share)
        whole += share
    for seat in range(s.seats):
        found[seat] = found[seat] / whole
    return found
