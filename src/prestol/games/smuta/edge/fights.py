"""What a view says about the battle and the move under way; all of it is public (SMU-INF-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.games.smuta import battle_record as br
from prestol.games.smuta.battle_force import force_of, strategic_rating, strength, tactical_rating
from prestol.games.smuta.battle_record import ATTACKER, DEFENDER, FIRE, MELEE, NO_ROLL
from prestol.games.smuta.parts import BATTLE_PHASES, NOBODY
from prestol.games.smuta.regroup import ADDED, LEFT, PIECE

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

SIDES = (ATTACKER, DEFENDER)


def seen_battle(s: Smuta) -> dict[str, Any] | None:
    """Both sides, the attacker first, with what they have and what their leaders are worth; None outside a battle."""
    if not s.battle:
        return None
    row = s.battle
    better, roll, first_in = row[br.ADVANTAGE], row[br.ROLL], row[br.FIRST_IN]
    return {
        "point": row[br.POINT],
        "origin": row[br.ORIGIN],
        "seats": pair(row, br.SEAT),
        "forces": [force_of(s, side) for side in SIDES],
        "tactical": [tactical_rating(s, side) for side in SIDES],
        "strategic": [strategic_rating(s, side) for side in SIDES],
        "fire": [strength(s, side, FIRE) for side in SIDES],
        "melee": [strength(s, side, MELEE) for side in SIDES],
        "fire_die": pair(row, br.FIRE_DIE),
        "melee_die": pair(row, br.MELEE_DIE),
        "round": row[br.ROUND],
        "roll": "" if roll == NO_ROLL else BATTLE_PHASES[roll],
        "dice": pair(row, br.DIE),
        "advantage": row[br.SEAT + better] if better != NOBODY else NOBODY,
        "first_in": BATTLE_PHASES[first_in] if first_in != NOBODY else "",
        "lost": pair(row, br.LOST),
        "losers": [row[br.SEAT + side] for side in SIDES if row[br.LOSERS] >> side & 1],
        "cards": row[br.COLUMNS :],
    }


def pair(row: list[int], column: int) -> list[int]:
    """What a column says of the attacker and of the defender."""
    return [row[column + side] for side in SIDES]


def seen_move(s: Smuta) -> dict[str, int] | None:
    """The piece that acts, the points it has left (-1 before it sets out), and what cards add to its recruiting."""
    if not s.moving:
        return None
    return {"piece": s.moving[PIECE], "left": s.moving[LEFT], "added": s.moving[ADDED]}
