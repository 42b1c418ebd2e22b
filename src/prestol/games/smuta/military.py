"""The Military phase of one player: piece after piece moves or recruits (SMU-SEQ-19, SMU-R-58)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.attack import declare
from prestol.games.smuta.campaign import add_campaigns, declare_campaign
from prestol.games.smuta.field import has_room, is_besieged, is_detachment
from prestol.games.smuta.forces import army_size, joined
from prestol.games.smuta.march import AfterAttack, march, march_moves
from prestol.games.smuta.moves import (
    CAMPAIGN,
    COME_OUT,
    COME_OUT_MOVE,
    DONE,
    DONE_MOVE,
    GO,
    GROUP,
    HOME,
    HOME_MOVE,
    JOIN,
    LEAVE,
    PART,
    PLAY,
    RECRUIT,
    RECRUIT_MOVE,
    SORTIE,
    SORTIE_MOVE,
    STEP,
    TAKE,
    TAKE_MOVES,
)
from prestol.games.smuta.own_moments import piece_plays, play_for_piece
from prestol.games.smuta.parts import COMMANDERS, INSIDE, MILITARY_START, NOWHERE, PERSONS, STACKING, USED
from prestol.games.smuta.reach import Reach, Survey, allowance, fits, marchers, may_go, tired
from prestol.games.smuta.recruit import Recruit, may_recruit
from prestol.games.smuta.regroup import (
    CHANGED,
    LEFT,
    PIECE,
    bit_of,
    company,
    detach,
    new_move,
    regroup,
    regroup_moves,
)
from prestol.games.smuta.throne import go_home, may_go_home
from prestol.games.smuta.war_refusals import why_not_acted, why_not_taken
from prestol.games.smuta.windows import open_window
from prestol.games.smuta.withdrawal import leave_point

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


@final
class MilitaryPhase(Step["Smuta"]):
    """SMU-SEQ-19: the phase begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        open_window(s, MILITARY_START, MilitaryAct(self.seat))


def may_take(s: Smuta, who: int) -> bool:
    """SMU-R-57, SMU-R-58: a piece that is not used; a joined detachment leaves its army to act alone."""
    if s.marks[who] & USED != 0:
        return False
    if s.at[who] >= 0:
        return True
    if not is_detachment(who):
        return False
    host = s.host[who]
    if host < 0 or s.at[host] < 0 or s.marks[host] & INSIDE != 0 or army_size(s, host) < 2:
        return False
    seat, point = s.owner[who], s.at[host]
    if has_room(s, point, seat):
        return True
    survey = Survey(s, seat, [who])
    reach = Reach(s, survey, seat, point, allowance(s, [who]))
    for target in reach.found:
        if fits(s, survey, [who], target):
            return True
    return False


