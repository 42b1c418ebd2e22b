"""The kinds of move, and all moves made once, so that lists of them are cheap."""

from __future__ import annotations

from typing import Final

from prestol.engine.notation import NUMBER, MoveTable
from prestol.engine.step import Move

MOVES: Final = MoveTable()

KEEP: Final = MOVES.add("keep", "project")
MUSTER: Final = MOVES.add("muster", "city")
PLAN: Final = MOVES.add("plan", "chamber")
STAKE: Final = MOVES.add("stake", NUMBER)
LEAVE: Final = MOVES.add("leave", "chamber")
SEAL: Final = MOVES.add("seal")
PASS: Final = MOVES.add("pass")
FINISH: Final = MOVES.add("finish")
ENTER: Final = MOVES.add("enter", "city")
END: Final = MOVES.add("end")
HARVEST: Final = MOVES.add("harvest", "city")
QUARRY: Final = MOVES.add("quarry")
AGAIN: Final = MOVES.add("again", "city")
PLACE: Final = MOVES.add("place", "city")
MARCH: Final = MOVES.add("move", "mover", "city", "city")
TAKE: Final = MOVES.add("take", "project")
DRAW: Final = MOVES.add("draw")
COMPLETE: Final = MOVES.add("complete", "project")
GIVE: Final = MOVES.add("give", "resource")
GET: Final = MOVES.add("get", "resource")
ESTATE: Final = MOVES.add("estate", "estate")
DRAW_ESTATE: Final = MOVES.add("draw-estate")
TITLE: Final = MOVES.add("title", "title")
DRAW_TITLE: Final = MOVES.add("draw-title")
RESOLVE: Final = MOVES.add("resolve", "trade_token")
PRINTED: Final = MOVES.add("printed", "pad_slot")
SPOILS: Final = MOVES.add("spoils", "spoils")
SEND: Final = MOVES.add("send")
BUILD: Final = MOVES.add("build", "city")
LAY: Final = MOVES.add("lay", "pad_slot")
DISCARD: Final = MOVES.add("discard", "trade_token")
REWARD: Final = MOVES.add("reward", "reward")
# From here on: free actions.
SELL: Final = MOVES.add("sell", "resource", "resource", any_order=True)
EXPORT: Final = MOVES.add("export", "resource")
TRADE_IN: Final = MOVES.add("trade-in", "trade_token", "trade_token", any_order=True)
ARRANGE: Final = MOVES.add("arrange", NUMBER)
USE: Final = MOVES.add("use", "estate")
# Since version 2 of the rules: selections.
CHOOSE: Final = MOVES.add("choose", "resource", several=True)
NAME: Final = MOVES.add("name", "city", several=True)
SWAP: Final = MOVES.add("swap", "resource", several=True)

FIRST_FREE: Final = SELL
LAST_FREE: Final = USE


def is_free_kind(kind: int) -> bool:
    """Whether moves of a kind are free actions."""
    return FIRST_FREE <= kind <= LAST_FREE


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
