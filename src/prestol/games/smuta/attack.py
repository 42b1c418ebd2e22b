"""An attack before the first die of the battle: leaders, refuge, evasion, concession (SMU-MOV, SMU-SIE-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Chance, Choice, Move, Step
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta.battle_force import end_until_battle, force_of, is_force_under, strategic_rating
from prestol.games.smuta.battle_record import ATTACKER, DEFENDER
from prestol.games.smuta.defeat import Settle
from prestol.games.smuta.dice import D6
from prestol.games.smuta.field import army_inside, enemies_in_field, force_at, is_detachment
from prestol.games.smuta.forces import army_size
from prestol.games.smuta.moves import (
    CONCEDE,
    CONCEDE_MOVE,
    EVADE,
    EVADE_MOVE,
    GO,
    LEAD,
    REFUGE,
    REFUGE_MOVE,
    STAND,
    STAND_MOVE,
)
from prestol.games.smuta.parts import ATTACK_DECLARED, BATTLE_START, COMMANDERS, INSIDE, NO_EVASION, NO_REFUGE, NOBODY
from prestol.games.smuta.strikes import ThrowTactical
from prestol.games.smuta.windows import open_window
from prestol.games.smuta.withdrawal import may_shelter, move_force, slip_inside, ways_out

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def leaders(s: Smuta, pieces: list[int]) -> list[int]:
    """SMU-MOV-04, SMU-R-15, SMU-R-21: the pieces of which one may lead; a commander goes before a detachment."""
    commanders = [piece for piece in pieces if piece < COMMANDERS]
    if len(commanders) == 2:
        for at in range(2):
            if s.host[commanders[at]] == commanders[1 - at]:
                return [commanders[1 - at]]
    return commanders or pieces


def line_up(s: Smuta, side: int, pieces: list[int], leader: int) -> None:
    """A leader, and the other piece with him."""
    s.battle[br.LEADER + side] = leader
    s.battle[br.SECOND + side] = NOBODY
    for piece in pieces:
        if piece != leader:
            s.battle[br.SECOND + side] = piece


def declare(s: Smuta, seat: int, pieces: list[int], point: int, origin: int) -> None:
    """SMU-MOV-16, SMU-SIE-16, SMU-SIE-17: pieces of a party attack whoever is in the field of a point."""
    foe = enemies_in_field(s, point, seat)[0]
    s.battle = br.new_record(seat, foe, point, origin)
    s.waived = 0
    inside = army_inside(s, point)
    if inside >= 0 and s.owner[inside] == seat and inside not in pieces:
        pieces = [*pieces, inside]
    for piece in pieces:
        s.marks[piece] &= ~INSIDE  # SMU-R-21: who sallies has left the fortress
    theirs = force_at(s, point, foe)
    s.tell(ev.ATTACKED, EVERYBODY, seat, pieces[0], foe, point)
    steps: list[Step[Any]] = []
    for side, force in ((ATTACKER, pieces), (DEFENDER, theirs)):
        able = leaders(s, force)
        line_up(s, side, force, able[0])
        if len(able) > 1:
            steps.append(NameLeader(s.battle[br.SEAT + side]))
    open_window(s, ATTACK_DECLARED, MeetAttack())
    s.do(*steps)


@final
class NameLeader(Choice["Smuta"]):
    """SMU-R-15, SMU-R-21: two pieces fight as a grouping; their owner says which of them leads."""

    ASK: ClassVar[str] = "lead"
    RULE: ClassVar[str] = "SMU-R-15"
    ACCEPTS: ClassVar[tuple[int, ...]] = (LEAD,)

    def options(self, s: Smuta) -> list[Move]:
        return [(LEAD, piece) for piece in sorted(force_of(s, br.side_of(s, self.seat)))]

    def pick(self, s: Smuta, move: Move) -> None:
        side = br.side_of(s, self.seat)
        line_up(s, side, force_of(s, side), move[1])
        s.tell(ev.LEADS, EVERYBODY, self.seat, move[1])


@final
class MeetAttack(Step["Smuta"]):
    """SMU-BAT-24: refuge or evasion comes after the cards; one card lets the defender slip away at once."""

    def run(self, s: Smuta) -> None:
        seat = s.battle[br.SEAT + DEFENDER]
        if s.battle[br.SLIPS_AWAY]:
            evade(s, seat)
        else:
            s.do(AnswerAttack(seat))


def may_evade(s: Smuta) -> bool:
    """SMU-R-16: there is a point to go to, and no card forbids it."""
    return not is_force_under(s, NO_EVASION, DEFENDER) and bool(ways_out(s, DEFENDER))


def may_take_refuge(s: Smuta) -> bool:
    """SMU-SIE-14, SMU-R-20: one army, with units, in a fortress of its party with nobody inside."""
    force = force_of(s, DEFENDER)
    if len(force) > 1 or army_size(s, force[0]) == 0 or is_force_under(s, NO_REFUGE, DEFENDER):
        return False
    return may_shelter(s, s.battle[br.POINT], s.battle[br.SEAT + DEFENDER])


@final
class AnswerAttack(Choice["Smuta"]):
    """SMU-MOV-18, SMU-SIE-14, SMU-BAT-19: the attacked side fights, tries to evade, slips inside or gives up."""

    ASK: ClassVar[str] = "attacked"
    RULE: ClassVar[str] = "SMU-MOV-18"
    ACCEPTS: ClassVar[tuple[int, ...]] = (STAND, EVADE, REFUGE, CONCEDE)

    def options(self, s: Smuta) -> list[Move]:
        listed = [STAND_MOVE]
        if may_evade(s):
            listed.append(EVADE_MOVE)
        if may_take_refuge(s):
            listed.append(REFUGE_MOVE)
        listed.append(CONCEDE_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        if move[0] == EVADE:
            return Refusal("no-way-out", "SMU-R-16", {})
        return Refusal("no-refuge", "SMU-R-20", {})

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == EVADE:
            s.do(EvasionDie(self.seat))
        elif move[0] == REFUGE:
            leave(s)
            slip_inside(s, s.battle[br.LEADER + DEFENDER])
        else:
            answer(s, self.seat, move)


def leave(s: Smuta) -> None:
    """SMU-MOV-22, SMU-R-20: there is no battle; if only detachments have left, the attacker may go on."""
    end_until_battle(s)
    s.battle[br.LEFT] = 1
    s.battle[br.PASSES] = 1
    for piece in force_of(s, DEFENDER):
        if not is_detachment(piece):
            s.battle[br.PASSES] = 0


def answer(s: Smuta, seat: int, move: Move) -> None:
    """SMU-BAT-19: to stand, or to give up before the first die."""
    if move[0] == CONCEDE:
        end_until_battle(s)
        s.tell(ev.CONCEDED, EVERYBODY, seat)
        br.lose_battle(s, br.side_of(s, seat))
        s.do(Settle())
    elif seat == s.battle[br.SEAT + DEFENDER]:
        s.do(Concession(s.battle[br.SEAT + ATTACKER]))
    else:
        end_until_battle(s)
        open_window(s, BATTLE_START, ThrowTactical())


@final
class Concession(Choice["Smuta"]):
    """SMU-BAT-19, SMU-R-17: the defender after a failed evasion, then the attacker: to fight or to give up."""

    ASK: ClassVar[str] = "concession"
    RULE: ClassVar[str] = "SMU-BAT-19"
    ACCEPTS: ClassVar[tuple[int, ...]] = (STAND, CONCEDE)

    def options(self, s: Smuta) -> list[Move]:
        return [STAND_MOVE, CONCEDE_MOVE]

    def pick(self, s: Smuta, move: Move) -> None:
        answer(s, self.seat, move)


@final
class EvasionDie(Chance["Smuta"]):
    """SMU-MOV-18 to SMU-MOV-20: die, own strategic rating, less the attacker's: 4 or more; 1 fails and 6 succeeds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        total = outcome + strategic_rating(s, DEFENDER) - strategic_rating(s, ATTACKER)
        evades = outcome == 6 or (outcome > 1 and total >= 4)
        s.tell(ev.EVADES if evades else ev.IS_CAUGHT, EVERYBODY, self.seat, outcome, total)
        if evades:
            evade(s, self.seat)
        else:
            s.do(Concession(self.seat))


def evade(s: Smuta, seat: int) -> None:
    """SMU-MOV-21: the force goes; its owner is asked where to if there is a choice."""
    leave(s)
    points = ways_out(s, DEFENDER)
    if len(points) == 1:
        move_force(s, DEFENDER, points[0])
    else:
        s.do(EvadeTo(seat))


@final
class EvadeTo(Choice["Smuta"]):
    """SMU-MOV-21, SMU-R-16: to an adjacent point, but not the one the attack came from."""

    ASK: ClassVar[str] = "evade-to"
    RULE: ClassVar[str] = "SMU-MOV-21"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GO,)

    def options(self, s: Smuta) -> list[Move]:
        return [(GO, point) for point in ways_out(s, DEFENDER)]

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return Refusal("no-way-there", "SMU-MOV-21", {})

    def pick(self, s: Smuta, move: Move) -> None:
        move_force(s, DEFENDER, move[1])
