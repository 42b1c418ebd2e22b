"""The claim phase (RUR-CLM): progress, income, new deeds, and all that is made ready for the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.places import is_any_at
from prestol.engine.step import EVERYBODY, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.deed_row import PickDeed, TakeDeed, clear_row
from prestol.games.rurik.measures import track_row, track_value
from prestol.games.rurik.parts import ADVISORS, DEED_ROW, IN_HAND, SOLO, TRACKS, WAITING
from prestol.games.rurik.rebellion_claim import catch_up, gather, new_priority, rebellion_income
from prestol.games.rurik.stock import full_columns

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def progress(s: Rurik) -> None:
    """RUR-CLM-03, RUR-CLM-04: each marker goes to the row that the position meets now, and never falls."""
    for side in range(s.sides):
        for track in range(TRACKS):
            row = track_row(s, side, track)
            if row > s.tracks[side * TRACKS + track]:
                s.tracks[side * TRACKS + track] = row
                points = s.parts.figures.track_vp[track][row - 1]
                s.tell(ev.CLAIMED, EVERYBODY, side, track, track_value(s, side, track), points)


def income_of(s: Rurik, seat: int) -> int:
    """RUR-CLM-09, RUR-CLM-10: a coin for each marker that stands on no track, and for each full column of the boat."""
    coins = full_columns(s, seat)
    for track in range(TRACKS):
        if s.tracks[seat * TRACKS + track] == 0:
            coins += 1
    return coins + (1 if s.war[seat] == 0 else 0)


def income(s: Rurik) -> None:
    for seat in range(s.seats):
        coins = income_of(s, seat)
        if coins > 0:
            s.coins[seat] += coins
            s.tell(ev.INCOME, EVERYBODY, seat, coins)


class Claim(Step["Rurik"]):
    """RUR-CLM-01, RUR-CLM-02: from here on the holder of the token is first player (RUR-SCH-04)."""

    def run(self, s: Rurik) -> None:
        s.tell(ev.CLAIM_BEGINS, EVERYBODY, s.round)
        s.first = s.token
        solo = s.seats == SOLO
        if solo:
            new_priority(s)  # RUR-R-61
        progress(s)
        if solo:
            catch_up(s)
        if s.round < s.parts.figures.rounds:
            income(s)
            if solo:
                rebellion_income(s)
            s.do(NewDeeds(0), RefreshRow())


class NewDeeds(Step["Rurik"]):
    """RUR-CLM-11: clockwise from the holder of the token each player takes a deed.

    In the variant the row is not filled up after the last pick: what is left of it is replaced (RUR-VAR-03).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("taken",)

    def __init__(self, taken: int) -> None:
        self.taken = taken

    def run(self, s: Rurik) -> None:
        if self.taken < s.seats:
            seat = (s.first + self.taken) % s.seats
            is_last = self.taken == s.seats - 1 and s.options.deed_row_refresh and is_any_at(s.deeds, DEED_ROW)
            s.do(PickDeed(seat) if is_last else TakeDeed(seat), NewDeeds(self.taken + 1))


class RefreshRow(Step["Rurik"]):
    """RUR-VAR-03: in the variant the cards left over are replaced."""

    def run(self, s: Rurik) -> None:
        if s.options.deed_row_refresh:
            clear_row(s)


def make_ready(s: Rurik) -> None:
    """RUR-CLM-13 to RUR-CLM-15, RUR-R-43: tokens, goods, and the advisors who join in the next round."""
    s.converted = [0] * len(s.converted)
    s.used = [0] * len(s.used)
    filled = 0
    for region in s.regions:
        if not s.stocked[region]:
            s.stocked[region] = 1
            filled += 1
    if filled > 0:
        s.tell(ev.REFILLED, EVERYBODY, filled)
    if s.seats == SOLO:
        gather(s)
    s.round += 1
    joins = s.parts.figures.advisor_from[s.seats]
    for side in range(s.sides):
        for advisor in range(ADVISORS):
            at = side * ADVISORS + advisor
            if s.advisors[at] == WAITING and joins[advisor] <= s.round:
                s.advisors[at] = IN_HAND
