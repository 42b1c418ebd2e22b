"""The kinds of move, and the small moves made once, so that lists of them are cheap."""

from __future__ import annotations

from typing import Final

from prestol.engine.notation import NUMBER, MoveTable
from prestol.engine.step import Move
from prestol.games.rurik.parts import ACTIONS, ADVISORS, GOODS, KINDS, REGIONS, ROWS

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
BONUSES: Final = 3

PASS_MOVE: Final[Move] = (PASS,)
LEVY_MOVE: Final[Move] = (LEVY,)
FINISH_MOVE: Final[Move] = (FINISH,)
END_MOVE: Final[Move] = (END,)
DRIVE_OUT_REBEL_MOVE: Final[Move] = (DRIVE_OUT_REBEL,)
DRIVE_OUT_REBELLION_MOVE: Final[Move] = (DRIVE_OUT_REBELLION,)
DRIVE_OUT_NEUTRAL_MOVE: Final[Move] = (DRIVE_OUT_NEUTRAL,)


def row(kind: int, count: int) -> list[Move]:
    """One move for each of this many targets."""
    moves: list[Move] = []
    for target in range(count):
        moves.append((kind, target))
    return moves


def grid(kind: int, height: int, width: int) -> list[Move]:
    """One move for each pair of targets, row after row."""
    moves: list[Move] = []
    for first in range(height):
        for second in range(width):
            moves.append((kind, first, second))
    return moves


def places(purse: int) -> list[list[Move]]:
    """By advisor and action: the advisor goes to the banner with no coin of a purse, with one, and so on up to all."""
    found: list[list[Move]] = []
    for advisor in range(ADVISORS):
        for action in range(ACTIONS):
            found.append([(PLACE, advisor, action, coins) for coins in range(purse + 1)])
    return found


def with_less(moves: list[list[Move]], purse: int) -> list[list[Move]]:
    """The same without the bribes that a smaller purse cannot pay."""
    return [row[: purse + 1] for row in moves]


def conversions(token: int, firsts: list[int]) -> list[Move]:
    """RUR-ADD-06, RUR-R-34: a good of the right types and any other, each pair of goods once."""
    moves: list[Move] = []
    for first in firsts:
        for second in range(GOODS):
            if second not in firsts or first <= second:
                moves.append((CONVERT, token, first, second))
    return moves


SIDES: Final = 4
USUAL_COINS: Final = 24
"""For larger purses the moves are made when they are needed."""

DEPLOYS: Final = row(DEPLOY, REGIONS)
SETTLES: Final = row(SETTLE, REGIONS)
RESCUES: Final = row(RESCUE, REGIONS)
MOST_PLACES: Final = places(USUAL_COINS - 1)
PLACES: Final = [with_less(MOST_PLACES, purse) for purse in range(USUAL_COINS)]
"""By the coins in the purse, then by advisor and action."""
ACTS: Final = grid(ACT, ACTIONS, ROWS)
"""By space, as the next ones."""
SKIPS: Final = grid(SKIP, ACTIONS, ROWS)
MUSTERS: Final = grid(MUSTER, CHIEF + 1, REGIONS)
"""By figure and region."""
ATTACKS: Final = grid(ATTACK, REGIONS, SIDES)
"""By region and side."""
REBEL_ATTACKS: Final = row(ATTACK_REBEL, REGIONS)
REBELLION_ATTACKS: Final = row(ATTACK_REBELLION, REGIONS)
NEUTRAL_ATTACKS: Final = row(ATTACK_NEUTRAL, REGIONS)
DECKS: Final = row(DECK, 2)
TOKENS: Final = row(TOKEN, SIDES)
DRIVE_OUTS: Final = row(DRIVE_OUT, SIDES)
SPENDS: Final = row(SPEND, GOODS)
REMOVES: Final = grid(REMOVE, CHIEF + 1, REGIONS)
"""By figure and region."""
DEMOLISHES: Final = grid(DEMOLISH, KINDS, REGIONS)
"""By kind of building and region, as the one after next."""
TAXES: Final = grid(TAX, REGIONS, BONUSES)
"""By region and what the market adds."""
BUILDS: Final = grid(BUILD, KINDS, REGIONS)

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