@final
class MilitaryAct(Choice["Smuta"]):
    """SMU-SEQ-19, SMU-SEQ-24, SMU-MOV-13: one piece after the other, until the player ends the phase."""

    ASK: ClassVar[str] = "war"
    RULE: ClassVar[str] = "SMU-SEQ-19"
    ACCEPTS: ClassVar[tuple[int, ...]] = (TAKE, HOME, DONE)

    def options(self, s: Smuta) -> list[Move]:
        listed: list[Move] = []
        seat = self.seat
        for who, owner in enumerate(s.owner):
            if owner == seat and (who < COMMANDERS or who >= PERSONS) and may_take(s, who):
                listed.append(TAKE_MOVES[who])
        if may_go_home(s, self.seat):
            listed.append(HOME_MOVE)
        listed.append(DONE_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        if move[0] == HOME:
            return Refusal("tsar-not-on-campaign", "SMU-R-43", {})
        return why_not_taken(s, self.seat, move[1])

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == DONE:
            return
        if move[0] == HOME:
            go_home(s)
            s.do(self)
            return
        who = move[1]
        if s.at[who] < 0:
            detach(s, who)
        s.moving = new_move(who)
        s.do(PieceAct(self.seat), MilitaryAct(self.seat))


def add_left_behind(s: Smuta, own: list[int], listed: list[Move]) -> None:
    """SMU-R-57: in a full point a detachment may leave an army only if that marches off and makes room."""
    piece = s.moving[PIECE]
    if len(own) != STACKING or s.marks[piece] & INSIDE != 0:
        return
    pieces = marchers(s, piece)
    behind = tired(s, pieces)
    if len(own) + 1 - len(pieces) + len(behind) > STACKING:
        return
    for army in pieces:
        staying = [one for one in behind if s.host[one] == army]
        if not is_detachment(army) and army_size(s, army) > len(staying) + 1:
            for one in joined(s, army):
                if one not in staying and s.moving[CHANGED] & bit_of(one) == 0:
                    listed.append((LEAVE, one))


@final
class PieceAct(Choice["Smuta"]):
    """SMU-DEC-04, SMU-R-58: the piece regroups if it wants to, then it moves, recruits, sallies or stays."""

    ASK: ClassVar[str] = "piece"
    RULE: ClassVar[str] = "SMU-R-58"
    ACCEPTS: ClassVar[tuple[int, ...]] = (
        *(GO, STEP, CAMPAIGN, RECRUIT, SORTIE, COME_OUT, GROUP, PART, JOIN, LEAVE, PLAY, DONE),
    )

    def options(self, s: Smuta) -> list[Move]:
        piece = s.moving[PIECE]
        own, pieces = company(s, self.seat), marchers(s, piece)
        marches, recruits = s.at[piece] >= 0 and may_go(s, pieces, len(own)), may_recruit(s, piece)
        listed = march_moves(s, self.seat, pieces) if marches else []
        makes_room = len(listed) > 0
        add_campaigns(s, self.seat, listed)
        if len(own) > STACKING:
            return listed
        if is_besieged(s, piece):
            listed.append(SORTIE_MOVE)
        elif s.marks[piece] & INSIDE != 0:
            listed.append(COME_OUT_MOVE)
        if recruits:
            listed.append(RECRUIT_MOVE)
        if makes_room:
            add_left_behind(s, own, listed)
        listed.extend(regroup_moves(s, own, True))
        listed.extend(piece_plays(s, self.seat, marches, recruits))
        listed.append(DONE_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        if move[0] == CAMPAIGN:
            return Refusal("no-campaign", "SMU-MSC-12", {})
        return why_not_acted(s, self.seat, move)

    def pick(self, s: Smuta, move: Move) -> None:
        piece = s.moving[PIECE]
        if move[0] == GO or move[0] == STEP:
            march(s, self.seat, move)
        elif move[0] == CAMPAIGN:
            declare_campaign(s, self.seat, move[1])
        elif move[0] == RECRUIT:
            s.do(Recruit(self.seat))
        elif move[0] == PLAY:
            play_for_piece(s, self.seat, move[1], self)
        elif move[0] == SORTIE:
            sally(s, self.seat)
        elif move[0] == DONE:
            s.marks[piece] = s.marks[piece] | USED
            s.tell(ev.STAYED, EVERYBODY, self.seat, piece)
            s.moving = []
        else:
            if move[0] == COME_OUT:
                come_out(s, piece)
                s.tell(ev.CAME_OUT, EVERYBODY, self.seat, piece, s.at[piece])
            else:
                regroup(s, self.seat, move)
            s.do(self)


def come_out(s: Smuta, piece: int) -> None:
    """SMU-R-21, SMU-SIE-06: an army goes out of its fortress; it stays in the point, and so does its siege."""
    if s.rules >= 3:
        s.marks[piece] &= ~INSIDE
    else:
        leave_point(s, piece)


def sally(s: Smuta, seat: int) -> None:
    """SMU-SIE-16, SMU-R-21: the army inside attacks whoever is before the fortress."""
    piece = s.moving[PIECE]
    s.moving[LEFT] = 0
    s.marks[piece] = s.marks[piece] | USED
    if not is_detachment(piece):
        for one in joined(s, piece):
            s.marks[one] = s.marks[one] | USED
    s.tell(ev.SALLIED, EVERYBODY, seat, piece, s.at[piece])
    s.do(AfterAttack(seat))
    declare(s, seat, [piece], s.at[piece], NOWHERE)
