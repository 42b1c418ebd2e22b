"""How the game is won (SMU-VIC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound, Row
from prestol.engine.step import EVERYBODY, Chance, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.dice import D6
from prestol.games.smuta.field import place_of, tsar_party
from prestol.games.smuta.parts import (
    BY_LONG_RULE,
    BY_POINTS,
    BY_ROYAL_POWER,
    BY_SOBOR,
    IN_ARMY,
    NOBODY,
    POLISH_PARTY,
    REIGNED,
)
from prestol.games.smuta.standing import has_candidate, legitimacy, strongest, victory_points

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def score_changed(s: Smuta) -> None:
    """SMU-RXN-14: call this last in a step that has changed control, Victory markers, the Tsar or the Peace."""
    if not s.stack or not isinstance(s.stack[-1], CheckVictory):
        s.do(CheckVictory())


def win(s: Smuta, seat: int, how: int) -> None:
    """The game is over: nothing that was left to do is done."""
    s.winner = seat
    s.victory = how
    s.stack.clear()
    s.tell(ev.WON, EVERYBODY, seat, how)


class CheckVictory(Step["Smuta"]):
    """SMU-VIC-08, SMU-VIC-09, SMU-VIC-11, SMU-R-40: the royal victory goes before that by points."""

    def run(self, s: Smuta) -> None:
        if has_royal_victory(s):
            win(s, POLISH_PARTY, BY_ROYAL_POWER)
            return
        if s.now <= s.parts.figures.crisis_cell:
            return
        best = NOBODY
        most = s.parts.figures.win_at - 1
        points = strongest(s)
        start = s.active if s.active != NOBODY else s.first
        for turn in range(s.seats):
            seat = (start + turn) % s.seats
            if points[seat] > most:
                best, most = seat, points[seat]
        if best != NOBODY:
            win(s, best, BY_POINTS)


def has_royal_victory(s: Smuta) -> bool:
    """SMU-MSC-28, SMU-MSC-29, SMU-R-47: 20 points, Smolensk and Moscow, and the king's army in the Moscow point."""
    people, land = s.parts.people, s.parts.land
    if s.at[people.gustav] != IN_ARMY or s.marks[people.vladislav] & REIGNED != 0:
        return False
    return (
        s.owner[people.gustav] == POLISH_PARTY
        and place_of(s, people.gustav) == land.moscow
        and s.control[land.moscow] == POLISH_PARTY
        and s.control[land.smolensk] == POLISH_PARTY
        and victory_points(s, POLISH_PARTY) >= s.parts.figures.royal_win_at
    )


class LongRule(Step["Smuta"]):
    """SMU-VIC-01, SMU-VIC-02: the turn has reached the Long rule marker."""

    def run(self, s: Smuta) -> None:
        if s.long_rule == s.now and tsar_party(s) != NOBODY:
            win(s, tsar_party(s), BY_LONG_RULE)


# --- the Zemsky Sobor


class Sobor(Step["Smuta"]):
    """SMU-VIC-10, SMU-R-39: parties with a candidate throw and add their legitimacy; without any, all take part.

    With the option `sobor_rule` the most victory points win, ties go by legitimacy, then by a die.
    """

    def run(self, s: Smuta) -> None:
        if s.options.sobor_by_vp:
            keys = [victory_points(s, seat) * 1000 + legitimacy(s, seat) for seat in range(s.seats)]
            best = [seat for seat in range(s.seats) if keys[seat] == max(keys)]
        else:
            best = [seat for seat in range(s.seats) if has_candidate(s, seat)]
        if not best:
            best = list(range(s.seats))
        if s.options.sobor_by_vp and len(best) == 1:
            win(s, best[0], BY_SOBOR)
        else:
            s.do(SoborRoll(tuple(best), ()))


class SoborRoll(Step["Smuta"]):
    """SMU-R-39: one die after the other; then the highest total, ties by victory points, then by a new roll."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rivals", "totals")
    BOUNDS: ClassVar[dict[str, Bound]] = {"rivals": Row("seat", different=True), "totals": Row(1000)}

    def __init__(self, rivals: tuple[int, ...], totals: tuple[int, ...]) -> None:
        self.rivals = rivals
        self.totals = totals

    def run(self, s: Smuta) -> None:
        if len(self.totals) < len(self.rivals):
            s.do(SoborDie(self.rivals, self.totals))
            return
        best = [self.rivals[at] for at in range(len(self.rivals)) if self.totals[at] == max(self.totals)]
        if not s.options.sobor_by_vp:
            points = [victory_points(s, seat) for seat in best]
            best = [best[at] for at in range(len(best)) if points[at] == max(points)]
        if len(best) == 1:
            win(s, best[0], BY_SOBOR)
        else:
            s.do(SoborRoll(tuple(best), ()))


class SoborDie(Chance["Smuta"]):
    """SMU-VIC-10: the die of one party."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rivals", "totals")
    BOUNDS: ClassVar[dict[str, Bound]] = {"rivals": Row("seat", different=True), "totals": Row(1000)}

    def __init__(self, rivals: tuple[int, ...], totals: tuple[int, ...]) -> None:
        self.rivals = rivals
        self.totals = totals

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        seat = self.rivals[len(self.totals)]
        total = outcome if s.options.sobor_by_vp else outcome + legitimacy(s, seat)
        s.tell(ev.SOBOR_ROLL, EVERYBODY, seat, outcome, total)
        s.do(SoborRoll(self.rivals, (*self.totals, total)))
