"""A second count of control, throne, points, legitimacy and victory, from what was told and the printed rules.

It shares no code with the rules. Control, Tsar, Long rule marker, Victory markers, Peace and card effects are followed
from the events alone; where people are and whose they are it reads on the table.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import prestol
from prestol.engine.events import Event
from tests.games.smuta.battlefield import smuta

VALUES = {
    "moscow": 6,
    "smolensk": 3,
    **dict.fromkeys(["novgorod", "nizhny_novgorod", "tver", "uglich", "yaroslavl"], 2),
    **dict.fromkeys(["pskov", "oreshek", "ivangorod", "tula", "kolomna", "kostroma"], 1),
    **dict.fromkeys(["rzhev", "mozhaysk", "vyazma", "kaluga", "murom", "suzdal", "vladimir"], 1),
    **dict.fromkeys(["belgorod", "voronezh", "kursk", "chernigov"], 1),
    **dict.fromkeys(["ustyuzhna", "vologda", "beloozero", "galich"], 1),
}
"""SMU-CTL-10, SMU-CTL-11, SMU-X-07: victory points of the points that have any."""
SOVEREIGN_POINTS = [
    *("smolensk", "novgorod", "pskov", "oreshek", "ivangorod", "koporye", "tula", "kolomna", "nizhny_novgorod"),
    "troitse_lavra",
]
NORTH = ["novgorod", "pskov", "oreshek", "ivangorod"]
SWEDES = ["jakob_delagardie", "evert_horn"]
STARTS = {
    "vasily_golitsyn": "moscow",
    "fedor_mstislavsky": "kaluga",
    "false_dmitry_1": "chernigov",
    "petr_basmanov": "bryansk",
    "ivan_bolotnikov": "putivl",
    "istoma_pashkov": "voronezh",
}
SOVEREIGN = "sovereign"
POLISH, SHUISKY = 1, 4
CRISIS, LAST, LONG = 7, 31, 8
ACCUSED, HUSSARS = 2, 9
"""The bit of the marker, and the kind of unit."""
ON_MAP, TRACK, PARTY, IN_ARMY, BOX = 0, -2, -4, -5, -6

View = dict[str, Any]


@cache
def printed(table: str) -> dict[str, dict[str, Any]]:
    """The records of a table of the content by id, as written."""
    found: dict[str, Any] = {}
    for path in sorted((Path(prestol.__file__).parent / "content" / "smuta").glob("*.toml")):
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return {record["id"]: record for record in found[table]}


@cache
def names(domain: str) -> tuple[str, ...]:
    return smuta().notation.domains[domain]


@cache
def figure(name: str) -> int:
    return names("figure").index(name)


@cache
def persons() -> dict[str, int]:
    """Commanders and personages with the legitimacy printed on them."""
    return {one["id"]: one["legitimacy"] for table in ("commander", "personage") for one in printed(table).values()}


def lasts_a_phase(card: str) -> bool:
    """Whether the legitimacy of a card is gone with the phase, not with the year."""
    return "'until': 'phase'" in str(printed("card_kind")[card])


class Recount:
    """One table, followed from its start."""

    def __init__(self, view: View, options: dict[str, Any], told: list[Event]) -> None:
        self.seats = view["seats"]
        self.options = options
        self.control: dict[str, int | str] = dict.fromkeys(SOVEREIGN_POINTS, SOVEREIGN)
        for who, point in STARTS.items():
            self.control[point] = view["owner"][figure(who)]
        self.tsar = "boris_godunov"
        self.reigned = {self.tsar}
        self.marker: int | None = LONG if options["long_rule_for_starting_tsar"] else None
        self.peace: int | None = None
        self.victories = [0] * self.seats
        self.year = [0] * self.seats
        self.phase = [0] * self.seats
        self.cell = -1
        """The last season that has begun,"""
        self.shown = 0
        """and the cell of the turn marker: at the start of a year it is ahead, and the game can be won."""
        self.card = ""
        self.moment: tuple[Any, ...] = ()
        self.hear(view, told)

    # --- what was told

    def hear(self, view: View, told: list[Event]) -> None:
        """Note what has happened, in its order."""
        moment = (view["cell"], view["phase"], view["active"])
        if moment != self.moment:
            self.phase = [0] * self.seats
        self.moment = moment
        for event in told:
            heard = getattr(self, "on_" + event.name.replace("-", "_"), None)
            if heard is not None:
                heard(**event.args)

    def on_season_begins(self, season: int) -> None:
        self.cell += 1
        self.shown = self.cell
        assert self.cell % 4 == season

    def on_year_begins(self, year: int) -> None:
        assert year == 1605 + (self.cell + 1) // 4
        self.shown = self.cell + 1
        self.year = [0] * self.seats

    def on_control_taken(self, seat: int, point: int) -> None:
        self.control[names("point")[point]] = seat

    def on_control_lost(self, point: int) -> None:
        del self.control[names("point")[point]]

    def on_throne_vacant(self, who: int) -> None:
        assert names("figure")[who] == self.tsar
        self.tsar, self.marker = "", None

    def on_proclaimed(self, seat: int, who: int) -> None:
        assert self.tsar == ""
        assert self.control["moscow"] == seat
        self.tsar = names("figure")[who]
        self.reigned.add(self.tsar)
        self.marker = self.cell + LONG if self.cell + LONG <= LAST else None

    def on_victory(self, seat: int, rival: int, count: int) -> None:
        assert count in (1, 3)
        self.victories[seat] += count

    def on_peace_made(self, seat: int) -> None:
        assert self.peace is None
        self.peace = seat

    def on_announced(self, seat: int, card: int, way: int) -> None:
        self.card = names("card_kind")[card]

    def on_carried_out(self, seat: int, card: int) -> None:
        self.card = names("card_kind")[card]

    def on_legitimacy_gained(self, seat: int, count: int) -> None:
        (self.phase if lasts_a_phase(self.card) else self.year)[seat] += count

    def on_legitimacy_lost(self, seat: int, count: int) -> None:
        self.on_legitimacy_gained(seat, -count)

    # --- what it amounts to

    def owner(self, view: View, who: str) -> int:
        return int(view["owner"][figure(who)])

    def place(self, view: View, who: str) -> int:
        return int(view["at"][figure(who)])

    def point_of(self, view: View, who: str) -> str:
        """The point where a person is, in somebody's army too; nothing off the map."""
        at = self.place(view, who)
        if at == IN_ARMY:
            at = view["at"][view["host"][figure(who)]]
        return names("point")[at] if at >= ON_MAP else ""

    def has_tsar(self, view: View, seat: int) -> bool:
        return self.tsar != "" and self.owner(view, self.tsar) == seat

    def doubles(self, view: View, seat: int, point: str) -> bool:
        """SMU-MSC-30, SMU-MSC-31, SMU-R-46."""
        if point == "smolensk":
            return seat == POLISH
        if point not in NORTH:
            return False
        if self.options["swedish_doubling"] == "shuisky_party":
            return seat == SHUISKY
        serving = [who for who in SWEDES if self.place(view, who) >= ON_MAP or self.place(view, who) == TRACK]
        return any(self.owner(view, who) == seat for who in serving)

    def points(self, view: View, seat: int) -> int:
        """SMU-VIC-03 to SMU-VIC-07, SMU-SIE-11."""
        total = self.victories[seat] + (6 if self.has_tsar(view, seat) else 0) - (4 if self.peace == seat else 0)
        for point, holder in self.control.items():
            value = VALUES.get(point, 0)
            if holder == seat:
                total += value * (2 if self.doubles(view, seat, point) else 1)
            elif holder == SOVEREIGN and self.has_tsar(view, seat):
                total += value
        return total

    def worth(self, view: View, who: str) -> int:
        """SMU-MSC-23, SMU-CRD-27, SMU-R-29: what a person is worth who is neither absent nor on the track."""
        at = self.place(view, who)
        if at < ON_MAP and at not in (PARTY, IN_ARMY, BOX):
            return 0
        value = persons()[who]
        if at >= ON_MAP:
            value -= view["units"][figure(who)][HUSSARS]
        if view["marks"][figure(who)] & ACCUSED:
            value -= 2
        return max(0, value)

    def legitimacy(self, view: View, seat: int) -> int:
        """SMU-PTY-04, SMU-MSC-32, SMU-R-36."""
        total = sum(self.worth(view, who) for who in persons() if self.owner(view, who) == seat)
        lavra = self.control.get("troitse_lavra")
        sovereign = lavra == SOVEREIGN and self.options["sovereign_lavra"] and self.has_tsar(view, seat)
        total += 2 if lavra == seat or sovereign else 0
        return max(0, total + self.year[seat] + self.phase[seat])

    # --- victory

    def is_royal(self, view: View) -> bool:
        """SMU-MSC-28, SMU-MSC-29, SMU-R-47."""
        king = "gustav_iii_vasa"
        return (
            self.point_of(view, king) == "moscow"
            and self.owner(view, king) == POLISH
            and self.control.get("moscow") == self.control.get("smolensk") == POLISH
            and self.points(view, POLISH) >= 20
            and "vladislav" not in self.reigned
        )

    def leaders(self, view: View) -> list[int]:
        """SMU-VIC-08, SMU-VIC-09, SMU-R-40: the parties that win by points, the first of them if there are several."""
        if self.shown <= CRISIS:
            return []
        totals = [self.points(view, seat) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if totals[seat] >= 30 and totals[seat] == max(totals)]

    def check(self, view: View) -> None:
        """The table agrees: counters, the throne, and whether the game is over."""
        assert view["cell"] == self.shown
        assert view["tsar"] == (figure(self.tsar) if self.tsar else -1)
        assert view["long_rule"] == (-1 if self.marker is None else self.marker)
        held = {names("point")[at]: seat for at, seat in enumerate(view["control"]) if seat != -1}
        assert {point: SOVEREIGN if seat == -2 else seat for point, seat in held.items()} == self.control
        assert view["victories"] == self.victories
        assert view["victory_points"] == [self.points(view, seat) for seat in range(self.seats)]
        assert view["legitimacy"] == [self.legitimacy(view, seat) for seat in range(self.seats)]
        self.check_end(view)

    def check_end(self, view: View) -> None:
        winner, kind = view["winner"], view["victory"]
        if kind == "none":
            assert not view["over"]
            assert not self.is_royal(view)
            assert not self.leaders(view)
            assert not (self.tsar and self.marker is not None and self.shown >= self.marker)
        elif kind == "long-rule":
            assert self.has_tsar(view, winner)
            assert self.shown == self.marker
        elif kind == "royal":
            assert winner == POLISH
            assert self.is_royal(view)
        elif kind == "points":
            assert winner in self.leaders(view)
            assert not self.is_royal(view)
        else:
            assert kind == "sobor"
            assert self.cell == LAST
