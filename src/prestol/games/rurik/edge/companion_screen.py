"""The table of the companion as plain data: pieces by name, and the question that is open."""

from __future__ import annotations

from typing import Any

from prestol.games.rurik.banners import rows_of
from prestol.games.rurik.edge.companion_seen import (
    AskedSeen,
    BannerSeen,
    CellSeen,
    RebellionSeen,
    RegionSeen,
    ResultSeen,
    SideName,
    SpaceSeen,
    YouSeen,
)
from prestol.games.rurik.parts import (
    ACTIONS,
    ADVISORS,
    BUILD_ACTION,
    COIN,
    EMPTY,
    FEWER,
    GOODS,
    KINDS,
    NOBODY,
    REBELLION,
    REGIONS,
    ROWS,
    TRACKS,
)
from prestol.games.rurik.rebellion import is_seized, region_order, top_card
from prestol.games.rurik.rebellion_turns import column_of
from prestol.games.rurik.rule import ruler
from prestol.games.rurik.scoring import book_board, breakdown_of, final_result, ranking_key, total, track_points
from prestol.games.rurik.spaces import space_cost, space_effect, spaces_of
from prestol.games.rurik.state import Rurik
from prestol.games.rurik.strategy import advisors_in_hand, open_banners

PLAYER = 0
SIDE_NAMES: dict[int, SideName] = {NOBODY: "", PLAYER: "you", REBELLION: "rebellion"}
FIRST_WINNER = 1


def screen(s: Rurik, ask: str, cards: str) -> dict[str, Any]:
    return {
        "ask": ask,
        "about": about(s, ask),
        "cards": cards,
        "round": s.round,
        "rounds": s.parts.figures.rounds,
        "regions": [region_seen(s, region) for region in s.regions],
        "banners": [banner_seen(s, action) for action in range(ACTIONS)],
        "you": you_seen(s),
        "rebellion": rebellion_seen(s),
        "result": result_seen(s) if ask == "over" else None,
    }


def word(s: Rurik, domain: str, value: int) -> str:
    return str(s.game.notation.word(domain, value))


def words(s: Rurik, domain: str, values: list[int]) -> list[str]:
    return [word(s, domain, value) for value in values]


# --- the table


def region_seen(s: Rurik, region: int) -> RegionSeen:
    built = [s.buildings[region * KINDS + kind] for kind in range(KINDS)]
    own, theirs = ([kind for kind in range(KINDS) if built[kind] == side] for side in (PLAYER, REBELLION))
    return {
        "id": word(s, "region", region),
        "troops": s.troops[PLAYER * REGIONS + region],
        "leader": s.leader_at[PLAYER] == region,
        "buildings": words(s, "building", own),
        "rebels": s.troops[REBELLION * REGIONS + region],
        "sviatopolk": s.leader_at[REBELLION] == region,
        "theirs": words(s, "building", theirs),
        "neutrals": s.neutrals[region],
        "yields": word(s, "good", s.yields[region]) if s.yields[region] != EMPTY else "",
        "stocked": s.stocked[region] == 1,
        "ruler": SIDE_NAMES[ruler(s, region)],
        "near": words(s, "region", s.near[region]),
    }


def banner_seen(s: Rurik, action: int) -> BannerSeen:
    spaces = [space_seen(s, action, action * ROWS + row) for row in range(rows_of(s))]
    return {"id": word(s, "action", action), "spaces": spaces}


