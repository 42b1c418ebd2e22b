"""What a seat may see (IVN-INF). The only door through which anything leaves the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.places import cards_at, rows
from prestol.games.ivan.able import hand_size
from prestol.games.ivan.board import region_influence
from prestol.games.ivan.edge.left import asked_about, left_to_do, phase
from prestol.games.ivan.parts import (
    DEALT,
    DECK,
    DISCARD,
    DISPLAY,
    KINDS,
    OPEN,
    PAD,
    REGIONS,
    SOURCES,
    USED,
    is_completed,
)

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def view(s: Ivan, seat: int | None) -> dict[str, Any]:
    """IVN-INF-02, IVN-INF-03 for everybody; IVN-INF-01, IVN-INF-08 for the seat itself."""
    seen = s.header(seat) | {
        "round": s.round,
        "rounds": s.parts.figures.rounds,
        "phase": phase(s),
        "about": asked_about(s),
        "left": left_to_do(s),
        "first": s.first,
        "turn": s.turn,
        "favour": s.favour[:],
        "vp": s.vp[:],
        "tally": rows(s.tally, SOURCES),
        "goods": rows(s.goods, KINDS),
        "warriors": rows(s.warriors, s.parts.land.cities),
        "boyars": rows(s.boyars, s.parts.land.cities),
        "buildings": s.buildings[:],
        "warrior_supply": s.warrior_supply[:],
        "boyar_supply": s.boyar_supply[:],
        "building_supply": s.building_supply[:],
        "seal_supply": [s.parts.figures.seals - s.seals.count(one) for one in range(s.seats)],
        "field": s.field[:],
        "influence": [[region_influence(s, one, region) for one in range(s.seats)] for region in range(REGIONS)],
        "staked": rows(s.staked, s.seats),
        "posted": rows(s.posted, s.seats),
        "seals": s.seals[:],
        "assignments": s.assignments[:],
        "regions": s.regions[:],
        "region_discards": s.region_discards[:],
        "favour_tokens": s.favour_tokens[:],
        "slots": s.slots[:],
        "pads": rows(s.pads, PAD),
        "trade_discards": s.trade_discards[:],
        "spoils": cards_at(s.spoils, DISPLAY),
        "spoils_owned": [cards_at(s.spoils, one) for one in range(s.seats)],
        "spoils_discards": cards_at(s.spoils, DISCARD),
        "titles": cards_at(s.titles, DISPLAY),
        "titles_owned": [cards_at(s.titles, one) for one in range(s.seats)],
        "title_deck": s.titles.count(DECK),
        "title_discards": cards_at(s.titles, DISCARD),
        "estates": cards_at(s.estates, DISPLAY),
        "estates_owned": [cards_at(s.estates, one) + cards_at(s.estates, USED + one) for one in range(s.seats)],
        "estates_used": [cards_at(s.estates, USED + one) for one in range(s.seats)],
        "estate_deck": s.estates.count(DECK),
        "estate_discards": cards_at(s.estates, DISCARD),
        "projects": cards_at(s.projects, DISPLAY),
        "project_deck": s.projects.count(DECK),
        "hand_sizes": [hand_size(s, one) for one in range(s.seats)],
        "open_hands": [cards_at(s.projects, OPEN + one) for one in range(s.seats)],
        "completed": [completed(s, one) for one in range(s.seats)],
    }
    if seat is not None:
        seen["hand"] = cards_at(s.projects, seat) + cards_at(s.projects, OPEN + seat)
        seen["dealt"] = dealt_to(s, seat)
    return seen


def completed(s: Ivan, seat: int) -> list[int]:
    """Completed projects of a seat."""
    return [card for card, place in enumerate(s.projects) if is_completed(place, seat)]


def dealt_to(s: Ivan, seat: int) -> list[int]:
    """IVN-INF-08: the three projects dealt at setup; once the seat has chosen, the kept one comes first."""
    return s.dealt[seat * DEALT : (seat + 1) * DEALT]
