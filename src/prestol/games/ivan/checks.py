"""What makes a position of Ivan the Terrible impossible: asked of loaded states and described positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.ivan.parts import (
    CHAMBERS,
    DEALT,
    DECK,
    DISCARD,
    DISPLAY,
    EMPTY,
    NOBODY,
    REGIONS,
    SHOWN,
    SOURCES,
    USED,
    is_completed,
    is_in_hand,
)

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

MOST_GOODS: Final = 150
"""More units of one kind than any game can bring; a list of stakes stays short below it."""


def complaint(s: Ivan) -> str:
    """The first thing that is wrong, or nothing."""
    return (
        wrong_table(s)
        or wrong_pieces(s)
        or wrong_kremlin(s)
        or wrong_cards(s)
        or wrong_projects(s)
        or wrong_tokens(s)
        or wrong_stock(s)
    )


def wrong_table(s: Ivan) -> str:
    """IVN-GEN-02, IVN-FAV-01: rounds, seats, favour, points and goods."""
    if not 1 <= s.round <= s.parts.figures.rounds:
        return f"there is no round {s.round}"
    if not 0 <= s.first < s.seats:
        return f"there is no seat {s.first} to go first"
    if not NOBODY <= s.turn < s.seats:
        return f"there is no seat {s.turn} to act"
    if not 0 <= s.arranged <= 1 or not within(s.favour_tokens, 0, 1):
        return "arranged and favour_tokens are 0 or 1"
    if sorted(s.favour) != list(range(s.seats)):
        return f"the favour track {s.favour} does not hold each seat once"
    if not within(s.goods, 0, MOST_GOODS):
        return f"nobody has less than nothing or more than {MOST_GOODS} of a good"
    for seat in range(s.seats):
        if s.vp[seat] != sum(s.tally[seat * SOURCES : (seat + 1) * SOURCES]):
            return f"the points of seat {seat} do not add up to {s.vp[seat]}"
    return "" if within(s.tally, 0, 1000) else "nobody scores less than nothing"


def wrong_pieces(s: Ivan) -> str:
    """IVN-GEN-09: each player has the pieces of one set."""
    figures, cities = s.parts.figures, s.parts.land.cities
    for values in (s.warriors, s.boyars, s.warrior_supply, s.boyar_supply, s.building_supply, s.field):
        if not within(values, 0, figures.warriors + figures.boyars + figures.buildings):
            return "no count of pieces is below nothing"
    if not within(s.buildings, NOBODY, s.seats - 1) or not within(s.seals, NOBODY, s.seats - 1):
        return "buildings and seals belong to seats"
    for seat in range(s.seats):
        row = slice(seat * cities, (seat + 1) * cities)
        warriors = sum(s.warriors[row]) + s.warrior_supply[seat] + s.field[seat]
        if warriors != figures.warriors:
            return f"seat {seat} has {warriors} warriors instead of {figures.warriors}"
        buildings = s.buildings.count(seat) + s.building_supply[seat]
        if buildings != figures.buildings:
            return f"seat {seat} has {buildings} buildings instead of {figures.buildings}"
        boyars = sum(s.boyars[row]) + s.boyar_supply[seat]
        for chamber in range(CHAMBERS):
            boyars += s.posted[chamber * s.seats + seat] + (s.staked[chamber * s.seats + seat] != EMPTY)
        if boyars != figures.boyars:
            return f"seat {seat} has {boyars} boyars instead of {figures.boyars}"
        if s.seals.count(seat) > figures.seals:
            return f"seat {seat} has placed more than {figures.seals} seals"
    return ""


def wrong_kremlin(s: Ivan) -> str:
    """IVN-SET-03, IVN-PLN-02: stakes, boyars on cards, and a different card for each chamber."""
    if not within(s.staked, EMPTY, MOST_GOODS) or not within(s.posted, 0, 1):
        return "a chamber holds a boyar of each seat at most, with coins under it"
    for card in s.assignments:
        if not 0 <= card <= CHAMBERS or s.assignments.count(card) > 1:
            return f"the assignment cards {s.assignments} cannot be dealt"
    return ""


def wrong_cards(s: Ivan) -> str:
    """Titles, estates and spoils are somewhere, and a deck is not empty while its discard is not."""
    for name, values, most in (("title", s.titles, s.seats - 1), ("spoils token", s.spoils, s.seats - 1)):
        for place in values:
            if not DISCARD <= place <= most:
                return f"no {name} is at {place}"
    for place in s.estates:
        owned = 0 <= place < s.seats or USED <= place < USED + s.seats
        if not owned and not DISCARD <= place <= DECK:
            return f"no estate is at {place}"
    for name, values in (("titles", s.titles), ("estates", s.estates)):
        if DISCARD in values and DECK not in values:
            return f"the deck of {name} is empty, but its discard is not"
    return ""


def wrong_projects(s: Ivan) -> str:
    """IVN-SET-16, IVN-SET-17: every seat was dealt three projects; the one it kept is in hand or completed."""
    for place in s.projects:
        owned = any(is_in_hand(place, seat) or is_completed(place, seat) for seat in range(s.seats))
        if place not in (DECK, DISPLAY) and not owned:
            return f"no project is at {place}"
    for project in s.dealt:
        if not 0 <= project < s.parts.projects or s.dealt.count(project) > 1:
            return f"the projects {s.dealt} cannot be dealt"
    for seat in range(s.seats):
        if s.projects[s.dealt[seat * DEALT]] not in (seat, SHOWN + seat):
            return f"seat {seat} has not kept project {s.dealt[seat * DEALT]}"
    return ""


def wrong_tokens(s: Ivan) -> str:
    """IVN-CMP-19, IVN-CMP-21: every trade and region token is there once."""
    laid = [token for token in s.slots + s.pads if token != EMPTY] + s.trade_discards
    if len(set(laid)) != len(laid) or not within(laid, 0, s.parts.tokens - 1):
        return "a trade token lies in two places, or there is no such token"
    regions = s.regions + s.region_discards
    if len(set(regions)) != len(regions) or not within(regions, 0, s.parts.region_tokens - 1):
        return "a region token lies in two places, or there is no such token"
    return ""


def wrong_stock(s: Ivan) -> str:
    """IVN-SET-06, IVN-SCO-07, IVN-SCO-08: as many tokens are face down as the rounds to come will need."""
    figures, dark = s.parts.figures, s.parts.cards.region_dark
    rounds = figures.rounds - s.round
    seen = s.regions + s.region_discards
    unseen = [token for token in range(s.parts.region_tokens) if token not in seen]
    if rounds > 0 and (len(unseen) < rounds * REGIONS or sum(dark[token] for token in unseen) < REGIONS):
        return "too few region tokens are left for the rounds to come"
    laid = sum(token != EMPTY for token in s.slots + s.pads) + len(s.trade_discards)
    short = s.parts.tokens - laid < figures.slots or s.spoils.count(DECK) < figures.spoils_display[s.seats]
    for number in range(s.round, figures.rounds):
        if figures.scoring[number] and short:
            return f"too few tokens are left for the renewal after round {number}"
    return ""


def within(values: list[int], low: int, high: int) -> bool:
    """Whether all values lie between two bounds."""
    for value in values:
        if not low <= value <= high:
            return False
    return True
