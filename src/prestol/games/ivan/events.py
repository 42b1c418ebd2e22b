"""What can happen in Ivan the Terrible. The order of the list is the number used by `tell`."""

from __future__ import annotations

from typing import Final

from prestol.engine.events import EventKind

FAVOUR_DRAWN: Final = 0
FIRST_PLAYER: Final = 1
ROUND_BEGINS: Final = 2
ASSIGNED: Final = 3
REGION_LAID: Final = 4
SPOILS_LAID: Final = 5
TRADE_LAID: Final = 6
TITLE_OPENED: Final = 7
ESTATE_OPENED: Final = 8
PROJECT_OPENED: Final = 9
PROJECT_DEALT: Final = 10
KEPT: Final = 11
MUSTERED: Final = 12
PLANNED: Final = 13
STAKED: Final = 14
TURN_BEGINS: Final = 15
LEFT: Final = 16
STAKE_RETURNED: Final = 17
STAKE_LOST: Final = 18
SEALED: Final = 19
STAYED: Final = 20
ENTERED: Final = 21
GAINED: Final = 22
PAID: Final = 23
SCORED: Final = 24
FAVOUR_GAINED: Final = 25
FAVOUR_TOKEN: Final = 26
HARVESTED: Final = 27
PLACED: Final = 28
MARCHED: Final = 29
TOKEN_TAKEN: Final = 30
TOKEN_LAID: Final = 31
TOKEN_DISCARDED: Final = 32
ARRANGED: Final = 33
RESOLVED: Final = 34
PRINTED_RESOLVED: Final = 35
PROJECT_TAKEN: Final = 36
PROJECT_DRAWN: Final = 37
COMPLETED: Final = 38
BUILT: Final = 39
SENT: Final = 40
SPOILS_TAKEN: Final = 41
TITLE_TAKEN: Final = 42
ESTATE_TAKEN: Final = 43
ESTATE_USED: Final = 44
REGION_LED: Final = 45
REGION_SECOND: Final = 46
REGION_EMPTY: Final = 47
REWARD_CHOSEN: Final = 48
SCORING_BEGINS: Final = 49
TOKENS_REMOVED: Final = 50
TITLE_SCORED: Final = 51
FIELD_SCORED: Final = 52
COURT_SCORED: Final = 53
FIELD_CLEARED: Final = 54
GOODS_SCORED: Final = 55
TITLES_RESHUFFLED: Final = 56
ESTATES_RESHUFFLED: Final = 57
WON: Final = 58

SEAT: Final = ("seat", "seat")
CITY: Final = ("city", "city")
CHAMBER: Final = ("chamber", "chamber")
POINTS: Final = ("points", "number")
COINS: Final = ("coins", "number")
PROJECT: Final = ("project", "project")
TOKEN: Final = ("token", "trade_token")
REGION: Final = ("region", "region")
RESOURCE: Final = ("resource", "resource")
COUNT: Final = ("count", "number")

