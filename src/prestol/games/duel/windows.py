"""The windows of the second rules: both champions answer at the same time and in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY, Move, Pending, Step
from prestol.engine.window import PLAY_CARD, Answer
from prestol.games.duel import events as ev
from prestol.games.duel.answers import Laid
from prestol.games.duel.blows import Blow
from prestol.games.duel.parts import BLOW, CARD, DRAW, FEINT, HEAL, LUNGE, REMEDY, REST, SHIELD
from prestol.games.duel.remedy import remedy_moves, use_remedy

if TYPE_CHECKING:
    from prestol.games.duel.state import Duel

RULES = ("DUE-BLW-01", "DUE-BLW-04", "DUE-BOU-06")
"""The rule that opens each window."""


def entitled(s: Duel, moment: int) -> tuple[int, ...]:
    """DUE-INF-03: an empty hand is known to all, so that leaving its owner out tells nothing."""
    return tuple([seat for seat in in_order(s, moment) if s.hand_size(seat) > 0])


def in_order(s: Duel, moment: int) -> tuple[int, ...]:
    """Whose answer counts first: the foe's against a blow, the weaker champion's at rest."""
    if moment == CARD:
        return (s.left_of(laid_by(s)),)
    if moment == BLOW:
        return (s.left_of(s.turn), s.turn)
    ahead = (s.strength[0], s.courage[0]) > (s.strength[1], s.courage[1])
    return (1, 0) if ahead else (0, 1)


def answer_moves(s: Duel, seat: int, moment: int, so_far: Answer) -> list[Move]:
    """DUE-BLW-01, DUE-BLW-04, DUE-BOU-06: a card, and for a remedy also what it should do."""
    if not so_far:
        cards = s.cards_for(seat, moment) if moment != REST else s.kinds_held(seat, REMEDY)
        useful = moment != REST or bool(remedy_moves(s, seat))
        return [(PLAY_CARD, card) for card in cards if useful]
    return remedy_moves(s, seat) if moment == REST and len(so_far) == 1 else []


def answers_ahead(s: Duel, seat: int, moment: int) -> list[Answer]:
    """DUE-INF-04: what standing orders may name: each card held that answers, and what a remedy should do."""
    found: list[Answer] = []
    if moment == REST:
        for card in s.kinds_held(seat, REMEDY):
            found.append(((PLAY_CARD, card), (HEAL,)))
            found.append(((PLAY_CARD, card), (DRAW,)))
        return found
    for role in (FEINT,) if moment == CARD else (SHIELD, LUNGE):
        for card in s.kinds_held(seat, role):
            found.append(((PLAY_CARD, card),))
    return found


def react(s: Duel, seat: int, moment: int, answer: Answer) -> None:
    """DUE-BLW-04: what is laid against a blow or a card may be answered by a feint; a remedy at rest works at once."""
    card = answer[0][1]
    s.discard(seat, card)
    if moment == REST:
        s.tell(ev.DRANK, EVERYBODY, seat, card)
        use_remedy(s, seat, card, answer[1])
    else:
        s.tell(ev.ANSWERED, EVERYBODY, seat, card)
        s.guard(CARD, Laid(seat, card))


def pending(s: Duel) -> Step[Duel] | None:
    """What the open window guards."""
    at = len(s.stack) - 1
    while at >= 0:
        step = s.stack[at]
        if isinstance(step, Pending):
            return step.step
        at -= 1
    return None


def laid_by(s: Duel) -> int:
    step = pending(s)
    return step.seat if isinstance(step, Laid) else s.turn


def facts(s: Duel) -> list[tuple[str, str, int]]:
    """DUE-INF-04: which window is open, which card it is about, and who has laid it."""
    window = s.window()
    if window is None:
        return []
    found = [("window", "window", window.moment)]
    step = pending(s)
    if window.moment != REST and isinstance(step, (Blow, Laid)):
        found.append(("card", "card", step.card))
        found.append(("by", "seat", step.seat))
    return found
