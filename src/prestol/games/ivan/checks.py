"""What makes a position of Ivan the Terrible impossible: asked of loaded states and described positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.errors import LoadError
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


def complaint(s: Ivan) -> LoadError | None:
    """The first thing that is wrong, or None."""
    return (
        wrong_table(s)
        or wrong_pieces(s)
        or wrong_kremlin(s)
        or wrong_cards(s)
        or wrong_projects(s)
        or wrong_tokens(s)
        or wrong_stock(s)
    )


def wrong_table(s: Ivan) -> LoadError | None:
    """IVN-GEN-02, IVN-FAV-01: rounds, seats, favour, points and goods."""
    if not 1 <= s.round <= s.parts.figures.rounds:
        return LoadError("fault-state-round", round=s.round)
    if not 0 <= s.first < s.seats:
        return LoadError("fault-state-first", seat=s.first)
    if not NOBODY <= s.turn < s.seats:
        return LoadError("fault-state-turn", seat=s.turn)
    if not 0 <= s.arranged <= 1 or not within(s.favour_tokens, 0, 1):
        return LoadError("ivan-fault-state-flags")
    if sorted(s.favour) != list(range(s.seats)):
        return LoadError("ivan-fault-state-favour", favour=str(s.favour))
    if not within(s.goods, 0, MOST_GOODS):
        return LoadError("ivan-fault-state-goods", most=MOST_GOODS)
    for seat in range(s.seats):
        if s.vp[seat] != sum(s.tally[seat * SOURCES : (seat + 1) * SOURCES]):
            return LoadError("ivan-fault-state-points", seat=seat, points=s.vp[seat])
    return None if within(s.tally, 0, 1000) else LoadError("ivan-fault-state-tally")


def wrong_pieces(s: Ivan) -> LoadError | None:
    """IVN-GEN-09: each player has the pieces of one set."""
    figures, cities = s.parts.figures, s.parts.land.cities
    for values in (s.warriors, s.boyars, s.warrior_supply, s.boyar_supply, s.building_supply, s.field):
        if not within(values, 0, figures.warriors + figures.boyars + figures.buildings):
            return LoadError("ivan-fault-state-pieces")
    if not within(s.buildings, NOBODY, s.seats - 1) or not within(s.seals, NOBODY, s.seats - 1):
        return LoadError("ivan-fault-state-owners")
    for seat in range(s.seats):
        row = slice(seat * cities, (seat + 1) * cities)
        warriors = sum(s.warriors[row]) + s.warrior_supply[seat] + s.field[seat]
        if warriors != figures.warriors:
            return LoadError("ivan-fault-state-warriors", seat=seat, found=warriors, wanted=figures.warriors)
        buildings = s.buildings.count(seat) + s.building_supply[seat]
        if buildings != figures.buildings:
            return LoadError("ivan-fault-state-buildings", seat=seat, found=buildings, wanted=figures.buildings)
        boyars = sum(s.boyars[row]) + s.boyar_supply[seat]
        for chamber in range(CHAMBERS):
            boyars += s.posted[chamber * s.seats + seat] + (s.staked[chamber * s.seats + seat] != EMPTY)
        if boyars != figures.boyars:
            return LoadError("ivan-fault-state-boyars", seat=seat, found=boyars, wanted=figures.boyars)
        if s.seals.count(seat) > figures.seals:
            return LoadError("ivan-fault-state-seals", seat=seat, most=figures.seals)
    return None


def wrong_kremlin(s: Ivan) -> LoadError | None:
    """IVN-SET-03, IVN-PLN-02: stakes, boyars on cards, and a different card for each chamber."""
    if not within(s.staked, EMPTY, MOST_GOODS) or not within(s.posted, 0, 1):
        return LoadError("ivan-fault-state-chamber")
    for card in s.assignments:
        if not 0 <= card <= CHAMBERS or s.assignments.count(card) > 1:
            return LoadError("ivan-fault-state-assignments", cards=str(s.assignments))
    return None


def wrong_cards(s: Ivan) -> LoadError | None:
    """Titles, estates and spoils are somewhere, and a deck is not empty while its discard is not."""
    for place in s.titles:
        if not DISCARD <= place < s.seats:
            return LoadError("ivan-fault-state-title", place=place)
    for place in s.spoils:
        if not DISCARD <= place < s.seats:
            return LoadError("ivan-fault-state-spoils", place=place)
    for place in s.estates:
        owned = 0 <= place < s.seats or USED <= place < USED + s.seats
        if not owned and not DISCARD <= place <= DECK:
            return LoadError("ivan-fault-state-estate", place=place)
    if DISCARD in s.titles and DECK not in s.titles:
        return LoadError("ivan-fault-state-title-deck")
    if DISCARD in s.estates and DECK not in s.estates:
        return LoadError("ivan-fault-state-estate-deck")
    return None


def wrong_projects(s: Ivan) -> LoadError | None:
    """IVN-SET-16, IVN-SET-17: every seat was dealt three projects; the one it kept is in hand or completed."""
    for place in s.projects:
        owned = any(is_in_hand(place, seat) or is_completed(place, seat) for seat in range(s.seats))
        if place not in (DECK, DISPLAY) and not owned:
            return LoadError("ivan-fault-state-project", place=place)
    for project in s.dealt:
        if not 0 <= project < s.parts.projects or s.dealt.count(project) > 1:
            return LoadError("ivan-fault-state-dealt", projects=str(s.dealt))
    for seat in range(s.seats):
        if s.projects[s.dealt[seat * DEALT]] not in (seat, SHOWN + seat):
            return LoadError("ivan-fault-state-not-kept", seat=seat, project=s.dealt[seat * DEALT])
    return None


def wrong_tokens(s: Ivan) -> LoadError | None:
    """IVN-CMP-19, IVN-CMP-21: every trade and region token is there once."""
    laid = [token for token in s.slots + s.pads if token != EMPTY] + s.trade_discards
    if len(set(laid)) != len(laid) or not within(laid, 0, s.parts.tokens - 1):
        return LoadError("ivan-fault-state-trade-token")
    regions = s.regions + s.region_discards
    if len(set(regions)) != len(regions) or not within(regions, 0, s.parts.region_tokens - 1):
        return LoadError("ivan-fault-state-region-token")
    return None


def wrong_stock(s: Ivan) -> LoadError | None:
    """IVN-SET-06, IVN-SCO-07, IVN-SCO-08: as many tokens are face down as the rounds to come will need."""
    figures, dark = s.parts.figures, s.parts.cards.region_dark
    rounds = figures.rounds - s.round
    seen = s.regions + s.region_discards
    unseen = [token for token in range(s.parts.region_tokens) if token not in seen]
    if rounds > 0 and (len(unseen) < rounds * REGIONS or sum(dark[token] for token in unseen) < REGIONS):
        return LoadError("ivan-fault-state-few-regions")
    laid = sum(token != EMPTY for token in s.slots + s.pads) + len(s.trade_discards)
    short = s.parts.tokens - laid < figures.slots or s.spoils.count(DECK) < figures.spoils_display[s.seats]
    for number in range(s.round, figures.rounds):
        if figures.scoring[number] and short:
            return LoadError("ivan-fault-state-few-tokens", round=number)
    return None


def within(values: list[int], low: int, high: int) -> bool:
    """Whether all values lie between two bounds."""
    for value in values:
        if not low <= value <= high:
            return False
    return True
