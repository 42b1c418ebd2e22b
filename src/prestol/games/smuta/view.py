"""What a seat may see (SMU-INF). The only door through which anything leaves the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.places import cards_at, count_at, rows
from prestol.engine.state import sees
from prestol.games.smuta.edge.asked import asked_about, open_window, own_answer
from prestol.games.smuta.edge.fights import seen_battle, seen_move
from prestol.games.smuta.hands import hand_size, party_cards_in_hand
from prestol.games.smuta.parts import (
    CARDS,
    DISCARDED,
    DRAW_PILE,
    GONE,
    PHASES,
    SEASONS,
    SET_ASIDE,
    UNIT_KINDS,
    VICTORIES,
)
from prestol.games.smuta.standing import administration, legitimacy, sovereign_vp, victory_points
from prestol.games.smuta.years import picked_by

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def view(s: Smuta, seat: int | None) -> dict[str, Any]:
    """SMU-INF-01 for everybody; SMU-INF-02, SMU-INF-03 and SMU-INF-05 for the seat itself."""
    everybody = range(s.seats)
    return s.header(seat) | {
        "year": s.parts.figures.first_year + s.now // SEASONS,
        "season": s.now % SEASONS,
        "cell": s.now,
        "phase": PHASES[s.phase],
        "about": asked_about(s),
        "window": open_window(s),
        "first": s.first,
        "active": s.active,
        "tsar": s.tsar,
        "long_rule": s.long_rule,
        "peace": s.peace,
        "verdict": s.verdict,
        "winner": s.winner,
        "victory": VICTORIES[s.victory],
        "control": s.control[:],
        "walled": s.walled[:],
        "at": s.at[:],
        "host": s.host[:],
        "owner": s.owner[:],
        "marks": s.marks[:],
        "track": s.track[:],
        "units": rows(s.units, UNIT_KINDS),
        "victories": s.victories[:],
        "victory_points": [victory_points(s, one) for one in everybody],
        "legitimacy": [legitimacy(s, one) for one in everybody],
        "administration": [administration(s, one) for one in everybody],
        "sovereign_points": sovereign_vp(s),
        "hand_sizes": [hand_size(s, one) for one in everybody],
        "party_cards": [party_cards_in_hand(s, one) for one in everybody],
        "draw_pile": count_at(s.cards, DRAW_PILE),
        "discards": kinds(s, cards_at(s.cards, DISCARDED)),
        "set_aside": kinds(s, cards_at(s.cards, SET_ASIDE)),
        "gone": kinds(s, cards_at(s.cards, GONE)),
        "announced": [[row[0], s.parts.cards.kind[row[1]], *row[2:]] for row in s.announced],
        "spent": s.spent,
        "played": s.played,
        "called": s.called == 1,
        "stormed": s.stormed[:],
        "ready": s.ready[:],
        "resource": s.resource,
        "effects": [list(row) for row in s.effects],
        "dying": s.dying[:],
        "moving": seen_move(s),
        "battle": seen_battle(s),
        "siege": s.siege[:],
        "waived": [one for one in everybody if s.waived >> one & 1],
        "hand": kinds(s, cards_at(s.cards, seat)) if seat is not None else [],
        "picks": kinds(s, picked_by(s, seat)) if seat is not None else [],
        "known": [[s.cards[card], s.parts.cards.kind[card]] for card in range(CARDS) if is_known(s, card, seat)],
        "answer": own_answer(s, seat),
    }


def kinds(s: Smuta, cards: list[int]) -> list[int]:
    """Cards as people see them: by kind."""
    return [s.parts.cards.kind[card] for card in cards]


def is_known(s: Smuta, card: int, seat: int | None) -> bool:
    """SMU-INF-05: a card in another hand that the seat has seen go there."""
    return s.cards[card] >= 0 and s.cards[card] != seat and s.known[card] != 0 and sees(s.known[card], seat)
