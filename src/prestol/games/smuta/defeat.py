"""The end of a battle: the loser leaves, the winner is rewarded (SMU-BAT-15 to SMU-BAT-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta.battle_force import force_of
from prestol.games.smuta.battle_record import ATTACKER, BOTH, DEFENDER
from prestol.games.smuta.fate import to_track
from prestol.games.smuta.forces import army_size
from prestol.games.smuta.moves import GO, SHELTER, TO_TRACK, TO_TRACK_MOVE
from prestol.games.smuta.parts import BATTLE_LOST, BATTLE_WON, IN_ARMY, INSIDE, NONE
from prestol.games.smuta.victory import score_changed
from prestol.games.smuta.windows import open_window
from prestol.games.smuta.withdrawal import may_shelter, move_force, slip_inside, ways_out

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def has_tsar(s: Smuta, side: int) -> bool:
    """SMU-MSC-15: the reigning Tsar is with the force."""
    return s.tsar != NONE and s.at[s.tsar] == IN_ARMY and s.host[s.tsar] in force_of(s, side)


@final
class Settle(Step["Smuta"]):
    """SMU-BAT-24, SMU-R-18: the battle is decided; cards come before the loser is moved, but not if both have lost."""

    def run(self, s: Smuta) -> None:
        losers = s.battle[br.LOSERS]
        if losers == BOTH:
            s.tell(ev.BOTH_LOST, EVERYBODY, s.battle[br.POINT])
            for side in (ATTACKER, DEFENDER):
                clear_field(s, side)
            return
        loser = ATTACKER if losers == 1 << ATTACKER else DEFENDER
        if has_tsar(s, loser):
            s.battle[br.PRIZE] = s.parts.figures.campaign_victories
        open_window(s, BATTLE_LOST, LeaveField(loser), Award(1 - loser))
        open_window(s, BATTLE_WON)


def clear_field(s: Smuta, side: int) -> None:
    """SMU-BAT-17, SMU-R-14, SMU-R-67: the pieces of a beaten side that are still in the field go to the track."""
    for piece in force_of(s, side):
        if s.at[piece] >= 0 and s.marks[piece] & INSIDE == 0:
            to_track(s, piece)


def drop_empty(s: Smuta, side: int) -> None:
    """SMU-APP-12, SMU-R-19: a commander without units goes to the track, whichever side he is on."""
    for piece in force_of(s, side):
        if s.at[piece] >= 0 and army_size(s, piece) == 0:
            to_track(s, piece)


@final
class LeaveField(Step["Smuta"]):
    """SMU-BAT-17, SMU-SIE-14: the beaten force goes to the track, into a fortress, or by a card to the next point."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)
    BOUNDS: ClassVar[dict[str, Bound]] = {"side": 2}

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Smuta) -> None:
        drop_empty(s, self.side)
        seat = s.battle[br.SEAT + self.side]
        standing = [piece for piece in force_of(s, self.side) if s.at[piece] >= 0]
        if standing and s.battle[br.KEPT] and ways_out(s, self.side):
            s.do(WithdrawTo(seat))
        elif standing and may_shelter(s, s.battle[br.POINT], seat):
            s.do(Shelter(seat))
        else:
            clear_field(s, self.side)


@final
class WithdrawTo(Choice["Smuta"]):
    """SMU-R-16: the beaten force keeps together and goes to an adjacent point, by the card Orderly retreat."""

    ASK: ClassVar[str] = "withdraw-to"
    RULE: ClassVar[str] = "SMU-R-16"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GO,)

    def options(self, s: Smuta) -> list[Move]:
        return [(GO, point) for point in ways_out(s, br.side_of(s, self.seat))]

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return Refusal("no-way-there", "SMU-R-16", {})

    def pick(self, s: Smuta, move: Move) -> None:
        move_force(s, br.side_of(s, self.seat), move[1])


@final
class Shelter(Choice["Smuta"]):
    """SMU-SIE-14, SMU-R-20: after a defeat one piece may go into the fortress; the rest goes to the track."""

    ASK: ClassVar[str] = "shelter"
    RULE: ClassVar[str] = "SMU-SIE-14"
    ACCEPTS: ClassVar[tuple[int, ...]] = (SHELTER, TO_TRACK)

    def options(self, s: Smuta) -> list[Move]:
        side = br.side_of(s, self.seat)
        listed: list[Move] = [(SHELTER, piece) for piece in sorted(force_of(s, side)) if s.at[piece] >= 0]
        return [*listed, TO_TRACK_MOVE]

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == SHELTER:
            slip_inside(s, move[1])
        clear_field(s, br.side_of(s, self.seat))


@final
class Award(Step["Smuta"]):
    """SMU-BAT-18, SMU-MSC-15, SMU-R-19: one Victory marker, three for the defeat of the Tsar himself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)
    BOUNDS: ClassVar[dict[str, Bound]] = {"side": 2}

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Smuta) -> None:
        seat = s.battle[br.SEAT + self.side]
        s.victories[seat] += s.battle[br.PRIZE]
        s.tell(ev.VICTORY, EVERYBODY, seat, s.battle[br.SEAT + 1 - self.side], s.battle[br.PRIZE])
        drop_empty(s, self.side)
        score_changed(s)
