"""What makes a position of Rurik impossible: asked of loaded states and described positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.errors import LoadError
from prestol.games.rurik.parts import (
    ACTIONS,
    ADVISORS,
    BOX,
    DISCARDED,
    DONE,
    EMPTY,
    GOODS,
    IN_DECK,
    KINDS,
    LOOKED_AT,
    NOBODY,
    NOWHERE,
    OUT,
    PLACED,
    REGIONS,
    ROWS,
    SOLO,
    TRACKS,
    UNSEEN,
)

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

MOST: Final = 200
"""More coins or goods than any game can bring."""


def complaint(s: Rurik) -> LoadError | None:
    """The first thing that is wrong, or None."""
    return wrong_table(s) or wrong_pieces(s) or wrong_map(s) or wrong_strategy(s) or wrong_cards(s) or wrong_stock(s)


def within(values: list[int], low: int, high: int) -> bool:
    for value in values:
        if not low <= value <= high:
            return False
    return True


def wrong_table(s: Rurik) -> LoadError | None:
    if not 1 <= s.round <= s.parts.figures.rounds:
        return LoadError("fault-state-round", round=s.round)
    if not (0 <= s.first < s.seats and 0 <= s.token < s.seats):
        return LoadError("fault-state-first", seat=s.first)
    if not NOBODY <= s.turn < s.sides:
        return LoadError("fault-state-turn", seat=s.turn)
    if not 0 <= s.extras <= 7 or not 0 <= s.tax_points <= MOST or not 0 <= s.build_points <= MOST:
        return LoadError("rurik-fault-state-points")
    if not within(s.tracks, 0, 5) or not within(s.war, 0, s.parts.figures.war_spaces):
        return LoadError("rurik-fault-state-tracks")
    return None if within(s.tally, 0, MOST) else LoadError("rurik-fault-state-tally")


def wrong_pieces(s: Rurik) -> LoadError | None:
    """RUR-SET-12: each side has the pieces of one set."""
    leaders = len(s.parts.leaders.ability)
    if not within(s.leaders, EMPTY, leaders - 1) or not within(s.leader_at, NOWHERE, REGIONS - 1):
        return LoadError("rurik-fault-state-leaders")
    for side in range(s.sides):
        if s.leaders[side] >= 0 and s.leaders.count(s.leaders[side]) > 1:
            return LoadError("rurik-fault-state-leader-twice")
        if s.leader_at[side] >= 0 and s.leaders[side] == EMPTY:
            return LoadError("rurik-fault-state-leaders")
        troops = sum(s.troops[side * REGIONS : (side + 1) * REGIONS]) + s.troop_supply[side]
        whole = s.parts.figures.rebels if s.seats == SOLO and side == 1 else s.parts.figures.troops
        if troops != whole or s.troop_supply[side] < 0:
            return LoadError("rurik-fault-state-troops", seat=side, troops=troops, whole=whole)
        for kind in range(KINDS):
            built = 0
            for region in range(REGIONS):
                built += 1 if s.buildings[region * KINDS + kind] == side else 0
            if built + s.building_supply[side * KINDS + kind] != s.parts.figures.buildings[kind]:
                return LoadError("rurik-fault-state-buildings", seat=side)
    counted = within(s.troops, 0, MOST) and within(s.building_supply, 0, MOST)
    return None if counted else LoadError("rurik-fault-state-counts")


def wrong_map(s: Rurik) -> LoadError | None:
    """RUR-R-07: nothing lies in regions that are not in play; no rebel is in two places."""
    if not within(s.buildings, NOBODY, s.sides - 1) or not within(s.neutrals, 0, MOST):
        return LoadError("rurik-fault-state-owners")
    if not within(s.stocked, 0, 1) or not within(s.yields, 0, GOODS - 1):
        return LoadError("rurik-fault-state-goods-there")
    if not within(s.rebels, EMPTY, UNSEEN) or not within(s.defeated, NOBODY, s.seats - 1):
        return LoadError("rurik-fault-state-rebels")
    seen = [rebel for rebel in s.rebels if 0 <= rebel < UNSEEN]
    for rebel in seen:
        if seen.count(rebel) > 1 or s.defeated[rebel] != NOBODY:
            return LoadError("rurik-fault-state-rebel-twice", rebel=rebel)
    for region in range(REGIONS):
        if region not in s.regions and not is_bare(s, region):
            return LoadError("rurik-fault-state-region", region=region)
    return None


def is_bare(s: Rurik, region: int) -> bool:
    for side in range(s.sides):
        if s.troops[side * REGIONS + region] > 0 or s.leader_at[side] == region:
            return False
    base = region * KINDS
    empty = s.buildings[base] == NOBODY and s.buildings[base + 1] == NOBODY and s.buildings[base + 2] == NOBODY
    return empty and s.stocked[region] == 0 and s.rebels[region] == EMPTY and s.neutrals[region] == 0


def wrong_strategy(s: Rurik) -> LoadError | None:
    """RUR-STR: each advisor on the board once, on a space of its banners, and bribes only beside advisors."""
    if not within(s.advisors, 0, OUT) or not within(s.banners, EMPTY, s.sides * ADVISORS - 1):
        return LoadError("rurik-fault-state-advisors")
    if not within(s.bribes, 0, MOST):
        return LoadError("rurik-fault-state-bribes")
    for piece in range(s.sides * ADVISORS):
        if s.banners.count(piece) != (1 if s.advisors[piece] == PLACED else 0):
            return LoadError("rurik-fault-state-advisor", advisor=piece % ADVISORS, seat=piece // ADVISORS)
    rows = s.parts.strategy.rows[s.parts.figures.strategy_side[s.seats]]
    for space in range(ACTIONS * ROWS):
        if s.banners[space] == EMPTY and s.bribes[space] > 0:
            return LoadError("rurik-fault-state-bribes")
        if s.banners[space] != EMPTY and space % ROWS >= rows:
            return LoadError("rurik-fault-state-spaces", spaces=rows)
    return None


def wrong_cards(s: Rurik) -> LoadError | None:
    """RUR-CMP-04, RUR-CMP-05, RUR-CMP-07: every card is in one place."""
    if not within(s.schemes, LOOKED_AT, s.seats - 1) or not within(s.deeds, BOX, DONE + s.seats - 1):
        return LoadError("rurik-fault-state-cards")
    decks = sorted([*s.left_deck.cards(), *s.right_deck.cards()])
    if s.left_deck.discard_pile or s.right_deck.discard_pile:
        return LoadError("rurik-fault-state-discards")
    if decks != [card for card in range(s.parts.schemes) if s.schemes[card] == IN_DECK]:
        return LoadError("rurik-fault-state-decks")
    if sorted(s.discards) != [card for card in range(s.parts.schemes) if s.schemes[card] == DISCARDED]:
        return LoadError("rurik-fault-state-discards")
    if sorted(s.looked) != [card for card in range(s.parts.schemes) if s.schemes[card] == LOOKED_AT]:
        return LoadError("rurik-fault-state-looked")
    for mask in s.scheme_known:
        if not -1 <= mask < 1 << s.seats:
            return LoadError("rurik-fault-state-known")
    dealt = [agenda for agenda in s.agendas if agenda != EMPTY]
    if not within(s.agendas, EMPTY, s.parts.agendas - 1) or len(set(dealt)) != len(dealt):
        return LoadError("rurik-fault-state-agendas")
    for at in range(s.parts.deeds):
        if s.seats < DONE and s.seats <= s.deeds[at] < DONE:
            return LoadError("rurik-fault-state-deeds")
    return None


def wrong_stock(s: Rurik) -> LoadError | None:
    if not within(s.coins, 0, MOST) or not within(s.goods, 0, MOST):
        return LoadError("rurik-fault-state-stock", most=MOST)
    marks = within(s.converted, 0, 1) and within(s.used, 0, 1) and within(s.rewards, 0, 1)
    return wrong_rebellion(s) if marks else LoadError("rurik-fault-state-tokens")


def wrong_rebellion(s: Rurik) -> LoadError | None:
    """RUR-SOL-05 to RUR-SOL-08: the cards in their order, the mat with its coins."""
    cards = len(s.parts.rebels.order)
    if not within(s.ring, 0, cards - 1) or len(set(s.ring)) != len(s.ring) or not within(s.cells, 0, 1):
        return LoadError("rurik-fault-state-rebellion")
    if not 0 <= s.priority < TRACKS or not 0 <= s.card_row <= ADVISORS:
        return LoadError("rurik-fault-state-rebellion")
    if not 0 <= s.flips <= MOST or (len(s.ring) < cards and not s.flips < max(len(s.ring), 1)):
        return LoadError("rurik-fault-state-rebellion")
    return None
