"""The strategy phase of the Rebellion (RUR-SOL-17 to RUR-SOL-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.banners import has_room, influence_at, place_advisor
from prestol.games.rurik.parts import ACTIONS, ADVISORS, EMPTY, IN_HAND, REBELLION, ROWS
from prestol.games.rurik.rebellion import DrawRebellionCard, card_at, is_decided

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class RebellionPlaces(Step["Rurik"]):
    """RUR-SOL-17: by the bottom card of its deck, one row a turn, from the lowest up."""

    def run(self, s: Rurik) -> None:
        if is_decided(s, s.flips + 1):
            place_by_card(s, card_at(s, s.flips + 1))
        else:
            s.do(DrawRebellionCard(0), RebellionPlaces())


def place_by_card(s: Rurik, card: int) -> None:
    """RUR-SOL-18, RUR-SOL-19: the next advisor who has joined, on the banner under the priority."""
    rebels = s.parts.rebels
    while s.advisors[REBELLION * ADVISORS + rebels.row_advisor[card][s.card_row]] != IN_HAND:
        s.tell(ev.ROW_PASSED, EVERYBODY, rebels.row_advisor[card][s.card_row])
        s.card_row += 1
    row = s.card_row
    s.card_row += 1
    advisor, wanted = rebels.row_advisor[card][row], rebels.row_action[card][row][s.priority]
    s.learn(EVERYBODY)  # RUR-INF-08: rows become known one at a time
    s.tell(ev.ROW_READ, EVERYBODY, advisor, wanted)
    action = wanted
    while not has_room(s, action):
        action = (action + 1) % ACTIONS
    if action != wanted:
        s.tell(ev.DIVERTED, EVERYBODY, wanted, action)
    place_advisor(s, REBELLION, advisor, action, bribe_for(s, advisor, action, rebels.row_coin[card][row][s.priority]))


def bribe_for(s: Rurik, advisor: int, action: int, coin_symbol: bool) -> int:
    """RUR-SOL-20, RUR-SOL-21, RUR-R-51: coins for the top space, or one to stand above an equal advisor."""
    value = s.parts.figures.advisor_value[advisor]
    top = action * ROWS
    if coin_symbol:
        need = max(0, influence_at(s, top) + 1 - value) if s.banners[top] != EMPTY else 0
        if need <= s.coins[REBELLION]:
            if need > 0:
                s.tell(ev.BRIBES_FOR_TOP, EVERYBODY, need)
            return need
    for space in range(top, top + ROWS):
        is_human = s.banners[space] != EMPTY and s.banners[space] // ADVISORS != REBELLION
        if is_human and influence_at(s, space) == value and s.coins[REBELLION] > 0:
            s.tell(ev.BRIBES_TO_PASS, EVERYBODY, 1)
            return 1
    return 0
