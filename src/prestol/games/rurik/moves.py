"""The kinds of move, and the small moves made once, so that lists of them are cheap."""

from __future__ import annotations

from typing import Final

from prestol.engine.notation import NUMBER, MoveTable
from prestol.engine.step import Move

MOVES: Final = MoveTable()

LEADER: Final = MOVES.add("leader", "leader")
KEEP: Final = MOVES.add("keep", "agenda")
DEPLOY: Final = MOVES.add("deploy", "region")
SETTLE: Final = MOVES.add("settle", "region")
PLACE: Final = MOVES.add("place", "advisor", "action", NUMBER)
ACT: Final = MOVES.add("act", "action", "row")
SKIP: Final = MOVES.add("skip", "action", "row")
RESCUE: Final = MOVES.add("rescue", "region")
PASS: Final = MOVES.add("pass")
FINISH: Final = MOVES.add("finish")
END: Final = MOVES.add("end")
MUSTER: Final = MOVES.add("muster", "figure", "region")
MARCH: Final = MOVES.add("move", "figure", "region", "region")
ATTACK: Final = MOVES.add("attack", "region", "seat")
ATTACK_REBEL: Final = MOVES.add("attack-rebel", "region")
ATTACK_REBELLION: Final = MOVES.add("attack-rebellion", "region")
ATTACK_NEUTRAL: Final = MOVES.add("attack-neutral", "region")
LEVY: Final = MOVES.add("levy")
DECK: Final = MOVES.add("deck", "deck")
LOSE: Final = MOVES.add("lose", "figure")
TAKE: Final = MOVES.add("take", "scheme")
ON_TOP: Final = MOVES.add("on-top", "scheme")
TOKEN: Final = MOVES.add("token", "seat")
DRIVE_OUT: Final = MOVES.add("drive-out", "seat")
DRIVE_OUT_REBEL: Final = MOVES.add("drive-out-rebel")
DRIVE_OUT_REBELLION: Final = MOVES.add("drive-out-rebellion")
DRIVE_OUT_NEUTRAL: Final = MOVES.add("drive-out-neutral")
PICK: Final = MOVES.add("pick", "deed")
SEND: Final = MOVES.add("send", "figure", "region", "region")
DISCARD: Final = MOVES.add("discard", "scheme")
PAY: Final = MOVES.add("pay", "good", several=True)
SPEND: Final = MOVES.add("spend", "good")
REMOVE: Final = MOVES.add("remove", "figure", "region")
DEMOLISH: Final = MOVES.add("demolish", "building", "region")
# From here on: what a player may do before and after the main action.
TAX: Final = MOVES.add("tax", "region", "bonus")
BUILD: Final = MOVES.add("build", "building", "region")
SCHEME: Final = MOVES.add("scheme", "scheme")
DEED: Final = MOVES.add("deed", "deed")
CONVERT: Final = MOVES.add("convert", "conversion", "good", "good")
PUSH: Final = MOVES.add("push", "seat", "figure", "region")
PUSH_REBELLION: Final = MOVES.add("push-rebellion", "figure", "region")

FIRST_FREE: Final = TAX
LAST_FREE: Final = PUSH_REBELLION


def is_free_kind(kind: int) -> bool:
    """Whether moves of a kind are made beside the question that is asked."""
    return FIRST_FREE <= kind <= LAST_FREE


# What a move takes along.
TROOP: Final = 0
CHIEF: Final = 1
"""The leader alone; one or two more stand for troops that Agatha takes along."""

# What a market adds to a good that is taxed.
PLAIN: Final = 0
SAME_GOOD: Final = 1
ONE_COIN: Final = 2

PASS_MOVE: Final[Move] = (PASS,)
LEVY_MOVE: Final[Move] = (LEVY,)
FINISH_MOVE: Final[Move] = (FINISH,)
END_MOVE: Final[Move] = (END,)

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "seat": ("1", "2", "3", "4"),
    "row": ("1", "2", "3", "4"),
    "figure": ("troop", "leader", "leader-and-1", "leader-and-2"),
    "deck": ("left", "right"),
    "bonus": ("none", "good", "coin"),
    "class": ("a", "b", "c", "d"),
    "test": ("regions", "buildings", "goods", "start"),
}
"""The things that moves and events name and that are not in the content."""
