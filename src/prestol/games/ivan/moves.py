"""The kinds of move, and all moves made once, so that lists of them are cheap."""

from __future__ import annotations

from typing import Final

from prestol.engine.notation import NUMBER, MoveKind
from prestol.engine.step import Move

KEEP: Final = 0
MUSTER: Final = 1
PLAN: Final = 2
STAKE: Final = 3
LEAVE: Final = 4
SEAL: Final = 5
PASS: Final = 6
FINISH: Final = 7
ENTER: Final = 8
END: Final = 9
HARVEST: Final = 10
QUARRY: Final = 11
AGAIN: Final = 12
PLACE: Final = 13
MARCH: Final = 14
TAKE: Final = 15
DRAW: Final = 16
COMPLETE: Final = 17
GIVE: Final = 18
GET: Final = 19
ESTATE: Final = 20
DRAW_ESTATE: Final = 21
TITLE: Final = 22
DRAW_TITLE: Final = 23
RESOLVE: Final = 24
PRINTED: Final = 25
SPOILS: Final = 26
SEND: Final = 27
BUILD: Final = 28
LAY: Final = 29
DISCARD: Final = 30
REWARD: Final = 31
# From here on: free actions.
SELL: Final = 32
EXPORT: Final = 33
TRADE_IN: Final = 34
ARRANGE: Final = 35
USE: Final = 36
# Since version 2 of the rules: selections.
CHOOSE: Final = 37
NAME: Final = 38
SWAP: Final = 39

FIRST_FREE: Final = SELL
LAST_FREE: Final = USE


def is_free_kind(kind: int) -> bool:
    """Whether moves of a kind are free actions."""
    return FIRST_FREE <= kind <= LAST_FREE


MOVES: Final = (
    MoveKind("keep", ("project",)),
    MoveKind("muster", ("city",)),
    MoveKind("plan", ("chamber",)),
    MoveKind("stake", (NUMBER,)),
    MoveKind("leave", ("chamber",)),
    MoveKind("seal"),
    MoveKind("pass"),
    MoveKind("finish"),
    MoveKind("enter", ("city",)),
    MoveKind("end"),
    MoveKind("harvest", ("city",)),
    MoveKind("quarry"),
    MoveKind("again", ("city",)),
    MoveKind("place", ("city",)),
    MoveKind("move", ("mover", "city", "city")),
    MoveKind("take", ("project",)),
    MoveKind("draw"),
    MoveKind("complete", ("project",)),
    MoveKind("give", ("resource",)),
    MoveKind("get", ("resource",)),
    MoveKind("estate", ("estate",)),
    MoveKind("draw-estate"),
    MoveKind("title", ("title",)),
    MoveKind("draw-title"),
    MoveKind("resolve", ("trade_token",)),
    MoveKind("printed", ("pad_slot",)),
    MoveKind("spoils", ("spoils",)),
    MoveKind("send"),
    MoveKind("build", ("city",)),
    MoveKind("lay", ("pad_slot",)),
    MoveKind("discard", ("trade_token",)),
    MoveKind("reward", ("reward",)),
    MoveKind("sell", ("resource", "resource")),
    MoveKind("export", ("resource",)),
    MoveKind("trade-in", ("trade_token", "trade_token")),
    MoveKind("arrange", (NUMBER,)),
    MoveKind("use", ("estate",)),
    MoveKind("choose", ("resource",), several=True),
    MoveKind("name", ("city",), several=True),
    MoveKind("swap", ("resource",), several=True),
)
"""The kinds in the order of their numbers, with the domain of each target."""
WARRIOR: Final = 0
BOYAR: Final = 1

PASS_MOVE: Final[Move] = (PASS,)
FINISH_MOVE: Final[Move] = (FINISH,)
SEAL_MOVE: Final[Move] = (SEAL,)
END_MOVE: Final[Move] = (END,)
QUARRY_MOVE: Final[Move] = (QUARRY,)
DRAW_MOVE: Final[Move] = (DRAW,)
DRAW_ESTATE_MOVE: Final[Move] = (DRAW_ESTATE,)
DRAW_TITLE_MOVE: Final[Move] = (DRAW_TITLE,)
SEND_MOVE: Final[Move] = (SEND,)


def row(kind: int, count: int) -> list[Move]:
    """One move for each of this many targets."""
    moves: list[Move] = []
    for target in range(count):
        moves.append((kind, target))
    return moves


MOST: Final = 40
"""Targets that any kind of move has at most."""

KEEPS: Final = row(KEEP, MOST)
MUSTERS: Final = row(MUSTER, MOST)
PLANS: Final = row(PLAN, MOST)
LEAVES: Final = row(LEAVE, MOST)
HARVESTS: Final = row(HARVEST, MOST)
AGAINS: Final = row(AGAIN, MOST)
PLACES: Final = row(PLACE, MOST)
TAKES: Final = row(TAKE, MOST)
COMPLETES: Final = row(COMPLETE, MOST)
GIVES: Final = row(GIVE, MOST)
GETS: Final = row(GET, MOST)
ESTATES: Final = row(ESTATE, MOST)
TITLES: Final = row(TITLE, MOST)
RESOLVES: Final = row(RESOLVE, MOST)
PRINTEDS: Final = row(PRINTED, MOST)
SPOILS_MOVES: Final = row(SPOILS, MOST)
BUILDS: Final = row(BUILD, MOST)
LAYS: Final = row(LAY, MOST)
DISCARDS: Final = row(DISCARD, MOST)
REWARD_MOVES: Final = row(REWARD, 2)
EXPORTS: Final = row(EXPORT, MOST)
USES: Final = row(USE, MOST)