def space_seen(s: Rurik, action: int, space: int) -> SpaceSeen:
    piece = s.banners[space]
    return {
        "side": SIDE_NAMES[piece // ADVISORS] if piece != EMPTY else "",
        "advisor": word(s, "advisor", piece % ADVISORS) if piece != EMPTY else "",
        "bribe": s.bribes[space],
        "points": s.parts.effects[space_effect(s, space)][column_of(action)],
        "cost": space_cost(s, space),
    }


def building_supply(s: Rurik, side: int) -> dict[str, int]:
    return {word(s, "building", kind): s.building_supply[side * KINDS + kind] for kind in range(KINDS)}


def tracks_of(s: Rurik, side: int) -> dict[str, int]:
    return {word(s, "track", track): track_points(s, side, track) for track in range(TRACKS)}


def you_seen(s: Rurik) -> YouSeen:
    return {
        "leader": word(s, "leader", s.leaders[PLAYER]) if s.leaders[PLAYER] != EMPTY else "",
        "supply": s.troop_supply[PLAYER],
        "buildings": building_supply(s, PLAYER),
        "war": s.war[PLAYER],
        "tracks": tracks_of(s, PLAYER),
    }


def rebellion_seen(s: Rurik) -> RebellionSeen:
    return {
        "coins": s.coins[REBELLION],
        "supply": s.troop_supply[REBELLION],
        "buildings": building_supply(s, REBELLION),
        "goods": {word(s, "good", good): s.goods[REBELLION * GOODS + good] for good in range(GOODS)},
        "war": s.war[REBELLION],
        "tracks": tracks_of(s, REBELLION),
        "priority": word(s, "priority", s.priority),
        "card": word(s, "rebellion_card", top_card(s)) if s.ring else "",
        "order": words(s, "region", region_order(s)) if s.ring else [],
        "cells": [cell_seen(s, cell) for cell in range(len(s.cells))],
    }


def cell_seen(s: Rurik, cell: int) -> CellSeen:
    """What a cell adds: points of an action, coins, or fewer cards in a loss check."""
    rebels = s.parts.rebels
    effect = s.parts.effects[rebels.cell_effect[s.mat][cell]]
    columns = {word(s, "action", action): column_of(action) for action in range(BUILD_ACTION + 1)}
    columns |= {"coin": COIN, "fewer": FEWER}
    return {
        "column": word(s, "priority", rebels.cell_column[s.mat][cell]),
        "action": word(s, "action", rebels.cell_action[s.mat][cell]),
        "covered": s.cells[cell] == 1,
        "adds": {name: effect[column] for name, column in columns.items() if effect[column] != 0},
    }


def result_seen(s: Rurik) -> ResultSeen:
    result = final_result(s)
    return {
        "you": result.scores[PLAYER],
        "rebellion": total(s, REBELLION),
        "breakdown": {name: points for name, points in breakdown_of(s, REBELLION).items() if points},
        "won": result.places[PLAYER] == FIRST_WINNER,
        "shared": ranking_key(s, PLAYER) == ranking_key(s, REBELLION),
        "tie": result.tie,
    }


# --- the question


def about(s: Rurik, ask: str) -> AskedSeen:
    top: Any = s.stack[-1] if s.stack else None
    if ask == "card":
        return {"cards": words(s, "rebellion_card", top.even(s)), "top": not s.ring}
    if ask == "good":
        goods = sorted(set(top.even(s)))
        return {"region": word(s, "region", top.region), "goods": words(s, "good", goods)}
    if ask == "deploy":
        free = [region for region in s.regions if not is_seized(s, region)]
        return {"troops": s.parts.figures.start_troops[s.seats], "regions": words(s, "region", free)}
    if ask == "place":
        advisors = words(s, "advisor", advisors_in_hand(s, PLAYER))
        return {"advisors": advisors, "banners": words(s, "action", open_banners(s, PLAYER))}
    if ask == "loss":
        return {"region": word(s, "region", top.region), "count": top.cards}
    return about_the_person(s, ask)


def about_the_person(s: Rurik, ask: str) -> AskedSeen:
    if ask == "turn":
        return {"spaces": [taken_from(s, space) for space in spaces_of(s, PLAYER)]}
    if ask == "boat":
        return {"most": sum(s.parts.figures.boat)}
    if ask == "score":
        forecast = s.clone()
        book_board(forecast)
        return {"points": total(forecast, PLAYER), "war": s.war[PLAYER], "most": s.parts.figures.war_spaces}
    return {}


def taken_from(s: Rurik, space: int) -> Any:
    return {
        "banner": word(s, "action", space // ROWS),
        "row": space % ROWS + 1,
        "advisor": word(s, "advisor", s.banners[space] % ADVISORS),
    }
