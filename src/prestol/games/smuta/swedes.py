"""Peace with Sweden, Swedish intervention, and commanders who change sides (SMU-MSC-16 to SMU-MSC-18, SMU-R-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.appear import Enter
from prestol.games.smuta.fate import send_home, to_track, ungroup, unmark
from prestol.games.smuta.field import has_room, is_enemy_in_field, may_enter, pieces_at
from prestol.games.smuta.forces import joined, personages_with
from prestol.games.smuta.moves import PLACE
from prestol.games.smuta.parts import (
    BESIDE_BOARD,
    CAMP,
    IN_ARMY,
    INSIDE,
    MOSCOW_PARTY,
    NOBODY,
    NONE,
    NOT_YET,
    ON_TRACK,
    PRETENDER,
    SIEGE_LAID,
    STACKING,
)
from prestol.games.smuta.retinue import HousePretenders
from prestol.games.smuta.standing import victory_points
from prestol.games.smuta.victory import score_changed

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

NO_CASE: Final = 0
PEACE_LAPSED: Final = 1
"""Case A of SMU-MSC-16."""
NO_PEACE: Final = 2
"""Case B."""
MOSCOW_WEAK: Final = 15
"""Victory points below which Moscow cannot keep the Swedes out."""


def swedes(s: Smuta) -> list[int]:
    """The Swedish commanders, in the order in which they come."""
    people = s.parts.people
    return [people.delagardie, people.horn]


def is_swede_in_reserve(s: Smuta) -> bool:
    for who in swedes(s):
        if s.at[who] == NOT_YET:
            return True
    return False


def is_in_game(s: Smuta, who: int) -> bool:
    """On the map, on the track, or waiting for a place."""
    return s.at[who] >= 0 or s.at[who] == ON_TRACK or s.at[who] == BESIDE_BOARD


def turncoats(s: Smuta) -> list[int]:
    """SMU-MSC-18: the Swedes of the party that made the peace."""
    return [who for who in swedes(s) if s.owner[who] == s.peace and is_in_game(s, who)]


def intervention_case(s: Smuta) -> int:
    """SMU-MSC-16, SMU-R-44: by which case the card may be played."""
    if s.peace != NOBODY:
        lapsed = s.tsar != s.peace_tsar
        return PEACE_LAPSED if lapsed and (is_swede_in_reserve(s) or turncoats(s)) else NO_CASE
    weak = victory_points(s, MOSCOW_PARTY) < MOSCOW_WEAK
    return NO_PEACE if weak and is_swede_in_reserve(s) else NO_CASE


def make_peace(s: Smuta, seat: int) -> None:
    """SMU-MSC-18, SMU-VIC-07: the party of the Tsar takes the marker; what else the card does is its own."""
    s.peace = seat
    s.peace_tsar = s.tsar
    s.tell(ev.PEACE_MADE, EVERYBODY, seat)
    score_changed(s)


@final
class Intervention(Step["Smuta"]):
    """SMU-MSC-17, SMU-MSC-18: the next Swede enters; in case A those of the lapsed peace come over as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        case = intervention_case(s)
        delagardie = s.parts.people.delagardie
        steps: list[Step[Smuta]] = []
        moved: list[int] = turncoats(s) if case == PEACE_LAPSED else []
        for who in swedes(s):
            if case != NO_CASE and s.at[who] == NOT_YET:
                steps.append(Enter(self.seat, who, tuple(s.parts.people.places[who])))
                moved = [who, *moved]
                break
        steps.extend([ComeOver(self.seat, who) for who in moved if s.at[who] != NOT_YET])
        if delagardie in moved and s.tsar == NONE:
            steps.append(BringKarlPhilip(self.seat))
        s.do(*steps)


@final
class BringKarlPhilip(Step["Smuta"]):
    """SMU-MSC-17: while the throne is vacant the prince comes to De la Gardie."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        prince, host = s.parts.people.karl_philip, s.parts.people.delagardie
        if s.at[prince] != NOT_YET or not is_in_game(s, host):
            return
        s.owner[prince] = self.seat
        s.host[prince] = host
        s.at[prince] = IN_ARMY if s.at[host] != ON_TRACK else ON_TRACK
        s.track[prince] = s.track[host]
        s.tell(ev.JOINED_ARMY, EVERYBODY, self.seat, prince, host)


@final
class ComeOver(Step["Smuta"]):
    """SMU-R-45: a commander changes sides where he stands, with his army; whoever may not stay there goes on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who")
    BOUNDS: ClassVar[dict[str, Bound]] = {"who": "commander"}

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def run(self, s: Smuta) -> None:
        old = s.owner[self.who]
        if old == self.seat:
            return
        change_owner(s, self.who, self.seat)
        if s.at[self.who] >= 0 and not may_stay(s, self.who, old):
            if retreats(s, self.who):
                s.do(StandAside(self.seat, self.who))
            else:
                to_track(s, self.who)
        s.do(HousePretenders(old))
        score_changed(s)


def may_stay(s: Smuta, who: int, old: int) -> bool:
    """SMU-R-45, SMU-MOV-01: neither old friends nor a third party are in the point, and stacking lets him be there."""
    point, seat = s.at[who], s.owner[who]
    if pieces_at(s, point, old) or is_enemy_in_field(s, point, seat):
        return False
    return len(pieces_at(s, point, seat)) <= STACKING


def change_owner(s: Smuta, who: int, seat: int) -> None:
    """SMU-R-45, SMU-R-50: the army goes over; personages stay with their party, Karl Philip with De la Gardie unless he
    reigns."""
    people = s.parts.people
    ungroup(s, who)
    for one in personages_with(s, who):
        if one == people.karl_philip and who == people.delagardie and (one != s.tsar or s.rules < 3):
            s.owner[one] = seat
        elif s.at[one] == ON_TRACK:
            s.host[one] = NONE
        else:
            send_home(s, one)
    for one in joined(s, who):
        s.owner[one] = seat
    unmark(s, who, PRETENDER | CAMP | SIEGE_LAID | INSIDE)
    s.owner[who] = seat
    s.tell(ev.CAME_OVER, EVERYBODY, seat, who)


def retreats(s: Smuta, who: int) -> list[int]:
    """SMU-R-45, SMU-R-16: the adjacent points to which a commander who has changed sides may go."""
    seat = s.owner[who]
    found: list[int] = []
    for point in s.parts.land.near[s.at[who]]:
        if may_enter(s, point, seat) and not is_enemy_in_field(s, point, seat) and has_room(s, point, seat):
            found.append(point)
    return found


@final
class StandAside(Choice["Smuta"]):
    """SMU-R-45: his old friends, or a third party, are in the point: the new owner says where he goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who")
    BOUNDS: ClassVar[dict[str, Bound]] = {"who": "commander"}
    ASK: ClassVar[str] = "stand-aside"
    RULE: ClassVar[str] = "SMU-R-45"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PLACE,)

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Smuta) -> list[Move]:
        return [(PLACE, self.who, point) for point in retreats(s, self.who)]

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return Refusal("no-way-there", "SMU-R-45", {})

    def pick(self, s: Smuta, move: Move) -> None:
        s.at[self.who] = move[2]
        s.tell(ev.STOOD_ASIDE, EVERYBODY, self.seat, self.who, move[2])
