"""Reaction windows (SMU-RXN): who is asked, what may be answered, and what an answer does.

Who is asked, and in which order, follows from public facts alone: only `answer_moves` and `answers_ahead` look into a
hand, and only into that of the seat itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.step import EVERYBODY, Move
from prestol.engine.window import Answer
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.battle_force import force_size
from prestol.games.smuta.cancelling import BATTLE_WINDOWS, mode_laid, put_to
from prestol.games.smuta.hands import kinds_in_hand
from prestol.games.smuta.moves import AIM, PLAY, WAIVE_MOVE, WAY
from prestol.games.smuta.parts import (
    ATTACK_DECLARED,
    BATTLE_LOST,
    BATTLE_ROLL,
    BATTLE_WON,
    CARD_ANNOUNCED,
    COMMANDERS,
    DRAW_PILE,
    FIGURES,
    MILITARY_START,
    NOBODY,
    NONE,
    ORDER_ROLLED,
    OWN_MOMENTS,
    PARTY_DECK,
    PERSON_DYING,
    POINTS,
    SIEGE_ROLL,
    WINDOW_KINDS,
)
from prestol.games.smuta.play import announce, lay, next_moves, playable
from prestol.games.smuta.sides import besieged, besieger
from prestol.games.smuta.sieges import ARMY, TARGET
from prestol.games.smuta.targets import names_point
from prestol.games.smuta.ways import UNCHOSEN, is_playable

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

RULES: Final = tuple(["SMU-RXN-05" if at == CARD_ANNOUNCED else "SMU-RXN-04" for at in range(WINDOW_KINDS)])
"""The rule that opens each window."""


# --- who is asked


def entitled(s: Smuta, moment: int) -> tuple[int, ...]:
    """SMU-RXN-04, SMU-RXN-15: in the order that counts, without those who as everybody can see could play nothing."""
    return tuple([seat for seat in in_order(s, moment) if may_answer(s, seat, moment)])


def in_order(s: Smuta, moment: int) -> list[int]:
    """SMU-RXN-04, SMU-RXN-05: whom a window concerns."""
    if moment == CARD_ANNOUNCED:
        return put_to(s)
    if moment == ORDER_ROLLED:
        return others(s, s.first)
    if moment == MILITARY_START:
        return others(s, s.active)
    if moment == PERSON_DYING:
        return [s.owner[s.dying[-2]]]
    if moment == SIEGE_ROLL:
        if s.at[s.siege[ARMY]] != s.siege[TARGET]:
            return []  # a card has sent the besieger away: there is no roll any more
        return [seat for seat in (besieger(s), besieged(s)) if seat != NOBODY]
    return [s.battle[br.SEAT + side] for side in (br.ATTACKER, br.DEFENDER) if is_side_asked(s, moment, side)]


def others(s: Smuta, seat: int) -> list[int]:
    """All but one, clockwise from its left."""
    return [(seat + step) % s.seats for step in range(1, s.seats)]


def is_side_asked(s: Smuta, moment: int, side: int) -> bool:
    """SMU-RXN-04, SMU-RXN-16, SMU-RXN-20: whether a window of the battle still applies to a side."""
    battle = s.battle
    if s.waived >> battle[br.SEAT + side] & 1 == 1:
        return False
    if moment == BATTLE_WON:
        return battle[br.LOSERS] == 1 << 1 - side
    if moment == BATTLE_LOST:
        return battle[br.LOSERS] == 1 << side and battle[br.KEPT] == 0
    if battle[br.LOSERS] != 0 or force_size(s, side) == 0 or force_size(s, 1 - side) == 0:
        return False
    if moment == ATTACK_DECLARED:
        return battle[br.SLIPS_AWAY] == 0
    return moment != BATTLE_ROLL or battle[br.THROWN] >> side & 1 == 1


def may_answer(s: Smuta, seat: int, moment: int) -> bool:
    """SMU-RXN-15: as far as everybody can see, a seat could hold a card that may be played now."""
    for kind in kinds_for(s, moment):
        if is_playable(s, seat, kind, moment) and could_hold(s, seat, kind):
            return True
    return False


def kinds_for(s: Smuta, moment: int) -> list[int]:
    """The kinds of card with a mode for a window."""
    return s.parts.cards.by_window[moment]


def could_hold(s: Smuta, seat: int, kind: int) -> bool:
    """SMU-RXN-15: a copy does not lie open, and the seat has a common or party card that may be it.

    How many of its party cards a seat holds is known: picks are counted, and played ones lie open (SMU-INF-03).
    """
    homes = s.parts.cards.owner[s.seats]
    for card in s.parts.cards.copies[kind]:
        place = s.cards[card]
        if (place >= 0 or place == DRAW_PILE or place == PARTY_DECK) and homes[card] in (NONE, seat):
            return has_card_from(s, seat, homes[card])
    return False


def has_card_from(s: Smuta, seat: int, home: int) -> bool:
    """Whether a hand holds a card of the common deck (NONE), or of the deck of a party."""
    homes = s.parts.cards.owner[s.seats]
    for card, place in enumerate(s.cards):
        if place == seat and homes[card] == home:
            return True
    return False


# --- answers


def answer_moves(s: Smuta, seat: int, moment: int, so_far: Answer) -> list[Move]:
    """SMU-RXN-02, SMU-RXN-20: a card, how it is played and its targets; in a battle also a waiver."""
    if not so_far:
        listed = playable(s, seat, moment)
        if is_waivable(moment):
            listed.append(WAIVE_MOVE)
        return listed
    if so_far[0] == WAIVE_MOVE:
        return []
    way, named = said(so_far)
    return next_moves(s, seat, moment, so_far[0][1], way, named)


def said(answer: Answer) -> tuple[int, tuple[int, ...]]:
    """How the card of an answer is played, and what it names."""
    way = UNCHOSEN
    named: list[int] = []
    for move in answer[1:]:
        if move[0] == WAY:
            way = move[1]
        else:
            named.append(move[1])
    return way, tuple(named)


def is_waivable(moment: int) -> bool:
    """SMU-RXN-20: the windows of a battle."""
    return BATTLE_WINDOWS >> moment & 1 == 1


def is_waiver(moment: int, answer: Answer) -> bool:
    return answer[0] == WAIVE_MOVE


def waive(s: Smuta, seat: int) -> None:
    """SMU-RXN-20: open and binding for the rest of the battle."""
    s.waived |= 1 << seat
    s.tell(ev.WAIVED, EVERYBODY, seat)


def answer_ask(s: Smuta, moment: int, so_far: Answer) -> str:
    return "name" if so_far else "window"


def react(s: Smuta, seat: int, moment: int, answer: Answer) -> None:
    """SMU-RXN-16: the card of the first seat is announced."""
    way, named = said(answer)
    lay(s, seat, answer[0][1])
    announce(s, seat, moment, answer[0][1], way, named)


def unanswered(s: Smuta, moment: int) -> None:
    """SMU-RXN-17: nobody played."""
    s.tell(ev.NOBODY_PLAYED, EVERYBODY, moment)


def repeats(s: Smuta, moment: int) -> bool:
    """SMU-RXN-05, SMU-RXN-16: only an announced card is put to the others once."""
    return moment != CARD_ANNOUNCED


# --- standing orders


def answers_ahead(s: Smuta, seat: int, moment: int) -> list[Answer]:
    """SMU-RXN-11: each card of the hand that goes with a window; one with a target for each enemy army on the map.

    The moments of the own phases are no windows: nobody is asked there (SMU-RXN-04).
    """
    found: list[Answer] = []
    if moment in OWN_MOMENTS:
        return found
    held = kinds_in_hand(s, seat)
    for kind in kinds_for(s, moment):
        if kind not in held:
            continue
        for mode in s.parts.cards.kind_modes[kind]:
            if mode.windows >> moment & 1 == 0:
                continue
            if not mode.slots:
                found.append(((PLAY, kind),))
            elif mode.slots[0].what == vo.ARMY:
                found.extend(ahead_at_armies(s, seat, kind))
    return found


def ahead_at_armies(s: Smuta, seat: int, kind: int) -> list[Answer]:
    return [((PLAY, kind), (AIM, who)) for who in range(COMMANDERS) if s.at[who] >= 0 and s.owner[who] != seat]


def facts(s: Smuta) -> list[tuple[str, str, int]]:
    """SMU-RXN-11: the window, the announced card and its tag, who acts, whom and where it concerns, the die shown."""
    window = s.window()
    if window is None:
        return []
    found = [("window", "window", window.moment)]
    if window.moment == CARD_ANNOUNCED:
        add_card(s, found)
    elif window.moment == PERSON_DYING:
        found.append(("person", "figure", s.dying[-2]))
        if s.dying[-1] != NOBODY:
            found.append(("by", "seat", s.dying[-1]))
    elif window.moment == SIEGE_ROLL:
        found.extend([("by", "seat", besieger(s)), ("army", "figure", s.siege[ARMY])])
        found.append(("point", "point", s.siege[TARGET]))
    elif is_waivable(window.moment):
        add_battle(s, window.moment, found)
    else:
        found.append(("by", "seat", s.first if window.moment == ORDER_ROLLED else s.active))
    return found


def add_card(s: Smuta, found: list[tuple[str, str, int]]) -> None:
    row = s.announced[-1]
    mode = mode_laid(s, len(s.announced) - 1)
    found.extend([("card", "card_kind", s.parts.cards.kind[row[1]]), ("by", "seat", row[0])])
    for tag in range(len(vo.TAGS)):
        if mode.tags >> tag & 1 == 1:
            found.append(("tag", "tag", tag))
    for at in range(len(row) - 4):
        slot = mode.slots[at]
        if names_point(slot):
            found.append(("point", "point", row[4 + at]))
        elif slot.what == vo.ARMY:
            found.append(("army", "figure", row[4 + at]))
        elif slot.what != vo.PARTY:
            found.append(("person", "figure", row[4 + at]))


def add_battle(s: Smuta, moment: int, found: list[tuple[str, str, int]]) -> None:
    battle = s.battle
    found.extend([("by", "seat", battle[br.SEAT]), ("army", "figure", battle[br.LEADER])])
    found.append(("point", "point", battle[br.POINT]))
    if moment == BATTLE_ROLL:
        for side in (br.ATTACKER, br.DEFENDER):
            if battle[br.THROWN] == 1 << side:
                found.append(("die", "number", battle[br.DIE + side]))


def scopes(s: Smuta) -> list[tuple[str, int]]:
    """SMU-RXN-11: this season; and this battle, which no other has phase, attacker and point in common with."""
    found = [("season", s.now)]
    if s.battle:
        phase = s.now * s.seats + max(0, s.active)
        found.append(("battle", (phase * FIGURES + s.battle[br.LEADER]) * POINTS + s.battle[br.POINT]))
    return found
