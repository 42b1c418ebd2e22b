"""The end of the game (RUR-END): points, ties, the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.result import Program, Result, places_from
from prestol.engine.step import EVERYBODY, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.measures import measure
from prestol.games.rurik.parts import (
    DEALT,
    DONE,
    FROM_AGENDA,
    FROM_COINS,
    FROM_DEEDS,
    FROM_GOODS,
    FROM_WAR,
    REBELLION,
    SOLO,
    SOURCE_NAMES,
    SOURCES,
    TRACKS,
)
from prestol.games.rurik.rule import ruled_regions
from prestol.games.rurik.stock import goods_on_boat, goods_total

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def track_points(s: Rurik, side: int, track: int) -> int:
    """RUR-END-02: the points of the row on which a marker stands."""
    row = s.tracks[side * TRACKS + track]
    return s.parts.figures.track_vp[track][row - 1] if row > 0 else 0


def war_points(s: Rurik, side: int) -> int:
    """RUR-END-03, RUR-R-35: first and second on the war track; a tie at the top leaves nothing for second."""
    figures = s.parts.figures
    own = s.war[side]
    if own == 0 and not s.options.war_zero_scores:
        return 0
    better = 0
    for other in range(s.sides):
        if s.war[other] > own:
            better += 1
    if better == 0:
        return figures.war_first
    return figures.war_second if better == 1 else 0


def has_achieved(s: Rurik, seat: int, agenda: int) -> bool:
    """RUR-AG-12, RUR-R-36: nobody has more of it; nothing at all is not enough."""
    metric = s.parts.cards.agenda_metric[agenda]
    own = measure(s, seat, metric)
    if own == 0 and not s.options.agenda_zero_counts:
        return False
    for other in range(s.sides):
        if measure(s, other, metric) > own:
            return False
    return True


def deed_points(s: Rurik, seat: int) -> int:
    """RUR-END-05."""
    points = 0
    for deed in range(s.parts.deeds):
        if s.deeds[deed] == DONE + seat:
            points += s.parts.cards.deed_vp[deed]
    return points


def book(s: Rurik, side: int, source: int, points: int) -> None:
    s.tally[side * SOURCES + source] = points


def total(s: Rurik, side: int) -> int:
    return sum(s.tally[side * SOURCES : (side + 1) * SOURCES])


def score_rebellion(s: Rurik) -> None:
    """RUR-SOL-51, RUR-R-75: a point for each three coins and each three goods on its dock, rounded up."""
    dock = goods_total(s, REBELLION) - goods_on_boat(s, REBELLION)
    book(s, REBELLION, FROM_COINS, (s.coins[REBELLION] + 2) // 3)
    book(s, REBELLION, FROM_GOODS, (dock + 2) // 3)
    s.tell(ev.COINS_SCORED, EVERYBODY, s.tally[REBELLION * SOURCES + FROM_COINS])
    s.tell(ev.DOCK_SCORED, EVERYBODY, s.tally[REBELLION * SOURCES + FROM_GOODS])


def book_board(s: Rurik) -> None:
    """RUR-END-02, RUR-END-03, RUR-SOL-51: what everybody can see: tracks, war, and all that the Rebellion scores."""
    for side in range(s.sides):
        for track in range(TRACKS):
            book(s, side, track, track_points(s, side, track))
        book(s, side, FROM_WAR, war_points(s, side))
    if s.seats == SOLO:
        score_rebellion(s)


class Scoring(Step["Rurik"]):
    """RUR-END-01 to RUR-END-06: all points are added up, and the agendas are shown."""

    def run(self, s: Rurik) -> None:
        book_board(s)
        for seat in range(s.seats):
            agenda = s.agendas[seat * DEALT]
            s.learn(EVERYBODY)  # RUR-INF-01
            s.tell(ev.AGENDA_SHOWN, EVERYBODY, seat, agenda)
            if has_achieved(s, seat, agenda):
                book(s, seat, FROM_AGENDA, s.parts.cards.agenda_vp[agenda])
            book(s, seat, FROM_DEEDS, deed_points(s, seat))
        tell_scores(s)
        keys = [ranking_key(s, side) for side in range(s.sides)]
        best = max(keys)
        for side in range(s.sides):
            if keys[side] == best:
                s.tell(ev.WON, EVERYBODY, side, total(s, side))


def tell_scores(s: Rurik) -> None:
    for side in range(s.sides):
        base = side * SOURCES
        s.tell(ev.TRACKS_SCORED, EVERYBODY, side, sum(s.tally[base : base + TRACKS]))
        if s.tally[base + FROM_WAR] > 0:
            s.tell(ev.WAR_SCORED, EVERYBODY, side, s.tally[base + FROM_WAR])
        if s.tally[base + FROM_AGENDA] > 0:
            s.tell(ev.AGENDA_SCORED, EVERYBODY, side, s.tally[base + FROM_AGENDA])
        if s.tally[base + FROM_DEEDS] > 0:
            s.tell(ev.DEEDS_SCORED, EVERYBODY, side, s.tally[base + FROM_DEEDS])


def ranking_key(s: Rurik, side: int) -> tuple[int, ...]:
    """RUR-END-06, RUR-R-38, RUR-R-75: points, then ruled regions, then coins; the Rebellion's coins are scored."""
    return (total(s, side), ruled_regions(s, side), s.coins[side] if side < s.seats else 0)


def breakdown_of(s: Rurik, side: int) -> dict[str, Any]:
    return dict(zip(SOURCE_NAMES, s.tally[side * SOURCES : (side + 1) * SOURCES], strict=True))


def final_result(s: Rurik) -> Result:
    """RUR-END-06: places by points, ties by ruled regions and coins; what is left of a tie is shared."""
    keys = [ranking_key(s, side) for side in range(s.sides)]
    scores = [key[0] for key in keys]
    tie = "RUR-END-06" if scores.count(max(scores)) > 1 else ""
    breakdown = tuple([breakdown_of(s, seat) for seat in range(s.seats)])
    programs: tuple[Program, ...] = ()
    if s.seats == SOLO:
        programs = (Program("rebellion", scores[REBELLION], breakdown_of(s, REBELLION)),)
    return Result(places_from(keys[: s.seats], keys[s.seats :]), tuple(scores[: s.seats]), breakdown, tie, programs)