EVENTS: Final = (
    EventKind("favour-drawn", "IVN-SET-14", (SEAT, ("place", "number"))),
    EventKind("first-player", "IVN-SET-15", (SEAT,)),
    EventKind("round-begins", "IVN-RND-01", (("round", "number"), SEAT)),
    EventKind("assigned", "IVN-SET-03", (CHAMBER, ("assignment", "assignment"))),
    EventKind("region-laid", "IVN-SET-07", (REGION, ("token", "region_token"))),
    EventKind("spoils-laid", "IVN-SET-08", (("spoils", "spoils"),)),
    EventKind("trade-laid", "IVN-SET-09", (("waterway", "waterway"), TOKEN)),
    EventKind("title-opened", "IVN-SET-10", (("title", "title"),)),
    EventKind("estate-opened", "IVN-SET-10", (("estate", "estate"),)),
    EventKind("project-opened", "IVN-SET-18", (PROJECT,)),
    EventKind("project-dealt", "IVN-INF-01", (SEAT, PROJECT)),
    EventKind("kept", "IVN-SET-17", (SEAT,)),
    EventKind("mustered", "IVN-SET-19", (SEAT, CITY)),
    EventKind("planned", "IVN-PLN-01", (SEAT, CHAMBER)),
    EventKind("staked", "IVN-PLN-03", (SEAT, CHAMBER, COINS)),
    EventKind("turn-begins", "IVN-ACT-01", (SEAT,)),
    EventKind("left", "IVN-ACT-01", (SEAT, CHAMBER)),
    EventKind("stake-returned", "IVN-ACT-05", (SEAT, COINS)),
    EventKind("stake-lost", "IVN-ACT-06", (SEAT, COINS)),
    EventKind("sealed", "IVN-ACT-07", (SEAT, CHAMBER)),
    EventKind("stayed", "IVN-ACT-13", (SEAT,)),
    EventKind("entered", "IVN-ACT-12", (SEAT, CITY)),
    EventKind("gained", "IVN-ICO-01", (SEAT, RESOURCE, COUNT)),
    EventKind("paid", "IVN-ICO-13", (SEAT, RESOURCE, COUNT)),
    EventKind("scored", "IVN-CMP-25", (SEAT, POINTS, ("total", "number"))),
    EventKind("favour-gained", "IVN-FAV-03", (SEAT,)),
    EventKind("favour-token", "IVN-FAV-05", (SEAT, ("space", "number"))),
    EventKind("harvested", "IVN-INC-01", (SEAT, CITY)),
    EventKind("placed", "IVN-MAN-02", (SEAT, CITY)),
    EventKind("marched", "IVN-MAN-03", (SEAT, ("mover", "mover"), CITY, ("target", "city"))),
    EventKind("token-taken", "IVN-MAN-04", (SEAT, TOKEN)),
    EventKind("token-laid", "IVN-TRD-01", (SEAT, TOKEN, ("slot", "pad_slot"))),
    EventKind("token-discarded", "IVN-TRD-02", (SEAT, TOKEN)),
    EventKind("arranged", "IVN-FRE-07", (SEAT,)),
    EventKind("resolved", "IVN-PRJ-09", (SEAT, TOKEN)),
    EventKind("printed-resolved", "IVN-PRJ-09", (SEAT, ("slot", "pad_slot"))),
    EventKind("project-taken", "IVN-PRJ-02", (SEAT, PROJECT)),
    EventKind("project-drawn", "IVN-PRJ-02", (SEAT,)),
    EventKind("completed", "IVN-PRJ-04", (SEAT, PROJECT)),
    EventKind("built", "IVN-PRJ-07", (SEAT, CITY)),
    EventKind("sent", "IVN-PRJ-10", (SEAT,)),
    EventKind("spoils-taken", "IVN-PRJ-10", (SEAT, ("spoils", "spoils"))),
    EventKind("title-taken", "IVN-REW-01", (SEAT, ("title", "title"))),
    EventKind("estate-taken", "IVN-REW-01", (SEAT, ("estate", "estate"))),
    EventKind("estate-used", "IVN-FRE-03", (SEAT, ("estate", "estate"))),
    EventKind("region-led", "IVN-END-04", (SEAT, REGION, ("influence", "number"))),
    EventKind("region-second", "IVN-END-04", (SEAT, REGION, ("influence", "number"))),
    EventKind("region-empty", "IVN-END-05", (REGION,)),
    EventKind("reward-chosen", "IVN-END-04", (SEAT, REGION, ("reward", "reward"))),
    EventKind("scoring-begins", "IVN-SCO-01", (("round", "number"),)),
    EventKind("tokens-removed", "IVN-SCO-02", (COUNT,)),
    EventKind("title-scored", "IVN-SCO-03", (SEAT, ("title", "title"), POINTS)),
    EventKind("field-scored", "IVN-SCO-04", (SEAT, POINTS)),
    EventKind("court-scored", "IVN-SCO-05", (SEAT, POINTS)),
    EventKind("field-cleared", "IVN-SCO-06"),
    EventKind("goods-scored", "IVN-SCO-09", (SEAT, POINTS)),
    EventKind("titles-reshuffled", "IVN-FAQ-04"),
    EventKind("estates-reshuffled", "IVN-FAQ-04"),
    EventKind("won", "IVN-SCO-10", (SEAT, ("total", "number"))),
)
