"""What a move of Rurik would come to, read from a view: landing of an advisor, price of a good, risk of an attack."""

from __future__ import annotations

from prestol.cli.boards import View
from prestol.games.rurik.components import Parts
from prestol.games.rurik.parts import ADVISORS, ATTACK_BONUS, EMPTY, FLAT_COST, ROWS, STRONGHOLD, SUPPRESS


def rows_of(parts: Parts, view: View) -> int:
    """Spaces of each banner on the side of the board in use."""
    return parts.strategy.rows[parts.figures.strategy_side[view["seats"]]]


def price_of(parts: Parts, view: View, action: int, row: int) -> int:
    """Coins that a space costs."""
    return parts.strategy.cost[parts.figures.strategy_side[view["seats"]]][action * ROWS + row]


def influence(parts: Parts, view: View, action: int, row: int) -> int:
    """RUR-STR-02: number and bribe of the advisor on a space."""
    advisor: int = view["banners"][action][row] % ADVISORS
    return parts.figures.advisor_value[advisor] + int(view["bribes"][action][row])


def landing(parts: Parts, view: View, action: int, wanted: int) -> int:
    """RUR-STR-06: the row right under all advisors of equal or higher influence."""
    row = 0
    while view["banners"][action][row] != EMPTY and influence(parts, view, action, row) >= wanted:
        row += 1
    return row


def pushed(parts: Parts, view: View, action: int, row: int) -> list[int]:
    """The sides and advisors that would slide down, as numbers of the strategy board."""
    return [one for one in view["banners"][action][row : rows_of(parts, view)] if one != EMPTY]


def acts_in(parts: Parts, view: View, side: int, region: int, ability: int) -> bool:
    leader = view["leaders"][side]
    return bool(view["leader_at"][side] == region and leader >= 0 and parts.leaders.ability[leader] == ability)


def cost_in(parts: Parts, view: View, seat: int, region: int, flat: int) -> int:
    """RUR-TAX-02, RUR-BLD-02, RUR-LDR-06: points for a good or a building."""
    if acts_in(parts, view, seat, region, FLAT_COST):
        return flat
    return 1 if view["rulers"][region] == seat else 2


def check_cards(parts: Parts, view: View, seat: int, victim: int, region: int) -> int:
    """RUR-ATK-07: cards of the loss check that an attack would bring."""
    sides = range(len(view["coins"]))
    cards = 1 - int(view["about"].get("fewer", 0)) + int(view["rulers"][region] == victim)
    suppressed = any(acts_in(parts, view, side, region, SUPPRESS) for side in sides if side != victim)
    if view["buildings"][region][STRONGHOLD] == victim and not suppressed:
        cards += 1
    if acts_in(parts, view, seat, region, ATTACK_BONUS):
        cards -= parts.leaders.attack_fewer
    return max(cards, 0)
