"""Scoring after rounds 2 and 4 (IVN-SCO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY, Step
from prestol.games.ivan import events as ev
from prestol.games.ivan.board import city_influence, is_present, region_influence
from prestol.games.ivan.counters import (
    COUNT_ANY,
    COUNT_CITY_INFLUENCE,
    COUNT_ESTATE,
    COUNT_FIELD,
    COUNT_FOREIGN,
    COUNT_RANK,
    COUNT_REGION_BUILDING,
    COUNT_REGION_INFLUENCE,
    COUNT_SET,
    COUNT_TITLE,
    COUNT_TOKENS,
)
from prestol.games.ivan.opening import LaySpoils, LayTrade
from prestol.games.ivan.pads import token_count
from prestol.games.ivan.parts import (
    DISCARD,
    DISPLAY,
    EMPTY,
    FIRST_FOREIGN,
    FROM_COURT,
    FROM_FIELD,
    FROM_GOODS,
    FROM_TITLES,
    KINDS,
    NOBODY,
    REGIONS,
    USED,
    is_completed,
)
from prestol.games.ivan.stock import book, units

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Scoring(Step["Ivan"]):
    """IVN-SCO-01 to IVN-SCO-05: favour tokens go, titles score, then the Wild Field and the favour track."""

    def run(self, s: Ivan) -> None:
        s.tell(ev.SCORING_BEGINS, EVERYBODY, s.round)
        remove_favour_tokens(s)
        for seat in range(s.seats):
            score_titles(s, seat)
        score_field(s)
        for place in range(2):  # IVN-SCO-05
            book(s, s.favour[place], s.parts.figures.court_vp[place], FROM_COURT)
            s.tell(ev.COURT_SCORED, EVERYBODY, s.favour[place], s.parts.figures.court_vp[place])
        if s.round < s.parts.figures.rounds:
            s.do(Refresh())
        else:
            for seat in range(s.seats):
                convert_goods(s, seat)


def remove_favour_tokens(s: Ivan) -> None:
    """IVN-SCO-02, IVN-FAV-06: after round 2; what is left then is gone in round 4 as well."""
    left = 0
    for token in range(len(s.favour_tokens)):
        left += s.favour_tokens[token]
        s.favour_tokens[token] = 0
    if left > 0:
        s.tell(ev.TOKENS_REMOVED, EVERYBODY, left)


def score_titles(s: Ivan, seat: int) -> None:
    """IVN-SCO-03, IVN-FAQ-07, IVN-R-48: each title of a player scores for itself."""
    for title in range(s.parts.titles):
        if s.titles[title] == seat:
            points = title_points(s, seat, title)
            book(s, seat, points, FROM_TITLES)
            s.tell(ev.TITLE_SCORED, EVERYBODY, seat, title, points)


def title_points(s: Ivan, seat: int, title: int) -> int:
    """Points of a title if the seat owned it and were scored now."""
    cards = s.parts.cards
    if cards.title_count[title] == COUNT_RANK:
        return cards.title_table[title][s.rank(seat)]
    count = counted(s, seat, cards.title_count[title], cards.title_threshold[title])
    return cards.title_vp[title] * (count // cards.title_every[title])


def counted(s: Ivan, seat: int, counter: int, threshold: int) -> int:
    """IVN-ICO-14: how many a player has of what a title counts."""
    if counter <= COUNT_SET:
        return counted_projects(s, seat, counter)
    if counter == COUNT_TITLE:
        return s.titles.count(seat)
    if counter == COUNT_ESTATE:
        return s.estates.count(seat) + s.estates.count(USED + seat)
    if counter == COUNT_TOKENS:  # IVN-FAQ-08
        return s.spoils.count(seat) + token_count(s, seat)
    if counter == COUNT_FIELD:
        return s.field[seat]
    if counter == COUNT_FOREIGN:
        return foreign_goods(s, seat)
    if counter == COUNT_REGION_INFLUENCE or counter == COUNT_REGION_BUILDING:
        return counted_regions(s, seat, counter, threshold)
    return counted_cities(s, seat, counter, threshold)


def counted_regions(s: Ivan, seat: int, counter: int, threshold: int) -> int:
    """Regions with enough influence, or with a building."""
    count = 0
    for region in range(REGIONS):
        if counter == COUNT_REGION_INFLUENCE:
            if region_influence(s, seat, region) >= threshold:
                count += 1
        elif has_building(s, seat, region):
            count += 1
    return count


def counted_cities(s: Ivan, seat: int, counter: int, threshold: int) -> int:
    """IVN-FAQ-09: cities with enough influence, or with any piece."""
    count = 0
    for city in range(s.parts.land.cities):
        if counter == COUNT_CITY_INFLUENCE:
            if city_influence(s, seat, city) >= threshold:
                count += 1
        elif is_present(s, seat, city):
            count += 1
    return count


def has_building(s: Ivan, seat: int, region: int) -> bool:
    for city in s.parts.land.of_region[region]:
        if s.buildings[city] == seat:
            return True
    return False


def counted_projects(s: Ivan, seat: int, counter: int) -> int:
    """IVN-FAQ-06: completed projects of a type, of all types, or whole sets."""
    done = [0, 0, 0]
    for project, place in enumerate(s.projects):
        if is_completed(place, seat):
            done[s.parts.cards.project_type[project]] += 1
    if counter == COUNT_ANY:
        return done[0] + done[1] + done[2]
    if counter == COUNT_SET:
        return min(done[0], done[1], done[2])
    return done[counter]


def score_field(s: Ivan) -> None:
    """IVN-SCO-04, IVN-R-47: the most and the second most warriors in the Wild Field; favour breaks ties."""
    before = NOBODY
    for place in range(2):
        best = NOBODY
        for seat in s.favour:
            if seat != before and s.field[seat] > 0 and (best == NOBODY or s.field[seat] > s.field[best]):
                best = seat
        if best == NOBODY:
            return
        book(s, best, s.parts.figures.field_vp[place], FROM_FIELD)
        s.tell(ev.FIELD_SCORED, EVERYBODY, best, s.parts.figures.field_vp[place])
        before = best


class Refresh(Step["Ivan"]):
    """IVN-SCO-06 to IVN-SCO-08, IVN-R-11: warriors come home; new spoils and new trade tokens are laid out."""

    def run(self, s: Ivan) -> None:
        for seat in range(s.seats):
            s.warrior_supply[seat] += s.field[seat]
            s.field[seat] = 0
        s.tell(ev.FIELD_CLEARED, EVERYBODY)
        for token in range(s.parts.spoils):
            if s.spoils[token] == DISPLAY:
                s.spoils[token] = DISCARD
        for slot in range(s.parts.figures.slots - 1, -1, -1):
            if s.slots[slot] != EMPTY:
                s.trade_discards.append(s.slots[slot])
                s.slots[slot] = EMPTY
            s.do(LayTrade(slot))
        for _ in range(s.parts.figures.spoils_display[s.seats]):
            s.do(LaySpoils())


def foreign_goods(s: Ivan, seat: int) -> int:
    count = 0
    for kind in range(FIRST_FOREIGN, KINDS):
        count += s.goods[seat * KINDS + kind]
    return count


def spend(s: Ivan, seat: int, first: int, count: int) -> None:
    """Take this many units of the kinds from `first` on."""
    for kind in range(first, KINDS):
        at = seat * KINDS + kind
        taken = min(count, s.goods[at])
        s.goods[at] -= taken
        count -= taken


def convert_goods(s: Ivan, seat: int) -> None:
    """IVN-SCO-09, IVN-R-49: pairs of foreign goods first, then any three units; nothing better is possible."""
    figures = s.parts.figures
    pairs = foreign_goods(s, seat) // figures.foreign_per_vp
    spend(s, seat, FIRST_FOREIGN, pairs * figures.foreign_per_vp)
    rest = units(s, seat) // figures.any_per_vp
    spend(s, seat, 0, rest * figures.any_per_vp)
    if pairs + rest > 0:
        book(s, seat, pairs + rest, FROM_GOODS)
        s.tell(ev.GOODS_SCORED, EVERYBODY, seat, pairs + rest)
