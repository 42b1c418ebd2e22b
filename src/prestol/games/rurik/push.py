"""Predslava (RUR-LDR-07): a figure of an opponent is pushed out of her region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move
from prestol.games.rurik import events as ev
from prestol.games.rurik.march import carry
from prestol.games.rurik.moves import CHIEF, PUSH, PUSH_REBELLION, TROOP
from prestol.games.rurik.parts import MOVE_ENEMY, REBELLION, REGIONS, SOLO
from prestol.games.rurik.rule import has_ability, occupies
from prestol.games.rurik.stock import collect

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def add_pushes(s: Rurik, seat: int, listed: list[Move]) -> None:
    """RUR-LDR-07, RUR-R-44: once a round, at any moment of the own turn; rebels and neutral troops stay."""
    if not has_ability(s, seat, MOVE_ENEMY) or s.used[seat] == 1:
        return
    here = s.leader_at[seat]
    for other in range(s.sides):
        if other == seat:
            continue
        for figure in (TROOP, CHIEF):
            is_there = s.leader_at[other] == here if figure == CHIEF else s.troops[other * REGIONS + here] > 0
            if is_there:
                for target in s.near[here]:
                    if s.seats == SOLO:
                        listed.append((PUSH_REBELLION, figure, target))
                    else:
                        listed.append((PUSH, other, figure, target))


def push(s: Rurik, seat: int, move: Move) -> None:
    """RUR-LDR-07: the pushed player is paid for it."""
    other = REBELLION if move[0] == PUSH_REBELLION else move[1]
    here, figure, target = s.leader_at[seat], move[-2], move[-1]
    s.used[seat] = 1
    carry(s, other, figure, here, target)
    s.tell(ev.PUSHED, EVERYBODY, seat, other, figure, here, target)
    collect(s, other, s.parts.leaders.push_effect)


def why_not_push(s: Rurik, seat: int, move: Move) -> Refusal:
    if not has_ability(s, seat, MOVE_ENEMY):
        return Refusal("no-push", "RUR-LDR-07", {})
    if s.used[seat] == 1:
        return Refusal("ability-used", "RUR-LDR-07", {})
    if move[-1] not in s.near[s.leader_at[seat]]:
        return Refusal("not-adjacent", "RUR-LDR-07", {})
    other = REBELLION if move[0] == PUSH_REBELLION else move[1]
    if 0 <= other < s.sides and not occupies(s, other, s.leader_at[seat]):
        return Refusal("no-target", "RUR-LDR-07", {})
    return Refusal("not-offered", "RUR-LDR-07", {})
