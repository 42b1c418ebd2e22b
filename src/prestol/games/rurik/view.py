"""What a seat may see (RUR-INF). The only door through which anything leaves the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.places import cards_at, rows
from prestol.engine.state import sees
from prestol.games.rurik.edge.asked import asked_about, phase
from prestol.games.rurik.edge.missing import missing
from prestol.games.rurik.measures import track_row, track_value
from prestol.games.rurik.parts import (
    ADVISORS,
    DEALT,
    DEED_DECK,
    DEED_DISCARD,
    DEED_ROW,
    DONE,
    EMPTY,
    GOODS,
    KINDS,
    REGIONS,
    ROWS,
    SOLO,
    SOURCES,
    TRACKS,
    UNSEEN,
)
from prestol.games.rurik.rebellion import card_at
from prestol.games.rurik.rule import others_strength, ruler, strength
from prestol.games.rurik.stock import goods_on_boat

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def view(s: Rurik, seat: int | None) -> dict[str, Any]:
    """RUR-INF-04 to RUR-INF-06 for everybody; RUR-INF-01 to RUR-INF-03 for the seat itself."""
    sides = range(s.sides)
    seen = s.header(seat) | {
        "round": s.round,
        "rounds": s.parts.figures.rounds,
        "phase": phase(s),
        "about": asked_about(s),
        "first": s.first,
        "token": s.token,
        "turn": s.turn,
        "regions": s.regions[:],
        "near": [row[:] for row in s.near],
        "leaders": s.leaders[:],
        "leader_at": s.leader_at[:],
        "troops": rows(s.troops, REGIONS),
        "troop_supply": s.troop_supply[:],
        "buildings": rows(s.buildings, KINDS),
        "building_supply": rows(s.building_supply, KINDS),
        "rulers": [ruler(s, region) if region in s.regions else EMPTY for region in range(REGIONS)],
        "strengths": [[strength(s, side, region) for side in sides] for region in range(REGIONS)],
        "strongholds_alone": s.options.stronghold_rules_alone,
        "others_strength": [others_strength(s, region) for region in range(REGIONS)],
        "coins": s.coins[:],
        "goods": rows(s.goods, GOODS),
        "on_boat": [goods_on_boat(s, side) for side in sides],
        "yields": s.yields[:],
        "stocked": s.stocked[:],
        "rebels": rebels_seen(s),
        "defeated": [cards_at(s.defeated, side) for side in sides],
        "reward_tokens": s.rewards.count(1),
        "neutrals": s.neutrals[:],
        "tracks": rows(s.tracks, TRACKS),
        "track_values": [[track_value(s, side, track) for track in range(TRACKS)] for side in sides],
        "track_now": [[track_row(s, side, track) for track in range(TRACKS)] for side in sides],
        "war": s.war[:],
        "tally": rows(s.tally, SOURCES),
        "advisors": rows(s.advisors, ADVISORS),
        "banners": rows(s.banners, ROWS),
        "bribes": rows(s.bribes, ROWS),
        "deck_sizes": [s.left_deck.size(), s.right_deck.size()],
        "hand_sizes": [s.schemes.count(one) for one in range(s.seats)],
        "discards": s.discards[:],
        "turned": [card for card in s.looked if sees(s.scheme_known[card], None)],
        "deed_row": cards_at(s.deeds, DEED_ROW),
        "deed_deck": s.deeds.count(DEED_DECK),
        "deed_discards": cards_at(s.deeds, DEED_DISCARD),
        "deeds": [cards_at(s.deeds, one) for one in range(s.seats)],
        "deeds_done": [cards_at(s.deeds, DONE + one) for one in range(s.seats)],
        "converted": rows(s.converted, 2),
        "used": s.used[:],
        "extras": s.extras,
        "tax_points": s.tax_points,
        "build_points": s.build_points,
        "shown_agendas": [s.agendas[one * DEALT] if not s.stack else EMPTY for one in range(s.seats)],
    }
    if s.seats == SOLO:
        seen["rebellion"] = rebellion(s)
    if seat is not None:
        seen["hand"] = cards_at(s.schemes, seat)
        seen["looked"] = [card for card in s.looked if sees(s.scheme_known[card], seat)]
        seen["agendas"] = s.agendas[seat * DEALT : (seat + 1) * DEALT]
        seen["known_tops"] = [s.left_deck.known_on_top(seat), s.right_deck.known_on_top(seat)]
        seen["known_hands"] = known_hands(s, seat)
        seen["missing"] = missing(s, seat)
    return seen


def rebels_seen(s: Rurik) -> list[int]:
    """RUR-INF-06, RUR-VAR-02: with reward tokens the bases say nothing, and no reward is known before it is drawn."""
    if not s.options.rebel_reward_tokens:
        return s.rebels[:]
    return [EMPTY if rebel == EMPTY else UNSEEN for rebel in s.rebels]


def rebellion(s: Rurik) -> dict[str, Any]:
    """RUR-INF-08: the deck lies face up; of its bottom card the rows that were read are known."""
    rebels = s.parts.rebels
    read: list[dict[str, Any]] = []
    for row in range(s.card_row):
        card = card_at(s, s.flips + 1)
        read.append(
            {
                "advisor": rebels.row_advisor[card][row],
                "actions": rebels.row_action[card][row][:],
                "coins": rebels.row_coin[card][row][:],
            }
        )
    shown = [card_at(s, flip) for flip in range(s.flips + 1)]
    return {"mat": s.mat, "priority": s.priority, "cells": s.cells[:], "cards": shown, "read": read}


def known_hands(s: Rurik, seat: int) -> list[list[int]]:
    """Cards of the others that a seat knows, because it had left them on top of a deck."""
    found: list[list[int]] = [[] for _ in range(s.seats)]
    for card in range(s.parts.schemes):
        holder = s.schemes[card]
        if holder >= 0 and holder != seat and sees(s.scheme_known[card], seat):
            found[holder].append(card)
    return found
