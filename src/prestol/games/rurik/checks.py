"""What makes a position of Rurik impossible: asked of loaded states and described positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    UNSEEN,
)

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

MOST: Final = 200
"""More coins or goods than any game can bring."""


def complaint(s: Rurik) -> str:
    """The first thing that is wrong, or nothing."""
    return wrong_table(s) or wrong_pieces(s) or wrong_map(s) or wrong_strategy(s) or wrong_cards(s) or wrong_stock(s)


def within(values: list[int], low: int, high: int) -> bool:
    for value in values:
        if not low <= value <= high:
            return False
    return True


def wrong_table(s: Rurik) -> str:
    if not 1 <= s.round <= s.parts.figures.rounds:
        return f"there is no round {s.round}"
    if not (0 <= s.first < s.seats and 0 <= s.token < s.seats):
        return "first player and token belong to seats"
    if not NOBODY <= s.turn < s.sides:
        return f"there is no seat {s.turn} to act"
    if not 0 <= s.extras <= 7 or not 0 <= s.tax_points <= MOST or not 0 <= s.build_points <= MOST:
        return "the points and additional actions of the turn make no sense"
    if not within(s.tracks, 0, 5) or not within(s.war, 0, s.parts.figures.war_spaces):
        return "a marker stands on no space of its track"
    return "" if within(s.tally, 0, MOST) else "nobody scores less than nothing"


def wrong_pieces(s: Rurik) -> str:
    """RUR-SET-12: each side has the pieces of one set."""
    leaders = len(s.parts.leaders.ability)
    if not within(s.leaders, EMPTY, leaders - 1) or not within(s.leader_at, NOWHERE, REGIONS - 1):
        return "leaders stand in regions"
    for side in range(s.sides):
        if s.leaders[side] >= 0 and s.leaders.count(s.leaders[side]) > 1:
            return "two players have the same leader"
        if s.leader_at[side] >= 0 and s.leaders[side] == EMPTY:
            return f"seat {side} has no leader who could be on the map"
        troops = sum(s.troops[side * REGIONS : (side + 1) * REGIONS]) + s.troop_supply[side]
        whole = s.parts.figures.rebels if s.seats == SOLO and side == 1 else s.parts.figures.troops
        if troops != whole or s.troop_supply[side] < 0:
            return f"seat {side} has {troops} troops instead of {whole}"
        for kind in range(KINDS):
            built = 0
            for region in range(REGIONS):
                built += 1 if s.buildings[region * KINDS + kind] == side else 0
            if built + s.building_supply[side * KINDS + kind] != s.parts.figures.buildings[kind]:
                return f"seat {side} has not the buildings of one set"
    return "" if within(s.troops, 0, MOST) and within(s.building_supply, 0, MOST) else "no count is below nothing"


def wrong_map(s: Rurik) -> str:
    """RUR-R-07: nothing lies in regions that are not in play; no rebel is in two places."""
    if not within(s.buildings, NOBODY, s.sides - 1) or not within(s.neutrals, 0, MOST):
        return "buildings belong to players"
    if not within(s.stocked, 0, 1) or not within(s.yields, 0, GOODS - 1):
        return "a region holds one good or none"
    if not within(s.rebels, EMPTY, UNSEEN) or not within(s.defeated, NOBODY, s.seats - 1):
        return "rebels stand in regions or with players"
    seen = [rebel for rebel in s.rebels if 0 <= rebel < UNSEEN]
    for rebel in seen:
        if seen.count(rebel) > 1 or s.defeated[rebel] != NOBODY:
            return f"rebel {rebel} is in two places"
    for region in range(REGIONS):
        if region not in s.regions and not is_bare(s, region):
            return f"region {region} is not in play"
    return ""


def is_bare(s: Rurik, region: int) -> bool:
    for side in range(s.sides):
        if s.troops[side * REGIONS + region] > 0 or s.leader_at[side] == region:
            return False
    base = region * KINDS
    empty = s.buildings[base] == NOBODY and s.buildings[base + 1] == NOBODY and s.buildings[base + 2] == NOBODY
    return empty and s.stocked[region] == 0 and s.rebels[region] == EMPTY and s.neutrals[region] == 0


def wrong_strategy(s: Rurik) -> str:
    """RUR-STR: each advisor on the board once, no gaps above an advisor during the strategy phase."""
    if not within(s.advisors, 0, OUT) or not within(s.banners, EMPTY, s.sides * ADVISORS - 1):
        return "advisors are in hand, on a banner, waiting or out"
    if not within(s.bribes, 0, MOST):
        return "a bribe is a number of coins"
    for piece in range(s.sides * ADVISORS):
        if s.banners.count(piece) != (1 if s.advisors[piece] == PLACED else 0):
            return f"advisor {piece % ADVISORS} of seat {piece // ADVISORS} is not where it is said to be"
    rows = s.parts.strategy.rows[s.parts.figures.strategy_side[s.seats]]
    for space in range(ACTIONS * ROWS):
        if s.banners[space] == EMPTY and s.bribes[space] > 0:
            return "a bribe lies beside nobody"
        if s.banners[space] != EMPTY and space % ROWS >= rows:
            return f"the banners have {rows} spaces"
    return ""


def wrong_cards(s: Rurik) -> str:
    """RUR-CMP-04, RUR-CMP-05, RUR-CMP-07: every card is in one place."""
    if not within(s.schemes, LOOKED_AT, s.seats - 1) or not within(s.deeds, BOX, DONE + s.seats - 1):
        return "cards are with players, in decks or discarded"
    decks = sorted([*s.left_deck.cards(), *s.right_deck.cards()])
    if s.left_deck.discard_pile or s.right_deck.discard_pile:
        return "both scheme decks share one discard pile"
    if decks != [card for card in range(s.parts.schemes) if s.schemes[card] == IN_DECK]:
        return "the scheme decks do not hold the cards that are said to be there"
    if sorted(s.discards) != [card for card in range(s.parts.schemes) if s.schemes[card] == DISCARDED]:
        return "the discards do not hold the cards that are said to be there"
    if sorted(s.looked) != [card for card in range(s.parts.schemes) if s.schemes[card] == LOOKED_AT]:
        return "the cards looked at are not those that are said to be"
    for mask in s.scheme_known:
        if not -1 <= mask < 1 << s.seats:
            return "cards are known to seats that do not exist"
    dealt = [agenda for agenda in s.agendas if agenda != EMPTY]
    if not within(s.agendas, EMPTY, s.parts.agendas - 1) or len(set(dealt)) != len(dealt):
        return "an agenda was dealt twice"
    for at in range(s.parts.deeds):
        if s.seats < DONE and s.seats <= s.deeds[at] < DONE:
            return "deeds lie before players"
    return ""


def wrong_stock(s: Rurik) -> str:
    if not within(s.coins, 0, MOST) or not within(s.goods, 0, MOST):
        return f"nobody has less than nothing or more than {MOST} of a good"
    marks = within(s.converted, 0, 1) and within(s.used, 0, 1) and within(s.rewards, 0, 1)
    return "" if marks else "tokens are up or down"
